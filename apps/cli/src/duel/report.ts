import type { DuelScore, Thought } from './duel.js';

/** Times in milliseconds: half, 99 of 100 and all of the decisions were thought about no longer. */
export interface Spread {
  readonly median: number;
  readonly most: number;
  readonly slowest: number;
}

/** What a series of games came to. */
export interface DuelReport {
  readonly game: string;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly decisions: number;
  readonly processorMs: Spread;
  readonly wallMs: Spread;
  /** The decisions that took the most processor time, the slowest first. */
  readonly slowest: readonly Thought[];
}

const listed = 5;

export function duelReport(game: string, { won, lost, drawn, thought }: DuelScore): DuelReport {
  return {
    game,
    games: won + lost + drawn,
    won,
    lost,
    drawn,
    decisions: thought.length,
    processorMs: spreadOf(thought.map(({ processorMs }) => processorMs)),
    wallMs: spreadOf(thought.map(({ wallMs }) => wallMs)),
    slowest: thought.toSorted((a, b) => b.processorMs - a.processorMs).slice(0, listed),
  };
}

function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): number => Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 10) / 10;
  return { median: at(0.5), most: at(0.99), slowest: at(1) };
}

export function duelText({ game, games, won, drawn, decisions, processorMs, wallMs, slowest }: DuelReport): string {
  const [first] = slowest;
  const text = ({ median, most, slowest: worst }: Spread): string => `median ${median}, 99 of 100 within ${most}, slowest ${worst} ms`;
  return [
    `${game}: won ${won} of ${games} games (${drawn} drawn); ${decisions} decisions`,
    `processor time ${text(processorMs)}`,
    `wall time ${text(wallMs)}`,
    ...(first === undefined ? [] : [`the slowest: ${first.kind} with ${first.options} options in game ${first.game}`]),
  ].join('; ');
}
