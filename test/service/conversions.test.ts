import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ConversionRequest, conversionRequest, conversionResponse } from '../../src/contract/conversions.ts';
import { type VerificationRequest, verificationRequest } from '../../src/contract/verifications.ts';
import type { Language } from '../../src/core/index.ts';
import { FORMAT_IDS } from '../../src/formats/index.ts';
import { convertRecords } from '../../src/service/conversions.ts';
import { verifyRecord } from '../../src/service/verifications.ts';
import { threeWayRecord } from '../support/three-way-record.ts';

const context = { language: 'en', boardBudget: 20_000, sha256: (text: string) => hash('sha256', text) } as const;

function converted(request: unknown, language: Language = 'en') {
  const asked = conversionRequest.parse(request) as ConversionRequest;
  const answer = convertRecords(asked, { ...context, language });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return conversionResponse.parse(answer.value);
}

/** Two hands, made up. */
const phh = (number: number, stacks: string): string => `[${number}]
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [5000, 5000, 5000]
players = ["Anna", "Bruno", "Carla"]
event = "Anna's birthday"
actions = ["d dh p1 AsKd", "d dh p2 QhQc", "d dh p3 7c2d", "p3 f", "p1 cbr 300", "p2 cc", "d db AdKh9s", "p1 cc", "p2 cc", "d db 5c", "p1 cc", "p2 cc", "d db 2h", "p1 cbr 600", "p2 cc", "p1 sm AsKd", "p2 sm QhQc"]
finishing_stacks = ${stacks}
`;
const TEXT = `${phh(1, '[5900, 4100, 5000]')}\n${phh(2, '[4100, 5900, 5000]')}`;

/** A main pot and a side pot, and a rake on both. */
const RAKED = threeWayRecord({ main: 894, side: 396, rake: 10 });

const verdicts = (text: string | null, format: string): string[] =>
  converted({ text, format, to: 'json' }).hands.map(({ hand, stated }) => {
    const answer = verifyRecord({ hand: hand ?? undefined, stated: stated ?? undefined }, context);
    return answer.ok ? answer.value.verdict : 'refused';
  });

describe('a conversion', () => {
  it.each(FORMAT_IDS)('into %s and back keeps what a verdict rests on', (to) => {
    const { from, text, hands } = converted({ text: TEXT, to });
    expect([from, hands.map(({ written }) => written)]).toEqual(['phh', [true, true]]);
    const [right, wrong] = verdicts(text, to);
    expect(right).toBe('agrees');
    // A format that has no word for final stacks says that they are lost.
    const isLost = hands[1]?.lost.some(({ code }) => code === 'stated');
    expect(wrong).toBe(isLost === true ? 'agrees' : 'differs');
  });

  it('says in either language what is lost, and which of it', () => {
    const { hand } = converted({ text: TEXT, to: 'json' }).hands[0] ?? {};
    const lostIn = (language: Language) =>
      converted({ hand: { ...hand, dead: ['2c'], stakes: { ...hand?.stakes, smallestChip: 25 } }, to: 'phh' }, language)
        .hands[0]?.lost;
    expect(lostIn('en')).toEqual([
      { code: 'smallest-chip', text: 'the smallest chip in play', detail: '25' },
      { code: 'dead-cards', text: 'cards that are out of play', detail: null },
    ]);
    expect(lostIn('it')?.map(({ text }) => text)).toEqual(['la fiche più piccola in gioco', 'carte fuori gioco']);
  });

  it('of JSON writes what is stated beside it', () => {
    const [first] = converted({ text: TEXT, to: 'json' }).hands;
    const again = converted({ hand: first?.hand, stated: first?.stated, to: 'phh' });
    expect(again.from).toBe('json');
    expect(converted({ text: again.text, to: 'json' }).hands[0]).toMatchObject({
      hand: first?.hand,
      stated: first?.stated,
    });
  });

  it('says what the target cannot say', () => {
    const hand = {
      variant: 'hidden-poker',
      seats: [
        { seat: 1, stack: 100 },
        { seat: 2, stack: 100 },
      ],
      stakes: { smallBlind: 1, bigBlind: 2 },
      button: 1,
      actions: [],
    };
    const [unwritten] = converted({ hand, to: 'phh' }).hands;
    expect([unwritten?.written, unwritten?.lost.length]).toEqual([false, 1]);
  });

  it('reads the other hands of a damaged text', () => {
    const { hands, text } = converted({ text: TEXT.replace('"NT"', '"ZZ"'), to: 'phh' });
    expect(hands.map(({ written, faults }) => [written, faults.map(({ code, line }) => `${code}@${line}`)])).toEqual([
      [false, ['unsupported-game@2']],
      [true, []],
    ]);
    expect(verdicts(text, 'phh')).toEqual(['differs']);
  });

  it('into JSON keeps what each pot paid to the house', () => {
    const [only] = converted({ text: RAKED, to: 'json' }).hands;
    expect(only?.hand?.stakes?.rake).toMatchObject({ drop: 10, byPot: [6, 4] });
    expect(verdicts(RAKED, 'pokerstars')).toEqual(['agrees']);
    // What each pot paid is enough to say.
    const alone = { ...only?.hand, stakes: { ...only?.hand?.stakes, rake: { byPot: [6, 4] } } };
    const raked = verifyRecord(
      verificationRequest.parse({ hand: alone, stated: only?.stated }) as VerificationRequest,
      context,
    );
    expect(raked).toMatchObject({ ok: true, value: { verdict: 'agrees' } });
    // By the usual way of taking it, all of it would come out of the main pot.
    const { byPot: _, ...rake } = only?.hand?.stakes?.rake ?? {};
    const hand = { ...only?.hand, stakes: { ...only?.hand?.stakes, rake } };
    const answer = verifyRecord(
      verificationRequest.parse({ hand, stated: only?.stated }) as VerificationRequest,
      context,
    );
    expect(answer).toMatchObject({ ok: true, value: { verdict: 'differs' } });
  });

  it('leaves names out, and what has them in it', () => {
    for (const to of [...FORMAT_IDS, 'json'])
      expect(JSON.stringify(converted({ text: TEXT, to, anonymise: true }))).not.toMatch(/Anna|Bruno|Carla/);
  });

  it('keeps options laid over the rulebook in JSON, and names them elsewhere', () => {
    const { hand } = converted({ text: TEXT, to: 'json' }).hands[0] ?? {};
    const optioned = { ...hand, houseRules: { oddChip: 'carry-over' } };
    expect(converted({ hand: optioned, to: 'json' }).hands[0]?.hand?.houseRules).toEqual({ oddChip: 'carry-over' });
    const lost = { code: 'house-rules', text: 'options laid over the rulebook', detail: 'oddChip' };
    expect(converted({ hand: optioned, to: 'phh' }).hands[0]?.lost).toEqual([lost]);
  });

  it('shows in PokerStars text the cards of who shows without naming them', () => {
    const { hand, stated } = converted({ text: TEXT, to: 'json' }).hands[0] ?? {};
    const actions = hand?.actions?.map(({ cards: _, ...own }) => own);
    const pots = [{ name: 'main', amount: 1_800 }];
    const { text } = converted({ hand: { ...hand, actions }, stated: { ...stated, pots }, to: 'pokerstars' });
    expect([text?.includes('Anna: shows [As Kd]'), text?.includes('Main pot')]).toEqual([true, false]);
  });

  it('into PHH mucks who neither shows nor mucks, and shows drawn hands only when they are shown', () => {
    const seats = ['AsKdQhJc', '2c3d4h5s'].map((hole, i) => ({ seat: i + 1, stack: 900, hole: hole.match(/../g) }));
    const act = (seat: number, action: string, more = {}) => ({ seat, action, ...more });
    const round = [act(1, 'check'), act(2, 'check')];
    const draws = [act(1, 'discard', { count: 1 }), act(2, 'stand-pat')];
    const hand = {
      ...{ variant: 'badugi', button: 2, stakes: { smallBlind: 5, bigBlind: 10, smallBet: 10, bigBet: 20 }, seats },
      actions: [act(2, 'call'), act(1, 'check'), ...[1, 2, 3].flatMap(() => [...draws, ...round]), act(2, 'show')],
    };
    const [written] = converted({ hand, to: 'phh' }).hands;
    const { text } = converted({ hand, to: 'phh' });
    expect(written?.lost).toEqual([]);
    expect([text?.match(/"d dh p1 [^"]*"/g), text?.match(/"p\d sm[^"]*"/g)]).toEqual([
      ['"d dh p1 ????????"', '"d dh p1 ??"', '"d dh p1 ??"', '"d dh p1 ??"'],
      ['"p2 sm 2c3d4h5s"', '"p1 sm"'],
    ]);
  });

  it('leaves out what may name anybody who does not sit there, and names in any letters', () => {
    const more = 'event = "ANNA cup"\nvenue = "A Room"\nauthor = "Zoe Q"\n_note = "ask Zoe Q"\n';
    const text = TEXT.split('[2]')[0]
      ?.replace('event = "Anna\'s birthday"\n', more)
      .replace('"p3 f"', '"p3 f # Zoe Q sees it"');
    const [hand] = converted({ text, to: 'json', anonymise: true }).hands;
    expect(hand?.hand?.record).toEqual({ venue: 'A Room' });
  });

  it('takes so many hands and no more', () => {
    const refused = (count: number) => {
      const text = Array.from({ length: count }, (_, i) => `[${i + 1}]\n`).join('');
      const answer = convertRecords({ text, format: 'phh', to: 'json' }, context);
      return answer.ok ? null : answer.error.kind === 'unreadable' && answer.error.faults[0]?.code;
    };
    expect([refused(500), refused(501)]).toEqual([null, 'too-many-hands']);
  });
});

describe('a verification', () => {
  it.each([
    ['no hand', '# nothing', 'phh', 'no-hand'],
    ['more than one', TEXT, 'phh', 'not-one-hand'],
    ['no format', 'hello', undefined, 'unknown-format'],
    ['what another format would read', TEXT, 'open-hand-history', 'stray-text'],
  ] as const)('of %s is refused', (_, text, format, code) => {
    const answer = verifyRecord({ text, format }, context);
    expect(answer).toMatchObject({
      ok: false,
      error: { kind: 'unreadable', faults: [expect.objectContaining({ code, pointer: '/text', line: 1 }), ...[]] },
    });
  });
});

it('what a record says against itself is told without what stands there', () => {
  const text = [
    "PokerStars Hand #1:  Hold'em No Limit ($0.50/$1.00 USD) - 2019/03/01 12:00:00 ET",
    "Table 'a' 6-max Seat #1 is the button\nSeat 1: Anna ($10 in chips)\nSeat 2: Bruno ($10 in chips)",
    'Anna: posts small blind $0.50\nBruno: posts big blind $1\n*** HOLE CARDS ***\nAnna: folds',
    'Uncalled bet ($0.50) returned to Bruno\nBruno collected $1 from pot\n*** SUMMARY ***\nTotal pot $1 | Rake $0',
    'Seat 1: Zoe Q (button) (small blind) folded before Flop\nSeat 2: Bruno (big blind) collected ($1)\n',
  ].join('\n');
  const answer = verifyRecord({ text, anonymise: true }, context);
  expect(answer).toMatchObject({ ok: true, value: { differences: [{ code: 'summary-name-differs', stated: null }] } });
  expect(JSON.stringify(answer)).not.toContain('Zoe Q');
});

it('of a record that cannot be read nothing is repeated where names are to be left out', () => {
  const text =
    "PokerStars Hand #1: Hold'em No Limit ($1/$2)\nTable 'a'\nSeat 1: Zoe Q ($9 in chips)\nZoe Q: ponders $4\nx\n";
  const told = (anonymise: boolean): string => JSON.stringify(convertRecords({ text, to: 'phh', anonymise }, context));
  expect([told(false).includes('Zoe Q'), told(true).includes('Zoe Q')]).toEqual([true, false]);
});
