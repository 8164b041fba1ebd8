import { PROBLEM_EXAMPLES, problemsOfStatus, TELLS_FAULTS } from '../contract/problem-examples.ts';
import { type Example, examplesOf } from './examples.ts';

interface Shown {
  readonly summary?: string;
  readonly value?: unknown;
  readonly $ref?: string;
}

interface Media {
  examples?: Record<string, Shown>;
}

interface Body {
  readonly content?: Readonly<Record<string, Media>>;
}

/** What of an operation of the document concerns its examples. */
export interface Operation {
  readonly operationId?: string;
  readonly requestBody?: Body;
  readonly responses?: Readonly<Record<string, Body>>;
}

const JSON_TYPE = 'application/json';
const PROBLEM_TYPE = 'application/problem+json';

const add = (media: Media | undefined, name: string, shown: Shown): void => {
  if (media !== undefined) media.examples = { ...media.examples, [name]: shown };
};

/** Of an answer that comes line by line every line is an example: it is the line that the schema describes. */
function showAnswer(media: Media | undefined, name: string, { summary, response }: Example): void {
  if (Array.isArray(response))
    response.forEach((value, i) => {
      add(media, `${name}-${i + 1}`, { summary: `${summary}: line ${i + 1}`, value });
    });
  else add(media, name, { summary, value: response });
}

function show(operation: Operation, name: string, example: Example): void {
  const { status = 200, summary, request, contentType = JSON_TYPE } = example;
  const content = operation.responses?.[String(status)]?.content;
  const type = status === 200 ? (example.accept ?? Object.keys(content ?? {})[0]) : PROBLEM_TYPE;
  // What is not of the described shape is no example of it.
  if (status !== 400) add(operation.requestBody?.content?.[contentType], name, { summary, value: request });
  showAnswer(content?.[type ?? JSON_TYPE], name, example);
}

const refTo = (code: string): string => `#/components/examples/${code}`;

/** Problems that always read the same are told once in the document, and referred to. */
function showProblems({ requestBody, responses = {} }: Operation): void {
  const takesJson = requestBody?.content?.[JSON_TYPE] !== undefined;
  for (const [status, { content }] of Object.entries(responses))
    for (const code of problemsOfStatus(Number(status)))
      if (!TELLS_FAULTS.includes(code) && (takesJson || code !== 'malformed-json'))
        add(content?.[PROBLEM_TYPE], code, { $ref: refTo(code) });
}

/** Puts the examples of `openapi/examples/` and those of the problem catalogue into an operation. */
export function showExamples(operation: Operation): void {
  for (const [name, example] of Object.entries(examplesOf(operation.operationId ?? ''))) show(operation, name, example);
  showProblems(operation);
}

/** The problems that always read the same, as far as the paths of the document refer to them. */
export function sharedExamples(paths: unknown): Record<string, Shown> {
  const text = JSON.stringify(paths);
  return Object.fromEntries(Object.entries(PROBLEM_EXAMPLES).filter(([code]) => text.includes(`"${refTo(code)}"`)));
}
