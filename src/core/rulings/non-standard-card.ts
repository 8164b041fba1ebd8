import { message } from '../explanation/messages.ts';
import { ask, type CardMove, ruled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { dealStands, misdeal, noMisdeal } from './deal-undone.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, oneOf, seatFact } from './facts.ts';
import { deadIn } from './ineligible-seat-dealt.ts';
import { hasSpoken } from './shared-facts.ts';
import { ACTION_FACTS, hasActed } from './substantial.ts';
import { type Named, named, says, who, whoFirst } from './words.ts';

const FACTS = {
  where: oneOf(['hole', 'board', 'stub'], {
    en: "Was it found among a player's cards, on the board, or in the stub?",
    it: 'Si è trovata tra le carte di un giocatore, sul tavolo, o nel mazzo?',
  }),
  seat: seatFact({ en: 'Which player holds it?', it: 'Quale giocatore ce l’ha?' }),
  spoken: hasSpoken,
  ...ACTION_FACTS,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

const ASIDE: readonly CardMove[] = [{ card: null, to: 'out-of-play' }];

/** Never a misdeal: another card takes its place, but who acts on it without a word has a dead hand. */
function paper(given: Given, why: Decision, { rules, table }: RulingContext): Asks {
  const { where, seat, spoken } = given;
  const cites = rules.cites.strayCard;
  if (where === undefined) return ask('where');
  if (where === 'hole' && spoken === undefined) return ask('spoken');
  if (where === 'hole' && spoken) {
    const dead = decision('stray-card-acted-on', named(seat), cites, [why]);
    return ruled('hand-dead', dead, { because: [why], effect: deadIn(table, seat) });
  }
  const code = where === 'hole' ? 'stray-card-replaced' : 'stray-card-laid-aside';
  return ruled('replace-card', decision(code, named(seat), cites, [why]), { because: [why], cards: ASIDE });
}

function byHouse(given: Given, context: RulingContext): Asks {
  const { values, cites } = context.rules;
  const why = decision('stray-card-found', {}, cites.strayCard);
  switch (values.strayCard) {
    case 'floor':
      return noMisdeal(context, why);
    case 'scrap-of-paper':
      return paper(given, why, context);
    case 'misdeal': {
      const acted = hasActed(given, context);
      if (acted === undefined) return ask('substantialAction');
      if (!acted) return misdeal(why, context);
      return dealStands(context, [why], [decision('card-is-paper', {}, cites.strayCard, [why])]);
    }
  }
}

export const nonStandardCard = defineRuling({
  type: 'non-standard-card',
  title: { en: 'A joker or another card that is not of the game', it: 'Un jolly o un’altra carta che non è del gioco' },
  description: {
    en: 'A card was found that the game is not played with: a joker, an advertisement, a rank that should have been taken out.',
    it: 'Si è trovata una carta con cui non si gioca: un jolly, una pubblicità, un valore che andava tolto.',
  },
  clauses: cite(
    'tda-2024/35-A',
    'tda-2024/35-A6',
    'tda-2024/35-D',
    'wsop-2024/L115',
    'roberts-11/irregularities-8',
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
    'stray-card-found': says(
      'A card that is not of the game was found.',
      'Si è trovata una carta che non è del gioco.',
    ),
    'stray-card-replaced': message<Named>({
      en: (f, say) =>
        `It is a scrap of paper and no misdeal: ${who(f, say)} gets the next card off the deck in its place.`,
      it: (f, say) =>
        `È un pezzo di carta e la mano non si annulla: ${who(f, say)} riceve al suo posto la prossima carta del mazzo.`,
    }),
    'stray-card-laid-aside': says(
      'It is a scrap of paper: it is laid aside and the next card off the deck takes its place.',
      'È un pezzo di carta: si mette da parte e la prossima carta del mazzo ne prende il posto.',
    ),
    'stray-card-acted-on': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} acted without pointing the card out: that hand is dead.`,
      it: (f, say) => `${whoFirst(f, say)} ha giocato senza segnalare la carta: la sua mano è morta.`,
    }),
  },
});
