const bitsIn = (number: number): number => (number === 0 ? 0 : 32 - Math.clz32(number));

/**
 * How many pairs who met in a round of the winners' bracket can meet again how many rounds later, by that number of rounds: the loser of
 * round `down` has beaten somebody in each round before, and both are in the same part of the losers' bracket as soon as the bits in which
 * their lines differ are used up.
 */
const rematchesBy = (levels: number, orders: readonly number[]): readonly number[] => {
  const counts = Array.from({ length: levels }, () => 0);
  for (let down = 2; down <= levels; down++)
    for (let met = 1; met < down; met++) {
      const apart = ((orders[met - 1] ?? 0) >> (down - met)) ^ (orders[down - 1] ?? 0);
      const rounds = down + bitsIn(apart) - met;
      counts[rounds] = (counts[rounds] ?? 0) + 2 ** (levels - down);
    }
  return counts;
};

const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
};

/**
 * For each round of the winners' bracket a number: the loser of its match i goes to place i XOR that number of the losers' bracket. Of all
 * such numbers those with the fewest possible rematches after one round, then after two, and so on. The first round keeps its order, and
 * the last has one match.
 */
export function dropOrders(levels: number): readonly number[] {
  let best: { readonly orders: readonly number[]; readonly rematches: readonly number[] } | null = null;
  const choose = (orders: readonly number[]): void => {
    if (orders.length === levels) {
      const rematches = rematchesBy(levels, orders);
      if (best === null || isLess(rematches, best.rematches)) best = { orders, rematches };
      return;
    }
    const matches = orders.length === 0 ? 1 : 2 ** (levels - orders.length - 1);
    for (let order = 0; order < matches; order++) choose([...orders, order]);
  };
  choose([]);
  return (best as { readonly orders: readonly number[] } | null)?.orders ?? [];
}
