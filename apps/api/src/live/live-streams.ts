import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { AccessChannel, NewsChannel } from '@arbiter/jobs';
import type { Reader } from '@arbiter/recording';
import type { ArbiterRequest } from '../auth/auth.guard.js';
import { Bearers } from '../auth/bearers.js';
import { readerFor, type MatchAccess, type Principal } from '../auth/principal.js';
import type { ApiConfig } from '../config.js';
import { ReadingService } from '../matches/reading.service.js';
import { ProblemError } from '../problems/problem-error.js';
import { ACCESS_CHANNEL, CONFIG, NEWS_CHANNEL } from '../tokens.js';
import { SseConnection } from './sse-connection.js';

/** Milliseconds after which a stream looks for news without being notified, so that a lost notification delays news but loses none. */
const pollMs = 5_000;
const pageSize = 200;

/** Opens, feeds and closes all live streams of this process. */
@Injectable()
export class LiveStreams implements BeforeApplicationShutdown {
  private readonly streams = new Map<string, Set<SseConnection>>();

  constructor(
    @Inject(CONFIG) private readonly config: ApiConfig,
    @Inject(ReadingService) private readonly reading: ReadingService,
    @Inject(NEWS_CHANNEL) private readonly news: NewsChannel,
    @Inject(Bearers) private readonly bearers: Bearers,
    @Inject(ACCESS_CHANNEL) access: AccessChannel,
  ) {
    // Each stream then looks whether its token still gives what it shows.
    access.onChange(() => this.wakeAll());
  }

  /**
   * Streams what happens after a version until the match is over, the client disconnects, or its token ends or no longer gives the
   * perspective with which the stream was opened.
   * @throws {ProblemError} before the stream has begun: no such match, refused reader, too many streams
   */
  async open(
    request: ArbiterRequest,
    reply: FastifyReply,
    principal: Principal,
    access: MatchAccess,
    perspective: string | undefined,
    after: number,
  ): Promise<void> {
    const { matchId } = access.match;
    const reader = readerFor(principal, access, perspective);
    const holder = principal.kind === 'token' ? principal.token.tokenId : request.ip;
    const first = await this.reading.newsAfter(matchId, reader, after, pageSize);
    const seen = first.length === 0 && after > 0 ? await this.reading.newsAfter(matchId, reader, after - 1, 1) : [];
    const own = this.streams.get(holder) ?? new Set<SseConnection>();
    if (own.size >= this.config.streamsPerToken)
      throw new ProblemError('request/too-many-streams', `At most ${this.config.streamsPerToken} streams at a time.`, {
        retryAfterSeconds: 5,
      });
    const connection = SseConnection.begin(reply);
    this.streams.set(holder, own.add(connection));
    const unsubscribe = this.news.subscribe(matchId, () => connection.wake());
    try {
      await this.feed(
        connection,
        () => this.stillReads(request.headers.authorization, access, perspective, reader),
        matchId,
        reader,
        [...first, ...seen],
        after,
      );
    } catch (error) {
      request.log.warn({ err: error, matchId }, 'a live stream was cut');
    } finally {
      unsubscribe();
      connection.close();
      own.delete(connection);
      if (own.size === 0) this.streams.delete(holder);
    }
  }

  /** Returns the number of open streams, for the metrics. */
  count(): number {
    let count = 0;
    for (const streams of this.streams.values()) count += streams.size;
    return count;
  }

  beforeApplicationShutdown(): void {
    for (const streams of this.streams.values()) for (const connection of streams) connection.close();
  }

  private wakeAll(): void {
    for (const streams of this.streams.values()) for (const connection of streams) connection.wake();
  }

  private async feed(
    connection: SseConnection,
    stillReads: () => Promise<boolean>,
    matchId: string,
    reader: Reader,
    first: Awaited<ReturnType<ReadingService['newsAfter']>>,
    after: number,
  ): Promise<void> {
    let version = after;
    let page = first;
    while (!connection.closed) {
      for (const item of page) {
        if (item.version <= version) continue;
        await connection.send('news', item, item.version);
        version = item.version;
      }
      if (page.length < pageSize && page.at(-1)?.over === true) {
        await connection.send('end', { version }, version);
        return;
      }
      if (page.length < pageSize) await connection.rest(await this.pause(matchId, reader));
      if (!(await stillReads())) return;
      if (!connection.closed) page = await this.reading.newsAfter(matchId, reader, version, pageSize);
    }
  }

  /** Returns the milliseconds after which the stream should look again, unless news wakes it earlier. */
  private async pause(matchId: string, reader: Reader): Promise<number> {
    const delayed = reader.kind === 'spectator' || (reader.kind === 'judge' && reader.as?.kind === 'spectator');
    const wait = delayed ? await this.reading.spectatorWait(matchId) : null;
    return wait === null ? pollMs : Math.min(pollMs, Math.max(1, wait));
  }

  /**
   * Whether the token still gives this perspective. A token that was revoked or has expired ends its streams, and so does a token whose
   * holder is found to play in the gathering.
   */
  private async stillReads(
    authorization: string | undefined,
    access: MatchAccess,
    perspective: string | undefined,
    reader: Reader,
  ): Promise<boolean> {
    if (authorization === undefined) return true;
    try {
      const token = await this.bearers.identify(authorization, Date.now());
      return isDeepStrictEqual(readerFor({ kind: 'token', token }, access, perspective), reader);
    } catch (error) {
      if (error instanceof ProblemError) return false;
      throw error;
    }
  }
}
