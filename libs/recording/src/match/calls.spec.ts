import { decodeMatchEvent, type MatchEvent, matchStream } from '@arbiter/contracts';
import { describe, expect, it } from '@jest/globals';
import {
  exportOf,
  type MemoryWorld,
  openDecisions,
  probeFormat,
  probeMatchId as matchId,
  probeService,
  probeWorld,
  startProbeMatch,
  yes,
} from '@arbiter/testing';
import fc from 'fast-check';
import { verifyExport } from '../export/verify.js';
import type { ClockRules } from './commands.js';
import { type MatchService, defaultServiceOptions } from './match-service.js';
import { type MatchMeta, clocksShown, foldMeta } from './meta.js';
import type { Answered } from './problem.js';

/** A match of two by a manual clock, where a player calls and a judge closes. */
class Table {
  private count = 0;

  private constructor(
    readonly world: MemoryWorld,
    readonly service: MatchService,
  ) {}

  static async set(clock: ClockRules | null = { bankMs: 60_000, decisionMs: 0, incrementMs: 0 }): Promise<Table> {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service, { clock, format: probeFormat({ id: 'bestOfThree', bestOf: 3, onTimeOut: 'loseGame' }) });
    return new Table(world, service);
  }

  get command(): { readonly matchId: string; readonly commandId: string } {
    return { matchId, commandId: `command-${(this.count += 1)}` };
  }

  call(seat: number): ReturnType<MatchService['callJudge']> {
    return this.service.callJudge({ ...this.command, seat, kind: 'rulesQuestion', sawVersion: 1 });
  }

  take(call: number, judge = 'judy'): Promise<Answered<unknown>> {
    return this.service.judge({ ...this.command, judge, act: { type: 'takeCall', call } });
  }

  close(call: number, improper = false, judge = 'judy'): Promise<Answered<unknown>> {
    return this.service.judge({ ...this.command, judge, act: { type: 'closeCall', call, outcome: 'answered', improper } });
  }

  pause(): Promise<Answered<unknown>> {
    return this.service.judge({ ...this.command, judge: 'judy', act: { type: 'pause', reason: 'alarm' } });
  }

  resume(): Promise<Answered<unknown>> {
    return this.service.judge({ ...this.command, judge: 'judy', act: { type: 'resume' } });
  }

  async answer(seat: number): Promise<Answered<unknown>> {
    const decision = (await openDecisions(this.world, matchId)).find((open) => open.seat === seat);
    return this.service.answer({ ...this.command, seat, decision: decision?.id ?? 0, answer: { picks: ['rock'] } });
  }

  async events(): Promise<readonly MatchEvent[]> {
    return (await this.world.store.read(matchStream(matchId))).map((stored) => decodeMatchEvent(stored));
  }

  async meta(): Promise<MatchMeta> {
    const meta = (await this.events()).reduce<MatchMeta | null>(foldMeta, null);
    if (meta === null) throw new Error('no match');
    return meta;
  }

  /** What every player has left at this moment, in milliseconds. */
  async left(): Promise<readonly number[]> {
    const now = this.world.time.now();
    return (clocksShown(await this.meta()) ?? []).map(
      ({ bankMs, running, held }) => held?.leftMs ?? (running === null ? bankMs : running.deadline - now),
    );
  }

  version(): Promise<number | undefined> {
    return this.world.store.head(matchStream(matchId)).then((head) => head?.version);
  }
}

const code = (answered: Answered<unknown>): string => (answered.ok ? 'ok' : answered.problem.code);
const seats = [0, 1];

describe('a player calls a judge', () => {
  it.each(seats)(
    'given seat %i calls, then both clocks stand at once and no answer is taken, until a judge has closed the call',
    async (seat) => {
      const table = await Table.set();
      table.world.time.advance(20_000);
      expect(yes(await table.call(seat))).toMatchObject({ call: 1, stops: true, stopsLeft: 2 });
      expect((await table.meta()).status).toBe('paused');
      table.world.time.advance(3_600_000);
      await table.service.tick();
      expect(await table.left()).toEqual([40_000, 40_000]);
      for (const other of seats) expect(code(await table.answer(other))).toBe('match/paused');
      yes(await table.take(1));
      expect((await table.meta()).status).toBe('paused');
      yes(await table.close(1));
      expect((await table.meta()).status).toBe('running');
      expect(await table.left()).toEqual([40_000, 40_000]);
      table.world.time.advance(39_999);
      await table.service.tick();
      expect((await table.events()).at(-1)?.type).toBe('CallClosed');
      table.world.time.advance(1);
      await table.service.tick();
      expect((await table.events()).map(({ type }) => type)).toContain('ClockExpired');
      expect(table.world.troubles).toEqual([]);
    },
  );

  it('given both players have called, when one call is closed, then the match stands until the other is', async () => {
    const table = await Table.set();
    for (const seat of seats) {
      table.world.time.advance(1_000);
      yes(await table.call(seat));
    }
    table.world.time.advance(5_000);
    yes(await table.close(1));
    expect((await table.meta()).status).toBe('paused');
    table.world.time.advance(5_000);
    yes(await table.close(2));
    expect((await table.meta()).status).toBe('running');
    // One second passed before the first call, and nothing since.
    expect(await table.left()).toEqual([59_000, 59_000]);
  });

  it('given a judge has paused the match, when a call is made and closed, then it stays paused; and a call that stands is closed before play goes on', async () => {
    const table = await Table.set();
    yes(await table.pause());
    table.world.time.advance(1_000);
    yes(await table.call(0));
    expect(code(await table.resume())).toBe('call/still-open');
    yes(await table.close(1));
    expect((await table.meta()).status).toBe('paused');
    yes(await table.resume());
    yes(await table.call(1));
    expect(code(await table.resume())).toBe('match/not-paused');
    table.world.time.advance(1_000);
    yes(await table.pause());
    yes(await table.close(2));
    expect((await table.meta()).status).toBe('paused');
    table.world.time.advance(1_000);
    yes(await table.resume());
    expect((await table.meta()).status).toBe('running');
    expect(await table.left()).toEqual([60_000, 60_000]);
  });

  it.each(seats)(
    'given seat %i has stopped a game three times, then a fourth call is open and the clocks go on, and in the next game they stop again',
    async (seat) => {
      const table = await Table.set();
      for (const left of [2, 1, 0]) {
        const called = yes(await table.call(seat));
        expect(called).toMatchObject({ stops: true, stopsLeft: left });
        yes(await table.close(called.call));
      }
      expect(yes(await table.call(seat))).toMatchObject({ call: 4, stops: false, stopsLeft: 0 });
      table.world.time.advance(7_000);
      expect((await table.meta()).status).toBe('running');
      expect(await table.left()).toEqual([53_000, 53_000]);
      // The other player has their own three.
      expect(yes(await table.call(1 - seat))).toMatchObject({ stops: true, stopsLeft: 2 });
      yes(await table.close(5));
      // An improper call that stopped nothing costs nothing.
      yes(await table.close(4, true));
      expect(await table.left()).toEqual([53_000, 53_000]);
      yes(await table.service.concede({ ...table.command, seat, scope: 'game' }));
      expect(yes(await table.call(seat))).toMatchObject({ call: 6, stops: true, stopsLeft: 2 });
    },
  );

  it.each(seats)('given an improper call of seat %i, then the time that it stopped is charged to their bank alone', async (seat) => {
    const table = await Table.set();
    yes(await table.call(seat));
    table.world.time.advance(25_000);
    yes(await table.close(1, true));
    expect(await table.left()).toEqual(seats.map((one) => (one === seat ? 35_000 : 60_000)));
    expect((await table.events()).at(-1)).toMatchObject({ data: { stoppedMs: 25_000, goesOn: true } });
  });

  it('given an improper call for longer than the bank, then the bank is empty and the caller out of time; free time stays', async () => {
    const table = await Table.set();
    yes(await table.call(1));
    table.world.time.advance(61_000);
    yes(await table.close(1, true));
    expect(await table.left()).toEqual([60_000, 0]);
    await table.service.tick();
    expect((await table.events()).find(({ type }) => type === 'ClockExpired')).toMatchObject({ data: { seat: 1 } });
    const free = await Table.set({ bankMs: 60_000, decisionMs: 10_000, incrementMs: 0 });
    yes(await free.call(1));
    free.world.time.advance(61_000);
    yes(await free.close(1, true));
    expect(await free.left()).toEqual([70_000, 10_000]);
  });

  it("given a judge's own pause during an improper call, then only the time before the pause is charged", async () => {
    const table = await Table.set();
    yes(await table.call(0));
    table.world.time.advance(10_000);
    yes(await table.pause());
    table.world.time.advance(900_000);
    yes(await table.close(1, true));
    yes(await table.resume());
    expect(await table.left()).toEqual([50_000, 60_000]);
  });

  it('given a match without clocks, when a judge is called, then it stands all the same, and an improper call costs nothing', async () => {
    const table = await Table.set(null);
    yes(await table.call(0));
    table.world.time.advance(5_000);
    expect(code(await table.answer(1))).toBe('match/paused');
    yes(await table.close(1, true));
    expect((await table.meta()).clocks).toBeNull();
    yes(await table.answer(1));
  });

  it('given calls refused by their names, then none leaves an event', async () => {
    const table = await Table.set();
    yes(await table.call(0));
    const version = await table.version();
    const by = (seat: number, sawVersion: number): Promise<Answered<unknown>> =>
      table.service.callJudge({ ...table.command, seat, kind: 'other', sawVersion });
    expect(code(await table.call(0))).toBe('call/already-open');
    for (const seat of [2, -1, 0.5]) expect(code(await table.call(seat))).toBe('match/seat-unknown');
    for (const saw of [0, -1, 1.5, 1_000]) expect(code(await by(1, saw))).toBe('version/not-found');
    for (const call of [0, 2, -1, 1.5]) expect(code(await table.close(call))).toBe('call/not-found');
    for (const judge of ['alice', 'bob']) {
      expect(code(await table.take(1, judge))).toBe('judge/plays-in-this-match');
      expect(code(await table.close(1, false, judge))).toBe('judge/plays-in-this-match');
    }
    expect(await table.version()).toBe(version);
    yes(await table.take(1));
    expect(code(await table.take(1, 'jack'))).toBe('call/taken');
    yes(await table.close(1));
    expect([code(await table.take(1)), code(await table.close(1))]).toEqual(['call/closed', 'call/closed']);
  });

  it('given a call, when the same command comes again, then it gets its answer; another meaning is refused', async () => {
    const { service } = await Table.set();
    const call = { matchId, commandId: 'call', seat: 0, kind: 'deck', sawVersion: 2 } as const;
    const first = yes(await service.callJudge(call));
    expect(yes(await service.callJudge(call))).toEqual(first);
    expect(code(await service.callJudge({ ...call, kind: 'clock' }))).toBe('command/reused');
  });

  it('given a node that died when it had written the close, then another watches the clocks that run again', async () => {
    const table = await Table.set();
    const { service, world } = table;
    yes(await table.call(0));
    await service.tick();
    world.store.afterAppend = () => {
      throw new Error('the process is gone');
    };
    const act = { type: 'closeCall', call: 1, outcome: 'answered', improper: false } as const;
    await expect(service.judge({ matchId, commandId: 'close', judge: 'judy', act })).rejects.toThrow('the process is gone');
    world.store.afterAppend = null;
    const second = probeService(world, { owner: 'node-2' });
    world.time.advance(defaultServiceOptions.leaseMs);
    await second.tick();
    world.time.advance(60_000);
    await second.tick();
    expect((await table.events()).map(({ type }) => type)).toContain('ClockExpired');
  });

  it('given an open call, when the match ends or is cancelled, then the call is closed by that, and nobody is charged', async () => {
    for (const cancelled of [false, true]) {
      const table = await Table.set();
      yes(await table.call(0));
      table.world.time.advance(5_000);
      yes(
        cancelled
          ? await table.service.cancel({ ...table.command, by: 'olga', reason: 'fire alarm' })
          : await table.service.concede({ ...table.command, seat: 1, scope: 'match' }),
      );
      expect((await table.meta()).calls.open).toEqual([]);
      expect(await table.left()).toEqual([60_000, 60_000]);
      expect([code(await table.close(1)), code(await table.take(1))]).toEqual(['call/closed', 'call/closed']);
      expect(code(await table.call(1))).toBe('match/over');
      const { text, key, world } = await exportOf(table.world);
      expect(await verifyExport(text, { key, rulesets: world.rulesets })).toMatchObject({ ok: true, verdict: 'authentic' });
    }
  });
});

type Deed = 'call' | 'take' | 'close' | 'improper' | 'pause' | 'resume' | 'answer' | 'concede' | 'moment';
const deeds: readonly Deed[] = [
  'call',
  'call',
  'call',
  'take',
  'close',
  'close',
  'improper',
  'pause',
  'resume',
  'answer',
  'concede',
  'moment',
];
const steps = fc.array(
  fc.record({
    deed: fc.constantFrom(...deeds),
    seat: fc.integer({ min: 0, max: 1 }),
    call: fc.integer({ min: 1, max: 6 }),
    ms: fc.nat(1_500),
  }),
  { maxLength: 40 },
);

/** Does something to the table; what is refused changes nothing. */
const doing = (table: Table, deed: Deed, seat: number, call: number): Promise<unknown> => {
  switch (deed) {
    case 'call':
      return table.call(seat);
    case 'take':
      return table.take(call);
    case 'close':
    case 'improper':
      return table.close(call, deed === 'improper');
    case 'pause':
      return table.pause();
    case 'resume':
      return table.resume();
    case 'answer':
      return table.answer(seat);
    case 'concede':
      return table.service.concede({ ...table.command, seat, scope: 'game' });
    case 'moment':
      return Promise.resolve();
  }
};

describe('many calls', () => {
  it('given calls, pauses and answers in any order, then each player has used exactly the time in which they were asked and nothing held the match, and the record verifies', async () => {
    let held = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const table = await Table.set({ bankMs: 1_000_000, decisionMs: 0, incrementMs: 0 });
        // Counted beside the code under test: who is asked while nothing holds the match, by the test's own book.
        let due = [1_000_000, 1_000_000];
        const open = new Map<number, { readonly seat: number; readonly stops: boolean; heldMs: number }>();
        let judgePaused = false;
        let [made, games] = [0, 0];
        let stopped = [0, 0];
        for (const { deed, seat, call, ms } of script) {
          const holds = judgePaused || [...open.values()].some(({ stops }) => stops);
          const asked = new Set((await openDecisions(table.world, matchId)).map((one) => one.seat));
          if (asked.size === 0) break;
          table.world.time.advance(ms);
          if (holds) held += 1;
          if (!holds) due = due.map((left, one) => (asked.has(one) ? left - ms : left));
          if (!judgePaused) for (const one of open.values()) if (one.stops) one.heldMs += ms;
          const result = (await doing(table, deed, seat, call)) as Answered<unknown> | undefined;
          const known = open.get(call);
          if (result?.ok !== true) continue;
          if (deed === 'pause') judgePaused = true;
          if (deed === 'resume') judgePaused = false;
          if (deed === 'call') {
            made += 1;
            const stops = (stopped[seat] ?? 0) < 3;
            stopped = stopped.map((count, one) => (one === seat ? count + 1 : count));
            open.set(made, { seat, stops, heldMs: 0 });
          }
          if (deed === 'close' || deed === 'improper') open.delete(call);
          if (deed === 'improper' && known !== undefined) due = due.map((left, one) => (one === known.seat ? left - known.heldMs : left));
          const { status, gamesEnded } = await table.meta();
          if (status === 'ended') break;
          // A new game begins with full banks.
          if (gamesEnded > games) [due, stopped, games] = [[1_000_000, 1_000_000], [0, 0], gamesEnded];
          expect(status).toBe(judgePaused || [...open.values()].some(({ stops }) => stops) ? 'paused' : 'running');
          expect(await table.left()).toEqual(due);
        }
        if ((await table.meta()).endedAt === null) yes(await table.service.concede({ ...table.command, seat: 0, scope: 'match' }));
        expect(table.world.troubles).toEqual([]);
        const { text, key, world } = await exportOf(table.world);
        expect(await verifyExport(text, { key, rulesets: world.rulesets })).toMatchObject({ ok: true, verdict: 'authentic' });
      }),
      { numRuns: 60 },
    );
    expect(held).toBeGreaterThan(50);
  });
});
