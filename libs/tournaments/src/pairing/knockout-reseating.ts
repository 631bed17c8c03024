import type { KnockoutSeat } from './knockout-forms.js';

/** A round's seats, two for each match, after the highest seeds got their byes; `moved` are the seeds whose seat changed. */
export interface Reseated {
  readonly seats: readonly KnockoutSeat[];
  readonly moved: ReadonlySet<number>;
}

const opposite = (at: number): number => at ^ 1;

/**
 * Gives byes for a round in which somebody is missing to the highest seeds still in, one for each who is missing: whoever a highest seed
 * would have met changes seats with one who is missing and sits opposite nobody so honoured. Everyone else stays where they were.
 *
 * @param seats     two for each match of the round, none of them open
 * @param isMissing whether nobody comes to a seat
 * @see MTR 2.10
 */
export function reseated(seats: readonly KnockoutSeat[], isMissing: (seat: KnockoutSeat) => boolean): Reseated {
  const now = [...seats];
  const missing = (at: number): boolean => isMissing(now[at] ?? { kind: 'nobody' });
  const seeds = now.flatMap((seat) => (seat.kind === 'seed' && !isMissing(seat) ? [seat.seed] : [])).sort((one, other) => one - other);
  const honoured = new Set(seeds.slice(0, now.length - seeds.length));
  const moved = new Set<number>();
  const placeOf = (seed: number): number => now.findIndex((seat) => seat.kind === 'seed' && seat.seed === seed);
  const isHonoured = (at: number): boolean => {
    const seat = now[at];
    return seat?.kind === 'seed' && honoured.has(seat.seed);
  };
  for (const seed of honoured) {
    const from = opposite(placeOf(seed));
    if (missing(from)) continue;
    // There is one: as many are missing as are honoured, and this one faces somebody.
    const to = [...now.keys()].find((at) => missing(at) && !isHonoured(opposite(at))) ?? from;
    const displaced = now[from] as KnockoutSeat;
    [now[from], now[to]] = [now[to] as KnockoutSeat, displaced];
    if (displaced.kind === 'seed') moved.add(displaced.seed);
  }
  return { seats: now, moved };
}
