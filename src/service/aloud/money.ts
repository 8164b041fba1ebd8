import type { AdjudicationResponse } from '../../contract/adjudication-response.ts';
import { capital } from '../../core/index.ts';
import { type Reader, signed, who } from './lines.ts';

type Pot = AdjudicationResponse['pots'][number];
type Payout = AdjudicationResponse['payouts'][number];

const inParentheses = (parts: readonly string[]): string => (parts.length === 0 ? '' : ` (${parts.join(', ')})`);

/** "The main pot" at the head of a line is "Main pot". */
const ARTICLE = /^(?:the|il) /;

/** A pot's contests and boards are named where it is shared by more than one. */
function shareTexts({ amount: whole, shares }: Pot, { say, words }: Reader): string[] {
  const contests = new Set(shares.map(({ contest }) => contest));
  const boards = new Set(shares.map(({ board }) => board));
  return shares.map(({ seat, amount, contest, board, oddChips }) => {
    const told = [
      ...(contests.size > 1 ? [say.contest(contest)] : []),
      ...(boards.size > 1 ? [`${words.onBoard} ${board}`] : []),
      ...(oddChips > 0 ? [words.oddChip] : []),
    ];
    return amount === whole ? say.player(seat) : `${say.player(seat)} ${say.chips(amount)}${inParentheses(told)}`;
  });
}

/** "Side pot 1, 700: bruno", or for whom a pot is while nobody has it. */
export function potLine(pot: Pot, reader: Reader): string {
  const { say, words } = reader;
  const taken = [
    ...(pot.rake > 0 ? [`${words.house} ${say.chips(pot.rake)}`] : []),
    ...(pot.carriedOver > 0 ? [`${say.chips(pot.carriedOver)} ${words.carried}`] : []),
  ];
  const shares = shareTexts(pot, reader);
  const open = shares.length === 0 && pot.carriedOver === 0;
  const parts = open ? [`${words.forWhom} ${say.players(pot.eligible)}`, ...taken] : [...shares, ...taken];
  return `${capital(say.pot(pot.name).replace(ARTICLE, ''))}, ${say.chips(pot.amount)}: ${parts.join(', ')}`;
}

/** "anna: wins 500 (+350), now has 800": what a seat takes, what that is to it, and what it has left. */
export function payoutLine({ seat, won, returned, net, finalStack }: Payout, reader: Reader): string {
  const { say, words } = reader;
  const taken = [
    ...(won > 0 ? [`${words.wins} ${say.chips(won)}`] : []),
    ...(returned > 0 ? [`${words.takesBack} ${say.chips(returned)}`] : []),
  ];
  const result = net === null ? '' : ` (${net === 0 ? say.chips(0) : signed(reader, net)})`;
  const left = finalStack === null ? '' : `, ${words.nowHas} ${say.chips(finalStack)}`;
  return `${who(reader, seat)}: ${taken.length === 0 ? words.nothing : taken.join(', ')}${result}${left}`;
}

/** Who is out, who had the larger stack first. */
export const outLines = (eliminated: AdjudicationResponse['eliminated'], { say, words }: Reader): string[] =>
  eliminated.length === 0 ? [] : [`${words.out}: ${eliminated.map((tier) => say.players(tier)).join(', ')}`];
