import type { AdjudicationResponse } from '../contract/adjudication-response.ts';
import { type DisplayMoney, type Language, speakerFor } from '../core/index.ts';

const HEADS: Readonly<
  Record<Language, Readonly<Record<'payouts' | 'irregular' | 'options' | 'warnings' | 'steps', string>>>
> = {
  en: { payouts: 'Chips', irregular: 'Irregular', options: 'It may be', warnings: 'Note', steps: 'Why' },
  it: { payouts: 'Fiches', irregular: 'Irregolare', options: 'Può essere', warnings: 'Nota', steps: 'Perché' },
};

const clauses = (cites: readonly string[]): string => (cites.length === 0 ? '' : `  [${cites.join(', ')}]`);

const section = (head: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', head, ...lines.map((line) => `  ${line}`)];

/** A ruling as a dealer would read it to the table: what it is, who gets what, what was irregular, and why. */
export function aloud(
  { headline, payouts, legality, warnings, explanation }: AdjudicationResponse,
  language: Language,
  money?: DisplayMoney | undefined,
): string {
  const labels = new Map(payouts.flatMap(({ seat, player }) => (player === null ? [] : [[seat, player] as const])));
  const say = speakerFor({ language, labels, money });
  const head = HEADS[language];
  const signed = (net: number | null): string =>
    net === null ? '' : ` (${net < 0 ? '−' : '+'}${say.chips(Math.abs(net))})`;
  const irregularities = legality?.irregularities ?? [];
  return [
    headline,
    ...section(
      head.payouts,
      payouts.map(({ seat, won, returned, net }) => `${say.player(seat)}: ${say.chips(won + returned)}${signed(net)}`),
    ),
    ...section(
      head.irregular,
      irregularities.flatMap(({ text, cites, ruling }) => [
        `${text}${clauses(cites)}`,
        `${ruling.text}${clauses(ruling.cites)}`,
        ...(ruling.applied ? [] : ruling.options.map((option) => `${head.options}: ${option.text}`)),
      ]),
    ),
    ...section(
      head.warnings,
      warnings.map(({ text, cites }) => `${text}${clauses(cites)}`),
    ),
    ...section(
      head.steps,
      explanation.map(({ id, text, cites }) => `${String(id).padStart(3)}. ${text}${clauses(cites)}`),
    ),
  ].join('\n');
}
