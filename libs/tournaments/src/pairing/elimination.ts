/** Where an entrant of a bracket's match comes from. Rounds and matches count from 1. */
export type BracketSource =
  | { readonly from: 'seed'; readonly seed: number }
  | { readonly from: 'winner'; readonly round: number; readonly match: number };

export interface BracketMatch {
  readonly match: number;
  /** The higher half of the bracket first; who starts is another question. */
  readonly sides: readonly [BracketSource, BracketSource];
}

/** Rounds of single elimination, the last of which is the final. */
export type Bracket =
  | { readonly ok: true; readonly rounds: readonly (readonly BracketMatch[])[] }
  | { readonly ok: false; readonly refusal: { readonly code: 'pairing/invalid-bracket-size'; readonly size: number } };

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

/**
 * Draws a single-elimination bracket: 1-8, 4-5 / 2-7, 3-6 for eight. In a field that is no power of two the top seeds have byes: they stand
 * in round 2 at once, and such a match is not in round 1.
 *
 * @param size number of entrants, 2 to 64
 * @see MTR 10.4 (the order of a single-elimination playoff)
 */
export function bracketOf(size: number): Bracket {
  if (!Number.isInteger(size) || size < 2 || size > LARGEST_BRACKET) {
    return { ok: false, refusal: { code: 'pairing/invalid-bracket-size', size } };
  }
  const lines = 2 ** Math.ceil(Math.log2(size));
  let sources: readonly (BracketSource | null)[] = seedLines(lines).map((seed) => (seed <= size ? { from: 'seed', seed } : null));
  const rounds: (readonly BracketMatch[])[] = [];
  while (sources.length > 1) {
    const matches: BracketMatch[] = [];
    const next: (BracketSource | null)[] = [];
    for (let line = 0; line < sources.length; line += 2) {
      const [one, other] = [sources[line] ?? null, sources[line + 1] ?? null];
      if (one === null || other === null) {
        next.push(one ?? other);
        continue;
      }
      matches.push({ match: matches.length + 1, sides: [one, other] });
      next.push({ from: 'winner', round: rounds.length + 1, match: matches.length });
    }
    rounds.push(matches);
    sources = next;
  }
  return { ok: true, rounds };
}
