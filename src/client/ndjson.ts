/** In: values. Out: one line of JSON for each, as they come; none any more once `signal` says so. */
export function linesOf<T>(values: Iterable<T> | AsyncIterable<T>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const from = Symbol.asyncIterator in values ? values[Symbol.asyncIterator]() : values[Symbol.iterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await from.next();
      if (signal.aborted) await from.return?.();
      if (done === true || signal.aborted) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    async cancel() {
      await from.return?.();
    },
  });
}

/** In: lines of JSON. Out: their values, as they come. */
export async function* valuesOf<T>(body: ReadableStream<Uint8Array>): AsyncGenerator<T> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
    const lines = rest.split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line !== '') yield JSON.parse(line);
    if (done) return;
  }
}
