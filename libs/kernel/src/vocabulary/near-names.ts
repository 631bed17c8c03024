/** Returns how many letters may differ (wrong, missing, extra or exchanged) for a name of this length to count as misspelt. */
const tolerated = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : letters < 15 ? 2 : 3);

/**
 * Returns how many letters have to be inserted, deleted, replaced or exchanged with their neighbour to turn one text into the other
 * (optimal string alignment), if that is at most `most`; otherwise `most + 1`.
 */
export function letterDistance(one: readonly string[], other: readonly string[], most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [older, before]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      let least = Math.min((before[at] as number) + 1, (now[at - 1] as number) + 1, (before[at - 1] as number) + (same ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (older[at - 2] as number) + 1);
      now.push(least);
    }
    if (Math.min(...now) > most) return most + 1;
    [older, before] = [before, now];
  }
  return Math.min(before[other.length] as number, most + 1);
}

/**
 * Returns the names of a list that a misspelt name may mean: the nearest ones, in alphabetical order.
 * @param name in the form in which names are compared
 * @param known names in that form, each with the text shown for it
 * @returns at most three of the texts; none where no name is near
 */
export function nearNames(name: string, known: Iterable<readonly [compared: string, shown: string]>): readonly string[] {
  const letters = [...name];
  const most = tolerated(letters.length);
  if (most === 0) return [];
  const near: { readonly shown: string; readonly distance: number }[] = [];
  for (const [compared, shown] of known) {
    // A quick check by code units; a letter has at most two of them.
    if (compared.length > 2 * (letters.length + most) || 2 * compared.length < letters.length - most) continue;
    const distance = letterDistance(letters, [...compared], most);
    if (distance <= most) near.push({ shown, distance });
  }
  const nearest = Math.min(...near.map(({ distance }) => distance));
  return [...new Set(near.filter(({ distance }) => distance === nearest).map(({ shown }) => shown))].sort().slice(0, 3);
}
