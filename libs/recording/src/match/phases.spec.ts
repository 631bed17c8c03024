import { matchStream } from '@arbiter/contracts';
import { describe, expect, it } from '@jest/globals';
import type { MemoryWorld } from '@arbiter/testing';
import { probeFormat, probeMatchId as matchId, probeService, probeVersion, probeWorld, yes } from '@arbiter/testing';
import { entropyCommitment } from '../chance.js';
import type { JudgeAct } from './commands.js';
import type { MatchService } from './match-service.js';
import type { Answered } from './problem.js';

interface By {
  readonly matchId: string;
  readonly commandId: string;
}
type Done = Promise<Answered<unknown>>;
/** An act of a seat, of staff, or of either; an argument that does not apply is ignored. */
type Deed = (service: MatchService, by: By, seat: number, staff: string) => Done;

const entropy = 'ab'.repeat(16);
const judging =
  (act: JudgeAct | ((seat: number) => JudgeAct)): Deed =>
  (service, by, seat, staff) =>
    service.judge({ ...by, judge: staff, act: typeof act === 'function' ? act(seat) : act });
const text = { reason: 'said at the table', rules: [] };

const bySeat = {
  ready: (service, by, seat) => service.ready({ ...by, seat }),
  commitEntropy: (service, by, seat) => service.commitEntropy({ ...by, seat, commitment: entropyCommitment(matchId, seat, entropy) }),
  declineEntropy: (service, by, seat) => service.declineEntropy({ ...by, seat }),
  openEntropy: (service, by, seat) => service.openEntropy({ ...by, seat, entropy }),
  answer: (service, by, seat) => service.answer({ ...by, seat, decision: seat + 1, answer: { picks: ['rock'] } }),
  concedeGame: (service, by, seat) => service.concede({ ...by, seat, scope: 'game' }),
  concedeMatch: (service, by, seat) => service.concede({ ...by, seat, scope: 'match' }),
  offerDrawOfGame: (service, by, seat) => service.offerDraw({ ...by, seat, scope: 'game' }),
  offerDrawOfMatch: (service, by, seat) => service.offerDraw({ ...by, seat, scope: 'match' }),
  agreeDrawOfGame: (service, by, seat) => service.agreeDraw({ ...by, seat, scope: 'game' }),
  agreeDrawOfMatch: (service, by, seat) => service.agreeDraw({ ...by, seat, scope: 'match' }),
  callJudge: (service, by, seat) => service.callJudge({ ...by, seat, kind: 'other', sawVersion: 1 }),
} satisfies { readonly [name: string]: Deed };

const byStaff = {
  pause: judging({ type: 'pause', reason: 'a call' }),
  resume: judging({ type: 'resume' }),
  extraTime: judging((seat) => ({ type: 'extraTime', seat, ms: 1_000, reason: 'a call' })),
  ruling: judging({ type: 'ruling', ...text }),
  gameLoss: judging((seat) => ({ type: 'gameLoss', seat, ...text })),
  matchLoss: judging((seat) => ({ type: 'matchLoss', seat, ...text })),
  noShow: judging((seat) => ({ type: 'noShow', seats: [seat], ...text })),
  timeCalled: judging({ type: 'timeCalled' }),
  takeCall: judging({ type: 'takeCall', call: 1 }),
  closeCall: judging({ type: 'closeCall', call: 1, outcome: 'answered', improper: false }),
  rewind: judging({ type: 'rewind', toVersion: 1, banks: 'then', reason: 'a test', rules: [] }),
  cancel: (service, by, _seat, staff) => service.cancel({ ...by, by: staff, reason: 'fire alarm' }),
} satisfies { readonly [name: string]: Deed };

const byAnybody = { start: (service, by) => service.start(by) } satisfies { readonly [name: string]: Deed };

const deeds: { readonly [name: string]: Deed } = { ...bySeat, ...byStaff, ...byAnybody };
type DeedName = keyof typeof bySeat | keyof typeof byStaff | keyof typeof byAnybody;

const end = (service: MatchService): Done => service.concede({ matchId, commandId: 'end', seat: 1, scope: 'match' });
const pause = (service: MatchService): Done =>
  service.judge({ matchId, commandId: 'pause', judge: 'jack', act: { type: 'pause', reason: 'smoke' } });
const phases = ['created', 'running', 'paused', 'ended', 'cancelled', 'neverBegun'] as const;
type Phase = (typeof phases)[number];

const reach = async (phase: Phase): Promise<{ readonly world: MemoryWorld; readonly service: MatchService }> => {
  const world = probeWorld();
  const service = probeService(world);
  const clock = { bankMs: 60_000, decisionMs: 0, incrementMs: 0 };
  yes(
    await service.create({
      matchId,
      commandId: 'create',
      gatheringId: null,
      players: ['alice', 'bob'],
      ruleset: probeVersion,
      format: probeFormat({ id: 'bestOfThree', bestOf: 3 }),
      clock,
      spectatorDelay: { versions: 0, ms: 0 },
      autoStart: true,
    }),
  );
  if (phase === 'created') return { world, service };
  if (phase === 'neverBegun') {
    yes(await service.judge({ matchId, commandId: 'end', judge: 'jack', act: { type: 'noShow', seats: [1], ...text } }));
    return { world, service };
  }
  for (const seat of [0, 1]) yes(await service.ready({ matchId, commandId: `ready-${seat}`, seat }));
  if (phase === 'paused') yes(await pause(service));
  if (phase === 'ended') yes(await end(service));
  if (phase === 'cancelled') yes(await service.cancel({ matchId, commandId: 'end', by: 'olga', reason: 'fire alarm' }));
  return { world, service };
};

const over = { ended: 'match/over', cancelled: 'match/over', neverBegun: 'match/over' } as const;
const stands = { ended: 'judge/result-stands', cancelled: 'judge/result-stands', neverBegun: 'judge/result-stands' } as const;
const always = (code: string): Record<Phase, string> => Object.fromEntries(phases.map((phase) => [phase, code])) as Record<Phase, string>;
const beforeStart = (code = 'ok'): Record<Phase, string> => ({
  created: code,
  running: 'match/wrong-phase',
  paused: 'match/wrong-phase',
  ...over,
});
const underWay = (running = 'ok', paused = running): Record<Phase, string> => ({ created: 'match/wrong-phase', running, paused, ...over });

/** The outcome of each act in each phase: `ok`, or the problem. */
const expected: { readonly [D in DeedName]: Record<Phase, string> } = {
  ready: beforeStart(),
  commitEntropy: beforeStart(),
  declineEntropy: beforeStart(),
  openEntropy: beforeStart('match/entropy-not-committed'),
  start: beforeStart('match/not-ready'),
  answer: underWay('ok', 'match/paused'),
  concedeGame: underWay(),
  // A player who drops out after the match was created has conceded it.
  concedeMatch: { created: 'ok', running: 'ok', paused: 'ok', ...over },
  offerDrawOfGame: underWay(),
  offerDrawOfMatch: underWay(),
  agreeDrawOfGame: underWay('draw/no-offer'),
  agreeDrawOfMatch: underWay('draw/no-offer'),
  pause: underWay('ok', 'match/paused'),
  resume: { created: 'match/not-paused', running: 'match/not-paused', paused: 'ok', ...over },
  extraTime: underWay(),
  ruling: always('ok'),
  gameLoss: { created: 'match/wrong-phase', running: 'ok', paused: 'ok', ...stands },
  matchLoss: { created: 'ok', running: 'ok', paused: 'ok', ...stands },
  noShow: { created: 'ok', running: 'match/wrong-phase', paused: 'match/wrong-phase', ...stands },
  // The rules of these matches do not know it.
  timeCalled: underWay('time/not-offered'),
  callJudge: underWay(),
  takeCall: always('call/not-found'),
  closeCall: always('call/not-found'),
  // Nor this; and nobody asks the rules before the match is paused.
  rewind: underWay('match/not-paused', 'judge/rewind-unavailable'),
  cancel: { created: 'ok', running: 'ok', paused: 'ok', ...over },
};

/** The outcome of the same act, repeated at once under another command id. Where a phase is missing the first act was refused already. */
const again: { readonly [D in DeedName]?: Partial<Record<Phase, string>> } = {
  ready: { created: 'match/wrong-phase' },
  commitEntropy: { created: 'match/entropy-given' },
  declineEntropy: { created: 'match/entropy-given' },
  answer: { running: 'decision/closed' },
  concedeGame: { running: 'ok', paused: 'ok' },
  concedeMatch: { created: 'match/over', running: 'match/over', paused: 'match/over' },
  offerDrawOfGame: { running: 'draw/already-offered', paused: 'draw/already-offered' },
  offerDrawOfMatch: { running: 'draw/already-offered', paused: 'draw/already-offered' },
  callJudge: { running: 'call/already-open', paused: 'call/already-open' },
  pause: { running: 'match/paused' },
  resume: { paused: 'match/not-paused' },
  extraTime: { running: 'ok', paused: 'ok' },
  ruling: always('ok'),
  gameLoss: { running: 'ok', paused: 'ok' },
  matchLoss: { created: 'judge/result-stands', running: 'judge/result-stands', paused: 'judge/result-stands' },
  noShow: { created: 'judge/result-stands' },
  cancel: { created: 'match/over', running: 'match/over', paused: 'match/over' },
};

const comesTo = (done: Answered<unknown>): string => (done.ok ? 'ok' : done.problem.code);
const cases = Object.keys(deeds).flatMap((name) => phases.map((phase) => [name as DeedName, phase] as const));

describe('every command in every phase', () => {
  it.each(cases)(
    'given %s of a match that is %s, then it is taken or refused by its name, by either seat, once and again, and a refusal leaves no event',
    async (name, phase) => {
      const deed = deeds[name]!;
      for (const seat of [0, 1]) {
        const { world, service } = await reach(phase);
        for (const [count, outcome] of [expected[name][phase], again[name]?.[phase] ?? expected[name][phase]].entries()) {
          const head = await world.store.head(matchStream(matchId));
          expect([count, comesTo(await deed(service, { matchId, commandId: `deed-${count}` }, seat, 'judy'))]).toEqual([count, outcome]);
          if (outcome === 'ok') expect((await world.store.head(matchStream(matchId)))?.version).toBeGreaterThan(head?.version ?? 0);
          else expect(await world.store.head(matchStream(matchId))).toEqual(head);
        }
        expect(world.troubles).toEqual([]);
      }
    },
  );

  it.each(cases)(
    'given %s of a match that is %s by who does not sit there, or by staff who do, then it is refused and leaves no event',
    async (name, phase) => {
      const { world, service } = await reach(phase);
      const head = await world.store.head(matchStream(matchId));
      if (Object.hasOwn(bySeat, name)) {
        for (const seat of [2, -1, 0.5])
          expect(comesTo(await deeds[name]!(service, { matchId, commandId: 'deed' }, seat, 'judy'))).toBe('match/seat-unknown');
      }
      if (Object.hasOwn(byStaff, name)) {
        for (const staff of ['alice', 'bob'])
          expect(comesTo(await deeds[name]!(service, { matchId, commandId: 'deed' }, 0, staff))).toBe('judge/plays-in-this-match');
      }
      expect(await world.store.head(matchStream(matchId))).toEqual(head);
    },
  );

  it.each(phases)(
    'given a judge looks at a match that is %s, then that is on record once a while, and not when it is over',
    async (phase) => {
      const { world, service } = await reach(phase);
      const before = (await world.store.head(matchStream(matchId)))?.version ?? 0;
      for (let look = 0; look < 5; look += 1) yes(await service.judgeViewed(matchId, 'judy'));
      expect((await world.store.head(matchStream(matchId)))?.version).toBe(Object.hasOwn(over, phase) ? before : before + 1);
    },
  );

  it('given more extra time than a day at once, then it is refused, and the clocks stay', async () => {
    const { world, service } = await reach('running');
    const head = await world.store.head(matchStream(matchId));
    for (const ms of [0, -1, 0.5, 86_400_001, Number.MAX_SAFE_INTEGER, Number.NaN]) {
      expect(
        comesTo(
          await service.judge({ matchId, commandId: `ms-${ms}`, judge: 'judy', act: { type: 'extraTime', seat: 0, ms, reason: 'a call' } }),
        ),
      ).toBe('answer/malformed');
    }
    expect(await world.store.head(matchStream(matchId))).toEqual(head);
  });
});
