import { matchStream } from '@arbiter/contracts';
import { describe, expect, it } from '@jest/globals';
import type { MemoryWorld } from '@arbiter/testing';
import { playProbeMatch, probeMatchId, probeRuleset, probeService, probeVersion, probeWorld, startProbeMatch, yes } from '@arbiter/testing';
import type { Columns, FeedEntry, Projection, RowChange } from '../ports.js';
import { Timelines } from '../reading/timelines.js';
import { fixedRulesets } from '../rulesets/file-rulesets.js';
import { matchListProjection, participationProjection } from './match-list.js';
import { transcriptProjection } from './transcript.js';

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

describe('the transcript', () => {
  it('given a played match, then it has every game event once, in order, with words that give nothing away', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    await playProbeMatch(world, service, matchId, 3);
    const lines = await rows(
      world,
      transcriptProjection(new Timelines(world.ports), (error) => world.troubles.push(error)),
    );
    expect(lines.map((line) => line['line'])).toEqual(lines.map((_, index) => index + 1));
    expect(lines.at(-1)).toMatchObject({ text_en: 'The match ends.', text_zh: '比賽結束。', event: { type: 'matchEnded' } });
    expect(world.troubles).toEqual([]);
  });

  it('given a database that goes away while the lines are made, then no line is lost: nothing is projected, and the same entries are right later', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    await playProbeMatch(world, service, matchId, 3);
    let away = true;
    const read: MemoryWorld['store']['read'] = (...asked) =>
      away ? Promise.reject(new Error('Connection terminated unexpectedly')) : world.store.read(...asked);
    const troubles: unknown[] = [];
    const projection = transcriptProjection(new Timelines({ ...world.ports, store: { ...world.ports.store, read } }), (error) =>
      troubles.push(error),
    );
    const entries = await feed(world);
    await expect(projection.project(entries)).rejects.toThrow('Connection terminated unexpectedly');
    away = false;
    expect(written(await projection.project(entries)).length).toBeGreaterThan(3);
    expect(troubles).toEqual([]);
  });

  it('given rules that fail on what was recorded, then the match gets no lines from there on and the trouble is reported', async () => {
    const world = probeWorld();
    await startProbeMatch(probeService(world));
    const entries = await feed(world);
    const started = entries.find(({ event }) => event.type === 'MatchStarted');
    if (started === undefined) throw new Error('the match did not start');
    const failing = { ...probeRuleset, start: () => JSON.parse('{') as never };
    const troubles: unknown[] = [];
    const timelines = new Timelines({ ...world.ports, rulesets: fixedRulesets({ [probeVersion]: failing }) });
    expect(await transcriptProjection(timelines, (error) => troubles.push(error)).project([started])).toEqual([]);
    expect(String(troubles[0])).toMatch(/the rules fail on match .* at version 4: .*JSON/);
  });

  it('given a match whose ruleset is not installed, then the others are told all the same and the trouble is reported', async () => {
    const world = probeWorld();
    await startProbeMatch(probeService(world));
    const troubles: unknown[] = [];
    const timelines = new Timelines({ ...world.ports, rulesets: fixedRulesets({}) });
    expect(await transcriptProjection(timelines, (error) => troubles.push(error)).project(await feed(world))).toEqual([]);
    expect(String(troubles[0])).toContain('unknown ruleset');
  });
});
