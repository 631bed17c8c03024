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
 * What a game is about goes by what happened in all games before it but so many, so that as many can be played at once by
 * any number of players, and a seed still decides everything.
 */
const gamesAhead = 32;

/** The games of a run: which are to be played next, and what they came to. They may be played in any order, by anybody. */
export class FuzzRun {
  private readonly counts = emptyCounts();
  private readonly faults: FuzzFault[] = [];
  private readonly jobs: FuzzJob[] = [];
  /** Played, but not all before it are. */
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

  /** Whether nothing more is to be played: all games were, or too many had faults. */
  get over(): boolean {
    return this.counted === this.numbers.length || this.faults.length >= (this.options.maxFaults ?? 5);
  }

  /** A game to play now; null while others must come first, and when all have been given out. */
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
