import type { FORMATS, FormatId } from '../../formats/index.ts';
import { Cutter, type Piece } from '../../service/pieces.ts';
import { recognise } from '../../service/records.ts';

/** Enough of a text to know its format by. */
const HEAD = 20_000;

/** The text of one hand of a file, as a rule, and where it began. */
export interface HandText extends Piece {
  readonly format: FormatId;
}

/** A file that cannot be read at all. */
export type Unread = 'unknown-format' | 'no-gzip' | 'broken';

const isGzip = async (data: Blob): Promise<boolean> => {
  const [first, second] = new Uint8Array(await data.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
};

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** The bytes of a file, unpacked where it is packed; `count` is told how many of its own were read. */
async function opened(data: Blob, count: (bytes: number) => void): Promise<Bytes | 'no-gzip'> {
  const counted: Bytes = data.stream().pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, to) => {
        count(chunk.length);
        to.enqueue(chunk);
      },
    }),
  );
  if (!(await isGzip(data))) return counted;
  if (typeof DecompressionStream === 'undefined') return 'no-gzip';
  return counted.pipeThrough(new DecompressionStream('gzip'));
}

/** The first bytes of a text, read until its format can be known, as one. */
async function headOf(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for (let length = 0; length < HEAD; ) {
    const { value, done } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

function* handsOf(pieces: readonly Piece[], { id }: (typeof FORMATS)[number]): Generator<HandText> {
  for (const piece of pieces) yield { ...piece, format: id };
}

/** The hands of a file one after the other, never more of it at once than is being read. Out: why it cannot be read. */
export async function* handTexts(
  data: Blob,
  count: (bytes: number) => void,
): AsyncGenerator<HandText, Unread | null, undefined> {
  const bytes = await opened(data, count);
  if (bytes === 'no-gzip') return bytes;
  const reader = bytes.getReader();
  try {
    const head = await headOf(reader);
    const format = recognise(new TextDecoder().decode(head, { stream: true }));
    if (format === undefined) return 'unknown-format';
    const cutter = new Cutter(format.startsHand, Number.POSITIVE_INFINITY);
    yield* handsOf(cutter.cut(head), format);
    for (let next = await reader.read(); !next.done; next = await reader.read())
      yield* handsOf(cutter.cut(next.value), format);
    yield* handsOf(cutter.end(), format);
    return null;
  } catch {
    // A file that was cut off, or taken away while it was read.
    return 'broken';
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
