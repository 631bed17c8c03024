import type { Pins, Ruleset } from '@arbiter/kernel';
import { benchEngine } from './engine.js';
import { compared, type Figure } from './figure.js';

interface Goals {
  /** Decisions per CPU second. */
  readonly plain: number;
  readonly fingerprint: number;
  /** Microseconds of an answer where only one was legal. */
  readonly forced?: number;
}

/** What is wanted, by game. */
const goalsByGame: { readonly [game: string]: Goals } = { starline: { plain: 20_000, fingerprint: 10_000 }, magic: { plain: 8_000, fingerprint: 4_000, forced: 30 } };

/** Engine decisions per CPU second in random play, with and without fingerprints; forced answers cost time and do not count. */
export function engineFigures(ruleset: Ruleset, pinsOf: (game: number) => Pins, games: number, onStep: (step: string) => void): readonly Figure[] {
  onStep(`engine without fingerprints, ${games} games`);
  const plain = benchEngine(ruleset, pinsOf, { games, fingerprints: false });
  onStep(`engine with fingerprints, ${games} games`);
  const marked = benchEngine(ruleset, pinsOf, { games, fingerprints: true });
  const figure = (name: string, result: typeof plain, comparedWith: Figure['comparedWith']): Figure => ({
    name,
    unit: 'decisions/CPU second',
    value: result.decisionsPerCpuSecond,
    sampleSize: result.decisions,
    sampleOf: `decisions in ${result.games} games`,
    comparedWith,
  });
  const goals = goalsByGame[ruleset.game];
  const wanted = (value: number, which: 'plain' | 'fingerprint'): Figure['comparedWith'] => (goals === undefined ? [] : [compared(value, 'the goal', goals[which], 1)]);
  return [
    figure('engine, random play', plain, wanted(plain.decisionsPerCpuSecond, 'plain')),
    figure('engine, random play, fingerprint after every action', marked, [
      ...wanted(marked.decisionsPerCpuSecond, 'fingerprint'),
      compared(marked.decisionsPerCpuSecond, 'without fingerprint', plain.decisionsPerCpuSecond),
    ]),
    {
      name: 'engine, an answer where only one was legal, median',
      unit: 'microseconds',
      value: plain.forcedMicros,
      sampleSize: plain.actions - plain.decisions,
      sampleOf: `forced answers in ${plain.games} games`,
      comparedWith: goals?.forced === undefined ? [] : [compared(plain.forcedMicros, 'the most that is wanted', goals.forced)],
    },
  ];
}
