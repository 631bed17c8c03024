import { describe, expect, it } from '@jest/globals';
import type { OwnPage, Tournament } from '../shared/types.js';
import { awaitsMatch } from './awaited-match.js';

type Table = NonNullable<OwnPage['table']>;
const tournament = (matches: Tournament['settings']['matches']): Pick<Tournament, 'settings'> => ({
  settings: {
    format: 'single',
    policy: 'magic',
    capacity: null,
    checkIn: 'none',
    selfRegistration: true,
    reporting: 'players',
    loneReportMinutes: null,
    matches,
    clock: null,
    decks: 'none',
    cardList: null,
    heldOn: null,
    visibility: 'public',
  },
});
const table = (more: Partial<Table> = {}): Pick<OwnPage, 'table'> => ({
  table: {
    table: 1,
    seats: [],
    matchId: null,
    why: { kind: 'schedule', round: 1 },
    forced: [],
    state: 'missing',
    result: null,
    source: null,
    corrected: false,
    event: null,
    reports: [],
    reportStandsAt: null,
    extensionSeconds: 0,
    ...more,
  },
});

describe('a player who waits for their match', () => {
  it('looks again until it is there, where matches are recorded', () => {
    expect([
      awaitsMatch(tournament('recorded'), table()),
      awaitsMatch(tournament('recorded'), table({ matchId: '01890000-0000-7000-8000-000000000001' })),
      awaitsMatch(tournament('recorded'), table({ state: 'confirmed' })),
      awaitsMatch(tournament('recorded'), { table: null }),
      awaitsMatch(tournament('offline'), table()),
    ]).toEqual([true, false, false, false, false]);
  });
});
