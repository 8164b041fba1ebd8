import { extname } from 'node:path';
import { SingleBar } from 'cli-progress';
import type { Order } from '../bulk/job.ts';
import { HEAD_LENGTH, peek } from '../bulk/peek.ts';
import { BulkPool } from '../bulk/pool.ts';
import { answerAll, summaryLine } from '../bulk/run.ts';
import { Counting, type Tally } from '../bulk/tally.ts';
import type { VerificationResponse } from '../contract/verifications.ts';
import type { Language, RulebookId } from '../core/index.ts';
import { FORMAT_FAULT_TEXTS, FORMATS, type FormatId } from '../formats/index.ts';
import { faultText, formatCalled, recognise, UNRECOGNISED } from '../service/records.ts';
import { type Input, onEach } from './inputs.ts';
import { type Output, type Report, STATUS } from './output.ts';

export interface VerifyOptions {
  readonly format?: FormatId;
  readonly rulebook?: RulebookId;
  readonly json?: boolean;
  readonly anonymise?: boolean;
  readonly workers: number;
  readonly lang: Language;
}

/** Characters a hand may have. */
const LONGEST_HAND = 4_000_000;

type Line = Partial<VerificationResponse> & {
  readonly line: number;
  readonly reference?: string;
  readonly problem?: {
    readonly code: string;
    readonly detail: string;
    readonly errors: readonly { readonly code: string; readonly detail: string }[];
  };
};

interface Opened {
  readonly source: AsyncIterable<Uint8Array>;
  readonly format: (typeof FORMATS)[number] | undefined;
}

const extensionOf = (name: string): string => extname(name.replace(/\.gz$/i, '')).toLowerCase();

/** The format named, else the one the text looks like, else the one its file is called by. */
async function open(input: Input, named: FormatId | undefined, read: (bytes: number) => void): Promise<Opened> {
  const { head, whole } = await peek(input.open(read), HEAD_LENGTH);
  const called = FORMATS.find(({ extensions }) => extensions.some((own) => own === extensionOf(input.name)));
  const format = named === undefined ? (recognise(head.toString()) ?? called) : formatCalled(named);
  return { source: whole, format };
}

/** What is said of a hand that is not simply right. */
function* findings(
  name: string,
  { line, reference, verdict, differences = [], missing = [], problem }: Line,
): Generator<string> {
  const at = `${name}:${line}${reference === undefined ? '' : ` [${reference}]`}`;
  if (problem !== undefined)
    for (const { code, detail } of problem.errors.length > 0 ? problem.errors : [problem])
      yield `${at} ${code}: ${detail}`;
  for (const { code, text } of differences) yield `${at} ${code}: ${text}`;
  if (verdict === 'cannot-tell') for (const { fact, text } of missing) yield `${at} ? ${fact}: ${text}`;
}

const TITLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { verdicts: 'verdict', differences: 'difference', missing: 'missing', problems: 'not read', hands: 'hands' },
  it: { verdicts: 'verdetto', differences: 'differenza', missing: 'manca', problems: 'non letto', hands: 'mani' },
};

/** How many hands by verdict, and by each thing found, the most frequent first. */
export function table(tally: Tally, language: Language): string {
  const titles = TITLES[language];
  const rows = ['verdicts', 'differences', 'missing', 'problems'].flatMap((kind) => {
    const counts = Object.entries(tally[kind] ?? {}).sort(([a, n], [b, m]) => m - n || a.localeCompare(b));
    return counts.length === 0
      ? []
      : [[titles[kind] ?? kind, titles.hands ?? ''], ...counts.map(([code, n]) => [`  ${code}`, String(n)])];
  });
  const width = Math.max(0, ...rows.map(([name = '']) => name.length));
  const digits = Math.max(0, ...rows.map(([, n = '']) => n.length));
  return rows.map(([name = '', n = '']) => `${name.padEnd(width)}  ${n.padStart(digits)}`).join('\n');
}

/** Back to the beginning of a line that is emptied. */
const CLEARED = '\r\u001b[K';

/** The bar that shows how far the reading is; null where nobody watches. */
class Progress {
  readonly #bar: SingleBar | null;
  readonly #screen: Output['screen'];
  #size = 0;
  #read = 0;
  hands = 0;

  constructor(screen: Output['screen'], lang: Language) {
    this.#screen = screen;
    this.#bar =
      screen === null
        ? null
        : new SingleBar({
            stream: screen,
            format: `{bar} {percentage}%  {hands} ${TITLES[lang].hands}`,
            clearOnComplete: true,
            hideCursor: true,
          });
  }

  start(inputs: readonly Input[]): void {
    this.#size = inputs.reduce((sum, { size }) => sum + size, 0);
    this.#bar?.start(this.#size, 0, { hands: '' });
  }

  read(bytes: number): void {
    this.#read += bytes;
    this.#bar?.update(Math.min(this.#read, this.#size), { hands: String(this.hands) });
  }

  /** Makes room for a line of text; the bar is drawn again below it. */
  clear(): void {
    if (this.#bar?.isActive) this.#screen?.write(CLEARED);
  }

  stop(): void {
    this.#bar?.stop();
  }
}

/** What is printed of the answers to some hands. */
function printed(output: string, name: string, json: boolean): string[] {
  const lines = output.split('\n').filter((text) => text !== '');
  return lines.flatMap((text): string[] => {
    const line: Line = JSON.parse(text);
    return json ? [JSON.stringify({ file: name, ...line })] : [...findings(name, line)];
  });
}

/** Verifies every hand of the files. Out: 0 where none differs, 1 where some do, 2 where something cannot be read. */
export async function verify(names: readonly string[], options: VerifyOptions, own: Output): Promise<number> {
  const { format: named, rulebook, json = false, anonymise = false, workers, lang } = options;
  const progress = new Progress(own.screen, lang);
  const above =
    (write: (text: string) => void) =>
    (text: string): void => {
      progress.clear();
      write(text);
    };
  const out: Output = { ...own, print: above(own.print), complain: above(own.complain) };
  const pool = new BulkPool(workers, LONGEST_HAND, (error) => out.complain(String(error)));
  const tally = new Counting();
  const verifyFile = async (input: Input, report: Report): Promise<void> => {
    const { source, format } = await open(input, named, (bytes) => progress.read(bytes));
    if (format === undefined) {
      report.complain(`${input.name}: unknown-format: ${faultText(UNRECOGNISED, lang)}`);
      return;
    }
    const order: Order = {
      task: 'verifications',
      source: format.id,
      language: lang,
      options: { rulebook, anonymise, adjudication: 'never' },
    };
    const failed = (failure: string): void => report.complain(failure);
    const answers = answerAll({
      source,
      order,
      starts: format.startsHand,
      longest: LONGEST_HAND,
      pool,
      report: failed,
    });
    let next = await answers.next();
    for (; next.done !== true; next = await answers.next()) {
      const lines = printed(next.value, input.name, json);
      if (lines.length > 0) report.print(lines.join('\n'));
      progress.hands += next.value.split('\n').length - 1;
    }
    if (next.value.results === 0) report.complain(`${input.name}: no-hand: ${FORMAT_FAULT_TEXTS['no-hand'][lang]}`);
    tally.include(next.value.tally);
  };
  const report = await onEach({ names, lang }, out, verifyFile, (inputs) => progress.start(inputs));
  progress.stop();
  await pool.close();
  const { counts } = tally;
  const summary = json ? summaryLine({ results: progress.hands, tally: counts }).trimEnd() : table(counts, lang);
  if (summary !== '') report.print(summary);
  if (Object.keys(counts.problems ?? {}).length > 0) return STATUS.unreadable;
  if ((counts.verdicts?.differs ?? 0) > 0) report.differs();
  return report.status;
}
