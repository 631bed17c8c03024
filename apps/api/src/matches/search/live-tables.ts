import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FoundMatchDocument } from '@arbiter/contracts';
import type { PresenceStore, ProgressStore } from '@arbiter/jobs';
import type { LayoutWords } from '@arbiter/kernel';
import type { FoundMatch } from '@arbiter/organising';
import type { GameReleases } from '@arbiter/platform';
import type { MatchProgress } from '@arbiter/recording';
import { GAME_RELEASES, PRESENCE, PROGRESS } from '../../tokens.js';

/** What a list tells of a live match beside what the projections know. */
export type LiveTable = Pick<FoundMatchDocument, 'progress' | 'watching'>;

export const nothingLive: LiveTable = { progress: null, watching: null };

/** Milliseconds between two warnings that Redis does not answer. */
const warnEvery = 60_000;

const progressDocument = (progress: MatchProgress | undefined, words: { readonly [key: string]: LayoutWords }): LiveTable['progress'] => {
  if (progress === undefined) return null;
  const { turn, wins, score } = progress;
  const names = score === null ? undefined : words[score.value];
  return {
    turn,
    wins: wins === null ? null : [...wins],
    score: score === null || names === undefined ? null : { names, bySeat: [...score.bySeat] },
  };
};

/**
 * Tells how far live matches are and how many watch, from what is kept in Redis: nothing is read from the matches themselves. Everybody is
 * told what a spectator may know, whatever else they see.
 */
@Injectable()
export class LiveTables {
  private readonly logger = new Logger(LiveTables.name);
  private warnedAt = -Infinity;

  constructor(
    @Inject(PROGRESS) private readonly progress: Pick<ProgressStore, 'shown'>,
    @Inject(PRESENCE) private readonly presence: Pick<PresenceStore, 'watching'>,
    @Inject(GAME_RELEASES) private readonly releases: Pick<GameReleases, 'current'>,
  ) {}

  /** @param matches that run; where Redis does not answer nothing is told of them */
  async of(matches: readonly Pick<FoundMatch, 'matchId' | 'game' | 'spectatorDelaySeconds'>[]): Promise<ReadonlyMap<string, LiveTable>> {
    if (matches.length === 0) return new Map();
    const ids = matches.map(({ matchId }) => matchId);
    // Who is there now is told to nobody who watches behind a delay.
    const undelayed = matches.filter(({ spectatorDelaySeconds }) => spectatorDelaySeconds === 0).map(({ matchId }) => matchId);
    const [words, kept] = await Promise.all([
      this.wordsOf(new Set(matches.map(({ game }) => game))),
      Promise.all([this.progress.shown(ids, Date.now()), this.presence.watching(undelayed)]).catch((error: unknown) => this.away(error)),
    ]);
    if (kept === null) return new Map();
    const [progress, watching] = kept;
    return new Map(
      matches.map(({ matchId, game }) => [
        matchId,
        { progress: progressDocument(progress.get(matchId), words.get(game) ?? {}), watching: watching.get(matchId) ?? null },
      ]),
    );
  }

  private async wordsOf(games: ReadonlySet<string>): Promise<ReadonlyMap<string, { readonly [key: string]: LayoutWords }>> {
    const found = await Promise.all([...games].map(async (game) => [game, await this.releases.current(game)] as const));
    return new Map(found.map(([game, release]) => [game, release?.ruleset.layout?.words ?? {}]));
  }

  /** The list itself does not need Redis, so it is told all the same. */
  private away(error: unknown): null {
    const now = performance.now();
    if (now - this.warnedAt >= warnEvery) {
      this.warnedAt = now;
      this.logger.warn(`lists tell nothing of live matches for now: ${error instanceof Error ? error.message : String(error)}`);
    }
    return null;
  }
}
