import type { AdjudicationResponse } from '../../contract/adjudication-response.ts';
import type { Told } from './hand.ts';

/** A request as JSON a person can read. */
export const jsonOf = (request: Told): string => JSON.stringify(request, null, 2);

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The call that asks the service at this address for the same answer. */
export const curlOf = (request: Told, origin: string, language: string): string =>
  [
    `curl -s ${origin}/v1/adjudications`,
    `-H 'content-type: application/json'`,
    `-H 'accept-language: ${language}'`,
    `-d ${quoted(JSON.stringify(request))}`,
  ].join(' \\\n  ');

/** A ruling as plain text: its headline, who is paid, and every step with its clauses. */
export function textOf(
  answer: AdjudicationResponse,
  pays: string,
  chips: (amount: number) => string,
  who: (seat: number) => string,
): string {
  const paid = answer.payouts
    .filter(({ won, returned }) => won + returned > 0)
    .map(({ seat, won, returned }) => `- ${who(seat)}: ${chips(won + returned)}`);
  const steps = answer.explanation.map(
    ({ id, text, cites }) => `${id}. ${text}${cites.length > 0 ? ` [${cites.join(', ')}]` : ''}`,
  );
  const rules = answer.citations.map(({ id, title }) => `[${id}] ${title}`);
  return [
    answer.headline,
    ...(paid.length > 0 ? ['', pays, ...paid] : []),
    ...(steps.length > 0 ? ['', ...steps] : []),
    ...(rules.length > 0 ? ['', ...rules] : []),
    '',
    `Cards Speak ${answer.meta.engine} · ${answer.meta.rulebook} · ${answer.meta.digest}`,
  ].join('\n');
}
