import type { AdjudicationResponse } from '../../src/contract/adjudication-response.ts';
import { ruled } from './ruling.ts';
import { toldActions } from './told-actions.ts';

type Legality = NonNullable<AdjudicationResponse['legality']>;
export type Irregular = Legality['irregularities'][number];
type Option = Irregular['ruling']['options'][number];
type Act = NonNullable<Option['acts']>[number];

const actText = ({ seat, action, to, amount, chips, count }: Act): string =>
  [seat, action, to ?? amount ?? chips?.join('+') ?? count].filter((part) => part !== undefined).join(' ');

/** Entries and chips: "4 call, 5 fold (pot>4 50)". */
function optionText({ acts, moves }: Option): string {
  const chips = moves.chips.map(({ from, to, amount }) => `${from}>${to} ${amount}`).join(', ');
  return `${(acts ?? []).map(actText).join(', ') || '-'}${chips === '' ? '' : ` (${chips})`}`;
}

/** "0 raise-below-minimum call: 4 call (pot>4 49)"; a ruling that stops the replay ends its decision in "!". */
export const irregularText = ({ action, code, ruling: { decision, applied, options } }: Irregular): string =>
  `${action} ${code} ${decision}${applied ? '' : '!'}: ${options.map(optionText).join(' | ')}`;

/** Who goes on, and the price: "5 call 200", "3 check", "draw 2"; else what is dealt, or that the hand is over. */
function nextText({ next }: AdjudicationResponse): string {
  if (next === null) return 'over';
  if (next.kind === 'act')
    return `${next.seat} ${next.options.call === null ? 'check' : `call ${next.options.call.to}`}`;
  return next.kind === 'deal' ? `deal ${next.street}` : `${next.kind} ${next.seat}`;
}

/** What a history told in a line comes to: each irregular entry in a line, and how it goes on in the last. */
export function told(hand: object, line: string): { readonly lines: readonly string[]; readonly found: Irregular[] } {
  const answer = ruled({ ...hand, actions: toldActions(line) });
  const found = [...(answer.legality?.irregularities ?? [])];
  return { lines: [...found.map(irregularText), nextText(answer)], found };
}
