import type { StandingsPolicy } from '../policies/policy.js';
import type { EntrantNumber, TableResult } from './events.js';
import { gamesToWin, isElimination, type Phase } from './plan.js';

/** Who won a table; null for a draw, and for a double loss. */
export const winnerOf = (result: TableResult, entrants: readonly EntrantNumber[]): EntrantNumber | null => {
  switch (result.kind) {
    case 'doubleLoss':
      return null;
    case 'pod':
      return result.winner;
    case 'noShow':
      return entrants.find((entrant) => entrant !== result.absent) ?? null;
    case 'games': {
      const [one, other] = result.wins;
      if (one.games === other.games) return null;
      return one.games > other.games ? one.entrant : other.entrant;
    }
  }
};

/** Whether two results say the same, whichever entrant they name first. */
export const sameResult = (one: TableResult, other: TableResult): boolean => {
  if (one.kind === 'games' && other.kind === 'games') {
    const gamesOf = (entrant: EntrantNumber): number | undefined => other.wins.find((win) => win.entrant === entrant)?.games;
    return one.drawn === other.drawn && one.wins.every(({ entrant, games }) => games === gamesOf(entrant));
  }
  if (one.kind === 'noShow' && other.kind === 'noShow') return one.absent === other.absent;
  if (one.kind === 'pod' && other.kind === 'pod') return one.winner === other.winner;
  return one.kind === other.kind;
};

export interface ResultFault {
  readonly code: 'result/impossible' | 'result/draw-not-allowed';
  readonly detail: string;
}

const impossible = (detail: string): ResultFault => ({ code: 'result/impossible', detail });
const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 99;

const faultOfGames = (
  { wins, drawn }: Extract<TableResult, { kind: 'games' }>,
  entrants: readonly EntrantNumber[],
  { bestOf }: Phase,
): ResultFault | null => {
  const [one, other] = wins;
  if (one.entrant === other.entrant || !entrants.includes(one.entrant) || !entrants.includes(other.entrant))
    return impossible(`The result has to name the two entrants of the table, ${entrants.join(' and ')}.`);
  if (![one.games, other.games, drawn].every(isCount)) return impossible('Numbers of games are whole and not negative.');
  const needed = gamesToWin(bestOf);
  if (one.games > needed || other.games > needed || (one.games === needed && other.games === needed))
    return impossible(
      `${one.games}-${other.games}-${drawn} can't happen in a best of ${bestOf}: whoever first wins ${needed} games wins the match.`,
    );
  return null;
};

/** In a pod one wins, or all draw; who did not come has lost like everybody else. */
const faultOfPod = (result: TableResult, entrants: readonly EntrantNumber[]): ResultFault | null => {
  if (result.kind !== 'pod') return impossible('A pod has one winner, or is a draw of all.');
  return result.winner === null || entrants.includes(result.winner)
    ? null
    : impossible(`Entrant ${result.winner} does not sit at this table.`);
};

/**
 * Says why a table can't have a result in a phase, or null.
 * @param policy says whether there are draws; in elimination there are none
 */
export const faultOfResult = (
  result: TableResult,
  entrants: readonly EntrantNumber[],
  phase: Phase,
  policy: StandingsPolicy,
): ResultFault | null => {
  if (phase.kind === 'pods') return faultOfPod(result, entrants);
  if (result.kind === 'pod') return impossible('A match of two has a result by games.');
  if (result.kind === 'noShow')
    return entrants.includes(result.absent) ? null : impossible(`Entrant ${result.absent} does not sit at this table.`);
  if (isElimination(phase)) {
    const fault = result.kind === 'games' ? faultOfGames(result, entrants, phase) : null;
    if (fault !== null) return fault;
    if (winnerOf(result, entrants) !== null) return null;
    return { code: 'result/draw-not-allowed', detail: 'Somebody has to win in elimination.' };
  }
  if (result.kind === 'doubleLoss') return null;
  const fault = faultOfGames(result, entrants, phase);
  if (fault !== null) return fault;
  if (winnerOf(result, entrants) === null && policy.points.kind === 'fixed' && policy.points.equalScore === 'refused')
    return { code: 'result/draw-not-allowed', detail: `There are no draws in ${policy.title}.` };
  return null;
};
