import { html, type TemplateResult } from 'lit-html';
import { type DisplayMoney, type Language, speakerFor } from '../../core/index.ts';
import type { Texts } from '../text/en.ts';

/** A card in words, as it is read aloud. */
export function cardWords(card: string, t: Texts): string {
  if (card === '??') return t.unseen;
  if (card === 'Jk') return t.joker;
  const [rank = '', suit = ''] = card;
  return t.card(rank, suit);
}

const SYMBOLS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** A card inside a sentence: its rank with its suit drawn, read as words. */
export const inlineCard = (card: string, t: Texts): TemplateResult => {
  const [rank = '', suit = ''] = card;
  return html`<span class="ic ic-${suit}" role="img" aria-label=${cardWords(card, t)}
    >${rank === 'T' ? '10' : rank}${SYMBOLS[suit] ?? ''}</span
  >`;
};

const CARD = /\b([2-9TJQKA][cdhs])\b/;

/** A sentence of a ruling with its cards drawn. */
export const spoken = (text: string, t: Texts): readonly (string | TemplateResult)[] =>
  text.split(CARD).map((part, i) => (i % 2 === 1 ? inlineCard(part, t) : part));

export type Chips = (amount: number) => string;

/** How amounts are written: as the ruling itself says them; what is lost, with a minus before the currency. */
export function chipsIn(language: Language, money: DisplayMoney = {}): Chips {
  const { chips } = speakerFor({ language, labels: new Map(), money });
  return (amount) => `${amount < 0 ? '−' : ''}${chips(Math.abs(amount))}`;
}
