import type { IrregularEntry } from '../hand/judge.ts';
import { isLeftOut } from '../hand/missing-posts.ts';
import { citesOf } from '../hand/replay-irregularities.ts';
import { ACTS, type Act, chipMove, option, type RulingOption } from '../hand/verdict.ts';
import type { Seat } from '../kernel/seat.ts';
import { byRuling } from './by-ruling.ts';
import { asActs, binds, type Procedure, said, seatOf, withOptions } from './judged.ts';
import { wrongPost } from './wrong-post.ts';

/** Who should have posted, where it was another; null where nobody owes it. */
const ownerOf = ({ fault, hand }: IrregularEntry): Seat | null =>
  hand.seats.find(({ seat }) => fault.code === 'blind-from-wrong-seat' && seat === fault.facts.expected)?.seat ?? null;

/** What a post of this kind is by the stakes. */
function heightOf({ made, hand: { stakes } }: IrregularEntry, owner: Seat): number {
  switch (made.action) {
    case 'post-ante':
      return stakes.ante;
    case 'post-small-blind':
      return stakes.smallBlind;
    case 'post-big-blind':
      return stakes.bigBlind;
    case 'post-button-blind':
      return stakes.buttonBlind;
    default:
      return stakes.straddles.find(({ seat }) => seat === owner)?.amount ?? 0;
  }
}

/** What the ruling has to know of an entry of a seat of the hand. */
function factsOf(entry: IrregularEntry) {
  const { fault, made } = entry;
  const seat = seatOf(entry) ?? undefined;
  const owner = ownerOf(entry);
  if (owner !== null) {
    const due = heightOf(entry, owner);
    return { fault: 'wrong-seat' as const, seat, owner, due, put: made.amount ?? due };
  }
  const missing = fault.code === 'missing-post';
  const due = Number(fault.facts.expected ?? 0);
  const what = missing ? ('missing' as const) : ('wrong-amount' as const);
  return { fault: what, seat, owner: seat, due, put: missing ? 0 : (made.amount ?? due), missedBlind: false };
}

const historyOf = ({ hand: { money } }: IrregularEntry) => (money.kind === 'history' ? money.actions : []);

/** The post as it is due, by who owes it and tells no other. */
function rightPost(entry: IrregularEntry): readonly Act[] {
  const { made, action } = entry;
  const { owner, due: amount } = factsOf(entry);
  const isTold = historyOf(entry).some(
    (other, i) => i !== action && other.seat === owner && other.action === made.action,
  );
  const name = ACTS.find((known) => known === made.action);
  return owner === undefined || name === undefined || isTold ? [] : [{ seat: owner, action: name, amount }];
}

/** Every post that is missing, before the entry that came instead. */
function allPosts(entry: IrregularEntry): readonly Act[] {
  const told = historyOf(entry);
  const leading = told.slice(0, entry.action);
  const posts = entry.read.events.flatMap((event): Act[] => {
    if (event.kind !== 'posted' || !isLeftOut(event.post, leading)) return [];
    const { seat, kind, paid } = event.post;
    const name = ACTS.find((known) => known === `post-${kind}`);
    return name === undefined ? [] : [{ seat, action: name, amount: paid }];
  });
  const instead = told[entry.action];
  return instead === undefined ? posts : [...posts, ...asActs({ ...entry, made: instead })];
}

/** Blinds, antes and straddles lie as they should have been posted, or go back where none was due; seen late it is for the floor. */
const putRight: Procedure = (entry) => {
  const { fault, hand, made } = entry;
  const seat = seatOf(entry);
  const cites = citesOf(fault.code, hand);
  if (seat === null) return binds(entry, 'not-allowed', said(entry, 'not-dealt-in', {}, cites), []);
  if (factsOf(entry).due === 0) {
    const chips = chipMove('pot', seat, made.amount ?? 0);
    return binds(entry, 'refund', said(entry, 'post-goes-back', {}, cites), [], chips);
  }
  const { ruling } = byRuling(wrongPost, factsOf)(entry);
  const acts = fault.code === 'missing-post' ? allPosts(entry) : rightPost(entry);
  if (ruling.decision === 'floor-decides') {
    const taken = (way: RulingOption) => (way.says.code === 'option-post-stands' ? way : { ...way, acts });
    return { ruling: withOptions(ruling, ruling.options.map(taken)), takes: null };
  }
  const options = [option(ruling.says, { seat, acts, chips: ruling.moves.chips })];
  return { ruling: withOptions(ruling, options), takes: { kind: 'acts', acts: [] } };
};

/** Forced bets that are wrong, missing, or of a seat that does not owe them. */
export const POST_PROCEDURES = {
  'wrong-post': putRight,
  'missing-post': putRight,
  'blind-from-wrong-seat': putRight,
} as const;
