import type { RulingsRequest, RulingsResponse } from '../../contract/rulings.ts';
import { capital, findRuling, type Language } from '../../core/index.ts';
import { adjudicationResult } from './adjudication.ts';
import { optionLine } from './irregularities.ts';
import {
  clauses,
  indented,
  type Reader,
  readerOf,
  rulebookName,
  rulesSection,
  section,
  sentence,
  textOf,
  under,
} from './lines.ts';

type Ruling = RulingsResponse['rulings'][number];
type ChipMove = Ruling['moves']['chips'][number];
type Right = Ruling['rights'][number];

function placeOf(place: ChipMove['from'], { say, words }: Reader): string {
  return typeof place === 'number' ? say.player(place) : words.chipPlaces[place];
}

/** "400: the pot → seat 3". */
const chipLine = ({ from, to, amount }: ChipMove, reader: Reader): string =>
  `${reader.say.chips(amount)}: ${placeOf(from, reader)} → ${placeOf(to, reader)}`;

const cardLine = ({ card, to }: Ruling['moves']['cards'][number], { words }: Reader): string =>
  `${card === '??' ? words.unseen : card}: ${words.cardPlaces[to]}`;

/** What somebody may do from now on. */
function rightLine({ who: holder, seats, may }: Right, { say, words }: Reader): string {
  const name = seats.length === 0 ? words.holders[holder] : say.players(seats);
  const acts = may.length === 0 ? words.nothingMore : say.list(may.map((act) => words.acts[act]));
  return `${words.fromNowOn}, ${name}: ${acts}`;
}

function rulingLines(ruling: Ruling, reader: Reader): string[] {
  const { words } = reader;
  const { rulebook, text, steps, moves, options, rights, discretion, cites } = ruling;
  // What is said to the table is one of its reasons too.
  const reasons = steps.filter((step) => step.text !== text);
  const open = options.filter((option) => option.text !== text);
  return [
    '',
    rulebookName(reader, rulebook),
    ...indented([
      `${text}${clauses(cites)}`,
      ...under(
        words.choices,
        open.map((option) => optionLine(option, reader)),
      ),
      ...under(words.toDo, [
        ...moves.chips.map((move) => capital(sentence(reader, chipLine(move, reader)))),
        ...moves.cards.map((move) => cardLine(move, reader)),
        ...rights.map((right) => rightLine(right, reader)),
      ]),
      ...under(
        words.procedure,
        reasons.map((step) => `${step.text}${clauses(step.cites)}`),
      ),
      ...(discretion === undefined ? [] : [`${words.discretion}: ${discretion.text}${clauses(discretion.cites)}`]),
    ]),
  ];
}

/** What there is to say of all rulebooks together. */
function headlineOf({ rulings, differs }: RulingsResponse, { words }: Reader): string {
  const [first, ...others] = rulings;
  if (first === undefined) return words.unruled;
  if (differs) return words.differ;
  return others.length === 0 ? first.text : `${words.agree}: ${first.text}`;
}

/** The ruling of an irregularity as it is read to the table: what happened, what each rulebook makes of it, what is to be done, and what still has to be known. */
export function rulingAloud(answer: RulingsResponse, request: RulingsRequest, language: Language): string {
  const { irregularity, hand } = request;
  const reader = readerOf(hand?.seats ?? [], language, request.money ?? hand?.money);
  const { words } = reader;
  const title = findRuling(irregularity.type)?.title[language] ?? irregularity.type;
  const missing = answer.missing.map(
    ({ question, rulebooks }) => `${question} (${words.needed} ${reader.say.list(rulebooks)})`,
  );
  const after = answer.hand === null ? [] : adjudicationResult(answer.hand, reader);
  return textOf([
    `${title}: ${headlineOf(answer, reader)}`,
    ...section(words.missing, missing),
    ...answer.rulings.flatMap((ruling) => rulingLines(ruling, reader)),
    ...section(words.after, after),
    ...rulesSection(reader, answer.citations),
  ]);
}
