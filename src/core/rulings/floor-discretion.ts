import { message } from '../explanation/messages.ts';
import { ask, askFor, RULING_DECISIONS, type RulingDecision, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { defineRuling } from './define-ruling.ts';
import { type FactTable, type FactValues, oneOf } from './facts.ts';
import { says } from './words.ts';

/** Why a floor may set a rule aside. */
export const DISCRETION_REASONS = [
  'fairness',
  'best-interest-of-the-game',
  'wrong-information',
  'fault-of-the-house',
  'intent-of-the-player',
] as const;
export type DiscretionReason = (typeof DISCRETION_REASONS)[number];

const FACTS = {
  ruled: oneOf(RULING_DECISIONS, {
    en: 'What does the rule itself come to?',
    it: 'A che cosa porta la regola di per sé?',
  }),
  instead: oneOf(RULING_DECISIONS, {
    en: 'What does the floor decide?',
    it: 'Che cosa decide il direttore?',
  }),
  reason: oneOf(DISCRETION_REASONS, {
    en: 'For which reason does the floor set the rule aside?',
    it: 'Per quale ragione il direttore mette da parte la regola?',
  }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = ReturnType<typeof cite>;

/** The floor may set a rule aside for a reason; the decision it takes instead is recorded beside the rule's own. */
const under =
  (cites: Cites) =>
  (given: Given): Asks => {
    const { instead, reason } = given;
    if (given.ruled === undefined || instead === undefined) return askFor({ ruled: given.ruled, instead });
    if (given.ruled === instead) return ruled('stands', decision('floor-follows-the-rule', { rule: instead }, cites));
    if (reason === undefined) return ask('reason');
    const own = decision('rule-set-aside', { rule: given.ruled, reason }, cites);
    const recorded = decision('floor-decides-instead', { made: instead }, cites, [own]);
    return ruled('floor-decides', recorded, {
      because: [own],
      besides: [decision('floor-is-final', {}, cites, [recorded])],
    });
  };

/** What a ruling comes to, in words. */
const DECISIONS_EN: Readonly<Record<string, string>> = {
  proceed: 'play goes on',
  stands: 'it stands',
  misdeal: 'a misdeal',
  redeal: 'a new deal',
  void: 'the hand is void',
  'replace-card': 'the card is replaced',
  bet: 'a bet',
  call: 'a call',
  raise: 'a raise',
  'complete-raise': 'the raise is completed',
  'correct-amount': 'the amount is put right',
  'fold-or-call': 'call or fold',
  choice: 'the player chooses',
  split: 'the pot is split',
  'hand-live': 'the hand is live',
  'hand-dead': 'the hand is dead',
  'must-table': 'the hand has to be shown',
  'may-withdraw': 'the player may withdraw',
  'not-allowed': 'it is not allowed',
  reassign: 'the pot goes to another',
  refund: 'chips go back',
  'carry-over': 'chips stay for the next pot',
  'floor-decides': 'it is for the floor',
  'substantial-action': 'there has been substantial action',
  'no-substantial-action': 'there has been no substantial action',
} satisfies Record<RulingDecision, string>;
const DECISIONS_IT: Readonly<Record<string, string>> = {
  proceed: 'si prosegue',
  stands: 'resta valido',
  misdeal: 'mano annullata',
  redeal: 'si ridistribuisce',
  void: 'la mano è nulla',
  'replace-card': 'si sostituisce la carta',
  bet: 'una puntata',
  call: 'un call',
  raise: 'un rilancio',
  'complete-raise': 'il rilancio si completa',
  'correct-amount': "l'importo si corregge",
  'fold-or-call': 'vedere o lasciare',
  choice: 'sceglie il giocatore',
  split: 'il piatto si divide',
  'hand-live': 'la mano è viva',
  'hand-dead': 'la mano è morta',
  'must-table': 'la mano si deve mostrare',
  'may-withdraw': 'il giocatore può ritirarsi',
  'not-allowed': 'non è ammesso',
  reassign: 'il piatto va a un altro',
  refund: 'le fiche tornano indietro',
  'carry-over': 'le fiche restano per il piatto successivo',
  'floor-decides': 'decide il direttore',
  'substantial-action': "c'è stata azione sostanziale",
  'no-substantial-action': "non c'è stata azione sostanziale",
} satisfies Record<RulingDecision, string>;
const inEnglish = (made: string): string => DECISIONS_EN[made] ?? made;
const inItalian = (made: string): string => DECISIONS_IT[made] ?? made;

const REASONS_EN: Readonly<Record<string, string>> = {
  fairness: 'fairness',
  'best-interest-of-the-game': 'the interest of the game',
  'wrong-information': 'the wrong information a player was given',
  'fault-of-the-house': 'a fault of the house',
  'intent-of-the-player': 'what the player plainly meant',
};
const REASONS_IT: Readonly<Record<string, string>> = {
  fairness: 'equità',
  'best-interest-of-the-game': 'l’interesse del gioco',
  'wrong-information': 'l’informazione sbagliata data a un giocatore',
  'fault-of-the-house': 'un errore della casa',
  'intent-of-the-player': 'la chiara intenzione del giocatore',
};

export const floorDiscretion = defineRuling({
  type: 'floor-discretion',
  title: { en: 'The floor sets a rule aside', it: 'Il direttore mette da parte una regola' },
  description: {
    en: 'The floor decides otherwise than the rule itself would have it; the deviation is recorded with its reason.',
    it: 'Il direttore decide diversamente da quanto vorrebbe la regola; lo scostamento si registra con la sua ragione.',
  },
  clauses: cite('tda-2024/1', 'roberts-11/decision-making-1', 'roberts-11/decision-making-2'),
  facts: FACTS,
  // Books without a word of their own on it are read by the TDA's, as everywhere.
  books: {
    ...allBooks(under(cite('tda-2024/1'))),
    'roberts-11': under(cite('roberts-11/decision-making-1', 'roberts-11/decision-making-2')),
  },
  messages: {
    'floor-follows-the-rule': message<{ rule: string }>({
      en: (f) => `The floor decides as the rule has it: ${inEnglish(f.rule)}. Nothing deviates.`,
      it: (f) => `Il direttore decide come vuole la regola: ${inItalian(f.rule)}. Non c'è scostamento.`,
    }),
    'rule-set-aside': message<{ rule: string; reason: string }>({
      en: (f) => `The rule itself says: ${inEnglish(f.rule)}. It is set aside for ${REASONS_EN[f.reason] ?? f.reason}.`,
      it: (f) =>
        `La regola di per sé dice: ${inItalian(f.rule)}. La si mette da parte per ${REASONS_IT[f.reason] ?? f.reason}.`,
    }),
    'floor-decides-instead': message<{ made: string }>({
      en: (f) => `The floor decides instead: ${inEnglish(f.made)}.`,
      it: (f) => `Il direttore decide invece: ${inItalian(f.made)}.`,
    }),
    'floor-is-final': says('The word of the floor is final.', 'La parola del direttore è definitiva.'),
  },
});
