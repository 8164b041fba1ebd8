import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ruled } from '../support/ruling.ts';
import { toldActions } from '../support/told-actions.ts';

const SHARED = process.env.CARDS_SPEAK_SHARED ?? '../shared';
const REPORTS = join(SHARED, 'cases', 'bug-reports.jsonl');

const idsIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).id);

it('folded-player-acts-again: who has folded is never paid', () => {
  const answer = ruled({
    variant: 'texas-holdem',
    button: 3,
    stakes: { smallBlind: 5, bigBlind: 10 },
    seats: [1, 2, 3].map((seat) => ({ seat, stack: 500 })),
    board: ['2c', '7d', '9h'],
    actions: toldActions(
      '1 post-small-blind 5,2 post-big-blind 10,3 call,1 fold,2 check,2 check@flop,3 bet 10@flop,2 fold@flop',
    ),
  });
  expect(answer.legality?.legal).toBe(true);
  expect(answer.winners).toEqual([3]);
  expect(answer.pots.map(({ amount, eligible }) => ({ amount, eligible }))).toEqual([{ amount: 25, eligible: [3] }]);
  expect(answer.returned).toEqual([{ seat: 3, amount: 10 }]);
  expect(answer.payouts.map(({ seat, won }) => [seat, won])).toEqual([
    [1, 0],
    [2, 0],
    [3, 25],
  ]);
});

it('every report is a conformance case or a test of this file', (context) => {
  if (!existsSync(REPORTS)) return context.skip(`no file ${REPORTS}: CARDS_SPEAK_SHARED names its folder`);
  const folder = join(SHARED, 'conformance');
  const cases = readdirSync(folder).flatMap((file) => idsIn(join(folder, file)));
  const own = readFileSync(import.meta.filename, 'utf8');
  const missing = idsIn(REPORTS).filter((id) => !cases.includes(id) && !own.includes(`'${id}:`));
  expect(missing).toEqual([]);
});
