import { type MaybeCard, parseDealt } from '../../core/index.ts';
import { type Decimal, decimalsOf, inUnits, isPrecise, parseDecimal } from '../decimal.ts';
import type { JsonNode } from './json.ts';

export const OHH_FAULTS = [
  'not-json',
  'stray-text',
  'no-hand',
  'not-a-hand',
  'missing-field',
  'wrong-type',
  'unsupported-game',
  'not-an-amount',
  'too-many-digits',
  'amount-too-large',
  'amount-missing',
  'not-a-number',
  'bad-cards',
  'wrong-card-count',
  'no-such-seat',
  'duplicate-seat',
  'duplicate-player',
  'no-such-player',
  'unknown-action',
  'unknown-street',
] as const;
export type OhhFaultCode = (typeof OHH_FAULTS)[number];

/** What a hand says against itself, though it can be read. */
export const OHH_CONFLICTS = [
  'repeated-field',
  'raise-to',
  'call-amount',
  'amount-of-no-bet',
  'bet-facing-bet',
  'nothing-to-raise',
  'above-stack',
  'all-in-differs',
  'blinds-differ',
  'street-out-of-order',
  'action-order',
  'run-it-twice-flag',
  'cards-differ',
  'cards-missing',
  'duplicate-card',
  'show-missing',
  'role-differs',
  'player-without-action',
  'too-many-players',
  'pot-not-sum-of-bets',
  'collected-plus-rake-not-pot',
  'pot-order',
  'uncalled-bet-in-pot',
  'winner-folded',
  'pot-not-collected',
] as const;
export type OhhConflictCode = (typeof OHH_CONFLICTS)[number];

export interface Found<Code> {
  readonly at: number;
  readonly code: Code;
  readonly expected: string | null;
  readonly detail: string | null;
}

/** Everything that is wrong with a hand, and everything it says against itself. */
export class Log {
  readonly faults: Found<OhhFaultCode>[] = [];
  readonly conflicts: Found<OhhConflictCode>[] = [];
  /** Digits after the point of the unit of play. */
  decimals = 0;

  /** Does something of which nothing is to be logged. */
  quietly<T>(work: () => T): T {
    const [faults, conflicts] = [this.faults.length, this.conflicts.length];
    const result = work();
    this.faults.length = faults;
    this.conflicts.length = conflicts;
    return result;
  }
}

const MOST_DECIMALS = 8;
const SHOWN = 80;

const nodeText = (node: JsonNode): string => {
  switch (node.kind) {
    case 'object':
      return '{…}';
    case 'list':
      return '[…]';
    case 'literal':
      return String(node.value);
    default:
      return node.text.length > SHOWN ? `${node.text.slice(0, SHOWN)}…` : node.text;
  }
};

/** A value of a hand and its place, read as what it should be; what it is instead is reported. */
export class Value {
  readonly node: JsonNode | undefined;
  readonly path: string;
  readonly at: number;
  readonly log: Log;

  constructor(node: JsonNode | undefined, { path, at, log }: { path: string; at: number; log: Log }) {
    this.node = node;
    this.path = path;
    this.at = node?.at ?? at;
    this.log = log;
  }

  /** Whether anything is said: not left out, null, or an empty text. */
  get isGiven(): boolean {
    const { node } = this;
    if (node === undefined || (node.kind === 'literal' && node.value === null)) return false;
    return node.kind !== 'text' || node.text.trim() !== '';
  }

  fault(code: OhhFaultCode, expected: string | null = null, told: string | null = this.#told()): null {
    this.log.faults.push({ at: this.at, code, expected, detail: this.#detail(told) });
    return null;
  }

  conflict(code: OhhConflictCode, expected: string | null = null, told: string | null = this.#told()): void {
    this.log.conflicts.push({ at: this.at, code, expected, detail: this.#detail(told) });
  }

  missing(): null {
    return this.fault('missing-field', this.path.slice(this.path.lastIndexOf('/') + 1), null);
  }

  get(key: string): Value {
    const { node } = this;
    const member = node?.kind === 'object' ? node.members.get(key) : undefined;
    return new Value(member, { path: `${this.path}/${key}`, at: this.at, log: this.log });
  }

  keys(): readonly string[] {
    return this.node?.kind === 'object' ? [...this.node.members.keys()] : [];
  }

  /** The elements of a list; none where nothing is said. */
  items(): readonly Value[] {
    const { node } = this;
    if (!this.isGiven || node === undefined) return [];
    if (node.kind !== 'list') {
      this.fault('wrong-type', 'a list');
      return [];
    }
    return node.items.map((item, i) => new Value(item, { path: `${this.path}/${i}`, at: item.at, log: this.log }));
  }

  /** A text, or a number or truth value as text. */
  text(): string | null {
    const { node } = this;
    if (!this.isGiven || node === undefined) return null;
    if (node.kind === 'object' || node.kind === 'list') return this.fault('wrong-type', 'a text');
    return node.kind === 'literal' ? String(node.value) : node.text;
  }

  whole(): number | null {
    const text = this.text()?.trim() ?? null;
    if (text === null) return null;
    if (/^\d{1,9}(?:\.0{1,9})?$/.test(text)) return Number(text);
    return this.fault('not-a-number', 'a whole number from 0');
  }

  flag(): boolean | null {
    const text = this.text()?.trim().toLowerCase() ?? null;
    if (text === null) return null;
    if (text === 'true' || text === '1') return true;
    if (text === 'false' || text === '0') return false;
    return this.fault('wrong-type', 'true or false');
  }

  /** An amount as it is written. */
  decimal(): Decimal | null {
    const text = this.text()?.trim() ?? null;
    if (text === null) return null;
    const decimal = parseDecimal(text);
    if (decimal === null) return this.fault('not-an-amount', 'a number from 0');
    if (isPrecise(decimal) && decimalsOf(decimal) <= MOST_DECIMALS) return decimal;
    return this.fault('too-many-digits', `at most 15 digits, ${MOST_DECIMALS} of them after the point`);
  }

  /** An amount in units of play. */
  units(): number | null {
    const decimal = this.decimal();
    if (decimal === null) return null;
    const units = inUnits(decimal, this.log.decimals);
    return units ?? this.fault('amount-too-large', `at most ${Number.MAX_SAFE_INTEGER} units of the finest amount`);
  }

  /** Cards as a list of texts, or run together in one. */
  cards(): readonly MaybeCard[] {
    if (!this.isGiven) return [];
    if (this.node?.kind === 'list') return this.items().flatMap((item) => item.#card(item.text() ?? ''));
    const text = (this.text() ?? '').replace(/[\s,]/g, '');
    return (text.match(/10.|../gs) ?? []).flatMap((card) => this.#card(card));
  }

  #card(text: string): readonly MaybeCard[] {
    const card = text === '' ? undefined : readCard(text);
    if (card !== undefined) return [card];
    this.fault('bad-cards', 'cards as in As, Td');
    return [];
  }

  #told(): string | null {
    return this.node === undefined ? null : nodeText(this.node);
  }

  /** What is there and where, as in `/pots/0/amount: 12`. */
  #detail(told: string | null): string {
    return told === null ? this.path : `${this.path}: ${told}`;
  }
}

/** A card, null for one nobody has seen; undefined for anything else. */
function readCard(text: string): MaybeCard | undefined {
  if (/^[?xX*]{1,2}$/.test(text)) return null;
  return parseDealt(text) ?? undefined;
}
