import type { AdjudicationResponse } from '../../contract/adjudication-response.ts';
import { clauses, type Reader, who } from './lines.ts';
import type { Words } from './words.ts';

type RankedHand = AdjudicationResponse['hands'][number];
type Options = Extract<NonNullable<AdjudicationResponse['next']>, { kind: 'act' }>['options'];

/** "anna (low): eight-seven-three-two-ace: 8c 7d 3h 2d As"; several contests and boards are told apart. */
function handLines({ seat, status, results }: RankedHand, reader: Reader): string[] {
  const { say, words } = reader;
  if (status === 'mucked') return [`${who(reader, seat)}: ${words.mucked}`];
  const contests = new Set(results.map(({ contest }) => contest)).size > 1;
  const boards = new Set(results.map(({ board }) => board)).size > 1;
  return results.map(({ contest, board, name, cards, qualifies }) => {
    const which = [...(contests ? [say.contest(contest)] : []), ...(boards ? [`${words.onBoard} ${board}`] : [])];
    const head = `${who(reader, seat)}${which.length === 0 ? '' : ` (${which.join(', ')})`}`;
    return qualifies ? `${head}: ${name}: ${say.cards(cards)}` : `${head}: ${words.unqualified}`;
  });
}

export const handsLines = (hands: AdjudicationResponse['hands'], reader: Reader): string[] =>
  hands.flatMap((hand) => handLines(hand, reader));

/** The board as it counts, what is hidden of it, and what each reveal hid. */
export function boardLines(
  { visible, hidden, steps }: AdjudicationResponse['board'],
  { say, words }: Reader,
): string[] {
  if (visible.length + hidden.length === 0) return [];
  const covered = hidden.length === 0 ? '' : ` (${words.hidden}: ${say.cards(hidden)})`;
  return [`${say.cards(visible)}${covered}`, ...steps.map(({ text, cites }) => `${text}${clauses(cites)}`)];
}

function wagerText(act: string, range: NonNullable<Options['bet']>, { say, words }: Reader): string {
  const { minTo, maxTo } = range;
  if (maxTo === minTo) return `${act} ${say.chips(minTo)}`;
  const most = maxTo === null ? words.atLeast : `${words.upTo} ${say.chips(maxTo)}`;
  return `${act} ${say.chips(minTo)}, ${most}`;
}

function openActs(options: Options, reader: Reader): string[] {
  const { say, words } = reader;
  const { fold, check, call, bet, raise, bringIn, complete, allIn } = options;
  const exactly = (act: keyof Words['acts'], wager: { readonly to: number } | null): string[] =>
    wager === null ? [] : [`${words.acts[act]} ${say.chips(wager.to)}`];
  return [
    ...(fold ? [words.acts.fold] : []),
    ...(check ? [words.acts.check] : []),
    ...exactly('call', call),
    ...exactly('bringIn', bringIn),
    ...exactly('complete', complete),
    ...(bet === null ? [] : [wagerText(words.acts.bet, bet, reader)]),
    ...(raise === null ? [] : [wagerText(words.acts.raise, raise, reader)]),
    ...exactly('allIn', allIn),
  ];
}

/** What is open to the seat that is to act; what else comes next the headline says. */
export function nextLines(next: AdjudicationResponse['next'], reader: Reader): string[] {
  if (next?.kind !== 'act') return [];
  return [`${who(reader, next.seat)} ${reader.words.may}: ${openActs(next.options, reader).join('; ')}`];
}

/** "anna: 42 of 44 (95.5%)": with which cards to come somebody wins. */
export function runoutLines({ runouts }: AdjudicationResponse['decision'], { say, words }: Reader): string[] {
  const all = runouts.reduce((sum, { boards }) => sum + boards, 0);
  return [...runouts]
    .sort((a, b) => b.boards - a.boards)
    .map(({ winners, boards }) => {
      const share = ((100 * boards) / all).toFixed(1).replace('.', words.point);
      const names = winners.length === 0 ? words.nobody : say.players(winners);
      return `${names}: ${boards} ${words.of} ${all} (${share}%)`;
    });
}
