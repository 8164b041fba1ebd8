import type { AdjudicationResponse } from '../../contract/adjudication-response.ts';
import { clauses, indented, type Reader, rulebookName, signed } from './lines.ts';

type Row = AdjudicationResponse['comparison'][number];

/** What another rulebook makes of the same hand: whose chips differ, by what it does and by what it leaves out. */
export function comparisonLines(row: Row, outcome: AdjudicationResponse['outcome'], reader: Reader): string[] {
  const { say, words } = reader;
  const chips = row.chips.map(({ seat, won, returned, net }) => {
    return `${say.player(seat)} ${signed(reader, net ?? won + returned)}`;
  });
  const told = [
    ...(row.outcome === outcome ? [] : [words.outcomes[row.outcome]]),
    ...chips,
    ...(row.carriedOver > 0 ? [`${say.chips(row.carriedOver)} ${words.carried}`] : []),
  ];
  const head = rulebookName(reader, row.rulebook);
  if (!row.differs) return [`${head}: ${words.same}`];
  return [
    told.length === 0 ? head : `${head}: ${told.join(', ')}`,
    ...indented([
      ...row.steps.map(({ text, cites }) => `${text}${clauses(cites)}`),
      ...row.insteadOf.map(({ text, cites }) => `${words.insteadOf}: ${text}${clauses(cites)}`),
    ]),
  ];
}
