/**
 * What follows from a value that never changes (a program, an ability, a catalogue) and from nothing else: found once for each, and gone with it. What follows
 * from the table is remembered in `values/remembered.ts`.
 * @param find anything but undefined. It may be handed more to look things up in: the same rules and catalogue whenever the same value is asked about
 */
export function once<Key extends object, Found, More extends readonly unknown[] = []>(
  find: (key: Key, ...more: More) => Found,
): (key: Key, ...more: More) => Found {
  const known = new WeakMap<Key, Found>();
  const findAnew = find as unknown as (...all: readonly unknown[]) => Found;
  // Asked at every step: a list of what else is handed in would be made each time for nothing.
  const ask = (key: Key, first: unknown, second: unknown, third: unknown, fourth: unknown): Found => {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const found = findAnew(key, first, second, third, fourth);
    known.set(key, found);
    return found;
  };
  return ask as unknown as (key: Key, ...more: More) => Found;
}
