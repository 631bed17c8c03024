import { describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { MatchProgress } from '@arbiter/recording';
import { probeRuleset, probeWithHeadline } from '@arbiter/testing';
import { LiveTables } from './live-tables.js';

const progress: MatchProgress = { version: 9, shownFrom: 1, turn: 4, wins: [1, 0], score: { value: 'life', bySeat: [20, 3] } };
const table = (matchId: string, spectatorDelaySeconds = 0, game = 'probe') => ({ matchId, game, spectatorDelaySeconds });

/** What is told where this stands in Redis; it notes whose watchers were counted. */
const tables = (shown: () => Promise<ReadonlyMap<string, MatchProgress>>) => {
  const counted: (readonly string[])[] = [];
  const live = new LiveTables(
    { shown },
    {
      watching: (matchIds) => {
        counted.push(matchIds);
        return Promise.resolve(new Map(matchIds.map((matchId) => [matchId, 5])));
      },
    },
    {
      current: (game) =>
        Promise.resolve(game === 'gone' ? null : { version: 'v', ruleset: game === 'plain' ? probeRuleset : probeWithHeadline }),
    },
  );
  return { live, counted };
};
const told = { turn: 4, wins: [1, 0], score: { names: { en: 'life', zh: '生命' }, bySeat: [20, 3] } };

describe('what a list tells of live matches', () => {
  it('given what is kept of a match, then the number of players has the name that the game gives it', async () => {
    const { live } = tables(() => Promise.resolve(new Map([['a', progress]])));
    expect(await live.of([table('a'), table('b')])).toEqual(
      new Map([
        ['a', { progress: told, watching: 5 }],
        ['b', { progress: null, watching: 5 }],
      ]),
    );
  });

  it('given a game without a name for the number, or one that is not released any more, then the rest is told', async () => {
    const { live } = tables(() => Promise.resolve(new Map(['a', 'b'].map((matchId) => [matchId, progress]))));
    const found = await live.of([table('a', 0, 'plain'), table('b', 0, 'gone')]);
    expect([...found.values()].map((one) => one.progress)).toEqual([
      { ...told, score: null },
      { ...told, score: null },
    ]);
  });

  it('given spectators see a match late, then who watches it now is not even counted', async () => {
    const { live, counted } = tables(() => Promise.resolve(new Map()));
    const found = await live.of([table('a'), table('late', 60)]);
    expect([found.get('late')?.watching, counted]).toEqual([null, [['a']]]);
  });

  it('given Redis is away, then lists tell nothing of live matches, and a warning is given once', async () => {
    const warnings: unknown[] = [];
    const warn = Logger.prototype.warn;
    Logger.prototype.warn = (message: unknown) => void warnings.push(message);
    try {
      const { live } = tables(() => Promise.reject(new Error('no connection')));
      expect([await live.of([table('a')]), await live.of([table('a')])]).toEqual([new Map(), new Map()]);
    } finally {
      Logger.prototype.warn = warn;
    }
    expect(warnings).toEqual([expect.stringContaining('no connection')]);
  });

  it('given no match runs, then Redis is not asked', async () => {
    const { live } = tables(() => Promise.reject(new Error('asked')));
    expect(await live.of([])).toEqual(new Map());
  });
});
