import { Inject, Injectable } from '@nestjs/common';
import {
  type AccessToken,
  batchItemId,
  type BotGatherings,
  botPersonId,
  type Gathering,
  type MatchListing,
  type NewRegistration,
  type Registry,
} from '@arbiter/accounts';
import { newMatchId, type CreatedMatch, type CreateMatch, type CreateMatches, type MatchSummary, type PageQuery } from '@arbiter/contracts';
import type { FormatPins } from '@arbiter/kernel';
import { deckMisfit, UnknownRuleset, type MatchCommands, type MatchQueries } from '@arbiter/recording';
import { seesLive, type MatchAccess, type Principal } from '../auth/principal.js';
import type { GameReleases, Release } from '@arbiter/platform';
import type { ApiConfig } from '../config.js';
import { decodePosition, pageOf } from '../http/cursor.js';
import { forItem } from '../problems/batch-item.js';
import { madeOnce, orProblem, ProblemError } from '../problems/problem-error.js';
import { BOT_GATHERINGS, CONFIG, GAME_RELEASES, MATCH_COMMANDS, MATCH_QUERIES, REGISTRY } from '../tokens.js';
import { summaryOf } from './summary.js';

/** What a match is made of, without the id of a command. */
type MatchOfBatch = Omit<CreateMatch, 'commandId'>;

/** A match of which everything was checked that can be before anything is written. */
interface Planned {
  readonly registration: NewRegistration;
  readonly body: MatchOfBatch;
  readonly release: Release;
  readonly format: FormatPins;
}

/** How an organizer names the seat at which a bot is to play. */
const botSeat = 'bot';

/** Bots play matches of so many. */
const seatsWithBot = 2;

/** How many matches of a batch have their first events recorded at a time. */
const begunAtOnce = 16;

/** Creates, lists and publishes matches. */
@Injectable()
export class MatchAdminService {
  constructor(
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(CONFIG) private readonly config: ApiConfig,
    @Inject(MATCH_COMMANDS) private readonly commands: MatchCommands,
    @Inject(MATCH_QUERIES) private readonly queries: MatchQueries,
    @Inject(GAME_RELEASES) private readonly releases: GameReleases,
    @Inject(BOT_GATHERINGS) private readonly bots: BotGatherings,
  ) {}

  /**
   * Creates a match. Checks everything that can be checked before anything is written, then registers the match and records its first
   * event; the same command id gives the same match again.
   */
  async create(token: AccessToken, gatheringId: string, body: CreateMatch): Promise<CreatedMatch> {
    const gathering = await this.gathering(gatheringId);
    const planned = await this.plan(token, gathering, body, body.commandId);
    return this.begin(token, gathering, planned, madeOnce(await this.registry.register(planned.registration)).matchId);
  }

  /**
   * Creates several matches: all of them are registered in one transaction, or none. Their first events follow, each in a stream of its
   * own; a command that broke off between is carried to its end when it is sent again.
   * @throws {ProblemError} as `create`; what one item is refused for names the item
   */
  async createAll(token: AccessToken, gatheringId: string, body: CreateMatches): Promise<{ readonly matches: readonly CreatedMatch[] }> {
    const gathering = await this.gathering(gatheringId);
    const planned: Planned[] = [];
    for (const [at, one] of body.matches.entries())
      planned.push(await forItem(`matches.${at}`, () => this.plan(token, gathering, one, batchItemId(body.commandId, at))));
    const further = { gatheringId, commandId: batchItemId(body.commandId, planned.length), createdBy: token.tokenId };
    // A batch that has begun like this one and is longer is another command.
    if ((await this.registry.matchOfCommand(further)) !== null) madeOnce({ kind: 'reused' });
    const registered = madeOnce(await this.registry.registerAll(planned.map(({ registration }) => registration)));
    const matches: CreatedMatch[] = [];
    for (let from = 0; from < planned.length; from += begunAtOnce)
      matches.push(
        ...(await Promise.all(
          planned.slice(from, from + begunAtOnce).map((plan, place) => {
            const { matchId = plan.registration.matchId } = registered[from + place] ?? {};
            return forItem(`matches.${from + place}`, () => this.begin(token, gathering, plan, matchId));
          }),
        )),
      );
    return { matches };
  }

  /** Checks all that a match needs. @throws {ProblemError} */
  private async plan(token: AccessToken, { gatheringId, game }: Gathering, body: MatchOfBatch, commandId: string): Promise<Planned> {
    const createdBy = token.tokenId;
    const release = await this.release(game, body.ruleset ?? (await this.pinnedBefore({ gatheringId, commandId, createdBy })));
    const format = formatOf(release, body);
    checkSeats(release, body.players);
    const misfit = deckMisfit(release.ruleset, format, body.decks, body.players.length);
    if (misfit !== null) orProblem(misfit);
    const players = await this.seated(gatheringId, body.players, createdBy);
    const matchId = newMatchId(Date.now(), this.config.logSlots);
    return {
      registration: { matchId, gatheringId, format: body.format, commandId, createdBy, players },
      body: { ...body, players: [...players] },
      release,
      format,
    };
  }

  /**
   * Returns the players of a match, with a bot where one is wanted: it is registered in the gathering if it was not, when everything else
   * about the match has been found right.
   * @throws {ProblemError} `match/bad-seats`
   */
  private async seated(gatheringId: string, seats: readonly string[], createdBy: string): Promise<readonly string[]> {
    const found = await Promise.all(seats.map((seat) => (seat === botSeat ? null : this.registry.player(gatheringId, seat))));
    for (const [at, player] of found.entries())
      if (player === null && seats[at] !== botSeat) throw new ProblemError('match/bad-seats', `The gathering has no player ${seats[at]}.`);
    const bots = found.filter((player) => player === null || player.personId === botPersonId).length;
    if (bots === 0) return seats;
    if (bots > 1 || seats.length !== seatsWithBot)
      throw new ProblemError('match/bad-seats', 'A bot plays matches of two, against a player.', {
        params: { min: seatsWithBot, max: seatsWithBot },
      });
    if (!seats.includes(botSeat)) return seats;
    const bot = await this.bots.botOf(gatheringId, createdBy);
    return seats.map((seat) => (seat === botSeat ? bot : seat));
  }

  /** Records the first event of a match that is registered. */
  private async begin(
    token: AccessToken,
    { gatheringId, spectatorDelaySeconds }: Gathering,
    { registration, body, release, format }: Planned,
    matchId: string,
  ): Promise<CreatedMatch> {
    const acknowledgement = orProblem(
      await this.commands.create({
        matchId,
        commandId: registration.commandId,
        gatheringId,
        players: body.players,
        ruleset: release.version,
        format,
        ...(body.decks === undefined ? {} : { decks: body.decks }),
        clock: body.clock ?? null,
        spectatorDelay: { versions: 0, ms: spectatorDelaySeconds * 1_000 },
        autoStart: body.autoStart,
      }),
    );
    const match = await this.listing(matchId);
    // When the command is sent again after the match has begun, its answer shows no more than every other endpoint does.
    return { match: this.show({ kind: 'token', token }, match), version: acknowledgement.version, hash: acknowledgement.hash };
  }

  private async gathering(gatheringId: string): Promise<Gathering> {
    const gathering = await this.registry.gathering(gatheringId);
    if (gathering === null) throw new ProblemError('gathering/not-found', 'There is no such gathering.');
    return gathering;
  }

  async list(
    principal: Principal,
    gatheringId: string,
    playerId: string | null,
    page: PageQuery,
  ): Promise<{ readonly items: readonly MatchSummary[]; readonly next: string | null }> {
    const rows = await this.registry.matches(gatheringId, playerId, page.limit + 1, decodePosition(page.cursor));
    return pageOf(
      rows,
      page.limit,
      (row) => row.matchId,
      (row) => this.show(principal, row),
    );
  }

  async summary(principal: Principal, access: MatchAccess): Promise<MatchSummary> {
    return this.show(principal, await this.listing(access.match.matchId));
  }

  /** Opens the full record of an ended match to everybody. @throws {ProblemError} `match/wrong-phase` while it runs */
  async publish(principal: Principal, access: MatchAccess): Promise<MatchSummary> {
    const { status } = orProblem(await this.queries.matchView(access.match.matchId, { kind: 'spectator' }));
    if (status !== 'ended' && status !== 'cancelled')
      throw new ProblemError('match/wrong-phase', 'A match can be published when it has ended.');
    if (principal.kind !== 'token') throw new Error('this endpoint lets nobody without a token publish');
    await this.registry.publish(access.match.matchId, principal.token.tokenId);
    return this.summary(principal, access);
  }

  private show(principal: Principal, match: MatchListing): MatchSummary {
    return summaryOf(match, seesLive(principal, match), Date.now());
  }

  private async listing(matchId: string): Promise<MatchListing> {
    const match = await this.registry.listing(matchId);
    if (match === null) throw new ProblemError('match/not-found', 'There is no such match.');
    return match;
  }

  /**
   * Returns the ruleset of the match that this command created when it was sent before: the newest ruleset may have changed since, but a
   * ruleset that was left out then was filled in for good. Undefined when there is no such match, or its first event was never recorded.
   */
  private async pinnedBefore(command: Pick<NewRegistration, 'gatheringId' | 'commandId' | 'createdBy'>): Promise<string | undefined> {
    const matchId = await this.registry.matchOfCommand(command);
    if (matchId === null) return undefined;
    const matchView = await this.queries.matchView(matchId, { kind: 'spectator' }, 1);
    if (!matchView.ok && matchView.problem.code === 'match/not-found') return undefined;
    return orProblem(matchView).ruleset;
  }

  private async release(game: string, version: string | undefined): Promise<Release> {
    if (version === undefined) {
      const current = await this.releases.current(game);
      if (current === null) throw new ProblemError('game/not-found', `There is no game "${game}" here.`);
      return current;
    }
    try {
      const ruleset = await this.releases.load(version);
      if (ruleset.game !== game) throw new ProblemError('ruleset/unknown', `That ruleset is not one of "${game}".`);
      return { version, ruleset };
    } catch (error) {
      if (error instanceof UnknownRuleset) throw new ProblemError('ruleset/unknown', 'No such ruleset was released.');
      throw error;
    }
  }
}

const formatOf = ({ ruleset }: Release, body: MatchOfBatch): FormatPins => {
  const format = Object.hasOwn(ruleset.formats, body.format) ? ruleset.formats[body.format] : undefined;
  if (format === undefined)
    throw new ProblemError('format/not-found', `The game has no format "${body.format}".`, {
      params: { formats: Object.keys(ruleset.formats) },
    });
  return format;
};

const checkSeats = ({ ruleset }: Release, players: readonly string[]): void => {
  const { min, max } = ruleset.seats;
  if (players.length < min || players.length > max)
    throw new ProblemError('match/bad-seats', `The game takes ${min} to ${max} players.`, { params: { min, max } });
  if (new Set(players).size !== players.length) throw new ProblemError('match/bad-seats', 'Nobody can sit on two seats.');
};
