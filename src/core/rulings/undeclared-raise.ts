import { message } from '../explanation/messages.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling } from './define-ruling.ts';
import { amountFact, type FactTable, type FactValues, oneOf } from './facts.ts';
import { actor, toCall, toRaise } from './shared-facts.ts';
import { ask, askFor, chipMove, ruled, type Verdict } from './verdict.ts';
import { whoFirst } from './words.ts';

const FACTS = {
  seat: actor,
  manner: oneOf(['raise-without-amount', 'words-after-chips', 'two-motions', 'declared-with-amount'], {
    en: 'How was the raise made: the word "raise" without an amount, words after the chips, chips in two motions, or declared with its amount before the chips?',
    it: 'Come è stato fatto il rilancio: la parola "rilancio" senza importo, parole dopo le fiche, fiche in due gesti, o dichiarato con la cifra prima delle fiche?',
  }),
  put: amountFact({ en: 'How much did the player put in?', it: 'Quanto ha messo il giocatore?' }),
  toCall,
  toRaise,
} as const satisfies FactTable;

const MANNERS: Readonly<Record<string, { readonly en: string; readonly it: string }>> = {
  'raise-without-amount': { en: 'the word "raise" without an amount', it: 'la parola "rilancio" senza importo' },
  'words-after-chips': { en: 'the chips first, the words after', it: 'prima le fiche, poi le parole' },
  'two-motions': { en: 'chips in two motions', it: 'fiche in due gesti' },
  'declared-with-amount': { en: 'declared with its amount', it: "dichiarato con l'importo" },
};

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = ReturnType<typeof cite>;

/** The chips of a call stay, everything above it goes back. */
function onlyCall({ seat, put, toCall: price }: Given, cites: Cites, because: readonly Decision[]): Asks {
  if (seat === undefined || put === undefined || price === undefined) return askFor({ seat, put, toCall: price });
  if (price === 0)
    return ruled('floor-decides', decision('no-bet-to-raise', { seat }, [...cites, ...cite('tda-2024/1')], because), {
      because,
    });
  const call = decision('no-raise-only-call', { seat, amount: price }, cites, because);
  const change = put > price ? [decision('change-returned', { seat, amount: put - price }, cites, [call])] : [];
  return ruled('call', call, {
    because,
    besides: change,
    chips: chipMove('pot', seat, put - price),
    effect: { kind: 'acts', seat, action: 'call', added: price },
  });
}

/** A raise that binds: what was put in, made up to the least legal one. */
function bindingRaise({ seat, put, toRaise: least }: Given, cites: Cites, because: readonly Decision[]): Asks {
  if (seat === undefined || put === undefined || least === undefined) return askFor({ seat, put, toRaise: least });
  const added = Math.max(put, least);
  const effect = { kind: 'acts', seat, action: 'raise', added } as const;
  if (put >= least)
    return ruled('raise', decision('raise-as-put', { seat, amount: put }, cites, because), { because, effect });
  const complete = decision('raise-made-up', { seat, amount: least, added: least - put }, cites, because);
  return ruled('complete-raise', complete, { because, effect, chips: chipMove(seat, 'pot', least - put) });
}

function italian(facts: Given): Asks {
  const { manner } = facts;
  if (manner === undefined) return ask('manner');
  const both = cite('italian-tournament/10', 'italian-tournament/12');
  const manners = decision('raise-manner', { reason: manner }, cite('italian-tournament/10'));
  if (manner === 'declared-with-amount') return bindingRaise(facts, cite('italian-tournament/10'), [manners]);
  return onlyCall(facts, both, [manners, decision('silence-and-raise', {}, both)]);
}

function tda(facts: Given): Asks {
  const { manner } = facts;
  if (manner === undefined) return ask('manner');
  const manners = (cites: Cites) => [decision('raise-manner', { reason: manner }, cites)];
  switch (manner) {
    case 'declared-with-amount':
      return bindingRaise(facts, cite('tda-2024/40'), manners(cite('tda-2024/40')));
    case 'raise-without-amount':
      return bindingRaise(facts, cite('tda-2024/43', 'tda-2024/56'), manners(cite('tda-2024/40')));
    case 'words-after-chips':
      return onlyCall(facts, cite('tda-2024/40'), manners(cite('tda-2024/40')));
    case 'two-motions':
      return onlyCall(facts, cite('tda-2024/42', 'tda-2024/56'), manners(cite('tda-2024/42')));
  }
}

export const undeclaredRaise = defineRuling({
  type: 'undeclared-raise',
  title: { en: 'A raise not declared as it should be', it: 'Rilancio non dichiarato come si deve' },
  description: {
    en: 'A player meant to raise but did not state it with its amount, or put the chips in more than one motion. One silent motion with larger chips is `silent-chips`.',
    it: "Un giocatore voleva rilanciare ma non lo ha dichiarato con l'importo, o ha messo le fiche in più gesti. Un solo gesto silenzioso con fiche maggiori è `silent-chips`.",
  },
  clauses: cite('italian-tournament/10', 'tda-2024/42', 'tda-2024/56'),
  facts: FACTS,
  books: { 'italian-tournament': italian, 'tda-2024': tda },
  messages: {
    'raise-manner': message<{ reason: string }>({
      en: (f) => `How it was done: ${MANNERS[f.reason]?.en ?? f.reason}.`,
      it: (f) => `Come è avvenuto: ${MANNERS[f.reason]?.it ?? f.reason}.`,
    }),
    'no-raise-only-call': message<{ seat: number; amount: number }>({
      en: (f, say) => `No raise: ${say.player(f.seat)} calls for ${say.chips(f.amount)}.`,
      it: (f, say) => `Niente rilancio: ${say.player(f.seat)} vede per ${say.chips(f.amount)}.`,
    }),
    'no-bet-to-raise': message<{ seat: number }>({
      en: (f, say) => `There was no bet to raise: the floor decides what the chips of ${say.player(f.seat)} are.`,
      it: (f, say) =>
        `Non c'era puntata da rilanciare: decide il direttore che cosa valgono le fiche di ${say.player(f.seat)}.`,
    }),
    'raise-as-put': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} raises with the ${say.chips(f.amount)} put in.`,
      it: (f, say) => `${whoFirst(f, say)} rilancia con ${say.chips(f.amount)} messi.`,
    }),
    'raise-made-up': message<{ seat: number; amount: number; added: number }>({
      en: (f, say) =>
        `The word binds: ${say.player(f.seat)} adds ${say.chips(f.added)} for the smallest raise, ${say.chips(f.amount)}.`,
      it: (f, say) =>
        `La parola vincola: ${say.player(f.seat)} aggiunge ${say.chips(f.added)} per il rilancio minimo, ${say.chips(f.amount)}.`,
    }),
  },
});
