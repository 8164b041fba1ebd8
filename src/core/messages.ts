import type { Messages } from './explanation/messages.ts';
import { BOARD_MESSAGES } from './hand/board-messages.ts';
import { HEADLINE_MESSAGES } from './hand/headline-messages.ts';
import { READING_MESSAGES } from './hand/reading-messages.ts';
import { REPLAY_MESSAGES } from './hand/replay-messages.ts';
import { SETTLE_MESSAGES } from './hand/settle-messages.ts';
import { TEXT_MESSAGES } from './hand/text-messages.ts';
import { VIOLATION_MESSAGES } from './hand/violation-messages.ts';
import { RULING_TABLES } from './rulings/catalog.ts';
import { JUDGE_MESSAGES } from './rulings/judge-messages.ts';
import { DIFFERENCE_MESSAGES, MISSING_MESSAGES } from './verification/difference-messages.ts';

/** Messages where they are written; no code is in two. */
export const MESSAGE_TABLES: readonly Messages[] = [
  VIOLATION_MESSAGES,
  REPLAY_MESSAGES,
  SETTLE_MESSAGES,
  BOARD_MESSAGES,
  TEXT_MESSAGES,
  READING_MESSAGES,
  HEADLINE_MESSAGES,
  ...RULING_TABLES,
  JUDGE_MESSAGES,
  DIFFERENCE_MESSAGES,
  MISSING_MESSAGES,
];

/** Everything the core can say, by code. */
export const MESSAGES: Messages = Object.assign({}, ...MESSAGE_TABLES);
