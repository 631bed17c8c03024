import { type MatchEvent, type MatchEventData } from '@arbiter/contracts';
import { type EntrantNumber, sameResult, type TableResult } from '@arbiter/tournaments';
import { resultOfMatch } from '../match/result-of-match.js';
import { Faulty } from './faults.js';
import { readBundle } from './read-bundle.js';
import type { NotVerified } from './verify.js';

/** What the export of a recorded match says about its table in a tournament. */
export interface MatchRecord {
  readonly matchId: string;
  /** The table that the match is pinned to; null outside tournaments. */
  readonly tournament: MatchEventData<'MatchCreated'>['tournament'];
  /** Ids of the players, by seat. */
  readonly players: readonly string[];
  /** The events from which its result follows. */
  readonly deciding: readonly MatchEvent[];
  /** The event that ended it; null where none did. */
  readonly end: { readonly version: number; readonly hash: string } | null;
}

const deciding: ReadonlySet<MatchEvent['type']> = new Set(['GameEnded', 'LossGivenBeforeStart', 'MatchEnded']);

/**
 * Reads from the export of a match what its tournament can be compared with. Its form and every link are checked; whether it verifies,
 * `verifyExport` says.
 */
export const matchRecordOf = (file: string | Uint8Array): { readonly ok: true; readonly record: MatchRecord } | NotVerified => {
  try {
    const { header, events } = readBundle(file);
    const [first] = events;
    if (first.event.type !== 'MatchCreated')
      return { ok: false, fault: { code: 'event/out-of-place', version: 1, detail: 'the record does not begin with MatchCreated' } };
    const ended = events.find(({ event }) => event.type === 'MatchEnded')?.stored;
    return {
      ok: true,
      record: {
        matchId: header.matchId,
        tournament: first.event.data.tournament,
        players: first.event.data.players,
        deciding: events.map(({ event }) => event).filter(({ type }) => deciding.has(type)),
        end: ended === undefined ? null : { version: ended.version, hash: ended.hash },
      },
    };
  } catch (error) {
    if (error instanceof Faulty) return { ok: false, fault: error.fault };
    throw error;
  }
};

/** A result that a tournament says it took from a match. */
export interface TakenResult {
  readonly tournamentId: string;
  readonly round: number;
  readonly table: number;
  /** By seat. */
  readonly entrants: readonly EntrantNumber[];
  /** Their ids in the gathering. */
  readonly players: readonly string[];
  /** The id that the pairing reserved for the table's match. */
  readonly matchId: string | null;
  readonly bestOf: number;
  readonly result: TableResult;
  /** The event that ended the match, as the tournament names it. */
  readonly source: { readonly matchId: string; readonly version: number; readonly hash: string };
}

/** Says how a result that was taken from a match differs from what the match's own record says; null where they agree. */
export const differenceFromMatch = (record: MatchRecord, taken: TakenResult): string | null => {
  const { tournamentId, round, table, source } = taken;
  if (taken.matchId !== source.matchId) return `the pairing reserved the match ${taken.matchId ?? 'none'} for table ${table}`;
  const pin = record.tournament;
  if (pin === null) return 'the match is pinned to no tournament';
  if (pin.id !== tournamentId) return `the match is pinned to the tournament ${pin.id}`;
  if (pin.round !== round || pin.table !== table) return `the match is pinned to round ${pin.round}, table ${pin.table}`;
  if (record.players.join() !== taken.players.join()) return 'others sat in the match than at the table';
  if (record.end === null) return 'the match has not ended';
  if (record.end.version !== source.version || record.end.hash !== source.hash)
    return `the match ended with its event ${record.end.version} (${record.end.hash}), and event ${source.version} (${source.hash}) is named`;
  const [one, other, ...more] = taken.entrants;
  if (one === undefined || other === undefined || more.length > 0) return 'the match is one of two, and the table is not';
  const due = resultOfMatch(record.deciding, [one, other], taken.bestOf);
  if (due === null) return 'the match gave no result';
  return sameResult(due, taken.result) ? null : `the match gave ${JSON.stringify(due)}, and ${JSON.stringify(taken.result)} is recorded`;
};
