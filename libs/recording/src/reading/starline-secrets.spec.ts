import { describe, expect, it } from '@jest/globals';
import type { Answer, Decision, MatchState, Pins } from '@arbiter/kernel';
import { ruleset } from '@arbiter/starline';
import { chooser, memoryWorld, yes } from '@arbiter/testing';
import type { Reader } from '../match/commands.js';
import { MatchService, defaultServiceOptions } from '../match/match-service.js';
import { MatchReader } from './match-reader.js';
import { Timelines } from './timelines.js';

const version = '5a'.repeat(32);
const matchId = '01890000-0000-7000-8000-0000000000cc';
const alice: Reader = { kind: 'player', seat: 0 };
const bob: Reader = { kind: 'player', seat: 1 };
const spectator: Reader = { kind: 'spectator' };

type Choose = (decision: Decision, state: MatchState, pins: Pins) => Answer | null;

/** Plays with `choose` until it returns no answer, and then reads everything that a reader can get. */
const readAfter = async (choose: Choose, perspective: Reader): Promise<unknown> => {
  const world = memoryWorld({ [version]: ruleset });
  const service = new MatchService(world.ports, { ...defaultServiceOptions, owner: 'node-1' });
  const format = Object.values(ruleset.formats)[0];
  if (format === undefined) throw new Error('Starline has no format');
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
  for (let count = 0; ; count += 1) {
    const timeline = await timelines.get(matchId);
    const state = timeline?.state(timeline.head()) ?? null;
    if (timeline === null || state === null) throw new Error('the match did not start');
    const answered = ruleset.pending(state).flatMap((decision) => {
      const answer = choose(decision, state, timeline.at(1).meta.pins);
      return answer === null ? [] : [{ decision, answer }];
    })[0];
    if (answered === undefined) break;
    yes(
      await service.answer({
        matchId,
        commandId: `play-${count}`,
        seat: answered.decision.seat,
        decision: answered.decision.id,
        answer: answered.answer,
      }),
    );
  }
  const reader = new MatchReader({ live: service, timelines, judges: service, time: world.time });
  const { newest } = yes(await reader.matchView(matchId, perspective));
  const matchViews: unknown[] = [];
  for (let at = 1; at <= newest; at += 1) matchViews.push(yes(await reader.matchView(matchId, perspective, at)));
  return {
    matchViews,
    news: yes(await reader.news(matchId, perspective, 0, 1_000)),
    transcript: yes(await reader.transcript(matchId, perspective, 'en')),
  };
};

const firstOption = (decision: Decision, at: number): Answer => ({
  picks: [decision.domain.type === 'options' ? (decision.domain.options[at]?.id ?? '') : ''],
});

describe('what Starline hides stays hidden at every endpoint', () => {
  it("given another sealed race of the opponent, when it isn't revealed yet, then player and spectator read the same", async () => {
    const bobTakes =
      (at: number): Choose =>
      (decision) =>
        decision.seat === 1 && decision.domain.type === 'options' && decision.openedAt === 0 ? firstOption(decision, at) : null;
    for (const perspective of [alice, spectator])
      expect(await readAfter(bobTakes(0), perspective)).toEqual(await readAfter(bobTakes(1), perspective));
  });

  it('given another deck of the opponent, when hands are dealt and nothing is shown yet, then player and spectator read the same', async () => {
    const bobBuilds =
      (seed: number): Choose =>
      (decision, state, pins) => {
        if (decision.domain.type === 'options') return decision.openedAt === 0 ? firstOption(decision, 0) : null;
        return decision.domain.type === 'bulk' ? ruleset.sample(pins, state, decision, chooser(decision.seat === 1 ? seed : 1)) : null;
      };
    const [one, other] = [await readAfter(bobBuilds(11), bob), await readAfter(bobBuilds(12), bob)];
    expect(one).not.toEqual(other);
    for (const perspective of [alice, spectator])
      expect(await readAfter(bobBuilds(11), perspective)).toEqual(await readAfter(bobBuilds(12), perspective));
  });
});
