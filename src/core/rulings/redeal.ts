import { message } from '../explanation/messages.ts';
import { ask, type HandEffect, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { assertNever } from '../kernel/invariant.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling } from './define-ruling.ts';
import { anySeat, type FactTable, type FactValues, oneOf } from './facts.ts';
import { type Named, named, says, whoFirst } from './words.ts';

const CHANGES = ['button-moves', 'new-player', 'limits-change', 'away-from-seat', 'on-penalty'] as const;

const FACTS = {
  change: oneOf(CHANGES, {
    en: 'What is in question: moving the button, dealing in a new player, new limits, a player who was dealt in and was not at the table, or one on a penalty who was dealt in?',
    it: 'Di che si tratta: spostare il bottone, dare carte a un nuovo giocatore, cambiare i limiti, un giocatore che aveva le carte e non era al tavolo, o uno sospeso che le aveva?',
  }),
  seat: anySeat({ en: 'Which seat is it about?', it: 'Di quale posto si tratta?' }),
} as const satisfies FactTable;

/** A redeal replays the deal that was called back: nothing changes but the cards (TDA 35-C). */
function exactReplay({ change, seat }: FactValues<typeof FACTS>): Verdict<'change'> {
  const cites = cite('tda-2024/35-C');
  if (change === undefined) return ask('change');
  const again = decision('exact-replay', {}, cites);
  const effect: HandEffect = { kind: 'as-given' };
  switch (change) {
    case 'button-moves':
    case 'new-player':
    case 'limits-change':
      return ruled('not-allowed', decision('redeal-without-change', { code: change }, cites, [again]), {
        because: [again],
        effect,
      });
    case 'away-from-seat':
      return ruled('hand-live', decision('redeal-absent-plays', named(seat), cites, [again]), {
        because: [again],
        effect,
      });
    case 'on-penalty': {
      const dead = decision('redeal-penalty-killed', named(seat), cites, [again]);
      const once = decision('redeal-counts-once', {}, cites, [dead]);
      return ruled('hand-dead', dead, { because: [again], besides: [once], effect });
    }
    default:
      return assertNever(change);
  }
}

const CHANGE_EN: Readonly<Record<string, string>> = {
  'button-moves': 'The button does not move',
  'new-player': 'No new player is dealt in',
  'limits-change': 'Blinds and limits stay what they were',
};
const CHANGE_IT: Readonly<Record<string, string>> = {
  'button-moves': 'Il bottone non si sposta',
  'new-player': 'Nessun nuovo giocatore riceve carte',
  'limits-change': 'Bui e limiti restano quelli di prima',
};

export const redeal = defineRuling({
  type: 'redeal',
  title: { en: 'What may change after a misdeal', it: 'Che cosa può cambiare dopo un annullamento' },
  description: {
    en: 'A deal was called back and the hand is dealt again: whether anything may be different, and who is dealt in.',
    it: 'Una distribuzione è stata annullata e la mano si ridistribuisce: se qualcosa può cambiare, e chi riceve le carte.',
  },
  clauses: cite('tda-2024/35-C'),
  facts: FACTS,
  books: {
    'tda-2024': exactReplay,
    'wsop-2024': exactReplay,
    'roberts-11': exactReplay,
    'italian-tournament': exactReplay,
  },
  messages: {
    'redeal-without-change': message<{ code: string }>({
      en: (f) => `${CHANGE_EN[f.code] ?? 'Nothing changes'}: the redeal replaces the deal that was called back.`,
      it: (f) => `${CHANGE_IT[f.code] ?? 'Nulla cambia'}: la nuova distribuzione sostituisce quella annullata.`,
    }),
    'redeal-absent-plays': message<Named>({
      en: (f, say) =>
        `${whoFirst(f, say)} was dealt in before: cards are dealt there again, and whoever is back by then plays them.`,
      it: (f, say) => `${whoFirst(f, say)} aveva le carte: se ne danno di nuovo, e chi intanto è tornato le gioca.`,
    }),
    'redeal-penalty-killed': message<Named>({
      en: (f, say) =>
        `${whoFirst(f, say)} was dealt in on a penalty: cards are dealt there again and the hand is killed.`,
      it: (f, say) =>
        `${whoFirst(f, say)} aveva le carte durante una sospensione: se ne danno di nuovo e la mano si uccide.`,
    }),
    'redeal-counts-once': says(
      'Deal and redeal count as one hand of the penalty.',
      'Le due distribuzioni contano come una sola mano di sospensione.',
    ),
  },
});
