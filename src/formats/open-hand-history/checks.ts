import { derived, POSTS, type Stated, type VariantSpec } from '../../core/index.ts';
import { unitsText } from '../decimal.ts';
import { BETTING, type Entry, type Rounds } from './entries.ts';
import type { History } from './history.ts';
import { idOf, type Player } from './table.ts';
import type { Value } from './value.ts';

interface Draft {
  readonly hand: Value;
  readonly variant: VariantSpec;
  readonly players: readonly Player[];
  readonly rounds: Rounds;
}

const isPost = ({ kind }: Entry): boolean => kind in POSTS || kind === 'extra-blind';

/** Where everybody is dealt his cards at once, nobody acts before. */
function checkDeals({ rounds, variant }: Draft): void {
  const first = rounds.entries.findIndex(({ kind }) => BETTING.has(kind));
  if (variant.family === 'stud' || first < 0) return;
  for (const { kind, street, value } of rounds.entries.slice(first))
    if (kind === 'deal' && street === 0) value.get('action').conflict('action-order', null);
}

/** The posts of the hand are of the height it names, save where a stack is too short. */
export function checkPosts(draft: Draft): void {
  const { hand, rounds, players } = draft;
  checkDeals(draft);
  const check = (field: string, kind: Entry['kind']): void => {
    const [told, post] = [hand.get(field).units(), rounds.entries.find((entry) => entry.kind === kind)];
    if (told === null || post?.amount == null || post.amount === told) return;
    const stack = players.find(({ seat }) => seat === post.seat)?.stack ?? null;
    const put = rounds.entries.filter(({ seat }) => seat === post.seat).filter(isPost);
    const all = put.reduce((sum, own) => sum + (own.amount ?? 0), 0);
    const isShort = stack !== null && post.amount < told && all >= stack;
    if (!isShort) hand.get(field).conflict('blinds-differ', String(post.amount));
  };
  check('small_blind_amount', 'post-small-blind');
  check('big_blind_amount', 'post-big-blind');
  check('ante_amount', 'post-ante');
  for (const entry of rounds.entries.filter(isPost))
    if (entry.amount === 0) entry.value.get('amount').conflict('blinds-differ', null);
  const [small, big] = [hand.get('small_blind_amount').units(), hand.get('big_blind_amount').units()];
  if (small !== null && big !== null && small > big && big > 0)
    hand.get('small_blind_amount').conflict('blinds-differ', `at most ${unitsText(big, hand.log.decimals)}`);
}

/** Where nobody posts the small blind, the big blind still is the first or second of those dealt in left of the button. */
export function checkButton({ hand, rounds }: Draft, active: History['active'], button: number | null): void {
  const posts = (kind: Entry['kind']): Entry[] => rounds.entries.filter((entry) => entry.kind === kind);
  const [big, ...others] = posts('post-big-blind');
  if (button === null || big?.seat == null || others.length > 0 || active.size < 3) return;
  if (posts('post-small-blind').length > 0) return;
  const sorted = [...active].filter((seat) => seat !== button).sort((a, b) => a - b);
  const left = [...sorted.filter((seat) => seat > button), ...sorted];
  if (left.indexOf(big.seat) > 1 || big.seat === button) hand.get('dealer_seat').conflict('role-differs', null);
}

/** Whoever takes a pot against others who showed has shown as well; whose record it is sees his own cards. */
export function checkCards(
  { hand, players, rounds }: Draft,
  { shown, folded, cashedOut }: History,
  { winners }: Stated,
): void {
  const [first, ...others] = shown.map(({ seat }) => seat).filter((seat) => !folded.has(seat));
  for (const seat of winners ?? [])
    if (first !== undefined && seat !== first && !others.includes(seat) && !folded.has(seat))
      hand.get('pots').conflict('show-missing', null, `seat ${seat}`);
  for (const { seat, value } of cashedOut) if (folded.has(seat)) value.conflict('winner-folded', null, `seat ${seat}`);
  const hero = players.find(({ id }) => id === idOf(hand.get('hero_player_id')));
  const dealt = rounds.entries.filter(({ kind, cards }) => kind === 'deal' && cards.some((card) => card !== null));
  if (hero !== undefined && dealt.length > 0 && !dealt.some(({ seat }) => seat === hero.seat))
    hand.get('hero_player_id').conflict('cards-missing', null, `seat ${hero.seat}`);
}

/** What the record says against itself of its boards and its table. */
export function checkTable({ hand, players, rounds, variant }: Draft): void {
  const flags = hand.get('flags');
  if (flags.isGiven && flags.node?.kind === 'list' && derived(variant).board > 0) {
    const isTwice = flags.items().some((flag) => flag.text()?.toLowerCase() === 'run_it_twice');
    if (isTwice !== rounds.boards.length > 1)
      flags.conflict('run-it-twice-flag', `${rounds.boards.length} boards`, null);
  }
  const size = hand.get('table_size').whole();
  if (size !== null && size > 0 && players.length > size)
    hand.get('table_size').conflict('too-many-players', `at least ${players.length}`);
}
