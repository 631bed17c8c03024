import type { Pins, Ruleset } from '@arbiter/kernel';
import { benchEngine } from './engine.js';
import { compared, type Figure } from './figure.js';

interface Goals {
  readonly plain: number;
  readonly fingerprint: number;
}

/** Decisions per CPU second that are wanted, by game. */
const goalsByGame: { readonly [game: string]: Goals } = { starline: { plain: 20_000, fingerprint: 10_000 }, magic: { plain: 8_000, fingerprint: 4_000 } };

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
  const wanted = (value: number, which: keyof Goals): Figure['comparedWith'] => (goals === undefined ? [] : [compared(value, 'the goal', goals[which], 1)]);
  return [
    figure('engine, random play', plain, wanted(plain.decisionsPerCpuSecond, 'plain')),
    figure('engine, random play, fingerprint after every action', marked, [
      ...wanted(marked.decisionsPerCpuSecond, 'fingerprint'),
      compared(marked.decisionsPerCpuSecond, 'without fingerprint', plain.decisionsPerCpuSecond),
    ]),
  ];
}
