import type { KnockoutExit, KnockoutMatch, KnockoutPlan, PlayedMatch } from './knockout-forms.js';

/** Where a seed has finished: `rank` is theirs alone, by seed among those who went out in the same round (`first` to `last`). */
export interface BracketPlace {
  readonly seed: number;
  readonly rank: number;
  readonly first: number;
  readonly last: number;
}

export type BracketPlaces =
  | { readonly ok: true; readonly places: readonly BracketPlace[] }
  | { readonly ok: false; readonly refusal: { readonly code: 'pairing/bracket-unfinished'; readonly matches: readonly number[] } };

/** The best place that a match can still end on for whoever wins or loses it. */
const placeAfter = (plan: KnockoutPlan, one: KnockoutMatch, as: 'winnerTo' | 'loserTo'): number => {
  const destination = one[as];
  switch (destination.to) {
    case 'place':
      return destination.first;
    case 'resetOrPlace':
      return destination.place;
    case 'match': {
      // Who is missing loses whatever comes after, too.
      const next = plan.matches.find(({ match }) => match === destination.match);
      return next === undefined ? 1 : placeAfter(plan, next, 'loserTo');
    }
  }
};

/** Seeds with the place on which their last match leaves them. */
const lastPlaces = (plan: KnockoutPlan, matches: readonly PlayedMatch[]): ReadonlyMap<number, number> => {
  const places = new Map<number, number>();
  for (const [at, { state }] of matches.entries()) {
    const one = plan.matches[at];
    if (one === undefined) continue;
    switch (state.kind) {
      case 'played':
      case 'walkover':
        places.set(state.winner, placeAfter(plan, one, 'winnerTo'));
        if (state.kind === 'played') places.set(state.loser, placeAfter(plan, one, 'loserTo'));
        else if (state.absent !== null) places.set(state.absent, placeAfter(plan, one, 'loserTo'));
        break;
      case 'empty':
        for (const seed of state.absent) places.set(seed, placeAfter(plan, one, 'loserTo'));
        break;
      case 'open':
      case 'ready':
      case 'notNeeded':
        break;
    }
  }
  return places;
};

/**
 * The ranks after a bracket. Those who went out in the same round share its places and are ranked by seed among themselves. Whoever is
 * disqualified leaves the ranks and all behind them move up (IPG 1.1); whoever withdrew keeps the place of the match that they missed.
 *
 * @returns the matches that are still to be played, when there are any
 */
export function bracketPlaces(plan: KnockoutPlan, matches: readonly PlayedMatch[], exits: readonly KnockoutExit[]): BracketPlaces {
  const open = matches.filter(({ state }) => state.kind === 'open' || state.kind === 'ready').map(({ match }) => match);
  if (open.length > 0) return { ok: false, refusal: { code: 'pairing/bracket-unfinished', matches: open } };
  const disqualified = new Set(exits.filter(({ how }) => how === 'disqualified').map(({ seed }) => seed));
  const ranked = [...lastPlaces(plan, matches)]
    .filter(([seed]) => !disqualified.has(seed))
    .sort(([one, place], [other, next]) => place - next || one - other);
  return {
    ok: true,
    places: ranked.map(([seed, place], at) => ({
      seed,
      rank: at + 1,
      first: ranked.findIndex(([, other]) => other === place) + 1,
      last: ranked.findLastIndex(([, other]) => other === place) + 1,
    })),
  };
}

/** A final rank of a tournament. */
export interface FinalRank<Id> {
  readonly rank: number;
  readonly entrant: Id;
}

/**
 * The final ranks of a tournament: those of the bracket first, then everyone else in the order of the standings before the cut. Whoever
 * was disqualified is in neither, so the ninth is eighth when one of eight was; nobody joins the bracket.
 *
 * @param seeds     who has which seed, the first seed first
 * @param places    ranks after the bracket
 * @param standings everyone who is still ranked, the best first, those of the bracket among them
 */
export function finalRanks<Id>(seeds: readonly Id[], places: readonly BracketPlace[], standings: readonly Id[]): readonly FinalRank<Id>[] {
  const inBracket = new Set(seeds);
  const first = [...places].sort((one, other) => one.rank - other.rank).flatMap(({ seed }) => seeds.slice(seed - 1, seed));
  const others = standings.filter((entrant) => !inBracket.has(entrant));
  return [...first, ...others].map((entrant, at) => ({ rank: at + 1, entrant }));
}
