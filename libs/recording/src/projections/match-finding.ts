import { type MatchEvent, decodeMatchEvent, matchStreamType } from '@arbiter/contracts';
import type { Json } from '@arbiter/kernel';
import type { Columns, FeedEntry, Projection, RowChange, StandingRows } from '../ports.js';
import { beforeThinking, type Thinking, thinkingAfter } from './match-thinking.js';

/** Returns every text in a deck once, in order: each game writes its decks in a shape of its own, but names cards by their ids. */
export const textsOfDeck = (deck: Json): readonly string[] => {
  const found = new Set<string>();
  const look = (value: Json): void => {
    if (typeof value === 'string') found.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(deck);
  return [...found].sort();
};

const deckRow = (matchId: string, version: number, seat: number, deck: Json): RowChange => ({
  change: 'put',
  table: 'match_deck',
  key: { match_id: matchId, version, seat },
  values: { cards: textsOfDeck(deck) },
});

const decksOf = (matchId: string, version: number, event: MatchEvent): readonly RowChange[] => {
  if (event.type === 'MatchCreated') return (event.data.pins.decks ?? []).map((deck, seat) => deckRow(matchId, version, seat, deck));
  // A deck that is handed in at the table is an answer.
  if (event.type === 'ActionRecorded' && 'bulk' in event.data.answer)
    return [deckRow(matchId, version, event.data.seat, event.data.answer.bulk)];
  return [];
};

const columnsOf = ({ rules, clocks, thought, changedAt, pausedAt }: Thinking): Columns => ({
  rules: rules === null ? null : { ...rules },
  clocks,
  thought,
  changed_at: changedAt,
  paused_at: pausedAt,
});

const momentIn = (value: Columns[string] | undefined): number | null => (value === null || value === undefined ? null : Number(value));

/** Reads a row that was written by an earlier call; columns of JSON come as they were written. */
const thinkingIn = (row: Columns): Thinking => ({
  rules: (row['rules'] ?? null) as Thinking['rules'],
  clocks: (row['clocks'] ?? null) as Thinking['clocks'],
  thought: (row['thought'] ?? null) as Thinking['thought'],
  changedAt: momentIn(row['changed_at']),
  pausedAt: momentIn(row['paused_at']),
});

/** What a batch begins with: the time of its matches, where it does not hold their beginning. */
const timesBefore = async (entries: readonly FeedEntry[], standing: StandingRows): Promise<Map<string, Thinking>> => {
  const created = new Set(entries.filter(({ event }) => event.version === 1).map(({ event }) => event.stream.id));
  const older = [...new Set(entries.map(({ event }) => event.stream.id))].filter((matchId) => !created.has(matchId));
  const rows = older.length === 0 ? [] : await standing('match_time', 'match_id', older);
  return new Map(rows.map((row) => [String(row['match_id']), thinkingIn(row)]));
};

const timeOf = (matchId: string, event: MatchEvent, times: Map<string, Thinking>): readonly RowChange[] => {
  const row = { table: 'match_time', key: { match_id: matchId } } as const;
  if (event.type === 'MatchCreated') {
    const begun = beforeThinking(event.data.clock, event.data.players.length);
    times.set(matchId, begun);
    return [{ ...row, change: 'put', values: columnsOf(begun) }];
  }
  const before = times.get(matchId);
  // A match whose first event led to no row: it is older than these rows, which a rebuild gives to it.
  if (before === undefined) return [];
  const after = thinkingAfter(before, event);
  if (after === before) return [];
  times.set(matchId, after);
  return [{ ...row, change: 'patch', values: columnsOf(after) }];
};

/**
 * What matches were played with, what their clocks have left, and how long players thought. Decks are secret while a match runs and while a
 * tournament keeps its lists closed, and times while the delay of spectators lasts: whoever reads these rows for somebody decides whether the
 * match is open to them.
 */
export const matchFindingProjection: Projection = {
  name: 'match_finding',
  tables: ['match_deck', 'match_time'],
  streamTypes: [matchStreamType],
  streamColumn: 'match_id',
  project: async (entries, standing = async () => []) => {
    const times = await timesBefore(entries, standing);
    return entries.flatMap(({ event: stored }) => {
      const event = decodeMatchEvent(stored);
      const matchId = stored.stream.id;
      return [...decksOf(matchId, stored.version, event), ...timeOf(matchId, event, times)];
    });
  },
};
