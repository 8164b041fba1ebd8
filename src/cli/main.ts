#!/usr/bin/env node
import { STATUS } from './output.ts';
import { run } from './program.ts';

/** The service keeps running until it is told to stop. */
async function serve(): Promise<number> {
  await import('../server.ts');
  return Number(process.exitCode ?? 0);
}

// Whoever stops reading the output early has had enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

/** What nobody foresaw is not to be taken for a difference. */
function failed(error: unknown): number {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return STATUS.unreadable;
}

process.exitCode = await run(
  process.argv.slice(2),
  {
    print: (text) => process.stdout.write(`${text}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
    screen: process.stderr.isTTY ? process.stderr : null,
    stdin: () => process.stdin,
  },
  serve,
).catch(failed);
