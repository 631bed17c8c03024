import { Inject, Injectable } from '@nestjs/common';
import type { AccessToken, MatchRegistration, Registry } from '@arbiter/accounts';
import type { EventsQuery, LogQuery, TranscriptQuery } from '@arbiter/contracts';
import type { HeadReach } from '@arbiter/event-store';
import type { GameEvent, PlayerNames, Ruleset } from '@arbiter/kernel';
import type { MatchNews, MatchView, MatchQueries, Reader, StoredEvent, TranscriptLine } from '@arbiter/recording';
import { playsIn, readerFor, staffId, type MatchAccess, type Principal } from '../auth/principal.js';
import type { GameReleases } from '@arbiter/platform';
import { decodeVersion, encodeVersion } from '../http/cursor.js';
import { orProblem, ProblemError } from '../problems/problem-error.js';
import { GAME_RELEASES, MATCH_QUERIES, REGISTRY } from '../tokens.js';
import { wordedPending } from './worded-pending.js';

/** A game event with its line of words. */
export type WordedEvent = GameEvent & { readonly words: { readonly en: string; readonly zh: string } };
export type WordedNews = Omit<MatchNews, 'game'> & { readonly game: readonly WordedEvent[] };
export interface PlayerShown {
  readonly seat: number;
  readonly playerId: string;
  readonly name: string;
}
export type MatchViewShown = Omit<MatchView, 'players' | 'pending'> & {
  readonly players: readonly PlayerShown[];
  readonly pending: readonly unknown[];
};

/** How far somebody may have the record of a match, and under which heads it may be shown to stand in the log. */
export interface RecordReach {
  /** Of the last event; absent: the newest. */
  readonly version?: number;
  readonly reach: HeadReach;
}

const streamPage = 200;

const namesOf = ({ players }: Pick<MatchRegistration, 'players'>): PlayerNames => players.map((player) => player.name);

/** Staff who may read the record of a match no sooner than it has ended. */
const readsWhenEnded = ({ role, impartial }: AccessToken): boolean => role === 'organizer' || (role === 'judge' && impartial !== true);

/** Reads matches for the endpoints; who may see what is decided by `readerFor` and recording. */
@Injectable()
export class ReadingService {
  constructor(
    @Inject(MATCH_QUERIES) private readonly queries: MatchQueries,
    @Inject(GAME_RELEASES) private readonly releases: GameReleases,
    @Inject(REGISTRY) private readonly registry: Registry,
  ) {}

  async matchView(principal: Principal, access: MatchAccess, perspective: string | undefined, version?: number): Promise<MatchViewShown> {
    const matchView = orProblem(await this.queries.matchView(access.match.matchId, readerFor(principal, access, perspective), version));
    const pending =
      matchView.pending.length === 0
        ? []
        : wordedPending(await this.releases.load(matchView.ruleset), matchView.pending, namesOf(access.match));
    return {
      ...matchView,
      pending,
      players: access.match.players.map((player, seat) => ({ seat, playerId: player.playerId, name: player.name })),
    };
  }

  /** One page of what happened, oldest first; `next` is null when the reader has seen everything there is by now. */
  async events(
    principal: Principal,
    access: MatchAccess,
    query: EventsQuery,
  ): Promise<{ readonly items: readonly WordedNews[]; readonly next: string | null }> {
    const items = await this.newsAfter(
      access.match.matchId,
      readerFor(principal, access, query.as),
      decodeVersion(query.cursor),
      query.limit,
    );
    const last = items.at(-1);
    return { items, next: items.length === query.limit && last !== undefined ? encodeVersion(last.version) : null };
  }

  /** Everything that has happened after a version, until now. */
  async *stream(matchId: string, reader: Reader, after: number): AsyncGenerator<WordedNews> {
    let version = after;
    for (;;) {
      const page = await this.newsAfter(matchId, reader, version, streamPage);
      yield* page;
      if (page.length < streamPage) return;
      version = page[page.length - 1]!.version;
    }
  }

  async newsAfter(matchId: string, reader: Reader, after: number, limit: number): Promise<readonly WordedNews[]> {
    const news = orProblem(await this.queries.news(matchId, reader, after, limit));
    if (news.every((item) => item.game.length === 0)) return news.map((item) => ({ ...item, game: [] }));
    const [ruleset, match] = await Promise.all([this.rulesetOf(matchId), this.registry.seats(matchId)]);
    const names = match === null ? [] : namesOf(match);
    return news.map((item) => ({
      ...item,
      game: item.game.map((event) => ({
        ...event,
        words: { en: ruleset.renderEvent(event, 'en', names), zh: ruleset.renderEvent(event, 'zh', names) },
      })),
    }));
  }

  async transcript(
    principal: Principal,
    access: MatchAccess,
    { language, as: perspective, after }: TranscriptQuery,
  ): Promise<readonly TranscriptLine[]> {
    return orProblem(
      await this.queries.transcript(
        access.match.matchId,
        readerFor(principal, access, perspective),
        language,
        after,
        namesOf(access.match),
      ),
    );
  }

  /** Stored events with salts and hashes: for judges always, for participants and staff after the end, for others once published. */
  async log(
    principal: Principal,
    access: MatchAccess,
    query: LogQuery,
  ): Promise<{ readonly items: readonly StoredEvent[]; readonly next: string | null }> {
    const from = decodeVersion(query.cursor) + 1;
    const reader = await this.fullReader(principal, access);
    const published = access.match.publishedAt !== null;
    const items = orProblem(await this.queries.raw(access.match.matchId, reader, published, { from, to: from + query.limit - 1 }));
    const last = items.at(-1);
    return { items, next: items.length === query.limit && last !== undefined ? encodeVersion(last.version) : null };
  }

  /**
   * From whose perspective the full record is read. An organizer is staff, and so is a judge who plays elsewhere in the event: when
   * the match has ended he reads it as a judge does, and one that he played in as a player does.
   * @throws {ProblemError} `read/closed-while-running`, `read/not-published`
   */
  async fullReader(principal: Principal, access: MatchAccess): Promise<Reader> {
    if (principal.kind === 'anonymous' || !readsWhenEnded(principal.token)) return readerFor(principal, access, undefined);
    if (!(await this.hasEnded(access.match.matchId)))
      throw new ProblemError('read/closed-while-running', 'The full record opens when the match has ended.');
    return playsIn(principal.token, access.match) ? { kind: 'player', seat: 0 } : { kind: 'judge', judge: staffId(principal.token) };
  }

  /**
   * Where a match's newest event stands in the log tells how far the match is: players and judges know that anyway, for
   * others it opens with the full record, so that no delay can be seen through. It tells how far the whole log was, too: to those who
   * see no more of the match than everybody, under a public head only.
   * @throws {ProblemError} `read/closed-while-running`, `read/not-published`
   */
  async evidenceReach(principal: Principal, access: MatchAccess): Promise<RecordReach> {
    const { matchId, publishedAt } = access.match;
    const reader = await this.fullReader(principal, access);
    if (reader.kind !== 'spectator') return { reach: 'newest' };
    orProblem(await this.queries.raw(matchId, reader, publishedAt !== null, { from: 1, to: 1 }));
    return { reach: 'public', version: orProblem(await this.queries.matchView(matchId, reader)).version };
  }

  /** @throws {ProblemError} unless this reader may have the full record now */
  async checkFullRecord(principal: Principal, access: MatchAccess): Promise<Required<RecordReach>> {
    const { matchId, publishedAt } = access.match;
    const reader = await this.fullReader(principal, access);
    if (reader.kind === 'judge' && !(await this.hasEnded(matchId)))
      throw new ProblemError('read/closed-while-running', 'The full record opens when the match has ended.');
    // From the reader's own perspective: one whose delay still hides the end must not learn of it here.
    orProblem(await this.queries.raw(matchId, reader, publishedAt !== null, { from: 1, to: 1 }));
    const perspective: Reader = reader.kind === 'spectator' ? reader : { kind: 'judge', judge: 'arbiter' };
    const { version } = orProblem(await this.queries.matchView(matchId, perspective));
    return { version, reach: reader.kind === 'spectator' ? 'public' : 'newest' };
  }

  /** Asked from a seat's perspective: they have no delay, and looking is not a judge's act. */
  private async hasEnded(matchId: string): Promise<boolean> {
    const first = await this.queries.raw(matchId, { kind: 'player', seat: 0 }, true, { from: 1, to: 1 });
    if (first.ok) return true;
    if (first.problem.code === 'read/closed-while-running') return false;
    throw new ProblemError(first.problem.code, first.problem.detail);
  }

  /** Milliseconds until a delayed reader sees more; null when nothing waits. */
  spectatorWait(matchId: string): Promise<number | null> {
    return this.queries.spectatorWait(matchId);
  }

  private async rulesetOf(matchId: string): Promise<Ruleset> {
    const { ruleset } = orProblem(await this.queries.matchView(matchId, { kind: 'spectator' }, 1));
    return this.releases.load(ruleset);
  }
}
