import { describe, expect, it } from '@jest/globals';
import { isRealChoice } from '@arbiter/kernel';
import { starlineFuzz } from '../fuzz/starline.js';
import { benchEngine } from './engine.js';

describe('the engine benchmark', () => {
  const clock = (): (() => number) => {
    let micros = 0;
    return () => (micros += 2_000_000);
  };

  it('counts only decisions with two legal answers, and divides by the CPU time of the measured games', () => {
    const { ruleset, profile } = starlineFuzz();
    let real = 0;
    let all = 0;
    const watched = {
      ...ruleset,
      openSession: (...given: Parameters<typeof ruleset.openSession>) => {
        const session = ruleset.openSession(...given);
        const sample: typeof session.sample = (decision, draw) => {
          all++;
          if (isRealChoice(decision)) real++;
          return session.sample(decision, draw);
        };
        return { ...session, sample };
      },
    };
    const result = benchEngine(watched, (game) => profile.pins(game, []), {
      games: 2,
      warmUp: 0,
      fingerprints: false,
      cpuMicros: clock(),
      micros: clock(),
    });
    expect(result).toMatchObject({
      games: 2,
      actions: all,
      decisions: real,
      cpuMs: 2000,
      decisionsPerCpuSecond: Math.round(real / 2),
      forcedMicros: 2_000_000,
    });
    expect(real).toBeLessThan(all);
  });

  it('plays the same games with and without fingerprints', () => {
    const { ruleset, profile } = starlineFuzz();
    const [plain, marked] = [false, true].map((fingerprints) =>
      benchEngine(ruleset, (game) => profile.pins(game, []), { games: 1, warmUp: 1, seed: 3, fingerprints }),
    );
    expect(marked?.actions).toBe(plain?.actions);
    expect(marked?.fingerprints).toBe(true);
  });
});
