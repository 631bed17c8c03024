import { isRealChoice, type Decision, type Pins, type Ruleset } from '@arbiter/kernel';
import { drawFrom, keyFrom, seedOfGame } from '../fuzz/draw.js';
import { percentile } from './figure.js';

export interface EngineBenchOptions {
  /** Number of games that are measured. Default 600. */
  readonly games?: number;
  /** Number of games that are played before measuring, so that the just-in-time compiler has done its work. Default 1,200. */
  readonly warmUp?: number;
  readonly seed?: number;
  /** Whether a fingerprint is taken after every action. */
  readonly fingerprints: boolean;
  /** Number of actions after which a game is abandoned. Default 5,000. */
  readonly maxActions?: number;
  /** Returns the microseconds of CPU time that this process has used; `process.cpuUsage` unless given. */
  readonly cpuMicros?: () => number;
  /** Returns microseconds of a clock that never goes back; `process.hrtime` unless given. */
  readonly micros?: () => number;
}

export interface EngineBenchResult {
  readonly fingerprints: boolean;
  readonly games: number;
  /** Number of answers given, forced ones included. */
  readonly actions: number;
  /** Number of answers given where at least two were legal. */
  readonly decisions: number;
  /** CPU time of the measured games, in milliseconds: starting them, drawing the answers and carrying them out. */
  readonly cpuMs: number;
  readonly decisionsPerCpuSecond: number;
  /** Median of the microseconds of an answer where only one was legal, such as passing when nobody can act. */
  readonly forcedMicros: number;
}

/**
 * Measures decisions per CPU second in random legal play through sessions. Only decisions with at least two legal answers are counted, but
 * the time of all answers is.
 */
export function benchEngine(ruleset: Ruleset, pinsOf: (game: number) => Pins, options: EngineBenchOptions): EngineBenchResult {
  const { games = 600, warmUp = 1200, seed = 1 } = options;
  const cpuMicros = options.cpuMicros ?? cpuOfThisProcess;
  const play = (game: number): Played => playAtRandom(ruleset, pinsOf(game), seedOfGame(seed, game), options);
  for (let game = 0; game < warmUp; game++) play(games + game);
  const before = cpuMicros();
  let actions = 0;
  let decisions = 0;
  const forced: number[] = [];
  for (let game = 0; game < games; game++) {
    const played = play(game);
    actions += played.actions;
    decisions += played.decisions;
    for (const micros of played.forced) forced.push(micros);
  }
  const cpuMs = (cpuMicros() - before) / 1000;
  return {
    fingerprints: options.fingerprints,
    games,
    actions,
    decisions,
    cpuMs,
    decisionsPerCpuSecond: cpuMs > 0 ? Math.round((decisions / cpuMs) * 1000) : 0,
    forcedMicros: percentile(forced, 0.5),
  };
}

interface Played {
  readonly actions: number;
  readonly decisions: number;
  /** The microseconds of each answer where only one was legal. */
  readonly forced: readonly number[];
}

function playAtRandom(ruleset: Ruleset, pins: Pins, seed: number, options: EngineBenchOptions): Played {
  const draw = drawFrom(seed);
  const session = ruleset.openSession(pins, ruleset.start(pins, keyFrom(seed)).state, { fingerprints: options.fingerprints });
  const micros = options.micros ?? microsNow;
  const forced: number[] = [];
  let actions = 0;
  let decisions = 0;
  while (session.result() === null && actions < (options.maxActions ?? 5000)) {
    const pending = session.pending();
    const decision = pending[draw(pending.length)] as Decision;
    const isReal = isRealChoice(decision);
    const answer = session.sample(decision, draw);
    const before = isReal ? 0 : micros();
    const done = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer });
    if (isReal) decisions++;
    else forced.push(micros() - before);
    if (!done.ok) throw new Error(`a drawn answer was refused: ${done.refusal.detail}`);
    if (options.fingerprints) session.fingerprint();
    actions++;
  }
  return { actions, decisions, forced };
}

const microsNow = (): number => Number(process.hrtime.bigint()) / 1000;

function cpuOfThisProcess(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
