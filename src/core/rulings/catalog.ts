import type { Messages } from '../explanation/messages.ts';
import type { Ruling } from './define-ruling.ts';
import { exposedInDeal } from './exposed-in-deal.ts';
import { SHARED_RULING_MESSAGES } from './shared-messages.ts';
import { skippedPlayer } from './skipped-player.ts';

/** Every irregularity that can be ruled. */
const CATALOG = [exposedInDeal, skippedPlayer] as const;

export type RulingType = (typeof CATALOG)[number]['type'];

export const RULINGS: readonly Ruling<RulingType>[] = CATALOG;

export const RULING_TYPES: readonly RulingType[] = RULINGS.map(({ type }) => type);

export const findRuling = (type: string): Ruling<RulingType> | undefined => RULINGS.find((r) => r.type === type);

/** Everything rulings say, by code. */
export const RULING_MESSAGES: Messages = Object.assign(
  {},
  SHARED_RULING_MESSAGES,
  ...RULINGS.map(({ messages }) => messages),
);
