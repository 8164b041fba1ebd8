import { readFileSync } from 'node:fs';
import { invariant, openHand, replay, ruleSet, settle, underRules } from '../src/core/index.ts';
import { readPhh } from '../src/formats/index.ts';

const TEXT = readFileSync('examples/three-way-all-in.phh', 'utf8');
const RULES = ruleSet('tda-2024');

/** A recorded hand read, replayed with every action checked, settled and compared with its stated stacks. */
export function verifyOnce(text = TEXT): number {
  const file = readPhh(text);
  invariant(file.ok, 'the example is readable');
  let agreeing = 0;
  for (const { hand } of file.value.entries) {
    invariant(hand.ok, 'the example has no fault');
    const opened = openHand(underRules(hand.value.setup, RULES));
    invariant(opened.ok, 'the example can exist');
    const history = replay(opened.value);
    const settled = settle(opened.value, history.play, 0);
    invariant(settled.ok && history.irregularity === null, 'the example is regular');
    const { payouts } = settled.value;
    const stated = hand.value.stated.finalStacks ?? [];
    if (stated.every(({ seat, amount }) => payouts.find((p) => p.seat === seat)?.finalStack === amount)) agreeing += 1;
  }
  invariant(agreeing > 0, 'the example states its stacks');
  return agreeing;
}

/** The same without reading text: from the hand as told to the stacks. */
export function ruleOnce(): () => number {
  const file = readPhh(TEXT);
  const [entry] = file.ok ? file.value.entries : [];
  invariant(entry?.hand.ok === true, 'the example is readable');
  const { setup } = entry.hand.value;
  return () => {
    const opened = openHand(underRules(setup, RULES));
    invariant(opened.ok, 'the example can exist');
    const settled = settle(opened.value, replay(opened.value).play, 0);
    return settled.ok ? settled.value.payouts.length : 0;
  };
}
