import { Inject, Injectable } from '@nestjs/common';
import type { AccessToken, Holder, Persons, Player, Registry, TokenStore } from '@arbiter/accounts';
import type {
  BindPlayer,
  CreateEvent,
  CreatePlayer,
  CreateToken,
  EventDocument,
  MintedToken,
  PageQuery,
  PlayerDocument,
  TokenDocument,
} from '@arbiter/contracts';
import type { GameReleases } from '@arbiter/platform';
import { staffId } from '../auth/principal.js';
import { decodePosition, pageOf } from '../http/cursor.js';
import { madeOnce, ProblemError } from '../problems/problem-error.js';
import { GAME_RELEASES, PERSONS, REGISTRY, TOKENS } from '../tokens.js';
import { eventDocument, playerDocument, tokenDocument } from './documents.js';

interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

const noSuchPlayer = (): ProblemError => new ProblemError('player/not-found', 'The event has no such player.');
const notImpartial = (): ProblemError =>
  new ProblemError(
    'access/not-impartial',
    "Who plays in an event holds and mints no token in it that shows other hands than their own: a judge's token, or another player's, is minted by an organizer who does not play, and whose own token nobody minted who does.",
  );
const alreadyBound = (): ProblemError =>
  new ProblemError('player/bound', 'Another person plays as this player, or this person as another player of the event.');

/** Events, their players and their tokens. */
@Injectable()
export class OrganisingService {
  constructor(
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(TOKENS) private readonly tokens: TokenStore,
    @Inject(PERSONS) private readonly persons: Persons,
    @Inject(GAME_RELEASES) private readonly releases: GameReleases,
  ) {}

  /** @throws {ProblemError} `access/forbidden` for an organizer of one event, `game/not-found`, `command/reused` */
  async createEvent(token: AccessToken, body: CreateEvent): Promise<EventDocument> {
    if (token.eventId !== null) throw new ProblemError('access/forbidden', 'This token organizes one event and can create no other.');
    if (!(await this.releases.games()).includes(body.game))
      throw new ProblemError('game/not-found', `There is no game "${body.game}" here.`);
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

  /** @throws {ProblemError} `command/reused`; `person/not-found`, `player/bound` when the person is unknown to the event, or plays in it already */
  async createPlayer(token: AccessToken, eventId: string, body: CreatePlayer): Promise<PlayerDocument> {
    const { name, personId = null, commandId } = body;
    if (personId !== null) await this.checkPerson(token, eventId, personId);
    const player = await this.registry.createPlayer({ eventId, name, personId, commandId, createdBy: token.tokenId });
    if (player === null) throw alreadyBound();
    return playerDocument(madeOnce(player), true);
  }

  async players(token: AccessToken, eventId: string, page: PageQuery): Promise<Page<PlayerDocument>> {
    const rows = await this.registry.players(eventId, page.limit + 1, decodePosition(page.cursor));
    return pageOf(
      rows,
      page.limit,
      (row) => row.playerId,
      (row) => playerDocument(row, token.role === 'organizer'),
    );
  }

  /** Says who plays as a player, for good. @throws {ProblemError} `player/not-found`, `person/not-found`, `player/bound` */
  async bindPlayer(token: AccessToken, eventId: string, playerId: string, { personId }: BindPlayer): Promise<PlayerDocument> {
    await this.player(eventId, playerId);
    await this.checkPerson(token, eventId, personId);
    if (!(await this.persons.bind(eventId, playerId, personId, token.tokenId))) throw alreadyBound();
    return playerDocument(await this.player(eventId, playerId), true);
  }

  /**
   * Mints a token inside an event.
   * @throws {ProblemError} `player/not-found`, `person/not-found`, `match/not-found` when its scope is not of this event;
   * `access/not-impartial` when somebody who plays would stand behind a token that shows others' hands; `command/reused`;
   * `token/already-minted` when the same command comes again, for a secret is shown once
   */
  async createToken(minter: AccessToken, eventId: string, body: CreateToken): Promise<MintedToken> {
    const playerId = 'playerId' in body ? (body.playerId ?? null) : null;
    const matchId = 'matchId' in body ? (body.matchId ?? null) : null;
    if (playerId !== null) await this.player(eventId, playerId);
    if (matchId !== null) await this.checkMatch(eventId, matchId, playerId);
    // Who is registered plays: there is no need to ask who it is.
    if (body.role === 'judge' && playerId !== null) throw notImpartial();
    const holder = await this.holderOf(minter, eventId, body);
    const behind = [...minter.persons, ...(holder !== null && 'personId' in holder ? [holder.personId] : [])];
    const { role, label = null, expiresInSeconds, commandId } = body;
    if (role === 'judge' || role === 'player') await this.checkImpartial(eventId, behind, role === 'player' ? playerId : null);
    const minted = await this.tokens.mint({
      role,
      eventId,
      playerId,
      matchId,
      holder,
      mintedBy: minter.tokenId,
      label,
      expiresInSeconds,
      commandId,
    });
    const { token, secret } = madeOnce(minted);
    if (secret === null)
      throw new ProblemError(
        'token/already-minted',
        'This command has minted a token, whose secret was shown then. If it was lost, revoke the token and mint another with a new command id.',
        { params: { tokenId: token.tokenId } },
      );
    return { token: tokenDocument(token), secret };
  }

  async tokensOf(eventId: string, page: PageQuery): Promise<Page<TokenDocument>> {
    const rows = await this.tokens.ofEvent(eventId, page.limit + 1, decodePosition(page.cursor));
    return pageOf(rows, page.limit, (row) => row.tokenId, tokenDocument);
  }

  /** Revokes a token, and all that it minted. */
  async revoke(revoker: AccessToken, eventId: string, tokenId: string): Promise<TokenDocument> {
    const token = await this.tokens.revoke(eventId, tokenId, revoker.tokenId);
    if (token === null) throw new ProblemError('token/not-found', 'The event has no such token.');
    return tokenDocument(token);
  }

  /** Who is to hold a token: staff tokens have a person, whoever minted them where nobody else is named. */
  private async holderOf(minter: AccessToken, eventId: string, body: CreateToken): Promise<Holder | null> {
    if (body.role === 'player' || body.role === 'spectator') return null;
    const personId = body.playerId === undefined ? staffId(minter) : await this.persons.ofPlayer(eventId, body.playerId, minter.tokenId);
    if (personId === null) throw noSuchPlayer();
    if (body.holder === undefined) return { personId };
    if ('personId' in body.holder) await this.checkPerson(minter, eventId, body.holder.personId);
    return body.holder;
  }

  private async checkImpartial(eventId: string, persons: readonly string[], beside: string | null): Promise<void> {
    if (await this.persons.play(eventId, persons, beside)) throw notImpartial();
  }

  /** Persons are the same in all events: an organizer names himself and those whom his event knows, and finds out of no others. */
  private async checkPerson(token: AccessToken, eventId: string, personId: string): Promise<void> {
    if (token.personId !== personId && !(await this.persons.isKnown(eventId, personId)))
      throw new ProblemError('person/not-found', 'The event knows no such person.');
  }

  private async player(eventId: string, playerId: string): Promise<Player> {
    const player = await this.registry.player(eventId, playerId);
    if (player === null) throw noSuchPlayer();
    return player;
  }

  private async checkMatch(eventId: string, matchId: string, playerId: string | null): Promise<void> {
    const match = await this.registry.match(matchId);
    if (match === null || match.eventId !== eventId) throw new ProblemError('match/not-found', 'The event has no such match.');
    if (playerId !== null && !match.players.some((player) => player.playerId === playerId))
      throw new ProblemError('match/bad-seats', 'The player does not sit in that match.');
  }
}
