/** Whole numbers below n, the same every time (xorshift). */
export const drawer = (seed: number): ((n: number) => number) => {
  let state = seed * 0x9e3779b1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
};
