import type { Pins, Ruleset } from '@arbiter/kernel';
import { benchEngine } from './engine.js';
import { compared, type Figure } from './figure.js';

/** Decisions per CPU second that are wanted. */
const goals = { plain: 20_000, fingerprint: 10_000 } as const;

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
  return [
    figure('engine, random play', plain, [compared(plain.decisionsPerCpuSecond, 'the goal', goals.plain, 1)]),
    figure('engine, random play, fingerprint after every action', marked, [
      compared(marked.decisionsPerCpuSecond, 'the goal', goals.fingerprint, 1),
      compared(marked.decisionsPerCpuSecond, 'without fingerprint', plain.decisionsPerCpuSecond),
    ]),
  ];
}
