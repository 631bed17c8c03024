import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { MatchRegistration } from '@arbiter/accounts';
import type { LiveQuery } from '@arbiter/contracts';
import type { AccessChannel, NewsChannel } from '@arbiter/jobs';
import type { Reader } from '@arbiter/recording';
import type { ArbiterRequest } from '../auth/auth.guard.js';
import { Bearers } from '../auth/bearers.js';
import { readerFor, type MatchAccess, type Principal } from '../auth/principal.js';
import type { ApiConfig } from '../config.js';
import { ReadingService, type WordedNews } from '../matches/reading.service.js';
import type { Passing } from '../presence/match-presence.js';
import { passingFrame } from '../presence/passing-frame.js';
import { PresenceService } from '../presence/presence.service.js';
import { type PatchedMatch, ViewPatches } from '../views/view-patches.js';
import { ProblemError } from '../problems/problem-error.js';
import { ACCESS_CHANNEL, CONFIG, NEWS_CHANNEL } from '../tokens.js';
import { type Admitted, Audience, endFrame, newsFrame, type Place, type Viewing, viewFrame } from './audience.js';
import { newsPage, stillReads } from './perspective.js';
import { SseConnection } from './sse-connection.js';

/** Milliseconds for which the stream of a page stays open behind the end: players still say something. */
const lingerMs = 20_000;

/** Opens, feeds and closes all live streams of this process. */
@Injectable()
export class LiveStreams implements BeforeApplicationShutdown {
  /** By the token, or by the address of whoever came without one. */
  private readonly streams = new Map<string, Set<SseConnection>>();
  /** By match and perspective. */
  private readonly audiences = new Map<string, Audience>();

  constructor(
    @Inject(CONFIG) private readonly config: ApiConfig,
    @Inject(ReadingService) private readonly reading: ReadingService,
    @Inject(ViewPatches) private readonly viewPatches: ViewPatches,
    @Inject(NEWS_CHANNEL) private readonly news: NewsChannel,
    @Inject(Bearers) private readonly bearers: Bearers,
    @Inject(PresenceService) private readonly presence: PresenceService,
    @Inject(ACCESS_CHANNEL) access: AccessChannel,
  ) {
    // Then each looks whether the tokens of its members still give what it shows.
    access.onChange(() => {
      for (const audience of this.audiences.values()) audience.wake();
    });
  }

  /**
   * Streams what happens after a version until the match is over, the client disconnects, or its token ends or no longer gives the
   * perspective with which the stream was opened.
   * @param asked the perspective, whether the stream brings views, and the page that it is of: with a page it also tells who is there and what
   *   players say
   * @param after version after which news is sent
   * @throws {ProblemError} before the stream has begun: no such match, refused reader, too many streams
   */
  async open(
    request: ArbiterRequest,
    reply: FastifyReply,
    principal: Principal,
    access: MatchAccess,
    asked: LiveQuery,
    after: number,
  ): Promise<void> {
    const { match } = access;
    const { matchId } = match;
    const { as: perspective, page = null } = asked;
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
    const admitted: Admitted = {
      authorization: request.headers.authorization,
      stillReads: () => stillReads(this.bearers, request.headers.authorization, access, perspective, reader),
    };
    const send = page === null ? null : (passing: Passing): boolean => connection.tell(passingFrame(passing));
    const leave = this.presence.attend({ match, reader, page, stillReads: admitted.stillReads, send });
    try {
      const views = asked.views === undefined ? null : { viewed: asked.viewed ?? null };
      const end = await this.feed(connection, admitted, match, reader, [...first, ...seen], { version: after, views });
      if (end === 'over' && page !== null) await connection.closesWithin(lingerMs);
    } catch (error) {
      request.log.warn({ err: error, matchId }, 'a live stream was cut');
    } finally {
      leave();
      connection.close();
      own.delete(connection);
      if (own.size === 0) this.streams.delete(holder);
    }
  }

  beforeApplicationShutdown(): void {
    for (const streams of this.streams.values()) for (const connection of streams) connection.close();
  }

  private async feed(
    connection: SseConnection,
    admitted: Admitted,
    match: MatchRegistration,
    reader: Reader,
    first: readonly WordedNews[],
    from: Place,
  ): Promise<'over' | 'stopped'> {
    const { matchId } = match;
    const patched = this.viewPatches.of(match, reader);
    let { version, views } = from;
    let page = first;
    while (!connection.closed) {
      const unseen = page.filter((item) => item.version > version);
      if (unseen.length > 0) connection.write(Buffer.concat(unseen.map(newsFrame)));
      version = Math.max(version, unseen.at(-1)?.version ?? 0);
      if (page.length < newsPage && views !== null) views = await catchUp(connection, patched, views);
      if (page.length < newsPage && page.at(-1)?.over === true) {
        connection.write(endFrame(version));
        return 'over';
      }
      await connection.flows();
      if (!(await admitted.stillReads())) return 'stopped';
      if (page.length < newsPage) {
        const left = await this.audienceOf(match, reader, version).join(admitted, connection, { version, views });
        if (left.why !== 'behind') return left.why === 'over' ? 'over' : 'stopped';
        ({ version, views } = left);
        await connection.flows();
      }
      page = await this.reading.newsAfter(matchId, reader, version, newsPage);
    }
    return 'stopped';
  }

  private audienceOf(match: MatchRegistration, reader: Reader, version: number): Audience {
    const { matchId } = match;
    const key = `${matchId} ${JSON.stringify(reader)}`;
    const known = this.audiences.get(key);
    if (known !== undefined) return known;
    const unsubscribe = this.news.subscribe(matchId, () => audience.wake());
    const audience = new Audience(this.reading, this.viewPatches.of(match, reader), matchId, reader, version, () => {
      unsubscribe();
      if (this.audiences.get(key) === audience) this.audiences.delete(key);
    });
    this.audiences.set(key, audience);
    return audience;
  }
}

/** Sends one connection what leads to the newest view. */
const catchUp = async (connection: SseConnection, patched: PatchedMatch, { viewed }: Viewing): Promise<Viewing> => {
  const newest = await patched.newest();
  const told = await patched.told(viewed, newest);
  if (told !== null) connection.write(viewFrame(told, newest.settled.version));
  return { viewed: newest.settled.version };
};
