import { describe, expect, it } from '@jest/globals';
import {
  chooser,
  openDecisions,
  playProbeMatch,
  probeFormat,
  probeMatchId,
  probeService,
  probeVersion,
  probeWorld,
  someAnswer,
  startProbeMatch,
  yes,
} from '@arbiter/testing';
import type { MemoryWorld } from '@arbiter/testing';
import { logOfMatch } from './log-leases.js';
import { type MatchEvent, decodeMatchEvent, matchStream } from '@arbiter/contracts';
import type { Decision } from '@arbiter/kernel';
import { seedCommitment, startingKey } from '../chance.js';
import { OutcomeUnknown, VersionConflict } from '../ports.js';
import { type MatchService, defaultServiceOptions } from './match-service.js';

const matchId = probeMatchId;

const events = async (world: MemoryWorld, id = matchId): Promise<readonly MatchEvent[]> =>
  (await world.store.read(matchStream(id))).map((stored) => decodeMatchEvent(stored));
const types = async (world: MemoryWorld): Promise<readonly string[]> => (await events(world)).map((event) => event.type);
const pending = (world: MemoryWorld): Promise<readonly Decision[]> => openDecisions(world, matchId);
const playOn = (world: MemoryWorld, service: MatchService, answers: number, seed: number): Promise<number> =>
  playProbeMatch(world, service, matchId, seed, answers);

describe('creating and starting a match', () => {
  it('given a new match, when it is created, then its pins commit to a seed that stands in no event', async () => {
    const world = probeWorld();
    await startProbeMatch(probeService(world));
    const [created] = await events(world);
    const seed = (await world.secrets.read(matchId, 'seed')) ?? '';
    expect(created?.type).toBe('MatchCreated');
    expect(created).toMatchObject({ data: { pins: { ruleset: probeVersion, seedCommitment: seedCommitment(seed) } } });
    expect(JSON.stringify(await world.store.read(matchStream(matchId)))).not.toContain(seed);
  });

  it('given entropy of both players, when the last one is ready, then the rules begin from seed, match id and entropy in seat order', async () => {
    const first = probeWorld();
    const second = probeWorld();
    const [one, other] = ['aa'.repeat(16), 'bb'.repeat(16)];
    await startProbeMatch(probeService(first), { entropy: [one, other] });
    await startProbeMatch(probeService(second), { entropy: [other, one] });
    const fingerprints = (await Promise.all([events(first), events(second)])).map((all) =>
      all.find((event) => event.type === 'MatchStarted'),
    );
    expect(await types(first)).toEqual([
      'MatchCreated',
      'EntropyCommitted',
      'EntropyCommitted',
      'EntropyOpened',
      'EntropyOpened',
      'PlayerReady',
      'PlayerReady',
      'MatchStarted',
    ]);
    expect(fingerprints[0]).not.toEqual(fingerprints[1]);
    const seed = '0'.repeat(64);
    expect(startingKey(seed, matchId, ['aa', 'bb'])).not.toBe(startingKey(seed, matchId, ['aabb', null]));
  });

  it('given a created match, when the same command comes again, then it gets the first answer, and another command a refusal', async () => {
    const world = probeWorld();
    const service = probeService(world);
    const command = {
      matchId,
      commandId: 'create-1',
      gatheringId: null,
      players: ['alice', 'bob'],
      ruleset: probeVersion,
      format: probeFormat(),
      clock: null,
      spectatorDelay: { versions: 0, ms: 0 },
      autoStart: false,
    };
    const first = yes(await service.create(command));
    expect(yes(await service.create(command))).toEqual(first);
    expect(await service.create({ ...command, commandId: 'create-2' })).toMatchObject({ problem: { code: 'match/exists' } });
    for (const other of [
      { players: ['alice', 'carol'] },
      { clock: { bankMs: 60_000, decisionMs: 0, incrementMs: 0 } },
      { autoStart: true },
      { spectatorDelay: { versions: 0, ms: 1_000 } },
    ])
      expect(await service.create({ ...command, ...other })).toMatchObject({ problem: { code: 'command/reused' } });
    expect(await types(world)).toEqual(['MatchCreated']);
  });

  it('given what does not fit, when a match is created, then each fault is named and nothing is recorded', async () => {
    const world = probeWorld();
    const service = probeService(world);
    const command = {
      matchId,
      commandId: 'create-1',
      gatheringId: null,
      players: ['alice', 'bob'],
      ruleset: probeVersion,
      format: probeFormat(),
      clock: null,
      spectatorDelay: { versions: 0, ms: 0 },
      autoStart: false,
    };
    expect(await service.create({ ...command, ruleset: 'cd'.repeat(32) })).toMatchObject({ problem: { code: 'ruleset/unknown' } });
    expect(await service.create({ ...command, players: ['alice'] })).toMatchObject({ problem: { code: 'format/not-fitting' } });
    expect(await service.create({ ...command, players: ['alice', 'alice'] })).toMatchObject({ problem: { code: 'format/not-fitting' } });
    expect(await service.create({ ...command, format: probeFormat({ id: 'constructor' }) })).toMatchObject({
      problem: { code: 'format/not-fitting' },
    });
    expect(await world.store.head(matchStream(matchId))).toBeNull();
  });

  it('given a player who is not ready, when the match is to start, then it says who is missing', async () => {
    const world = probeWorld();
    const service = probeService(world);
    yes(
      await service.create({
        matchId,
        commandId: 'create-1',
        gatheringId: null,
        players: ['alice', 'bob'],
        ruleset: probeVersion,
        format: probeFormat(),
        clock: null,
        spectatorDelay: { versions: 0, ms: 0 },
        autoStart: false,
      }),
    );
    yes(await service.ready({ matchId, commandId: 'ready-0', seat: 0 }));
    expect(await service.start({ matchId, commandId: 'start-1' })).toMatchObject({
      problem: { code: 'match/not-ready', params: { missing: [1] } },
    });
    expect(await service.answer({ matchId, commandId: 'early', seat: 0, decision: 1, answer: { picks: ['rock'] } })).toMatchObject({
      problem: { code: 'match/wrong-phase' },
    });
    yes(await service.ready({ matchId, commandId: 'ready-1', seat: 1 }));
    yes(await service.start({ matchId, commandId: 'start-2' }));
    expect((await types(world)).at(-1)).toBe('MatchStarted');
    expect(await service.commitEntropy({ matchId, commandId: 'late', seat: 0, commitment: 'aa'.repeat(32) })).toMatchObject({
      problem: { code: 'match/wrong-phase' },
    });
  });
});

describe('answers', () => {
  it('given an answer, when it is accepted, then the acknowledgement names version and hash of what stands in the log', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    const ack = yes(await service.answer({ matchId, commandId: 'sign-0', seat: 0, decision: 1, answer: { picks: ['rock'] } }));
    expect(await world.store.head(matchStream(matchId))).toEqual({ version: ack.version, hash: ack.hash });
  });

  it('given a total to divide, when amounts are answered, then they are recorded as they were sent', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    const draw = chooser(1);
    for (let count = 0; ; count += 1) {
      const [decision] = await openDecisions(world, matchId);
      if (decision === undefined) throw new Error('no storm was ever played');
      const command = { matchId, commandId: `play-${count}`, seat: decision.seat, decision: decision.id };
      if (decision.domain.type !== 'distribution') {
        const play =
          decision.domain.type === 'options' ? decision.domain.options.find((option) => option.params?.card === 'storm') : undefined;
        yes(await service.answer({ ...command, answer: play === undefined ? someAnswer(decision, draw) : { picks: [play.id] } }));
        continue;
      }
      const answer = { amounts: { 'seat:1': 1, 'seat:0': 3 } };
      for (const amounts of [[1, 3], { 'seat:0': 1.5 }, null])
        expect(await service.answer({ ...command, answer: { amounts } as never })).toMatchObject({ problem: { code: 'answer/malformed' } });
      expect(await service.answer({ ...command, answer: { amounts: { 'seat:0': 5 } } })).toMatchObject({
        problem: { code: 'answer/illegal', rule: 'probe:divideStorm' },
      });
      const { version } = yes(await service.answer({ ...command, answer }));
      expect((await events(world))[version - 1]).toMatchObject({ type: 'ActionRecorded', data: { answer } });
      return;
    }
  });

  it('given an answer that was recorded, when it is sent again later, then it gets the first answer and no event', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    const command = { matchId, commandId: 'sign-0', seat: 0, decision: 1, answer: { picks: ['rock'] } };
    const first = yes(await service.answer(command));
    yes(await service.answer({ ...command, commandId: 'sign-1', seat: 1, decision: 2 }));
    const before = await world.store.head(matchStream(matchId));
    expect(yes(await service.answer(command))).toEqual(first);
    expect(await service.answer({ ...command, answer: { picks: ['paper'] } })).toMatchObject({ problem: { code: 'command/reused' } });
    expect(await world.store.head(matchStream(matchId))).toEqual(before);
  });

  it("given the opponent's sealed answer in between, when the other player answers their own decision, then it is not stale", async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    yes(await service.answer({ matchId, commandId: 'sign-1', seat: 1, decision: 2, answer: { picks: ['rock'] } }));
    yes(
      await service.judge({
        matchId,
        commandId: 'ruling-1',
        judge: 'judy',
        act: { type: 'ruling', reason: 'Play on.', rules: ['probe:turn'] },
      }),
    );
    yes(await service.answer({ matchId, commandId: 'sign-0', seat: 0, decision: 1, answer: { picks: ['paper'] } }));
  });

  it('given what may not be done, when it is sent, then the refusal has its code and rule and leaves no event', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    yes(await service.answer({ matchId, commandId: 'sign-0', seat: 0, decision: 1, answer: { picks: ['rock'] } }));
    const before = await world.store.head(matchStream(matchId));
    const answer = { picks: ['rock'] };
    expect(await service.answer({ matchId, commandId: 'c1', seat: 0, decision: 1, answer })).toMatchObject({
      problem: { code: 'decision/closed' },
    });
    expect(await service.answer({ matchId, commandId: 'c2', seat: 0, decision: 2, answer })).toMatchObject({
      problem: { code: 'decision/not-yours' },
    });
    expect(await service.answer({ matchId, commandId: 'c3', seat: 1, decision: 99, answer })).toMatchObject({
      problem: { code: 'decision/unknown' },
    });
    expect(await service.answer({ matchId, commandId: 'c4', seat: 1, decision: 2, answer: { picks: ['lizard'] } })).toMatchObject({
      problem: { code: 'answer/illegal', rule: 'probe:chooseSign' },
    });
    expect(
      await service.answer({ matchId, commandId: 'c7', seat: 1, decision: 2, answer: { picks: ['rock'], note: 'hidden' } as never }),
    ).toMatchObject({ problem: { code: 'answer/malformed' } });
    expect(await service.answer({ matchId, commandId: 'c5', seat: 7, decision: 2, answer })).toMatchObject({
      problem: { code: 'match/seat-unknown' },
    });
    expect(await service.answer({ matchId: probeMatchId.replace(/1$/, '2'), commandId: 'c6', seat: 0, decision: 1, answer })).toMatchObject(
      { problem: { code: 'match/not-found' } },
    );
    expect(await world.store.head(matchStream(matchId))).toEqual(before);
  });

  it('given a match played to its end, then games, match and seed close the log, and nothing follows', async () => {
    const world = probeWorld();
    const service = probeService(world, { snapshotEvery: 5 });
    await startProbeMatch(service, { format: probeFormat({ id: 'bestOfThree', bestOf: 3 }) });
    await playOn(world, service, 1_000, 7);
    const all = await types(world);
    expect(all.slice(-4)).toEqual(['ActionRecorded', 'GameEnded', 'MatchEnded', 'SeedRevealed']);
    const games = (await events(world)).flatMap((event) => (event.type === 'GameEnded' ? [event.data.game] : []));
    expect(games).toEqual(games.map((_, index) => index + 1));
    const seed = await world.secrets.read(matchId, 'seed');
    expect((await events(world)).at(-1)).toMatchObject({ data: { seed } });
    expect(await service.concede({ matchId, commandId: 'late', seat: 0, scope: 'match' })).toMatchObject({
      problem: { code: 'match/over' },
    });
    expect(await service.judge({ matchId, commandId: 'late-2', judge: 'judy', act: { type: 'pause', reason: 'late' } })).toMatchObject({
      problem: { code: 'match/over' },
    });
    expect(await types(world)).toEqual(all);
    // Nobody plays it any more.
    expect(world.snapshots.saved).toEqual([]);
    expect(world.troubles).toEqual([]);
  });
});

describe('ways out', () => {
  it('given a running match, when a player concedes it, then the other one wins and the seed is revealed', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    const ack = yes(await service.concede({ matchId, commandId: 'c1', seat: 0, scope: 'match' }));
    expect((await types(world)).slice(-4)).toEqual(['Conceded', 'GameEnded', 'MatchEnded', 'SeedRevealed']);
    expect((await events(world)).find((event) => event.type === 'MatchEnded')).toMatchObject({ data: { result: { winners: [1] } } });
    expect(await world.store.head(matchStream(matchId))).toMatchObject({ version: ack.version });
  });

  it('given an offered draw, when the other player agrees, then the game is drawn; whoever plays on declines', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    expect(await service.agreeDraw({ matchId, commandId: 'd0', seat: 1, scope: 'match' })).toMatchObject({
      problem: { code: 'draw/no-offer' },
    });
    yes(await service.offerDraw({ matchId, commandId: 'd1', seat: 0, scope: 'match' }));
    expect(await service.agreeDraw({ matchId, commandId: 'd2', seat: 0, scope: 'match' })).toMatchObject({
      problem: { code: 'draw/no-offer' },
    });
    yes(await service.answer({ matchId, commandId: 'sign-1', seat: 1, decision: 2, answer: { picks: ['rock'] } }));
    expect(await service.agreeDraw({ matchId, commandId: 'd3', seat: 1, scope: 'match' })).toMatchObject({
      problem: { code: 'draw/no-offer' },
    });
    yes(await service.offerDraw({ matchId, commandId: 'd4', seat: 0, scope: 'match' }));
    yes(await service.agreeDraw({ matchId, commandId: 'd5', seat: 1, scope: 'match' }));
    expect((await types(world)).slice(-3)).toEqual(['DrawAgreed', 'MatchEnded', 'SeedRevealed']);
    expect((await events(world)).find((event) => event.type === 'MatchEnded')).toMatchObject({ data: { result: { winners: [] } } });
  });

  it('given any match, when it is cancelled, then its seed is revealed and nothing more is taken', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    yes(await service.cancel({ matchId, commandId: 'x1', by: 'olga', reason: 'fire alarm' }));
    expect((await types(world)).slice(-2)).toEqual(['MatchCancelled', 'SeedRevealed']);
    expect(await service.answer({ matchId, commandId: 'c1', seat: 0, decision: 1, answer: { picks: ['rock'] } })).toMatchObject({
      problem: { code: 'match/over' },
    });
  });
});

describe('judges', () => {
  it('given a running match, when a judge acts, then each act is an event with who and why', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service, { format: probeFormat({ id: 'bestOfThree', bestOf: 3 }) });
    const judge = 'judy';
    yes(await service.judge({ matchId, commandId: 'j1', judge, act: { type: 'pause', reason: 'a question' } }));
    expect(await service.answer({ matchId, commandId: 'c1', seat: 0, decision: 1, answer: { picks: ['rock'] } })).toMatchObject({
      problem: { code: 'match/paused' },
    });
    expect(await service.judge({ matchId, commandId: 'j2', judge, act: { type: 'pause', reason: 'again' } })).toMatchObject({
      problem: { code: 'match/paused' },
    });
    yes(await service.judge({ matchId, commandId: 'j3', judge, act: { type: 'ruling', reason: 'No.', rules: ['probe:play'] } }));
    yes(await service.judge({ matchId, commandId: 'j4', judge, act: { type: 'resume' } }));
    expect(await service.judge({ matchId, commandId: 'j5', judge, act: { type: 'resume' } })).toMatchObject({
      problem: { code: 'match/not-paused' },
    });
    yes(await service.judge({ matchId, commandId: 'j6', judge, act: { type: 'gameLoss', seat: 1, reason: 'late', rules: [] } }));
    yes(
      await service.judge({
        matchId,
        commandId: 'j7',
        judge,
        act: { type: 'matchLoss', seat: 0, reason: 'cheating', rules: ['probe:end'] },
      }),
    );
    expect((await types(world)).slice(4)).toEqual([
      'MatchPaused',
      'RulingGiven',
      'MatchResumed',
      'LossGiven',
      'GameEnded',
      'LossGiven',
      'GameEnded',
      'MatchEnded',
      'SeedRevealed',
    ]);
    expect((await events(world)).find((event) => event.type === 'MatchEnded')).toMatchObject({
      data: { result: { winners: [1], reason: 'judge' } },
    });
  });

  it('given a match, when a judge judges their own match, then it is refused by name', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    const before = await world.store.head(matchStream(matchId));
    expect(await service.judge({ matchId, commandId: 'j2', judge: 'alice', act: { type: 'pause', reason: 'mine' } })).toMatchObject({
      problem: { code: 'judge/plays-in-this-match' },
    });
    expect(
      await service.judge({ matchId, commandId: 'j3', judge: 'judy', act: { type: 'extraTime', seat: 0, ms: 1000, reason: 'slow' } }),
    ).toMatchObject({ problem: { code: 'clock/none' } });
    expect(await world.store.head(matchStream(matchId))).toEqual(before);
  });
});

describe('owners of a live match', () => {
  it('given two nodes, when the second takes over after the lease ran out, then it goes on from snapshot and tail', async () => {
    const world = probeWorld();
    const first = probeService(world, { owner: 'node-1', snapshotEvery: 4, leaseWaitMs: 0 });
    const second = probeService(world, { owner: 'node-2', snapshotEvery: 4, leaseWaitMs: 0 });
    await startProbeMatch(first, { format: probeFormat({ id: 'bestOfThree', bestOf: 3 }) });
    await playOn(world, first, 11, 3);
    const [decision] = await pending(world);
    expect(await second.concede({ matchId, commandId: 'c1', seat: 0, scope: 'game' })).toMatchObject({
      problem: { code: 'match/owned-elsewhere' },
    });
    world.time.advance(defaultServiceOptions.leaseMs);
    yes(await second.concede({ matchId, commandId: 'c1', seat: 0, scope: 'game' }));
    // The first node still has its old copy: it must notice that, and not write besides the second node.
    const late = { matchId, commandId: 'c2', seat: decision?.seat ?? 0, decision: decision?.id ?? 0, answer: { number: 1 } };
    expect(await first.answer(late)).toMatchObject({ problem: { code: 'match/owned-elsewhere' } });
    await playOn(world, second, 1_000, 4);
    expect((await types(world)).at(-1)).toBe('SeedRevealed');
  });

  it('given a node whose match was just taken by another, when it still appends, then its fence is refused before anything is written', async () => {
    const world = probeWorld();
    const service = probeService(world, { leaseWaitMs: 0 });
    await startProbeMatch(service);
    const before = await world.store.head(matchStream(matchId));
    const stolen = await world.leases.acquire(logOfMatch(matchId), { name: 'node-1', address: null }, 1_000);
    if (stolen.kind === 'granted') await world.leases.release(stolen.lease);
    await world.leases.acquire(logOfMatch(matchId), { name: 'node-2', address: null }, 1_000);
    const command = { matchId, commandId: 'sign-0', seat: 0, decision: 1, answer: { picks: ['rock'] } };
    expect(await service.answer(command)).toMatchObject({ problem: { code: 'match/owned-elsewhere' } });
    expect(await world.store.head(matchStream(matchId))).toEqual(before);
  });

  it('given a snapshot that is not what the log vouches for, when a node takes over, then it replays from the start', async () => {
    const world = probeWorld();
    const first = probeService(world, { owner: 'node-1', snapshotEvery: 2 });
    await startProbeMatch(first);
    await playOn(world, first, 4, 5);
    await first.close();
    for (const snapshot of world.snapshots.saved) Object.assign(snapshot, { state: snapshot.state.replace('"life":[10', '"life":[99') });
    const second = probeService(world, { owner: 'node-2' });
    await playOn(world, second, 1_000, 6);
    expect((await types(world)).at(-1)).toBe('SeedRevealed');
  });

  it('given a store that refuses an append, when the command is sent again, then it is recorded once', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    let failures = 0;
    world.store.beforeAppend = () => {
      failures += 1;
      if (failures === 1) throw new Error('the disk is full');
      if (failures === 2) throw new VersionConflict(matchStream(matchId), 0);
    };
    const command = { matchId, commandId: 'sign-0', seat: 0, decision: 1, answer: { picks: ['rock'] } };
    await expect(service.answer(command)).rejects.toThrow('the disk is full');
    yes(await service.answer(command));
    expect((await types(world)).filter((type) => type === 'ActionRecorded')).toHaveLength(1);
    world.store.beforeAppend = null;
    await playOn(world, service, 1_000, 8);
  });

  it('given an append whose outcome is unknown but which was committed, then the command gets its acknowledgement and is not doubled', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    let broken = true;
    world.store.afterAppend = () => {
      if (broken) {
        broken = false;
        throw new OutcomeUnknown(matchStream(matchId), 'connection lost');
      }
    };
    const ack = yes(await service.answer({ matchId, commandId: 'sign-0', seat: 0, decision: 1, answer: { picks: ['rock'] } }));
    expect(await world.store.head(matchStream(matchId))).toEqual({ version: ack.version, hash: ack.hash });
    expect((await types(world)).filter((type) => type === 'ActionRecorded')).toHaveLength(1);
  });

  it('given a live match that nobody touches, when the node ticks, then it leaves memory, and is loaded again when somebody acts', async () => {
    const world = probeWorld();
    const service = probeService(world, { idleMs: 1_000 });
    await startProbeMatch(service);
    world.time.advance(1_001);
    await service.tick();
    expect(await service.look(matchId, () => 'in memory')).toBeNull();
    yes(await service.concede({ matchId, commandId: 'c1', seat: 0, scope: 'match' }));
  });

  it('given more matches than the memory is for, when the node ticks, then those that were not used for longest leave it, and are loaded again when somebody acts', async () => {
    const world = probeWorld();
    const service = probeService(world, { liveBytes: 700_000 });
    const ids = [1, 2, 3, 4].map((number) => matchId.replace(/.$/, String(number)));
    for (const id of ids) {
      await startProbeMatch(service, { matchId: id });
      world.time.advance(10);
    }
    yes(await service.judge({ matchId: ids[0]!, commandId: 'r1', judge: 'judy', act: { type: 'ruling', reason: 'noted', rules: [] } }));
    const inMemory = async (): Promise<readonly boolean[]> =>
      Promise.all(ids.map(async (id) => (await service.look(id, () => 'here')) !== null));
    expect(await inMemory()).toEqual([true, true, true, true]);
    await service.tick();
    expect(await inMemory()).toEqual([true, false, false, true]);
    yes(await service.concede({ matchId: ids[1]!, commandId: 'c1', seat: 0, scope: 'match' }));
    yes(await service.answer({ matchId: ids[2]!, commandId: 'a1', seat: 0, decision: 1, answer: { picks: ['rock'] } }));
  });

  it('given less memory than one match takes, when the node ticks, then the one that was used last stays', async () => {
    const world = probeWorld();
    const service = probeService(world, { liveBytes: 1 });
    await startProbeMatch(service);
    await service.tick();
    expect(await service.look(matchId, () => 'here')).toEqual({ seen: 'here' });
  });

  it('given a node that stops, when another acts at once, then it does not wait for the lease to expire', async () => {
    const world = probeWorld();
    const first = probeService(world, { owner: 'node-1' });
    const second = probeService(world, { owner: 'node-2', leaseWaitMs: 0 });
    await startProbeMatch(first);
    await first.close();
    yes(await second.concede({ matchId, commandId: 'c1', seat: 0, scope: 'match' }));
  });
});
