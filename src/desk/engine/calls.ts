import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  CUSTOM_NAMES,
  HOUSE_RULE_NAMES,
  HOUSE_RULES,
  type HouseRule,
  type Language,
  type OptionValue,
  optionWord,
  presetOf,
  RULE_SOURCES,
  RULEBOOK_IDS,
} from '../../core/index.ts';
import type { RequestContext } from '../../service/context.ts';
import { listRulebooks } from '../../service/rulebooks.ts';
import { describeVariant, listVariants } from '../../service/variants.ts';
import type { Answered, Asked, CallName, Calls, Catalogue, OptionChoice, RecordsPart } from './protocol.ts';

/** What a service needs of its surroundings in a browser; `crypto.subtle` does not exist on plain HTTP. */
export const contextOf = (language: Language, boardBudget: number): RequestContext => ({
  language,
  boardBudget,
  sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))),
});

/** Games and rulebooks in one language. */
export const catalogueIn = (language: Language): Catalogue => ({
  variants: listVariants(language).variants.flatMap(({ id }) => {
    const detail = describeVariant(id, language);
    return detail.ok ? [detail.value] : [];
  }),
  rulebooks: listRulebooks(language).rulebooks,
  books: RULEBOOK_IDS.filter((id) => RULE_SOURCES.some((source) => source.id === id && source.basis === 'text')),
  customs: Object.fromEntries(Object.entries(CUSTOM_NAMES).map(([section, name]) => [section, name[language]])),
});

/** A rulebook's answers; none where there is no such book. */
export function answersOf(rulebook: string, { language }: RequestContext): Calls['rulebook']['answer'] {
  const id = RULEBOOK_IDS.find((own) => own === rulebook);
  if (id === undefined) return [];
  const { values } = presetOf(id);
  return HOUSE_RULE_NAMES.map((name) => {
    const choice = (value: OptionValue): OptionChoice => ({ value, word: optionWord(name, value, language) });
    const { values: listed, range, meaning }: HouseRule = HOUSE_RULES[name];
    const numbers =
      range === undefined ? [] : Array.from({ length: range.max - range.min + 1 }, (_, i) => range.min + i);
    const all = [...listed, ...numbers.filter((own) => !listed.includes(own))];
    return { name, meaning: meaning[language], usual: choice(values[name]), choices: all.map(choice) };
  });
}

export type Answering = {
  readonly [N in CallName]?: (
    ask: Calls[N]['ask'],
    context: RequestContext,
    tell: (part: RecordsPart) => void,
  ) => Calls[N]['answer'] | Promise<Calls[N]['answer']>;
};

/** Answers calls on this thread, each by its function; whatever is thrown is told to who asked. */
export function answerWith(answering: Answering): void {
  const answerTo = async <N extends CallName>({
    id,
    name,
    ask,
    language,
    boards,
  }: Asked<N>): Promise<Calls[N]['answer']> => {
    const answer = answering[name];
    if (answer === undefined) throw new Error(`${name} is answered by the whole engine`);
    return answer(ask, contextOf(language, boards), (part) => {
      const told: Answered = { id, part };
      globalThis.postMessage(told);
    });
  };
  globalThis.addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
    const { id } = data;
    const answered: Answered = await answerTo(data).then(
      (answer) => ({ id, answer }),
      (error: unknown) => ({ id, failed: String(error) }),
    );
    globalThis.postMessage(answered);
  });
}
