import type { Ruleset } from '@arbiter/kernel';
import { type FuzzJob, type FuzzOptions, playGame } from './match.js';
import type { FuzzProfile } from './profile.js';
import { FuzzRun, type FuzzReport } from './run.js';

/**
 * Plays random legal matches of any ruleset and checks the invariants of the kernel after every action. Pure and deterministic: the same
 * seed plays the same games.
 */
export function fuzz(ruleset: Ruleset, profile: FuzzProfile, options: FuzzOptions): FuzzReport {
  const run = new FuzzRun(profile, options);
  while (!run.over) run.take(playGame(ruleset, profile, options, run.next() as FuzzJob));
  return run.report();
}
