import { Body, Controller, Get, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { botTablesSchema, createBotMatchSchema, createdBotMatchSchema, type CreateBotMatch } from '@arbiter/contracts';
import { Endpoint } from '../auth/endpoint.decorator.js';
import { BotMatchesService } from './bot-matches.service.js';

const tag = 'Bots';
const everybody = { roles: 'everybody' } as const;

@Controller('bot-matches')
export class BotMatchesController {
  constructor(@Inject(BotMatchesService) private readonly matches: BotMatchesService) {}

  @Get()
  @Endpoint({
    tag,
    summary: 'Tells whether guests may play against bots here, which games, and with which decks',
    access: everybody,
    status: 200,
    answer: botTablesSchema,
    problems: [],
  })
  tables(): Promise<unknown> {
    return this.matches.tables();
  }

  @Post()
  @Endpoint({
    tag,
    summary: 'Begins a match of a guest against a bot',
    description:
      'Needs no token, where the operator has opened it (`BOT_MATCHES_AT_ONCE`). The answer has the token with which the guest plays, for a day. The match is recorded like every other, belongs to a gathering of its own and to no tournament; the bot is called Bot, is ready at once, adds no chance and agrees to no draw. A guest brings a deck of their own as text (`ownDeck`), or chooses a ready-made one; the bot takes a ready-made one by lot. What is wrong with a deck is told by line before anything begins, and nothing is charged for it. A guest who does nothing for half an hour has their match cancelled.',
    access: { ...everybody, weight: 'whole' },
    status: 201,
    answer: createdBotMatchSchema,
    problems: [
      'bot-match/closed',
      'bot-match/full',
      'bot-match/too-many',
      'bot-match/deck-unknown',
      'bot-match/deck-unfit',
      'deck/unreadable',
      'request/malformed',
      'game/not-found',
      'token/already-minted',
      'command/reused',
    ],
  })
  create(@Req() request: FastifyRequest, @Body({ schema: createBotMatchSchema }) body: CreateBotMatch): Promise<unknown> {
    return this.matches.create(request.ip, body);
  }
}
