import { heaviestMatching } from './blossom.js';
import type { SwissRefusal } from './swiss-forms.js';

/** An entrant of a round that is paired by rank. */
export interface RankedEntrant {
  /** The entrant's number in the tournament. */
  readonly number: number;
  /** Numbers of those whom they have met. */
  readonly opponents: readonly number[];
  /** Rounds in which they had a bye. */
  readonly byes: number;
}

export interface PowerInput {
  /** The best first, by the standings before the round; only those who play this round. */
  readonly ranked: readonly RankedEntrant[];
  /** Pairs of numbers that should not play each other. */
  readonly barred: readonly (readonly [number, number])[];
}

export interface PowerPair {
  /** The better-ranked first. */
  readonly sides: readonly [number, number];
  /** Those with a better rank than the second side who were free: the first side has met them or is barred, or the others cannot spare them. */
  readonly passedOver: readonly number[];
  /** What could not be avoided. */
  readonly forced: 'rematch' | 'barred' | null;
}

export interface PowerRound {
  readonly pairs: readonly PowerPair[];
  /** Number of whoever gets the bye; null in an even field. */
  readonly bye: number | null;
}

export type PowerRefusal = Extract<
  SwissRefusal,
  { readonly code: 'pairing/no-entrants' | 'pairing/duplicate-number' | 'pairing/own-opponent' | 'pairing/meetings-differ' }
>;

export type PowerOutcome = { readonly ok: true; readonly round: PowerRound } | { readonly ok: false; readonly refusal: PowerRefusal };

/** By place in the ranking, from 0: the places from which each must be kept apart. */
type Apart = readonly ReadonlySet<number>[];

/** Returns the first contradiction, or null. Opponents who do not play this round are no concern of it. */
const faultOf = ({ ranked }: PowerInput): PowerRefusal | null => {
  if (ranked.length === 0) return { code: 'pairing/no-entrants' };
  const byNumber = new Map<number, RankedEntrant>();
  for (const entrant of ranked) {
    if (byNumber.has(entrant.number)) return { code: 'pairing/duplicate-number', entrant: entrant.number };
    byNumber.set(entrant.number, entrant);
  }
  for (const { number, opponents } of ranked)
    for (const opponent of opponents) {
      if (opponent === number) return { code: 'pairing/own-opponent', entrant: number };
      const other = byNumber.get(opponent);
      if (other !== undefined && !other.opponents.includes(number)) return { code: 'pairing/meetings-differ', entrant: number, opponent };
    }
  return null;
};

const apartOf = ({ ranked, barred }: PowerInput): Apart => {
  const placeOf = new Map(ranked.map(({ number }, place) => [number, place]));
  const apart = ranked.map(({ opponents }) => new Set(opponents.flatMap((opponent) => placeOf.get(opponent) ?? [])));
  for (const [one, other] of barred) {
    const [a, b] = [placeOf.get(one), placeOf.get(other)];
    if (a === undefined || b === undefined) continue;
    apart[a]?.add(b);
    apart[b]?.add(a);
  }
  return apart;
};

/**
 * Returns how many pairs of those to be kept apart some entrants cannot do without.
 * @param places an even number of them
 * @see G. A. Dirac, Some theorems on abstract graphs (1952): none, where each may meet at least half of the others
 */
const leastForced = (places: readonly number[], apart: Apart, mostApart: number): number => {
  if (places.length >= 2 * (mostApart + 1)) return 0;
  const edges = places.flatMap((one, a) =>
    places.slice(0, a).flatMap((other, b) => (apart[one]?.has(other) === true ? [] : [{ a, b, weight: 1n }])),
  );
  const paired = heaviestMatching(places.length, edges).filter((partner) => partner !== -1).length;
  return (places.length - paired) / 2;
};

/**
 * Pairs a round by rank: the best-ranked meets the best-ranked whom they have not met and whom the others can spare, then the next who is
 * left, and so on. Usual in the last Swiss round before a cut. As few pairs as possible have met or are barred; an odd field's bye goes to
 * the lowest-ranked of those with the fewest byes, unless that would force more such pairs.
 *
 * @returns the round, or the contradiction in the input for which nothing is paired
 */
export function pairByRank(input: PowerInput): PowerOutcome {
  const refusal = faultOf(input);
  if (refusal !== null) return { ok: false, refusal };
  const { ranked } = input;
  const apart = apartOf(input);
  const mostApart = apart.reduce((most, { size }) => Math.max(most, size), 0);
  const least = (places: readonly number[]): number => leastForced(places, apart, mostApart);
  const bye = ranked.length % 2 === 0 ? null : byeOf(ranked, least);
  let free = [...ranked.keys()].filter((place) => place !== bye);
  let forcedLeft = least(free);
  const pairs: PowerPair[] = [];
  while (free.length > 0) {
    const [first, ...others] = free as [number, ...number[]];
    const spared = (second: number): boolean => {
      const rest = others.filter((place) => place !== second);
      return least(rest) + (apart[first]?.has(second) === true ? 1 : 0) <= forcedLeft;
    };
    const isApart = (place: number): boolean => apart[first]?.has(place) === true;
    const second = (others.find((place) => !isApart(place) && spared(place)) ?? others.find(spared)) as number;
    const isForced = isApart(second);
    if (isForced) forcedLeft -= 1;
    pairs.push(pairOf(ranked, first, second, others, isForced));
    free = others.filter((place) => place !== second);
  }
  return { ok: true, round: { pairs, bye: bye === null ? null : numberAt(ranked, bye) } };
}

const numberAt = (ranked: readonly RankedEntrant[], place: number): number => (ranked[place] as RankedEntrant).number;

const pairOf = (
  ranked: readonly RankedEntrant[],
  first: number,
  second: number,
  others: readonly number[],
  isForced: boolean,
): PowerPair => {
  const [one, other] = [numberAt(ranked, first), numberAt(ranked, second)];
  const haveMet = (ranked[first] as RankedEntrant).opponents.includes(other);
  return {
    sides: [one, other],
    passedOver: others.filter((place) => place < second).map((place) => numberAt(ranked, place)),
    forced: isForced ? (haveMet ? 'rematch' : 'barred') : null,
  };
};

/** Returns the place of whoever gets the bye: of those who leave the fewest forced pairs, with the fewest byes, the lowest-ranked. */
const byeOf = (ranked: readonly RankedEntrant[], least: (places: readonly number[]) => number): number => {
  const places = [...ranked.keys()];
  const inOrder = places.toReversed().sort((one, other) => (ranked[one] as RankedEntrant).byes - (ranked[other] as RankedEntrant).byes);
  let best = inOrder[0] as number;
  let fewest = Number.POSITIVE_INFINITY;
  for (const place of inOrder) {
    const forced = least(places.filter((one) => one !== place));
    if (forced < fewest) [best, fewest] = [place, forced];
    if (fewest === 0) break;
  }
  return best;
};
