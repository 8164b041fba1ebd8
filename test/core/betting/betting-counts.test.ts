import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LegalActions } from '../../../src/core/betting/legal-actions.ts';
import type { Hand } from '../../../src/core/hand/hand.ts';
import { replay } from '../../../src/core/hand/replay.ts';
import type { ActionSetup } from '../../../src/core/hand/setup.ts';
import { countFrom, type Position } from './independent-count.ts';
import { handOf } from './support.ts';

const TABLE = new URL('../../fixtures/betting-counts.txt', import.meta.url);

interface Row extends Position {
  readonly name: string;
  readonly depth: number;
  readonly count: number;
}

const isStructure = (text: string): text is Position['structure'] =>
  ['no-limit', 'pot-limit', 'fixed-limit'].includes(text);

function rowOf(line: string): Row {
  const [structure = '', blinds = '', stacks = '', depth, count] = line.trim().split(/\s+/);
  const [small = 0, big = 0] = blinds.split('/').map(Number);
  if (!isStructure(structure)) throw new Error(`no structure in "${line}"`);
  const name = `${structure} ${blinds} ${stacks}`;
  return {
    name,
    structure,
    small,
    big,
    stacks: stacks.split(',').map(Number),
    depth: Number(depth),
    count: Number(count),
  };
}

const ROWS = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map(rowOf);

/** Every different thing a seat may do: give up, or end at one of the totals. */
function different(options: LegalActions): Omit<ActionSetup, 'seat'>[] {
  const { call, allIn } = options;
  const range = options.bet ?? options.raise;
  const word = options.bet === null ? 'raise' : 'bet';
  const list: Omit<ActionSetup, 'seat'>[] = [{ action: 'fold' }];
  if (options.check) list.push({ action: 'check' });
  if (call !== null) list.push({ action: 'call' });
  if (range !== null) for (let to = range.minTo; to <= (range.maxTo ?? 0); to += 1) list.push({ action: word, to });
  const counted =
    allIn === null ||
    allIn.to === call?.to ||
    (range !== null && allIn.to >= range.minTo && allIn.to <= (range.maxTo ?? 0));
  if (!counted) list.push({ action: 'all-in' });
  return list;
}

function engineCount(hand: Hand, depth: number, actions: readonly ActionSetup[] = []): number {
  if (depth === 0) return 1;
  const told: Hand = { ...hand, money: { kind: 'history', actions, opening: null } };
  const { toAct } = replay(told).play;
  if (toAct?.kind !== 'act') return 0;
  const list = different(toAct.options);
  if (depth === 1) return list.length;
  return list.reduce((sum, made) => sum + engineCount(hand, depth - 1, [...actions, { ...made, seat: toAct.seat }]), 0);
}

const FIVE_CARDS = '2c7d9hJcQs';

describe('numbers of legal betting sequences', () => {
  it.each(ROWS)(
    '$name to depth $depth: the engine counts $count',
    ({ structure, small, big, stacks, depth, count }) => {
      const button = stacks.length === 2 ? 1 : stacks.length;
      const hand = handOf({
        betting: structure,
        stakes: { smallBlind: small, bigBlind: big },
        stacks,
        button,
        board: FIVE_CARDS,
      });
      expect(engineCount(hand, depth)).toBe(count);
    },
  );
  it.each(ROWS)('$name to depth $depth: so does a count from the rules', ({ count, depth, ...position }) => {
    expect(countFrom(position, depth)).toBe(count);
  });
});
