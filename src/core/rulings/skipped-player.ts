import { message } from '../explanation/messages.ts';
import { ask, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling } from './define-ruling.ts';
import { anySeat, type FactTable, type FactValues } from './facts.ts';
import { misdeal } from './misdeal.ts';
import { substantialAction } from './shared-facts.ts';
import { type Named, named, says, who, whoFirst } from './words.ts';

const FACTS = {
  seat: anySeat({ en: 'Which seat was missed in the deal?', it: 'Quale posto è stato saltato nella distribuzione?' }),
  substantialAction,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

function italian({ seat, substantialAction: acted }: Given): Asks {
  if (acted === undefined) return ask('substantialAction');
  const missed = decision('player-skipped', named(seat), cite('italian-tournament/4'));
  if (!acted) {
    const again = decision('skipped-shuffle-again', {}, cite('italian-tournament/4'), [missed]);
    return ruled('misdeal', again, { because: [missed] });
  }
  // The page writes no limit in time; a hand in full play is not undone.
  const stands = decision('skipped-too-late', named(seat), cite('italian-tournament/4', 'tda-2024/35-D'), [missed]);
  const noLimit = decision('skipped-no-limit-written', {}, cite('italian-tournament/4'));
  return ruled('stands', stands, { because: [missed], besides: [noLimit] });
}

function tda({ seat, substantialAction: acted }: Given): Asks {
  if (acted === undefined) return ask('substantialAction');
  const missed = decision('player-skipped', named(seat), cite('tda-2024/35-A'));
  if (acted) {
    const stands = decision('skipped-too-late', named(seat), cite('tda-2024/35-D', 'tda-2024/36'), [missed]);
    return ruled('stands', stands, { because: [missed] });
  }
  return misdeal(missed);
}

export const skippedPlayer = defineRuling({
  type: 'skipped-player',
  title: { en: 'A player missed in the deal', it: 'Giocatore saltato nella distribuzione' },
  description: {
    en: 'The dealer gave no cards to a seat that was entitled to them.',
    it: 'Il mazziere non ha dato carte a un posto che ne aveva diritto.',
  },
  clauses: cite('italian-tournament/4', 'tda-2024/35-A', 'tda-2024/35-C', 'tda-2024/35-D'),
  facts: FACTS,
  books: { 'italian-tournament': italian, 'tda-2024': tda },
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
