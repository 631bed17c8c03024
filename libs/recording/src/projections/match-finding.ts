import { type MatchEvent, decodeMatchEvent, matchStreamType } from '@arbiter/contracts';
import type { Json } from '@arbiter/kernel';
import type { FeedEntry, Projection, RowChange } from '../ports.js';

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

/** Returns the clocks that stand in an event; null for events without any. */
const clocksIn = ({ data }: MatchEvent): Json | null => {
  if ('clocks' in data && data.clocks !== null) return data.clocks;
  if ('aftermath' in data && data.aftermath !== null) return data.aftermath.clocks;
  return null;
};

const timeOf = (matchId: string, event: MatchEvent): readonly RowChange[] => {
  const row = { table: 'match_time', key: { match_id: matchId } } as const;
  if (event.type === 'MatchCreated')
    return event.data.clock === null ? [] : [{ ...row, change: 'put', values: { rules: event.data.clock, clocks: null } }];
  if (event.type === 'ClockStarted') return [{ ...row, change: 'put', values: { rules: event.data.rules, clocks: event.data.clocks } }];
  const clocks = clocksIn(event);
  return clocks === null ? [] : [{ ...row, change: 'patch', values: { clocks } }];
};

const finding = ({ event: stored }: FeedEntry): readonly RowChange[] => {
  const event = decodeMatchEvent(stored);
  const matchId = stored.stream.id;
  return [...decksOf(matchId, stored.version, event), ...timeOf(matchId, event)];
};

/**
 * What matches were played with, and what their clocks have left. Decks are secret while a match runs and while a tournament keeps its lists
 * closed: whoever reads these rows for somebody decides whether the match is open to them.
 */
export const matchFindingProjection: Projection = {
  name: 'match_finding',
  tables: ['match_deck', 'match_time'],
  streamTypes: [matchStreamType],
  streamColumn: 'match_id',
  project: (entries) => entries.flatMap(finding),
};
