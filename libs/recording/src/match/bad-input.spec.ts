import { matchStream } from '@arbiter/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Answer, WholeRuleset } from '@arbiter/kernel';
import { ruleset as starline } from '@arbiter/starline';
import { type MemoryWorld, chooser, memoryWorld, probeRuleset, yes } from '@arbiter/testing';
import fc from 'fast-check';
import { Timelines } from '../reading/timelines.js';
import { MatchService, defaultServiceOptions } from './match-service.js';

const version = '5a'.repeat(32);
const matchId = '01890000-0000-7000-8000-0000000000bb';

/** Plays a match of this game for a number of random answers. */
const underWay = async (
  ruleset: WholeRuleset,
  answers: number,
): Promise<{ readonly world: MemoryWorld; readonly service: MatchService; readonly timelines: Timelines }> => {
  const world = memoryWorld({ [version]: ruleset });
  const service = new MatchService(world.ports, { ...defaultServiceOptions, owner: 'node-1' });
  const format = Object.values(ruleset.formats)[0];
  if (format === undefined) throw new Error('the game has no format');
  yes(
    await service.create({
      matchId,
      commandId: 'create',
      gatheringId: null,
      players: ['alice', 'bob'],
      ruleset: version,
      format,
      clock: null,
      spectatorDelay: { versions: 0, ms: 0 },
      autoStart: true,
    }),
  );
  for (const seat of [0, 1]) yes(await service.ready({ matchId, commandId: `ready-${seat}`, seat }));
  const timelines = new Timelines(world.ports);
  const draw = chooser(99);
  for (let count = 0; count < answers; count += 1) {
    const timeline = await timelines.get(matchId);
    const state = timeline?.state(timeline.head()) ?? null;
    if (timeline === null || state === null) throw new Error('the match did not start');
    const decision = ruleset.pending(state)[0];
    if (decision === undefined) throw new Error('the match is over too early');
    yes(
      await service.answer({
        matchId,
        commandId: `play-${count}`,
        seat: decision.seat,
        decision: decision.id,
        answer: ruleset.sample(timeline.at(1).meta.pins, state, decision, draw),
      }),
    );
  }
  return { world, service, timelines };
};

const optionId = fc.oneof(fc.string(), fc.constantFrom('pass', 'rock', 'object:1', 'seat:0', '__proto__', 'constructor', 'toString'));
const answer: fc.Arbitrary<unknown> = fc.oneof(
  fc.record({ picks: fc.array(optionId, { maxLength: 6 }) }),
  fc.record({ number: fc.oneof(fc.integer(), fc.double(), fc.constantFrom(2 ** 53, -0, Number.MAX_VALUE)) }),
  fc.record({
    amounts: fc.oneof(fc.dictionary(optionId, fc.oneof(fc.integer(), fc.double(), fc.string()), { maxKeys: 6 }), fc.jsonValue()),
  }),
  fc.record({ bulk: fc.jsonValue() }),
  fc.record({
    bulk: fc.record({
      race: fc.string(),
      cards: fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant('art-0004')), { maxLength: 30 }),
    }),
  }),
  fc.record({ picks: fc.jsonValue(), number: fc.jsonValue() }),
  fc.jsonValue(),
);

describe.each([
  ['the probe game', probeRuleset, 4],
  ['Starline, races open', starline, 0],
  ['Starline, decks open', starline, 2],
  ['Starline, under way', starline, 12],
] as const)('bad input to %s', (_game, ruleset, answers) => {
  it('given any answer whatsoever by anybody to any decision, then it is recorded or refused, never thrown, and a refusal changes nothing', async () => {
    const { world, service, timelines } = await underWay(ruleset, answers);
    let commands = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.integer({ min: -1, max: 3 }), fc.double()),
        fc.oneof(fc.integer({ min: -2, max: 40 }), fc.double()),
        answer,
        async (seat, decision, given) => {
          commands += 1;
          const before = await world.store.head(matchStream(matchId));
          const answered = await service.answer({ matchId, commandId: `bad-${commands}`, seat, decision, answer: given as Answer });
          if (answered.ok) return;
          expect(typeof answered.problem.code).toBe('string');
          expect(await world.store.head(matchStream(matchId))).toEqual(before);
        },
      ),
      { numRuns: 300 },
    );
    // The live session and the log still agree.
    const timeline = await timelines.get(matchId);
    expect(timeline?.head()).toBe((await world.store.head(matchStream(matchId)))?.version);
    expect(world.troubles).toEqual([]);
  });
});
