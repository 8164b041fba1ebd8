import closeWithGrace from 'close-with-grace';
import { type Config, loadConfig } from './config.ts';
import { prewarmCommon } from './core/index.ts';
import { buildApp } from './http/app.ts';

const EXAMPLE = JSON.stringify({
  variant: 'texas-holdem',
  button: 1,
  seats: [
    { seat: 1, player: 'anna', hole: ['As', 'Kd'], contributed: 300 },
    { seat: 2, player: 'bruno', hole: ['Qh', 'Qc'], contributed: 300 },
  ],
  board: ['Ad', 'Kh', '9s', '5c', '2h'],
});

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

function greet(address: string): void {
  say(`Cards Speak listens on ${address}`);
  say(`Documentation: ${address}/docs`);
  say(`Try: curl -s ${address}/v1/adjudications -H 'content-type: application/json' -d '${EXAMPLE}'`);
}

async function serve(config: Config): Promise<void> {
  prewarmCommon();
  const app = await buildApp(config);
  closeWithGrace({ delay: config.closeDelay, logger: app.log }, async ({ err }) => {
    if (err) app.log.error({ err }, 'stopping after an error');
    await app.close();
  });
  greet(await app.listen({ host: config.host, port: config.port }));
}

const loaded = loadConfig(process.env);
if (loaded.ok) await serve(loaded.config);
else {
  for (const fault of loaded.faults) process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
