import { type Answer, BOARD_LIMIT } from '../service/context.ts';
import { type Responses, type RulingName, ruleHere, type Task } from './rulings.ts';

/** Runs in a worker thread: the same ruling with the full budget of boards. */
export const rule = (task: Task): Answer<Responses[RulingName]> => ruleHere(task, BOARD_LIMIT);
