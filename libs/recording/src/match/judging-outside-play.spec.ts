import { describe, expect, it } from '@jest/globals';
import type { MemoryWorld } from '@arbiter/testing';
import {
  type Exported,
  exportOf,
  faultOf,
  forged,
  memoryWorld,
  playProbeMatch,
  probeFormat,
  probeMatchId as matchId,
  probeRuleset,
  probeService,
  probeVersion,
  probeWorld,
  startProbeMatch,
  versionOf,
  yes,
} from '@arbiter/testing';
import { decodeMatchEvent, matchStream } from '@arbiter/contracts';
import { verifyExport } from '../export/verify.js';
import { writeTranscript } from '../export/write-transcript.js';
import type { FeedEntry } from '../ports.js';
import { matchListProjection, participationProjection } from '../projections/match-list.js';
import { MatchReader } from '../reading/match-reader.js';
import { Timelines } from '../reading/timelines.js';
import type { Ack, JudgeAct } from './commands.js';
import type { MatchService } from './match-service.js';
import type { Answered } from './problem.js';

const judging = (service: MatchService, commandId: string, act: JudgeAct, judge = 'judy'): Promise<Answered<Ack>> =>
  service.judge({ matchId, commandId, judge, act });
const ruling = (reason: string): JudgeAct => ({ type: 'ruling', reason, rules: ['probe:play'] });
const noShow = (...seats: readonly number[]): JudgeAct => ({ type: 'noShow', seats, reason: 'ten minutes late', rules: [] });
const matchLoss = (seat: number): JudgeAct => ({ type: 'matchLoss', seat, reason: 'another deck', rules: ['probe:end'] });

const types = async (world: MemoryWorld): Promise<readonly string[]> =>
  (await world.store.read(matchStream(matchId))).map((stored) => stored.type);
const verdictOf = ({ world, text, key }: Exported): ReturnType<typeof verifyExport> =>
  verifyExport(text, { key, rulesets: world.rulesets });
const outcomes = async (world: MemoryWorld): Promise<readonly unknown[]> => {
  const entries: readonly FeedEntry[] = (await world.store.read(matchStream(matchId))).map((event, leaf) => ({ leaf, event }));
  const bySeat = new Map<unknown, unknown>();
  for (const change of await participationProjection.project(entries)) {
    if (change.change === 'remove') continue;
    const seats = change.key['seat'] === undefined ? [...bySeat.keys()] : [change.key['seat']];
    for (const seat of seats) bySeat.set(seat, 'outcome' in change.values ? change.values['outcome'] : bySeat.get(seat));
  }
  return [...bySeat.values()];
};

const ends = {
  conceded: (service: MatchService): Promise<unknown> => service.concede({ matchId, commandId: 'end', seat: 0, scope: 'match' }),
  cancelled: (service: MatchService): Promise<unknown> => service.cancel({ matchId, commandId: 'end', by: 'olga', reason: 'fire alarm' }),
};

describe.each(Object.keys(ends) as (keyof typeof ends)[])('a judge on a match that was %s', (how) => {
  const over = async (): Promise<{ readonly world: MemoryWorld; readonly service: MatchService }> => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    await playProbeMatch(world, service, matchId, 1, 3);
    await ends[how](service);
    world.time.advance(3_600_000);
    return { world, service };
  };

  it('when rulings are given, then they stand behind the end, in facts and words, and the game is what it was', async () => {
    const { world, service } = await over();
    const reader = new MatchReader({ live: service, timelines: new Timelines(world.ports), judges: service, time: world.time });
    const spectator = { kind: 'spectator' } as const;
    const before = yes(await reader.matchView(matchId, spectator));
    const first = yes(await judging(service, 'r1', ruling('The scissors were counted twice.')));
    yes(await judging(service, 'r2', ruling('A warning to player 2.')));
    expect(yes(await judging(service, 'r1', ruling('The scissors were counted twice.')))).toEqual(first);
    expect((await types(world)).slice(-3)).toEqual(['SeedRevealed', 'RulingGiven', 'RulingGiven']);
    const after = yes(await reader.matchView(matchId, spectator));
    expect({ ...after, version: 0, newest: 0, at: 0 }).toEqual({ ...before, version: 0, newest: 0, at: 0 });
    const news = yes(await reader.news(matchId, spectator, before.version - 1, 10));
    expect(news).toMatchObject([
      { type: 'SeedRevealed', over: true },
      { type: 'RulingGiven', over: true, facts: { reason: 'The scissors were counted twice.', rules: ['probe:play'] } },
      { type: 'RulingGiven', over: true },
    ]);
    expect(yes(await reader.news(matchId, spectator, 0, before.version - 1)).some((item) => item.over)).toBe(false);
    const transcript = [...yes(await writeTranscript(new Timelines(world.ports), matchId, 'en'))];
    expect(transcript.at(-1)).toContain('Ruling (probe:play): A warning to player 2.');
    expect(world.troubles).toEqual([]);
  });

  it('when the match is exported before and after a ruling, then both exports verify and the later one tells of it', async () => {
    const { world, service } = await over();
    const earlier = await exportOf(world);
    yes(await judging(service, 'r1', ruling('Too late.')));
    const later = await exportOf(world);
    expect(await verdictOf(earlier)).toMatchObject({ ok: true, verdict: 'authentic', rulingsAfterEnd: 0 });
    expect(await verdictOf(later)).toMatchObject({ ok: true, verdict: 'authentic', rulingsAfterEnd: 1 });
  });

  it('when an export or transcript was asked for before a ruling and is written after it, then it is what was asked for', async () => {
    const { world, service } = await over();
    const { version } = (await world.store.head(matchStream(matchId)))!;
    const events = (text: string): readonly string[] => text.split('\n').slice(1, -2);
    const transcript = async (): Promise<readonly string[]> => [
      ...yes(await writeTranscript(new Timelines(world.ports), matchId, 'en', { version })),
    ];
    const [earlier, told] = [await exportOf(world), await transcript()];
    yes(await judging(service, 'r1', ruling('Too late.')));
    const later = await exportOf(world, version);
    expect(events(later.text)).toEqual(events(earlier.text));
    expect(await verdictOf(later)).toMatchObject({ ok: true, verdict: 'authentic', rulingsAfterEnd: 0 });
    expect(await transcript()).toEqual(told);
  });

  it('when anything but a ruling stands behind the end of a record, then the verifier names it', async () => {
    const { world, service } = await over();
    yes(await judging(service, 'r1', ruling('Too late.')));
    const { text } = await exportOf(world);
    const version = text.split('\n').length - 3;
    const asOther = (type: string, payload: object): string =>
      forged(text.replace('"type":"RulingGiven"', `"type":"${type}"`), version, (old) => {
        for (const key of Object.keys(old)) delete old[key];
        Object.assign(old, { at: world.time.now(), ...payload });
      });
    for (const [type, payload] of [
      ['MatchPaused', { judge: 'judy', reason: 'late', clocks: null }],
      ['JudgeViewed', { judge: 'judy', until: 1 }],
      ['MatchEnded', { result: { winners: [1], reason: 'judge', rule: 'x' } }],
      ['SeedRevealed', { seed: '00'.repeat(32) }],
      ['LossGivenBeforeStart', { judge: 'judy', seats: [0], cause: 'judge', reason: 'late', rules: [] }],
    ] as const) {
      expect([type, faultOf(await verifyExport(asOther(type, payload), { rulesets: world.rulesets }))]).toEqual([
        type,
        { code: 'event/out-of-place', version },
      ]);
    }
    const byPlayer = forged(text, version, (payload) => Object.assign(payload, { judge: 'bob' }));
    expect(faultOf(await verifyExport(byPlayer, { rulesets: world.rulesets }))).toEqual({ code: 'event/out-of-place', version });
  });

  it('when they would give a loss, then the refusal says what to do instead, and players may not rule', async () => {
    const { world, service } = await over();
    const head = await world.store.head(matchStream(matchId));
    for (const [index, act] of [matchLoss(0), matchLoss(1), { ...matchLoss(0), type: 'gameLoss' } as JudgeAct, noShow(0)].entries()) {
      expect(await judging(service, `l${index}`, act)).toMatchObject({
        problem: { code: 'judge/result-stands', detail: expect.stringContaining('Give a ruling') },
      });
    }
    expect(await judging(service, 'own', ruling('I won.'), 'alice')).toMatchObject({ problem: { code: 'judge/plays-in-this-match' } });
    expect(await world.store.head(matchStream(matchId))).toEqual(head);
  });

  it('when a ruling is given, then the list tells when', async () => {
    const { world, service } = await over();
    yes(await judging(service, 'r1', ruling('Too late.')));
    const entries = (await world.store.read(matchStream(matchId))).map((event, leaf) => ({ leaf, event }));
    const changes = await matchListProjection.project(entries);
    expect(changes.at(-1)).toMatchObject({ values: { ruled_at: new Date(world.time.now()).toISOString(), version: entries.length } });
    expect(changes.at(-1)).not.toHaveProperty('values.phase');
  });
});

describe('a match that a judge ends before its start', () => {
  const created = async (seats = 2, autoStart = true): Promise<{ readonly world: MemoryWorld; readonly service: MatchService }> => {
    const world = memoryWorld({ [probeVersion]: { ...probeRuleset, seats: { min: 2, max: 3 } } });
    const service = probeService(world);
    const players = ['alice', 'bob', 'carol'].slice(0, seats);
    yes(
      await service.create({
        matchId,
        commandId: 'create',
        gatheringId: 'gathering',
        players,
        ruleset: probeVersion,
        format: probeFormat(),
        clock: { bankMs: 60_000, decisionMs: 0, incrementMs: 0 },
        spectatorDelay: { versions: 0, ms: 0 },
        autoStart,
      }),
    );
    return { world, service };
  };

  it.each([
    ['no-show of seat 0', noShow(0), [1], 'no-show', 'no-show', ['lost', 'won']],
    ['no-show of seat 1', noShow(1), [0], 'no-show', 'no-show', ['won', 'lost']],
    ['no-show of both', noShow(1, 0), [], 'no-show', 'no-show', ['lost', 'lost']],
    ['match loss of seat 0', matchLoss(0), [1], 'judge', 'probe:end', ['lost', 'won']],
    ['match loss of seat 1', matchLoss(1), [0], 'judge', 'probe:end', ['won', 'lost']],
  ] as const)(
    'given a %s, then it has ended with that result, and the record verifies',
    async (_what, act, winners, reason, rule, expected) => {
      const { world, service } = await created();
      yes(await service.ready({ matchId, commandId: 'r0', seat: 0 }));
      const ack = yes(await judging(service, 'end', act));
      expect(await types(world)).toEqual(['MatchCreated', 'PlayerReady', 'LossGivenBeforeStart', 'MatchEnded', 'SeedRevealed']);
      expect(await world.store.head(matchStream(matchId))).toEqual({ version: ack.version, hash: ack.hash });
      expect(yes(await judging(service, 'end', act))).toEqual(ack);
      const exportedMatch = await exportOf(world);
      expect(await verdictOf(exportedMatch)).toMatchObject({
        ok: true,
        verdict: 'authentic',
        actions: 0,
        draws: 0,
        result: { winners, reason, rule },
      });
      expect(await outcomes(world)).toEqual(expected);
      const reader = new MatchReader({ live: service, timelines: new Timelines(world.ports), judges: service, time: world.time });
      expect(yes(await reader.matchView(matchId, { kind: 'player', seat: 0 }))).toMatchObject({
        status: 'ended',
        view: null,
        pending: [],
        result: { winners },
      });
      const words = yes(await reader.transcript(matchId, { kind: 'spectator' }, 'en')).map((line) => line.text);
      expect(words.at(-2)).toBe(winners.length === 0 ? 'The match ends: nobody won.' : `The match ends: Player ${winners[0] + 1} won.`);
      world.time.advance(3_600_000);
      await service.tick();
      expect(await world.store.head(matchStream(matchId))).toEqual({ version: ack.version, hash: ack.hash });
      expect(world.troubles).toEqual([]);
    },
  );

  it.each([0, 1])('given seat %d concedes it before its start, then the other one has won, and the record verifies', async (seat) => {
    const { world, service } = await created();
    yes(await service.ready({ matchId, commandId: 'r0', seat: 0 }));
    const concession = { matchId, commandId: 'end', seat, scope: 'match' } as const;
    const ack = yes(await service.concede(concession));
    expect(await types(world)).toEqual(['MatchCreated', 'PlayerReady', 'ConcededBeforeStart', 'MatchEnded', 'SeedRevealed']);
    expect(yes(await service.concede(concession))).toEqual(ack);
    expect(await service.concede({ ...concession, seat: 1 - seat })).toMatchObject({ problem: { code: 'command/reused' } });
    const record = await exportOf(world);
    expect(await verdictOf(record)).toMatchObject({
      ok: true,
      verdict: 'authentic',
      actions: 0,
      draws: 0,
      result: { winners: [1 - seat], reason: 'concession', rule: 'concession' },
    });
    expect(await outcomes(world)).toEqual(seat === 0 ? ['lost', 'won'] : ['won', 'lost']);
    const reader = new MatchReader({ live: service, timelines: new Timelines(world.ports), judges: service, time: world.time });
    for (const [language, words] of [
      ['en', [`Player ${seat + 1} concedes the match, which has not begun.`, `The match ends: Player ${2 - seat} won.`]],
      ['zh', [`玩家${seat + 1}放弃尚未开始的整场比赛。`, `比赛结束：玩家${2 - seat}获胜。`]],
    ] as const)
      expect(
        yes(await reader.transcript(matchId, { kind: 'spectator' }, language))
          .map((line) => line.text)
          .slice(-3, -1),
      ).toEqual(words);
    // A forged concession of the other player is found, and so is a result that does not follow.
    for (const [type, change] of [
      ['ConcededBeforeStart', { seat: 1 - seat }],
      ['MatchEnded', { result: { winners: [seat], reason: 'concession', rule: 'concession' } }],
    ] as const)
      expect(
        await verifyExport(
          forged(record.text, versionOf(record.text, type), (payload) => Object.assign(payload, change)),
          { rulesets: world.rulesets },
        ),
      ).toMatchObject({ ok: false, fault: { code: 'replay/result' } });
    expect(world.troubles).toEqual([]);
  });

  it('given three players, when one of them concedes before the start, then it says that two would be left, and the log stays; of a game nothing can be conceded', async () => {
    const { world, service } = await created(3);
    const head = await world.store.head(matchStream(matchId));
    for (const seat of [0, 1, 2])
      expect(await service.concede({ matchId, commandId: `c${seat}`, seat, scope: 'match' })).toMatchObject({
        problem: { code: 'judge/players-left', params: { left: [0, 1, 2].filter((other) => other !== seat) } },
      });
    expect(await service.concede({ matchId, commandId: 'game', seat: 0, scope: 'game' })).toMatchObject({
      problem: { code: 'match/wrong-phase' },
    });
    expect(await world.store.head(matchStream(matchId))).toEqual(head);
  });

  it('given it was ended, when it is tried again, or anybody comes after all, then that is refused; a ruling is not', async () => {
    const { world, service } = await created();
    yes(await judging(service, 'end', noShow(0)));
    expect(await judging(service, 'again', noShow(1))).toMatchObject({ problem: { code: 'judge/result-stands' } });
    expect(await judging(service, 'end', noShow(1))).toMatchObject({ problem: { code: 'command/reused' } });
    expect(await service.ready({ matchId, commandId: 'late', seat: 0 })).toMatchObject({ problem: { code: 'match/over' } });
    expect(await service.start({ matchId, commandId: 'start' })).toMatchObject({ problem: { code: 'match/over' } });
    yes(await judging(service, 'ruling', ruling('They came eleven minutes late.')));
    expect(await verdictOf(await exportOf(world))).toMatchObject({ ok: true, rulingsAfterEnd: 1 });
  });

  it('given three players, when one of them does not come, then it says to create another match; two of them leave a winner', async () => {
    const { world, service } = await created(3);
    for (const [index, act] of [noShow(1), matchLoss(2)].entries()) {
      expect(await judging(service, `l${index}`, act)).toMatchObject({
        problem: { code: 'judge/players-left', params: { left: index === 0 ? [0, 2] : [0, 1] } },
      });
    }
    yes(await judging(service, 'two', noShow(1, 2)));
    const record = await exportOf(world);
    expect(await verdictOf(record)).toMatchObject({ ok: true, result: { winners: [0] } });
    const version = versionOf(record.text, 'LossGivenBeforeStart');
    const oneOnly = forged(record.text, version, (payload) => Object.assign(payload, { seats: [1] }));
    expect(faultOf(await verifyExport(oneOnly, { rulesets: world.rulesets }))).toEqual({ code: 'event/out-of-place', version });
  });

  it('given what fits nobody, when it is sent, then it is refused by name and the log stays', async () => {
    const { world, service } = await created(2, false);
    const head = await world.store.head(matchStream(matchId));
    expect(await judging(service, 'a', noShow(2))).toMatchObject({ problem: { code: 'match/seat-unknown' } });
    expect(await judging(service, 'b', noShow())).toMatchObject({ problem: { code: 'answer/malformed' } });
    expect(await judging(service, 'c', noShow(0, 0))).toMatchObject({ problem: { code: 'answer/malformed' } });
    expect(await judging(service, 'd', noShow(0), 'bob')).toMatchObject({ problem: { code: 'judge/plays-in-this-match' } });
    expect(await judging(service, 'e', { ...matchLoss(0), type: 'gameLoss' } as JudgeAct)).toMatchObject({
      problem: { code: 'match/wrong-phase' },
    });
    expect(await world.store.head(matchStream(matchId))).toEqual(head);
    for (const seat of [0, 1]) yes(await service.ready({ matchId, commandId: `r${seat}`, seat }));
    yes(await service.start({ matchId, commandId: 'start' }));
    expect(await judging(service, 'f', noShow(0))).toMatchObject({ problem: { code: 'match/wrong-phase' } });
  });

  it.each([
    [
      'winners',
      'MatchEnded',
      (payload: Record<string, unknown>) => Object.assign(payload, { result: { winners: [0], reason: 'no-show', rule: 'no-show' } }),
      'replay/result',
    ],
    ['seats', 'LossGivenBeforeStart', (payload: Record<string, unknown>) => Object.assign(payload, { seats: [1] }), 'replay/result'],
    [
      'a seat that is not there',
      'LossGivenBeforeStart',
      (payload: Record<string, unknown>) => Object.assign(payload, { seats: [0, 5] }),
      'event/out-of-place',
    ],
    [
      'a seat twice',
      'LossGivenBeforeStart',
      (payload: Record<string, unknown>) => Object.assign(payload, { seats: [0, 0] }),
      'event/unreadable',
    ],
    [
      'a player as judge',
      'LossGivenBeforeStart',
      (payload: Record<string, unknown>) => Object.assign(payload, { judge: 'bob' }),
      'event/out-of-place',
    ],
  ])('given a record with forged %s, when it is verified, then that is found', async (_what, type, change, code) => {
    const { world, service } = await created();
    yes(await judging(service, 'end', noShow(0)));
    const { text } = await exportOf(world);
    expect(await verifyExport(forged(text, versionOf(text, type), change), { rulesets: world.rulesets })).toMatchObject({
      ok: false,
      fault: { code },
    });
  });

  it('given it stands in the log, then it is read back as it was written', async () => {
    const { world, service } = await created();
    yes(await judging(service, 'end', noShow(1)));
    const events = (await world.store.read(matchStream(matchId))).map((stored) => decodeMatchEvent(stored));
    expect(events[1]).toEqual({
      type: 'LossGivenBeforeStart',
      data: { at: world.time.now(), judge: 'judy', seats: [1], cause: 'no-show', reason: 'ten minutes late', rules: [] },
    });
  });
});
