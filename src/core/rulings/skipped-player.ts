import { message } from '../explanation/messages.ts';
import { ask, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { everyBetBack, misdeal } from './deal-undone.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { anySeat, type FactTable, type FactValues } from './facts.ts';
import { citesOf } from './misdeal-list.ts';
import { ACTION_FACTS, hasActed } from './substantial.ts';
import { type Named, named, says, who, whoFirst } from './words.ts';

const FACTS = {
  seat: anySeat({ en: 'Which seat was missed in the deal?', it: 'Quale posto è stato saltato nella distribuzione?' }),
  ...ACTION_FACTS,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

function italian(given: Given, context: RulingContext): Asks {
  const { seat } = given;
  const acted = hasActed(given, context);
  if (acted === undefined) return ask('substantialAction');
  const missed = decision('player-skipped', named(seat), cite('italian-tournament/4'));
  if (!acted) {
    const again = decision('skipped-shuffle-again', {}, cite('italian-tournament/4'), [missed]);
    return ruled('misdeal', again, { because: [missed], chips: everyBetBack(context.table) });
  }
  // The page writes no limit in time; a hand in full play is not undone.
  const stands = decision('skipped-too-late', named(seat), cite('italian-tournament/4', 'tda-2024/35-D'), [missed]);
  const noLimit = decision('skipped-no-limit-written', {}, cite('italian-tournament/4'));
  return ruled('stands', stands, { because: [missed], besides: [noLimit] });
}

function byList(given: Given, context: RulingContext): Asks {
  const { seat } = given;
  const acted = hasActed(given, context);
  if (acted === undefined) return ask('substantialAction');
  const { cites } = context.rules;
  const missed = decision('player-skipped', named(seat), citesOf(context.rules, 'entitled-seat-missed'));
  if (!acted) return misdeal(missed, context);
  const stands = decision('skipped-too-late', named(seat), cites.substantialAction, [missed]);
  return ruled('stands', stands, { because: [missed] });
}

export const skippedPlayer = defineRuling({
  type: 'skipped-player',
  title: { en: 'A player missed in the deal', it: 'Giocatore saltato nella distribuzione' },
  description: {
    en: 'The dealer gave no cards to a seat that was entitled to them.',
    it: 'Il mazziere non ha dato carte a un posto che ne aveva diritto.',
  },
  clauses: cite(
    'italian-tournament/4',
    'tda-2024/35-A',
    'tda-2024/35-A4',
    'tda-2024/35-C',
    'tda-2024/35-D',
    'wsop-2024/L104',
    'wsop-2024/L105',
    'roberts-11/misdeals-1',
    'roberts-11/misdeals-2',
  ),
  facts: FACTS,
  books: { 'italian-tournament': italian, 'tda-2024': byList, 'wsop-2024': byList, 'roberts-11': byList },
  messages: {
    'player-skipped': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} was entitled to cards and got none.`,
      it: (f, say) => `${whoFirst(f, say)} aveva diritto alle carte e non le ha ricevute.`,
    }),
    'skipped-shuffle-again': says(
      'The cards come back, are shuffled again and dealt anew; every bet goes back.',
      'Si ritirano le carte, si rimischiano e si ridistribuisce; ogni puntata torna indietro.',
    ),
    'skipped-too-late': message<Named>({
      en: (f, say) => `There has been substantial action: the hand stands, ${who(f, say)} is out of it.`,
      it: (f, say) => `C'è già stata azione sostanziale: la mano resta valida, ${who(f, say)} non vi partecipa.`,
    }),
    'skipped-no-limit-written': says(
      'The text writes no time limit for shuffling again; substantial action is taken as the limit.',
      "Il testo non scrive un termine per rimischiare; come termine si prende l'azione sostanziale.",
    ),
  },
});
