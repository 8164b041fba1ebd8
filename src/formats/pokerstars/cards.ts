import { type MaybeCard, parseCard } from '../../core/index.ts';
import { faultAt, Unreadable } from './faults.ts';
import type { Line } from './text.ts';

const UNSEEN = 'XX';

/** The cards between two brackets; some records leave out the space between two of them. */
export function cardsIn(line: Line, text: string): MaybeCard[] {
  const cards: MaybeCard[] = [];
  for (const word of text.split(' ')) {
    if (word.length % 2 !== 0) throw notACard(line, word);
    for (let at = 0; at < word.length; at += 2) {
      const one = word.slice(at, at + 2);
      const card = one === UNSEEN ? null : parseCard(one);
      if (card === null && one !== UNSEEN) throw notACard(line, word);
      cards.push(card);
    }
  }
  return cards;
}

const notACard = (line: Line, word: string): Unreadable =>
  new Unreadable(faultAt(line, 'bad-cards', 'a rank and a suit, as in As', word, word === '' ? '[' : word));

/** Cards of which every one has to be seen. */
export function knownIn(line: Line, text: string): Exclude<MaybeCard, null>[] {
  const cards = cardsIn(line, text);
  const seen = cards.filter((card) => card !== null);
  if (seen.length < cards.length) throw notACard(line, UNSEEN);
  return seen;
}

/** The text in each pair of brackets, in order. */
export function bracketsIn(text: string): string[] {
  return [...text.matchAll(/\[([^[\]]*)\]/g)].map(([, inner = '']) => inner.trim());
}
