import { message } from '../explanation/messages.ts';
import { ask, chipMove, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { amountFact, type FactTable, type FactValues, flag, oneOf, seatFact } from './facts.ts';

const FACTS = {
  word: oneOf(['cip', 'parola'], { en: 'Which word was said?', it: 'Quale parola è stata detta?' }),
  seat: seatFact({ en: 'Which seat said it?', it: 'Quale posto l’ha detta?' }),
  betToAnswer: flag({
    en: 'Was there already a bet to answer?',
    it: 'C’era già una puntata a cui rispondere?',
  }),
  ante: amountFact({ en: 'How much is the ante of each player?', it: 'Di quanto è l’invito di ogni giocatore?' }),
  minimumOpening: amountFact({
    en: 'What is the smallest opening the house allows?',
    it: 'Qual è l’apertura minima ammessa dalla casa?',
  }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

function parola(betToAnswer: boolean, seat: Given['seat']): Asks {
  const cites = cite('custom/it-cip');
  const facts = seat === undefined ? {} : { seat };
  return betToAnswer
    ? ruled('fold-or-call', decision('parola-facing-bet', facts, cites))
    : ruled('proceed', decision('parola-is-a-check', facts, cites));
}

/** Words of the Italian game, taken as the house means them. */
function guida({ word, seat, betToAnswer, ante, minimumOpening }: Given, { rules }: RulingContext): Asks {
  if (word === undefined) return ask('word');
  if (betToAnswer === undefined) return ask('betToAnswer');
  if (word === 'parola') return parola(betToAnswer, seat);
  const cites = rules.cites.cip;
  if (betToAnswer) return ruled('floor-decides', decision('cip-facing-bet', {}, cites));
  const isAnte = rules.values.cip === 'ante';
  const amount = isAnte ? ante : minimumOpening;
  if (amount === undefined) return ask(isAnte ? 'ante' : 'minimumOpening');
  if (seat === undefined && amount > 0) return ask('seat');
  const says = decision('cip-is-a-bet', { amount, rule: rules.values.cip }, cites);
  return ruled('bet', says, { chips: chipMove(seat, 'pot', amount) });
}

export const italianWords = defineRuling({
  type: 'italian-words',
  title: { en: 'The words "cip" and "parola"', it: 'Le parole "cip" e "parola"' },
  description: {
    en: 'A player says "cip" or "parola", which houses do not all mean in the same way.',
    it: 'Un giocatore dice "cip" o "parola", che non tutte le case intendono allo stesso modo.',
  },
  clauses: cite('custom/it-cip'),
  facts: FACTS,
  books: { 'guida-poker': guida },
  messages: {
    'parola-is-a-check': message<Record<string, never>>({
      en: () => '"Parola" passes the word: it is a check.',
      it: () => '"Parola" passa la parola: è un check.',
    }),
    'parola-facing-bet': message<Record<string, never>>({
      en: () => '"Parola" cannot answer a bet: the player calls or folds, and may not raise.',
      it: () => '"Parola" non risponde a una puntata: il giocatore vede o lascia, e non può rilanciare.',
    }),
    'cip-is-a-bet': message<{ amount: number; rule: string }>({
      en: (f, say) =>
        `"Cip" opens for ${f.rule === 'ante' ? 'the ante' : 'the smallest opening'}: ${say.chips(f.amount)}.`,
      it: (f, say) => `"Cip" apre per ${f.rule === 'ante' ? "l'invito" : "l'apertura minima"}: ${say.chips(f.amount)}.`,
    }),
    'cip-facing-bet': message<Record<string, never>>({
      en: () => '"Cip" names the least stake and answers no bet: the floor asks what was meant.',
      it: () => '"Cip" indica la posta minima e non risponde a una puntata: il direttore chiede che cosa si intendeva.',
    }),
  },
});
