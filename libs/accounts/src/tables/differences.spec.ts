import { describe, expect, it } from '@jest/globals';
import type { GatheringEntry } from '@arbiter/contracts';
import { differenceInWords, differencesOf } from './differences.js';
import { type Row, rowsOfGathering } from './rows.js';

const [gathering, organizer, alice, bob, token, match] = Array.from({ length: 6 }, (_, n) => `0000000${n}-0000-7000-8000-000000000000`) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const done = { at: 1_000, by: organizer };
const entries: readonly GatheringEntry[] = [
  { type: 'GatheringCreated', data: { ...done, game: 'probe', spectatorDelaySeconds: 60 } },
  { type: 'PlayerRegistered', data: { ...done, playerId: alice, personId: null } },
  { type: 'PlayerRegistered', data: { ...done, playerId: bob, personId: null } },
  {
    type: 'TokenMinted',
    data: {
      ...done,
      tokenId: token,
      secretHash: 'ab'.repeat(32),
      role: 'player',
      playerId: alice,
      matchId: null,
      personId: null,
      scopes: [],
      expiresAt: 9_000,
    },
  },
  { type: 'PlayerBound', data: { ...done, playerId: alice, personId: organizer } },
  { type: 'MatchRegistered', data: { ...done, matchId: match, format: 'single', players: [alice, bob] } },
  { type: 'MatchPublished', data: { ...done, at: 2_000, matchId: match } },
  { type: 'TokenRevoked', data: { ...done, at: 3_000, tokenId: token } },
];
const due = rowsOfGathering(
  gathering,
  entries.map((entry, index) => ({ entry, commandId: `command-${index}` })),
);
const changed = (table: string, columns: Row['columns']): readonly Row[] =>
  due.map((row) => (row.table === table ? { ...row, columns: { ...row.columns, ...columns } } : row));

describe('the rows of a gathering', () => {
  it('given its stream, then each row says what the events came to, and who and when is in it', () => {
    expect(due.map(({ table, key }) => `${table} ${key}`)).toEqual([
      `gathering ${gathering}`,
      `player ${alice}`,
      `player ${bob}`,
      `access_token ${token}`,
      `match_registration ${match}`,
      `match_seat ${match}/0`,
      `match_seat ${match}/1`,
    ]);
    expect(due[1]?.columns).toMatchObject({ person_id: organizer, created_by: organizer, command_id: 'command-1' });
    expect(due[3]?.columns).toMatchObject({ revoked_at: 3_000, revoked_by: organizer, minted_by: organizer, expires_at: 9_000 });
    expect(due[4]?.columns).toMatchObject({ published_at: 2_000, created_at: 1_000 });
  });

  it('given the tables have the same rows in another order, then nothing differs', () => {
    expect(differencesOf(due, [...due].reverse())).toEqual([]);
  });

  it('given a changed column, then both values are told, moments as such; of a hash only that it differs', () => {
    const told = (found: readonly Row[]): readonly string[] => differencesOf(due, found).map(differenceInWords);
    expect(told(changed('gathering', { spectator_delay_seconds: 0 }))).toEqual(['spectator_delay_seconds is 0, and by the log 60']);
    expect(told(changed('access_token', { revoked_at: null }))).toEqual(['revoked_at is empty, and by the log 1970-01-01T00:00:03.000Z']);
    expect(told(changed('access_token', { secret_hash: 'cd'.repeat(32) }))).toEqual(['secret_hash is not the one on the log']);
  });

  it('given nothing is on the log, then every row is surplus, each before those that it refers to', () => {
    expect(differencesOf([], due).map(({ kind, row }) => `${kind} ${row.table}`)).toEqual([
      'surplus access_token',
      'surplus match_seat',
      'surplus match_seat',
      'surplus match_registration',
      'surplus player',
      'surplus player',
      'surplus gathering',
    ]);
  });
});
