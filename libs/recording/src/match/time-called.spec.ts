import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { decodeMatchEvent, matchStream } from '@arbiter/contracts';
import type { FormatPins, WholeRuleset } from '@arbiter/kernel';
import { presentationOf } from '@arbiter/presentations';
import { ruleset } from '@arbiter/starline';
import { type MemoryWorld, memoryWorld, recordMatch, yes } from '@arbiter/testing';
import { verifyExport } from '../export/verify.js';
import { MatchReader } from '../reading/match-reader.js';
import { Timelines } from '../reading/timelines.js';
import { FileRulesets, fixedRulesets } from '../rulesets/file-rulesets.js';
import type { Ack } from './commands.js';
import { knowsAction } from './game-table.js';
import { defaultServiceOptions, MatchService } from './match-service.js';
import type { Answered } from './problem.js';

const version = '5a'.repeat(32);
const matchId = '01890000-0000-7000-8000-0000000000ab';
const [standard] = Object.values(ruleset.formats) as [FormatPins];
const timed: FormatPins = { ...standard, options: { ...standard.options, endOfRound: 'swiss' } };
const { actions: _, endsOfRound: __, ...before } = ruleset;
/** The same rules, as they were released before time could be called. */
const earlier: WholeRuleset = before;

interface Played {
  readonly world: MemoryWorld;
  readonly service: MatchService;
}

const serviceFor = (rules: WholeRuleset): Played => {
  const world = memoryWorld(fixedRulesets({ [version]: rules }));
  return { world, service: new MatchService(world.ports, { ...defaultServiceOptions, owner: 'recorder' }) };
};
const create = (service: MatchService, format: FormatPins): Promise<Answered<Ack>> =>
  service.create({
    matchId,
    commandId: 'create',
    gatheringId: null,
    players: ['alice', 'bob'],
    ruleset: version,
    format,
    clock: null,
    spectatorDelay: { versions: 0, ms: 0 },
    autoStart: true,
  });
const running = async (rules: WholeRuleset, format: FormatPins): Promise<Played> => {
  const played = serviceFor(rules);
  yes(await create(played.service, format));
  for (const seat of [0, 1]) yes(await played.service.ready({ matchId, commandId: `ready-${seat}`, seat }));
  return played;
};
const callTime = (service: MatchService, commandId: string, judge = 'judy'): Promise<Answered<Ack>> =>
  service.judge({ matchId, commandId, judge, act: { type: 'timeCalled' } });

describe('time called in a recorded match', () => {
  it('given a match that runs, then one event records it with who called and what followed, and everybody sees it', async () => {
    const { world, service } = await running(ruleset, timed);
    const first = yes(await callTime(service, 'time'));
    expect(yes(await callTime(service, 'time'))).toEqual(first);
    expect(await callTime(service, 'again')).toMatchObject({ problem: { code: 'time/called' } });
    const stored = (await world.store.read(matchStream(matchId))).map(decodeMatchEvent);
    expect(stored.at(-1)).toMatchObject({ type: 'TimeCalled', data: { judge: 'judy', aftermath: { actions: 1 } } });
    const reader = new MatchReader({ live: service, timelines: new Timelines(world.ports), judges: service, time: world.time });
    for (const kind of [{ kind: 'spectator' } as const, { kind: 'player', seat: 0 } as const])
      expect(yes(await reader.matchView(matchId, kind)).view).toMatchObject({ timeCalled: { turnsLeft: 0, untilBehind: false } });
    const told = yes(await reader.transcript(matchId, { kind: 'spectator' }, 'en')).map(({ text }) => text);
    expect(told.filter((text) => text.startsWith('A judge calls time'))).toHaveLength(1);
  });

  it('given who may not, or a match that waits or is over, then it is refused by name', async () => {
    const waiting = serviceFor(ruleset);
    yes(await create(waiting.service, timed));
    expect(await callTime(waiting.service, 'early')).toMatchObject({ problem: { code: 'match/wrong-phase' } });
    const { service } = await running(ruleset, timed);
    expect(await callTime(service, 'own', 'alice')).toMatchObject({ problem: { code: 'judge/plays-in-this-match' } });
    yes(await service.concede({ matchId, commandId: 'end', seat: 0, scope: 'match' }));
    expect(await callTime(service, 'late')).toMatchObject({ problem: { code: 'match/over' } });
  });

  it('given rules of before, or a format that does not say what follows, then it is refused by name and leaves no event', async () => {
    for (const { world, service } of [await running(earlier, standard), await running(ruleset, standard)]) {
      const head = await world.store.head(matchStream(matchId));
      expect(await callTime(service, 'time')).toMatchObject({ problem: { code: 'time/not-offered' } });
      expect(await world.store.head(matchStream(matchId))).toEqual(head);
    }
  });

  it('given an end of the round that the rules do not know, then no match is created with it', async () => {
    const unknown: FormatPins = { ...standard, options: { ...standard.options, endOfRound: 'sudden death' } };
    expect(await create(serviceFor(ruleset).service, unknown)).toMatchObject({ problem: { code: 'format/not-fitting' } });
    expect(await create(serviceFor(earlier).service, timed)).toMatchObject({ problem: { code: 'format/not-fitting' } });
  });

  it('given a match that time ended, when its export is verified, then it is authentic; under rules of before it does not hold', async () => {
    const recorded = await recordMatch({
      rulesets: fixedRulesets({ [version]: ruleset }),
      version,
      format: timed,
      seed: 7,
      timeAfter: 40,
    });
    const verified = await verifyExport(recorded.text, { key: recorded.verifierKey, rulesets: fixedRulesets({ [version]: ruleset }) });
    expect(verified).toMatchObject({ ok: true, verdict: 'authentic', result: { winners: [], reason: 'timeCalled' } });
    const refused = await verifyExport(recorded.text, { key: recorded.verifierKey, rulesets: fixedRulesets({ [version]: earlier }) });
    expect(refused.ok).toBe(false);
    expect(JSON.stringify(refused)).toContain('knows no action timeCalled');
  });

  it('given everything that was released, then the newest rules of each game know it, and those from before do not', async () => {
    const rulesets = new FileRulesets(join(resolve(import.meta.dirname, '../../../..'), 'rulesets'), { presentationOf });
    const known = new Set<string>();
    for (const { game, version: released } of await rulesets.releases()) {
      const rules = await rulesets.load(released);
      const knows = knowsAction(rules, 'timeCalled');
      expect([released, knows]).toEqual([released, rules.endsOfRound !== undefined]);
      if (knows) known.add(game);
      if ((await rulesets.newest(game)) === released) expect([game, knows]).toEqual([game, true]);
    }
    expect([...known].toSorted()).toEqual(['force-of-will', 'grand-archive', 'magic', 'starline', 'yugioh']);
  });
});
