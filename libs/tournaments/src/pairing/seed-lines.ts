/** Largest field of a bracket. */
export const LARGEST_BRACKET = 64;

/**
 * The seeds in the order of the bracket's lines: each beside the seed that completes it to one more than the field, so that the two highest
 * can only meet in the final.
 * @param lines a power of two
 */
export function seedLines(lines: number): readonly number[] {
  let order = [1];
  while (order.length < lines) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}
