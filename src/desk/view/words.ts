import { html, type TemplateResult } from 'lit-html';
import type { Language } from '../../core/index.ts';
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

/** How amounts are written: with the currency and the decimals of the hand, and groups of digits. */
export function chipsIn(
  language: Language,
  money: { readonly currency?: string | undefined; readonly decimals?: number | undefined } = {},
): Chips {
  const { currency = '', decimals = 0 } = money;
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  } as Intl.NumberFormatOptions);
  return (amount) => {
    const written = format.format(Math.abs(amount) / 10 ** decimals);
    return `${amount < 0 ? '−' : ''}${currency}${written}`;
  };
}
