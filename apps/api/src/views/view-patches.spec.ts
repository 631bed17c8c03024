import { describe, expect, it } from '@jest/globals';
import type { MatchRegistration, Registry } from '@arbiter/accounts';
import { applyViewPatch, applyViewPatches, type MatchView, type ViewPatch } from '@arbiter/client';
import { games } from '@arbiter/games';
import type { WholeRuleset } from '@arbiter/kernel';
import { defaultServiceOptions, fixedRulesets, MatchReader, MatchService, type Reader, Timelines } from '@arbiter/recording';
import { chooser, memoryWorld, yes } from '@arbiter/testing';
import { ReadingService } from '../matches/reading.service.js';
import type { ClosedLists } from '../tournaments/closed-lists.js';
import { ViewPatches } from './view-patches.js';

const matchId = '01890000-0000-7000-8000-0000000000aa';
const version = '5a'.repeat(32);
/** Answers after which a player concedes, where the match is not over before. */
const mostAnswers = 40;

/** A match of random play that has begun, and what reads it. @param delay of spectators, in events */
const playing = async (ruleset: WholeRuleset, seed: number, delay: number) => {
  const world = memoryWorld(fixedRulesets({ [version]: ruleset }));
  const service = new MatchService(world.ports, { ...defaultServiceOptions, owner: 'this' });
  const seats = Array.from({ length: ruleset.seats.min }, (_, seat) => seat);
  const presets = ruleset.presetDecks();
  yes(
    await service.create({
      matchId,
      commandId: 'create',
      gatheringId: null,
      players: seats.map((seat) => `player-${seat}`),
      ruleset: version,
      format: Object.values(ruleset.formats)[0]!,
      clock: { bankMs: 600_000, decisionMs: 5_000, incrementMs: 0 },
      spectatorDelay: { versions: delay, ms: 0 },
      autoStart: true,
      ...(ruleset.pinsDecks === true ? { decks: seats.map((seat) => presets[(seed + seat) % presets.length]!.deck) } : {}),
    }),
  );
  const timelines = new Timelines(world.ports);
  const queries = new MatchReader({ live: service, timelines, judges: service, time: world.time });
  const reading = new ReadingService(queries, {} as Registry, {} as ClosedLists);
  const players = seats.map((seat) => ({ playerId: `player-${seat}`, name: `Player ${seat}`, personId: null }));
  const match = { matchId, players } as Partial<MatchRegistration> as MatchRegistration;
  const draw = chooser(seed);
  let answers = 0;
  /** @returns whether the match goes on */
  const act = async (): Promise<boolean> => {
    const timeline = await timelines.get(matchId);
    const state = timeline?.state(timeline.head()) ?? null;
    const pending = state === null ? [] : ruleset.pending(state);
    const decision = pending[draw(Math.max(1, pending.length))];
    if (timeline === null || state === null || decision === undefined) return false;
    world.time.advance(1_000);
    answers += 1;
    if (answers > mostAnswers) {
      yes(await service.concede({ matchId, commandId: 'concede', seat: 0, scope: 'match' }));
      return false;
    }
    const answer = ruleset.sample(timeline.at(1).meta.pins, state, decision, draw);
    yes(await service.answer({ matchId, commandId: `answer-${answers}`, seat: decision.seat, decision: decision.id, answer }));
    return true;
  };
  const view = async (reader: Reader, at?: number): Promise<MatchView> =>
    JSON.parse(JSON.stringify(await reading.viewFor(match, reader, at))) as MatchView;
  const ready = async (seat: number): Promise<unknown> => yes(await service.ready({ matchId, commandId: `ready-${seat}`, seat }));
  return { act, draw, view, ready, seats, patched: (reader: Reader) => new ViewPatches(reading).of(match, reader), reading, match };
};

/** Somebody who follows a match and knows nothing of it but what they are sent. */
class Follower {
  view: MatchView | null = null;
  bytes = 0;

  take(told: { readonly event: 'view' | 'patch'; readonly text: string } | null): void {
    if (told === null) return;
    if (told.event === 'view') {
      this.view = JSON.parse(told.text) as MatchView;
      return;
    }
    this.bytes += told.text.length;
    const patched = applyViewPatch(this.view!, JSON.parse(told.text) as ViewPatch);
    if (!patched.applied) throw new Error(patched.why);
    this.view = patched.view;
  }
}

/** All who look at the same match. Spectators see it seven events late; a judge with a spectator's eyes sees what they will see. */
const perspectives = {
  'the first player': { kind: 'player', seat: 0 },
  'the second player': { kind: 'player', seat: 1 },
  'a spectator': { kind: 'spectator' },
  'a judge': { kind: 'judge', judge: 'judy' },
  "a judge with a player's eyes": { kind: 'judge', judge: 'judy', as: { kind: 'player', seat: 1 } },
  "a judge with a spectator's eyes": { kind: 'judge', judge: 'judy', as: { kind: 'spectator' } },
} as const satisfies Readonly<Record<string, Reader>>;
const spectatorsBehind = 7;

describe.each(Object.entries(games))('a match of %s that is followed by patches', (_, ruleset: WholeRuleset) => {
  it('given every perspective, when each patch is applied, then they have what the view shows at that version; and so have those who step through it afterwards', async () => {
    const { act, draw, view, ready, seats, patched, reading, match } = await playing(ruleset, 2_031, spectatorsBehind);
    const followers = Object.values(perspectives).map((reader) => ({ reader, patches: patched(reader), follower: new Follower() }));
    const look = async ({ reader, patches, follower }: (typeof followers)[number]): Promise<void> => {
      const newest = await patches.newest();
      follower.take(await patches.told(follower.view?.version ?? null, newest));
      expect(follower.view).toStrictEqual(await view(reader, follower.view!.version));
    };
    for (const one of followers) await look(one);
    for (const seat of seats) await ready(seat);
    for (let goesOn = true; goesOn; ) {
      goesOn = await act();
      // Some look after every event, and others after several.
      for (const one of followers) if (!goesOn || draw(2) === 0) await look(one);
    }
    for (const { reader, follower } of followers) {
      expect(follower.view!.status).toBe('ended');
      if (reader.kind === 'judge') continue;
      const { newest } = follower.view!;
      let stepping = follower.view!;
      for (const to of [Math.max(1, newest - 90), newest]) {
        const { texts, isOver } = await new ViewPatches(reading).of(match, reader).steps(stepping.version, to);
        const steps = texts.map((text) => JSON.parse(text) as ViewPatch);
        expect([steps.length, isOver]).toEqual([Math.abs(to - stepping.version), true]);
        for (const step of steps) {
          const next = applyViewPatch(stepping, step);
          if (!next.applied) throw new Error(next.why);
          stepping = next.view;
          if (draw(4) === 0) expect(stepping).toStrictEqual(await view(reader, stepping.version));
        }
        expect(stepping).toStrictEqual(await view(reader, to));
      }
    }
  });
});

describe('a patch that does not fit', () => {
  const twoSteps = async () => {
    const { act, view, ready, seats, patched } = await playing(games.starline, 7, 0);
    const reader: Reader = { kind: 'player', seat: 0 };
    for (const seat of seats) await ready(seat);
    for (let count = 0; count < 6; count += 1) await act();
    const { texts } = await patched(reader).steps(5, 7);
    const other = await view({ kind: 'player', seat: 1 }, 5);
    return { patches: texts.map((text) => JSON.parse(text) as ViewPatch), own: await view(reader, 5), other, view, reader, patched };
  };

  it('given one was lost, then the next one is not applied', async () => {
    const { patches, own } = await twoSteps();
    expect(applyViewPatch(own, patches[1]!)).toEqual({ applied: false, why: 'version' });
    expect(applyViewPatches(own, [patches[0]!, patches[0]!])).toEqual({ applied: false, why: 'version' });
  });

  it('given a view of the right version with other content, then it is not applied', async () => {
    const { patches, own, other } = await twoSteps();
    expect(applyViewPatch(other, patches[0]!)).toEqual({ applied: false, why: 'content' });
    expect(applyViewPatch({ ...own, format: { ...own.format, id: 'another' } as MatchView['format'] }, patches[0]!)).toEqual({
      applied: false,
      why: 'content',
    });
    expect(applyViewPatch(own, { ...patches[0]!, operations: [{ op: 'remove', path: '/nothing' }] })).toEqual({
      applied: false,
      why: 'content',
    });
  });

  it('given a version that the reader may not see, when steps to it are asked for, then they are refused', async () => {
    const { patched, reader } = await twoSteps();
    await expect(patched(reader).steps(5, 9_000)).rejects.toMatchObject({ code: 'version/not-found' });
  });

  it('given a follower who says that they have a view which there is not, then they get the whole one', async () => {
    const { patched, reader } = await twoSteps();
    const patches = patched(reader);
    expect(await patches.told(9_000, await patches.newest())).toMatchObject({ event: 'view' });
  });
});
