import { ask, askFor, chipMove, option, type Right, type Ruled, ruled, type Verdict } from '../hand/verdict.ts';
import { clausesOf } from '../house-rules/topics.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { type CitationId, cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { tooLarge } from './check-facts.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { amountFact, chipsFact, type FactTable, type FactValues, flag, oneOf, type Table, type Told } from './facts.ts';
import { spotOf } from './figures.ts';
import { PRIOR_MESSAGES } from './prior-messages.ts';
import { actor } from './shared-facts.ts';
import { undercallOptions } from './undercall-options.ts';
import { type ActsAs, actsAsIn, type Cites, closedTo, type TakesAs, takesAsIn } from './wager.ts';

const boundsOf = (table: Table, told: Told) => spotOf(table, told)?.bounds;

const FACTS = {
  seat: actor,
  prior: amountFact(
    {
      en: 'How much lay in front of the player from an earlier bet of this street, by the value of its chips?',
      it: 'Quanto c’era davanti al giocatore da una puntata precedente del giro, secondo il valore delle fiche?',
    },
    (table, told) => boundsOf(table, told)?.wager,
  ),
  pulled: oneOf(['none', 'some', 'all', 'pushed-together'], {
    en: 'What was done with those chips: left alone, partly pulled back, all pulled back, or pushed forward together with the new ones?',
    it: 'Che cosa ne è stato: lasciate lì, ritirate in parte, ritirate tutte, o spinte avanti insieme alle nuove?',
  }),
  left: amountFact({
    en: 'How much of the earlier chips stayed in front?',
    it: 'Quanto delle fiche precedenti è rimasto davanti?',
  }),
  added: chipsFact({
    en: 'Which new chips did the player add in silence, by value? Empty where none.',
    it: 'Quali fiche nuove ha aggiunto in silenzio il giocatore, per valore? Vuoto se nessuna.',
  }),
  price: amountFact(
    { en: 'What was the total to call on this street?', it: 'Qual era il totale per vedere in questo giro?' },
    (table, told) => boundsOf(table, told)?.price,
    'always',
  ),
  leastRaise: amountFact(
    { en: 'What total was the smallest legal raise?', it: 'Quale totale era il rilancio minimo?' },
    (table, told) => boundsOf(table, told)?.minTo,
    'always',
  ),
  lastChips: flag({ en: 'Were they all the chips the player had?', it: 'Erano tutte le fiche del giocatore?' }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

/** What lies in front in the end; every figure is a total of the street. */
interface Front {
  readonly seat: Seat;
  readonly total: number;
  readonly price: number;
  readonly facts: Given;
  readonly context: RulingContext;
  readonly because: readonly Decision[];
  readonly takes: TakesAs;
  readonly acts: ActsAs;
}

/** The general clause, and the rulebook's own where it has one. */
const cites = ({ rules }: RulingContext, ...ids: CitationId[]): Cites => [
  ...clausesOf(rules, 'prior-chips'),
  ...cite(...ids),
];

function calls(front: Front, clause: Cites): Ruled {
  const { seat, total, price, because, takes } = front;
  const said = decision('prior-call', { seat, amount: price }, clause, because);
  const back = total - price;
  const besides = back > 0 ? [decision('change-returned', { seat, amount: back }, clause, [said])] : [];
  return ruled('call', said, { because, besides, chips: chipMove('pot', seat, back), effect: takes('call', price) });
}

/** Half a raise or more of everything in front is a raise, made up to the least; less is a call. */
function measured(front: Front): Asks {
  const { seat, total, price, facts, context, because, takes } = front;
  const clause = cites(context, 'tda-2024/46-C', 'tda-2024/43-A');
  const closed = closedTo({ seat }, context, because);
  if (closed !== null) return calls({ ...front, because: closed.because }, closed.cites);
  const { leastRaise: least, lastChips: last } = facts;
  if (least === undefined) return ask('leastRaise');
  const raises = (amount: number, of: Cites) =>
    ruled(amount === total ? 'raise' : 'complete-raise', decision('prior-raise', { seat, amount }, of, because), {
      because,
      chips: chipMove(seat, 'pot', amount - total),
      effect: takes('raise', amount),
    });
  if (total >= least) return raises(total, clause);
  if (last === undefined) return ask('lastChips');
  if (last) return raises(total, [...clause, ...cite('tda-2024/45-B')]);
  return 2 * (total - price) >= least - price ? raises(least, clause) : calls(front, clause);
}

/** Chips pulled back bind to a call or a raise; what was put back in may not be followed by a fold. */
function bound(front: Front): Ruled {
  const { seat, total, price, facts, context, because, acts } = front;
  const clause = cites(context, 'tda-2024/46-B');
  const least = facts.leastRaise;
  const rights: Right[] = [{ who: 'player', seats: [seat], may: ['call', 'raise'] }];
  const call = option(decision('prior-call', { seat, amount: price }, clause, because), {
    seat,
    chips: chipMove(seat, 'pot', price - total),
    acts: acts('call', price),
  });
  const open = least !== undefined && closedTo({ seat }, context, because) === null;
  const raise = option(decision('prior-raise', { seat, amount: least ?? 0 }, clause, because), {
    seat,
    chips: chipMove(seat, 'pot', (least ?? 0) - total),
    acts: acts('raise', least),
  });
  const said = decision('prior-pulled-binds', { seat }, clause, because);
  return ruled('choice', said, { because, options: open ? [call, raise] : [call], rights });
}

/** Less in front than the call: the last chips call, chips pulled back bind to it, else it is an undercall. */
function tooLittle(front: Front, pulled: boolean): Asks {
  const { seat, total, price, facts, context, because, takes, acts } = front;
  if (facts.lastChips === undefined) return ask('lastChips');
  if (facts.lastChips) {
    const said = decision('prior-all-in', { seat, amount: total }, cite('custom/table-stakes'), because);
    return ruled('call', said, { because, effect: takes('call', total) });
  }
  if (pulled) return bound(front);
  const clause = cites(context, 'tda-2024/46-C', 'tda-2024/51-B');
  const options = undercallOptions({ seat, put: total, price }, clause, (action) => acts(action, total));
  return ruled('floor-decides', decision('prior-undercall', { seat, amount: total, price }, clause, because), {
    because,
    options,
  });
}

const sum = (chips: readonly number[]): number => chips.reduce((total, chip) => total + chip, 0);

/** The new chips by themselves: one is a call, several are where each is needed for it, else all is measured. */
function byNewChips(front: Front, added: readonly number[]): Asks {
  const { seat, total, price, context } = front;
  const [only] = added;
  if (added.length === 1 && only !== undefined) {
    const clause = cites(context, 'tda-2024/46-C', 'tda-2024/44');
    const why = decision('prior-overchip', { seat, amount: only }, clause);
    return calls({ ...front, because: [...front.because, why] }, clause);
  }
  if (total - Math.min(...added) < price) {
    const clause = cites(context, 'tda-2024/46-C', 'tda-2024/45-A');
    const why = decision('prior-every-chip-needed', { seat, price }, clause);
    return calls({ ...front, because: [...front.because, why] }, clause);
  }
  return measured(front);
}

/** Every figure is of totals; in the hand an action adds to what lies there. */
function frontOf(facts: Given, total: number, context: RulingContext): Omit<Front, 'because'> | null {
  const { seat, price } = facts;
  if (seat === undefined || price === undefined) return null;
  const wager = spotOf(context.table, { seat })?.bounds.wager ?? 0;
  const told = { seat };
  const takes: TakesAs = (action, to) => takesAsIn(context, told)(action, to - wager);
  const acts: ActsAs = (action, to = wager) => actsAsIn(context, told)(action, to - wager);
  return { seat, total, price, facts, context, takes, acts };
}

function procedure(facts: Given, context: RulingContext): Asks {
  const { seat, prior, pulled, left, added, price } = facts;
  if (seat === undefined || prior === undefined || pulled === undefined || added === undefined || price === undefined)
    return askFor({ seat, prior, pulled, added, price });
  if (pulled === 'some' && left === undefined) return ask('left');
  const stays = pulled === 'all' ? 0 : pulled === 'some' ? (left ?? 0) : prior;
  const front = frontOf(facts, stays + sum(added), context);
  if (front === null) return ask('seat');
  const covers = prior >= price;
  const why = decision(
    'prior-chips-in-front',
    { seat, prior, left: stays, added: sum(added) },
    cites(context, 'tda-2024/46-A'),
  );
  const whole = { ...front, because: [why] };
  const isPulled = pulled === 'all' || pulled === 'some';
  if (added.length === 0 && isPulled) return facts.leastRaise === undefined ? ask('leastRaise') : bound(whole);
  if (added.length === 0 && pulled === 'none')
    return ruled('stands', decision('prior-nothing-added', { seat }, cites(context, 'tda-2024/46-A'), [why]), {
      because: [why],
    });
  if (front.total < price) return tooLittle(whole, isPulled);
  if (front.total === price) return calls(whole, cites(context, 'tda-2024/46-C'));
  return !covers && (pulled === 'none' || pulled === 'all') ? byNewChips(whole, added) : measured(whole);
}

export const priorChips = defineRuling({
  type: 'prior-chips',
  title: {
    en: 'New chips beside those of an earlier bet',
    it: 'Fiche nuove accanto a quelle di una puntata precedente',
  },
  description: {
    en: 'Facing a raise, with chips of an earlier bet not yet pulled in, a player added chips in silence or pulled some back.',
    it: 'Davanti a un rilancio, con le fiche di una puntata precedente non ancora ritirate, un giocatore ne ha aggiunte in silenzio o ne ha tirate indietro.',
  },
  clauses: cite('tda-2024/46-A', 'tda-2024/46-B', 'tda-2024/46-C', 'wsop-2024/T98'),
  facts: FACTS,
  check: ({ prior, left }) => (prior === undefined || left === undefined ? [] : tooLarge('left', left, prior)),
  books: allBooks(procedure),
  messages: PRIOR_MESSAGES,
});
