import { Module, type DynamicModule, type OnApplicationShutdown, Inject } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, Reflector } from '@nestjs/core';
import { CardIndexes, CardLists } from '@arbiter/cards';
import type { Platform, ProcessMetrics } from '@arbiter/platform';
import { WebhookCommands, Webhooks } from '@arbiter/webhooks';
import { Admission } from './auth/admission.js';
import { Impartiality } from './auth/impartiality.js';
import { AuthGuard } from './auth/auth.guard.js';
import { Bearers } from './auth/bearers.js';
import { BotMatchesController } from './bots/bot-matches.controller.js';
import { BotMatchesService } from './bots/bot-matches.service.js';
import { GuestBudget } from './bots/guest-budget.js';
import { CardListsController } from './cards/card-lists.controller.js';
import { CardListsService } from './cards/card-lists.service.js';
import { CardsController } from './cards/cards.controller.js';
import { CardsService } from './cards/cards.service.js';
import type { ApiConfig } from './config.js';
import { EvidenceController } from './evidence/evidence.controller.js';
import { TilesController } from './evidence/tiles.controller.js';
import { DeckReadingsController } from './games/deck-readings.controller.js';
import { GamesController } from './games/games.controller.js';
import { GamesService } from './games/games.service.js';
import { JobsController } from './jobs/jobs.controller.js';
import { JobsService } from './jobs/jobs.service.js';
import { RequestBudgets } from './limits/request-budgets.js';
import { LiveController } from './live/live.controller.js';
import { LiveStreams } from './live/live-streams.js';
import { MatchSearchController } from './matches/search/match-search.controller.js';
import { LiveTables } from './matches/search/live-tables.js';
import { MatchSearchService } from './matches/search/match-search.service.js';
import { MatchAdminService } from './matches/match-admin.service.js';
import { MatchesController } from './matches/matches.controller.js';
import { CallsController } from './matches/calls.controller.js';
import { CallsService } from './matches/calls.service.js';
import { PlayController } from './matches/play.controller.js';
import { PlayService } from './matches/play.service.js';
import { ReadingController } from './matches/reading.controller.js';
import { ReadingService } from './matches/reading.service.js';
import { TableService } from './matches/table.service.js';
import { Nodes } from './nodes/nodes.service.js';
import { Heartbeat } from './operations/heartbeat.js';
import { OperationsController } from './operations/operations.controller.js';
import { GatheringsController } from './organising/gatherings.controller.js';
import { OrganisingService } from './organising/organising.service.js';
import { PresenceController } from './presence/presence.controller.js';
import { PresenceService } from './presence/presence.service.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { schemaPipe } from './problems/schema.pipe.js';
import { StrangeQueryGuard } from './problems/strange-query.guard.js';
import { SiteController } from './site/site.controller.js';
import { Sockets } from './sockets/sockets.service.js';
import { PatchesController } from './views/patches.controller.js';
import { ViewPatches } from './views/view-patches.js';
import { TournamentArchiveController } from './tournaments/archive/archive.controller.js';
import { TournamentArchiveService } from './tournaments/archive/archive.service.js';
import { DeckJudge } from './tournaments/deck-judge.js';
import { TournamentDecksController } from './tournaments/decks.controller.js';
import { TournamentDecksService } from './tournaments/decks.service.js';
import { TournamentDoorsController } from './tournaments/doors/tournament-doors.controller.js';
import { TournamentDoorsService } from './tournaments/doors/tournament-doors.service.js';
import { TournamentReadingController } from './tournaments/tournament-reading.controller.js';
import { TournamentReadingService } from './tournaments/tournament-reading.service.js';
import { ClosedLists } from './tournaments/closed-lists.js';
import { TournamentReaders } from './tournaments/readers.js';
import { TournamentsController } from './tournaments/tournaments.controller.js';
import { TournamentsService } from './tournaments/tournaments.service.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksService } from './webhooks/webhooks.service.js';
import * as token from './tokens.js';

const controllers = [
  OperationsController,
  GatheringsController,
  MatchesController,
  BotMatchesController,
  MatchSearchController,
  PlayController,
  CallsController,
  ReadingController,
  LiveController,
  PresenceController,
  PatchesController,
  JobsController,
  DeckReadingsController,
  GamesController,
  EvidenceController,
  TilesController,
  TournamentsController,
  TournamentArchiveController,
  TournamentReadingController,
  TournamentDecksController,
  CardsController,
  CardListsController,
  TournamentDoorsController,
  WebhooksController,
  SiteController,
];
const services = [
  RequestBudgets,
  Bearers,
  Admission,
  Impartiality,
  TournamentReaders,
  ClosedLists,
  OrganisingService,
  MatchAdminService,
  GuestBudget,
  BotMatchesService,
  LiveTables,
  MatchSearchService,
  PlayService,
  CallsService,
  ReadingService,
  TableService,
  PresenceService,
  ViewPatches,
  LiveStreams,
  Sockets,
  Nodes,
  JobsService,
  GamesService,
  DeckJudge,
  TournamentsService,
  TournamentReadingService,
  TournamentArchiveService,
  TournamentDecksService,
  CardsService,
  CardListsService,
  TournamentDoorsService,
  WebhooksService,
  Heartbeat,
];

/** The API's root module. The parts that it provides are passed in by the caller. */
@Module({})
export class AppModule implements OnApplicationShutdown {
  constructor(@Inject(token.PLATFORM) private readonly platform: Platform) {}

  static with(config: ApiConfig, platform: Platform, metrics: ProcessMetrics): DynamicModule {
    const value = (provide: symbol, useValue: unknown): { readonly provide: symbol; readonly useValue: unknown } => ({ provide, useValue });
    return {
      module: AppModule,
      controllers,
      providers: [
        ...services,
        value(token.CONFIG, config),
        value(token.PLATFORM, platform),
        value(token.METRICS, metrics),
        value(token.POOL, platform.pool),
        value(token.CARD_INDEXES, new CardIndexes(platform.pool)),
        value(token.CARD_LISTS, new CardLists(platform.pool)),
        value(token.TOKENS, platform.tokens),
        value(token.KNOWN_TOKENS, platform.knownTokens),
        value(token.REGISTRY, platform.registry),
        value(token.PERSONS, platform.persons),
        value(token.BOT_GATHERINGS, platform.botGatherings),
        value(token.DECKS, platform.decks),
        value(token.TOURNAMENTS, platform.tournaments),
        value(token.WEBHOOKS, new Webhooks(platform.pool, platform.feed)),
        value(token.WEBHOOK_COMMANDS, new WebhookCommands(platform.pool, Date.now)),
        value(token.GAME_RELEASES, platform.releases),
        value(token.MATCH_COMMANDS, platform.commands),
        value(token.MATCH_QUERIES, platform.queries),
        value(token.EVIDENCE, platform.evidence),
        value(token.TILES, platform.tiles),
        value(token.EVENT_STORE, platform.store),
        value(token.JOB_STORE, platform.jobs),
        value(token.JOB_QUEUES, platform.queues),
        value(token.NEWS_CHANNEL, platform.news),
        value(token.ACCESS_CHANNEL, platform.access),
        value(token.PRESENCE, platform.presence),
        value(token.PROGRESS, platform.progress),
        value(token.PASSING_CHANNEL, platform.passing),
        Reflector,
        { provide: APP_GUARD, useClass: AuthGuard },
        { provide: APP_GUARD, useClass: StrangeQueryGuard },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_PIPE, useFactory: schemaPipe },
      ],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.platform.close();
  }
}
