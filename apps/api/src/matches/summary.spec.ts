import { describe, expect, it } from '@jest/globals';
import type { MatchListing } from '@arbiter/accounts';
import { summaryOf } from './summary.js';

const ended: MatchListing = {
  matchId: 'match',
  gatheringId: 'gathering',
  game: 'probe',
  format: 'single',
  spectatorDelaySeconds: 60,
  players: [{ playerId: 'alice', name: 'Alice', personId: null }],
  createdAt: new Date(0),
  publishedAt: null,
  status: 'ended',
  result: { winners: [0], reason: 'life', rule: '1' },
  startedAt: new Date(100_000),
  endedAt: new Date(200_000),
  ruledAt: new Date(300_000),
};

describe("a match in a list, with the gathering's delay of a minute", () => {
  it.each([
    [150_000, 'created', null],
    [160_000, 'running', null],
    [259_999, 'running', null],
    [260_000, 'ended', ended.result],
  ])('given it is %d ms, when a spectator reads, then it is %s', (now, status, result) =>
    expect(summaryOf(ended, false, now)).toMatchObject({ status, result }),
  );

  it.each([
    [359_999, false, null],
    [360_000, false, ended.ruledAt?.toISOString()],
    [300_001, true, ended.ruledAt?.toISOString()],
  ])('given a ruling after the end and it is %d ms, when it is read (live: %s), then the list says %s', (now, live, ruledAt) =>
    expect(summaryOf(ended, live, now).ruledAt).toBe(ruledAt),
  );

  it('given somebody without delay reads, then they see how it stands', () =>
    expect(summaryOf(ended, true, 200_001)).toMatchObject({ status: 'ended', result: ended.result }));
});
