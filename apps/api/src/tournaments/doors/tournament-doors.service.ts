import { Inject, Injectable } from '@nestjs/common';
import type { AccessToken, Registry } from '@arbiter/accounts';
import {
  entrantListSchema,
  type RegisterEntrants,
  roundSchema,
  standingsSchema,
  type TournamentCsvName,
  tournamentEventsSchema,
  tournamentSchema,
} from '@arbiter/contracts';
import { type EntrantsRegistered, readEntrants, registerEntrants, type Tournaments } from '@arbiter/organising';
import type { Principal } from '../../auth/principal.js';
import { ProblemError } from '../../problems/problem-error.js';
import { REGISTRY, TOURNAMENTS } from '../../tokens.js';
import { fromRefusal } from '../refusals.js';
import { TournamentReadingService } from '../tournament-reading.service.js';
import { entrantsCsv, pairingsCsv, resultsCsv, standingsCsv } from './csv-tables.js';

/** Events that are read at a time. */
const eventsAtOnce = 1_000;

/** The ways in and out of a tournament other than one command or one page: files of players, tables as CSV, and the stream as lines. */
@Injectable()
export class TournamentDoorsService {
  constructor(
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(TournamentReadingService) private readonly reading: TournamentReadingService,
  ) {}

  /** Registers the players of a file, once per command. @throws {ProblemError} `entrants/unreadable`, and what the tournament refuses */
  async register(token: AccessToken, tournamentId: string, { commandId, csv }: RegisterEntrants): Promise<EntrantsRegistered> {
    const read = readEntrants(csv);
    if (!read.ok) throw new ProblemError('entrants/unreadable', read.detail, { params: read.line === null ? {} : { line: read.line } });
    const sending = { commandId, by: token.tokenId, expected: null, meaning: `entrants ${csv}` };
    const done = await registerEntrants({ tournaments: this.tournaments, registry: this.registry }, tournamentId, sending, read.file);
    switch (done.kind) {
      case 'done':
        return done.outcome;
      case 'refused':
        throw fromRefusal(done.refusal);
      case 'reused':
        throw new ProblemError('command/reused', 'This command id was used for something else.');
      case 'notFound':
        throw new ProblemError('tournament/not-found', 'There is no such tournament.');
      case 'changed':
        throw new Error('the command names no version that it knows');
    }
  }

  /** Writes what a page shows its reader as CSV. @param round null where none was asked for */
  async csv(principal: Principal, tournamentId: string, name: TournamentCsvName, round: number | null): Promise<string> {
    switch (name) {
      case 'entrants':
        return entrantsCsv(entrantListSchema.parse(await this.reading.entrants(principal, tournamentId)));
      case 'pairings':
        return pairingsCsv(await this.round(principal, tournamentId, round));
      case 'results':
        return resultsCsv(await this.round(principal, tournamentId, round));
      case 'standings':
        return standingsCsv(standingsSchema.parse(await this.reading.standings(tournamentId, round ?? undefined)));
    }
  }

  /** Reads the events of the stream as their reader may see them, up to the newest. */
  async *events(principal: Principal, tournamentId: string, from: number): AsyncGenerator<object> {
    for (let next: number | null = from; next !== null; ) {
      const page = tournamentEventsSchema.parse(await this.reading.events(principal, tournamentId, { from: next, limit: eventsAtOnce }));
      yield* page.items;
      next = page.next;
    }
  }

  /** Returns a round as its reader may see it; the newest of these where none was asked for. */
  private async round(principal: Principal, tournamentId: string, round: number | null) {
    const number = round ?? tournamentSchema.parse(await this.reading.tournament(principal, tournamentId)).rounds.at(-1)?.round;
    if (number === undefined) throw new ProblemError('round/not-found', 'No round is published yet.');
    return roundSchema.parse(await this.reading.round(principal, tournamentId, number));
  }
}
