import { Inject, Injectable } from '@nestjs/common';
import {
  type AccessToken,
  botPersonId,
  type Holder,
  type NewToken,
  type Persons,
  type Player,
  type Registry,
  type TokenStore,
} from '@arbiter/accounts';
import type {
  BindPlayer,
  CreateGathering,
  CreatePlayer,
  CreatePlayers,
  CreateToken,
  CreateTokens,
  GatheringDocument,
  MintedToken,
  PageQuery,
  PlayerDocument,
  RevokeTokens,
  TokenDocument,
  TokenOfBatch,
} from '@arbiter/contracts';
import type { GameReleases } from '@arbiter/platform';
import { staffId } from '../auth/principal.js';
import { decodePosition, pageOf } from '../http/cursor.js';
import { forItem } from '../problems/batch-item.js';
import { madeOnce, ProblemError } from '../problems/problem-error.js';
import { GAME_RELEASES, PERSONS, REGISTRY, TOKENS } from '../tokens.js';
import { gatheringDocument, playerDocument, tokenDocument } from './documents.js';

interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

const noSuchPlayer = (): ProblemError => new ProblemError('player/not-found', 'The gathering has no such player.');
const noSuchToken = (): ProblemError => new ProblemError('token/not-found', 'The gathering has no such token.');
const batchAlreadyMinted = (tokenIds: readonly string[]): ProblemError =>
  new ProblemError(
    'token/already-minted',
    'This command has minted its tokens, whose secrets were shown then. If they were lost, revoke the tokens and mint others with a new command id.',
    { params: { tokenId: tokenIds[0] ?? '', tokenIds: [...tokenIds] } },
  );
const notImpartial = (): ProblemError =>
  new ProblemError(
    'access/not-impartial',
    "Who plays in a gathering holds and mints no token in it that shows other hands than their own: a judge's token, or another player's, is minted by an organizer who does not play, and whose own token nobody minted who does.",
  );
const alreadyBound = (): ProblemError =>
  new ProblemError('player/bound', 'Another person plays as this player, or this person as another player of the gathering.');

/** Manages gatherings, their players and their tokens. */
@Injectable()
export class OrganisingService {
  constructor(
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(TOKENS) private readonly tokens: TokenStore,
    @Inject(PERSONS) private readonly persons: Persons,
    @Inject(GAME_RELEASES) private readonly releases: GameReleases,
  ) {}

  /** @throws {ProblemError} `access/forbidden` for an organizer of one gathering, `game/not-found`, `command/reused` */
  async createGathering(token: AccessToken, body: CreateGathering): Promise<GatheringDocument> {
    if (token.gatheringId !== null)
      throw new ProblemError('access/forbidden', 'This token organizes one gathering and can create no other.');
    if (!(await this.releases.games()).includes(body.game))
      throw new ProblemError('game/not-found', `There is no game "${body.game}" here.`);
    return gatheringDocument(madeOnce(await this.registry.createGathering({ ...body, createdBy: token.tokenId })));
  }

  async gathering(gatheringId: string): Promise<GatheringDocument> {
    const gathering = await this.registry.gathering(gatheringId);
    if (gathering === null) throw new ProblemError('gathering/not-found', 'There is no such gathering.');
    return gatheringDocument(gathering);
  }

  async gatherings(token: AccessToken, page: PageQuery): Promise<Page<GatheringDocument>> {
    const rows = await this.registry.gatherings(page.limit + 1, decodePosition(page.cursor), token.gatheringId);
    return pageOf(rows, page.limit, (row) => row.gatheringId, gatheringDocument);
  }

  /**
   * @throws {ProblemError} `command/reused`; `person/not-found`, `player/bound` when the gathering does not know the person, or the person
   *   plays in it already
   */
  async createPlayer(token: AccessToken, gatheringId: string, body: CreatePlayer): Promise<PlayerDocument> {
    const { name, personId = null, commandId } = body;
    if (personId !== null) await this.checkPerson(token, gatheringId, personId);
    const player = await this.registry.createPlayer({ gatheringId, name, personId, commandId, createdBy: token.tokenId });
    if (player === null) throw alreadyBound();
    return playerDocument(madeOnce(player), true);
  }

  /**
   * Registers several players, all of them or none.
   * @throws {ProblemError} as `createPlayer`
   */
  async createPlayers(
    token: AccessToken,
    gatheringId: string,
    { players, commandId }: CreatePlayers,
  ): Promise<{ readonly players: readonly PlayerDocument[] }> {
    for (const [at, { personId }] of players.entries())
      if (personId !== undefined) await forItem(`players.${at}.personId`, () => this.checkPerson(token, gatheringId, personId));
    const created = await this.registry.createPlayers({
      gatheringId,
      players: players.map(({ name, personId = null }) => ({ name, personId })),
      commandId,
      createdBy: token.tokenId,
    });
    if (created === null) throw alreadyBound();
    return { players: madeOnce(created).map((player) => playerDocument(player, true)) };
  }

  async players(token: AccessToken, gatheringId: string, page: PageQuery): Promise<Page<PlayerDocument>> {
    const rows = await this.registry.players(gatheringId, page.limit + 1, decodePosition(page.cursor));
    return pageOf(
      rows,
      page.limit,
      (row) => row.playerId,
      (row) => playerDocument(row, token.role === 'organizer'),
    );
  }

  /**
   * Records which person plays as a player, permanently.
   * @throws {ProblemError} `player/not-found`, `person/not-found`, `player/bound`
   */
  async bindPlayer(token: AccessToken, gatheringId: string, playerId: string, { personId }: BindPlayer): Promise<PlayerDocument> {
    await this.player(gatheringId, playerId);
    await this.checkPerson(token, gatheringId, personId);
    if (!(await this.persons.bind(gatheringId, playerId, personId, token.tokenId))) throw alreadyBound();
    return playerDocument(await this.player(gatheringId, playerId), true);
  }

  /**
   * Mints a token inside a gathering.
   * @throws {ProblemError} `player/not-found`, `person/not-found`, `match/not-found` when what the token names is not of this gathering;
   *   `access/not-impartial` when a token that shows others' hands would be held by, or minted through, somebody who plays;
   *   `player/is-bot` where a bot plays; `command/reused`; `token/already-minted` when the same command comes again, for a secret is shown once
   */
  async createToken(minter: AccessToken, gatheringId: string, body: CreateToken): Promise<MintedToken> {
    const { token, secret } = madeOnce(await this.tokens.mint(await this.newToken(minter, gatheringId, body, body.commandId)));
    if (secret === null)
      throw new ProblemError(
        'token/already-minted',
        'This command has minted a token, whose secret was shown then. If it was lost, revoke the token and mint another with a new command id.',
        { params: { tokenId: token.tokenId } },
      );
    return { token: tokenDocument(token), secret };
  }

  /**
   * Mints several tokens, all of them or none.
   * @throws {ProblemError} as `createToken`; what one item is refused for names the item
   */
  async createTokens(minter: AccessToken, gatheringId: string, body: CreateTokens): Promise<{ readonly tokens: readonly MintedToken[] }> {
    const wanted: NewToken[] = [];
    for (const [at, one] of body.tokens.entries())
      wanted.push(await forItem(`tokens.${at}`, () => this.newToken(minter, gatheringId, one, body.commandId)));
    const minted = madeOnce(await this.tokens.mintAll(wanted));
    return {
      tokens: minted.map(({ token, secret }) => {
        if (secret === null) throw batchAlreadyMinted(minted.map((one) => one.token.tokenId));
        return { token: tokenDocument(token), secret };
      }),
    };
  }

  /** Checks what may be checked before a token is minted. @throws {ProblemError} as `createToken` */
  private async newToken(minter: AccessToken, gatheringId: string, body: TokenOfBatch, commandId: string): Promise<NewToken> {
    const playerId = 'playerId' in body ? (body.playerId ?? null) : null;
    const matchId = 'matchId' in body ? (body.matchId ?? null) : null;
    if (playerId !== null && (await this.player(gatheringId, playerId)).personId === botPersonId)
      throw new ProblemError('player/is-bot', 'A bot plays as this player; nobody else is given a token for it.');
    if (matchId !== null) await this.checkMatch(gatheringId, matchId, playerId);
    // A registered player plays, whichever person they are.
    if (body.role === 'judge' && playerId !== null) throw notImpartial();
    const holder = await this.holderOf(minter, gatheringId, body);
    const behind = [...minter.persons, ...(holder !== null && 'personId' in holder ? [holder.personId] : [])];
    const { role, label = null, expiresInSeconds } = body;
    if (role === 'judge' || role === 'player') await this.checkImpartial(gatheringId, behind, role === 'player' ? playerId : null);
    const scopes = body.role === 'judge' ? (body.scopes ?? []) : [];
    return { role, gatheringId, playerId, matchId, holder, scopes, mintedBy: minter.tokenId, label, expiresInSeconds, commandId };
  }

  async tokensOf(gatheringId: string, page: PageQuery): Promise<Page<TokenDocument>> {
    const rows = await this.tokens.ofGathering(gatheringId, page.limit + 1, decodePosition(page.cursor));
    return pageOf(rows, page.limit, (row) => row.tokenId, tokenDocument);
  }

  /** Revokes a token, and all tokens that it minted. */
  async revoke(revoker: AccessToken, gatheringId: string, tokenId: string): Promise<TokenDocument> {
    const token = await this.tokens.revoke(gatheringId, tokenId, revoker.tokenId);
    if (token === null) throw noSuchToken();
    return tokenDocument(token);
  }

  /**
   * Revokes several tokens, each with all that it minted: all of them or none.
   * @throws {ProblemError} `token/not-found`, which names the item
   */
  async revokeAll(
    revoker: AccessToken,
    gatheringId: string,
    { tokenIds }: RevokeTokens,
  ): Promise<{ readonly tokens: readonly TokenDocument[] }> {
    const revoked = await this.tokens.revokeAll(gatheringId, tokenIds, revoker.tokenId);
    if (revoked.kind === 'unknown') return forItem(`tokenIds.${revoked.at}`, () => Promise.reject(noSuchToken()));
    return { tokens: revoked.tokens.map(tokenDocument) };
  }

  /** Returns who is to hold the new token. A staff token always belongs to a person: the minter where the request names nobody else. */
  private async holderOf(minter: AccessToken, gatheringId: string, body: TokenOfBatch): Promise<Holder | null> {
    if (body.role === 'player' || body.role === 'spectator') return null;
    const personId =
      body.playerId === undefined ? staffId(minter) : await this.persons.ofPlayer(gatheringId, body.playerId, minter.tokenId);
    if (personId === null) throw noSuchPlayer();
    if (body.holder === undefined) return { personId };
    if ('personId' in body.holder) await this.checkPerson(minter, gatheringId, body.holder.personId);
    return body.holder;
  }

  private async checkImpartial(gatheringId: string, persons: readonly string[], beside: string | null): Promise<void> {
    if (await this.persons.play(gatheringId, persons, beside)) throw notImpartial();
  }

  /**
   * Checks that an organizer may name this person. Persons are the same in all gatherings: an organizer may name themselves and persons
   * that the gathering knows, and learns of no others.
   */
  private async checkPerson(token: AccessToken, gatheringId: string, personId: string): Promise<void> {
    if (token.personId !== personId && !(await this.persons.isKnown(gatheringId, personId)))
      throw new ProblemError('person/not-found', 'The gathering knows no such person.');
  }

  private async player(gatheringId: string, playerId: string): Promise<Player> {
    const player = await this.registry.player(gatheringId, playerId);
    if (player === null) throw noSuchPlayer();
    return player;
  }

  private async checkMatch(gatheringId: string, matchId: string, playerId: string | null): Promise<void> {
    const match = await this.registry.match(matchId);
    if (match === null || match.gatheringId !== gatheringId) throw new ProblemError('match/not-found', 'The gathering has no such match.');
    if (playerId !== null && !match.players.some((player) => player.playerId === playerId))
      throw new ProblemError('match/bad-seats', 'The player does not sit in that match.');
  }
}
