/** What is done to a list to put its elements into a new order; places are those at that moment. */
export type ListStep =
  | { readonly step: 'remove'; readonly at: number }
  | { readonly step: 'move'; readonly from: number; readonly to: number }
  | { readonly step: 'add'; readonly at: number; readonly key: string };

/**
 * Returns which numbers of a list form a longest rising sequence.
 * @param numbers each number once
 */
const longestRising = (numbers: readonly number[]): ReadonlySet<number> => {
  // For every length: the smallest number with which a rising sequence of that length ends. `before`: what stands before a number in it.
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const number of numbers) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) < number) low = middle + 1;
      else high = middle;
    }
    before.set(number, ends[low - 1]);
    ends[low] = number;
  }
  const rising = new Set<number>();
  for (let number = ends.at(-1); number !== undefined; number = before.get(number)) rising.add(number);
  return rising;
};

/**
 * Returns the steps that lead from one order of keys to another: what is gone is removed, the fewest that remain are moved, what is new is added.
 * @param before keys, each once
 * @param after keys, each once
 */
export const listSteps = (before: readonly string[], after: readonly string[]): readonly ListStep[] => {
  const steps: ListStep[] = [];
  const wanted = new Set(after);
  const current = [...before];
  for (let at = current.length - 1; at >= 0; at -= 1) {
    if (wanted.has(current[at] as string)) continue;
    current.splice(at, 1);
    steps.push({ step: 'remove', at });
  }
  const placeBefore = new Map(current.map((key, at) => [key, at]));
  const staying = longestRising(after.flatMap((key) => placeBefore.get(key) ?? []));
  // Each element that has to go somewhere goes right behind the one that shall stand before it, which is where it shall be already.
  for (const [index, key] of after.entries()) {
    const place = placeBefore.get(key);
    if (place !== undefined && staying.has(place)) continue;
    const behind = index === 0 ? -1 : current.indexOf(after[index - 1] as string);
    if (place === undefined) {
      current.splice(behind + 1, 0, key);
      steps.push({ step: 'add', at: behind + 1, key });
      continue;
    }
    const from = current.indexOf(key);
    current.splice(from, 1);
    // What stood behind the place that it has left has moved up by one.
    const to = from <= behind ? behind : behind + 1;
    current.splice(to, 0, key);
    if (from !== to) steps.push({ step: 'move', from, to });
  }
  return steps;
};
