import { ask, chipMove, option, type Ruled, ruled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { RulingContext } from './define-ruling.ts';
import { flag, oneOf } from './facts.ts';
import { type ShortRaise, shortRaiseOptions } from './short-raise-options.ts';
import type { ActsAs, Cites, TakesAs } from './wager.ts';

/** What decides about a raise below the least besides its figures. */
export const UNDER_RAISE_FACTS = {
  meantToCall: flag({
    en: 'Did the player mean to call and put in too much by mistake?',
    it: 'Il giocatore voleva vedere e ha messo troppo per errore?',
  }),
  actedAfter: flag({
    en: 'Has anybody acted after the player?',
    it: 'Qualcuno ha agito dopo il giocatore?',
  }),
  structure: oneOf(
    ['no-limit', 'pot-limit', 'fixed-limit'],
    {
      en: 'Is it played at no-limit, pot-limit or fixed limit?',
      it: 'Si gioca a no-limit, a pot-limit o a limiti fissi?',
    },
    ({ hand }) => hand.betting,
  ),
} as const;

export interface UnderRaiseFacts {
  readonly saidRaise?: boolean | undefined;
  readonly meantToCall?: boolean | undefined;
  readonly actedAfter?: boolean | undefined;
  readonly structure?: 'no-limit' | 'pot-limit' | 'fixed-limit' | undefined;
}

export type UnderRaiseAsks = Verdict<'saidRaise' | 'meantToCall' | 'actedAfter' | 'structure'>;

/** A short raise nobody has matched, and what becomes of it in the hand. */
export interface Unmatched extends ShortRaise {
  readonly because: readonly Decision[];
  readonly takes: TakesAs;
  readonly acts: ActsAs;
}

/** What is said of it: by default as of a raise that was declared or recorded. */
export interface Wording {
  readonly call: (amount: number, cites: Cites) => Decision;
  readonly madeUp: (cites: Cites) => Decision;
  readonly chooses: (cites: Cites) => Decision;
}

function asCall({ seat, put, price, because, takes }: Unmatched, cites: Cites, { call }: Wording): Ruled {
  const chips = chipMove('pot', seat, put - price);
  return ruled('call', call(put - price, cites), { because, chips, effect: takes('call', price) });
}

function madeUp({ seat, put, reach, because, takes }: Unmatched, cites: Cites, words: Wording): Ruled {
  const chips = chipMove(seat, 'pot', reach - put);
  return ruled('complete-raise', words.madeUp(cites), { because, chips, effect: takes('raise', reach) });
}

const isHalf = ({ put, price, least }: Unmatched): boolean => 2 * (put - price) >= least - price;

/** Half a raise or more is made up, less is a call unless a raise was said. */
function byHalf(raise: Unmatched, { saidRaise }: UnderRaiseFacts, cites: Cites, words: Wording): UnderRaiseAsks {
  if (isHalf(raise)) return madeUp(raise, cites, words);
  if (saidRaise === undefined) return ask('saidRaise');
  return saidRaise ? madeUp(raise, cites, words) : asCall(raise, cites, words);
}

/** No-limit: always made up, but for who put in too much to call; fixed limit: by half a raise. */
function alwaysMadeUp(raise: Unmatched, facts: UnderRaiseFacts, cites: Cites, words: Wording): UnderRaiseAsks {
  const { saidRaise, meantToCall, structure } = facts;
  if (saidRaise) return madeUp(raise, cites, words);
  if (structure === undefined) return ask('structure');
  if (structure === 'fixed-limit') return byHalf(raise, facts, cites, words);
  if (meantToCall === undefined) return ask('meantToCall');
  return meantToCall ? asCall(raise, cites, words) : madeUp(raise, cites, words);
}

/** Below half and with nobody having acted since, the player says which of the two was meant. */
function clarified(raise: Unmatched, facts: UnderRaiseFacts, cites: Cites, words: Wording): UnderRaiseAsks {
  const { saidRaise, actedAfter } = facts;
  if (isHalf(raise)) return madeUp(raise, cites, words);
  if (saidRaise === undefined) return ask('saidRaise');
  if (saidRaise) return madeUp(raise, cites, words);
  if (actedAfter === undefined) return ask('actedAfter');
  if (actedAfter) return asCall(raise, cites, words);
  const { seat, put, price, reach, because, acts } = raise;
  const options = [
    option(words.call(put - price, cites), {
      seat,
      chips: chipMove('pot', seat, put - price),
      acts: acts('call', price),
    }),
    option(words.madeUp(cites), { seat, chips: chipMove(seat, 'pot', reach - put), acts: acts('raise', reach) }),
  ];
  return ruled('choice', decision('short-raise-clarified', { seat }, cites, because), { because, options });
}

/** A raise below the least, as the house has it; nobody has matched it yet. */
export function underRaise(
  raise: Unmatched,
  facts: UnderRaiseFacts,
  { rules }: Pick<RulingContext, 'rules'>,
  words: Wording,
): UnderRaiseAsks {
  const cites = rules.cites.underRaise;
  const { because } = raise;
  switch (rules.values.underRaise) {
    case 'half-raise':
      return byHalf(raise, facts, cites, words);
    case 'made-up':
      return alwaysMadeUp(raise, facts, cites, words);
    case 'player-clarifies':
      return clarified(raise, facts, cites, words);
    case 'raiser-chooses': {
      const besides = [decision('short-raise-minimum-read', {}, rules.cites.shortRaiseMinimum)];
      const options = shortRaiseOptions(raise, rules, raise.acts);
      return ruled('choice', words.chooses(cites), { because, besides, options });
    }
  }
}
