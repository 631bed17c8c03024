import { matchStream } from '@arbiter/contracts';
import { describe, expect, it } from '@jest/globals';
import type { MemoryWorld } from '@arbiter/testing';
import { probeMatchId, probeService, probeWorld, startProbeMatch, yes } from '@arbiter/testing';
import type { Columns, FeedEntry, Projection, RowChange } from '../ports.js';
import { matchListProjection, participationProjection } from './match-list.js';

const matchId = probeMatchId;

/** Applies row changes to tables in memory, as the adapter does. */
const written = (changes: readonly RowChange[]): readonly Columns[] => {
  let table: Columns[] = [];
  const fits = (row: Columns, key: Columns): boolean => Object.entries(key).every(([column, value]) => row[column] === value);
  for (const { change, key, ...rest } of changes) {
    if (change === 'remove' || change === 'put') table = table.filter((row) => !fits(row, key));
    if (change === 'put' && 'values' in rest) table.push({ ...key, ...rest.values });
    if (change === 'patch' && 'values' in rest) table = table.map((row) => (fits(row, key) ? { ...row, ...rest.values } : row));
  }
  return table;
};

const feed = async (world: MemoryWorld): Promise<readonly FeedEntry[]> =>
  (await world.store.read(matchStream(matchId))).map((event, leaf) => ({ leaf, event }));
const rows = async (world: MemoryWorld, projection: Projection): Promise<readonly Columns[]> =>
  written(await projection.project(await feed(world)));

describe('the match list and the history of players', () => {
  it('given a match from creation to end, then its row follows every phase, and each player has an outcome', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    expect(await rows(world, matchListProjection)).toMatchObject([
      {
        match_id: matchId,
        gathering_id: 'gathering-1',
        game: 'probe',
        format: 'single',
        phase: 'running',
        players: ['alice', 'bob'],
        result: null,
        version: 4,
      },
    ]);
    yes(await service.judge({ matchId, commandId: 'j1', judge: 'judy', act: { type: 'pause', reason: 'alarm' } }));
    expect(await rows(world, matchListProjection)).toMatchObject([{ phase: 'paused' }]);
    yes(await service.concede({ matchId, commandId: 'c1', seat: 0, scope: 'match' }));
    expect(await rows(world, matchListProjection)).toMatchObject([{ phase: 'ended', result: { winners: [1] }, version: 9 }]);
    const players = await rows(world, participationProjection);
    expect([...players].sort((left, right) => Number(left['seat']) - Number(right['seat']))).toMatchObject([
      { player_id: 'alice', seat: 0, phase: 'ended', outcome: 'lost' },
      { player_id: 'bob', seat: 1, phase: 'ended', outcome: 'won' },
    ]);
  });

  it('given calls for a judge, then the match is listed as paused while one holds it, also where both players called', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    const call = async (seat: number): Promise<void> =>
      void yes(await service.callJudge({ matchId, commandId: `call-${seat}`, seat, kind: 'deck', sawVersion: 1 }));
    const close = async (number: number): Promise<void> =>
      void yes(
        await service.judge({
          matchId,
          commandId: `close-${number}`,
          judge: 'judy',
          act: { type: 'closeCall', call: number, outcome: 'ruled', improper: false },
        }),
      );
    const phases = async (): Promise<unknown> =>
      Promise.all([matchListProjection, participationProjection].map(async (one) => (await rows(world, one))[0]?.['phase']));
    for (const seat of [0, 1]) await call(seat);
    expect(await phases()).toEqual(['paused', 'paused']);
    await close(1);
    expect(await phases()).toEqual(['paused', 'paused']);
    await close(2);
    expect(await phases()).toEqual(['running', 'running']);
  });

  it('given a cancelled and a drawn match, then the outcomes say so', async () => {
    for (const [draw, outcome] of [
      [false, 'cancelled'],
      [true, 'drawn'],
    ] as const) {
      const world = probeWorld();
      const service = probeService(world);
      await startProbeMatch(service);
      if (draw) {
        yes(await service.offerDraw({ matchId, commandId: 'd1', seat: 0, scope: 'match' }));
        yes(await service.agreeDraw({ matchId, commandId: 'd2', seat: 1, scope: 'match' }));
      } else yes(await service.cancel({ matchId, commandId: 'x1', by: 'olga', reason: 'alarm' }));
      expect((await rows(world, participationProjection)).map((row) => row['outcome'])).toEqual([outcome, outcome]);
    }
  });

  it('given entries that come twice, then the rows are the same', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    yes(await service.concede({ matchId, commandId: 'c1', seat: 0, scope: 'match' }));
    for (const projection of [matchListProjection, participationProjection]) {
      const once = await projection.project(await feed(world));
      expect(written([...once, ...once])).toEqual(written(once));
    }
  });
});
