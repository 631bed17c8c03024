import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Query } from '@nestjs/common';
import type { AccessToken } from '@arbiter/accounts';
import {
  bindPlayerSchema,
  createGatheringSchema,
  createPlayerSchema,
  createPlayersSchema,
  createdPlayersSchema,
  createTokenSchema,
  createTokensSchema,
  gatheringParamsSchema,
  gatheringSchema,
  mintedTokenSchema,
  mintedTokensSchema,
  pageQuerySchema,
  pageSchema,
  playerParamsSchema,
  playerSchema,
  revokedTokensSchema,
  revokeTokensSchema,
  tokenParamsSchema,
  tokenSchema,
  type BindPlayer,
  type CreateGathering,
  type CreatePlayer,
  type CreatePlayers,
  type CreateToken,
  type CreateTokens,
  type PageQuery,
  type RevokeTokens,
} from '@arbiter/contracts';
import { CurrentToken } from '../auth/current.decorator.js';
import { allRoles, Endpoint } from '../auth/endpoint.decorator.js';
import { OrganisingService } from './organising.service.js';
import { tokenDocument } from './documents.js';

const tag = 'Gatherings';
const playing =
  "From the moment a person is known to play in a gathering, judges' and players' tokens of the gathering that they hold or minted, or that were minted by way of theirs, open no hands in it; the tokens of their own player do.";
const resending = 'Sending the same command id again makes nothing twice and gets the first answer.';

const mintingProblems = [
  'gathering/not-found',
  'player/not-found',
  'player/is-bot',
  'person/not-found',
  'access/not-impartial',
  'match/not-found',
  'match/bad-seats',
  'command/reused',
  'token/already-minted',
] as const;

@Controller()
export class GatheringsController {
  constructor(@Inject(OrganisingService) private readonly organising: OrganisingService) {}

  @Get('me')
  @Endpoint({ tag, summary: 'Shows the token that is used', access: { roles: allRoles }, status: 200, answer: tokenSchema, problems: [] })
  me(@CurrentToken() token: AccessToken): unknown {
    return tokenDocument(token);
  }

  @Post('gatherings')
  @Endpoint({
    tag,
    summary: 'Creates a gathering',
    description: resending,
    access: { roles: ['organizer'] },
    status: 201,
    answer: gatheringSchema,
    problems: ['game/not-found', 'command/reused'],
  })
  createGathering(@CurrentToken() token: AccessToken, @Body({ schema: createGatheringSchema }) body: CreateGathering): Promise<unknown> {
    return this.organising.createGathering(token, body);
  }

  @Get('gatherings')
  @Endpoint({
    tag,
    summary: 'Lists the gatherings that the token reaches',
    access: { roles: allRoles },
    status: 200,
    answer: pageSchema(gatheringSchema, 'GatheringPage'),
    problems: [],
  })
  gatherings(@CurrentToken() token: AccessToken, @Query({ schema: pageQuerySchema }) page: PageQuery): Promise<unknown> {
    return this.organising.gatherings(token, page);
  }

  @Get('gatherings/:gatheringId')
  @Endpoint({
    tag,
    summary: 'Shows a gathering',
    access: { roles: allRoles },
    status: 200,
    answer: gatheringSchema,
    problems: ['gathering/not-found'],
  })
  gathering(@Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string }): Promise<unknown> {
    return this.organising.gathering(gatheringId);
  }

  @Post('gatherings/:gatheringId/players')
  @Endpoint({
    tag,
    summary: 'Registers a player',
    description: `${resending} ${playing}`,
    access: { roles: ['organizer'] },
    status: 201,
    answer: playerSchema,
    problems: ['gathering/not-found', 'person/not-found', 'player/bound', 'command/reused'],
  })
  createPlayer(
    @CurrentToken() token: AccessToken,
    @Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string },
    @Body({ schema: createPlayerSchema }) body: CreatePlayer,
  ): Promise<unknown> {
    return this.organising.createPlayer(token, gatheringId, body);
  }

  @Post('gatherings/:gatheringId/players/batch')
  @Endpoint({
    tag,
    summary: 'Registers several players at once',
    description: `All of them are registered in one transaction, or none: what is refused names the item (\`issues\`), and can be corrected and sent again as a whole. ${resending} ${playing}`,
    access: { roles: ['organizer'], weight: 'page' },
    status: 201,
    answer: createdPlayersSchema,
    problems: ['gathering/not-found', 'person/not-found', 'player/bound', 'command/reused'],
  })
  createPlayers(
    @CurrentToken() token: AccessToken,
    @Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string },
    @Body({ schema: createPlayersSchema }) body: CreatePlayers,
  ): Promise<unknown> {
    return this.organising.createPlayers(token, gatheringId, body);
  }

  @Get('gatherings/:gatheringId/players')
  @Endpoint({
    tag,
    summary: 'Lists the players',
    access: { roles: allRoles },
    status: 200,
    answer: pageSchema(playerSchema, 'PlayerPage'),
    problems: ['gathering/not-found'],
  })
  players(
    @CurrentToken() token: AccessToken,
    @Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string },
    @Query({ schema: pageQuerySchema }) page: PageQuery,
  ): Promise<unknown> {
    return this.organising.players(token, gatheringId, page);
  }

  @Put('gatherings/:gatheringId/players/:playerId/person')
  @Endpoint({
    tag,
    summary: 'Says who plays as a player, for good',
    description: playing,
    access: { roles: ['organizer'] },
    status: 200,
    answer: playerSchema,
    problems: ['gathering/not-found', 'player/not-found', 'person/not-found', 'player/bound'],
  })
  bindPlayer(
    @CurrentToken() token: AccessToken,
    @Param({ schema: playerParamsSchema }) { gatheringId, playerId }: { gatheringId: string; playerId: string },
    @Body({ schema: bindPlayerSchema }) body: BindPlayer,
  ): Promise<unknown> {
    return this.organising.bindPlayer(token, gatheringId, playerId, body);
  }

  @Post('gatherings/:gatheringId/tokens')
  @Endpoint({
    tag,
    summary: 'Mints a token; its secret is shown this once',
    description: `A staff token is yours unless you name another \`holder\`; the minting stays on record either way (\`mintedBy\`). Who plays in the gathering mints in it no judge's token and no other player's. Sending the same command id again mints nothing: \`token/already-minted\` names the token, whose secret is not shown twice.`,
    access: { roles: ['organizer'] },
    status: 201,
    answer: mintedTokenSchema,
    problems: mintingProblems,
  })
  createToken(
    @CurrentToken() token: AccessToken,
    @Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string },
    @Body({ schema: createTokenSchema }) body: CreateToken,
  ): Promise<unknown> {
    return this.organising.createToken(token, gatheringId, body);
  }

  @Post('gatherings/:gatheringId/tokens/batch')
  @Endpoint({
    tag,
    summary: 'Mints several tokens at once; their secrets are shown this once',
    description:
      'All of them are minted in one transaction, or none; what is refused names the item (`issues`), and can be corrected and sent again as a whole. Sending the same command id again mints nothing: `token/already-minted` names the tokens, whose secrets are not shown twice.',
    access: { roles: ['organizer'], weight: 'page' },
    status: 201,
    answer: mintedTokensSchema,
    problems: mintingProblems,
  })
  createTokens(
    @CurrentToken() token: AccessToken,
    @Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string },
    @Body({ schema: createTokensSchema }) body: CreateTokens,
  ): Promise<unknown> {
    return this.organising.createTokens(token, gatheringId, body);
  }

  @Post('gatherings/:gatheringId/tokens/revocations')
  @HttpCode(200)
  @Endpoint({
    tag,
    summary: 'Revokes several tokens for good, each with all that it minted',
    description:
      'All of them are revoked in one transaction, or none; a token that the gathering does not have is named (`issues`). It needs no command id: a token is revoked once, and sent again it gets the same answer.',
    access: { roles: ['organizer'], weight: 'page' },
    status: 200,
    answer: revokedTokensSchema,
    problems: ['gathering/not-found', 'token/not-found'],
  })
  revokeAll(
    @CurrentToken() token: AccessToken,
    @Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string },
    @Body({ schema: revokeTokensSchema }) body: RevokeTokens,
  ): Promise<unknown> {
    return this.organising.revokeAll(token, gatheringId, body);
  }

  @Get('gatherings/:gatheringId/tokens')
  @Endpoint({
    tag,
    summary: 'Lists the tokens of a gathering, without secrets',
    access: { roles: ['organizer'] },
    status: 200,
    answer: pageSchema(tokenSchema, 'TokenPage'),
    problems: ['gathering/not-found'],
  })
  tokens(
    @Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string },
    @Query({ schema: pageQuerySchema }) page: PageQuery,
  ): Promise<unknown> {
    return this.organising.tokensOf(gatheringId, page);
  }

  @Delete('gatherings/:gatheringId/tokens/:tokenId')
  @HttpCode(200)
  @Endpoint({
    tag,
    summary: 'Revokes a token for good, with all that it minted',
    access: { roles: ['organizer'] },
    status: 200,
    answer: tokenSchema,
    problems: ['gathering/not-found', 'token/not-found'],
  })
  revoke(
    @CurrentToken() token: AccessToken,
    @Param({ schema: tokenParamsSchema }) { gatheringId, tokenId }: { gatheringId: string; tokenId: string },
  ): Promise<unknown> {
    return this.organising.revoke(token, gatheringId, tokenId);
  }
}
