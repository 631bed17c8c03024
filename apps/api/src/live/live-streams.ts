import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { NewsChannel } from '@arbiter/jobs';
import type { Reader } from '@arbiter/recording';
import type { ArbiterRequest } from '../auth/auth.guard.js';
import { Bearers } from '../auth/bearers.js';
import { readerFor, type MatchAccess, type Principal } from '../auth/principal.js';
import type { ApiConfig } from '../config.js';
import { ReadingService } from '../matches/reading.service.js';
import { ProblemError } from '../problems/problem-error.js';
import { CONFIG, NEWS_CHANNEL } from '../tokens.js';
import { SseConnection } from './sse-connection.js';

/** Looks by itself this often, so that a lost notification delays and never loses. */
const pollMs = 5_000;
const pageSize = 200;

/** Every live stream of this process: opens, feeds and closes them. */
@Injectable()
export class LiveStreams implements BeforeApplicationShutdown {
  private readonly streams = new Map<string, Set<SseConnection>>();

  constructor(
    @Inject(CONFIG) private readonly config: ApiConfig,
    @Inject(ReadingService) private readonly reading: ReadingService,
    @Inject(NEWS_CHANNEL) private readonly news: NewsChannel,
    @Inject(Bearers) private readonly bearers: Bearers,
  ) {}

  /**
   * Streams what happens after a version until the match is over, the client leaves or its token ends or no longer gives the
   * perspective that the stream was opened with.
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

  /** Number of open streams, for the metrics. */
  count(): number {
    let count = 0;
    for (const streams of this.streams.values()) count += streams.size;
    return count;
  }

  beforeApplicationShutdown(): void {
    for (const streams of this.streams.values()) for (const connection of streams) connection.close();
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

  /** Milliseconds until looking again makes sense, unless news wakes the stream before. */
  private async pause(matchId: string, reader: Reader): Promise<number> {
    const delayed = reader.kind === 'spectator' || (reader.kind === 'judge' && reader.as?.kind === 'spectator');
    const wait = delayed ? await this.reading.spectatorWait(matchId) : null;
    return wait === null ? pollMs : Math.min(pollMs, Math.max(1, wait));
  }

  /** A token that was revoked or has expired ends its streams, and so does one whose holder has come to play in the gathering. */
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
