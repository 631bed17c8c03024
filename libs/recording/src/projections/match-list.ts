import { type MatchEvent, type MatchEventData, decodeMatchEvent, matchStreamType } from '@arbiter/contracts';
import type { MatchStatus } from '../match/commands.js';
import { isDrawn } from '../match/drafts.js';
import type { Columns, FeedEntry, Projection, RowChange, StoredEvent } from '../ports.js';

const instant = (at: number): string => new Date(at).toISOString();

const listed = (matchId: string, version: number, { pins, players, gatheringId, at }: MatchEventData<'MatchCreated'>): RowChange => ({
  change: 'put',
  table: 'match_list',
  key: { match_id: matchId },
  values: {
    gathering_id: gatheringId,
    game: pins.game,
    format: pins.format.id,
    ruleset: pins.ruleset,
    players,
    phase: 'created' satisfies MatchStatus,
    result: null,
    version,
    created_at: instant(at),
    started_at: null,
    ended_at: null,
    ruled_at: null,
  },
});

/** Returns whether the match is held or runs after an event that may hold it or let it go on; null where that stays as it was. */
const heldOrNot = (
  event: Extract<MatchEvent, { type: 'MatchPaused' | 'MatchResumed' | 'JudgeCalled' | 'CallClosed' }>,
): MatchStatus | null => {
  switch (event.type) {
    case 'MatchPaused':
      return 'paused';
    case 'MatchResumed':
      return 'running';
    case 'JudgeCalled':
      return event.data.stops ? 'paused' : null;
    case 'CallClosed':
      return event.data.goesOn ? 'running' : null;
  }
};

/** Returns the columns of a match's row that an event changes, apart from the version. */
const changed = (event: MatchEvent): Columns => {
  const phase = (status: MatchStatus, more: Columns = {}): Columns => ({ phase: status, ...more });
  switch (event.type) {
    case 'MatchStarted':
      return phase('running', { started_at: instant(event.data.at) });
    case 'MatchPaused':
    case 'MatchResumed':
    case 'JudgeCalled':
    case 'CallClosed': {
      const status = heldOrNot(event);
      return status === null ? {} : phase(status);
    }
    case 'MatchEnded': {
      const { winners, reason, rule } = event.data.result;
      return phase('ended', { result: { winners, reason, rule }, ended_at: instant(event.data.at) });
    }
    case 'MatchCancelled':
      return phase('cancelled', { ended_at: instant(event.data.at) });
    case 'RulingGiven':
      return { ruled_at: instant(event.data.at) };
    default:
      return {};
  }
};

const rows = ({ event: stored }: FeedEntry): RowChange => {
  const event = decodeMatchEvent(stored);
  if (event.type === 'MatchCreated') return listed(stored.stream.id, stored.version, event.data);
  return {
    change: 'patch',
    table: 'match_list',
    key: { match_id: stored.stream.id },
    values: { version: stored.version, ...changed(event) },
  };
};

/** Every match with its phase and result. An endpoint that serves spectators must hold back what their delay hides. */
export const matchListProjection: Projection = {
  name: 'match_list',
  tables: ['match_list'],
  streamTypes: [matchStreamType],
  streamColumn: 'match_id',
  project: (entries) => entries.map(rows),
};

const seated = (stored: StoredEvent, { pins, players, gatheringId, at }: MatchEventData<'MatchCreated'>): readonly RowChange[] =>
  players.map((player, seat) => ({
    change: 'put',
    table: 'match_participation',
    key: { match_id: stored.stream.id, seat },
    values: {
      player_id: player,
      gathering_id: gatheringId,
      game: pins.game,
      phase: 'created' satisfies MatchStatus,
      outcome: null,
      created_at: instant(at),
      ended_at: null,
    },
  }));

const outcomes = (matchId: string, event: Extract<MatchEvent, { type: 'MatchEnded' | 'MatchCancelled' }>): readonly RowChange[] => {
  const of = (key: Columns, values: Columns): RowChange => ({
    change: 'patch',
    table: 'match_participation',
    key: { match_id: matchId, ...key },
    values,
  });
  const ended_at = instant(event.data.at);
  if (event.type === 'MatchCancelled') return [of({}, { phase: 'cancelled', outcome: 'cancelled', ended_at })];
  const { result } = event.data;
  return [
    of({}, { phase: 'ended', outcome: isDrawn(result) ? 'drawn' : 'lost', ended_at }),
    ...result.winners.map((seat) => of({ seat }, { outcome: 'won' })),
  ];
};

const participation = ({ event: stored }: FeedEntry): readonly RowChange[] => {
  const event = decodeMatchEvent(stored);
  switch (event.type) {
    case 'MatchCreated':
      return seated(stored, event.data);
    case 'MatchStarted':
    case 'MatchResumed':
    case 'MatchPaused':
    case 'JudgeCalled':
    case 'CallClosed': {
      const status = event.type === 'MatchStarted' ? 'running' : heldOrNot(event);
      if (status === null) return [];
      return [
        {
          change: 'patch',
          table: 'match_participation',
          key: { match_id: stored.stream.id },
          values: { phase: status },
        },
      ];
    }
    case 'MatchEnded':
    case 'MatchCancelled':
      return outcomes(stored.stream.id, event);
    default:
      return [];
  }
};

/** Who played which match and how it ended for them: the history of a player and of a gathering. */
export const participationProjection: Projection = {
  name: 'match_participation',
  tables: ['match_participation'],
  streamTypes: [matchStreamType],
  streamColumn: 'match_id',
  project: (entries) => entries.flatMap(participation),
};
