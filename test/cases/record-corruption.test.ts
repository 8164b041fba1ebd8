import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { AdjudicationRequest } from '../../src/contract/adjudications.ts';
import type { WireStated } from '../../src/contract/verifications.ts';
import { readOpenHandHistory, readPhh } from '../../src/formats/index.ts';
import { adjudicate } from '../../src/service/adjudications.ts';
import { recordedRequest } from '../../src/service/recorded-request.ts';
import { wireStated } from '../../src/service/stated.ts';
import { verifyRecord } from '../../src/service/verifications.ts';
import { seeded } from '../support/random.ts';

vi.setConfig({ testTimeout: 600_000 });

const HANDS = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'hands');
/** Changes of each kind to every hand; without it a part of the hands is changed once. */
const ROUNDS = Number(process.env.CARDS_SPEAK_CORRUPTIONS ?? 0);
const SAMPLE = 8;
const CONTEXT = { language: 'en', boardBudget: 20_000, sha256: () => '' } as const;

interface Told {
  readonly hand: AdjudicationRequest;
  readonly stated: WireStated;
}
/** One change, and why it cannot be noticed by anybody, where the change itself says so. */
interface Change {
  readonly told: Told;
  readonly undetectable: string | null;
}
type Below = (most: number) => number;
type Kind = (told: Told, below: Below) => Change | null;

const verdictOn = ({ hand, stated }: Told): string => {
  const answer = verifyRecord({ hand, stated, adjudication: 'never' }, CONTEXT);
  return answer.ok ? answer.value.verdict : 'impossible';
};

/** What everybody is paid by the rules; null where the hand is not settled. */
function payouts(hand: AdjudicationRequest): string | null {
  const answer = adjudicate({ ...hand, explain: false }, CONTEXT);
  if (!answer.ok || answer.value.outcome !== 'settled' || answer.value.legality?.legal === false) return null;
  return JSON.stringify(answer.value.payouts.map(({ net }) => net));
}

const pick = <T>(list: readonly T[], below: Below): T | undefined =>
  list.length === 0 ? undefined : list[below(list.length)];
const actionsOf = ({ hand }: Told) => hand.actions ?? [];
const withActions = (told: Told, actions: AdjudicationRequest['actions']): Told => ({
  ...told,
  hand: { ...told.hand, actions },
});
const isPost = ({ action }: { readonly action: string }): boolean =>
  action.startsWith('post-') || action === 'bring-in';
const isShow = ({ action }: { readonly action: string }): boolean => action === 'show' || action === 'muck';
/** What a record keeps of nobody but the seats that had a result to win or lose. */
const statesResult = ({ stated }: Told): boolean => stated.finalStacks !== undefined || stated.collected !== undefined;
const SAME = 'with which everybody is paid the same';

/** Why a change goes unnoticed that leaves every payment as it was, as one who knows all cards and bets would see. */
const sameOr = (before: Told, after: Told, what: string): string | null => {
  const [was, is] = [payouts(before.hand), payouts(after.hand)];
  return was !== null && was === is ? `${what} ${SAME}` : null;
};

const KINDS: Readonly<Record<string, Kind>> = {
  'the amount of a wager'(told, below) {
    const i = pick(
      actionsOf(told).flatMap(({ to }, place) => (to === undefined ? [] : [place])),
      below,
    );
    if (i === undefined) return null;
    const changed = withActions(
      told,
      actionsOf(told).map((own, place) => (place === i ? { ...own, to: (own.to ?? 0) + 1 + below(own.to ?? 1) } : own)),
    );
    return { told: changed, undetectable: sameOr(told, changed, 'a wager raised again, not called or split') };
  },
  'a stack'(told, below) {
    const seat = below(told.hand.seats.length);
    const stack = told.hand.seats[seat]?.stack;
    if (stack === undefined) return null;
    const seats = told.hand.seats.map((own, i) => (i === seat ? { ...own, stack: stack + 1 + below(stack) } : own));
    const changed = { ...told, hand: { ...told.hand, seats } };
    const once = told.stated.finalStacks === undefined ? sameOr(told, changed, 'a stack told once') : null;
    return { told: changed, undetectable: once };
  },
  'a stated amount'(told, below) {
    const { finalStacks, collected } = told.stated;
    const list = finalStacks ?? collected;
    const i = list === undefined || list.length === 0 ? undefined : below(list.length);
    if (list === undefined || i === undefined) return null;
    const other = list.map((own, place) =>
      place === i ? { ...own, amount: Number(own.amount) + 1 + below(50) } : own,
    );
    const field = finalStacks === undefined ? 'collected' : 'finalStacks';
    return { told: { ...told, stated: { ...told.stated, [field]: other } }, undetectable: null };
  },
  'the winner'(told, below) {
    const { finalStacks, collected } = told.stated;
    const list = finalStacks ?? collected;
    const first = pick(list ?? [], below);
    const other = pick(
      told.hand.seats.filter(({ seat }) => seat !== first?.seat),
      below,
    );
    if (list === undefined || first === undefined || other === undefined) return null;
    const amountOf = (seat: number) => list.find((own) => own.seat === seat)?.amount ?? 0;
    if (amountOf(first.seat) === amountOf(other.seat)) return null;
    const swapped = list
      .filter(({ seat }) => seat !== first.seat && seat !== other.seat)
      .concat({ seat: first.seat, amount: amountOf(other.seat) }, { seat: other.seat, amount: amountOf(first.seat) })
      .filter(({ amount }) => finalStacks !== undefined || amount !== 0);
    const field = finalStacks === undefined ? 'collected' : 'finalStacks';
    return { told: { ...told, stated: { ...told.stated, [field]: swapped } }, undetectable: null };
  },
  'a card'(told, below) {
    const places = [
      ...told.hand.seats.flatMap(({ hole }, seat) => (hole ?? []).map((card, i) => ({ seat, i, card }))),
      ...(told.hand.board ?? []).map((card, i) => ({ seat: -1, i, card })),
    ].filter(({ card }) => card !== '??');
    const at = pick(places, below);
    if (at === undefined) return null;
    const card = `${'23456789TJQKA'[below(13)]}${'cdhs'[below(4)]}`;
    if (card === at.card) return null;
    const put = (cards: readonly string[]) => cards.map((own, i) => (i === at.i ? card : own));
    const seats = told.hand.seats.map((own, i) => (i === at.seat && own.hole ? { ...own, hole: put(own.hole) } : own));
    const board = at.seat < 0 && told.hand.board ? { board: put(told.hand.board) } : {};
    // Cards tabled again in the history are left as they were.
    const changed = { ...told, hand: { ...told.hand, seats, ...board } };
    return { told: changed, undetectable: sameOr(told, changed, 'a card') };
  },
  'whose action it is'(told, below) {
    const i = below(actionsOf(told).length || 1);
    const own = actionsOf(told)[i];
    const other = pick(
      told.hand.seats.filter(({ seat }) => seat !== own?.seat),
      below,
    );
    if (own === undefined || other === undefined) return null;
    const changed = withActions(
      told,
      actionsOf(told).map((one, place) => (place === i ? { ...one, seat: other.seat } : one)),
    );
    return { told: changed, undetectable: isShow(own) ? sameOr(told, changed, 'who shows') : null };
  },
  'an action left out'(told, below) {
    const i = below(actionsOf(told).length || 1);
    const own = actionsOf(told)[i];
    if (own === undefined) return null;
    const changed = withActions(
      told,
      actionsOf(told).filter((_, place) => place !== i),
    );
    const toldTwice = isShow(own) || isPost(own);
    return {
      told: changed,
      undetectable: toldTwice ? sameOr(told, changed, 'what is told by the seat or the stakes too') : null,
    };
  },
  'two actions swapped'(told, below) {
    const i = below(Math.max(1, actionsOf(told).length - 1));
    const [first, second] = [actionsOf(told)[i], actionsOf(told)[i + 1]];
    if (first === undefined || second === undefined || first.seat === second.seat) return null;
    const changed = withActions(
      told,
      actionsOf(told).map((own, place) => (place === i ? second : place === i + 1 ? first : own)),
    );
    // Who shows early shows all the same.
    const either = isShow(first) || isShow(second) || (isPost(first) && isPost(second));
    return { told: changed, undetectable: either ? sameOr(told, changed, 'shows or posts in either order') : null };
  },
};

type Read = typeof readPhh | typeof readOpenHandHistory;

/** Records of a folder that agree and state a result. */
function agreeing(folder: string, extension: RegExp, read: Read): Told[] {
  if (!existsSync(join(HANDS, folder))) return [];
  return readdirSync(join(HANDS, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => extension.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(HANDS, folder, file), 'utf8');
      const records = read(text);
      return records.ok ? records.value.entries : [];
    })
    .filter((_, i) => ROUNDS > 0 || i % SAMPLE === 0)
    .flatMap(({ hand }): Told[] => {
      const request = hand.ok ? recordedRequest(hand.value) : null;
      if (!hand.ok || request === null || hand.value.conflicts.length > 0) return [];
      return [{ hand: request, stated: wireStated(hand.value.stated, hand.value.money.decimals) }];
    })
    .filter((told) => statesResult(told) && verdictOn(told) === 'agrees');
}

/** A hand of our own, so that the kinds are held to something where the shared hands are absent. */
const OWN: Told = {
  hand: {
    variant: 'texas-holdem',
    button: 3,
    stakes: { smallBlind: 50, bigBlind: 100 },
    seats: [
      { seat: 1, stack: 5_000, hole: ['As', 'Kd'] },
      { seat: 2, stack: 4_000, hole: ['Qh', 'Qc'] },
      { seat: 3, stack: 3_000, hole: ['7c', '2d'] },
    ],
    board: ['Ad', 'Kh', '9s', '5c', '2h'],
    actions: [
      { seat: 3, action: 'fold' },
      { seat: 1, action: 'raise', to: 300 },
      { seat: 2, action: 'call' },
      { seat: 1, action: 'bet', to: 400 },
      { seat: 2, action: 'call' },
      { seat: 1, action: 'check' },
      { seat: 2, action: 'check' },
      { seat: 1, action: 'check' },
      { seat: 2, action: 'check' },
    ],
  },
  stated: {
    finalStacks: [
      { seat: 1, amount: 5_700 },
      { seat: 2, amount: 3_300 },
      { seat: 3, amount: 3_000 },
    ],
    totalPot: 1_400,
    winners: [1],
  },
};

/** Every kind of change to every record. Out: how many were noticed, or why not, and those nobody can excuse. */
function corrupted(sound: readonly Told[]): { counts: Record<string, number>; unnoticed: string[] } {
  const below = seeded(11);
  const counts: Record<string, number> = { noticed: 0, unnoticed: 0 };
  const unnoticed: string[] = [];
  const judged = (told: Told, kind: string, change: Kind): void => {
    const changed = change(told, below);
    if (changed === null) return;
    const isNoticed = verdictOn(changed.told) !== 'agrees';
    // What leaves every payment as it was cannot be noticed by what is paid.
    const key = isNoticed ? 'noticed' : (changed.undetectable ?? 'unnoticed');
    counts[key] = (counts[key] ?? 0) + 1;
    if (key === 'unnoticed') unnoticed.push(`${kind}: ${JSON.stringify(changed.told)}`);
  };
  for (const told of sound)
    for (const [kind, change] of Object.entries(KINDS))
      for (let round = 0; round < Math.max(1, ROUNDS); round += 1) judged(told, kind, change);
  return { counts, unnoticed };
}

describe('one thing changed in a record that agrees', () => {
  it.each([
    ['of our own', () => Array.from({ length: 20 }, () => OWN)],
    ['in PHH', () => agreeing('phh', /\.phhs?$/, readPhh)],
    ['in Open Hand History', () => agreeing('ohh', /\.(?:ohh|json)$/, readOpenHandHistory)],
  ] as const)('is noticed: records %s', (name, records) => {
    const sound = records();
    if (sound.length === 0) {
      console.log(`records ${name}: skipped, there is no folder ${HANDS}`);
      return;
    }
    expect(verdictOn(OWN)).toBe('agrees');
    const { counts, unnoticed } = corrupted(sound);
    console.table(counts);
    const { noticed = 0 } = counts;
    expect(noticed).toBeGreaterThan(50);
    expect(noticed / (noticed + unnoticed.length), unnoticed.join('\n')).toBeGreaterThanOrEqual(0.995);
  });
});
