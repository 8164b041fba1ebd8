import { setTimeout as later } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { settingsHelp } from './config/help.ts';
import { type Config, faultLines, loadConfig } from './config.ts';
import { LANGUAGES, type Language, prewarmCommon } from './core/index.ts';
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
  say(`Dispute desk: ${address}/`);
  say(`Documentation: ${address}/docs`);
  say(`Try: curl -s ${address}/v1/adjudications -H 'content-type: application/json' -d '${EXAMPLE}'`);
}

/**
 * Stops without failing anybody: says it is not ready, lets what is open end and balancers notice, then takes no more
 * and ends what came meanwhile.
 */
async function stop(app: FastifyInstance, drainDelay: number): Promise<void> {
  await Promise.all([app.traffic.stop(), later(drainDelay)]);
  await app.close();
}

async function serve(config: Config): Promise<void> {
  prewarmCommon();
  const app = await buildApp(config);
  // A second signal, like the end of the time there is, ends the process with 1 whatever is open.
  closeWithGrace({ delay: config.closeDelay, logger: app.log }, async ({ err, signal }) => {
    if (err) app.log.error({ err }, 'stopping after an error');
    else app.log.info({ signal }, 'stopping');
    await stop(app, config.drainDelay);
  });
  // Whom the queue of connections has no room for is not told: their packets are dropped, and tried again ever later.
  greet(await app.listen({ host: config.host, port: config.port, backlog: config.connectionLimit }));
}

interface Asked {
  readonly help: boolean;
  readonly language: Language;
}

/** What the command line asks; `serve` is how the other command starts this. */
function asked(args: readonly string[]): Asked {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== 'serve'),
    options: { help: { type: 'boolean', default: false }, lang: { type: 'string', default: LANGUAGES[0] } },
  });
  const language = LANGUAGES.find((own) => own === values.lang);
  if (language === undefined) throw new TypeError(`--lang is one of ${LANGUAGES.join(', ')}`);
  return { help: values.help, language };
}

async function run({ help, language }: Asked): Promise<void> {
  if (help) {
    say(settingsHelp(language).trimEnd());
    return;
  }
  const loaded = loadConfig(process.env);
  if (loaded.ok) return serve(loaded.config);
  process.stderr.write(faultLines(loaded.faults, language));
  process.exitCode = 1;
}

try {
  await run(asked(process.argv.slice(2)));
} catch (error) {
  // An argument nobody knows, or a port that is taken: what it is says enough.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
