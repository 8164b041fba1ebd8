import { isPost } from '../hand/posts.ts';
import { amountFact, oneOf, seatFact, type Table } from './facts.ts';
import { entryAt } from './turn-facts.ts';

const FAULTS = ['wrong-amount', 'missing', 'wrong-seat'] as const;

/** The post the history stops at. */
export function postIn(table: Table) {
  const entry = entryAt(table);
  return entry !== null && isPost(entry.made.action) ? entry.made : null;
}

/** What the table's stakes ask of such a post. */
function dueIn(table: Table): number | undefined {
  const { smallBlind, bigBlind, ante, buttonBlind } = table.hand.stakes;
  switch (postIn(table)?.action) {
    case 'post-ante':
      return ante;
    case 'post-small-blind':
      return smallBlind;
    case 'post-big-blind':
      return bigBlind;
    case 'post-button-blind':
      return buttonBlind;
    default:
      return undefined;
  }
}

/** What has to be known of a forced bet gone wrong. */
export const WRONG_POST_FACTS = {
  fault: oneOf(
    FAULTS,
    {
      en: 'What was wrong: the amount, that it was not posted, or that another seat posted it?',
      it: "Che cosa era errato: l'importo, che non è stato messo, o che l'ha messo un altro posto?",
    },
    (table) => {
      const post = postIn(table);
      if (post === null) return undefined;
      return table.history?.irregularity?.code === 'blind-from-wrong-seat' ? 'wrong-seat' : 'wrong-amount';
    },
  ),
  seat: seatFact(
    {
      en: 'Which seat posted it, or should have where nobody did?',
      it: 'Quale posto lo ha messo, o avrebbe dovuto se nessuno lo ha fatto?',
    },
    (table) => table.hand.seats.find(({ seat }) => seat === postIn(table)?.seat)?.seat,
  ),
  due: amountFact({ en: 'How much was due?', it: 'Quanto era dovuto?' }, dueIn),
  put: amountFact(
    { en: 'How much was posted? 0 where nothing was.', it: 'Quanto è stato messo? 0 se niente.' },
    (table) => postIn(table)?.amount,
  ),
} as const;
