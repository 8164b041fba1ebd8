import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Language } from '../../core/index.ts';
import type { RequestContext } from '../../service/context.ts';
import { describeRulebook, listRulebooks } from '../../service/rulebooks.ts';
import { describeVariant, listVariants } from '../../service/variants.ts';
import type { Answered, Asked, CallName, Calls, Catalogue } from './protocol.ts';

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
});

/** A rulebook's answers; none where there is no such book. */
export function answersOf(rulebook: string, { language }: RequestContext): Calls['rulebook']['answer'] {
  const detail = describeRulebook(rulebook, language);
  return detail.ok ? detail.value.houseRules : [];
}

export type Answering = {
  readonly [N in CallName]?: (
    ask: Calls[N]['ask'],
    context: RequestContext,
  ) => Calls[N]['answer'] | Promise<Calls[N]['answer']>;
};

/** Answers calls on this thread, each by its function; whatever is thrown is told to who asked. */
export function answerWith(answering: Answering): void {
  const answerTo = async <N extends CallName>({
    name,
    ask,
    language,
    boards,
  }: Asked<N>): Promise<Calls[N]['answer']> => {
    const answer = answering[name];
    if (answer === undefined) throw new Error(`${name} is answered by the whole engine`);
    return answer(ask, contextOf(language, boards));
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
