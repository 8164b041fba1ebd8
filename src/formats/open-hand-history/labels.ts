import { unitsText } from '../decimal.ts';
import type { JsonNode } from './json.ts';
import { idOf, type Player } from './table.ts';
import type { Value } from './value.ts';

/** Fields of a hand that the hand itself tells, or that are of the file. */
export const OWN_FIELDS: ReadonlySet<string> = new Set([
  'spec_version',
  'game_type',
  'bet_limit',
  'currency',
  'dealer_seat',
  'small_blind_amount',
  'big_blind_amount',
  'ante_amount',
  'small_bet_amount',
  'big_bet_amount',
  'bring_in_amount',
  'hero_player_id',
  'players',
  'rounds',
  'pots',
  'tournament_info',
  'tournament_bounties',
]);

/** JSON without a space, numbers as they are written. */
export function jsonText(node: JsonNode): string {
  switch (node.kind) {
    case 'object':
      return `{${[...node.members].map(([key, value]) => `${JSON.stringify(key)}:${jsonText(value)}`).join(',')}}`;
    case 'list':
      return `[${node.items.map(jsonText).join(',')}]`;
    case 'text':
      return JSON.stringify(node.text);
    case 'number':
      return node.text;
    case 'literal':
      return String(node.value);
  }
}

const isNothing = (text: string): boolean => /^(?:0(?:\.0{1,9})?|null)?$/.test(text);

/** A value as the text of a label; null where it says nothing. */
function labelText(value: Value): string | null {
  const { node } = value;
  if (!value.isGiven || node === undefined) return null;
  if (node.kind === 'list' && node.items.every(({ kind }) => kind === 'text')) {
    const texts = node.items.flatMap((item) => (item.kind === 'text' ? item.text : []));
    return texts.length === 0 ? null : texts.join(', ');
  }
  return node.kind === 'object' || node.kind === 'list' ? jsonText(node) : value.text();
}

function* topLabels(hand: Value): Generator<readonly [string, string]> {
  for (const field of hand.keys()) {
    if (OWN_FIELDS.has(field)) continue;
    const text = labelText(hand.get(field));
    if (text !== null) yield [field, text];
  }
  for (const field of ['bet_cap']) {
    const text = labelText(hand.get('bet_limit').get(field));
    if (text !== null && !isNothing(text)) yield [field, text];
  }
}

/** What a tournament is, field by field. */
function* tournamentLabels(hand: Value): Generator<readonly [string, string]> {
  const info = hand.get('tournament_info');
  for (const field of info.keys()) {
    const value = info.get(field);
    if (field === 'speed') {
      for (const own of value.keys()) {
        const text = labelText(value.get(own));
        if (text !== null) yield [`tournament speed ${own}`, text];
      }
      continue;
    }
    const text = labelText(value);
    if (text !== null) yield [`tournament ${field}`, text];
  }
}

function* playerLabels(players: readonly Player[]): Generator<readonly [string, string]> {
  for (const { seat, name, value } of players) {
    const [bounty, display] = [labelText(value.get('player_bounty')), value.get('display').text()];
    if (bounty !== null && !isNothing(bounty)) yield [`bounty of seat ${seat}`, bounty];
    if (display !== null && display !== name) yield [`display of seat ${seat}`, display];
  }
}

/** Bounties won: `seat 3 won 2.50 for seat 5`. */
function* bountyLabels(hand: Value, players: readonly Player[]): Generator<readonly [string, string]> {
  const seats = new Map(players.map(({ id, seat }) => [id, seat]));
  const seatOf = (value: Value): number | null => seats.get(idOf(value) ?? '') ?? null;
  let number = 0;
  for (const bounty of hand.get('tournament_bounties').items()) {
    const [won, by, of] = [
      bounty.get('bounty_won').text(),
      seatOf(bounty.get('player_id')),
      seatOf(bounty.get('defeated_player_id')),
    ];
    if (won === null || by === null) continue;
    number += 1;
    yield [`bounty ${number}`, `seat ${by} won ${won}${of === null ? '' : ` for seat ${of}`}`];
  }
}

function* bonusLabels(hand: Value, players: readonly Player[]): Generator<readonly [string, string]> {
  const seats = new Map(players.map(({ id, seat }) => [id, seat]));
  for (const pot of hand.get('pots').items()) {
    for (const win of pot.get('player_wins').items()) {
      const seat = seats.get(idOf(win.get('player_id')) ?? '');
      for (const [field, label] of BONUSES) {
        const text = win.get(field).text();
        if (seat !== undefined && text !== null && !isNothing(text)) yield [`${label} of seat ${seat}`, text];
      }
    }
  }
}

/** What a site pays or keeps beside the pot. */
export const BONUSES = [
  ['bonus_amount', 'bonus'],
  ['cashout_fee', 'cashout fee'],
] as const;

export interface LabelTerms {
  readonly players: readonly Player[];
  readonly chips: readonly { readonly seat: number; readonly amount: number }[];
  readonly jackpot: number;
}

/** Everything a record says besides the hand, as labelled text. */
export function readLabels(hand: Value, { players, chips, jackpot }: LabelTerms): Record<string, string> {
  const hero = idOf(hand.get('hero_player_id'));
  const heroSeat = players.find(({ id }) => id === hero)?.seat;
  const amount = (units: number): string => unitsText(units, hand.log.decimals);
  return Object.fromEntries([
    ...topLabels(hand),
    ...tournamentLabels(hand),
    ...playerLabels(players),
    ...bountyLabels(hand, players),
    ...bonusLabels(hand, players),
    ...chips.map((one) => [`added chips of seat ${one.seat}`, amount(one.amount)] as const),
    ...(heroSeat === undefined ? [] : [['hero', `seat ${heroSeat}`] as const]),
    ...(jackpot === 0 ? [] : [['jackpot', amount(jackpot)] as const]),
  ]);
}
