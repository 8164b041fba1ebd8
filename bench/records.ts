import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { work } from '../src/bulk/work.ts';
import { faultLines, loadConfig } from '../src/config.ts';
import { invariant } from '../src/core/index.ts';
import { buildApp } from '../src/http/app.ts';

const HAND = readFileSync('examples/three-way-all-in.phh', 'utf8').trim();
const textOf = (hand: number): string => `[${hand + 1}]\n${HAND}\n`;
const PIECES = Array.from({ length: 100 }, (_, i) => ({ line: i, text: textOf(i) }));
const OPTIONS = { rulebook: undefined, anonymise: false, adjudication: 'never' } as const;

export const HANDS_A_JOB = PIECES.length;

/** Hands answered as a thread of a stream answers them: read, replayed, settled, compared, and the verdict written. */
export function answerJob(): number {
  const order = { task: 'verifications', source: 'phh', language: 'en', options: OPTIONS } as const;
  const { tally } = work({ order, pieces: PIECES });
  invariant(tally.verdicts?.agrees === HANDS_A_JOB, 'the example agrees');
  return HANDS_A_JOB;
}

/**
 * A service that answers streams on the thread that serves them, and a process that sends it so many hands over a
 * connection. Out: what sends them once and tells how many were answered in a second of the service's processor time.
 */
export async function streamed(
  hands: number,
): Promise<{ readonly send: () => Promise<number>; readonly close: () => Promise<void> }> {
  const loaded = loadConfig({ LOG_LEVEL: 'silent', BULK_THREADS: '0' });
  if (!loaded.ok) throw new Error(faultLines(loaded.faults, 'en'));
  const app = await buildApp(loaded.config);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const sender = fork(new URL('sender.js', import.meta.url), [`${address}/v1/verifications/stream?adjudication=never`]);
  const body = Array.from({ length: hands }, (_, i) => textOf(i)).join('\n');
  const answered = async (): Promise<string> => String((await once(sender, 'message'))[0]);
  const ready = answered();
  sender.send(body);
  await ready;
  const send = async (): Promise<number> => {
    const before = process.cpuUsage();
    const end = answered();
    sender.send('again');
    const last = await end;
    const { user, system } = process.cpuUsage(before);
    invariant(last.endsWith(`"verdicts":{"agrees":${hands}},"differences":{},"missing":{}}}\n`), 'every hand agrees');
    return hands / ((user + system) / 1e6);
  };
  return {
    send,
    close: async () => {
      sender.kill();
      await app.close();
    },
  };
}
