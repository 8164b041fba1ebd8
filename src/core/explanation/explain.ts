import type { Decision, Facts } from '../kernel/decision.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Messages, Speaker } from './messages.ts';
import { polished } from './words.ts';

/** A step of the explanation: numbered in the order decided, with the steps it follows from. */
export interface Step {
  readonly id: number;
  readonly code: string;
  readonly text: string;
  readonly facts: Facts;
  readonly cites: readonly string[];
  readonly because: readonly number[];
}

export function render(messages: Messages, code: string, facts: Facts, speaker: Speaker): string {
  const message = messages[code];
  invariant(message !== undefined, `no message for ${code}`);
  return polished(message[speaker.language](facts, speaker), speaker.language);
}

/** Numbers the decisions, puts them into words and links each to those it follows from. */
export function explain(decisions: readonly Decision[], messages: Messages, speaker: Speaker): Step[] {
  const ids = new Map<Decision, number>();
  for (const [i, decision] of decisions.entries()) ids.set(decision, i + 1);
  return decisions.map((decision, i) => ({
    id: i + 1,
    code: decision.code,
    text: render(messages, decision.code, decision.facts, speaker),
    facts: decision.facts,
    cites: decision.cites,
    because: idsOf(decision.because, ids),
  }));
}

function idsOf(decisions: readonly Decision[], ids: ReadonlyMap<Decision, number>): number[] {
  const found: number[] = [];
  for (const decision of decisions) {
    const id = ids.get(decision);
    if (id !== undefined) found.push(id);
  }
  return found;
}
