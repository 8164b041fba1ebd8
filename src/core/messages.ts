import type { Messages } from './explanation/messages.ts';
import { HEADLINE_MESSAGES } from './hand/headline-messages.ts';
import { REPLAY_MESSAGES } from './hand/replay-messages.ts';
import { SETTLE_MESSAGES } from './hand/settle-messages.ts';
import { VIOLATION_MESSAGES } from './hand/violation-messages.ts';
import { RULING_MESSAGES } from './rulings/catalog.ts';

/** Everything the core can say, by code. */
export const MESSAGES: Messages = {
  ...VIOLATION_MESSAGES,
  ...REPLAY_MESSAGES,
  ...SETTLE_MESSAGES,
  ...HEADLINE_MESSAGES,
  ...RULING_MESSAGES,
};
