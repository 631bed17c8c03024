import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { jsonFault, socketRequestSchema, type SocketRequest } from '@arbiter/contracts';
import type { AccessChannel, NewsChannel } from '@arbiter/jobs';
import type { ProcessMetrics } from '@arbiter/platform';
import { Admission } from '../auth/admission.js';
import { Bearers, tokenMissing } from '../auth/bearers.js';
import { allRoles } from '../auth/endpoint.decorator.js';
import { readerFor, type Principal } from '../auth/principal.js';
import type { ApiConfig } from '../config.js';
import { RequestBudgets } from '../limits/request-budgets.js';
import { stillReads } from '../live/perspective.js';
import { PlayService } from '../matches/play.service.js';
import { ReadingService } from '../matches/reading.service.js';
import type { Passing } from '../presence/match-presence.js';
import { PresenceService } from '../presence/presence.service.js';
import { ProblemError } from '../problems/problem-error.js';
import { requestIssues } from '../problems/request-issues.js';
import { problemDocument, toProblemError } from '../problems/to-problem.js';
import { ACCESS_CHANNEL, CONFIG, METRICS, NEWS_CHANNEL } from '../tokens.js';
import { ViewPatches } from '../views/view-patches.js';
import { ClientSocket } from './client-socket.js';
import { FollowedMatch } from './followed-match.js';

/** Requests of one client that may be under way at the same time. */
const mostUnderWay = 64;
/** Matches that one client may follow at the same time. */
const mostFollowed = 100;
/** Milliseconds within which a client must send its token. */
const patienceMs = 10_000;
/** Close codes of our own range; 401 and so on with 4000 added. */
const tokenNotGood = 4401;
const goingAway = 1001;

/** A client and what it does. */
interface Session {
  readonly socket: ClientSocket;
  readonly address: string;
  readonly log: FastifyRequest['log'];
  /** The token as a header would bring it; null until the client has sent it. */
  authorization: string | null;
  readonly followed: Map<string, FollowedMatch>;
}

type Of<T extends SocketRequest['type']> = Extract<SocketRequest, { readonly type: T }>;

const malformed = (message: string, path = ''): ProblemError =>
  new ProblemError('request/malformed', 'The message does not fit what a socket takes.', { issues: [{ path, message }] });

/** Reads a message. @throws {ProblemError} `request/malformed` */
const parse = (text: string): SocketRequest => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed('not JSON');
  }
  const fault = jsonFault(value);
  if (fault !== null) throw malformed(fault);
  const read = socketRequestSchema.safeParse(value);
  if (read.success) return read.data;
  throw new ProblemError('request/malformed', 'The message does not fit what a socket takes.', {
    issues: [...requestIssues(read.error.issues)],
  });
};

/** The sockets of players and viewers: one for a client carries its answers, what it is asked, and what happens in the matches it follows. */
@Injectable()
export class Sockets implements BeforeApplicationShutdown {
  private readonly sessions = new Map<string, Set<Session>>();
  private readonly strangers = new Set<ClientSocket>();

  constructor(
    @Inject(CONFIG) private readonly config: ApiConfig,
    @Inject(Bearers) private readonly bearers: Bearers,
    @Inject(Admission) private readonly admission: Admission,
    @Inject(RequestBudgets) private readonly budgets: RequestBudgets,
    @Inject(PlayService) private readonly play: PlayService,
    @Inject(ReadingService) private readonly reading: ReadingService,
    @Inject(ViewPatches) private readonly viewPatches: ViewPatches,
    @Inject(NEWS_CHANNEL) private readonly news: NewsChannel,
    @Inject(PresenceService) private readonly presence: PresenceService,
    @Inject(METRICS) private readonly metrics: ProcessMetrics,
    @Inject(ACCESS_CHANNEL) access: AccessChannel,
  ) {
    access.onChange(() => void this.checkTokens());
  }

  /** Takes a connection that was upgraded. Nothing is sent over it but problems until the client has sent a good token. */
  accept(webSocket: WebSocket, request: FastifyRequest): void {
    const socket = new ClientSocket(webSocket, request.raw.socket);
    const session: Session = { socket, address: request.ip, log: request.log, authorization: null, followed: new Map() };
    this.strangers.add(socket);
    const impatience = setTimeout(() => socket.close(tokenNotGood, 'no token was sent'), patienceMs);
    socket.onClose(() => {
      clearTimeout(impatience);
      this.strangers.delete(socket);
      for (const match of session.followed.values()) match.stop();
    });
    // The first message is the token: what comes after it waits until it was looked up.
    let identified: Promise<void> | null = null;
    socket.onText(mostUnderWay, this.config.bodyLimitBytes, async (text) => {
      if (identified === null) {
        identified = this.welcome(session, text).finally(() => clearTimeout(impatience));
        return identified;
      }
      await identified;
      if (!socket.closed) await this.handle(session, text);
    });
  }

  beforeApplicationShutdown(): void {
    const open = [...this.sessions.values()].flatMap((sessions) => [...sessions].map(({ socket }) => socket));
    for (const socket of [...open, ...this.strangers]) socket.close(goingAway, 'the server goes away');
  }

  private async welcome(session: Session, text: string): Promise<void> {
    const { socket } = session;
    try {
      const request = parse(text);
      if (request.type !== 'token') throw tokenMissing();
      const authorization = `Bearer ${request.token}`;
      const token = await this.bearers.identify(authorization, Date.now()).catch(async (error: unknown) => {
        if (error instanceof ProblemError && error.code === 'access/token-invalid') await this.budgets.chargeUnknownToken(session.address);
        throw error;
      });
      this.admitOneMore(token.tokenId, session);
      session.authorization = authorization;
      await socket.send({ type: 'welcome' });
    } catch (error) {
      await this.refuse(session, error, null, null);
      socket.close(tokenNotGood, 'the token is not good');
    }
  }

  private admitOneMore(tokenId: string, session: Session): void {
    const own = this.sessions.get(tokenId) ?? new Set<Session>();
    if (own.size >= this.config.streamsPerToken)
      throw new ProblemError('request/too-many-streams', `At most ${this.config.streamsPerToken} sockets at a time.`, {
        retryAfterSeconds: 5,
      });
    this.sessions.set(tokenId, own.add(session));
    this.strangers.delete(session.socket);
    session.socket.onClose(() => {
      own.delete(session);
      if (own.size === 0 && this.sessions.get(tokenId) === own) this.sessions.delete(tokenId);
    });
  }

  private async handle(session: Session, text: string): Promise<void> {
    let request: SocketRequest | null = null;
    const from = performance.now();
    let status = 200;
    try {
      request = parse(text);
      await this.carryOut(session, await this.identify(session), request);
    } catch (error) {
      const number = request?.type === 'answer' ? request.request : null;
      const matchId = request !== null && 'matchId' in request ? request.matchId : null;
      status = await this.refuse(session, error, number, matchId);
      if (status === 401) session.socket.close(tokenNotGood, 'the token is not good');
    }
    this.metrics.request('SOCKET', request?.type ?? 'none', status, performance.now() - from);
  }

  /** Finds the token again, since it may have been revoked, and charges it. */
  private async identify(session: Session): Promise<Principal> {
    const token = await this.bearers.identify(session.authorization ?? '', Date.now());
    await this.budgets.spendToken(token.tokenId, 'light');
    return { kind: 'token', token };
  }

  private async carryOut(session: Session, principal: Principal, request: SocketRequest): Promise<void> {
    switch (request.type) {
      case 'token':
        throw malformed('the token was sent already', 'type');
      case 'follow':
        return this.follow(session, principal, request);
      case 'unfollow':
        session.followed.get(request.matchId)?.stop();
        return;
      case 'view': {
        const match = session.followed.get(request.matchId);
        if (match === undefined || !match.showsViews) throw malformed('this match is not followed with views', 'matchId');
        return match.sendWholeView();
      }
      case 'answer':
        return this.answer(session, principal, request);
    }
  }

  private async answer({ socket, followed }: Session, principal: Principal, request: Of<'answer'>): Promise<void> {
    const { matchId, decisionId, commandId, answer } = request;
    const access = await this.admission.admitToMatch(principal, ['player'], matchId, false);
    const answered = this.play.answer(principal, access, decisionId, { commandId, answer });
    void followed
      .get(matchId)
      ?.during(answered.then(({ next }) => next))
      .catch(() => undefined);
    await socket.sendText(
      `{"type":"answered","request":${request.request},"matchId":"${matchId}","answered":${JSON.stringify(await answered)}}`,
    );
  }

  private async follow(session: Session, principal: Principal, request: Of<'follow'>): Promise<void> {
    const { socket, followed } = session;
    const { matchId, as, after, news, views, viewed } = request;
    const access = await this.admission.admitToMatch(principal, allRoles, matchId, true);
    if (followed.has(matchId)) throw malformed('this match is followed already', 'matchId');
    if (followed.size >= mostFollowed)
      throw new ProblemError('request/too-many-streams', `At most ${mostFollowed} matches at a time over one socket.`);
    const reader = readerFor(principal, access, as);
    const stillReadsIt = () => stillReads(this.bearers, session.authorization ?? undefined, access, as, reader);
    const match = new FollowedMatch(this.reading, socket, this.viewPatches.of(access.match, reader), {
      match: access.match,
      reader,
      after: after ?? null,
      news: news ?? true,
      viewed: views === undefined ? null : (viewed ?? 'none'),
      stillReads: stillReadsIt,
    });
    followed.set(matchId, match);
    const send = request.presence === true ? (passing: Passing): boolean => socket.tell({ matchId, ...passing }) : null;
    const leave = this.presence.attend({ match: access.match, reader, page: null, stillReads: stillReadsIt, send });
    const unsubscribe = this.news.subscribe(matchId, ({ version }) => match.wake(version));
    // It goes on when this request is done.
    void match
      .run()
      .then(async (end) => {
        if (end === 'closed-to-them')
          await this.refuse(session, new ProblemError('access/forbidden', 'The token no longer gives this perspective.'), null, matchId);
      })
      .catch((error: unknown) => this.refuse(session, error, null, matchId))
      .finally(() => {
        unsubscribe();
        leave();
        followed.delete(matchId);
      });
  }

  /** Closes the sockets whose tokens are no longer good, and lets the others look whether they still see what they follow. */
  private async checkTokens(): Promise<void> {
    for (const session of [...this.sessions.values()].flatMap((sessions) => [...sessions])) {
      try {
        await this.bearers.identify(session.authorization ?? '', Date.now());
        for (const match of session.followed.values()) match.wake();
      } catch (error) {
        const status = await this.refuse(session, error, null, null);
        if (status === 401) session.socket.close(tokenNotGood, 'the token is not good');
      }
    }
  }

  /** Sends a problem. @returns its status */
  private async refuse({ socket, log }: Session, error: unknown, request: number | null, matchId: string | null): Promise<number> {
    const problem = toProblemError(error);
    const instance = randomUUID();
    const document = problemDocument(problem, instance);
    if (document.status >= 500) log.error({ err: error, instance }, problem.code);
    await socket.send({
      type: 'problem',
      request,
      matchId,
      problem: document,
      retryAfterSeconds: problem.extras.retryAfterSeconds ?? null,
    });
    return document.status;
  }
}
