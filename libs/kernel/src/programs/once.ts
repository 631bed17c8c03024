/**
 * Wraps a function of a value that never changes (a program, an ability, a catalogue) and of nothing else, so that its result is computed
 * once for each value and released together with it. Results that depend on the table are remembered in `values/remembered.ts`.
 * @param find returns anything but undefined. It may take further arguments for looking things up: always the same rules and catalogue for
 *   the same value
 */
export function once<Key extends object, Found, More extends readonly unknown[] = []>(
  find: (key: Key, ...more: More) => Found,
): (key: Key, ...more: More) => Found {
  const known = new WeakMap<Key, Found>();
  const findAnew = find as unknown as (...all: readonly unknown[]) => Found;
  // Further arguments are listed singly, because this is called at every step and a rest array would be allocated each time.
  const ask = (key: Key, first: unknown, second: unknown, third: unknown, fourth: unknown): Found => {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const found = findAnew(key, first, second, third, fourth);
    known.set(key, found);
    return found;
  };
  return ask as unknown as (key: Key, ...more: More) => Found;
}
