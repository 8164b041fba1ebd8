import { message } from '../explanation/messages.ts';
import {
  type Act,
  ask,
  askFor,
  chipMove,
  type HandEffect,
  option,
  type Ruled,
  type RulingOption,
  ruled,
  type Verdict,
} from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { type CitationId, cite } from '../rulebooks/catalog.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { chipsFact, type FactTable, type FactValues, flag, type Table } from './facts.ts';
import { actsIn, actsOf, behindOf, entryOf, spotOf } from './figures.ts';
import { actor, checkFigures, lastChips, toCall, toRaise } from './shared-facts.ts';
import { shortRaiseOptions } from './short-raise-options.ts';
import { undercallOptions } from './undercall-options.ts';
import { whoFirst } from './words.ts';

/** The chips of the action a history cannot be followed past. */
function chipsInHistory(table: Table): readonly number[] | undefined {
  const entry = entryOf(table);
  return entry?.action === 'chips' ? entry.chips : undefined;
}

const FACTS = {
  seat: actor,
  chips: chipsFact(
    {
      en: 'Which chips did the player put in, by value, in one motion and without a word?',
      it: 'Quali fiche ha messo il giocatore, per valore, con un solo gesto e senza parlare?',
    },
    chipsInHistory,
  ),
  toCall,
  toRaise,
  lastChips,
  blindOption: flag(
    {
      en: 'Was it a blind that nobody had raised, with nothing to add but the option to raise?',
      it: 'Era un buio non rilanciato, senza nulla da aggiungere ma con la facoltà di rilanciare?',
    },
    (table, told) => {
      const bounds = spotOf(table, told)?.bounds;
      return bounds && bounds.price > 0 && bounds.wager >= bounds.price;
    },
    'always',
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = readonly CitationId[];

interface Push {
  readonly seat: Seat;
  readonly chips: readonly number[];
  readonly total: number;
  readonly price: number;
  /** undefined until it decides. */
  readonly least: number | undefined;
  readonly last: boolean | undefined;
  /** Whether the price is a blind already matched, so that more is a raise. */
  readonly option: boolean;
  /** Chips the seat had, where known. */
  readonly behind: number | undefined;
  readonly acts: (action: Act['action'], added: number) => HandEffect;
  readonly actsAs: (action: Act['action'], added?: number) => readonly Act[] | null;
}

/** Silence loses the raise, yet more chips in silence are one: both are cited wherever one of them decides. */
const ITALIAN = cite('italian-tournament/10', 'italian-tournament/12');

const call = (push: Push, cites: Cites, because: readonly Decision[]): Ruled => {
  const { seat, total, price } = push;
  const checks = price === 0;
  const said = checks
    ? decision('silent-check', { seat }, cites, because)
    : decision('silent-call', { seat, amount: Math.min(total, price) }, cites, because);
  const change = total > price ? [decision('change-returned', { seat, amount: total - price }, cites, [said])] : [];
  return ruled('call', said, {
    because,
    besides: change,
    chips: total > price ? chipMove('pot', seat, total - price) : [],
    effect: checks ? push.acts('check', 0) : push.acts('call', price),
  });
};

function raise(push: Push, most: number, cites: Cites, because: readonly Decision[]): Ruled {
  const { seat, total, behind } = push;
  const added = Math.min(most, behind ?? most);
  const effect = push.acts('raise', added);
  if (added === total)
    return ruled('raise', decision('silent-raise', { seat, amount: total }, cites, because), { because, effect });
  const made = decision('silent-raise-made-up', { seat, added: added - total, amount: added }, cites, because);
  return ruled('complete-raise', made, { because, effect, chips: chipMove(seat, 'pot', added - total) });
}

/** What is a raise by clause 12 but below the least one goes by clause 13. */
function raisesInSilence(push: Push, { rules }: RulingContext, clause: Cites): Asks {
  const { seat, total, price, least, last } = push;
  if (least === undefined) return ask('toRaise');
  const why = [
    decision('silent-more-than-in-play', { seat, amount: total, price }, clause),
    decision('silence-and-raise', {}, ITALIAN),
  ];
  if (total >= least) return raise(push, total, clause, why);
  if (last === undefined) return ask('lastChips');
  if (last) return raise(push, total, [...clause, ...cite('custom/table-stakes')], why);
  const short = { seat, price, put: total, least, matched: [] };
  const said = decision('silent-raise-is-short', { seat, amount: total, least }, cite('italian-tournament/13'), why);
  return ruled('choice', said, { because: why, options: shortRaiseOptions(short, rules, push.actsAs) });
}

/** Chips of which one could go and the rest still call. */
const anySpare = ({ chips, total, price }: Push): boolean => total - Math.min(...chips) >= price;

/** Several chips by the TDA: a call where all are needed for it, else measured by half a raise. */
function severalChips(push: Push): Asks {
  const { seat, total, price, least, last } = push;
  if (!anySpare(push))
    return call(push, cite('tda-2024/45-A'), [
      decision('silent-every-chip-needed', { seat, price }, cite('tda-2024/45-A')),
    ]);
  if (least === undefined) return ask('toRaise');
  const why = [decision('silent-not-every-chip-needed', { seat, price }, cite('tda-2024/45-B'))];
  if (total >= least) return raise(push, total, cite('tda-2024/45-B'), why);
  if (last === undefined) return ask('lastChips');
  const cites = cite('tda-2024/45-B', 'tda-2024/43-A');
  if (last) return raise(push, total, cite('tda-2024/45-B'), why);
  return 2 * (total - price) >= least - price ? raise(push, least, cites, why) : call(push, cites, why);
}

/** The floor makes a short bet up to the least one, or gives it back. */
const shortBetOptions = ({ seat, total, actsAs }: Push, least: number, cites: Cites): RulingOption[] => [
  option(decision('silent-bet-made-up', { seat, added: least - total, amount: least }, cites), {
    chips: chipMove(seat, 'pot', least - total),
    acts: actsAs('bet', least),
  }),
  option(decision('silent-bet-taken-back', { seat, amount: total }, cites), {
    chips: chipMove('pot', seat, total),
    acts: actsAs('check'),
  }),
];

/** A bet in silence counts in full; below the least bet it is put right as the rulebook has it. */
function bets(push: Push, { plain, shortBet }: Procedure): Asks {
  const { seat, total, least, last } = push;
  const asPut = (cites: Cites) =>
    ruled('bet', decision('silent-bet', { seat, amount: total }, cites), { effect: push.acts('bet', total) });
  if (least === undefined || total >= least) return asPut(plain);
  if (last === undefined) return ask('lastChips');
  if (last) return asPut([...plain, ...cite('custom/table-stakes')]);
  const amount = Math.min(least, push.behind ?? least);
  if (shortBet === null) {
    const cites = [...plain, ...cite('custom/silent-rulebook')];
    const said = decision('silent-bet-is-short', { seat, amount: total, least }, cites);
    return ruled('floor-decides', said, { options: shortBetOptions(push, amount, cites) });
  }
  const facts = { seat, added: amount - total, amount };
  return ruled('correct-amount', decision('silent-bet-made-up', facts, shortBet), {
    chips: chipMove(seat, 'pot', amount - total),
    effect: push.acts('bet', amount),
  });
}

/** What every rulebook has in common; null where there is more in than the call. */
function notAbove(push: Push, procedure: Procedure): Asks | null {
  const { seat, total, price, last, option } = push;
  const cites = procedure.plain;
  if (price === 0 && !option) return bets(push, procedure);
  if (total > price) return null;
  if (total === price) return call(push, cites, []);
  if (last === undefined) return ask('lastChips');
  if (last) return call(push, [...cites, ...cite('custom/table-stakes')], []);
  return ruled('floor-decides', decision('silent-undercall', { seat, amount: total, price }, cites), {
    options: undercallOptions({ seat, put: total, price: Math.min(price, push.behind ?? price) }, cites, push.actsAs),
  });
}

interface Procedure {
  /** What a bet or a plain call rests on. */
  readonly plain: Cites;
  /** By what a bet below the least one is made up to it; null where the rulebook does not say. */
  readonly shortBet: Cites | null;
  readonly several: (push: Push, context: RulingContext) => Asks;
}

/** One chip goes by the house's option; several by the rulebook's own procedure. */
const under =
  (procedure: Procedure) =>
  (facts: Given, context: RulingContext): Asks => {
    const { seat, chips, toCall: price, toRaise: least } = facts;
    if (seat === undefined || chips === undefined || chips.length === 0 || price === undefined)
      return askFor({ seat, chips: chips?.[0], toCall: price });
    const total = chips.reduce((sum, chip) => sum + chip, 0);
    const { table } = context;
    const push: Push = {
      seat,
      chips,
      total,
      price,
      least,
      last: facts.lastChips,
      option: facts.blindOption === true,
      behind: behindOf(table, facts),
      acts: (action, added) => actsIn(table, { ...facts, seat }, action, added),
      actsAs: (action, added) => actsOf(table, { ...facts, seat }, action, added),
    };
    const low = notAbove(push, procedure);
    if (low !== null) return low;
    if (chips.length > 1) return procedure.several(push, context);
    const { values, cites } = context.rules;
    return values.oversizedChip === 'raise'
      ? raisesInSilence(push, context, cites.oversizedChip)
      : call(push, cites.oversizedChip, [decision('silent-single-chip', { seat, chip: total }, cites.oversizedChip)]);
  };

export const silentChips = defineRuling({
  type: 'silent-chips',
  title: { en: 'Larger chips put in without a word', it: 'Fiche maggiori messe senza parlare' },
  description: {
    en: 'In one motion and without a word a player put in chips, perhaps more than the amount in play.',
    it: "Con un solo gesto e senza parlare un giocatore ha messo delle fiche, forse oltre l'importo in gioco.",
  },
  clauses: cite('italian-tournament/10', 'italian-tournament/12', 'tda-2024/44', 'tda-2024/45-A', 'tda-2024/45-B'),
  facts: FACTS,
  check: (facts, table) => {
    const { chips = [], toCall: price, toRaise: least } = facts;
    const total = chips.reduce((sum, chip) => sum + chip, 0);
    const worthless = chips.indexOf(0);
    return [
      ...(worthless < 0
        ? []
        : [{ fact: 'chips', index: worthless, code: 'fact-too-small', facts: { amount: 0, least: 1 } }]),
      ...checkFigures(
        { put: chips.length === 0 ? undefined : total, toCall: price, toRaise: least },
        behindOf(table, facts),
        'chips',
      ),
    ];
  },
  books: {
    'italian-tournament': under({
      plain: ITALIAN,
      shortBet: null,
      several: (push, context) => raisesInSilence(push, context, ITALIAN),
    }),
    'tda-2024': under({ plain: cite('tda-2024/44'), shortBet: cite('tda-2024/52-A'), several: severalChips }),
  },
  messages: {
    'silent-single-chip': message<{ seat: number; chip: number }>({
      en: (f, say) => `${whoFirst(f, say)} put in a single chip of ${say.chips(f.chip)} without declaring a raise.`,
      it: (f, say) =>
        `${whoFirst(f, say)} ha messo una sola fiche da ${say.chips(f.chip)} senza dichiarare un rilancio.`,
    }),
    'silent-every-chip-needed': message<{ seat: number; price: number }>({
      en: (f, say) => `Without any one of the chips the ${say.chips(f.price)} to call would not be there.`,
      it: (f, say) => `Togliendo anche una sola fiche mancherebbero i ${say.chips(f.price)} per vedere.`,
    }),
    'silent-not-every-chip-needed': message<{ seat: number; price: number }>({
      en: (f, say) => `Not every chip is needed for the ${say.chips(f.price)} to call: half a raise is the measure.`,
      it: (f, say) => `Non tutte le fiche servono per vedere ${say.chips(f.price)}: la misura è metà rilancio.`,
    }),
    'silent-more-than-in-play': message<{ seat: number; amount: number; price: number }>({
      en: (f, say) =>
        `${whoFirst(f, say)} put in ${say.chips(f.amount)}, more than the ${say.chips(f.price)} in play: that is a raise.`,
      it: (f, say) =>
        `${whoFirst(f, say)} ha messo ${say.chips(f.amount)}, più dei ${say.chips(f.price)} in gioco: è un rilancio.`,
    }),
    'silent-call': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} calls for ${say.chips(f.amount)}.`,
      it: (f, say) => `${whoFirst(f, say)} vede per ${say.chips(f.amount)}.`,
    }),
    'silent-check': message<{ seat: number }>({
      en: (f, say) => `${whoFirst(f, say)} has nothing to call: it is a check.`,
      it: (f, say) => `${whoFirst(f, say)} non ha nulla da vedere: è un check.`,
    }),
    'silent-bet-is-short': message<{ seat: number; amount: number; least: number }>({
      en: (f, say) =>
        `${whoFirst(f, say)} put in ${say.chips(f.amount)} where the least bet is ${say.chips(f.least)}: the text speaks of raises only, the floor decides.`,
      it: (f, say) =>
        `${whoFirst(f, say)} ha messo ${say.chips(f.amount)} dove la puntata minima è ${say.chips(f.least)}: il testo parla solo di rilanci, decide il direttore.`,
    }),
    'silent-bet-made-up': message<{ seat: number; added: number; amount: number }>({
      en: (f, say) =>
        `Below the least bet: ${say.player(f.seat)} adds ${say.chips(f.added)} and bets ${say.chips(f.amount)}.`,
      it: (f, say) =>
        `Meno della puntata minima: ${say.player(f.seat)} aggiunge ${say.chips(f.added)} e punta ${say.chips(f.amount)}.`,
    }),
    'silent-bet-taken-back': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} takes ${say.chips(f.amount)} back and checks.`,
      it: (f, say) => `${whoFirst(f, say)} riprende ${say.chips(f.amount)} e fa check.`,
    }),
    'silent-raise': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} raises with ${say.chips(f.amount)}.`,
      it: (f, say) => `${whoFirst(f, say)} rilancia con ${say.chips(f.amount)}.`,
    }),
    'silent-raise-made-up': message<{ seat: number; added: number; amount: number }>({
      en: (f, say) =>
        `Half a raise or more: ${say.player(f.seat)} adds ${say.chips(f.added)} and raises with ${say.chips(f.amount)}.`,
      it: (f, say) =>
        `Metà rilancio o più: ${say.player(f.seat)} aggiunge ${say.chips(f.added)} e rilancia con ${say.chips(f.amount)}.`,
    }),
    'silent-raise-is-short': message<{ seat: number; amount: number; least: number }>({
      en: (f, say) =>
        `A raise, but short: ${say.chips(f.amount)} where ${say.chips(f.least)} is the least; ${say.player(f.seat)} puts the minimum or raises correctly.`,
      it: (f, say) =>
        `Un rilancio, ma in difetto: ${say.chips(f.amount)} dove il minimo è ${say.chips(f.least)}; ${say.player(f.seat)} mette il minimo o rilancia correttamente.`,
    }),
    'silent-bet': message<{ seat: number; amount: number }>({
      en: (f, say) => `There is no bet in front: ${say.player(f.seat)} bets ${say.chips(f.amount)}, the full value.`,
      it: (f, say) => `Non c'è puntata davanti: ${say.player(f.seat)} punta ${say.chips(f.amount)}, l'intero valore.`,
    }),
    'silent-undercall': message<{ seat: number; amount: number; price: number }>({
      en: (f, say) =>
        `${say.chips(f.amount)} does not reach the ${say.chips(f.price)} to call: it is ruled as an undercall.`,
      it: (f, say) =>
        `${say.chips(f.amount)} non bastano per vedere ${say.chips(f.price)}: si decide come call in difetto.`,
    }),
  },
});
