import type {
  KnockoutCourse,
  KnockoutExit,
  KnockoutMatch,
  KnockoutPlan,
  KnockoutRefusal,
  KnockoutSource,
  KnockoutState,
  PlayedKnockout,
  PlayedMatch,
  KnockoutSeat,
} from './knockout-forms.js';
import { reseated } from './knockout-reseating.js';

const OPEN: KnockoutSeat = { kind: 'open' };
const NOBODY: KnockoutSeat = { kind: 'nobody' };

const seat = (seed: number): KnockoutSeat => ({ kind: 'seed', seed });

/** Who goes on from a match as its winner and as its loser. */
interface Onward {
  readonly winner: KnockoutSeat;
  readonly loser: KnockoutSeat;
}

const onwardFrom = (state: KnockoutState): Onward => {
  switch (state.kind) {
    case 'open':
    case 'ready':
      return { winner: OPEN, loser: OPEN };
    case 'played':
      return { winner: seat(state.winner), loser: seat(state.loser) };
    case 'walkover':
      return { winner: seat(state.winner), loser: state.absent === null ? NOBODY : seat(state.absent) };
    case 'empty':
    case 'notNeeded':
      return { winner: NOBODY, loser: NOBODY };
  }
};

const planFault = (plan: KnockoutPlan, { results, exits, withdrawals }: KnockoutCourse): KnockoutRefusal | null => {
  if (plan.form.kind === 'double' && withdrawals === 'byeForHighestRanked') return { code: 'pairing/single-elimination-only' };
  const matches = new Set<number>();
  for (const { match, winner } of results) {
    if (!plan.matches.some((one) => one.match === match)) return { code: 'pairing/unknown-match', match };
    if (matches.has(match)) return { code: 'pairing/result-twice', match };
    if (!isSeedOf(plan, winner)) return { code: 'pairing/unknown-seed', seed: winner };
    matches.add(match);
  }
  const seeds = new Set<number>();
  for (const { seed, beforeRound } of exits) {
    if (!isSeedOf(plan, seed)) return { code: 'pairing/unknown-seed', seed };
    if (seeds.has(seed)) return { code: 'pairing/exit-twice', seed };
    if (beforeRound !== null && (!Number.isInteger(beforeRound) || beforeRound < 1))
      return { code: 'pairing/invalid-round', round: beforeRound };
    seeds.add(seed);
  }
  return null;
};

const isSeedOf = ({ size }: KnockoutPlan, seed: number): boolean => Number.isInteger(seed) && seed >= 1 && seed <= size;

/** The seats of a match and who was moved there. */
type Seating = Pick<PlayedMatch, 'seats' | 'reseated'>;

/** A bracket as it is read from its first match on. */
interface Reading {
  readonly plan: KnockoutPlan;
  readonly course: KnockoutCourse;
  readonly exits: ReadonlyMap<number, KnockoutExit>;
  readonly onward: Map<number, Onward>;
  readonly states: Map<number, KnockoutState>;
}

const seatFrom = ({ onward }: Reading, source: KnockoutSource): KnockoutSeat => {
  switch (source.from) {
    case 'seed':
      return seat(source.seed);
    case 'winner':
      return onward.get(source.match)?.winner ?? OPEN;
    case 'loser':
      return onward.get(source.match)?.loser ?? OPEN;
  }
};

const plainSeats = (reading: Reading, { sides }: KnockoutMatch): readonly [KnockoutSeat, KnockoutSeat] => [
  seatFrom(reading, sides[0]),
  seatFrom(reading, sides[1]),
];

/** Whether a seed has left before a match. Other parts than the main bracket have no rounds that pairings are told by. */
const hasLeft = ({ exits }: Reading, seed: number, { part, round }: Pick<KnockoutMatch, 'part' | 'round'>): boolean => {
  const exit = exits.get(seed);
  return exit !== undefined && (exit.beforeRound === null || part !== 'main' || round >= exit.beforeRound);
};

const losersIn = (state: KnockoutState): readonly number[] => {
  switch (state.kind) {
    case 'played':
      return [state.loser];
    case 'walkover':
      return state.absent === null ? [] : [state.absent];
    case 'empty':
      return state.absent;
    case 'open':
    case 'ready':
    case 'notNeeded':
      return [];
  }
};

/** Whether somebody who does not play a round of the main bracket can still come to it. */
const willBeMissing = ({ exits, states }: Reading, round: number): boolean => {
  const out = new Set([...states.values()].flatMap(losersIn));
  return [...exits.values()].some(({ seed, beforeRound }) => beforeRound !== null && beforeRound <= round && !out.has(seed));
};

/** The seats of a round of the main bracket in which the highest seeds get the byes of those who are missing. */
const roundSeats = (reading: Reading, round: number): ReadonlyMap<number, Seating> => {
  const matches = reading.plan.matches.filter((one) => one.part === 'main' && one.round === round);
  const seats = matches.flatMap((one) => plainSeats(reading, one));
  const isMissing = (one: KnockoutSeat): boolean =>
    one.kind === 'nobody' || (one.kind === 'seed' && (reading.exits.get(one.seed)?.beforeRound ?? Number.POSITIVE_INFINITY) <= round);
  // Who has the byes is only known when everyone who is still in is known; until then no match of the round can begin.
  const isHeld = seats.some(({ kind }) => kind === 'open') && (seats.some(isMissing) || willBeMissing(reading, round));
  const { seats: now, moved } = isHeld ? { seats: seats.map(() => OPEN), moved: new Set<number>() } : reseated(seats, isMissing);
  return new Map(
    matches.map(({ match }, at): readonly [number, Seating] => {
      const pair: readonly [KnockoutSeat, KnockoutSeat] = [now[2 * at] ?? OPEN, now[2 * at + 1] ?? OPEN];
      return [match, { seats: pair, reseated: pair.flatMap((one) => (one.kind === 'seed' && moved.has(one.seed) ? [one.seed] : [])) }];
    }),
  );
};

/** How a match stands without a result. */
const withoutResult = (reading: Reading, match: KnockoutMatch, [one, other]: readonly [KnockoutSeat, KnockoutSeat]): KnockoutState => {
  if (one.kind === 'open' || other.kind === 'open') return { kind: 'open' };
  const seeds = [one, other].flatMap((side) => (side.kind === 'seed' ? [side.seed] : []));
  const advanced = reading.course.walkovers.find((one) => one.match === match.match)?.winner;
  const isMissing = (seed: number): boolean =>
    advanced !== undefined && seeds.includes(advanced) ? seed !== advanced : hasLeft(reading, seed, match);
  const absent = seeds.filter(isMissing);
  const present = seeds.filter((seed) => !isMissing(seed));
  const [winner, rival] = present;
  if (winner === undefined) return { kind: 'empty', absent };
  return rival === undefined ? { kind: 'walkover', winner, absent: absent[0] ?? null } : { kind: 'ready' };
};

const isResetNeedless = ({ plan, states }: Reading, { part, match }: KnockoutMatch): boolean => {
  if (part !== 'reset') return false;
  const grandFinal = plan.matches.find((one) => one.match === match - 1);
  const state = states.get(match - 1);
  if (grandFinal === undefined || state === undefined) return false;
  if (state.kind === 'empty') return true;
  if (state.kind !== 'played' && state.kind !== 'walkover') return false;
  return (winnerOfMain(plan, states) ?? -1) === state.winner;
};

/** Who won the last match of the winners' bracket, if anyone has. */
const winnerOfMain = (plan: KnockoutPlan, states: ReadonlyMap<number, KnockoutState>): number | null => {
  const last = plan.matches.filter(({ part }) => part === 'main').at(-1);
  const state = states.get(last?.match ?? 0);
  return state?.kind === 'played' || state?.kind === 'walkover' ? state.winner : null;
};

type Standing = { readonly ok: true; readonly state: KnockoutState } | { readonly ok: false; readonly refusal: KnockoutRefusal };

const standingOf = (reading: Reading, one: KnockoutMatch, seats: readonly [KnockoutSeat, KnockoutSeat]): Standing => {
  const { match, part } = one;
  const result = reading.course.results.find((given) => given.match === match);
  const state: KnockoutState = isResetNeedless(reading, one) ? { kind: 'notNeeded' } : withoutResult(reading, one, seats);
  if (result === undefined) return { ok: true, state };
  const [first, second] = seats;
  if (first.kind === 'open' || second.kind === 'open') return { ok: false, refusal: { code: 'pairing/match-not-ready', match } };
  // Whoever left in the middle of a round may have a result all the same, and so does whoever left after it.
  const left = [first, second].some(
    (side) =>
      side.kind === 'seed' && part === 'main' && reading.exits.get(side.seed)?.beforeRound !== null && hasLeft(reading, side.seed, one),
  );
  if (first.kind === 'nobody' || second.kind === 'nobody' || state.kind === 'notNeeded' || left)
    return { ok: false, refusal: { code: 'pairing/match-not-played', match } };
  if (result.winner !== first.seed && result.winner !== second.seed)
    return { ok: false, refusal: { code: 'pairing/winner-not-in-match', match, winner: result.winner } };
  const loser = result.winner === first.seed ? second.seed : first.seed;
  return { ok: true, state: { kind: 'played', winner: result.winner, loser } };
};

/**
 * Reads a bracket with its results and with those who have left: who sits where, and how each match stands. A result that is there counts,
 * whoever leaves later; whoever has left is missing from all other matches. Nobody moves up into the bracket.
 *
 * @returns what contradicts itself, when a result is for a match that is not ready or not played, or for a winner who is not in it
 * @see MTR 2.10 (withdrawals after a cut)
 */
export function playKnockout(plan: KnockoutPlan, course: KnockoutCourse): PlayedKnockout {
  const refusal = planFault(plan, course);
  if (refusal !== null) return { ok: false, refusal };
  const exits = new Map(course.exits.map((exit) => [exit.seed, exit]));
  const reading: Reading = { plan, course, exits, onward: new Map(), states: new Map() };
  const rounds = new Map<number, ReadonlyMap<number, Seating>>();
  const matches: PlayedMatch[] = [];
  for (const one of plan.matches) {
    const isReseated = course.withdrawals === 'byeForHighestRanked' && one.part === 'main';
    if (isReseated && !rounds.has(one.round)) rounds.set(one.round, roundSeats(reading, one.round));
    const { seats, reseated: moved } = rounds.get(one.round)?.get(one.match) ?? { seats: plainSeats(reading, one), reseated: [] };
    const standing = standingOf(reading, one, seats);
    if (!standing.ok) return standing;
    reading.states.set(one.match, standing.state);
    reading.onward.set(one.match, onwardFrom(standing.state));
    matches.push({ match: one.match, seats, state: standing.state, reseated: moved });
  }
  return { ok: true, matches };
}
