import type { MatchProgress } from '@arbiter/recording';

/** Pauses in milliseconds: from something that happens until it is looked at, and between two looks at one match. */
const pauses = { first: 500, next: 10_000 } as const;

/** How many entries of a match wait at most until its spectators' delay is over, about. */
const mostWaiting = 100;

/** How often it is told that progress can't be kept, in milliseconds. */
const tellTroubleEvery = 60_000;

export interface ProgressPorts {
  /** Looks at a match that this process owns; null where it does not, or where there is nothing to tell. */
  readonly look: (matchId: string) => Promise<MatchProgress | null>;
  readonly keep: (matchId: string, progress: MatchProgress, now: number) => Promise<void>;
  readonly now: () => number;
  /** Runs a task later. @returns a function that keeps it from being run */
  readonly after: (ms: number, task: () => void) => () => void;
  readonly trouble: (error: unknown, matchId: string) => void;
}

interface Watched {
  /** Whether something has happened since the match was looked at. */
  changed: boolean;
  cancel: () => void;
}

/**
 * Keeps how far the matches are that this process owns, for lists of live matches: soon after something happens, and then every ten seconds
 * at most, however much happens. With a long spectators' delay it looks more rarely, since all that waits for the delay is kept.
 */
export class ProgressKeeper {
  private readonly matches = new Map<string, Watched>();
  private stopped = false;
  private troubledAt = -Infinity;

  constructor(private readonly ports: ProgressPorts) {}

  /** Notes that something happened in a match. Never throws and never waits. */
  note(matchId: string): void {
    if (this.stopped) return;
    const known = this.matches.get(matchId);
    if (known !== undefined) known.changed = true;
    else this.matches.set(matchId, { changed: true, cancel: this.lookAfter(pauses.first, matchId) });
  }

  stop(): void {
    this.stopped = true;
    for (const { cancel } of this.matches.values()) cancel();
    this.matches.clear();
  }

  private lookAfter(ms: number, matchId: string): () => void {
    return this.ports.after(ms, () => void this.look(matchId));
  }

  private async look(matchId: string): Promise<void> {
    const known = this.matches.get(matchId);
    if (known === undefined) return;
    if (!known.changed) {
      this.matches.delete(matchId);
      return;
    }
    known.changed = false;
    const pauseMs = await this.keep(matchId);
    if (!this.stopped) known.cancel = this.lookAfter(pauseMs, matchId);
  }

  /** @returns the pause until the next look, in milliseconds */
  private async keep(matchId: string): Promise<number> {
    try {
      const progress = await this.ports.look(matchId);
      const now = this.ports.now();
      if (progress === null) return pauses.next;
      await this.ports.keep(matchId, progress, now);
      return Math.max(pauses.next, (progress.shownFrom - now) / mostWaiting);
    } catch (error) {
      this.tell(error, matchId);
      return pauses.next;
    }
  }

  /** While Redis is away every match has the same trouble. */
  private tell(error: unknown, matchId: string): void {
    const now = this.ports.now();
    if (this.stopped || now - this.troubledAt < tellTroubleEvery) return;
    this.troubledAt = now;
    this.ports.trouble(error, matchId);
  }
}
