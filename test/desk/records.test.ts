import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../../src/bulk/context.ts';
import type { RecordsPart } from '../../src/desk/engine/protocol.ts';
import { findRecords, recordAt, stopRecords } from '../../src/desk/engine/records.ts';
import { PAGE, pageOf, RecordList, verdictOf } from '../../src/desk/state/records.ts';
import { threeWayRecord } from '../support/three-way-record.ts';

const phh = (stacks: string): string => `variant = 'NT'
ante_trimming_status = true
antes = [0, 0]
blinds_or_straddles = [50, 100]
min_bet = 100
starting_stacks = [1000, 1000]
actions = ['d dh p1 AsKd', 'd dh p2 7c2h', 'p2 f']
finishing_stacks = ${stacks}
`;

type Content = ConstructorParameters<typeof Blob>[0];

/** Reads files, named by their place. Out: the parts that were told, and whether it read to the end. */
async function reading(contents: readonly Content[], language: 'en' | 'it' = 'en') {
  const parts: RecordsPart[] = [];
  const files = contents.map((content, i) => ({ name: `file ${i + 1}`, data: new Blob(content) }));
  const { whole } = await findRecords({ files, rulebook: undefined }, contextOf(language), (part) => {
    parts.push(part);
  });
  return { parts, whole, records: parts.flatMap(({ records }) => records) };
}

const hands = (count: number): string =>
  Array.from({ length: count }, (_, i) => threeWayRecord({ number: i + 1, paid: i % 2 === 0 ? 900 : 800 })).join(
    '\n\n\n',
  );

describe('records', () => {
  it('are told apart by their verdicts, each with the hand to open', async () => {
    const { records, whole } = await reading([[phh('[1050, 950]')], [phh('[1060, 940]')]]);
    expect(whole).toBe(true);
    expect(records.map(verdictOf)).toEqual(['agrees', 'differs']);
    expect(records.map(({ file }) => file)).toEqual(['file 1', 'file 2']);
    expect(records[1]?.differences.length).toBeGreaterThan(0);
    expect(recordAt(1)?.seats).toHaveLength(2);
    expect(recordAt(2)).toBeNull();
  });

  it('of one file are read one by one, packed or not, with the lines of the file', async () => {
    const text = hands(4);
    const plain = await reading([[text]]);
    const packed = await reading([[gzipSync(text)]]);
    expect(plain.records.map(verdictOf)).toEqual(['agrees', 'differs', 'agrees', 'differs']);
    expect(packed.records).toEqual(plain.records);
    expect(plain.records.map(({ number }) => number)).toEqual(['1', '2', '3', '4']);
    const line = text.split('\n').findIndex((own) => own.includes('Total pot 1300')) + 1;
    const between = hands(1).split('\n').length + 2;
    expect(plain.records[1]?.differences.map((own) => own.text).join(' ')).toContain(`Line ${line + between}`);
    expect(recordAt(3)?.seats).toHaveLength(3);
  });

  it('of a file that cannot be read say why, and the others are read', async () => {
    const broken = gzipSync(hands(40)).subarray(0, 300);
    const { records } = await reading([['no hand at all'], [broken], [phh('[1050, 950]')]]);
    expect(records.map(({ problem }) => problem)).toEqual(['unknown-format', 'broken', null]);
  });

  it('come part by part, and no further once they are stopped', async () => {
    const parts: RecordsPart[] = [];
    const data = new Blob([hands(3_000)]);
    const { whole } = await findRecords(
      { files: [{ name: null, data }], rulebook: undefined },
      contextOf('it'),
      (part) => {
        parts.push(part);
        stopRecords();
      },
    );
    expect(whole).toBe(false);
    expect(parts).toHaveLength(1);
    expect(parts[0]?.records.length).toBeGreaterThan(0);
    expect(parts[0]?.records.length).toBeLessThan(3_000);
  });
});

describe('a list of records', () => {
  it('is shown page by page', () => {
    expect(pageOf(0, 0)).toEqual({ page: 0, from: 0, to: 0 });
    expect(pageOf(PAGE, 0)).toEqual({ page: 0, from: 0, to: PAGE });
    expect(pageOf(PAGE + 1, 1)).toEqual({ page: 1, from: PAGE, to: PAGE + 1 });
    expect(pageOf(PAGE + 1, 9)).toEqual({ page: 1, from: PAGE, to: PAGE + 1 });
    expect(pageOf(PAGE, -1).page).toBe(0);
  });

  it('holds each record among all and among those of its verdict', async () => {
    const { records } = await reading([[hands(3)]]);
    const list = new RecordList();
    list.add(records);
    expect([null, 'agrees', 'differs', 'unreadable'].map((own) => list.of(own as 'agrees' | null).length)).toEqual([
      3, 2, 1, 0,
    ]);
  });
});
