import { Body, Controller, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import {
  matchParamsSchema,
  phraseSaidSchema,
  presenceSchema,
  presenceSignSchema,
  sayPhraseSchema,
  type PhraseSaid,
  type Presence,
  type PresenceSign,
  type SayPhrase,
} from '@arbiter/contracts';
import { CurrentMatch } from '../auth/current.decorator.js';
import { Endpoint } from '../auth/endpoint.decorator.js';
import type { MatchAccess } from '../auth/principal.js';
import { PresenceService } from './presence.service.js';

@Controller('matches/:matchId')
export class PresenceController {
  constructor(@Inject(PresenceService) private readonly presence: PresenceService) {}

  @Put('presence')
  @Endpoint({
    tag: 'Play',
    summary: "Gives a sign of life of a player's page, or says goodbye",
    description:
      'For a page that follows the match live with the same `page`: send it whenever the stream sends something, which is every 15 seconds at least (more often than every 8 seconds is not needed). Without a sign for 25 seconds the player counts as lost, however the connection seems to stand. What is told passes, and is not of the log.',
    access: { roles: ['player'] },
    status: 200,
    answer: presenceSchema,
    problems: ['match/not-found'],
  })
  sign(
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Body({ schema: presenceSignSchema }) body: PresenceSign,
  ): Promise<Presence> {
    return this.presence.sign(access, body);
  }

  @Post('phrases')
  @HttpCode(200)
  @Endpoint({
    tag: 'Play',
    summary: 'Says a phrase to whoever is at the match',
    description:
      'One of a closed list; nobody writes freely. Told at once to those who follow the match with a `page`, or over a socket with `presence`, and not behind a delay. It passes, and is not of the log, nor of exports. Five phrases of a player in 30 seconds are the most. A command id is known for ten minutes.',
    access: { roles: ['player'] },
    status: 200,
    answer: phraseSaidSchema,
    problems: ['match/not-found', 'phrase/too-many', 'command/reused'],
  })
  say(
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Body({ schema: sayPhraseSchema }) body: SayPhrase,
  ): Promise<PhraseSaid> {
    return this.presence.say(access, body);
  }
}
