import type { PodEntrant, PodInput, PodRound } from '../pairing/pod-forms.js';
import { pairPods } from '../pairing/pods.js';
import { numbersFrom, seedOf } from './simulated.js';

/** Entrants of a tournament of pods before its first round. */
export const newcomers = (size: number): readonly PodEntrant[] =>
  Array.from({ length: size }, (_, at) => ({
    number: at + 1,
    points: 0,
    thisRound: 'seated',
    meetings: [],
    shortPods: 0,
    seats: [0, 0, 0, 0],
  }));

/** A round that there must be. */
export const podsOf = (input: PodInput): PodRound => {
  const outcome = pairPods(input);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.round;
};

/** The entrants after a round, with winners by lot and now and then a draw. */
export const afterPods = (entrants: readonly PodEntrant[], round: PodRound, below: (n: number) => number): readonly PodEntrant[] => {
  const results = round.pods.map(({ seats }) => ({ seats, winner: seats[below(seats.length + 1)] ?? null }));
  const byes = new Set(round.byes.map(({ entrant }) => entrant));
  return entrants.map((entrant) => {
    if (byes.has(entrant.number)) return { ...entrant, points: entrant.points + 7, shortPods: entrant.shortPods + 1 };
    const pod = results.find(({ seats }) => seats.includes(entrant.number));
    if (pod === undefined) return entrant;
    const times = new Map(entrant.meetings.map((one) => [one.opponent, one.times]));
    for (const other of pod.seats) if (other !== entrant.number) times.set(other, (times.get(other) ?? 0) + 1);
    const [first, second, third, fourth] = entrant.seats.map((count, seat) => count + Number(pod.seats[seat] === entrant.number));
    const won = pod.winner === entrant.number ? 2 * pod.seats.length - 1 : 0;
    return {
      ...entrant,
      points: entrant.points + (pod.winner === null ? 1 : won),
      meetings: [...times].map(([opponent, count]) => ({ opponent, times: count })),
      shortPods: entrant.shortPods + Number(pod.seats.length === 3),
      seats: [first ?? 0, second ?? 0, third ?? 0, fourth ?? 0],
    };
  });
};

/** The input of each round of a tournament of pods, with its round. */
export const playPods = (size: number, rounds: number, seed: number): readonly { readonly input: PodInput; readonly round: PodRound }[] => {
  const below = numbersFrom(seed);
  const played: { readonly input: PodInput; readonly round: PodRound }[] = [];
  let entrants = newcomers(size);
  for (let number = 0; number < rounds; number++) {
    const input = { entrants, seed: seedOf(1000 * seed + number) };
    const round = podsOf(input);
    played.push({ input, round });
    entrants = afterPods(entrants, round, below);
  }
  return played;
};
