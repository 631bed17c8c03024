import { describe, expect, it } from '@jest/globals';
import type { AccessToken, MatchRegistration, Role } from '@arbiter/accounts';
import { playsIn, reachesGathering, reachesMatch, readerFor, seatOf, seesLive, type Principal } from './principal.js';

const match: MatchRegistration = {
  matchId: 'match',
  gatheringId: 'gathering',
  game: 'probe',
  format: 'single',
  spectatorDelaySeconds: 0,
  players: [
    { playerId: 'alice', name: 'Alice', personId: 'anne' },
    { playerId: 'bob', name: 'Bob', personId: null },
  ],
  createdAt: new Date(0),
  publishedAt: null,
};

const token = (role: Role, change: Partial<AccessToken> = {}): AccessToken => ({
  tokenId: 'token',
  role,
  gatheringId: 'gathering',
  playerId: null,
  matchId: null,
  scopes: [],
  label: null,
  createdAt: new Date(0),
  expiresAt: new Date(1),
  revokedAt: null,
  mintedBy: null,
  personId: role === 'organizer' || role === 'judge' ? 'judy' : null,
  personName: null,
  persons: ['judy'],
  impartial: true,
  ...change,
});

const read = (holder: AccessToken | null, perspective?: string): unknown => {
  const principal: Principal = holder === null ? { kind: 'anonymous' } : { kind: 'token', token: holder };
  return readerFor(principal, { match, seat: holder === null ? null : seatOf(holder, match) }, perspective);
};

describe('from whose perspective a match is read', () => {
  it('given a seated player, when they read, then it is from their own perspective, a spectator’s if they like, and nobody else’s', () => {
    const bob = token('player', { playerId: 'bob' });
    expect(read(bob)).toEqual({ kind: 'player', seat: 1 });
    expect(read(bob, 'seat-1')).toEqual({ kind: 'player', seat: 1 });
    expect(read(bob, 'spectator')).toEqual({ kind: 'spectator' });
    expect(() => read(bob, 'seat-0')).toThrow('access/forbidden');
    expect(() => read(bob, 'judge')).toThrow('access/forbidden');
  });

  it('given anybody else who is no judge, when they read, then they read as a spectator', () => {
    for (const holder of [
      token('player', { playerId: 'carol' }),
      token('spectator'),
      token('organizer'),
      token('organizer', { playerId: 'bob' }),
      null,
    ]) {
      expect(read(holder)).toEqual({ kind: 'spectator' });
      expect(() => read(holder, 'seat-1')).toThrow('access/forbidden');
      expect(() => read(holder, 'judge')).toThrow('access/forbidden');
    }
  });

  it('given a judge, when they read, then it is as a judge whatever perspective they borrow, under the name of the person', () => {
    expect(read(token('judge'))).toEqual({ kind: 'judge', judge: 'judy' });
    expect(read(token('judge', { playerId: 'dora', personId: 'dora' }), 'judge')).toEqual({ kind: 'judge', judge: 'dora' });
    expect(read(token('judge'), 'seat-0')).toEqual({ kind: 'judge', judge: 'judy', as: { kind: 'player', seat: 0 } });
    expect(read(token('judge'), 'spectator')).toEqual({ kind: 'judge', judge: 'judy', as: { kind: 'spectator' } });
  });
});

describe('who sees a match as it stands, without the spectators’ delay', () => {
  const partial = { impartial: false, persons: ['judy', 'carol'] };
  const holders: readonly (readonly [string, AccessToken | null, boolean])[] = [
    ['a player of the match', token('player', { playerId: 'alice' }), true],
    ['the other player', token('player', { playerId: 'bob' }), true],
    [
      'a player of the match whose token passed through the hands of somebody else who plays',
      token('player', { playerId: 'bob', ...partial }),
      false,
    ],
    ['a player who sits elsewhere', token('player', { playerId: 'carol' }), false],
    ['an impartial judge', token('judge'), true],
    ['a judge who plays in the gathering', token('judge', partial), false],
    ['a judge who plays in the match', token('judge', { impartial: false, persons: ['judy', 'anne'] }), false],
    ['an organizer of the gathering', token('organizer'), false],
    ['an organizer who plays in the match', token('organizer', { playerId: 'bob', ...partial }), false],
    ['an organizer of everything', token('organizer', { gatheringId: null, impartial: null }), false],
    ['a spectator', token('spectator'), false],
    ['nobody known', null, false],
  ];

  it.each(holders)('given %s, then it is as the perspective says that they read from', (_who, holder, live) => {
    const principal: Principal = holder === null ? { kind: 'anonymous' } : { kind: 'token', token: holder };
    expect(seesLive(principal, match)).toBe(live);
    const perspective = (): unknown => read(holder);
    if (live) expect(perspective()).not.toMatchObject({ kind: 'spectator' });
    else if (holder?.impartial === false && holder.role !== 'organizer') expect(perspective).toThrow(/not-impartial|plays-in-this-match/);
    else expect(perspective()).toEqual({ kind: 'spectator' });
  });
});

describe('a token that somebody stands behind who plays in the gathering', () => {
  const perspective = [undefined, 'judge', 'seat-0', 'seat-1'];

  it('given a judge’s, when it is used, then it opens a spectator’s perspective, delay and all, and says why no others', () => {
    const partial = token('judge', { impartial: false, persons: ['judy', 'carol'] });
    expect(read(partial, 'spectator')).toEqual({ kind: 'spectator' });
    for (const asked of perspective) expect(() => read(partial, asked)).toThrow('access/not-impartial');
    for (const asked of perspective)
      expect(() => read({ ...partial, persons: ['judy', 'anne'] }, asked)).toThrow('judge/plays-in-this-match');
  });

  it('given a player’s, when it is used, then it opens a spectator’s perspective', () => {
    const partial = token('player', { playerId: 'bob', impartial: false, persons: ['anne'] });
    expect(read(partial, 'spectator')).toEqual({ kind: 'spectator' });
    for (const asked of [undefined, 'seat-1']) expect(() => read(partial, asked)).toThrow('access/not-impartial');
    expect(() => read(partial, 'seat-0')).toThrow('access/');
  });

  it('given the persons behind a token, when its seat is asked for, then only a player’s own counts; for staff every one of them sits there', () => {
    expect(seatOf(token('player', { playerId: 'bob', persons: ['anne'] }), match)).toBe(1);
    expect(seatOf(token('organizer', { playerId: 'bob', persons: ['anne'] }), match)).toBeNull();
    expect(playsIn(token('organizer', { persons: ['judy', 'anne'] }), match)).toBe(true);
    expect(playsIn(token('organizer', { playerId: 'bob' }), match)).toBe(true);
    expect(playsIn(token('organizer'), match)).toBe(false);
  });
});

describe('how far a token reaches', () => {
  it('given a token of a gathering, of one match, or of everything, when it is held against a match, then only its own are there', () => {
    expect(reachesMatch(token('spectator'), match)).toBe(true);
    expect(reachesMatch(token('spectator', { gatheringId: 'other' }), match)).toBe(false);
    expect(reachesMatch(token('spectator', { matchId: 'match' }), match)).toBe(true);
    expect(reachesMatch(token('spectator', { matchId: 'other' }), match)).toBe(false);
    expect(reachesGathering(token('organizer', { gatheringId: null }), 'any')).toBe(true);
  });
});
