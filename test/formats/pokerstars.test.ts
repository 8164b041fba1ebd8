import { describe, expect, test } from 'vitest';
import { openHand, replay, ruleSet, settle } from '../../src/core/index.ts';
import type { RecordedHand } from '../../src/formats/index.ts';
import { POKERSTARS_CONFLICTS, POKERSTARS_FAULTS } from '../../src/formats/pokerstars/faults.ts';
import { readPokerStars, startsPokerStarsHand, writePokerStars } from '../../src/formats/pokerstars.ts';

const CASH = `PokerStars Hand #1001:  Hold'em No Limit ($0.50/$1.00 USD) - 2020/05/01 12:00:00 ET
Table 'Vega' 6-max Seat #1 is the button
Seat 1: ada ($100 in chips)
Seat 2: bob: x ($50 in chips)
Seat 3: cyd [3] ($80 in chips)
bob: x: posts small blind $0.50
cyd [3]: posts big blind $1
*** HOLE CARDS ***
Dealt to ada [Ah Kh]
zoe said, "ada: folds"
ada: raises $2 to $3
bob: x: calls $2.50
cyd [3]: folds
*** FLOP *** [Kd 7s 2c]
bob: x: checks
ada: bets $4
bob: x: calls $4
*** TURN *** [Kd 7s 2c] [7d]
bob: x: checks
ada: checks
*** RIVER *** [Kd 7s 2c 7d] [3h]
bob: x: bets $10
ada: raises $20 to $30
bob: x: calls $20
*** SHOW DOWN ***
ada: shows [Ah Kh] (two pair, Kings and Sevens)
bob: x: mucks hand
ada collected $72.50 from pot
*** SUMMARY ***
Total pot $75 | Rake $2.50
Board [Kd 7s 2c 7d 3h]
Seat 1: ada (button) showed [Ah Kh] and won ($72.50) with two pair, Kings and Sevens
Seat 2: bob: x (small blind) mucked [Ks Jd]
Seat 3: cyd [3] (big blind) folded before Flop
`;

const SIDE_POT = `PokerStars Hand #1002: Tournament #77, $5+$0.50 USD Hold'em No Limit - Level II (50/100) - 2014/02/03 9:08:07 ET
Table '77 1' 9-max Seat #9 is the button
Seat 2: dan (350 in chips)
Seat 5: eve (1000 in chips)
Seat 9: fay (2000 in chips)
dan: posts the ante 10
eve: posts the ante 10
fay: posts the ante 10
dan: posts small blind 50
eve: posts big blind 100
*** HOLE CARDS ***
Dealt to eve [Qs Qd]
fay: raises 200 to 300
dan: calls 250
eve: raises 690 to 990 and is all-in
fay: calls 690
dan: calls 40 and is all-in
*** FLOP *** [8c 8d 4s]
*** TURN *** [8c 8d 4s] [2h]
*** RIVER *** [8c 8d 4s 2h] [Jc]
*** SHOW DOWN ***
eve: shows [Qs Qd] (two pair, Queens and Eights)
fay: shows [Ah Jh] (two pair, Jacks and Eights)
eve collected 1300 from side pot
dan: shows [Ks Kc] (two pair, Kings and Eights)
dan collected 1050 from main pot
fay re-buys and receives 1000 chips for $5
*** SUMMARY ***
Total pot 2350 Main pot 1050. Side pot 1300. | Rake 0
Board [8c 8d 4s 2h Jc]
Seat 2: dan (small blind) showed [Ks Kc] and won (1050) with two pair, Kings and Eights
Seat 5: eve (big blind) showed [Qs Qd] and won (1300) with two pair, Queens and Eights
Seat 9: fay (button) showed [Ah Jh] and lost with two pair, Jacks and Eights
`;

const STUD = `PokerStars Game #1003:  7 Card Stud Hi/Lo Limit ($1/$2 USD) - 2011/06/07 10:00:00 ET
Table 'Orion' 8-max
Seat 1: gil ($40 in chips)
Seat 4: hal ($60 in chips)
gil: posts the ante $0.10
hal: posts the ante $0.10
*** 3rd STREET ***
Dealt to gil [9d]
Dealt to hal [Ah 2c 3d]
hal: brings in for $0.50
gil: raises $0.50 to $1
hal: calls $0.50
*** 4th STREET ***
Dealt to gil [9d] [Tc]
Dealt to hal [Ah 2c 3d] [4s]
gil: checks
hal: bets $1
gil: calls $1
*** 5th STREET ***
Dealt to gil [9d Tc] [9h]
Dealt to hal [Ah 2c 3d 4s] [8h]
gil: checks
hal: checks
*** 6th STREET ***
Dealt to gil [9d Tc 9h] [2s]
Dealt to hal [Ah 2c 3d 4s 8h] [Ks]
gil: checks
hal: checks
*** RIVER ***
Dealt to hal [Ah 2c 3d 4s 8h Ks] [5c]
gil: checks
hal: bets $2
gil: calls $2
*** SHOW DOWN ***
hal: shows [Ah 2c 3d 4s 8h Ks 5c] (HI: a straight, Ace to Five; LO: 5,4,3,2,A)
gil: mucks hand
hal collected $4 from pot
hal collected $4 from pot
*** SUMMARY ***
Total pot $8.20 | Rake $0.20
Seat 1: gil mucked [Qs 4d 9d Tc 9h 2s 6d]
Seat 4: hal showed [Ah 2c 3d 4s 8h Ks 5c] and won ($8) with HI: a straight, Ace to Five; LO: 5,4,3,2,A
`;

const DRAW = `PokerStars Game #1004:  Triple Draw 2-7 Lowball Limit ($2/$4 USD) - 2012/06/07 20:44:17 CET [2012/06/07 14:44:17 ET]
Table 'Lyra' 6-max Seat #3 is the button
Seat 3: ian ($50 in chips)
Seat 6: joy ($50 in chips)
ian: posts small blind $1
joy: posts big blind $2
*** DEALING HANDS ***
Dealt to joy [2c 3d 4h Kd Ks]
ian: raises $2 to $4
joy: calls $2
*** FIRST DRAW ***
joy: discards 2 cards [Kd Ks]
Dealt to joy [2c 3d 4h] [7s Qh]
ian: discards 1 card
joy: checks
ian: bets $2
joy: calls $2
*** SECOND DRAW ***
joy: discards 1 card [Qh]
Dealt to joy [2c 3d 4h 7s] [8d]
ian: stands pat
joy: bets $4
ian: calls $4
*** THIRD DRAW ***
joy: stands pat on [2c 3d 4h 7s 8d]
ian: stands pat
joy: bets $4
ian: folds
Uncalled bet ($4) returned to joy
joy collected $19.50 from pot
joy: doesn't show hand
*** SUMMARY ***
Total pot $20 | Rake $0.50
Seat 3: ian (button) (small blind) folded after the 3rd Draw
Seat 6: joy (big blind) collected ($19.50)
`;

const TWICE = `PokerStars Hand #1005:  Omaha Pot Limit ($1/$2 USD) - 2015/03/04 19:00:00 ET
Table 'Hydra' 6-max Seat #5 is the button
Seat 3: kim ($100.01 in chips)
Seat 5: lou ($200 in chips)
lou: posts small blind $1
kim: posts big blind $2
*** HOLE CARDS ***
lou: raises $4 to $6
kim: raises $12 to $18
lou: raises $36 to $54
kim: raises $46.01 to $100.01 and is all-in
lou: calls $46.01
*** FLOP *** [9c 6d Td]
*** FIRST TURN *** [9c 6d Td] [Kh]
*** FIRST RIVER *** [9c 6d Td Kh] [6h]
*** SECOND TURN *** [9c 6d Td] [2h]
*** SECOND RIVER *** [9c 6d Td 2h] [Qd]
*** FIRST SHOW DOWN ***
kim: shows [Ac Ad 5h 4s] (two pair, Aces and Sixes)
lou: shows [Kc Ks 8s 7c] (a full house, Kings full of Sixes)
lou collected $99.51 from pot
*** SECOND SHOW DOWN ***
kim: shows [Ac Ad 5h 4s] (a pair of Aces)
lou: shows [Kc Ks 8s 7c] (a straight, Six to Ten)
lou collected $99.51 from pot
*** SUMMARY ***
Total pot $200.02 | Rake $1
Hand was run twice
FIRST Board [9c 6d Td Kh 6h]
SECOND Board [9c 6d Td 2h Qd]
Seat 3: kim (big blind) showed [Ac Ad 5h 4s] and lost with two pair, Aces and Sixes, and lost with a pair of Aces
Seat 5: lou (button) (small blind) showed [Kc Ks 8s 7c] and won ($99.51) with a full house, Kings full of Sixes, and won ($99.51) with a straight, Six to Ten
`;

const SHORT_DECK = `PokerStars Hand #1006:  6+ Hold'em No Limit (Button Blind\u00a0$1 - Ante\u00a0$0.50  USD) - 2020/05/05 16:31:20 WET [2020/05/05 11:31:20 ET]
Table 'Crater' 6-max Seat #2 is the button
Seat 2: max ($60 in chips)
Seat 4: ned ($40 in chips)
Seat 6: oda ($50 in chips) is sitting out
max: posts button blind $1
max: posts the ante $0.50
ned: posts the ante $0.50
*** HOLE CARDS ***
Dealt to ned [Ah Ac]
ned: raises $3 to $4
max has timed out
max: folds
Uncalled bet ($3) returned to ned
ned collected $3 from pot
*** SUMMARY ***
Total pot $3 | Rake $0
Seat 2: max (button blind) folded before Flop
Seat 4: ned collected ($3)
`;

const DEAD_BLINDS = `PokerStars Hand #1007:  Hold'em No Limit (€0.50/€1.00 EUR) - 2013/05/01 12:00:00 ET
Table 'Pavo' 6-max Seat #1 is the button
Seat 1: pam (€100 in chips)
Seat 2: quy (€100 in chips)
Seat 3: ray (€100 in chips)
Seat 4: sam (€100 in chips)
Seat 5: tia (€100 in chips)
Seat 6: ulf (€100 in chips)
quy: posts small blind €0.50
ray: posts big blind €1
sam: posts small & big blinds €1.50
tia: posts small blind €0.50
ulf: posts straddle €2
*** HOLE CARDS ***
pam: folds
quy: folds
ray: folds
sam: calls €1
tia: calls €2
ulf: checks
*** FLOP *** [Kd 7s 2c]
sam: checks
tia: bets €4
ulf: folds
sam: folds
Uncalled bet (€4) returned to tia
tia collected €8.50 from pot
*** SUMMARY ***
Total pot €8.50 | Rake €0
Board [Kd 7s 2c]
Seat 1: pam (button) folded before Flop (didn't bet)
Seat 2: quy (small blind) folded before Flop
Seat 3: ray (big blind) folded before Flop
Seat 4: sam folded on the Flop
Seat 5: tia collected (€8.50)
Seat 6: ulf folded on the Flop
`;

const COURCHEVEL = `PokerStars Hand #1008:  Courchevel Pot Limit ($1/$2 USD) - 2013/03/29 17:16:11 ET
Table 'Polux' 6-max Seat #4 is the button
Seat 4: una ($100 in chips)
Seat 6: vic ($100 in chips)
una: posts small blind $1
vic: posts big blind $2
*** HOLE CARDS ***
Dealt to vic [Jh 7h Jd 5s Kc]
*** PRE-FLOP *** [2s]
una: calls $1
vic: checks
*** FLOP *** [2s 3h 4h]
vic: checks
una: bets $4
vic: folds
Uncalled bet ($4) returned to una
una collected $4 from pot
*** SUMMARY ***
Total pot $4 | Rake $0
Board [2s 3h 4h]
Seat 4: una (button) (small blind) collected ($4)
Seat 6: vic (big blind) folded on the Flop
`;

const CASHED_OUT = CASH.replace(
  'ada collected $72.50 from pot\n',
  'ada cashed out the hand for $70 | Cash Out Fee $0.70\n',
).replace(
  '($72.50) with two pair, Kings and Sevens',
  '($72.50) with two pair, Kings and Sevens (pot not awarded as player cashed out)',
);

const SAMPLES = {
  CASH,
  SIDE_POT,
  STUD,
  DRAW,
  TWICE,
  SHORT_DECK,
  DEAD_BLINDS,
  COURCHEVEL,
  CASHED_OUT,
} as const;

/** The only hand of a text. */
function handOf(text: string): RecordedHand {
  const file = readPokerStars(text);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const [entry] = file.value.entries;
  if (entry === undefined || !entry.hand.ok) throw new Error(JSON.stringify(entry));
  return entry.hand.value;
}

function faultsOf(text: string): string[] {
  const file = readPokerStars(text);
  if (!file.ok) return file.error.map(({ code }) => code);
  return file.value.entries.flatMap(({ hand }) => (hand.ok ? [] : hand.error.map(({ code }) => code)));
}

function settled(hand: RecordedHand) {
  const opened = openHand({ rules: ruleSet('pokerstars'), ...hand.setup });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const history = replay(opened.value);
  expect([history.irregularity, history.noted]).toEqual([null, []]);
  const settlement = settle(opened.value, history.play, 0);
  if (!settlement.ok) throw new Error(JSON.stringify(settlement.error));
  return settlement.value;
}

describe('a PokerStars text', () => {
  test.each(Object.entries(SAMPLES))(
    'reads, replays, settles as it states and reads back as written: %s',
    (_, text) => {
      const hand = handOf(text);
      expect(hand.conflicts).toEqual([]);
      const { payouts, refunds, pots } = settled(hand);
      const won = (seat: number): number =>
        (hand.stated.collected ?? []).reduce((sum, share) => sum + (share.seat === seat ? (share.amount ?? 0) : 0), 0);
      expect(payouts.map(({ seat, won: own }) => [seat, own])).toEqual(payouts.map(({ seat }) => [seat, won(seat)]));
      expect(refunds.map(({ seat, amount }) => [seat, amount])).toEqual(
        hand.stated.returned?.map(({ seat, amount }) => [seat, amount]),
      );
      expect(pots.reduce((sum, { amount }) => sum + amount, 0)).toBe(hand.stated.totalPot?.amount);
      const written = writePokerStars(hand);
      expect(written.ok && written.value.lost).toEqual([]);
    },
  );

  test('tells names, money, cards and what everybody did apart', () => {
    const { setup, stated, money, record, rulebook } = handOf(CASH);
    expect([setup.variant.id, setup.betting, rulebook]).toEqual(['texas-holdem', 'no-limit', 'pokerstars']);
    expect(setup.seats.map(({ player, stack }) => [player, stack])).toEqual([
      ['ada', 10_000],
      ['bob: x', 5_000],
      ['cyd [3]', 8_000],
    ]);
    expect([money, record.table, record.hand]).toEqual([{ currency: 'USD', decimals: 2 }, 'Vega', '1001']);
    expect(setup.actions?.filter(({ action }) => action === 'raise').map(({ to }) => to)).toEqual([300, 3000]);
    expect([stated.totalPot, stated.rake?.amount, stated.winners]).toEqual([{ text: '75', amount: 7500 }, 250, [1]]);
    expect(stated.hands?.map(({ contest, category }) => [contest, category])).toEqual([['high', 'two-pair']]);
  });

  test('tells high and low, boards, pots and hands sold apart', () => {
    expect(handOf(STUD).stated.hands?.map(({ contest, category }) => [contest, category])).toEqual([
      ['high', 'straight'],
      ['low', 'low'],
    ]);
    expect(handOf(TWICE).stated.collected?.map(({ board }) => board)).toEqual([1, 2]);
    expect(handOf(SIDE_POT).stated.collected?.map(({ pot }) => pot)).toEqual(['side-1', 'main']);
    expect(handOf(CASHED_OUT).stated.cashedOut?.map(({ seat, amount }) => [seat, amount])).toEqual([[1, 7000]]);
  });

  test('takes the rake out of each pot as it says', () => {
    const raked = SIDE_POT.replace('Tournament #77, $5+$0.50 USD ', '')
      .replace(' - Level II (50/100)', ' (50/100)')
      .replace('Main pot 1050. Side pot 1300. | Rake 0', 'Main pot 1010. Side pot 1295. | Rake 45')
      .replace('collected 1300', 'collected 1295')
      .replace('collected 1050', 'collected 1010')
      .replace('won (1300)', 'won (1295)')
      .replace('won (1050)', 'won (1010)');
    const hand = handOf(raked);
    expect([hand.conflicts, hand.setup.stakes.rake.byPot]).toEqual([[], [40, 5]]);
    expect(settled(hand).awards.map(({ rake }) => rake)).toEqual([40, 5]);
  });

  test('reads Windows lines, a byte order mark, no-break spaces, and hands one after the other', () => {
    const file = readPokerStars(`\uFEFF${Object.values(SAMPLES).join('\n\n').replaceAll('\n', '\r\n')}`);
    expect(file.ok && file.value.entries.map(({ hand }) => hand.ok)).toEqual(Object.keys(SAMPLES).map(() => true));
  });

  test('reads on after a damaged hand, also where the next begins in the middle of a line', () => {
    const cut = CASH.slice(0, CASH.indexOf('*** TURN') + 14);
    const file = readPokerStars(`${cut}${STUD}`);
    expect(file.ok && file.value.entries.map(({ number, hand }) => [number, hand.ok])).toEqual([
      ['1001', false],
      ['1003', true],
    ]);
    expect(startsPokerStarsHand('zoe said, "PokerStars Hand #5: what a hand"', '')).toBe(false);
  });

  test.each([
    ['damaged', (header: string) => header.replace('PokerStars', 'P0kerSt@rs')],
    ['gone', () => ''],
  ])('tells a hand whose first line is %s, and reads those around it', (_, damage) => {
    const [header = ''] = STUD.split('\n', 1);
    const text = [CASH, STUD, DRAW].map((hand) => hand.replace(header, damage)).join('\n\n\n');
    const file = readPokerStars(text);
    const entries = file.ok ? file.value.entries : [];
    expect(entries.filter(({ hand }) => hand.ok).map(({ number }) => number)).toEqual(['1001', '1004']);
    const found = entries.flatMap(({ hand }) => (hand.ok ? [] : hand.error));
    const at = text.split('\n').indexOf(STUD.split('\n')[1] ?? '') + 1;
    expect(found.at(-1)).toMatchObject({ code: 'bad-header', line: at, expected: 'PokerStars Hand #number: game' });
    expect(faultsOf(STUD.replace(`${header}\n`, ''))).toEqual(['bad-header']);
  });

  test('takes lines the mail of the site has between hands, and names others', () => {
    const below = (line: string): string[] => faultsOf(`${CASH}\n\n${line}\n\n${STUD}`);
    expect([below('*********** # 2 **************'), below('lorem ipsum')]).toEqual([[], ['stray-text']]);
  });

  test('knows old records, which have no line for an uncalled bet', () => {
    const old = DRAW.replace('2012/06/07 20:44:17 CET [2012/06/07 14:44:17 ET]', '2006/06/07 20:44:17 ET').replace(
      'Uncalled bet ($4) returned to joy\n',
      '',
    );
    const hand = handOf(old);
    expect([hand.conflicts, hand.stated.returned]).toEqual([[], null]);
  });
});

type Change = readonly [code: string, sample: string, from: string | RegExp, to: string];

const FAULTS: readonly Change[] = [
  ['no-hand', CASH, CASH, 'hello'],
  ['stray-text', CASH, /$/, '\n\nhello'],
  ['bad-header', CASH, ' - 2020/05/01 12:00:00 ET', ' - 20'],
  ['unsupported-game', CASH, "Hold'em", 'Snap'],
  ['no-table-line', CASH, "Table 'Vega'", "Table 'Vega"],
  ['no-such-seat', CASH, 'Seat 3: cyd [3] ($80', 'Seat 13: cyd [3] ($80'],
  ['duplicate-seat', CASH, 'Seat 3: cyd [3] ($80', 'Seat 2: cyd [3] ($80'],
  ['duplicate-player', CASH, 'Seat 3: cyd [3] ($80', 'Seat 3: ada ($80'],
  ['too-few-players', CASH, /Seat \d: .* in chips\)\n/g, ''],
  ['hand-cancelled', CASH, 'ada: raises $2 to $3', 'Hand cancelled'],
  ['truncated-hand', CASH, /\*\*\* SUMMARY[\s\S]*/, ''],
  ['truncated-hand', CASH, /Total pot.*\n/, ''],
  ['line-too-long', CASH, 'zoe said', `zoe ${'x'.repeat(3000)} said`],
  ['unknown-line', CASH, 'ada: bets $4', 'ada: ponders $4'],
  ['unknown-line', CASH, 'Board [Kd', 'Bored [Kd'],
  ['no-such-player', CASH, 'ada: bets $4', 'eva: bets $4'],
  ['not-an-amount', CASH, 'ada: bets $4', 'ada: bets $4,00'],
  ['amount-too-fine', CASH, 'ada: bets $4', 'ada: bets $4.005'],
  ['bad-cards', CASH, '[Ah Kh]', '[Ah Kx]'],
];

const CONFLICTS: readonly Change[] = [
  ['seats-out-of-order', CASH, /(Seat 1: ada .*\n)(Seat 2: .*\n)/, '$2$1'],
  ['blinds-differ', CASH, 'posts big blind $1\n', 'posts big blind $2\n'],
  ['posts-out-of-order', SIDE_POT, /(dan: posts the ante 10\n)([\s\S]*)(fay: posts the ante 10\n)/, '$3$2$1'],
  ['above-stack', CASH, 'bob: x ($50', 'bob: x ($20'],
  ['all-in-differs', CASH, 'bob: x ($50', 'bob: x ($37'],
  ['call-amount', CASH, 'calls $2.50', 'calls $2'],
  ['raise-arithmetic', CASH, 'raises $20 to $30', 'raises $21 to $30'],
  ['check-facing-bet', CASH, 'bob: x: calls $4', 'bob: x: checks'],
  ['bet-facing-bet', CASH, 'ada: raises $20 to $30', 'ada: bets $30'],
  ['line-out-of-place', CASH, /(Dealt to ada.*\n)(zoe.*\n)(ada: raises.*\n)/, '$3$1'],
  ['line-out-of-place', SIDE_POT, /(eve collected.*\n)(dan: shows.*\n)/, '$2$1'],
  ['line-out-of-place', SIDE_POT, /(eve collected.*\n)([\s\S]*)(dan collected.*\n)/, '$3$2$1'],
  ['line-out-of-place', CASH, 'ada collected', 'No low hand qualified\nada collected'],
  ['line-out-of-place', CASH, 'bob: x: calls $2.50', 'Betting is capped\nbob: x: calls $2.50'],
  ['blinds-differ', STUD, '($1/$2 USD)', '($1/$3 USD)'],
  ['posts-out-of-order', SIDE_POT, /(fay: posts the ante 10\n)(dan: posts small blind 50\n)/, '$2$1'],
  ['posts-out-of-order', SIDE_POT, /(dan: posts the ante 10\n)(eve: posts the ante 10\n)/, '$2$1'],
  ['posts-out-of-order', SIDE_POT, /(dan: posts the ante[\s\S]*)(eve: posts big blind 100\n)/, '$2$1'],
  ['street-out-of-order', DRAW, '*** DEALING HANDS ***\n', ''],
  ['cards-missing', DRAW, 'Dealt to joy [2c 3d 4h] [7s Qh]\n', ''],
  ['cards-missing', STUD, 'Dealt to hal [Ah 2c 3d 4s 8h Ks] [5c]\n', ''],
  ['draw-differs', DRAW, 'discards 2 cards [Kd Ks]', 'discards 2 cards'],
  ['street-out-of-order', CASH, /\*\*\* TURN.*\n/, ''],
  ['street-cards-differ', CASH, '[Kd 7s 2c] [7d]', '[Kd 7s 3c] [7d]'],
  ['board-differs', CASH, 'Board [Kd 7s 2c 7d 3h]', 'Board [Kd 7s 2c 7d 4h]'],
  ['board-missing', CASH, /Board.*\n/, ''],
  ['cards-differ', CASH, 'ada: shows [Ah Kh]', 'ada: shows [Ah Kc]'],
  ['cards-missing', STUD, 'Dealt to gil [9d Tc] [9h]\n', ''],
  ['duplicate-card', DRAW, '[7s Qh]', '[7s Kd]'],
  ['draw-differs', DRAW, 'discards 2 cards [Kd Ks]', 'discards 2 cards [Kd Kc]'],
  ['uncalled-bet-missing', DRAW, /Uncalled.*\n/, ''],
  ['uncalled-bet-differs', DRAW, 'Uncalled bet ($4)', 'Uncalled bet ($2)'],
  ['pot-not-sum-of-bets', CASH, 'Total pot $75', 'Total pot $76'],
  ['pots-not-total-pot', SIDE_POT, 'Side pot 1300.', 'Side pot 1290.'],
  ['pots-differ', SIDE_POT, 'Main pot 1050. Side pot 1300.', 'Main pot 1060. Side pot 1290.'],
  ['total-pot-without-rake', CASH, 'Total pot $75', 'Total pot $72.50'],
  ['collected-plus-rake-not-pot', CASH, 'Rake $2.50', 'Rake $2.40'],
  ['collected-differs', CASH, 'won ($72.50)', 'won ($72.40)'],
  ['pot-not-collected', SIDE_POT, 'collected 1300 from side pot', 'collected 1300 from main pot'],
  ['summary-name-differs', CASH, 'Seat 2: bob: x (small', 'Seat 2: rob: x (small'],
  ['summary-seat-missing', CASH, /Seat 3: cyd \[3\] \(big.*\n/, ''],
  ['summary-seat-twice', CASH, /(Seat 3: cyd \[3\] \(big.*\n)/, '$1$1'],
  ['summary-out-of-order', CASH, /(Total pot.*\n)(Board.*\n)/, '$2$1'],
  ['role-differs', CASH, 'Seat #1 is the button', 'Seat #3 is the button'],
  ['fold-differs', CASH, 'folded before Flop', 'folded on the Flop'],
  ['result-differs', CASH, 'bob: x: mucks hand\n', ''],
  ['words-differ', CASH, 'and won ($72.50) with two pair, Kings and Sevens', 'and won ($72.50) with a pair of Kings'],
  ['words-contradict-cards', CASH, /two pair, Kings and Sevens/g, 'two pair, Kings and Deuces'],
  ['showdown-missing', CASH, '*** SHOW DOWN ***\n', ''],
  ['show-missing', CASH, /ada: shows.*\n/, ''],
  ['show-twice', CASH, /(ada: shows.*\n)/, '$1$1'],
  ['shown-out-of-order', CASH, /(ada: shows.*\n)(bob: x: mucks hand\n)/, '$2$1'],
  ['line-twice', CASH, /(Total pot.*\n)/, '$1$1'],
  ['line-twice', CASHED_OUT, /(ada cashed out.*\n)/, '$1$1'],
  ['street-out-of-order', TWICE, '*** FIRST SHOW DOWN', '*** SHOW DOWN'],
  ['blinds-differ', CASH.replace('bob: x: posts small blind $0.50\n', ''), '($0.50/$1', '($5/$1'],
  ['hand-cannot-exist', CASH, 'mucked [Ks Jd]', 'mucked [Kd Jd]'],
];

describe('a damaged PokerStars text', () => {
  test.each(FAULTS)('cannot be read: %s', (code, sample, from, to) => {
    const text = sample.replace(from, to);
    expect(text).not.toBe(sample);
    expect(faultsOf(text)).toEqual([code]);
  });

  test.each(CONFLICTS)('contradicts itself: %s', (code, sample, from, to) => {
    const text = sample.replace(from, to);
    expect(text).not.toBe(sample);
    expect(handOf(text).conflicts.map((fault) => fault.code)).toContain(code);
  });

  test('has a sample for every code', () => {
    expect([...new Set(FAULTS.map(([code]) => code))].sort()).toEqual([...POKERSTARS_FAULTS].sort());
    expect([...new Set(CONFLICTS.map(([code]) => code))].sort()).toEqual([...POKERSTARS_CONFLICTS].sort());
  });

  test('says where', () => {
    const file = readPokerStars(CASH.replace('ada: shows [Ah Kh]', 'ada: shows [Ah Kx]'));
    const [entry] = file.ok ? file.value.entries : [];
    expect(entry?.hand.ok === false && entry.hand.error).toEqual([
      { line: 26, column: 16, code: 'bad-cards', expected: 'a rank and a suit, as in As', detail: 'Kx' },
    ]);
  });
});

describe('a hostile text', () => {
  // A reader that took the square of the length would not come to its end within a test's time.
  const MEGABYTES = 4_000_000;
  test.each([
    ['one line', 'PokerStars Hand #1: '.padEnd(MEGABYTES, 'x')],
    ['brackets', `${CASH.slice(0, 500)}\nDealt to ada ${'['.repeat(MEGABYTES)}`],
    ['headers', 'PokerStars Hand #1: x\n'.repeat(MEGABYTES / 50)],
    ['talk', CASH.replace('zoe said, "ada: folds"\n', 'zoe said, "no"\n'.repeat(MEGABYTES / 20))],
    ['blank lines', CASH.replace('zoe said, "ada: folds"\n', '\n'.repeat(MEGABYTES))],
  ])('is read to its end: %s', (_, text) => {
    const read = readPokerStars(text);
    expect(read.ok ? read.value.entries.length : read.error.length).toBeGreaterThan(0);
  });

  test('with random damage never throws', () => {
    let state = 1;
    const random = (below: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    for (const sample of Object.values(SAMPLES)) {
      for (let i = 0; i < 200; i += 1) {
        const at = random(sample.length);
        const text = sample.slice(0, at) + String.fromCharCode(random(256)) + sample.slice(at + random(30));
        expect(() => readPokerStars(text)).not.toThrow();
      }
    }
  });
});

test('reads a hard space of another encoding', () => {
  const other = SHORT_DECK.replaceAll('\u00a0', '\uFFFD');
  const setup = (text: string) => {
    const file = readPokerStars(text);
    const [entry] = file.ok ? file.value.entries : [];
    return entry?.hand.ok ? entry.hand.value.setup : null;
  };
  expect(setup(other)).not.toBeNull();
  expect(setup(other)).toEqual(setup(SHORT_DECK));
});

describe('what goes into a jackpot', () => {
  const told = CASH.replace('Rake $2.50', () => 'Rake $2 | Jackpot $0.50 | Tax $0');
  const read = (text: string): RecordedHand => {
    const file = readPokerStars(text);
    const hand = file.ok ? file.value.entries[0]?.hand : undefined;
    if (!hand?.ok) throw new Error('one hand');
    return hand.value;
  };

  test('is taken by the house, beside the rake', () => {
    const { stated, record, conflicts } = read(told);
    expect([stated.rake?.amount, record.jackpot, conflicts]).toEqual([250, '0.50', []]);
    expect(read(told.replace('Jackpot $0.50', 'Jackpot Rake $0.50')).record.jackpot).toBe('0.50');
  });

  test('counts among what was not collected', () => {
    const codes = read(told.replace('Jackpot $0.50', 'Jackpot $0.40')).conflicts.map(({ code }) => code);
    expect(codes).toEqual(['collected-plus-rake-not-pot']);
  });

  test('is written apart again', () => {
    const written = writePokerStars(read(told));
    expect(written.ok && written.value.text).toContain('Total pot $75 | Rake $2 | Jackpot $0.50\n');
    expect(written.ok && written.value.lost).toEqual([]);
  });
});
