import { contextOf } from '../bulk/context.ts';
import type { AdjudicationRequest } from '../contract/adjudications.ts';
import { adjudicationRequest } from '../contract/adjudications.ts';
import { wordedFaults } from '../contract/fault-texts.ts';
import { ofShape } from '../contract/shape-faults.ts';
import type { Language, RulebookId } from '../core/index.ts';
import type { FormatId } from '../formats/index.ts';
import { adjudicate } from '../service/adjudications.ts';
import { adjudicationAloud } from '../service/aloud/adjudication.ts';
import { faultText, readRecords, recognise } from '../service/records.ts';
import { problemOf } from '../service/refusals.ts';
import { askedOf } from '../service/verifications.ts';
import { complainOf } from './complain.ts';
import { type Input, onEach, textOf } from './inputs.ts';
import type { Output, Report } from './output.ts';

export interface RuleOptions {
  readonly format?: FormatId;
  readonly rulebook?: RulebookId;
  readonly json?: boolean;
  readonly lang: Language;
}

interface Asked {
  readonly name: string;
  readonly request: AdjudicationRequest;
}

const looksLikeJson = (text: string): boolean => /^\s*\{/.test(text) && recognise(text) === undefined;

/** A request as JSON; undefined where the text is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The reader of the format that is JSON knows where it breaks off.
    return undefined;
  }
}

/** The hands of a text, as requests; complaints for those that are none. */
function asked(name: string, text: string, options: RuleOptions, report: Report): Asked[] {
  const isRequest = options.format === undefined && looksLikeJson(text);
  const json = isRequest ? jsonIn(text) : undefined;
  if (json !== undefined) {
    const request = ofShape(adjudicationRequest, json);
    if (request.ok)
      return [{ name, request: { ...request.value, ...(options.rulebook && { rulebook: options.rulebook }) } }];
    for (const { pointer, code, detail } of wordedFaults(request.error, options.lang))
      report.complain(`${name}: ${pointer} ${code}: ${detail}`);
    return [];
  }
  const records = readRecords(text, isRequest ? 'open-hand-history' : options.format);
  if (!records.ok) {
    for (const fault of records.error) report.complain(`${name}: ${fault.code}: ${faultText(fault, options.lang)}`);
    return [];
  }
  return records.value.entries.flatMap(({ number, hand }) => {
    const label = number === null ? name : `${name} [${number}]`;
    if (hand.ok) return [{ name: label, request: askedOf(hand.value, { rulebook: options.rulebook }) }];
    for (const fault of hand.error) report.complain(`${label}: ${fault.code}: ${faultText(fault, options.lang)}`);
    return [];
  });
}

/** Rules every hand of the files and prints each as a dealer would read it. Out: 0, 1 where one is irregular, 2 where one cannot be ruled. */
export async function rule(names: readonly string[], options: RuleOptions, out: Output): Promise<number> {
  const { lang, json = false } = options;
  const ruleFile = async (input: Input, report: Report): Promise<void> => {
    for (const { name, request } of asked(input.name, await textOf(input), options, report)) {
      const answer = adjudicate(request, contextOf(lang));
      if (!answer.ok) {
        complainOf(name, problemOf(answer.error, lang), lang, report);
        continue;
      }
      report.print(
        json ? JSON.stringify(answer.value) : `${name}\n${adjudicationAloud(answer.value, lang, request.money)}`,
      );
      if (answer.value.legality?.legal === false) report.differs();
    }
  };
  return (await onEach({ names, lang }, out, ruleFile)).status;
}
