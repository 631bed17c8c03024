import { Inject, Injectable } from '@nestjs/common';
import type { Registry } from '@arbiter/accounts';
import type { PreviewCorrection, PreviewOverride } from '@arbiter/contracts';
import type { GameReleases } from '@arbiter/platform';
import { playersWithHistory, type StandingTournament, type TournamentListing, type Tournaments } from '@arbiter/organising';
import type { Pool } from 'pg';
import { hashOfPolicy } from '@arbiter/contracts';
import {
  currentRound,
  type EntrantState,
  eventOfPlace,
  historyOfState,
  infractions,
  isActive,
  isOpenToEverybody,
  policyNamed,
  pointsBefore,
  previewCorrection,
  previewOverride,
  proposedPenalties,
  roundOf,
  type RoundState,
  type Standings,
  standingsId,
  standingsOf,
  type StandingsPolicy,
  type TournamentEvent,
  type TournamentState,
  unverifiedOf,
} from '@arbiter/tournaments';
import { partial, type Principal } from '../auth/principal.js';
import { ProblemError } from '../problems/problem-error.js';
import { GAME_RELEASES, POOL, REGISTRY, TOURNAMENTS } from '../tokens.js';
import { proposalsFor } from './advice.js';
import { bracketDocuments } from './brackets.js';
import { entrantOfToken } from './authority.js';
import { KeptByState } from './kept-by-state.js';
import {
  clockDocument,
  draftDocument,
  entrantDocument,
  type Named,
  type NameOf,
  openedFigure,
  opponentsOfTerm,
  roundSummary,
  standingsRowDocument,
  tableDocument,
  type TableReader,
} from './documents.js';
import { TournamentReaders } from './readers.js';
import { fromRefusal } from './refusals.js';

const policyOfState = ({ settings }: TournamentState): StandingsPolicy => policyNamed(settings.policy);

/** Pages about tournaments, each as its reader may see it. */
@Injectable()
export class TournamentReadingService {
  /** Names of players by gathering; they never change. */
  private readonly names = new Map<string, Map<string, string>>();
  /** Standings of a large tournament take a second to compute and to write out, and everybody asks for the same ones. */
  private readonly standingsOfState = new KeptByState<Standings>();
  private readonly standingsPages = new KeptByState<object, string>();

  constructor(
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(GAME_RELEASES) private readonly releases: GameReleases,
    @Inject(TournamentReaders) private readonly readers: TournamentReaders,
    @Inject(POOL) private readonly pool: Pool,
  ) {}

  async list(gatheringId: string): Promise<object> {
    const items = await this.tournaments.ofGathering(gatheringId);
    return { items: items.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })) };
  }

  async tournament(principal: Principal, tournamentId: string): Promise<object> {
    const { standing, listing, nameOf } = await this.open(tournamentId);
    const { state, head } = standing;
    const staff = (await this.readers.readerOf(principal, state)).kind === 'staff';
    const count = (holds: (entrant: EntrantState) => boolean): number => state.entrants.filter(holds).length;
    return {
      tournamentId,
      gatheringId: state.gatheringId,
      name: listing.name,
      game: state.game,
      status: state.status,
      settings: state.settings,
      structure: state.structure,
      entrants: {
        registered: count(({ place }) => place === 'registered'),
        waiting: count(({ place }) => place === 'waiting'),
        here: count(({ place, presence }) => place === 'registered' && presence === 'here'),
        playing: count(isActive),
      },
      decksLocked: state.decksLocked,
      deckChecks: staff ? state.deckChecks : [],
      drafts: Object.entries(state.podsOf).map(([phase, drawn]) => draftDocument(Number(phase), drawn, nameOf)),
      rounds: state.rounds.filter((round) => staff || round.stage !== 'paired').map(roundSummary),
      seedCommitment: state.seedCommitment,
      seed: state.seed,
      places: state.places?.map(({ entrant, place }) => ({ entrant, place, name: nameOf(entrant) })) ?? null,
      createdAt: new Date(state.createdAt).toISOString(),
      version: head.version,
      hash: head.hash,
      now: new Date().toISOString(),
    };
  }

  async entrants(principal: Principal, tournamentId: string): Promise<object> {
    const { standing, nameOf } = await this.open(tournamentId);
    const reader = await this.readers.readerOf(principal, standing.state);
    const named = await this.named(standing, nameOf);
    return {
      items: standing.state.entrants.map((entrant) => entrantDocument(entrant, named, tellsDeck(reader, entrant))),
      version: standing.head.version,
    };
  }

  /** @throws {ProblemError} `round/not-found`, also for pairings that are not published and a reader who is not staff */
  async round(principal: Principal, tournamentId: string, number: number): Promise<object> {
    const { standing, nameOf } = await this.open(tournamentId);
    const { state, head } = standing;
    const reader = await this.readers.readerOf(principal, state);
    const round = this.visibleRound(state, number, reader);
    const named = await this.named(standing, nameOf);
    const pointsOf = pointsBefore(state, policyOfState(state), round.round);
    return {
      round: round.round,
      phase: round.phase,
      stage: round.stage,
      algorithm: round.pairing.algorithm,
      seed: round.pairing.seed,
      tables: round.tables.map((table) => tableDocument(table, { state, ...named, pointsOf, reader })),
      unpaired: round.unpaired.map((one) => ({ ...one, name: nameOf(one.entrant), playerId: named.playerOf(one.entrant) })),
      clock: clockDocument(round.clock),
      event: round.event,
      version: head.version,
      now: new Date().toISOString(),
    };
  }

  /** @throws {ProblemError} `round/pairing-refused` for results that make no bracket */
  async brackets(principal: Principal, tournamentId: string): Promise<object> {
    const { standing, nameOf } = await this.open(tournamentId);
    const { state, head } = standing;
    const named = await this.named(standing, nameOf);
    return { items: bracketDocuments(state, named, await this.readers.readerOf(principal, state)), version: head.version };
  }

  async standings(tournamentId: string, round: number | undefined): Promise<object> {
    const { standing, nameOf } = await this.open(tournamentId);
    const named = await this.named(standing, nameOf);
    // Players are bound to persons at any time and for good: as many as have a history are the same ones.
    const key = `${round ?? ''} ${named.count}`;
    return this.standingsPages.get(standing.state, key, () => this.standingsPage(standing, named, round));
  }

  private standingsPage({ state, head }: StandingTournament, named: Named, round: number | undefined): object {
    const standings = this.standingsAfter(state, round);
    const { policy } = standings;
    return {
      round: standings.afterRound,
      policy: {
        id: policy.id,
        title: policy.title,
        hash: hashOfPolicy(policy),
        unverified: unverifiedOf(policy).map(({ setting }) => setting),
      },
      chain: policy.chain.map(({ figure }) => figure),
      rows: standings.rows.map((row) => {
        const entrant = state.entrants[Number(row.entrant) - 1] as EntrantState;
        return standingsRowDocument(row, entrant, named, policy);
      }),
      version: head.version,
    };
  }

  /** Opens every number of an entrant. @throws {ProblemError} `entrant/not-found` for whoever is not in the standings */
  async opened(tournamentId: string, entrant: number, round: number | undefined): Promise<object> {
    const { standing, nameOf } = await this.open(tournamentId);
    const { state } = standing;
    const standings = this.standingsAfter(state, round);
    const row = standings.rows.find((one) => one.entrant === standingsId(entrant));
    if (row === undefined)
      throw new ProblemError('entrant/not-found', `Entrant ${entrant} is not in these standings.`, { params: { entrant } });
    const { policy } = standings;
    const { points } = row.figures;
    return {
      entrant,
      name: nameOf(entrant),
      round: standings.afterRound,
      figures: Object.fromEntries(Object.entries(row.figures).map(([name, figure]) => [name, openedFigure(figure, policy, nameOf)])),
      results: (points?.kind === 'sum' ? points.terms : []).map((term) => ({
        place: term.place,
        opponent: term.opponents[0] === undefined ? null : Number(term.opponents[0]),
        opponents: opponentsOfTerm(term, nameOf),
        outcome: term.outcome,
        points: term.points,
        event: eventOfPlace(state, term.place),
      })),
    };
  }

  /** What a correction would change. @throws {ProblemError} `table/not-found`, `result/missing` */
  async preview(tournamentId: string, correction: PreviewCorrection): Promise<object> {
    const { standing, nameOf } = await this.open(tournamentId);
    const preview = previewCorrection(standing.state, policyOfState(standing.state), correction);
    if (!preview.ok) throw fromRefusal(preview.refusal);
    const { standings, pairings, cut } = preview.value;
    return { standings: standings.map((one) => ({ ...one, name: nameOf(one.entrant) })), pairings, cut, version: standing.head.version };
  }

  /**
   * What there is to warn of in pairings by hand, which only staff see before they are published.
   * @throws {ProblemError} `access/forbidden`, or where the pairings do not do
   */
  async previewOverride(principal: Principal, tournamentId: string, pairing: PreviewOverride): Promise<object> {
    const { state, head } = (await this.open(tournamentId)).standing;
    if ((await this.readers.readerOf(principal, state)).kind !== 'staff')
      throw new ProblemError('access/forbidden', 'This is for staff who do not play.');
    const preview = previewOverride(state, policyOfState(state), pairing);
    if (!preview.ok) throw fromRefusal(preview.refusal);
    return { warnings: preview.value, version: head.version };
  }

  /** Structures that the rules of the game propose. */
  async proposals(tournamentId: string, entrants: number | undefined): Promise<object> {
    const { standing } = await this.open(tournamentId);
    const { game, settings } = standing.state;
    const release = await this.releases.current(game);
    return proposalsFor(standing.state, entrants, release?.ruleset.formats[settings.format]?.bestOf ?? 1);
  }

  /**
   * Penalties: to staff all, to a player their own.
   * @param since when the day began; earlier warnings do not make a further one dearer
   */
  async penalties(principal: Principal, tournamentId: string, since: number | undefined): Promise<object> {
    const { standing, nameOf } = await this.open(tournamentId);
    const reader = await this.readers.readerOf(principal, standing.state);
    const items = standing.state.penalties.filter(
      ({ entrant }) => reader.kind === 'staff' || (reader.kind === 'entrant' && reader.entrant === entrant),
    );
    return {
      items: items.map((one) => ({ ...one, name: nameOf(one.entrant), at: new Date(one.at).toISOString() })),
      infractions: infractions.map(({ code, title, usual, source }) => ({ code, title, usual, source })),
      proposals: (reader.kind === 'staff' ? proposedPenalties(standing.state, since) : []).map(({ earlier, ...proposed }) => ({
        ...proposed,
        earlier: earlier.map(({ penalty }) => penalty),
      })),
    };
  }

  /** What a player needs now: their entrant, table and clock. @throws {ProblemError} `access/not-impartial` */
  async ownPage(principal: Principal, tournamentId: string): Promise<object> {
    const { standing, nameOf } = await this.open(tournamentId);
    const { state, head } = standing;
    const own = principal.kind === 'token' ? entrantOfToken(principal.token, state) : null;
    if (own !== null && principal.kind === 'token' && principal.token.impartial !== true) throw partial('player');
    const newest = currentRound(state);
    const round = newest === null || newest.stage === 'paired' ? (state.rounds.at(-2) ?? null) : newest;
    const seat = own === null ? undefined : round?.tables.find(({ entrants }) => entrants.includes(own.number));
    // Nobody is sent to a match that is not there yet.
    const isThere = typeof seat?.matchId === 'string' && (await this.tournaments.isBegun(seat.matchId));
    const table = seat === undefined ? undefined : { ...seat, matchId: isThere ? seat.matchId : null };
    const pointsOf = pointsBefore(state, policyOfState(state), round?.round ?? 1);
    const named = await this.named(standing, nameOf);
    return {
      tournamentId,
      entrant: own === null ? null : entrantDocument(own, named, true),
      round: round?.round ?? null,
      table:
        table === undefined || own === null
          ? null
          : tableDocument(table, { state, ...named, pointsOf, reader: { kind: 'entrant', entrant: own.number } }),
      unpaired: round?.unpaired.find(({ entrant }) => entrant === own?.number)?.gets ?? null,
      clock: clockDocument(round?.clock ?? null),
      now: new Date().toISOString(),
      version: head.version,
    };
  }

  /**
   * Lists the events of the stream. Whoever is not staff gets those of pairings that are not published, and what players have reported or
   * handed in, without their data.
   */
  async events(
    principal: Principal,
    tournamentId: string,
    { from, limit }: { readonly from: number; readonly limit: number },
  ): Promise<object> {
    const { standing } = await this.open(tournamentId);
    const reader = await this.readers.readerOf(principal, standing.state);
    const found = await this.tournaments.streams.events(tournamentId, from, from + limit);
    const page = found.slice(0, limit);
    return {
      items: page.map(({ version, hash, recordedAt, event }) => ({
        version,
        type: event.type,
        hash,
        recordedAt,
        data: isOpen(event, reader, standing.state) ? event.data : { at: event.data.at },
      })),
      next: found.length > page.length ? from + limit : null,
    };
  }

  private visibleRound(state: TournamentState, number: number, reader: TableReader): RoundState {
    const round = roundOf(state, number);
    if (round !== null && (round.stage !== 'paired' || reader.kind === 'staff')) return round;
    throw new ProblemError('round/not-found', `There is no round ${number}.`, { params: { round: number } });
  }

  private standingsAfter(state: TournamentState, round: number | undefined): Standings {
    return this.standingsOfState.get(state, round, () => this.computedStandings(state, round));
  }

  private computedStandings(state: TournamentState, round: number | undefined): Standings {
    const answer = standingsOf(historyOfState(state), policyOfState(state), round);
    if (answer.ok) return answer.standings;
    throw new ProblemError('round/not-found', `There are no standings after round ${round ?? 'the last'}: ${answer.problem.detail}.`, {
      params: round === undefined ? {} : { round },
    });
  }

  private async open(
    tournamentId: string,
  ): Promise<{ readonly standing: StandingTournament; readonly listing: TournamentListing; readonly nameOf: NameOf }> {
    const [standing, listing] = await Promise.all([this.tournaments.streams.current(tournamentId), this.tournaments.listing(tournamentId)]);
    if (standing === null || listing === null) throw new ProblemError('tournament/not-found', 'There is no such tournament.');
    const names = await this.namesOf(standing.state);
    const nameOf: NameOf = (number) => {
      const players = standing.state.entrants[number - 1]?.players ?? [];
      return players.map((player) => names.get(player)).join(', ') || `#${number}`;
    };
    return { standing, listing, nameOf };
  }

  /** Adds who has a history over all events; `count` is how many of the gathering have. */
  private async named({ state }: StandingTournament, nameOf: NameOf): Promise<Named & { readonly count: number }> {
    const known = await playersWithHistory(this.pool, state.gatheringId);
    const playerOf: Named['playerOf'] = (entrant) => {
      const [player, ...others] = state.entrants[entrant - 1]?.players ?? [];
      return player !== undefined && others.length === 0 && known.has(player) ? player : null;
    };
    return { nameOf, playerOf, count: known.size };
  }

  private async namesOf({ gatheringId, entrants }: TournamentState): Promise<ReadonlyMap<string, string>> {
    const known = this.names.get(gatheringId) ?? new Map<string, string>();
    const missing = entrants.flatMap(({ players }) => players.filter((player) => !known.has(player)));
    if (missing.length > 0) for (const [id, name] of await this.registry.names(gatheringId, missing)) known.set(id, name);
    if (this.names.size >= 64 && !this.names.has(gatheringId)) this.names.clear();
    this.names.set(gatheringId, known);
    return known;
  }
}

const tellsDeck = (reader: TableReader, { number }: EntrantState): boolean =>
  reader.kind === 'staff' || (reader.kind === 'entrant' && reader.entrant === number);

const isOpen = (event: TournamentEvent, reader: TableReader, state: TournamentState): boolean =>
  reader.kind === 'staff' || isOpenToEverybody(event, state);
