import type { Ruleset } from '@arbiter/kernel';
import { CommandFailed } from '../failure.js';
import type { EngineBenchResult } from './engine.js';
import type { EngineOrders } from './engine-thread.js';
import { compared, type Figure } from './figure.js';

type Measure = (orders: EngineOrders) => Promise<EngineBenchResult>;

interface Goals {
  /** Decisions per CPU second to be reached. */
  readonly plain: number;
  readonly fingerprint?: number;
  /** Microseconds that an answer may take where only one was legal. */
  readonly forced?: number;
}

/** Goals by game. */
const goalsByGame: { readonly [game: string]: Goals } = {
  starline: { plain: 20_000, fingerprint: 10_000 },
  magic: { plain: 8_000, fingerprint: 4_000, forced: 30 },
};

/** Goals of games between two simple decks, and the preset that is such a deck. */
const simpleByGame: { readonly [game: string]: Goals & { readonly preset: string } } = {
  yugioh: { preset: 'first', plain: 15_000 },
  'force-of-will': { preset: 'flame', plain: 15_000 },
  'grand-archive': { preset: 'bulwark', plain: 15_000 },
};

/**
 * Measures decisions per CPU second in random play of all presets against each other, and of one simple preset against itself where a goal
 * asks for simple decks.
 * @param measure carries out one measurement, apart from the others
 * @throws {CommandFailed} when a game lacks the preset that its goal names
 */
export async function engineFigures(
  ruleset: Ruleset,
  measure: Measure,
  games: number,
  onStep: (step: string) => void,
): Promise<readonly Figure[]> {
  const all = await figuresOf('random play', goalsByGame[ruleset.game], { game: ruleset.game, preset: null, games }, measure, onStep);
  const simple = simpleByGame[ruleset.game];
  if (simple === undefined) return all;
  if (!ruleset.presetDecks().some(({ id }) => id === simple.preset))
    throw new CommandFailed(`${ruleset.game} has no preset deck ${simple.preset}.`);
  return [
    ...all,
    ...(await figuresOf('random play of simple decks', simple, { game: ruleset.game, preset: simple.preset, games }, measure, onStep)),
  ];
}

/** Measures with and without fingerprints. Forced answers are not counted, but the time that they take is. */
async function figuresOf(
  what: string,
  goals: Goals | undefined,
  orders: Omit<EngineOrders, 'fingerprints'>,
  measure: Measure,
  onStep: (step: string) => void,
): Promise<readonly Figure[]> {
  onStep(`engine, ${what}, without fingerprints, ${orders.games} games`);
  const plain = await measure({ ...orders, fingerprints: false });
  onStep(`engine, ${what}, with fingerprints, ${orders.games} games`);
  const marked = await measure({ ...orders, fingerprints: true });
  const figure = (name: string, result: EngineBenchResult, comparedWith: Figure['comparedWith']): Figure => ({
    name,
    unit: 'decisions/CPU second',
    value: result.decisionsPerCpuSecond,
    sampleSize: result.decisions,
    sampleOf: `decisions in ${result.games} games`,
    comparedWith,
  });
  const wanted = (value: number, goal: number | undefined): Figure['comparedWith'] =>
    goal === undefined ? [] : [compared(value, 'the goal', goal, 1)];
  return [
    figure(`engine, ${what}`, plain, wanted(plain.decisionsPerCpuSecond, goals?.plain)),
    figure(`engine, ${what}, fingerprint after every action`, marked, [
      ...wanted(marked.decisionsPerCpuSecond, goals?.fingerprint),
      compared(marked.decisionsPerCpuSecond, 'without fingerprint', plain.decisionsPerCpuSecond),
    ]),
    {
      name: `engine, ${what}, an answer where only one was legal, median`,
      unit: 'microseconds',
      value: plain.forcedMicros,
      sampleSize: plain.actions - plain.decisions,
      sampleOf: `forced answers in ${plain.games} games`,
      comparedWith: goals?.forced === undefined ? [] : [compared(plain.forcedMicros, 'the most that is wanted', goals.forced)],
    },
  ];
}
