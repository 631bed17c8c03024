import type { SwissEntrant, SwissInput, SwissRound } from '../pairing/swiss-forms.js';
import { defaultSwissPolicy } from '../pairing/swiss-forms.js';

/** Uniform whole numbers in [0, n) from a small seed, the same every time (mulberry32). */
export function numbersFrom(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * n);
  };
}

/** A seed of 64 hex digits for a small number. */
export const seedOf = (number: number): string => number.toString(16).padStart(64, '0');

interface Player {
  points: number;
  thisRound: SwissEntrant['thisRound'];
  meetings: Map<number, number>;
  byes: number;
  pairDowns: number;
  pairUps: number;
  starts: number;
}

/** A tournament that goes on as results come in. */
export interface Tournament {
  readonly players: Map<number, Player>;
  barred: (readonly [number, number])[];
}

export function openTournament(size: number): Tournament {
  const tournament: Tournament = { players: new Map(), barred: [] };
  for (let number = 1; number <= size; number++) addPlayer(tournament, number);
  return tournament;
}

export function addPlayer({ players }: Tournament, number: number): void {
  players.set(number, { points: 0, thisRound: 'paired', meetings: new Map(), byes: 0, pairDowns: 0, pairUps: 0, starts: 0 });
}

const playerOf = ({ players }: Tournament, number: number): Player => {
  const player = players.get(number);
  if (player === undefined) throw new Error(`no player ${number}`);
  return player;
};

/** What `pairSwiss` is asked for the next round. */
export function inputOf(tournament: Tournament, seed: string): SwissInput {
  const entrants = [...tournament.players].map(([number, player]) => ({
    ...player,
    number,
    meetings: [...player.meetings].map(([opponent, times]) => ({ opponent, times })),
  }));
  return { entrants, barred: tournament.barred, policy: defaultSwissPolicy, seed };
}

/** Plays one match with a random result: 3 points for a win, 1 for a draw (about one match of `drawsIn`). */
export function playMatch(tournament: Tournament, first: number, second: number, random: (n: number) => number, drawsIn: number): void {
  const a = playerOf(tournament, first);
  const b = playerOf(tournament, second);
  a.meetings.set(second, (a.meetings.get(second) ?? 0) + 1);
  b.meetings.set(first, (b.meetings.get(first) ?? 0) + 1);
  a.starts += 1;
  const [higher, lower] = a.points > b.points ? [a, b] : [b, a];
  if (higher.points !== lower.points) {
    higher.pairDowns += 1;
    lower.pairUps += 1;
  }
  if (random(drawsIn) === 0) {
    a.points += 1;
    b.points += 1;
  } else if (random(2) === 0) a.points += 3;
  else b.points += 3;
}

export function giveBye(tournament: Tournament, number: number): void {
  const player = playerOf(tournament, number);
  player.byes += 1;
  player.points += 3;
}

/** Plays a paired round. */
export function playRound(tournament: Tournament, round: SwissRound, random: (n: number) => number, drawsIn: number): void {
  for (const { sides } of round.pairs) playMatch(tournament, sides[0], sides[1], random, drawsIn);
  if (round.bye !== null) giveBye(tournament, round.bye.entrant);
  for (const number of round.awardedByes) giveBye(tournament, number);
}

/** A tournament after some rounds whose pairings were random, with rematches, drops and bars: states that no good pairing would reach. */
export function randomHistory(random: (n: number) => number, size: number): Tournament {
  const tournament = openTournament(size);
  const rounds = random(size + 2);
  for (let round = 0; round < rounds; round++) {
    const order = [...tournament.players.keys()];
    for (let last = order.length - 1; last > 0; last--) {
      const other = random(last + 1);
      [order[last], order[other]] = [order[other] as number, order[last] as number];
    }
    for (let at = 0; at + 1 < order.length; at += 2) playMatch(tournament, order[at] as number, order[at + 1] as number, random, 6);
    if (order.length % 2 === 1) giveBye(tournament, order.at(-1) as number);
  }
  for (const player of tournament.players.values()) if (random(12) === 0) player.thisRound = random(2) === 0 ? 'out' : 'awardedBye';
  for (let bars = random(4); bars > 0 && size > 1; bars--) {
    const a = 1 + random(size);
    const b = 1 + random(size);
    if (a !== b) tournament.barred.push([a, b]);
  }
  return tournament;
}
