import { decodeTournamentEvent, tournamentStream } from '@arbiter/contracts';
import type { EntrantNumber, PairedTable, TableResult, TournamentEvent, TournamentEventData, Unpaired } from '@arbiter/tournaments';
import type { Columns, FeedEntry, Projection, RowChange } from '../ports.js';
import type { ProjectionTable } from './tables.js';

const instant = (at: number): string => new Date(at).toISOString();

const put = (table: ProjectionTable, key: Columns, values: Columns): RowChange => ({ change: 'put', table, key, values });
const patch = (table: ProjectionTable, key: Columns, values: Columns): RowChange => ({ change: 'patch', table, key, values });
const remove = (table: ProjectionTable, key: Columns): RowChange => ({ change: 'remove', table, key });

const listed = (tournament_id: string, { gatheringId, game, settings, at }: TournamentEventData<'TournamentCreated'>): RowChange =>
  put(
    'tournament_list',
    { tournament_id },
    {
      gathering_id: gatheringId,
      game,
      format: settings.format,
      policy: settings.policy,
      visibility: settings.visibility,
      status: 'setUp',
      created_at: instant(at),
      started_at: null,
      ended_at: null,
    },
  );

const entered = (
  tournament_id: string,
  { entrant, players }: { readonly entrant: EntrantNumber; readonly players: readonly string[] },
  place: 'waiting' | 'registered',
): readonly RowChange[] => players.map((player_id) => put('tournament_entry', { tournament_id, entrant, player_id }, { place }));

const seated = (
  tournament_id: string,
  round: number,
  tables: readonly PairedTable[],
  unpaired: readonly Unpaired[],
): readonly RowChange[] => [
  ...tables.flatMap(({ table, entrants, matchId }) =>
    entrants.map((entrant) =>
      put('tournament_seat', { tournament_id, round, entrant }, { table_number: table, match_id: matchId, gets: null }),
    ),
  ),
  ...unpaired.map(({ entrant, gets }) =>
    put('tournament_seat', { tournament_id, round, entrant }, { table_number: null, match_id: null, gets }),
  ),
];

/** Who won by a result alone; null for a draw, and where it follows from who else sits at the table. */
const winnerIn = (result: TableResult): EntrantNumber | null => {
  switch (result.kind) {
    case 'doubleLoss':
    case 'noShow':
      return null;
    case 'pod':
    case 'podWithAbsent':
      return result.winner;
    case 'games': {
      const [one, other] = result.wins;
      if (one.games === other.games) return null;
      return one.games > other.games ? one.entrant : other.entrant;
    }
  }
};

const resulted = (
  tournament_id: string,
  { round, table }: { readonly round: number; readonly table: number },
  result: TableResult,
  corrected: boolean,
): RowChange =>
  put(
    'tournament_result',
    { tournament_id, round, table_number: table },
    { result, kind: result.kind, winner: winnerIn(result), absent: result.kind === 'noShow' ? result.absent : null, corrected },
  );

const rowsOf = (tournament_id: string, event: TournamentEvent): readonly RowChange[] => {
  const whole = (values: Columns): RowChange => patch('tournament_list', { tournament_id }, values);
  switch (event.type) {
    case 'TournamentCreated':
      return [listed(tournament_id, event.data)];
    case 'RegistrationOpened':
      return [whole({ status: 'registration' })];
    case 'RegistrationClosed':
      return [whole({ status: 'closed' })];
    case 'EntrantRegistered':
    case 'EntrantAddedLate':
      return entered(tournament_id, event.data, 'registered');
    case 'EntrantWaitlisted':
      return entered(tournament_id, event.data, 'waiting');
    case 'EntrantPromoted':
      return [patch('tournament_entry', { tournament_id, entrant: event.data.entrant }, { place: 'registered' })];
    case 'RegistrationCancelled':
      return [patch('tournament_entry', { tournament_id, entrant: event.data.entrant }, { place: 'cancelled' })];
    case 'RoundPaired': {
      const { round, phase, tables, unpaired } = event.data;
      return [
        whole({ status: 'running' }),
        put('tournament_round', { tournament_id, round }, { phase, published_at: null }),
        ...seated(tournament_id, round, tables, unpaired),
      ];
    }
    case 'PairingOverridden': {
      const { round, tables, unpaired } = event.data;
      return [remove('tournament_seat', { tournament_id, round }), ...seated(tournament_id, round, tables, unpaired)];
    }
    case 'PairingsDiscarded': {
      const key = { tournament_id, round: event.data.round };
      return [remove('tournament_round', key), remove('tournament_seat', key), remove('tournament_result', key)];
    }
    case 'RoundPublished': {
      const { round, at } = event.data;
      const published = patch('tournament_round', { tournament_id, round }, { published_at: instant(at) });
      return round === 1 ? [published, whole({ started_at: instant(at) })] : [published];
    }
    case 'ResultConfirmed':
      return [resulted(tournament_id, event.data, event.data.result, false)];
    case 'ResultCorrected':
      return [resulted(tournament_id, event.data, event.data.after, true)];
    case 'TournamentFinished':
      return [
        whole({ status: 'finished', ended_at: instant(event.data.at) }),
        ...event.data.places.map(({ entrant, place }) => put('tournament_place', { tournament_id, entrant }, { place })),
      ];
    case 'TournamentCancelled':
      return [whole({ status: 'cancelled', ended_at: instant(event.data.at) })];
    default:
      return [];
  }
};

const rows = ({ event }: FeedEntry): readonly RowChange[] => rowsOf(event.stream.id, decodeTournamentEvent(event));

/**
 * Tournaments, who entered them, where everybody sat, and how it ended: what the archive and the history of a player are read from. It has
 * rounds that are not published too; whoever reads it leaves them out.
 */
export const tournamentProjection: Projection = {
  name: 'tournaments',
  tables: ['tournament_list', 'tournament_entry', 'tournament_place', 'tournament_round', 'tournament_seat', 'tournament_result'],
  streamTypes: [tournamentStream.type],
  streamColumn: 'tournament_id',
  project: (entries) => entries.flatMap(rows),
};
