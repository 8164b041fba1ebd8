/** What comes, from its beginning, with the bytes at its head: at least so many, or all there are. */
export async function peek(
  source: AsyncIterable<Uint8Array>,
  atLeast: number,
): Promise<{ readonly head: Buffer; readonly whole: AsyncGenerator<Uint8Array> }> {
  const bytes = source[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  for (let length = 0; length < atLeast; ) {
    const { value, done } = await bytes.next();
    if (done === true) break;
    first.push(value);
    length += value.length;
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield* first;
    yield* { [Symbol.asyncIterator]: () => bytes };
  }
  return { head: Buffer.concat(first), whole: whole() };
}

/** Enough of a text to know its format by. */
export const HEAD_LENGTH = 4_096;
