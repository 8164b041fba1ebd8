import { existsSync, readFileSync } from 'node:fs';
import { parseCard } from '../../../src/core/cards/card.ts';
import type { Hand } from '../../../src/core/hand/hand.ts';
import { openHand } from '../../../src/core/hand/open-hand.ts';
import { type Replay, replay } from '../../../src/core/hand/replay.ts';
import {
  type ActionName,
  type ActionSetup,
  type HandSetup,
  type MaybeCard,
  NO_STAKES,
  type Stakes,
} from '../../../src/core/hand/setup.ts';
import type { HouseRules } from '../../../src/core/house-rules/catalog.ts';
import { ruleSet } from '../../../src/core/house-rules/preset.ts';
import type { SeatStatus } from '../../../src/core/pots/build-pots.ts';
import type { RulebookId } from '../../../src/core/rulebooks/catalog.ts';
import { findVariant } from '../../../src/core/variants/catalog.ts';
import type { BettingStructure, StreetName, VariantSpec } from '../../../src/core/variants/spec.ts';

/** A hand in short: whatever is left out is as in a no-limit hold'em hand with nothing special. */
export interface Short {
  readonly variant?: string;
  /** A game that is not in the catalogue. */
  readonly spec?: VariantSpec;
  readonly betting?: BettingStructure;
  readonly rulebook?: RulebookId;
  readonly rules?: Partial<HouseRules>;
  readonly stakes?: Partial<Stakes>;
  readonly button?: number;
  /** Stacks by seat; a list counts from seat 1, null is an unknown stack. */
  readonly stacks: readonly (number | null)[] | Readonly<Record<number, number | null>>;
  readonly holes?: Readonly<Record<number, string | null>>;
  readonly statuses?: Readonly<Record<number, SeatStatus>>;
  readonly board?: string;
  readonly opening?: { readonly street: StreetName; readonly pot: number };
  readonly carriedIn?: number;
  /** `3 raise 300`, `1 post-ante =5`, `2 all-in @flop`, `1 discard x2 -AhKd +7c??`; separated by commas. */
  readonly actions?: string | readonly ActionSetup[];
}

const cardsOf = (text: string) => (text.match(/../g) ?? []).map((c) => parseCard(c) ?? fail(`no card ${c}`));

const fail = (message: string): never => {
  throw new Error(message);
};

const maybeCardsOf = (text: string): MaybeCard[] => (text.match(/../g) ?? []).map(parseCard);

const isAction = (text: string): text is ActionName => /^[a-z-]+$/.test(text);
const isStreet = (text: string): text is StreetName => /^[a-z0-9-]+$/.test(text);

/** Reads one action in short. */
export function actionOf(text: string): ActionSetup {
  const [seat = '', action = '', ...rest] = text.trim().split(/\s+/);
  if (!isAction(action)) return fail(`no action in "${text}"`);
  const to = rest.find((r) => /^\d+$/.test(r));
  const amount = rest.find((r) => r.startsWith('='))?.slice(1);
  const street = rest.find((r) => r.startsWith('@'))?.slice(1);
  const count = rest.find((r) => r.startsWith('x'))?.slice(1);
  const cards = rest.find((r) => r.startsWith('-'))?.slice(1);
  const drawn = rest.find((r) => r.startsWith('+'))?.slice(1);
  return {
    seat: Number(seat),
    action,
    ...(to === undefined ? {} : { to: Number(to) }),
    ...(amount === undefined ? {} : { amount: Number(amount) }),
    ...(street !== undefined && isStreet(street) ? { street } : {}),
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(cards === undefined ? {} : { cards: maybeCardsOf(cards) }),
    ...(drawn === undefined ? {} : { drawn: maybeCardsOf(drawn) }),
  };
}

export const actionsOf = (text: string | readonly ActionSetup[] = ''): readonly ActionSetup[] =>
  typeof text !== 'string'
    ? text
    : text
        .split(',')
        .filter((t) => t.trim() !== '')
        .map(actionOf);

/** `??` is a card nobody has seen. */
const holeOf = (text: string | null | undefined) => (text ? maybeCardsOf(text) : null);

export function setupOf(short: Short): HandSetup {
  const stacks = Array.isArray(short.stacks)
    ? short.stacks.map((stack, i) => [i + 1, stack] as const)
    : Object.entries(short.stacks).map(([seat, stack]) => [Number(seat), stack] as const);
  const variant = short.spec ?? findVariant(short.variant ?? 'texas-holdem') ?? fail(`no variant ${short.variant}`);
  return {
    variant,
    betting: short.betting ?? null,
    rules: ruleSet(short.rulebook ?? 'tda-2024', short.rules),
    stakes: { ...NO_STAKES, ...short.stakes },
    button: short.button ?? 1,
    lowestRank: null,
    seats: stacks.map(([seat, stack]) => ({
      seat,
      player: null,
      stack,
      hole: holeOf(short.holes?.[seat]),
      status: short.statuses?.[seat] ?? 'live',
      contributed: null,
      dead: 0,
    })),
    board: short.board === undefined ? null : cardsOf(short.board),
    boards: null,
    reveals: [],
    dead: [],
    opening: short.opening ?? null,
    actions: actionsOf(short.actions),
    pot: null,
    carriedIn: short.carriedIn ?? 0,
    runouts: 'as-needed',
  };
}

export function handOf(short: Short): Hand {
  const opened = openHand(setupOf(short));
  return opened.ok ? opened.value : fail(JSON.stringify(opened.error));
}

export const play = (short: Short): Replay => replay(handOf(short));

/** The options of the seat to act in one line, as in `3: fold call 100 raise 200-1000 all-in 1000`. */
export function nextOf({ play: { toAct, betting } }: Replay): string {
  if (toAct === null) return betting;
  if (toAct.kind === 'draw') return `${toAct.seat}: draw ${toAct.max}`;
  if (toAct.kind === 'discard') return `${toAct.seat}: discard ${toAct.count}`;
  const { fold, check, call, bet, raise, bringIn, complete, allIn } = toAct.options;
  const range = (r: { minTo: number; maxTo: number | null }) =>
    r.minTo === r.maxTo ? `${r.minTo}` : `${r.minTo}-${r.maxTo ?? ''}`;
  const parts = [
    fold ? 'fold' : '',
    check ? 'check' : '',
    call ? `call ${call.to}` : '',
    bet ? `bet ${range(bet)}` : '',
    raise ? `raise ${range(raise)}` : '',
    bringIn ? `bring-in ${bringIn.to}` : '',
    complete ? `complete ${complete.to}` : '',
    allIn ? `all-in ${allIn.to}` : '',
  ];
  return `${toAct.seat}: ${parts.filter((p) => p !== '').join(' ')}`;
}

/** Why a hand cannot exist, as pointers and codes. */
export function violationsOf(short: Short): string[] {
  const opened = openHand(setupOf(short));
  return opened.ok ? [] : opened.error.map(({ at, code }) => `/${at.join('/')} ${code}`);
}

/** First irregularity in short: `4 out-of-turn`. */
/** The first irregular entry, whether the replay stopped at it or went on. */
export function faultOf({ irregularity, noted }: Replay): string {
  const found = noted[0] ?? irregularity;
  return found === null ? 'regular' : `${found.action} ${found.code}`;
}

const SHARED = process.env.CARDS_SPEAK_SHARED ?? '../shared';

export const sharedFile = (path: string): string | null => {
  const file = `${SHARED}/${path}`;
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};
