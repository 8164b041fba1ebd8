import { expect, test } from 'vitest';
import {
  contendersOf,
  countingBoards,
  playWithoutHistory,
  type SeatSetup,
  type Settlement,
  settle,
  standingsOf,
  type VariantSpec,
} from '../../src/core/index.ts';
import { type Card, formatCard, parseCard } from '../support/core.ts';
import { seeded } from '../support/random.ts';
import { type Below, opened, type RandomHand, randomHand, setupOf } from '../support/random-hand.ts';
import { slowStandings } from '../support/slow-variant.ts';

/** Random deals a game; more where they are asked for. */
const DEALS = Number(process.env.CARDS_SPEAK_DEALS ?? 20);

const texts = (cards: readonly (Card | null)[]): string[] =>
  cards.flatMap((card) => (card === null ? [] : formatCard(card)));

const sorted = (tiers: readonly (readonly number[])[]): number[][] =>
  tiers.map((tier) => [...tier].sort((a, b) => a - b));

function standingsIn(dealt: RandomHand) {
  const hand = opened(setupOf(dealt));
  if (hand.view?.weak === true) return [];
  return standingsOf(hand, contendersOf(hand.seats), countingBoards(hand)).map(({ contest, board, tiers }) => ({
    contest,
    board,
    tiers: sorted(tiers),
  }));
}

/** What everybody put in, some of it by hands since folded, at least one live. */
function withMoney(dealt: RandomHand, below: Below): RandomHand {
  const seats = dealt.seats.map((seat, i): SeatSetup => {
    const contributed = 1 + below(200);
    const dead = below(4) === 0 ? below(contributed) : 0;
    const status = i > 0 && below(4) === 0 ? 'folded' : 'live';
    return { ...seat, stack: contributed, contributed, dead, status };
  });
  return { ...dealt, seats };
}

function settled(dealt: RandomHand, button: number): Settlement {
  const hand = opened(setupOf(dealt, { button, carriedIn: 3 }));
  const result = settle(hand, playWithoutHistory(hand), 10_000);
  if (!result.ok) throw new Error(`${dealt.variant.id}: ${JSON.stringify(result.error)}`);
  return result.value;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** What a seat wins, by seat. */
const wins = ({ payouts }: Settlement): Map<number, number> =>
  new Map(payouts.map((p) => [p.seat, p.won + p.returned]));

/** The same hand with each suit read as another. */
function resuited(dealt: RandomHand, suits: string): RandomHand {
  const swap = <T extends Card | null>(card: T): Card => {
    const text = card === null ? '' : formatCard(card);
    if (card !== null && text === 'Jk') return card;
    const other = parseCard(text.charAt(0) + suits.charAt('cdhs'.indexOf(text.charAt(1))));
    if (other === null) throw new Error(`no card ${text}`);
    return other;
  };
  return {
    ...dealt,
    seats: dealt.seats.map((s) => ({
      ...s,
      hole: s.hole?.map(swap) ?? null,
      ...(s.split == null ? {} : { split: s.split.map(swap) }),
    })),
    boards: dealt.boards.map((board) => board.map(swap)),
    reveals: dealt.reveals.map(swap),
  };
}

const LAST = 10;
/** Everybody so many places to the left. */
const turned = (seat: number, by: number): number => ((seat + by - 1) % LAST) + 1;

/** Games ranked by ranks and flushes alone: no house option lets suits or a circle decide. */
const isPlain = ({ ordering, transform }: VariantSpec): boolean =>
  ordering.suits === 'never-count' && ordering.straightFlushes === 'by-height' && transform === 'none';

/** What holds for every game, run on the one given. */
export function passesTheSuite(variant: VariantSpec): void {
  if (isPlain(variant))
    // Some games have hundreds of ways to take five cards: two thousand deals of them take their time.
    test('an independent slow evaluator ranks random deals the same', { timeout: 300_000 }, () => {
      const below = seeded(23);
      for (let i = 0; i < DEALS; i += 1) {
        const dealt = randomHand(variant, below, 3);
        const hands = dealt.seats.map(({ seat, hole, split }) => ({
          seat,
          hole: texts(hole ?? []),
          split: texts(split ?? []),
        }));
        const boards = dealt.boards.map(texts);
        const shown = JSON.stringify([hands, boards]);
        expect(standingsIn(dealt), shown).toEqual(slowStandings(variant, hands, boards));
      }
    });

  test('every chip put in comes out again', () => {
    const below = seeded(29);
    for (let i = 0; i < DEALS; i += 1) {
      const dealt = withMoney(randomHand(variant, below), below);
      const { payouts, carriedOver, outcome } = settled(dealt, 1 + below(LAST));
      expect(outcome).toBe('settled');
      const put = sum(dealt.seats.map(({ contributed }) => contributed ?? 0)) + 3;
      expect(sum(payouts.map(({ won, returned }) => won + returned)) + carriedOver).toBe(put);
    }
  });

  if (isPlain(variant))
    test('other suits change no ranking', () => {
      const below = seeded(31);
      for (let i = 0; i < DEALS; i += 1) {
        const dealt = randomHand(variant, below);
        const suits = ['dchs', 'hscd', 'shdc', 'csdh'][i % 4] ?? 'cdhs';
        expect(standingsIn(resuited(dealt, suits))).toEqual(standingsIn(dealt));
      }
    });

  test('turning the table changes nothing but seats', () => {
    const below = seeded(37);
    for (let i = 0; i < DEALS; i += 1) {
      const dealt = withMoney(randomHand(variant, below), below);
      const by = 1 + below(LAST - 1);
      const button = 1 + below(LAST);
      const seats = dealt.seats.map((s) => ({ ...s, seat: turned(s.seat, by) }));
      const before = wins(settled(dealt, button));
      const after = wins(settled({ ...dealt, seats }, turned(button, by)));
      for (const [seat, won] of before) expect(after.get(turned(seat, by))).toBe(won);
    }
  });
}
