import { matchStream } from '@arbiter/contracts';
import { describe, expect, it } from '@jest/globals';
import type { MemoryWorld } from '@arbiter/testing';
import { probeFormat, probeMatchId as matchId, probeService, probeWorld, startProbeMatch, yes } from '@arbiter/testing';
import type { MatchService } from '../match/match-service.js';
import type { Columns, FeedEntry, RowChange, StandingRows } from '../ports.js';
import { matchFindingProjection, textsOfDeck } from './match-finding.js';

const feed = async (world: MemoryWorld): Promise<readonly FeedEntry[]> =>
  (await world.store.read(matchStream(matchId))).map((event, leaf) => ({ leaf, event }));

/** Rows of one table in memory, written as the adapter does. */
class Rows {
  rows: readonly Columns[] = [];

  apply(changes: readonly RowChange[], table: string): void {
    for (const change of changes) {
      if (change.table !== table || change.change === 'remove') continue;
      const fits = (row: Columns): boolean => Object.entries(change.key).every(([column, value]) => row[column] === value);
      const stands = this.rows.some(fits);
      this.rows = this.rows.map((row) => (fits(row) ? { ...row, ...change.values } : row));
      if (change.change === 'put' && !stands) this.rows = [...this.rows, { ...change.key, ...change.values }];
    }
  }

  /** Whole numbers of 64 bits come from PostgreSQL as texts. */
  readonly standing: StandingRows = async (_table, column, values) =>
    this.rows
      .filter((row) => values.includes(String(row[column])))
      .map((row) => ({ ...row, changed_at: row['changed_at'] === null ? null : String(row['changed_at']) }));
}

const timesOf = async (world: MemoryWorld): Promise<readonly Columns[]> => {
  const times = new Rows();
  times.apply(await matchFindingProjection.project(await feed(world)), 'match_time');
  return times.rows;
};
const thought = async (world: MemoryWorld): Promise<unknown> => (await timesOf(world))[0]?.['thought'];

const clock = { bankMs: 60_000, decisionMs: 10_000, incrementMs: 0 };
const answer = (service: MatchService, seat: number, decision = seat + 1): ReturnType<MatchService['answer']> =>
  service.answer({ matchId, commandId: `answer-${decision}`, seat, decision, answer: { picks: [seat === 0 ? 'rock' : 'paper'] } });
const judge = (service: MatchService, act: Parameters<MatchService['judge']>[0]['act']): ReturnType<MatchService['judge']> =>
  service.judge({ matchId, commandId: `judge-${act.type}`, judge: 'judy', act });

describe('what a match was played with', () => {
  it('given a deck in any shape, then every text in it is kept once, in order', () => {
    expect(textsOfDeck({ main: [{ card: 'b', count: 2 }, 'a'], side: ['b', null, 3, true] })).toEqual(['a', 'b']);
    expect(textsOfDeck([])).toEqual([]);
  });

  it('given a match without decks, then no deck is kept', async () => {
    const world = probeWorld();
    await startProbeMatch(probeService(world));
    const decks = new Rows();
    decks.apply(await matchFindingProjection.project(await feed(world)), 'match_deck');
    expect(decks.rows).toEqual([]);
  });
});

describe('how long players thought', () => {
  const started = async (clocks: typeof clock | null) => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service, {
      ...(clocks === null ? {} : { clock: clocks }),
      format: probeFormat({ id: 'bestOfThree', bestOf: 3 }),
    });
    return { world, service };
  };

  it('given clocks, then it is the time in which they ran, free time with it, also where both are asked at once', async () => {
    const { world, service } = await started(clock);
    expect(await thought(world)).toEqual([0, 0]);
    world.time.advance(4_000);
    yes(await answer(service, 0));
    expect(await thought(world)).toEqual([4_000, 0]);
    world.time.advance(21_000);
    yes(await answer(service, 1));
    expect(await thought(world)).toEqual([4_000, 25_000]);
    expect(await timesOf(world)).toMatchObject([{ match_id: matchId, rules: clock, clocks: [{ seat: 0 }, { seat: 1 }] }]);
  });

  it('given no clocks, then it is the time from the last change of the table until the answer', async () => {
    const { world, service } = await started(null);
    world.time.advance(4_000);
    yes(await answer(service, 0));
    world.time.advance(21_000);
    yes(await answer(service, 1));
    expect(await thought(world)).toEqual([4_000, 21_000]);
    expect(await timesOf(world)).toMatchObject([{ rules: null, clocks: null }]);
  });

  it.each([
    ['with clocks', clock, [5_000, 5_000]],
    ['without clocks', null, [5_000, 0]],
  ] as const)('given a pause, %s, then it does not count', async (_, clocks, expected) => {
    const { world, service } = await started(clocks);
    world.time.advance(2_000);
    yes(await judge(service, { type: 'pause', reason: 'water' }));
    world.time.advance(3_600_000);
    yes(await judge(service, { type: 'resume' }));
    world.time.advance(3_000);
    yes(await answer(service, 0));
    yes(await service.concede({ matchId, commandId: 'c1', seat: 1, scope: 'match' }));
    expect(await thought(world)).toEqual(expected);
  });

  it.each([
    ['with clocks', clock, [5_000, 5_000]],
    ['without clocks', null, [5_000, 0]],
  ] as const)(
    'given calls for a judge, the second within the first, %s, then what they held does not count',
    async (_, clocks, expected) => {
      const { world, service } = await started(clocks);
      world.time.advance(2_000);
      for (const seat of [0, 1]) {
        yes(await service.callJudge({ matchId, commandId: `call-${seat}`, seat, kind: 'clock', sawVersion: 1 }));
        world.time.advance(1_000_000);
      }
      for (const call of [1, 2]) {
        const act = { type: 'closeCall', call, outcome: 'answered', improper: false } as const;
        yes(await service.judge({ matchId, commandId: `close-${call}`, judge: 'judy', act }));
        if (call === 1) world.time.advance(1_000_000);
      }
      world.time.advance(3_000);
      yes(await answer(service, 0));
      yes(await service.concede({ matchId, commandId: 'c1', seat: 1, scope: 'match' }));
      expect(await thought(world)).toEqual(expected);
    },
  );

  it('given a match that ends while clocks run, then they count until then, or until it was paused, and nothing counts afterwards', async () => {
    const { world, service } = await started(clock);
    world.time.advance(7_000);
    yes(await judge(service, { type: 'pause', reason: 'water' }));
    world.time.advance(3_600_000);
    yes(await service.cancel({ matchId, commandId: 'end', by: 'olga', reason: 'fire alarm' }));
    world.time.advance(3_600_000);
    yes(await judge(service, { type: 'ruling', reason: 'noted', rules: [] }));
    expect(await timesOf(world)).toMatchObject([{ thought: [7_000, 7_000], changed_at: null, paused_at: null }]);
  });

  it('given a match that never began, then nobody thought', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service, { clock });
    const entries = (await feed(world)).filter(({ event }) => event.version < 3);
    const changes = await matchFindingProjection.project(entries);
    expect(changes.filter(({ table }) => table === 'match_time')).toMatchObject([{ change: 'put', values: { thought: [0, 0] } }]);
  });

  it.each([clock, null])('given events one by one, by twos or all at once, then the rows are the same', async (clocks) => {
    const { world, service } = await started(clocks);
    for (const seat of [0, 1]) {
      world.time.advance(3_000);
      yes(await answer(service, seat));
    }
    yes(await judge(service, { type: 'pause', reason: 'water' }));
    world.time.advance(60_000);
    yes(await judge(service, { type: 'resume' }));
    yes(await service.concede({ matchId, commandId: 'c1', seat: 1, scope: 'match' }));
    const entries = await feed(world);
    const inBatches = async (size: number): Promise<readonly Columns[]> => {
      const times = new Rows();
      for (let at = 0; at < entries.length; at += size)
        times.apply(await matchFindingProjection.project(entries.slice(at, at + size), times.standing), 'match_time');
      return times.rows;
    };
    const whole = await timesOf(world);
    expect(whole).toHaveLength(1);
    expect(await inBatches(1)).toEqual(whole);
    expect(await inBatches(2)).toEqual(whole);
  });

  it('given a match whose row is older than these columns, then its time stays unknown', async () => {
    const { world, service } = await started(null);
    yes(await answer(service, 0));
    const [last] = (await feed(world)).slice(-1);
    const old: StandingRows = async () => [
      { match_id: matchId, rules: null, clocks: null, thought: null, changed_at: null, paused_at: null },
    ];
    const changes = await matchFindingProjection.project([last!], old);
    expect(changes).toMatchObject([{ change: 'patch', values: { thought: null } }]);
    expect(await matchFindingProjection.project([last!])).toEqual([]);
  });
});
