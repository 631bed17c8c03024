import { matchStream } from '@arbiter/contracts';
import { describe, expect, it } from '@jest/globals';
import type { MemoryWorld } from '@arbiter/testing';
import { probeFormat, probeMatchId as matchId, probeService, probeWorld, startProbeMatch, yes } from '@arbiter/testing';
import type { JudgeAct } from './commands.js';
import type { MatchService } from './match-service.js';

const clock = { bankMs: 60_000, decisionMs: 0, incrementMs: 0 };
const over = { ok: false, problem: { code: 'match/over' } };

const acts: readonly JudgeAct[] = [
  { type: 'pause', reason: 'late' },
  { type: 'resume' },
  { type: 'extraTime', seat: 0, ms: 1_000, reason: 'late' },
  { type: 'timeCalled' },
];
const losses: readonly JudgeAct[] = [
  { type: 'gameLoss', seat: 0, reason: 'late', rules: [] },
  { type: 'matchLoss', seat: 1, reason: 'late', rules: [] },
  { type: 'noShow', seats: [0], reason: 'late', rules: [] },
];

const ends: Readonly<Record<string, (service: MatchService, world: MemoryWorld) => Promise<unknown>>> = {
  conceded: (service) => service.concede({ matchId, commandId: 'end', seat: 0, scope: 'match' }),
  'a draw': async (service) => {
    yes(await service.offerDraw({ matchId, commandId: 'offer', seat: 0, scope: 'match' }));
    yes(await service.agreeDraw({ matchId, commandId: 'end', seat: 1, scope: 'match' }));
  },
  'lost on time': async (service, world) => {
    world.time.advance(60_000);
    await service.tick();
  },
  'lost by a judge': (service) =>
    service.judge({ matchId, commandId: 'end', judge: 'judy', act: { type: 'matchLoss', seat: 0, reason: 'cheating', rules: [] } }),
  cancelled: (service) => service.cancel({ matchId, commandId: 'end', by: 'olga', reason: 'fire alarm' }),
  'cancelled while it was paused': async (service) => {
    yes(await service.judge({ matchId, commandId: 'pause', judge: 'judy', act: { type: 'pause', reason: 'smoke' } }));
    yes(await service.cancel({ matchId, commandId: 'end', by: 'olga', reason: 'fire alarm' }));
  },
};

describe('a match that is over', () => {
  it.each(Object.keys(ends))(
    'given it was %s, when anybody does anything, or time passes, then it is refused by name and the log stays',
    async (how) => {
      const world = probeWorld();
      const service = probeService(world);
      await startProbeMatch(service, { clock, format: probeFormat({ id: 'bestOfThree', bestOf: 3, onTimeOut: 'loseMatch' }) });
      await ends[how]!(service, world);
      const head = await world.store.head(matchStream(matchId));
      let count = 0;
      const by = (): { readonly matchId: string; readonly commandId: string } => ({ matchId, commandId: `late-${(count += 1)}` });
      for (const seat of [0, 1]) {
        expect(await service.ready({ ...by(), seat })).toMatchObject(over);
        expect(await service.commitEntropy({ ...by(), seat, commitment: 'ab'.repeat(32) })).toMatchObject(over);
        expect(await service.declineEntropy({ ...by(), seat })).toMatchObject(over);
        expect(await service.openEntropy({ ...by(), seat, entropy: 'ab'.repeat(16) })).toMatchObject(over);
        expect(await service.answer({ ...by(), seat, decision: seat + 1, answer: { picks: ['rock'] } })).toMatchObject(over);
        for (const scope of ['game', 'match'] as const) {
          expect(await service.concede({ ...by(), seat, scope })).toMatchObject(over);
          expect(await service.offerDraw({ ...by(), seat, scope })).toMatchObject(over);
          expect(await service.agreeDraw({ ...by(), seat, scope })).toMatchObject(over);
        }
      }
      expect(await service.start(by())).toMatchObject(over);
      expect(await service.cancel({ ...by(), by: 'olga', reason: 'again' })).toMatchObject(over);
      for (const act of acts) expect(await service.judge({ ...by(), judge: 'judy', act })).toMatchObject(over);
      for (const act of losses)
        expect(await service.judge({ ...by(), judge: 'judy', act })).toMatchObject({ problem: { code: 'judge/result-stands' } });
      expect(
        await service.judge({ ...by(), judge: 'judy', act: { type: 'rewind', toVersion: 2, banks: 'then', reason: 'a test', rules: [] } }),
      ).toMatchObject(over);
      world.time.advance(3_600_000);
      await service.tick();
      expect(yes(await service.judgeViewed(matchId, 'judy'))).toBeNull();
      expect(await world.store.head(matchStream(matchId))).toEqual(head);
      expect(world.troubles).toEqual([]);
    },
  );

  it('given it was cancelled before it began, when players come, then it is over for them', async () => {
    const world = probeWorld();
    const service = probeService(world);
    yes(
      await service.create({
        matchId,
        commandId: 'create',
        gatheringId: 'gathering',
        players: ['alice', 'bob'],
        ruleset: 'ab'.repeat(32),
        format: probeFormat(),
        clock: null,
        spectatorDelay: { versions: 0, ms: 0 },
        autoStart: true,
      }),
    );
    yes(await service.cancel({ matchId, commandId: 'end', by: 'olga', reason: 'rain' }));
    expect(await service.ready({ matchId, commandId: 'r', seat: 0 })).toMatchObject(over);
    expect(await service.start({ matchId, commandId: 's' })).toMatchObject(over);
    expect(await service.judge({ matchId, commandId: 'j', judge: 'judy', act: { type: 'pause', reason: 'late' } })).toMatchObject(over);
  });

  it('given it was conceded, when the same command comes again, then it gets the first acknowledgement', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    const concession = { matchId, commandId: 'end', seat: 0, scope: 'match' } as const;
    const first = yes(await service.concede(concession));
    expect(yes(await service.concede(concession))).toEqual(first);
    expect(await service.concede({ ...concession, seat: 1 })).toMatchObject({ problem: { code: 'command/reused' } });
  });

  it('given a player of the match, when they would cancel it as staff, then they are refused', async () => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service);
    expect(await service.cancel({ matchId, commandId: 'x', by: 'alice', reason: 'losing' })).toMatchObject({
      problem: { code: 'judge/plays-in-this-match' },
    });
  });
});
