import {
  type Citation,
  type Decision,
  type DisplayMoney,
  explain,
  findCitation,
  type Language,
  MESSAGES,
  render,
  type SetupViolation,
  type Speaker,
  type Step,
  speakerFor,
} from '../core/index.ts';
import type { Fault, Refusal } from './context.ts';

interface Table {
  readonly seats: readonly { readonly seat: number; readonly player?: string | undefined }[];
  readonly money?: DisplayMoney | undefined;
}

/** Speaks of the players and chips of a request. */
export const speakerOf = ({ seats, money }: Table, language: Language): Speaker =>
  speakerFor({
    language,
    labels: new Map(
      seats.flatMap(({ seat, player }) => (player === undefined || player === '' ? [] : [[seat, player] as const])),
    ),
    money,
  });

export const say = ({ code, facts }: Pick<Decision, 'code' | 'facts'>, speaker: Speaker): string =>
  render(MESSAGES, code, facts, speaker);

export const stepsOf = (decisions: readonly Decision[], speaker: Speaker): Step[] =>
  explain(decisions, MESSAGES, speaker);

/** A clause with its title in the language asked for. */
export const spoken = ({ title, ...citation }: Citation, language: Language) => ({
  ...citation,
  title: title[language],
});

/** The entries of everything cited, once each, in order of first mention. */
export const citationsOf = (cited: readonly { readonly cites: readonly string[] }[], language: Language) =>
  [...new Set(cited.flatMap(({ cites }) => cites))]
    .flatMap((id) => findCitation(id) ?? [])
    .map((citation) => spoken(citation, language));

const escaped = (part: string | number): string => String(part).replaceAll('~', '~0').replaceAll('/', '~1');

const faultOf = ({ code, at, facts }: SetupViolation, speaker: Speaker): Fault => ({
  pointer: at.map((part) => `/${escaped(part)}`).join(''),
  code,
  detail: say({ code, facts }, speaker),
});

/** A hand that cannot exist, every reason in words. */
export const impossible = (violations: readonly SetupViolation[], speaker: Speaker): Refusal => ({
  kind: 'impossible',
  faults: violations.map((violation) => faultOf(violation, speaker)),
});

/** A name the catalogue does not have. */
export function notFound(code: string, id: string, language: Language): Refusal {
  const detail = say({ code, facts: { id } }, speakerOf({ seats: [] }, language));
  return { kind: 'not-found', fault: { pointer: '', code, detail } };
}
