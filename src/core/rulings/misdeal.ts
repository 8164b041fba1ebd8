import { message } from '../explanation/messages.ts';
import { ask, type Ruled, ruled, type Verdict } from '../hand/verdict.ts';
import type { RuleSet } from '../house-rules/preset.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { dealStands, misdeal, noMisdeal } from './deal-undone.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, oneOf } from './facts.ts';
import { citesOf, isMisdeal, MISDEAL_CAUSES } from './misdeal-list.ts';
import { ACTION_FACTS, hasActed } from './substantial.ts';

const EXPOSURES = ['first-or-second-card-exposed', 'several-cards-exposed', 'one-later-card-exposed'] as const;
const CAUSES = [...MISDEAL_CAUSES, ...EXPOSURES, 'stray-card'] as const;
type Cause = (typeof CAUSES)[number];

const FACTS = {
  cause: oneOf(CAUSES, { en: 'What was wrong with the deal?', it: 'Che cosa non andava nella distribuzione?' }),
  ...ACTION_FACTS,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

const isExposure = (cause: Cause): cause is (typeof EXPOSURES)[number] => EXPOSURES.some((own) => own === cause);

/** The option that says whether the fault makes a misdeal, its clauses, and whether it does. */
function listed(cause: Cause, rules: RuleSet): { readonly isOne: boolean; readonly cites: Decision['cites'] } {
  const { values, cites } = rules;
  if (cause === 'stray-card') return { isOne: values.strayCard === 'misdeal', cites: cites.strayCard };
  if (!isExposure(cause)) return { isOne: isMisdeal(values.misdealList, cause), cites: citesOf(rules, cause) };
  const isOne = values.exposedHoleCard !== 'replace-all' && cause !== 'one-later-card-exposed';
  return { isOne, cites: cites.exposedHoleCard };
}

/** What becomes of a fault that is no misdeal. */
function otherwise(cause: Cause, why: Decision, context: RulingContext): Ruled {
  const { values, cites } = context.rules;
  if (isExposure(cause))
    return ruled('replace-card', decision('exposed-cards-replaced', {}, cites.exposedHoleCard, [why]), {
      because: [why],
    });
  if (cause === 'stray-card' && values.strayCard === 'scrap-of-paper')
    return ruled('replace-card', decision('card-is-paper', {}, cites.strayCard, [why]), { because: [why] });
  return noMisdeal(context, why);
}

/** What has to be known besides once the deal stands. */
function afterwards(cause: Cause, { cites }: RuleSet, why: Decision): Decision[] {
  if (cause === 'stray-card') return [decision('card-is-paper', {}, cites.strayCard, [why])];
  return cause === 'wrong-number-of-cards' ? [decision('wrong-count-dead', {}, cites.substantialAction, [why])] : [];
}

function byHouse(given: Given, context: RulingContext): Asks {
  const { cause } = given;
  if (cause === undefined) return ask('cause');
  const { isOne, cites } = listed(cause, context.rules);
  const why = decision('deal-fault', { code: cause }, cites);
  if (!isOne) return otherwise(cause, why, context);
  const acted = hasActed(given, context);
  if (acted === undefined) return ask('substantialAction');
  return acted ? dealStands(context, [why], afterwards(cause, context.rules, why)) : misdeal(why, context);
}

const FAULTS: Readonly<Record<string, readonly [string, string]>> = {
  'boxed-cards': ['Two or more cards lay face up in the deck.', 'Due o più carte erano scoperte nel mazzo.'],
  'first-card-to-wrong-seat': ['The first card went to the wrong seat.', 'La prima carta è andata al posto sbagliato.'],
  'ineligible-seat-dealt': [
    'Cards were dealt to a seat that was not entitled to them.',
    'Sono state date carte a un posto che non ne aveva diritto.',
  ],
  'entitled-seat-missed': [
    'A seat that was entitled to cards got none.',
    'Un posto che aveva diritto alle carte non ne ha ricevute.',
  ],
  'wrong-number-of-cards': [
    'A seat got the wrong number of cards.',
    'Un posto ha ricevuto un numero di carte sbagliato.',
  ],
  'cards-out-of-order': ['Cards were dealt out of order.', 'Le carte sono state date fuori ordine.'],
  'button-wrong': ['The button was in the wrong place.', 'Il bottone era al posto sbagliato.'],
  'not-shuffled': ['The deck was not shuffled.', 'Il mazzo non era stato mischiato.'],
  'not-cut': ['The deck was not cut.', 'Il mazzo non era stato tagliato.'],
  'first-or-second-card-exposed': [
    'The first or second card off the deck was exposed.',
    'Si è scoperta la prima o la seconda carta del mazzo.',
  ],
  'several-cards-exposed': ['Two or more hole cards were exposed.', 'Si sono scoperte due o più carte private.'],
  'one-later-card-exposed': [
    'One hole card was exposed, neither the first nor the second off the deck.',
    'Si è scoperta una carta privata, né la prima né la seconda del mazzo.',
  ],
  'stray-card': ['A card that is not of the game was found.', 'Si è trovata una carta che non è del gioco.'],
};

export const misdealRuling = defineRuling({
  type: 'misdeal',
  title: { en: 'Whether a fault of the deal makes a misdeal', it: 'Se un errore di distribuzione annulla la mano' },
  description: {
    en: 'A fault of the deal was noticed: which ones make a misdeal, and until when. Most of them have a ruling of their own that asks for more and moves the cards.',
    it: 'Ci si è accorti di un errore di distribuzione: quali annullano la mano, e fino a quando. Quasi tutti hanno una decisione propria, che chiede di più e muove le carte.',
  },
  clauses: cite(
    'tda-2024/35-A',
    'tda-2024/35-C',
    'tda-2024/35-D',
    'wsop-2024/L104',
    'wsop-2024/T88',
    'roberts-11/misdeals-1',
    'roberts-11/misdeals-2',
    'italian-tournament/4',
  ),
  facts: FACTS,
  books: {
    'tda-2024': byHouse,
    'wsop-2024': byHouse,
    'roberts-11': byHouse,
    'italian-tournament': byHouse,
  },
  messages: {
    'deal-fault': message<{ code: string }>({
      en: (f) => FAULTS[f.code]?.[0] ?? `Fault of the deal: ${f.code}.`,
      it: (f) => FAULTS[f.code]?.[1] ?? `Errore di distribuzione: ${f.code}.`,
    }),
    'exposed-cards-replaced': message<Record<string, never>>({
      en: () => 'It is no misdeal: the deal goes on, and what was exposed is replaced when it is over.',
      it: () => 'La mano non si annulla: la distribuzione prosegue e, finita, si sostituisce quanto si è scoperto.',
    }),
  },
});
