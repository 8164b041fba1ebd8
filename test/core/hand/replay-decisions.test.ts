import { describe, expect, it } from 'vitest';
import { explain } from '../../../src/core/explanation/explain.ts';
import { speakerFor } from '../../../src/core/explanation/speaker.ts';
import { replay } from '../../../src/core/hand/replay.ts';
import { replayDecisions } from '../../../src/core/hand/replay-decisions.ts';
import { REPLAY_MESSAGES } from '../../../src/core/hand/replay-messages.ts';
import { handOf, type Short } from '../betting/support.ts';

const LABELS = new Map([
  [1, 'anna'],
  [2, 'bruno'],
  [3, 'carla'],
]);

/** The steps in words, each with its clauses and the steps it follows from. */
function told(short: Short, language: 'en' | 'it' = 'en'): string[] {
  const hand = handOf(short);
  const steps = explain(replayDecisions(hand, replay(hand)), REPLAY_MESSAGES, speakerFor({ language, labels: LABELS }));
  return steps.map(({ id, text, cites, because }) =>
    `${id} ${text} [${cites.join(' ')}] < ${because.join(' ')}`.replace(/ < $/, ''),
  );
}

const three: Short = { stakes: { smallBlind: 50, bigBlind: 100 }, button: 3, stacks: [2000, 2000, 3000] };

describe('the explanation of a replayed hand', () => {
  it('says why the minimum raise is 450, back to the raise it follows from', () => {
    expect(told({ ...three, actions: '3 raise 275' })).toEqual([
      '1 anna posts the small blind: 50. [custom/forced-bets]',
      '2 bruno posts the big blind: 100. [custom/forced-bets]',
      '3 Betting opens before the flop. [custom/turn-order]',
      '4 A full raise by carla goes to at least 200: 100 to match and 100 more, the last full bet or raise. [tda-2024/43] < 2',
      '5 carla raises to 275. [custom/answer-a-bet] < 4',
      '6 A full raise by anna goes to at least 450: 275 to match and 175 more, the last full bet or raise. [tda-2024/43] < 5',
    ]);
  });
  it('says the arithmetic of a pot-sized raise', () => {
    const steps = told({ ...three, betting: 'pot-limit', stacks: [30, 2000, 3000] });
    expect(steps.at(-1)).toBe(
      '5 carla may raise to 350 at most: 100 to match, plus the pot of 150 with the blinds counted in full, plus the call of 100. [tda-2024/54-A tda-2024/54-B] < 2',
    );
  });
  it('says that a short big blind does not lower the price', () => {
    expect(told({ ...three, stacks: [2000, 40, 3000] }, 'it')).toContain(
      '3 Il buio è incompleto, ma per chiamare servono comunque 100. [custom/short-blind] < 2',
    );
  });
  it('says why the betting is open again after short all-ins, and why it is not', () => {
    const flop: Short = { ...three, opening: { street: 'flop', pot: 300 }, board: '2c7d9h', stacks: [2000, 125, 200] };
    const line = '1 bet 100, 2 all-in, 3 all-in';
    expect(told({ ...flop, stacks: [2000, 125, 2000], actions: '1 bet 100, 2 all-in, 3 call' }).at(-1)).toBe(
      '8 anna has acted and faces 25 more, less than the 100 that would reopen the betting: no raise. [tda-2024/47-A] < 6',
    );
    expect(told({ ...flop, stacks: [2000, 125, 200, 2000], button: 4, actions: `${line}, 4 call` })).toContain(
      '10 anna has acted, but faces 100 more, at least 100: the betting is open again. [tda-2024/47-A] < 8',
    );
    expect(told({ ...flop, actions: line }).at(-1)).toBe(
      '9 Nobody else has chips left: anna may call or fold, not raise. [custom/no-betting-alone]',
    );
  });
  it('names the irregular action, what was legal, and where the history stops', () => {
    expect(told({ ...three, actions: '3 raise 150' }, 'it').slice(-3)).toEqual([
      "4 Un rilancio pieno di carla va almeno a 200: 100 da pareggiare più 100, l'ultima puntata o l'ultimo rilancio pieno. [tda-2024/43] < 2",
      '5 Un rilancio a 150 di carla è troppo basso: il minimo è a 200. [tda-2024/43] < 4',
      '6 La storia si ferma prima della voce 1, di carla: così come è raccontata non si può giocare. [tda-2024/43] < 5',
    ]);
  });
  it('says how each street and the betting end', () => {
    expect(told({ ...three, actions: '3 fold, 1 fold' }).at(-1)).toBe(
      '6 One player is left: there is no more betting. [custom/last-player] < 5',
    );
    const limped = told({ ...three, actions: '3 call, 1 call, 2 check' });
    expect(limped.at(-1)).toBe('7 The betting is closed (before the flop): 300 in the pot. [custom/street-close] < 6');
  });
});
