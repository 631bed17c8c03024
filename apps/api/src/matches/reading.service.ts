import { Inject, Injectable } from '@nestjs/common';
import type { AccessToken, MatchRegistration, Registry } from '@arbiter/accounts';
import type { EventsQuery, LogQuery, TranscriptQuery } from '@arbiter/contracts';
import type { HeadReach } from '@arbiter/event-store';
import type { GameEvent, PlayerNames, Ruleset } from '@arbiter/kernel';
import {
  KeptPromises,
  type MatchDecisions,
  type MatchNews,
  type MatchStatus,
  type MatchView,
  type MatchQueries,
  type Reader,
  type StoredEvent,
  type TranscriptLine,
} from '@arbiter/recording';
import { playsIn, readerFor, staffId, type MatchAccess, type Principal } from '../auth/principal.js';
import { decodeVersion, encodeVersion } from '../http/cursor.js';
import { orProblem, ProblemError } from '../problems/problem-error.js';
import { MATCH_QUERIES, REGISTRY } from '../tokens.js';
import { ClosedLists } from '../tournaments/closed-lists.js';
import { KnownWords } from './known-words.js';
import { seatedPlayer } from './summary.js';
import { wordedPending } from './worded-pending.js';

/** A game event with one sentence that describes it, in both languages. */
export type WordedEvent = GameEvent & { readonly words: { readonly en: string; readonly zh: string } };
export type WordedNews = Omit<MatchNews, 'game'> & { readonly game: readonly WordedEvent[] };
export interface PlayerShown {
  readonly seat: number;
  readonly playerId: string;
  readonly name: string;
  readonly bot?: true;
}
export type MatchViewShown = Omit<MatchView, 'players' | 'pending'> & {
  readonly players: readonly PlayerShown[];
  readonly pending: readonly unknown[];
};

export interface DecisionsShown {
  readonly version: number;
  readonly status: MatchStatus;
  readonly pending: readonly unknown[];
}

/** Up to which version the sender may read a match's record, and which heads may prove its place in the log. */
export interface RecordReach {
  /** Version of the last event that may be read; absent: the newest. */
  readonly version?: number;
  readonly reach: HeadReach;
}

const streamPage = 200;

const namesOf = ({ players }: Pick<MatchRegistration, 'players'>): PlayerNames => players.map((player) => player.name);

/** Whether the token belongs to staff who may read a match's record only when the match has ended. */
const readsWhenEnded = ({ role, impartial }: AccessToken): boolean => role === 'organizer' || (role === 'judge' && impartial !== true);

const wordedNews = (ruleset: Ruleset, news: MatchNews, names: PlayerNames): WordedNews => ({
  ...news,
  game: news.game.map((event) => ({
    ...event,
    words: { en: ruleset.renderEvent(event, 'en', names), zh: ruleset.renderEvent(event, 'zh', names) },
  })),
});

/** Reads matches for the endpoints; `readerFor` and `recording` decide who may see what. */
@Injectable()
export class ReadingService {
  private readonly newsWords = new KnownWords<MatchNews, WordedNews>();
  private readonly pendingWords = new KnownWords<MatchView['pending'], readonly unknown[]>();

  /** The rules of the matches that were read last; they never change. */
  private readonly rules = new KeptPromises<Ruleset>(2_000);

  constructor(
    @Inject(MATCH_QUERIES) private readonly queries: MatchQueries,
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(ClosedLists) private readonly closedLists: ClosedLists,
  ) {}

  async matchView(principal: Principal, access: MatchAccess, perspective: string | undefined, version?: number): Promise<MatchViewShown> {
    return this.viewFor(access.match, readerFor(principal, access, perspective), version);
  }

  /** Returns a match as a reader sees it, at a version or at the newest one. */
  async viewFor(match: MatchRegistration, reader: Reader, version?: number): Promise<MatchViewShown> {
    const matchView = orProblem(await this.queries.matchView(match.matchId, reader, version));
    return {
      ...matchView,
      pending: await this.worded(matchView, match),
      players: match.players.map(seatedPlayer),
    };
  }

  /** Returns the open decisions, the sender's own in words and with all that may be answered. */
  async decisions(principal: Principal, access: MatchAccess, perspective: string | undefined, version?: number): Promise<DecisionsShown> {
    return this.decisionsFor(access.match, readerFor(principal, access, perspective), version);
  }

  /** Returns the open decisions as a reader sees them. */
  async decisionsFor(match: MatchRegistration, reader: Reader, version?: number): Promise<DecisionsShown> {
    return this.inWords(orProblem(await this.queries.decisions(match.matchId, reader, version)), match);
  }

  /** Returns decisions of a match with their words. */
  async inWords(decisions: MatchDecisions, match: MatchRegistration): Promise<DecisionsShown> {
    return { ...decisions, pending: await this.worded(decisions, match) };
  }

  /** Returns one page of what happened, oldest first; `next` is null when the reader has seen everything that there is now. */
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

  /** Yields everything that has happened after a version until now. */
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
    const [ruleset, match] = await Promise.all([this.rulesOf(matchId), this.registry.seats(matchId)]);
    const names = match === null ? [] : namesOf(match);
    return news.map((item) => this.newsWords.get(item, names, () => wordedNews(ruleset, item, names)));
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

  /**
   * Returns stored events with salts and hashes: to judges at any time, to participants and staff after the end, to others once the match
   * is published; while a tournament keeps lists closed, to its staff alone.
   * @throws {ProblemError} `read/closed-while-running`, `read/not-published`, `read/lists-closed`
   */
  async log(
    principal: Principal,
    access: MatchAccess,
    query: LogQuery,
  ): Promise<{ readonly items: readonly StoredEvent[]; readonly next: string | null }> {
    const from = decodeVersion(query.cursor) + 1;
    const reader = await this.fullReader(principal, access);
    const published = access.match.publishedAt !== null;
    const items = orProblem(await this.queries.raw(access.match.matchId, reader, published, { from, to: from + query.limit - 1 }));
    await this.closedLists.checkOpen(principal, access);
    const last = items.at(-1);
    return { items, next: items.length === query.limit && last !== undefined ? encodeVersion(last.version) : null };
  }

  /**
   * Returns the perspective from which the sender reads the full record. When the match has ended, organizers and judges who play elsewhere
   * in the gathering read it as a judge does, and read a match in which they played as a player does.
   * @throws {ProblemError} `read/closed-while-running`, `read/not-published`
   */
  async fullReader(principal: Principal, access: MatchAccess): Promise<Reader> {
    if (principal.kind === 'anonymous' || !readsWhenEnded(principal.token)) return readerFor(principal, access, undefined);
    if (!(await this.hasEnded(access.match.matchId)))
      throw new ProblemError('read/closed-while-running', 'The full record opens when the match has ended.');
    return playsIn(principal.token, access.match) ? { kind: 'player', seat: 0 } : { kind: 'judge', judge: staffId(principal.token) };
  }

  /**
   * Returns how far the sender may know a match's place in the log. The place of the newest event tells how far the match is: players and
   * judges know that anyway; to others it is told only when they may read the full record, so that no delay can be seen through. It tells
   * how far the whole log was, too; therefore those who see no more of the match than everybody get it under a public head only.
   * @throws {ProblemError} `read/closed-while-running`, `read/not-published`
   */
  async evidenceReach(principal: Principal, access: MatchAccess): Promise<RecordReach> {
    const { matchId, publishedAt } = access.match;
    const reader = await this.fullReader(principal, access);
    if (reader.kind !== 'spectator') return { reach: 'newest' };
    orProblem(await this.queries.raw(matchId, reader, publishedAt !== null, { from: 1, to: 1 }));
    return { reach: 'public', version: orProblem(await this.queries.matchView(matchId, reader)).version };
  }

  /** Returns how far the sender may read the full record. @throws {ProblemError} unless they may have it now */
  async checkFullRecord(principal: Principal, access: MatchAccess): Promise<Required<RecordReach>> {
    const { matchId, publishedAt } = access.match;
    const reader = await this.fullReader(principal, access);
    if (reader.kind === 'judge' && !(await this.hasEnded(matchId)))
      throw new ProblemError('read/closed-while-running', 'The full record opens when the match has ended.');
    // Read from the sender's own perspective: if the delay still hides the end from them, they must not learn of it here.
    orProblem(await this.queries.raw(matchId, reader, publishedAt !== null, { from: 1, to: 1 }));
    await this.closedLists.checkOpen(principal, access);
    const perspective: Reader = reader.kind === 'spectator' ? reader : { kind: 'judge', judge: 'arbiter' };
    const { version } = orProblem(await this.queries.matchView(matchId, perspective));
    return { version, reach: reader.kind === 'spectator' ? 'public' : 'newest' };
  }

  /** Whether the match has ended, read from a seat's perspective: it has no delay, and reading is not recorded as a judge's look. */
  private async hasEnded(matchId: string): Promise<boolean> {
    const first = await this.queries.raw(matchId, { kind: 'player', seat: 0 }, true, { from: 1, to: 1 });
    if (first.ok) return true;
    if (first.problem.code === 'read/closed-while-running') return false;
    throw new ProblemError(first.problem.code, first.problem.detail);
  }

  /** Returns the milliseconds until a delayed reader sees more; null when nothing is held back. */
  spectatorWait(matchId: string): Promise<number | null> {
    return this.queries.spectatorWait(matchId);
  }

  private rulesOf(matchId: string): Promise<Ruleset> {
    return this.rules.get(matchId, async () => orProblem(await this.queries.rules(matchId)));
  }

  private async worded({ pending }: Pick<MatchView, 'pending'>, match: MatchRegistration): Promise<readonly unknown[]> {
    if (pending.length === 0) return [];
    const rules = await this.rulesOf(match.matchId);
    const names = namesOf(match);
    return this.pendingWords.get(pending, names, () => wordedPending(rules, pending, names));
  }
}
