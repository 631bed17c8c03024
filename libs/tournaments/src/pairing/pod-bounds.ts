import type { PodCosts } from './pod-forms.js';
import type { PodSizes, Sitter } from './pod-field.js';

const total = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

const rising = (numbers: readonly number[]): readonly number[] => [...numbers].sort((one, other) => one - other);

/** The least earlier meetings with so many neighbours, whoever of the field they are. */
const leastMeetings = (field: number, { met }: Sitter, neighbours: number): number => {
  const unmet = field - 1 - met.size;
  return total(rising([...met.values()]).slice(0, Math.max(0, neighbours - unmet)));
};

/**
 * Everyone has three neighbours, or two at a table of three, and at best those whom they met least. Each meeting is counted from both
 * sides. Those with byes have none, so the largest are taken away as well.
 */
const meetingsBound = (sitters: readonly Sitter[], { threes, byes }: PodSizes): number => {
  const atFour = sitters.map((sitter) => leastMeetings(sitters.length, sitter, 3));
  const savings = sitters.map((sitter, at) => (atFour[at] ?? 0) - leastMeetings(sitters.length, sitter, 2));
  const saved = total(
    rising(savings)
      .toReversed()
      .slice(0, 3 * threes),
  );
  const away = total(rising(atFour).toReversed().slice(0, byes));
  return Math.max(0, Math.ceil((total(atFour) - saved - away) / 2));
};

/** A division of entrants in the order of their points into tables next to each other: sizes from the top. */
export interface Contiguous {
  readonly sizes: readonly number[];
  readonly spread: number;
}

/**
 * The least spread of any division without byes, and a division that has it.
 *
 * The spread in all is the sum, over the steps between neighbours in the order of points, of the step times the tables that reach across.
 * Where the first so many are whole tables, none has to; everywhere else one has to, and of tables next to each other no more than one
 * does. So some division into neighbours is as good as any.
 *
 * @param ordered by falling points
 */
export function leastSpread(ordered: readonly Sitter[], { threes }: PodSizes): Contiguous {
  // best[seated][threes used]
  const best: (Contiguous | null)[][] = ordered.map(() => Array.from({ length: threes + 1 }, () => null));
  best.push(Array.from({ length: threes + 1 }, () => null));
  (best[0] as (Contiguous | null)[])[0] = { sizes: [], spread: 0 };
  for (let seated = 0; seated < ordered.length; seated++)
    for (let used = 0; used <= threes; used++) {
      const sofar = best[seated]?.[used] ?? null;
      if (sofar === null) continue;
      for (const size of [4, 3]) {
        const after = used + (size === 3 ? 1 : 0);
        const row = best[seated + size];
        if (row === undefined || after > threes) continue;
        const spread = sofar.spread + (ordered[seated]?.points ?? 0) - (ordered[seated + size - 1]?.points ?? 0);
        const known = row[after] ?? null;
        if (known === null || spread < known.spread) row[after] = { sizes: [...sofar.sizes, size], spread };
      }
    }
  return best[ordered.length]?.[threes] ?? { sizes: [], spread: 0 };
}

const spreadBound = (sitters: readonly Sitter[], sizes: PodSizes): number => {
  const ordered = [...sitters].sort((one, other) => other.points - one.points);
  if (sizes.fours + sizes.threes === 0) return 0;
  if (sizes.byes === 0) return leastSpread(ordered, sizes).spread;
  return Math.min(
    ...ordered.map(
      (out) =>
        leastSpread(
          ordered.filter((one) => one !== out),
          sizes,
        ).spread,
    ),
  );
};

const seatBound = (sitters: readonly Sitter[], { byes }: PodSizes): number => {
  const least = rising(sitters.map(({ seats }) => Math.min(...seats)));
  return total(least.slice(0, sitters.length - byes));
};

/** What no round can better by each objective, even if it gave up all others. */
export const boundsOf = (sitters: readonly Sitter[], sizes: PodSizes): PodCosts => [
  meetingsBound(sitters, sizes),
  total(rising(sitters.map(({ shortPods }) => shortPods)).slice(0, 3 * sizes.threes + sizes.byes)),
  spreadBound(sitters, sizes),
  seatBound(sitters, sizes),
];
