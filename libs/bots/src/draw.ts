/** Draws uniform integers in [0, n). All chance of a bot comes in as such a function. */
export type Draw = (n: number) => number;

/** Returns one of a list, at random. */
export function pick<T>(list: readonly [T, ...T[]], draw: Draw): T {
  return list[draw(list.length)] ?? list[0];
}

/** Returns a list in random order. */
export function shuffled<T>(list: readonly T[], draw: Draw): readonly T[] {
  const left = [...list];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(draw(left.length), 1));
  return order;
}

/** Returns 64 random hex digits: the key of a match's chance. */
export function drawKey(draw: Draw): string {
  return Array.from({ length: 64 }, () => draw(16).toString(16)).join('');
}
