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
import { newsPage, pauseOf, stillReads } from './perspective.js';
import { SseConnection } from './sse-connection.js';

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
    const first = await this.reading.newsAfter(matchId, reader, after, newsPage);
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
        () => stillReads(this.bearers, request.headers.authorization, access, perspective, reader),
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

  beforeApplicationShutdown(): void {
    for (const streams of this.streams.values()) for (const connection of streams) connection.close();
  }

  private wakeAll(): void {
    for (const streams of this.streams.values()) for (const connection of streams) connection.wake();
  }

  private async feed(
    connection: SseConnection,
    mayGoOn: () => Promise<boolean>,
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
      if (page.length < newsPage && page.at(-1)?.over === true) {
        await connection.send('end', { version }, version);
        return;
      }
      if (page.length < newsPage) await connection.rest(await pauseOf(reader, () => this.reading.spectatorWait(matchId)));
      if (!(await mayGoOn())) return;
      if (!connection.closed) page = await this.reading.newsAfter(matchId, reader, version, newsPage);
    }
  }
}
