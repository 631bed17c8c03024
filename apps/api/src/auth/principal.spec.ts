import { describe, expect, it } from '@jest/globals';
import type { AccessToken, MatchRegistration, Role } from '@arbiter/accounts';
import { reachesEvent, reachesMatch, readerFor, seatOf, type Principal } from './principal.js';

const match: MatchRegistration = {
  matchId: 'match',
  eventId: 'event',
  game: 'probe',
  format: 'single',
  spectatorDelaySeconds: 0,
  players: [{ playerId: 'alice', name: 'Alice' }, { playerId: 'bob', name: 'Bob' }],
  createdAt: new Date(0),
  publishedAt: null,
};

const token = (role: Role, change: Partial<AccessToken> = {}): AccessToken => ({
  tokenId: 'token',
  role,
  eventId: 'event',
  playerId: null,
  matchId: null,
  label: null,
  createdAt: new Date(0),
  expiresAt: new Date(1),
  revokedAt: null,
  ...change,
});

const read = (holder: AccessToken | null, eyes?: string): unknown => {
  const principal: Principal = holder === null ? { kind: 'anonymous' } : { kind: 'token', token: holder };
  return readerFor(principal, { match, seat: holder?.role === 'player' ? seatOf(holder, match) : null }, eyes);
};

describe('with whose eyes a match is read', () => {
  it('given a seated player, when he reads, then it is with his own eyes, a spectator’s if he likes, and nobody else’s', () => {
    const bob = token('player', { playerId: 'bob' });
    expect(read(bob)).toEqual({ kind: 'player', seat: 1 });
    expect(read(bob, 'seat-1')).toEqual({ kind: 'player', seat: 1 });
    expect(read(bob, 'spectator')).toEqual({ kind: 'spectator' });
    expect(() => read(bob, 'seat-0')).toThrow('access/forbidden');
    expect(() => read(bob, 'judge')).toThrow('access/forbidden');
  });

  it('given anybody else who is no judge, when he reads, then he is a spectator', () => {
    for (const holder of [token('player', { playerId: 'carol' }), token('spectator'), token('organizer'), token('organizer', { playerId: 'bob' }), null]) {
      expect(read(holder)).toEqual({ kind: 'spectator' });
      expect(() => read(holder, 'seat-1')).toThrow('access/forbidden');
      expect(() => read(holder, 'judge')).toThrow('access/forbidden');
    }
  });

  it('given a judge, when he reads, then it is as a judge whatever eyes he borrows, under the name of the person', () => {
    expect(read(token('judge'))).toEqual({ kind: 'judge', judge: 'token' });
    expect(read(token('judge', { playerId: 'bob' }), 'judge')).toEqual({ kind: 'judge', judge: 'bob' });
    expect(read(token('judge'), 'seat-0')).toEqual({ kind: 'judge', judge: 'token', as: { kind: 'player', seat: 0 } });
    expect(read(token('judge'), 'spectator')).toEqual({ kind: 'judge', judge: 'token', as: { kind: 'spectator' } });
  });
});

describe('how far a token reaches', () => {
  it('given a token of an event, of one match, or of everything, when it is held against a match, then only its own are there', () => {
    expect(reachesMatch(token('spectator'), match)).toBe(true);
    expect(reachesMatch(token('spectator', { eventId: 'other' }), match)).toBe(false);
    expect(reachesMatch(token('spectator', { matchId: 'match' }), match)).toBe(true);
    expect(reachesMatch(token('spectator', { matchId: 'other' }), match)).toBe(false);
    expect(reachesEvent(token('organizer', { eventId: null }), 'any')).toBe(true);
  });
});
