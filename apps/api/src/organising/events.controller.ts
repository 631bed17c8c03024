import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import type { AccessToken } from '@arbiter/accounts';
import {
  createEventSchema,
  createPlayerSchema,
  createTokenSchema,
  eventParamsSchema,
  eventSchema,
  mintedTokenSchema,
  pageQuerySchema,
  pageSchema,
  playerSchema,
  tokenParamsSchema,
  tokenSchema,
  type CreateEvent,
  type CreatePlayer,
  type CreateToken,
  type PageQuery,
} from '@arbiter/contracts';
import { CurrentToken } from '../auth/current.decorator.js';
import { allRoles, Door } from '../auth/door.decorator.js';
import { OrganisingService } from './organising.service.js';
import { tokenDocument } from './documents.js';

const tag = 'Events';
const resending = 'Sending the same command id again makes nothing twice and gets the first answer.';

@Controller()
export class EventsController {
  constructor(@Inject(OrganisingService) private readonly organising: OrganisingService) {}

  @Get('me')
  @Door({ tag, summary: 'Shows the token that is used', access: { roles: allRoles }, status: 200, answer: tokenSchema, problems: [] })
  me(@CurrentToken() token: AccessToken): unknown {
    return tokenDocument(token);
  }

  @Post('events')
  @Door({ tag, summary: 'Creates an event', description: resending, access: { roles: ['organizer'] }, status: 201, answer: eventSchema, problems: ['game/not-found', 'command/reused'] })
  createEvent(@CurrentToken() token: AccessToken, @Body({ schema: createEventSchema }) body: CreateEvent): Promise<unknown> {
    return this.organising.createEvent(token, body);
  }

  @Get('events')
  @Door({ tag, summary: 'Lists the events that the token reaches', access: { roles: allRoles }, status: 200, answer: pageSchema(eventSchema, 'EventPage'), problems: [] })
  events(@CurrentToken() token: AccessToken, @Query({ schema: pageQuerySchema }) page: PageQuery): Promise<unknown> {
    return this.organising.events(token, page);
  }

  @Get('events/:eventId')
  @Door({ tag, summary: 'Shows an event', access: { roles: allRoles }, status: 200, answer: eventSchema, problems: ['event/not-found'] })
  event(@Param({ schema: eventParamsSchema }) { eventId }: { eventId: string }): Promise<unknown> {
    return this.organising.event(eventId);
  }

  @Post('events/:eventId/players')
  @Door({ tag, summary: 'Registers a player', description: resending, access: { roles: ['organizer'] }, status: 201, answer: playerSchema, problems: ['event/not-found', 'command/reused'] })
  createPlayer(@Param({ schema: eventParamsSchema }) { eventId }: { eventId: string }, @Body({ schema: createPlayerSchema }) body: CreatePlayer): Promise<unknown> {
    return this.organising.createPlayer(eventId, body);
  }

  @Get('events/:eventId/players')
  @Door({ tag, summary: 'Lists the players', access: { roles: allRoles }, status: 200, answer: pageSchema(playerSchema, 'PlayerPage'), problems: ['event/not-found'] })
  players(@Param({ schema: eventParamsSchema }) { eventId }: { eventId: string }, @Query({ schema: pageQuerySchema }) page: PageQuery): Promise<unknown> {
    return this.organising.players(eventId, page);
  }

  @Post('events/:eventId/tokens')
  @Door({
    tag,
    summary: 'Mints a token; its secret is shown this once',
    description: 'Sending the same command id again mints nothing: `token/already-minted` names the token, whose secret is not shown twice.',
    access: { roles: ['organizer'] },
    status: 201,
    answer: mintedTokenSchema,
    problems: ['event/not-found', 'player/not-found', 'match/not-found', 'match/bad-seats', 'command/reused', 'token/already-minted'],
  })
  createToken(@Param({ schema: eventParamsSchema }) { eventId }: { eventId: string }, @Body({ schema: createTokenSchema }) body: CreateToken): Promise<unknown> {
    return this.organising.createToken(eventId, body);
  }

  @Get('events/:eventId/tokens')
  @Door({ tag, summary: 'Lists the tokens of an event, without secrets', access: { roles: ['organizer'] }, status: 200, answer: pageSchema(tokenSchema, 'TokenPage'), problems: ['event/not-found'] })
  tokens(@Param({ schema: eventParamsSchema }) { eventId }: { eventId: string }, @Query({ schema: pageQuerySchema }) page: PageQuery): Promise<unknown> {
    return this.organising.tokensOf(eventId, page);
  }

  @Delete('events/:eventId/tokens/:tokenId')
  @HttpCode(200)
  @Door({ tag, summary: 'Revokes a token for good', access: { roles: ['organizer'] }, status: 200, answer: tokenSchema, problems: ['event/not-found', 'token/not-found'] })
  revoke(@Param({ schema: tokenParamsSchema }) { eventId, tokenId }: { eventId: string; tokenId: string }): Promise<unknown> {
    return this.organising.revoke(eventId, tokenId);
  }
}
