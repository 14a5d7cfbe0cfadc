/**
 * Answers what `read` has read within the last `ms`: for settings that staff change now and then and donors would wait for
 * each time. A read that fails is done again by whoever asks next.
 */
export function readAtMostEvery<Value>(ms: number, read: () => Promise<Value>): () => Promise<Value> {
  let last: { value: Promise<Value>; at: number } | undefined;
  return () => {
    const now = performance.now();
    if (last && now - last.at <= ms) return last.value;
    const value = read();
    last = { value, at: now };
    value.catch(() => {
      if (last?.value === value) last = undefined;
    });
    return value;
  };
}
