import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiExcludeController } from '@nestjs/swagger';
import { Endpoint } from '../auth/endpoint.decorator.js';
import type { ApiConfig } from '../config.js';
import { ProblemError } from '../problems/problem-error.js';
import { CONFIG } from '../tokens.js';
import { readPage, type PageName } from './page-file.js';

const Page = (summary: string): MethodDecorator =>
  Endpoint({
    tag: 'Page',
    summary,
    access: { roles: 'everybody' },
    status: 200,
    contents: { 'text/html': 'text' },
    problems: ['page/not-built'],
  });

/** Serves the pages. They hold no data: each fetches what it shows with its reader's token. */
@ApiExcludeController()
@Controller()
export class SiteController {
  constructor(@Inject(CONFIG) private readonly config: ApiConfig) {}

  @Get()
  @Page('The page')
  home(@Res() reply: FastifyReply): Promise<void> {
    return this.page(reply, 'index.html');
  }

  @Get('matches/:id/board')
  @Page('The board of a match')
  board(@Res() reply: FastifyReply): Promise<void> {
    return this.page(reply, 'index.html');
  }

  @Get('embed/matches/:id')
  @Page("A published match for somebody else's page")
  embedded(@Res() reply: FastifyReply): Promise<void> {
    return this.page(reply, 'embed.html');
  }

  @Get('organize')
  @Page('The tournaments of an organizer')
  organizer(@Res() reply: FastifyReply): Promise<void> {
    return this.page(reply, 'tournaments.html');
  }

  @Get('organize/:id')
  @Page('The desk of a tournament')
  desk(@Res() reply: FastifyReply): Promise<void> {
    return this.page(reply, 'tournaments.html');
  }

  @Get('t')
  @Page('Tournaments that run, are to come and are over')
  archive(@Res() reply: FastifyReply): Promise<void> {
    return this.page(reply, 'tournaments.html');
  }

  @Get('p/:id')
  @Page('A player over all events')
  player(@Res() reply: FastifyReply): Promise<void> {
    return this.page(reply, 'tournaments.html');
  }

  @Get('t/:id')
  @Page('A tournament, for everybody and for its players')
  tournament(@Res() reply: FastifyReply): Promise<void> {
    return this.page(reply, 'tournaments.html');
  }

  @Get('t/:id/projector')
  @Page('Pairings and timer of a tournament for a screen')
  projector(@Res() reply: FastifyReply): Promise<void> {
    return this.page(reply, 'tournaments.html');
  }

  @Get(['pairings', 'tables', 'pods', 'slips', 'standings'].map((what) => `t/:id/print/${what}`))
  @Page('Pages of a tournament for the printer')
  print(@Res() reply: FastifyReply): Promise<void> {
    return this.page(reply, 'tournaments.html');
  }

  private async page(reply: FastifyReply, name: PageName): Promise<void> {
    const page = await readPage(this.config.viewerDirectory, name, this.config.cardImages);
    if (page === null) throw new ProblemError('page/not-built', 'The page has not been built: run `npm run build`.');
    await reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', page.policy)
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(page.html);
  }
}
