import type { AdjudicationResponse } from '../../contract/adjudication-response.ts';
import type { DisplayMoney, Language } from '../../core/index.ts';
import { comparisonLines } from './comparison.ts';
import { boardLines, handsLines, nextLines, runoutLines } from './hand.ts';
import { irregularityLines } from './irregularities.ts';
import { clauses, type Reader, readerOf, rulesSection, section, textOf } from './lines.ts';
import { outLines, payoutLine, potLine } from './money.ts';

interface Said {
  readonly text: string;
  readonly cites: readonly string[];
}

const cited = ({ text, cites }: Said): string => `${text}${clauses(cites)}`;

/** Of several boards each hand tells its own cards. */
const isOneBoard = ({ hands }: AdjudicationResponse): boolean =>
  hands.every(({ results }) => results.every(({ board }) => board === 1));

/** What it is and who gets what: enough for the table, and part of a longer reading. */
export function adjudicationResult(answer: AdjudicationResponse, reader: Reader): string[] {
  const { words } = reader;
  const { headline, legality, pots, payouts, eliminated, hands, outcome, next, decision, board } = answer;
  return [
    headline,
    ...section(
      words.irregular,
      (legality?.irregularities ?? []).flatMap((found) => irregularityLines(found, reader)),
    ),
    ...section(words.open, nextLines(next, reader)),
    ...section(words.chips, [...payouts.map((payout) => payoutLine(payout, reader)), ...outLines(eliminated, reader)]),
    ...section(
      words.pots,
      pots.map((pot) => potLine(pot, reader)),
    ),
    ...section(words.board, isOneBoard(answer) ? boardLines(board, reader) : []),
    ...section(outcome === 'settled' ? words.hands : words.handsSoFar, handsLines(hands, reader)),
    ...section(words.runouts, runoutLines(decision, reader)),
  ];
}

/** Why it is so, and what others would make of it. */
function reasons(answer: AdjudicationResponse, reader: Reader): string[] {
  const { words } = reader;
  const { warnings, literal, comparison, explanation, outcome } = answer;
  return [
    ...section(words.notes, warnings.map(cited)),
    ...section(words.literal, literal === null ? [] : [cited(literal)]),
    ...section(
      words.compared,
      comparison.flatMap((row) => comparisonLines(row, outcome, reader)),
    ),
    ...section(
      words.steps,
      explanation.map((step) => `${String(step.id).padStart(3)}. ${cited(step)}`),
    ),
  ];
}

/** A ruling as a dealer would read it to the table: what it is, what was irregular, who gets what with which hand, and why. */
export function adjudicationAloud(
  answer: AdjudicationResponse,
  language: Language,
  money?: DisplayMoney | undefined,
): string {
  const reader = readerOf(answer.hands, language, money);
  const lines = [
    ...adjudicationResult(answer, reader),
    ...reasons(answer, reader),
    ...rulesSection(reader, answer.citations),
  ];
  return textOf(lines);
}
