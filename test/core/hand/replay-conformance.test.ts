import { describe, expect, it } from 'vitest';
import { settle } from '../../../src/core/hand/settle.ts';
import { handOf, play as playShort, type Short, sharedFile } from '../betting/support.ts';

interface Row {
  readonly id: string;
  readonly about: string;
  readonly request: { readonly body: Body };
  readonly expect: {
    readonly next?: { seat?: number; callTo?: number; minRaiseTo?: number; maxRaiseTo?: number; mayRaise?: boolean };
    readonly legal?: boolean;
    readonly firstIrregular?: number;
    readonly won?: Readonly<Record<string, number>>;
    readonly returned?: Readonly<Record<string, number>>;
    readonly pots?: readonly { readonly amount: number; readonly eligible: readonly number[] }[];
  };
}

interface Body extends Omit<Short, 'stacks' | 'board' | 'rules'> {
  readonly seats: readonly { readonly seat: number; readonly stack?: number; readonly hole?: readonly string[] }[];
  readonly board?: readonly string[];
}

const GAMES = ['texas-holdem', 'omaha', 'short-deck', 'razz', 'telesina'];

function rowsOf(file: string): Row[] | null {
  const text = sharedFile(`conformance/${file}.jsonl`);
  if (text === null) return null;
  const rows: Row[] = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return rows.filter((row) => GAMES.includes(row.request.body.variant ?? ''));
}

const shortOf = ({ seats, board, ...rest }: Body): Short => ({
  ...rest,
  stacks: Object.fromEntries(seats.map((s) => [s.seat, s.stack ?? null])),
  holes: Object.fromEntries(seats.map((s) => [s.seat, s.hole?.join('') ?? null])),
  ...(board === undefined || board.length === 0 ? {} : { board: board.join('') }),
});

const nonZero = (rows: readonly { seat: number; amount: number }[]) =>
  Object.fromEntries(rows.filter(({ amount }) => amount > 0).map(({ seat, amount }) => [seat, amount]));

const positive = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0));

for (const file of ['betting', 'history']) {
  const rows = rowsOf(file);
  describe(`conformance rows of ${file}`, () => {
    if (rows === null) it.skip('the shared conformance folder is not here (CARDS_SPEAK_SHARED)', () => undefined);
    it.each(rows ?? [])('$id: $about', ({ request, expect: want }) => {
      const short = shortOf(request.body);
      const read = playShort(short);
      const options = read.play.toAct?.kind === 'act' ? read.play.toAct.options : undefined;
      if (want.next !== undefined) {
        const all = {
          seat: read.play.toAct?.seat,
          callTo: options?.call?.to,
          minRaiseTo: options?.raise?.minTo,
          maxRaiseTo: options?.raise?.maxTo,
          mayRaise: options !== undefined && options.raise !== null,
        };
        expect(all).toMatchObject(want.next);
      }
      if (want.legal !== undefined) expect(read.irregularity === null).toBe(want.legal);
      if (want.firstIrregular !== undefined) expect(read.irregularity?.action).toBe(want.firstIrregular);
      if (want.won === undefined) return;
      const settled = settle(handOf(short), read.play, 2_000_000);
      if (!settled.ok) throw new Error(JSON.stringify(settled.error));
      const { payouts, pots, refunds, awards } = settled.value;
      expect(nonZero(payouts.map(({ seat, won }) => ({ seat, amount: won })))).toEqual(positive(want.won));
      expect(nonZero(refunds)).toEqual(want.returned);
      const paid = pots.map(({ amount, eligible }, i) => ({ amount, eligible, won: nonZero(awards[i]?.shares ?? []) }));
      expect(paid).toEqual(want.pots);
    });
  });
}
