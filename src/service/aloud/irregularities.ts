import type { AdjudicationResponse } from '../../contract/adjudication-response.ts';
import { clauses, indented, type Reader } from './lines.ts';

type Irregularity = NonNullable<AdjudicationResponse['legality']>['irregularities'][number];
type Option = Irregularity['ruling']['options'][number];

/** A way left open, and whether only another reading of the text leaves it. */
export const optionLine = ({ text, basis, cites }: Option, { words }: Reader): string =>
  `${words.choice}: ${text}${basis === 'other-reading' ? ` (${words.otherReading})` : ''}${clauses(cites)}`;

/** An entry that was not open to its seat, what the rulebook makes of it, and the ways it leaves where it leaves one open. */
export function irregularityLines({ action, text, cites, ruling }: Irregularity, reader: Reader): string[] {
  const { words } = reader;
  const own = cites.filter((id) => !ruling.cites.includes(id));
  const open = ruling.applied ? [] : ruling.options.filter((option) => option.text !== ruling.text);
  return [
    `${words.entry} ${action + 1}: ${text}${clauses(own.length === 0 ? cites : own)}`,
    ...indented([
      `${words.ruling}: ${ruling.text}${clauses(ruling.cites)}`,
      ...open.map((option) => optionLine(option, reader)),
    ]),
  ];
}
