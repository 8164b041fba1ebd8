import {
  type Citation,
  type Decision,
  type DisplayMoney,
  explain,
  type Language,
  MESSAGES,
  RULE_SOURCES,
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
export function speakerOf({ seats, money }: Table, language: Language): Speaker {
  const labels = new Map<number, string>();
  for (const { seat, player } of seats) if (player !== undefined && player !== '') labels.set(seat, player);
  return speakerFor({ language, labels, money });
}

export const say = ({ code, facts }: Pick<Decision, 'code' | 'facts'>, speaker: Speaker): string =>
  render(MESSAGES, code, facts, speaker);

export const stepsOf = (decisions: readonly Decision[], speaker: Speaker): Step[] =>
  explain(decisions, MESSAGES, speaker);

/** A clause with its title in the language asked for. */
export interface SpokenCitation extends Omit<Citation, 'title'> {
  readonly title: string;
}

/** Put into words once for each language: every ruling cites some of them. */
const spokenIn = (language: Language): ReadonlyMap<string, SpokenCitation> =>
  new Map(
    RULE_SOURCES.flatMap(({ citations }) =>
      citations.map(({ id, rulebook, section, title }) => [id, { id, rulebook, section, title: title[language] }]),
    ),
  );
const SPOKEN: Readonly<Record<Language, ReadonlyMap<string, SpokenCitation>>> = {
  en: spokenIn('en'),
  it: spokenIn('it'),
};

/** A clause in the language asked for. */
export const spokenCitation = (id: string, language: Language): SpokenCitation | undefined => SPOKEN[language].get(id);

type Cited = readonly { readonly cites: readonly string[] }[];

/** The entries of everything cited, once each, in order of first mention. */
export function citationsOf(cited: readonly Cited[], language: Language): SpokenCitation[] {
  const seen = new Set<string>();
  const entries: SpokenCitation[] = [];
  for (const steps of cited) {
    for (const { cites } of steps) {
      for (const id of cites) {
        if (seen.has(id)) continue;
        seen.add(id);
        const entry = spokenCitation(id, language);
        if (entry !== undefined) entries.push(entry);
      }
    }
  }
  return entries;
}

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

/** Faults of the hand are found inside the request. */
export const inHand = (refusal: Refusal): Refusal =>
  refusal.kind === 'impossible'
    ? { ...refusal, faults: refusal.faults.map((fault) => ({ ...fault, pointer: `/hand${fault.pointer}` })) }
    : refusal;

/** A name the catalogue does not have. */
export function notFound(code: string, id: string, language: Language): Refusal {
  const detail = say({ code, facts: { id } }, speakerOf({ seats: [] }, language));
  return { kind: 'not-found', fault: { pointer: '', code, detail } };
}
