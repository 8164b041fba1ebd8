import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { conclude, HAND, holds, Service } from './service.ts';

/**
 * Streams whose clients leave in the middle: what they held has to be free again.
 * Usage: tsx tools/held/cut-streams.ts [--quick]
 */
const ROUNDS = process.argv.includes('--quick') ? 4 : 12;
const STREAMS = 24;
/** Megabytes by which the least that is resident may differ from the first rounds to the last: garbage comes and goes. */
const SLACK = 64;

const LINES = `${JSON.stringify(HAND)}\n`.repeat(400);

function begin(port: number): ClientRequest {
  const headers = { 'content-type': 'application/x-ndjson' };
  const sending = request({ port, method: 'POST', path: '/v1/adjudications/stream', headers });
  // Leaving in the middle is an error to who leaves.
  sending.on('error', () => undefined);
  return sending;
}

/** Sends and reads a little, then leaves: half of them while sending, half while they should read. */
async function cut(port: number, keepsSending: boolean): Promise<void> {
  const sending = begin(port);
  sending.write(LINES);
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  answer.on('error', () => undefined);
  await once(answer, 'data');
  if (keepsSending) for (let i = 0; i < 5; i += 1) sending.write(LINES);
  else answer.pause();
  sending.destroy();
}

async function isFree(service: Service, handles: number): Promise<boolean> {
  const [streams, waiting, running, now] = await Promise.all([
    service.metric('cards_speak_streams_open'),
    service.metric('cards_speak_worker_queue_length'),
    service.metric('cards_speak_worker_jobs_running'),
    service.metric('nodejs_active_handles_total'),
  ]);
  // The questions themselves are connections.
  return streams === 0 && waiting === 0 && running === 0 && now <= handles + 8;
}

async function run(): Promise<void> {
  const service = await Service.start({ STREAM_LIMIT: String(STREAMS) });
  const faults: string[] = [];
  try {
    const round = (): Promise<unknown> =>
      Promise.all(Array.from({ length: STREAMS }, (_, i) => cut(service.port, i % 2 === 0)));
    await round();
    await holds(() => isFree(service, Number.POSITIVE_INFINITY), 20_000);
    const handles = await service.metric('nodejs_active_handles_total');
    const memory: number[] = [];
    for (let i = 0; i < ROUNDS; i += 1) {
      await round();
      if (!(await holds(() => isFree(service, handles), 20_000)))
        faults.push(`round ${i + 1}: something is still held`);
      memory.push(Math.round(service.memory()));
    }
    process.stdout.write(`${ROUNDS * STREAMS} streams cut; megabytes resident after each round: ${memory.join(' ')}\n`);
    const half = ROUNDS / 2;
    if (Math.min(...memory.slice(half)) > Math.min(...memory.slice(0, half)) + SLACK)
      faults.push('memory grows with every round');
    const whole = await fetch(`${service.url}/v1/adjudications/stream`, {
      method: 'POST',
      body: LINES,
      headers: { 'content-type': 'application/x-ndjson' },
    });
    if (!(await whole.text()).includes('"results":400')) faults.push('a stream afterwards is not answered');
    if ((await service.stop()) !== 0) faults.push('the service did not stop cleanly');
  } finally {
    await service.stop();
  }
  conclude('streams cut in the middle', faults);
}

await run();
