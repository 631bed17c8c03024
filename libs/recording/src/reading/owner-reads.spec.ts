import { emptyStreamHash, eventHash, matchStream } from '@arbiter/contracts';
import { describe, expect, it } from '@jest/globals';
import {
  type MemoryWorld,
  memoryWorld,
  playProbeMatch,
  probeFormat,
  probeMatchId,
  probeRuleset,
  probeService,
  probeVersion,
  probeWorld,
  startProbeMatch,
  yes,
} from '@arbiter/testing';
import fc from 'fast-check';
import type { Reader } from '../match/commands.js';
import type { MatchService } from '../match/match-service.js';
import { trustingGuard } from '../match/records.js';
import type { EventStore } from '../ports.js';
import { MatchReader } from './match-reader.js';
import { storeOfRecord } from './recorded-match.js';
import { Timeline } from './timeline.js';
import { Timelines } from './timelines.js';

const matchId = probeMatchId;
const alice: Reader = { kind: 'player', seat: 0 };
const bob: Reader = { kind: 'player', seat: 1 };
const rock = { matchId, commandId: 'sign-0', seat: 0, decision: 1, answer: { picks: ['rock'] } };

const readerOf = (world: MemoryWorld, service: MatchService): MatchReader =>
  new MatchReader({ live: service, timelines: service.timelines, judges: service, time: world.time });

/** A store whose appends wait until the test lets them go on, and which counts what is read. */
const heldStore = (store: EventStore) => {
  let letGo: () => void = () => undefined;
  let held: Promise<void> | null = null;
  let reads = 0;
  let arrived: () => void = () => undefined;
  return {
    store: {
      append: async (request) => {
        arrived();
        await held;
        return store.append(request);
      },
      read: (...asked) => ((reads += 1), store.read(...asked)),
      head: (stream) => ((reads += 1), store.head(stream)),
      byCommand: (...asked) => store.byCommand(...asked),
    } satisfies EventStore,
    /** Holds appends back from now on. @returns resolves when the next one has arrived */
    hold: () => {
      held = new Promise((resolve) => (letGo = resolve));
      return new Promise<void>((resolve) => (arrived = resolve));
    },
    letGo: () => letGo(),
    reads: () => reads,
  };
};

const held = async () => {
  const world = probeWorld();
  const gate = heldStore(world.store);
  const service = probeService({ ...world, ports: { ...world.ports, store: gate.store } });
  await startProbeMatch(service);
  return { world, gate, service, reader: readerOf(world, service) };
};

/** Whether a promise has resolved once everything that can go on now has gone on. */
const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  let settled = false;
  void promise.then(() => (settled = true));
  await new Promise(setImmediate);
  return settled;
};

describe('whoever owns a match answers for it', () => {
  it('given a match that is played here, when it is read from every perspective, then nothing is read back from the log', async () => {
    const { gate, service, reader } = await held();
    yes(await service.answer(rock));
    const before = gate.reads();
    for (const perspective of [alice, bob, { kind: 'spectator' } as const]) {
      expect(yes(await reader.matchView(matchId, perspective)).version).toBe(5);
      expect(yes(await reader.news(matchId, perspective, 0, 100)).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
      yes(await reader.transcript(matchId, perspective, 'en'));
    }
    expect(gate.reads()).toBe(before);
  });

  it('given an append under way, when somebody reads, then they wait, and see the new version only once it is committed', async () => {
    const { gate, service, reader } = await held();
    const arrived = gate.hold();
    const answered = service.answer(rock);
    await arrived;
    const read = reader.matchView(matchId, alice);
    const news = reader.news(matchId, bob, 4, 100);
    expect(await isSettled(read)).toBe(false);
    expect(await isSettled(news)).toBe(false);
    gate.letGo();
    expect(yes(await answered).version).toBe(5);
    expect(yes(await read)).toMatchObject({ version: 5, newest: 5 });
    expect(yes(await news).map(({ version }) => version)).toEqual([5]);
  });

  it('given an append that fails, when somebody reads meanwhile, then they see the match without it', async () => {
    const { world, gate, service, reader } = await held();
    const before = yes(await reader.matchView(matchId, alice));
    const arrived = gate.hold();
    world.store.append = () => Promise.reject(new Error('the disk is full'));
    const answered = service.answer(rock);
    await arrived;
    const read = reader.matchView(matchId, alice);
    gate.letGo();
    await expect(answered).rejects.toThrow('the disk is full');
    expect(yes(await read)).toEqual(before);
  });

  it('given a node whose lease has run out, when another node has played on, then reading here shows what the other recorded', async () => {
    const world = probeWorld();
    const [first, second] = [probeService(world, { leaseMs: 1_000 }), probeService(world, { owner: 'node-2' })];
    await startProbeMatch(first);
    yes(await first.answer(rock));
    world.time.advance(2_000);
    yes(await second.answer({ ...rock, commandId: 'sign-1', seat: 1, decision: 2, answer: { picks: ['paper'] } }));
    for (const service of [first, second]) expect(yes(await readerOf(world, service).matchView(matchId, alice)).newest).toBeGreaterThan(5);
  });

  it('given a match that was set apart, when its owner is asked, then they answer that', async () => {
    const { world, reader } = await held();
    world.guard.apart.set(matchId, { stream: { type: 'match', id: matchId }, code: 'chain/cut', version: 3, detail: 'cut' });
    expect(await reader.matchView(matchId, alice)).toMatchObject({ ok: false, problem: { code: 'match/set-apart' } });
  });
});

describe('a timeline that begins at the newest snapshot', () => {
  /** Counts the actions that the rules carry out. */
  const counting = (): { readonly world: MemoryWorld; readonly acts: () => number } => {
    let acts = 0;
    const openSession: typeof probeRuleset.openSession = (...given) => {
      const session = probeRuleset.openSession(...given);
      const act = session.act.bind(session);
      return Object.assign(session, { act: (action: Parameters<typeof act>[0]) => ((acts += 1), act(action)) });
    };
    return { world: memoryWorld({ [probeVersion]: { ...probeRuleset, openSession } }), acts: () => acts };
  };
  const snapshotEvery = 4;
  /** Plays a match that nobody owns afterwards. @returns the number of answers */
  const playLong = async (world: MemoryWorld): Promise<number> => {
    const service = probeService(world, { snapshotEvery });
    await startProbeMatch(service);
    const played = await playProbeMatch(world, service, matchId, 7, 10);
    await service.close();
    return played;
  };

  it('given a long match, when it is opened, then only the actions after the snapshot are carried out, and older ones when they are asked for', async () => {
    const { world, acts } = counting();
    const played = await playLong(world);
    const before = acts();
    const timeline = await Timeline.open(world.ports, matchId);
    const opening = acts() - before;
    expect(opening).toBe(played % snapshotEvery);
    timeline?.gameEvents(timeline.head());
    expect(acts() - before).toBe(opening);
    timeline?.gameEvents(5);
    const older = acts() - before;
    // The beginning up to the first hash of a state, for a checkpoint, and then the stretch that was asked for; nothing that comes after it.
    expect(older - opening).toBe(2 * snapshotEvery);
    timeline?.gameEvents(5);
    expect(acts() - before).toBe(older);
  });

  it.each([20, 1_000])(
    'given a match of many versions with a snapshot every %d actions, when old ones are asked for that were let go of meanwhile, then they are as they were when they were recorded',
    async (every) => {
      const world = probeWorld();
      const service = probeService(world, { snapshotEvery: every });
      await startProbeMatch(service, { format: probeFormat({ id: 'bestOfThree', bestOf: 3 }) });
      const moments: unknown[] = [];
      const game: unknown[] = [];
      /** Notes what the owner knows of the versions that are new. */
      const note = async (): Promise<void> => {
        await service.look(matchId, (timeline) => {
          for (let version = moments.length + 1; version <= timeline.head(); version += 1) {
            moments.push(timeline.at(version));
            game.push(timeline.gameEvents(version));
          }
          const old = timeline.head() - 51;
          if (old > 0 && old % 60 < 3) expect(timeline.gameEvents(old)).toEqual(game[old - 1]);
        });
      };
      await note();
      for (let round = 0; moments.length < 180; round += 1) {
        await playProbeMatch(world, service, matchId, round, 1);
        const ruling = { type: 'ruling', reason: `round ${round}`, rules: [] } as const;
        for (const count of [0, 1])
          yes(await service.judge({ matchId, commandId: `ruling-${round}-${count}`, judge: 'judy', act: ruling }));
        await note();
      }
      const all = (timeline: Timeline): void => {
        for (let version = timeline.head(); version >= 1; version -= 1) {
          expect(timeline.at(version)).toEqual(moments[version - 1]);
          expect(timeline.gameEvents(version)).toEqual(game[version - 1]);
        }
      };
      const live = await service.look(matchId, (timeline) => (all(timeline), timeline.head()));
      if (live !== null) expect(live.seen).toBe(moments.length);
      all((await Timeline.open(world.ports, matchId))!);
    },
  );

  it('given each version of it, then view, state, events and what follows are those of a timeline that carried everything out', async () => {
    const world = probeWorld();
    await playLong(world);
    const { snapshots: _, ...withoutSnapshots } = world.ports;
    const whole = await new Timelines(withoutSnapshots).get(matchId);
    if (whole === null) throw new Error('there is no match');
    for (let version = whole.head(); version >= 1; version -= 1) {
      const lazy = await new Timelines(world.ports).get(matchId);
      expect(lazy?.state(version)).toEqual(whole.state(version));
      expect(lazy?.gameEvents(version)).toEqual(whole.gameEvents(version));
      for (const viewer of [{ role: 'player', seat: 0 }, { role: 'spectator' }, { role: 'judge' }] as const)
        expect(lazy?.view(version, viewer)).toEqual(whole.view(version, viewer));
    }
  });

  it('given versions are asked for in any order, then each is that of a timeline that carried everything out', async () => {
    const world = probeWorld();
    await playLong(world);
    const { snapshots: _, ...withoutSnapshots } = world.ports;
    const whole = (await new Timelines(withoutSnapshots).get(matchId))!;
    const viewer = { role: 'player', seat: 1 } as const;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.integer({ min: 1, max: whole.head() }), fc.boolean())), async (asked) => {
        const lazy = (await new Timelines(world.ports).get(matchId))!;
        for (const [version, events] of asked)
          if (events) expect(lazy.gameEvents(version)).toEqual(whole.gameEvents(version));
          else expect(lazy.view(version, viewer)).toEqual(whole.view(version, viewer));
      }),
      { numRuns: 60 },
    );
  });

  it('given an older event that the rules do not come to, when its version is read, then that is said', async () => {
    const world = probeWorld();
    await playLong(world);
    const stored = await world.store.read(matchStream(matchId));
    const { version } = stored.find(({ type }) => type === 'ActionRecorded')!;
    let previousHash = emptyStreamHash;
    const record = stored.map((event) => {
      const payload =
        event.version === version ? event.payload.replace(/"hash":"[0-9a-f]{64}"/, `"hash":"${'00'.repeat(32)}"`) : event.payload;
      const forged = { ...event, payload, previousHash };
      previousHash = eventHash(forged);
      return { ...forged, hash: previousHash };
    });
    const timeline = await Timeline.open({ ...world.ports, store: storeOfRecord(record), guard: trustingGuard }, matchId);
    const look = (at: number) => () => timeline?.view(at, { role: 'judge' });
    expect(look(record.length)).not.toThrow();
    expect(look(version)).toThrow(new RegExp(`diverges at version ${version}: gameEvents`));
  });

  it('given a snapshot whose hash is not in the log, then it is not used', async () => {
    const { world, acts } = counting();
    const played = await playLong(world);
    world.snapshots.saved.push({ ...world.snapshots.saved.pop()!, state: '{}' });
    const before = acts();
    await Timeline.open(world.ports, matchId);
    expect(acts() - before).toBe(played);
  });
});
