/**
 * Works something out once for each object it is asked about, and remembers it as long as the object lives, or is the
 * last one that was asked about: nearly always it is asked about again.
 */
export function oncePer<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  let last: { readonly key: K; readonly value: V } | null = null;
  return (key) => {
    if (last !== null && last.key === key) return last.value;
    const before = known.get(key);
    const value = before === undefined ? work(key) : before;
    if (before === undefined) known.set(key, value);
    last = { key, value };
    return value;
  };
}
