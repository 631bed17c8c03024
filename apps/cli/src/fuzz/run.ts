import { emptyCounts, merge, missingFrom } from './counts.js';
import type { FuzzFault, FuzzJob, FuzzOptions, FuzzPlayed } from './match.js';
import type { FuzzProfile, Counts } from './profile.js';

export interface FuzzReport {
  readonly seed: number;
  readonly games: number;
  readonly actions: number;
  readonly faults: readonly FuzzFault[];
  readonly counts: Counts;
  /** What should have happened at least once and never did. */
  readonly missing: readonly string[];
  readonly passed: boolean;
}

/**
 * Number of games that can be played at once. What a game is about depends only on the games that lie at least this many before it, so that
 * any number of threads can play them and the seed still decides everything.
 */
const gamesAhead = 32;

/** The games of a run: hands out the games to play next, and counts their results. They may be played in any order and in any thread. */
export class FuzzRun {
  private readonly counts = emptyCounts();
  private readonly faults: FuzzFault[] = [];
  private readonly jobs: FuzzJob[] = [];
  /** Games that were played, but before which some game is still missing. */
  private readonly early = new Map<number, FuzzPlayed>();
  private readonly numbers: readonly number[];
  private planned = 0;
  private counted = 0;
  private actions = 0;

  constructor(
    private readonly profile: FuzzProfile,
    private readonly options: FuzzOptions,
  ) {
    this.numbers = options.only === undefined ? Array.from({ length: options.games }, (_, game) => game) : [options.only];
    this.plan();
  }

  /** Whether no more games are to be played: all were, or too many had faults. */
  get over(): boolean {
    return this.counted === this.numbers.length || this.faults.length >= (this.options.maxFaults ?? 5);
  }

  /** Returns a game to play now; null while others must be finished first, and when all have been handed out. */
  next(): FuzzJob | null {
    return this.over ? null : (this.jobs.shift() ?? null);
  }

  take(played: FuzzPlayed): void {
    this.early.set(played.game, played);
    for (let one = this.following(); one !== undefined && !this.over; one = this.following()) this.count(one);
  }

  report(): FuzzReport {
    const { seed, only } = this.options;
    const { counts, faults } = this;
    const missing = only === undefined ? this.missing() : [];
    return {
      seed,
      games: this.counted,
      actions: this.actions,
      faults,
      counts,
      missing,
      passed: faults.length === 0 && missing.length === 0,
    };
  }

  private missing(): readonly string[] {
    return missingFrom(this.counts, this.profile.enforced ?? {});
  }

  private following(): FuzzPlayed | undefined {
    return this.early.get(this.numbers[this.counted] ?? -1);
  }

  private count({ game, actions, fault, counts }: FuzzPlayed): void {
    this.early.delete(game);
    merge(this.counts, counts);
    this.actions += actions;
    this.counted++;
    if (fault !== null) {
      this.faults.push(fault);
      this.options.found?.(fault);
    }
    this.options.progress?.(this.counted, () => this.missing());
    this.plan();
  }

  private plan(): void {
    for (; this.planned < Math.min(this.numbers.length, this.counted + gamesAhead); this.planned++) {
      const game = this.numbers[this.planned] as number;
      this.jobs.push({ game, favourites: this.options.favourites ?? this.profile.favourites?.(game, this.counts) ?? [] });
    }
  }
}
