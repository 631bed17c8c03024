import { isRealChoice, type Decision, type Pins, type Ruleset } from '@arbiter/kernel';
import { drawFrom, keyFrom, seedOfGame } from '../fuzz/draw.js';

export interface EngineBenchOptions {
  /** Games measured. Default 600. */
  readonly games?: number;
  /** Games played before, so that the just-in-time compiler has done its work. Default 1,200. */
  readonly warmUp?: number;
  readonly seed?: number;
  /** Whether a fingerprint is taken after every action. */
  readonly fingerprints: boolean;
  /** Actions after which a game is given up. Default 5,000. */
  readonly maxActions?: number;
  /** Microseconds of CPU time used so far by this process; `process.cpuUsage` unless said. */
  readonly cpuMicros?: () => number;
}

export interface EngineBenchResult {
  readonly fingerprints: boolean;
  readonly games: number;
  /** Answers given, forced ones included. */
  readonly actions: number;
  /** Answers given where at least two were legal. */
  readonly decisions: number;
  /** CPU time of the measured games: starting them, drawing the answers and carrying them out. */
  readonly cpuMs: number;
  readonly decisionsPerCpuSecond: number;
}

/**
 * Decisions per CPU second in random legal play through sessions. Only decisions with at least two legal answers count;
 * the time of the others counts all the same.
 */
export function benchEngine(ruleset: Ruleset, pinsOf: (game: number) => Pins, options: EngineBenchOptions): EngineBenchResult {
  const { games = 600, warmUp = 1200, seed = 1 } = options;
  const cpuMicros = options.cpuMicros ?? cpuOfThisProcess;
  const play = (game: number): Played => playAtRandom(ruleset, pinsOf(game), seedOfGame(seed, game), options);
  for (let game = 0; game < warmUp; game++) play(games + game);
  const before = cpuMicros();
  let actions = 0;
  let decisions = 0;
  for (let game = 0; game < games; game++) {
    const played = play(game);
    actions += played.actions;
    decisions += played.decisions;
  }
  const cpuMs = (cpuMicros() - before) / 1000;
  return { fingerprints: options.fingerprints, games, actions, decisions, cpuMs, decisionsPerCpuSecond: cpuMs > 0 ? Math.round((decisions / cpuMs) * 1000) : 0 };
}

interface Played {
  readonly actions: number;
  readonly decisions: number;
}

function playAtRandom(ruleset: Ruleset, pins: Pins, seed: number, options: EngineBenchOptions): Played {
  const draw = drawFrom(seed);
  const session = ruleset.openSession(pins, ruleset.start(pins, keyFrom(seed)).state, { fingerprints: options.fingerprints });
  let actions = 0;
  let decisions = 0;
  while (session.result() === null && actions < (options.maxActions ?? 5000)) {
    const pending = session.pending();
    const decision = pending[draw(pending.length)] as Decision;
    if (isRealChoice(decision)) decisions++;
    const answer = session.sample(decision, draw);
    const done = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer });
    if (!done.ok) throw new Error(`a drawn answer was refused: ${done.refusal.detail}`);
    if (options.fingerprints) session.fingerprint();
    actions++;
  }
  return { actions, decisions };
}

function cpuOfThisProcess(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
