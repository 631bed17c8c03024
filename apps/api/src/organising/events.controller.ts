import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Query } from '@nestjs/common';
import type { AccessToken } from '@arbiter/accounts';
import {
  bindPlayerSchema,
  createEventSchema,
  createPlayerSchema,
  createTokenSchema,
  eventParamsSchema,
  eventSchema,
  mintedTokenSchema,
  pageQuerySchema,
  pageSchema,
  playerParamsSchema,
  playerSchema,
  tokenParamsSchema,
  tokenSchema,
  type BindPlayer,
  type CreateEvent,
  type CreatePlayer,
  type CreateToken,
  type PageQuery,
} from '@arbiter/contracts';
import { CurrentToken } from '../auth/current.decorator.js';
import { allRoles, Endpoint } from '../auth/endpoint.decorator.js';
import { OrganisingService } from './organising.service.js';
import { tokenDocument } from './documents.js';

const tag = 'Events';
const playing =
  "From the moment a person is known to play in an event, judges' and players' tokens of the event that they hold or minted, or that were minted by way of theirs, open no hands in it; the tokens of their own player do.";
const resending = 'Sending the same command id again makes nothing twice and gets the first answer.';

@Controller()
export class EventsController {
  constructor(@Inject(OrganisingService) private readonly organising: OrganisingService) {}

  @Get('me')
  @Endpoint({ tag, summary: 'Shows the token that is used', access: { roles: allRoles }, status: 200, answer: tokenSchema, problems: [] })
  me(@CurrentToken() token: AccessToken): unknown {
    return tokenDocument(token);
  }

  @Post('events')
  @Endpoint({
    tag,
    summary: 'Creates an event',
    description: resending,
    access: { roles: ['organizer'] },
    status: 201,
    answer: eventSchema,
    problems: ['game/not-found', 'command/reused'],
  })
  createEvent(@CurrentToken() token: AccessToken, @Body({ schema: createEventSchema }) body: CreateEvent): Promise<unknown> {
    return this.organising.createEvent(token, body);
  }

  @Get('events')
  @Endpoint({
    tag,
    summary: 'Lists the events that the token reaches',
    access: { roles: allRoles },
    status: 200,
    answer: pageSchema(eventSchema, 'EventPage'),
    problems: [],
  })
  events(@CurrentToken() token: AccessToken, @Query({ schema: pageQuerySchema }) page: PageQuery): Promise<unknown> {
    return this.organising.events(token, page);
  }

  @Get('events/:eventId')
  @Endpoint({
    tag,
    summary: 'Shows an event',
    access: { roles: allRoles },
    status: 200,
    answer: eventSchema,
    problems: ['event/not-found'],
  })
  event(@Param({ schema: eventParamsSchema }) { eventId }: { eventId: string }): Promise<unknown> {
    return this.organising.event(eventId);
  }

  @Post('events/:eventId/players')
  @Endpoint({
    tag,
    summary: 'Registers a player',
    description: `${resending} ${playing}`,
    access: { roles: ['organizer'] },
    status: 201,
    answer: playerSchema,
    problems: ['event/not-found', 'person/not-found', 'player/bound', 'command/reused'],
  })
  createPlayer(
    @CurrentToken() token: AccessToken,
    @Param({ schema: eventParamsSchema }) { eventId }: { eventId: string },
    @Body({ schema: createPlayerSchema }) body: CreatePlayer,
  ): Promise<unknown> {
    return this.organising.createPlayer(token, eventId, body);
  }

  @Get('events/:eventId/players')
  @Endpoint({
    tag,
    summary: 'Lists the players',
    access: { roles: allRoles },
    status: 200,
    answer: pageSchema(playerSchema, 'PlayerPage'),
    problems: ['event/not-found'],
  })
  players(
    @CurrentToken() token: AccessToken,
    @Param({ schema: eventParamsSchema }) { eventId }: { eventId: string },
    @Query({ schema: pageQuerySchema }) page: PageQuery,
  ): Promise<unknown> {
    return this.organising.players(token, eventId, page);
  }

  @Put('events/:eventId/players/:playerId/person')
  @Endpoint({
    tag,
    summary: 'Says who plays as a player, for good',
    description: playing,
    access: { roles: ['organizer'] },
    status: 200,
    answer: playerSchema,
    problems: ['event/not-found', 'player/not-found', 'person/not-found', 'player/bound'],
  })
  bindPlayer(
    @CurrentToken() token: AccessToken,
    @Param({ schema: playerParamsSchema }) { eventId, playerId }: { eventId: string; playerId: string },
    @Body({ schema: bindPlayerSchema }) body: BindPlayer,
  ): Promise<unknown> {
    return this.organising.bindPlayer(token, eventId, playerId, body);
  }

  @Post('events/:eventId/tokens')
  @Endpoint({
    tag,
    summary: 'Mints a token; its secret is shown this once',
    description: `A staff token is yours unless you name another \`holder\`; the minting stays on record either way (\`mintedBy\`). Who plays in the event mints in it no judge's token and no other player's. Sending the same command id again mints nothing: \`token/already-minted\` names the token, whose secret is not shown twice.`,
    access: { roles: ['organizer'] },
    status: 201,
    answer: mintedTokenSchema,
    problems: [
      'event/not-found',
      'player/not-found',
      'person/not-found',
      'access/not-impartial',
      'match/not-found',
      'match/bad-seats',
      'command/reused',
      'token/already-minted',
    ],
  })
  createToken(
    @CurrentToken() token: AccessToken,
    @Param({ schema: eventParamsSchema }) { eventId }: { eventId: string },
    @Body({ schema: createTokenSchema }) body: CreateToken,
  ): Promise<unknown> {
    return this.organising.createToken(token, eventId, body);
  }

  @Get('events/:eventId/tokens')
  @Endpoint({
    tag,
    summary: 'Lists the tokens of an event, without secrets',
    access: { roles: ['organizer'] },
    status: 200,
    answer: pageSchema(tokenSchema, 'TokenPage'),
    problems: ['event/not-found'],
  })
  tokens(
    @Param({ schema: eventParamsSchema }) { eventId }: { eventId: string },
    @Query({ schema: pageQuerySchema }) page: PageQuery,
  ): Promise<unknown> {
    return this.organising.tokensOf(eventId, page);
  }

  @Delete('events/:eventId/tokens/:tokenId')
  @HttpCode(200)
  @Endpoint({
    tag,
    summary: 'Revokes a token for good, with all that it minted',
    access: { roles: ['organizer'] },
    status: 200,
    answer: tokenSchema,
    problems: ['event/not-found', 'token/not-found'],
  })
  revoke(
    @CurrentToken() token: AccessToken,
    @Param({ schema: tokenParamsSchema }) { eventId, tokenId }: { eventId: string; tokenId: string },
  ): Promise<unknown> {
    return this.organising.revoke(token, eventId, tokenId);
  }
}
