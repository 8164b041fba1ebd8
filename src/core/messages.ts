import type { Messages } from './explanation/messages.ts';
import { HEADLINE_MESSAGES } from './hand/headline-messages.ts';
import { READING_MESSAGES } from './hand/reading-messages.ts';
import { REPLAY_MESSAGES } from './hand/replay-messages.ts';
import { SETTLE_MESSAGES } from './hand/settle-messages.ts';
import { VIOLATION_MESSAGES } from './hand/violation-messages.ts';

/** Everything the core can say, by code. */
export const MESSAGES: Messages = {
  ...VIOLATION_MESSAGES,
  ...REPLAY_MESSAGES,
  ...READING_MESSAGES,
  ...SETTLE_MESSAGES,
  ...HEADLINE_MESSAGES,
};
