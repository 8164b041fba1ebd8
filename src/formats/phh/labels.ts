import type { Stakes, VariantSpec } from '../../core/index.ts';
import type { Commentary, Notation } from './notation.ts';

/** The least bet of a hand whose file need not say it again: as much as the big blind. */
export const usualMinBet = (betting: VariantSpec['betting']['usual'], { bigBlind, buttonBlind }: Stakes): number =>
  betting === 'fixed-limit' ? 0 : bigBlind || buttonBlind;

const LABEL = /^comment (\d{1,6})(?: \((\d{1,6})\))?$/;

/** A comment and the entry of the hand's history it comes before or stands with. */
export interface Comment {
  readonly before: number;
  readonly text: string;
}

/** Comments as labels: `comment 3`, and `comment 3 (2)` for the second before the same entry. */
export function commentLabels(
  commentary: readonly Commentary[],
  actions: readonly Notation[],
  posts: number,
): Record<string, string> {
  const labels: Record<string, string> = {};
  let [told, entry, last, nth] = [0, posts, -1, 1];
  for (const { at, text } of commentary) {
    for (let made = actions[told]; made !== undefined && made.at < at; made = actions[told]) {
      if (made.kind !== 'deal-board' && made.kind !== 'deal-hole') entry += 1;
      told += 1;
    }
    nth = entry === last ? nth + 1 : 1;
    last = entry;
    labels[nth === 1 ? `comment ${entry}` : `comment ${entry} (${nth})`] = text;
  }
  return labels;
}

/** The comment a label is; null for any other label. */
export function commentOf(label: string, text: string): (Comment & { readonly nth: number }) | null {
  const [match, before, nth = '1'] = LABEL.exec(label) ?? [];
  return match === undefined ? null : { before: Number(before), nth: Number(nth), text };
}
