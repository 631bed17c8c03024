import { Inject, Injectable } from '@nestjs/common';
import type { AccessToken, Registry, TokenStore } from '@arbiter/accounts';
import type { CreateEvent, CreatePlayer, CreateToken, EventDocument, MintedToken, PageQuery, PlayerDocument, TokenDocument } from '@arbiter/contracts';
import type { GameShelf } from '@arbiter/platform';
import { decodePosition, pageOf } from '../http/cursor.js';
import { madeOnce, ProblemError } from '../problems/problem-error.js';
import { GAME_SHELF, REGISTRY, TOKENS } from '../tokens.js';
import { eventDocument, playerDocument, tokenDocument } from './documents.js';

interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** Events, their players and their tokens. */
@Injectable()
export class OrganisingService {
  constructor(
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(TOKENS) private readonly tokens: TokenStore,
    @Inject(GAME_SHELF) private readonly shelf: GameShelf,
  ) {}

  /** @throws {ProblemError} `access/forbidden` for an organizer of one event, `game/not-found`, `command/reused` */
  async createEvent(token: AccessToken, body: CreateEvent): Promise<EventDocument> {
    if (token.eventId !== null) throw new ProblemError('access/forbidden', 'This token organizes one event and can create no other.');
    if (!(await this.shelf.games()).includes(body.game)) throw new ProblemError('game/not-found', `There is no game "${body.game}" here.`);
    return eventDocument(madeOnce(await this.registry.createEvent({ ...body, createdBy: token.tokenId })));
  }

  async event(eventId: string): Promise<EventDocument> {
    const event = await this.registry.event(eventId);
    if (event === null) throw new ProblemError('event/not-found', 'There is no such event.');
    return eventDocument(event);
  }

  async events(token: AccessToken, page: PageQuery): Promise<Page<EventDocument>> {
    const rows = await this.registry.events(page.limit + 1, decodePosition(page.cursor), token.eventId);
    return pageOf(rows, page.limit, (row) => row.eventId, eventDocument);
  }

  /** @throws {ProblemError} `command/reused` */
  async createPlayer(eventId: string, body: CreatePlayer): Promise<PlayerDocument> {
    return playerDocument(madeOnce(await this.registry.createPlayer({ eventId, ...body })));
  }

  async players(eventId: string, page: PageQuery): Promise<Page<PlayerDocument>> {
    const rows = await this.registry.players(eventId, page.limit + 1, decodePosition(page.cursor));
    return pageOf(rows, page.limit, (row) => row.playerId, playerDocument);
  }

  /**
   * Mints a token inside an event.
   * @throws {ProblemError} `player/not-found`, `match/not-found` when its scope is not of this event; `command/reused`;
   * `token/already-minted` when the same command comes again, for a secret is shown once
   */
  async createToken(eventId: string, body: CreateToken): Promise<MintedToken> {
    const playerId = 'playerId' in body ? (body.playerId ?? null) : null;
    const matchId = 'matchId' in body ? (body.matchId ?? null) : null;
    if (playerId !== null && (await this.registry.player(eventId, playerId)) === null) throw new ProblemError('player/not-found', 'The event has no such player.');
    if (matchId !== null) await this.checkMatch(eventId, matchId, playerId);
    const { role, label = null, expiresInSeconds, commandId } = body;
    const { token, secret } = madeOnce(await this.tokens.mint({ role, eventId, playerId, matchId, label, expiresInSeconds, commandId }));
    if (secret === null)
      throw new ProblemError('token/already-minted', 'This command has minted a token, whose secret was shown then. If it was lost, revoke the token and mint another with a new command id.', { params: { tokenId: token.tokenId } });
    return { token: tokenDocument(token), secret };
  }

  async tokensOf(eventId: string, page: PageQuery): Promise<Page<TokenDocument>> {
    const rows = await this.tokens.ofEvent(eventId, page.limit + 1, decodePosition(page.cursor));
    return pageOf(rows, page.limit, (row) => row.tokenId, tokenDocument);
  }

  async revoke(eventId: string, tokenId: string): Promise<TokenDocument> {
    const token = await this.tokens.revoke(eventId, tokenId);
    if (token === null) throw new ProblemError('token/not-found', 'The event has no such token.');
    return tokenDocument(token);
  }

  private async checkMatch(eventId: string, matchId: string, playerId: string | null): Promise<void> {
    const match = await this.registry.match(matchId);
    if (match === null || match.eventId !== eventId) throw new ProblemError('match/not-found', 'The event has no such match.');
    if (playerId !== null && !match.players.some((player) => player.playerId === playerId))
      throw new ProblemError('match/bad-seats', 'The player does not sit in that match.');
  }
}
