import { randomUUID } from 'node:crypto';
import { commandOf, gatheringEntry, type JournalEntry, type Registry, type Sql } from '@arbiter/accounts';
import type { EntrantNumber, TournamentState } from '@arbiter/tournaments';
import type { StandingTournament } from '../tournament-streams.js';
import type { CarriedOut, MakeCommand, Sending, Tournaments, WriteBeside } from '../tournaments.js';
import { type EntrantFile, type EntrantRow, nameKey, type RefusedRow } from './read-entrants.js';

/** A line of a file whose player was registered. */
export interface RegisteredRow {
  readonly line: number;
  readonly entrant: EntrantNumber;
  readonly name: string;
  readonly place: 'registered' | 'waiting';
}

/** What became of a file. */
export interface EntrantsRegistered {
  readonly registered: readonly RegisteredRow[];
  readonly refused: readonly RefusedRow[];
  readonly ignoredColumns: readonly string[];
  /** The stream's version after the command. */
  readonly version: number;
}

export type EntrantsOutcome =
  | { readonly kind: 'done'; readonly outcome: EntrantsRegistered }
  | Exclude<CarriedOut, { readonly tournament: StandingTournament }>;

export interface RegisterEntrantsPorts {
  readonly tournaments: Tournaments;
  readonly registry: Pick<Registry, 'names'>;
}

interface Plan {
  readonly rows: readonly EntrantRow[];
  readonly refused: readonly RefusedRow[];
}

/** The names of everybody who is registered, each with the entrant's number. */
const takenNames = async ({ registry }: RegisterEntrantsPorts, state: TournamentState): Promise<ReadonlyMap<string, EntrantNumber>> => {
  const entrants = state.entrants.filter(({ place }) => place !== 'cancelled');
  const names = await registry.names(
    state.gatheringId,
    entrants.flatMap(({ players }) => players),
  );
  return new Map(entrants.flatMap(({ number, players }) => players.map((player) => [nameKey(names.get(player) ?? ''), number] as const)));
};

/** Keeps those apart whose names are registered already, so that a longer version of a file adds only who is new. */
const planOf = ({ rows, refused }: EntrantFile, taken: ReadonlyMap<string, EntrantNumber>): Plan => {
  const known = (row: EntrantRow): EntrantNumber | undefined => taken.get(nameKey(row.name));
  const again = rows.flatMap((row): readonly RefusedRow[] => {
    const entrant = known(row);
    if (entrant === undefined) return [];
    const detail = `Entrant ${entrant} has this name. If they are two players, register the second one by hand.`;
    return [{ line: row.line, code: 'name/registered', detail }];
  });
  return {
    rows: rows.filter((row) => known(row) === undefined),
    refused: [...refused, ...again].sort((one, other) => one.line - other.line),
  };
};

interface NewPlayer {
  readonly playerId: string;
  readonly name: string;
  /** Unique among the players of the gathering. */
  readonly commandId: string;
}

/** Writes the players of a gathering with one statement. @returns what goes on record */
const writePlayers = async (
  sql: Sql,
  gatheringId: string,
  players: readonly NewPlayer[],
  { at, by }: { readonly at: number; readonly by: string },
): Promise<readonly JournalEntry[]> => {
  await sql.query(
    `INSERT INTO player (player_id, gathering_id, name, created_at, created_by, command_id, command_digest)
     SELECT player_id, $1, name, to_timestamp($2::float8 / 1000), $3, command_id, digest
     FROM unnest($4::uuid[], $5::text[], $6::text[], $7::bytea[]) AS listed(player_id, name, command_id, digest)`,
    [
      gatheringId,
      at,
      by,
      players.map(({ playerId }) => playerId),
      players.map(({ name }) => name),
      players.map(({ commandId }) => commandId),
      players.map(({ commandId, name }) => commandOf(commandId, [name]).digest),
    ],
  );
  return players.map(({ playerId, commandId }) =>
    gatheringEntry(gatheringId, { type: 'PlayerRegistered', data: { at, by, playerId, personId: null } }, commandId),
  );
};

/**
 * Registers everybody of a file in one transaction: as players of the gathering and as entrants of the tournament. Lines that can't be
 * registered are kept apart and told; the command is refused whole only where the tournament registers nobody. Sent again it registers
 * nobody twice and gives the first answer.
 * @param sending with the token of an organizer
 */
export const registerEntrants = async (
  ports: RegisterEntrantsPorts,
  tournamentId: string,
  sending: Sending & { readonly by: string },
  file: EntrantFile,
): Promise<EntrantsOutcome> => {
  const { tournaments } = ports;
  // Drawn once: where another process writes first, the same players are registered behind that.
  const ids = new Map(file.rows.map(({ line }) => [line, randomUUID() as string]));
  const planFor = async ({ state }: StandingTournament): Promise<Plan> => planOf(file, await takenNames(ports, state));
  const playerOf = ({ line, name }: EntrantRow): NewPlayer => ({
    playerId: ids.get(line) ?? randomUUID(),
    name,
    commandId: `csv-${tournamentId}-${sending.commandId}-${line}`,
  });
  const plans = new Map<number, Plan>();
  const make: MakeCommand = async (standing) => {
    const plan = await planFor(standing);
    plans.set(standing.head.version, plan);
    return plan.rows.map((row) => ({
      type: 'registerEntrant',
      players: [playerOf(row).playerId],
      awardedByes: row.awardedByes,
      byStaff: true,
    }));
  };
  const beside: WriteBeside = async (sql, { head, state }, at) => {
    const rows = plans.get(head.version)?.rows ?? [];
    return rows.length === 0 ? [] : writePlayers(sql, state.gatheringId, rows.map(playerOf), { at, by: sending.by });
  };
  const carried = await tournaments.carryOut(tournamentId, sending, make, beside);
  if (!('tournament' in carried)) return carried;
  const before = await tournaments.streams.asOf(tournamentId, carried.version - carried.events.length);
  if (before === null) throw new Error(`tournament ${tournamentId} can't be read as it was before command ${sending.commandId}`);
  const { rows, refused } = await planFor(before);
  const registered = rows.slice(0, carried.events.length).map(({ line, name }, at): RegisteredRow => {
    const place = carried.events[at] === 'EntrantWaitlisted' ? 'waiting' : 'registered';
    return { line, entrant: before.state.entrants.length + at + 1, name, place };
  });
  return { kind: 'done', outcome: { registered, refused, ignoredColumns: file.ignoredColumns, version: carried.version } };
};
