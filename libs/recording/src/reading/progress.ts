import type { View } from '@arbiter/kernel';
import type { Version } from '../ports.js';
import type { Timeline } from './timeline.js';

/** How far a live match is, in the few numbers by which a list tells it. All of it stands in what spectators see of that version. */
export interface MatchProgress {
  readonly version: Version;
  /** From when on spectators see the version, in milliseconds since 1970-01-01 UTC: their delay is in it. */
  readonly shownFrom: number;
  /** Null before the first turn. */
  readonly turn: number | null;
  /** Games won by seat; null in a match of one game. */
  readonly wins: readonly number[] | null;
  /** The number by which the game's layout tells how players stand, by seat; null for a game that has no such number. */
  readonly score: { readonly value: string; readonly bySeat: readonly number[] } | null;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const winsIn = ({ values: { bestOf, wins } }: View): readonly number[] | null =>
  isNumber(bestOf) && bestOf > 1 && Array.isArray(wins) && wins.every(isNumber) ? wins : null;

const scoreIn = ({ players }: View, value: string | undefined): MatchProgress['score'] => {
  if (value === undefined) return null;
  const bySeat = [...players].sort((left, right) => left.seat - right.seat).map(({ values }) => values[value]);
  return bySeat.every(isNumber) ? { value, bySeat } : null;
};

/**
 * Returns how far a match is at its newest version, with the moment from which spectators may know. Nothing is recorded by it.
 * @returns null for a match that has not started or is over, and where the spectators' delay counts versions, so that it has no such moment
 */
export const progressOf = (timeline: Timeline): MatchProgress | null => {
  const { created, at, endedAt } = timeline.meta;
  if (endedAt !== null || created.spectatorDelay.versions > 0) return null;
  const version = timeline.head();
  const view = timeline.view(version, { role: 'spectator' });
  if (view === null) return null;
  return {
    version,
    shownFrom: at + created.spectatorDelay.ms,
    turn: view.turn.number > 0 ? view.turn.number : null,
    wins: winsIn(view),
    score: scoreIn(view, timeline.ruleset.layout?.player.headline),
  };
};
