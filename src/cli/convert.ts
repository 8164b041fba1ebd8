import { contextOf } from '../bulk/context.ts';
import type { ConversionRequest, ConversionResponse } from '../contract/conversions.ts';
import type { Language } from '../core/index.ts';
import type { FormatId } from '../formats/index.ts';
import { convertRecords } from '../service/conversions.ts';
import { problemOf } from '../service/refusals.ts';
import { complainOf } from './complain.ts';
import { type Input, onEach, textOf } from './inputs.ts';
import type { Output, Report } from './output.ts';

export interface ConvertOptions {
  readonly to: ConversionRequest['to'];
  readonly format?: FormatId;
  readonly anonymise?: boolean;
  readonly lang: Language;
}

type Converted = ConversionResponse['hands'][number];

/** Prints a hand asked for as JSON, and says what is lost of it or why it is not there. */
function tell(file: string, { number, written, hand, stated, lost, faults }: Converted, report: Report): void {
  const name = number === null ? file : `${file} [${number}]`;
  for (const fault of faults) report.complain(`${name}: ${fault.code}: ${fault.detail}`);
  for (const { code, text, detail } of lost) {
    const line = `${name}: - ${code}: ${text}${detail === null ? '' : ` (${detail})`}`;
    if (written) report.differs(line);
    else report.complain(line);
  }
  if (hand !== null) report.print(JSON.stringify({ hand, stated }));
}

/** Writes the hands of the files in another format. Out: 0, 1 where something of them is lost, 2 where one cannot be written. */
export async function convert(names: readonly string[], options: ConvertOptions, out: Output): Promise<number> {
  const { format, to, anonymise, lang } = options;
  const convertFile = async (input: Input, report: Report): Promise<void> => {
    const answer = convertRecords(
      { text: await textOf(input), format, to, anonymise },
      contextOf(lang),
      Number.POSITIVE_INFINITY,
    );
    if (!answer.ok) {
      complainOf(input.name, problemOf(answer.error, lang), lang, report);
      return;
    }
    for (const converted of answer.value.hands) tell(input.name, converted, report);
    if (answer.value.text !== null) report.print(answer.value.text.trimEnd());
  };
  return (await onEach({ names, lang }, out, convertFile)).status;
}
