import { describe, expect, it } from '@jest/globals';
import { decodeMatchEvent, type MatchEventData, matchStream } from '@arbiter/contracts';
import { games } from '@arbiter/games';
import type { FormatPins, WholeRuleset } from '@arbiter/kernel';
import { chooser, memoryEvidence, type MemoryWorld, memoryWorld, yes } from '@arbiter/testing';
import { Faulty } from '../export/faults.js';
import { replayRecord } from '../export/replay-record.js';
import { verifyExport } from '../export/verify.js';
import { writeBundle } from '../export/write-bundle.js';
import { Timelines } from '../reading/timelines.js';
import type { Timeline } from '../reading/timeline.js';
import { fixedRulesets } from '../rulesets/file-rulesets.js';
import type { ClockRules, JudgeAct } from './commands.js';
import { defaultServiceOptions, MatchService } from './match-service.js';
import { rewindFault } from './rewinds.js';

const matchId = '01890000-0000-7000-8000-0000000000ab';
const version = '5a'.repeat(32);
const clock: ClockRules = { bankMs: 600_000, decisionMs: 10_000, incrementMs: 0 };
type Rewind = Extract<JudgeAct, { readonly type: 'rewind' }>;

/** A match between random players, with a judge, recorded in memory. */
class Match {
  readonly world: MemoryWorld;
  readonly service: MatchService;
  private commands = 0;
  private readonly draw: (n: number) => number;
  private readonly reading: Timelines;

  private constructor(
    readonly ruleset: WholeRuleset,
    seed: number,
    snapshotEvery: number,
  ) {
    this.world = memoryWorld(fixedRulesets({ [version]: ruleset }));
    this.service = new MatchService(this.world.ports, { ...defaultServiceOptions, snapshotEvery, owner: 'recorder' });
    this.draw = chooser(seed);
    this.reading = new Timelines(this.world.ports);
  }

  static async begin(
    ruleset: WholeRuleset,
    seed = 1,
    { snapshotEvery = 50, format }: { readonly snapshotEvery?: number; readonly format?: FormatPins } = {},
  ): Promise<Match> {
    const match = new Match(ruleset, seed, snapshotEvery);
    const players = Array.from({ length: ruleset.seats.min }, (_, seat) => `player-${seat}`);
    const presets = ruleset.presetDecks();
    const decks = players.map((_, seat) => presets[(seed + seat) % presets.length]!.deck);
    yes(
      await match.service.create({
        matchId,
        commandId: 'create',
        gatheringId: null,
        players,
        ruleset: version,
        format: format ?? Object.values(ruleset.formats)[0]!,
        clock,
        spectatorDelay: { versions: 0, ms: 0 },
        autoStart: true,
        ...(ruleset.pinsDecks === true ? { decks } : {}),
      }),
    );
    for (const seat of players.keys()) yes(await match.service.ready({ ...match.by(), seat }));
    return match;
  }

  by(): { readonly matchId: string; readonly commandId: string } {
    this.commands += 1;
    return { matchId, commandId: `command ${this.commands}` };
  }

  judge(act: JudgeAct) {
    return this.service.judge({ ...this.by(), judge: 'judy', act });
  }

  rewind(toVersion: number, more: Partial<Rewind> = {}) {
    return this.judge({ type: 'rewind', toVersion, banks: 'then', reason: 'a trigger was missed', rules: ['1.1'], ...more });
  }

  /** Pauses, goes back, and goes on. */
  async goBack(toVersion: number, more: Partial<Rewind> = {}): Promise<number> {
    yes(await this.judge({ type: 'pause', reason: 'a judge is called' }));
    const { version: rewound } = yes(await this.rewind(toVersion, more));
    yes(await this.judge({ type: 'resume' }));
    return rewound;
  }

  /** As somebody reads it who reads on. */
  async timeline(): Promise<Timeline> {
    return (await this.reading.get(matchId))!;
  }

  /** As the owner has it, right after a command. */
  async owned(): Promise<Timeline> {
    return (await this.service.look(matchId, (timeline) => timeline))!.seen;
  }

  /** As somebody reads it from the log, from the newest snapshot or from the start. */
  async readAnew(from: 'snapshot' | 'start'): Promise<Timeline> {
    const { snapshots, ...ports } = this.world.ports;
    return (await new Timelines(from === 'snapshot' ? { ...ports, snapshots } : ports).get(matchId))!;
  }

  /** Gives so many random answers, or fewer where the match ends. @returns the newest version */
  async play(answers: number): Promise<number> {
    for (let given = 0; given < answers; given += 1) {
      const timeline = await this.timeline();
      const pending = timeline.table?.pending() ?? [];
      const decision = pending[this.draw(Math.max(1, pending.length))];
      if (decision === undefined) break;
      const answer = this.ruleset.sample(timeline.meta.pins, timeline.table!.state(), decision, this.draw);
      this.world.time.advance(1_000);
      yes(await this.service.answer({ ...this.by(), seat: decision.seat, decision: decision.id, answer }));
    }
    return (await this.timeline()).head();
  }

  async finish(): Promise<void> {
    if ((await this.timeline()).meta.endedAt === null) yes(await this.service.concede({ ...this.by(), seat: 0, scope: 'match' }));
    expect(this.world.troubles).toEqual([]);
  }

  async verdict(change: (text: string) => string = (text) => text) {
    const timelines = new Timelines(this.world.ports);
    const { evidence, verifierKey } = memoryEvidence(this.world.store);
    const text = [...yes(await writeBundle({ timelines, evidence }, matchId))].join('');
    return verifyExport(change(text), { key: verifierKey, rulesets: fixedRulesets({ [version]: this.ruleset }) });
  }
}

/** The state without its numbers that run on. */
const tablesOf = (timeline: Timeline, at: number): unknown => {
  const { header, chance, decisions, ...tables } = timeline.state(at) as unknown as Record<string, unknown>;
  return [tables, Object.keys(decisions as object).length, header === chance];
};

const everyGame = Object.entries(games);

/** Number of matches of each game that go back at random; `REWINDS=2000` lets each game go back about so often. */
const randomMatches = Math.ceil(Number(process.env['REWINDS'] ?? 8) / 8);

describe.each(everyGame)('a recorded match of %s that goes back', (_game, ruleset) => {
  it('given two rewinds, the second over the first, then it is read alike from everywhere, and verifies', async () => {
    const match = await Match.begin(ruleset, 3, { snapshotEvery: 7 });
    const first = await match.play(20);
    await match.play(15);
    const rewound = await match.goBack(first);
    await match.play(12);
    expect((await match.timeline()).meta.status).toBe('running');
    const second = await match.goBack(first - 5);
    const head = await match.play(10);
    const [live, snapshot, start] = [await match.owned(), await match.readAnew('snapshot'), await match.readAnew('start')];
    const readOn = await match.timeline();
    expect(live.rewinds).toEqual([
      { version: rewound, toVersion: first },
      { version: second, toVersion: first - 5 },
    ]);
    for (let at = head; at >= live.startedAt!; at -= 1) {
      const state = JSON.stringify(start.state(at));
      expect(JSON.stringify(snapshot.state(at))).toBe(state);
      expect(JSON.stringify(live.state(at))).toBe(state);
      expect(JSON.stringify(readOn.state(at))).toBe(state);
      expect(snapshot.gameEvents(at)).toEqual(start.gameEvents(at));
    }
    await match.finish();
    expect(await match.verdict()).toMatchObject({ ok: true });
  });

  it('given rewinds to versions at random, then each record verifies', async () => {
    let wentBack = 0;
    for (let seed = 0; seed < randomMatches; seed += 1) {
      const match = await Match.begin(ruleset, seed, { snapshotEvery: 10 });
      const draw = chooser(seed + 1);
      for (let number = 1; number <= 8; number += 1) {
        await match.play(1 + draw(12));
        const timeline = await match.timeline();
        if (timeline.meta.endedAt !== null) break;
        const { rewinds, startedAt } = timeline;
        const rewindable = { rewinds, head: timeline.head(), startedAt, metaAt: (at: number) => timeline.at(at).meta };
        const targets = Array.from({ length: timeline.head() }, (_, at) => at + 1).filter((at) => rewindFault(rewindable, at) === null);
        const target = targets[draw(targets.length)];
        if (target === undefined) continue;
        await match.goBack(target, { banks: draw(2) === 0 ? 'then' : 'now' });
        wentBack += 1;
      }
      await match.play(5);
      await match.finish();
      expect(await match.verdict()).toMatchObject({ ok: true });
    }
    expect(wentBack).toBeGreaterThan(0);
  });
});

const ruleset = games.starline;

describe('a record whose rewind was changed', () => {
  /** Replays the record of a match that went back once, with something changed in the event of that. */
  const faultOf = async (change: (data: MatchEventData<'Rewound'>) => Partial<MatchEventData<'Rewound'>>): Promise<string | null> => {
    const match = await Match.begin(games.magic, 3);
    const then = await match.play(24);
    // More than the free time of a question, so that banks are charged.
    match.world.time.advance(30_000);
    await match.play(12);
    await match.goBack(then);
    await match.play(3);
    await match.finish();
    const seed = (await match.world.secrets.read(matchId, 'seed'))!;
    const events = (await match.world.store.read(matchStream(matchId))).map((stored) => {
      const event = decodeMatchEvent(stored);
      return { stored, event: event.type === 'Rewound' ? { ...event, data: { ...event.data, ...change(event.data) } } : event };
    });
    try {
      replayRecord(match.ruleset, seed, events);
      return null;
    } catch (error) {
      if (error instanceof Faulty) return error.fault.code;
      throw error;
    }
  };

  it('given nothing changed, then it stands', async () => {
    expect(await faultOf(() => ({}))).toBeNull();
  });

  it.each([
    ['the version that stands again', 'rewind/target', ({ toVersion }: MatchEventData<'Rewound'>) => ({ toVersion: toVersion - 3 })],
    ['a version that is to come', 'rewind/target', () => ({ toVersion: 5_000 })],
    ['the hash of that version', 'rewind/target', () => ({ toHash: 'ab'.repeat(32) })],
    ['its number', 'rewind/number', () => ({ number: 2 })],
    ['a pile that nobody learned of', 'rewind/piles', () => ({ piles: { 'library:0': 1, 'library:1': 2 } })],
    ['the banks', 'clock/differs', () => ({ banks: 'now' as const })],
    ['who judges', 'event/out-of-place', () => ({ judge: 'player-0' })],
    [
      'the state that followed',
      'replay/stateHash',
      ({ aftermath }: MatchEventData<'Rewound'>) => ({ aftermath: { ...aftermath, stateHash: 'cd'.repeat(32) } }),
    ],
    [
      'what happened',
      'replay/gameEvents',
      ({ aftermath }: MatchEventData<'Rewound'>) => ({
        aftermath: { ...aftermath, gameEvents: { ...aftermath.gameEvents, hash: 'cd'.repeat(32) } },
      }),
    ],
  ])('given %s changed, then it is named: %s', async (_what, code, change) => {
    expect(await faultOf(change)).toBe(code);
  });
});

describe('a rewind', () => {
  it('given a match under way, then the table of then stands again, and numbers run on', async () => {
    const match = await Match.begin(ruleset, 5);
    const then = await match.play(12);
    await match.play(9);
    const before = await match.timeline();
    const asked = before.table!.pending();
    const { actions } = before.meta.aftermath!;
    const rewound = await match.goBack(then);
    const timeline = await match.timeline();
    expect(timeline.at(rewound).meta.aftermath!.actions).toBe(actions + 1);
    expect(timeline.table!.pending().map(({ seat, kind }) => [seat, kind])).toEqual(
      ruleset.pending(timeline.state(then)!).map(({ seat, kind }) => [seat, kind]),
    );
    const zones = (at: number) => (tablesOf(timeline, at) as [{ players: unknown }])[0].players;
    expect(zones(rewound)).toEqual(zones(then));
    // An answer to the question that was abandoned finds it closed.
    const late = await match.service.answer({
      ...match.by(),
      seat: asked[0]!.seat,
      decision: asked[0]!.id,
      answer: ruleset.sample(timeline.meta.pins, timeline.state(rewound - 2)!, asked[0]!, () => 0),
    });
    expect(late).toMatchObject({ ok: false, problem: { code: 'decision/closed' } });
  });

  it('given the same command again, then it gets its first acknowledgement, and an abandoned one still has its own', async () => {
    const match = await Match.begin(ruleset);
    const then = await match.play(6);
    await match.play(4);
    yes(await match.judge({ type: 'pause', reason: 'a judge is called' }));
    const act: Rewind = { type: 'rewind', toVersion: then, banks: 'now', reason: 'why', rules: [] };
    const command = { ...match.by(), judge: 'judy', act };
    const ack = yes(await match.service.judge(command));
    expect(yes(await match.service.judge(command))).toEqual(ack);
    expect(await match.service.judge({ ...command, act: { ...act, toVersion: then - 1 } })).toMatchObject({
      problem: { code: 'command/reused' },
    });
    expect((await match.timeline()).head()).toBe(ack.version);
  });

  it('given banks of then, then nobody is charged for what was abandoned; given those of now, then everybody is', async () => {
    for (const banks of ['then', 'now'] as const) {
      const match = await Match.begin(ruleset, 4);
      const then = await match.play(4);
      const bankAt = (timeline: Timeline, at: number) => timeline.at(at).meta.clocks!.map(({ bankMs }) => bankMs);
      // More than the free time of a question, so that banks are charged.
      match.world.time.advance(30_000);
      await match.play(1);
      match.world.time.advance(45_000);
      await match.play(1);
      const rewound = await match.goBack(then, { banks });
      const timeline = await match.timeline();
      const standing = bankAt(timeline, rewound);
      const spent = bankAt(timeline, rewound - 2);
      expect(spent).not.toEqual(bankAt(timeline, then));
      expect(standing).toEqual(banks === 'then' ? bankAt(timeline, then) : spent);
      await match.finish();
      expect(await match.verdict()).toMatchObject({ ok: true });
    }
  });

  it('given a judge, then it is refused by name where it can not be', async () => {
    const match = await Match.begin(ruleset, 2);
    const then = await match.play(8);
    expect(await match.rewind(then)).toMatchObject({ problem: { code: 'match/not-paused' } });
    yes(await match.judge({ type: 'pause', reason: 'a judge is called' }));
    const { startedAt } = await match.timeline();
    for (const unknown of [startedAt! - 1, then + 50])
      expect(await match.rewind(unknown)).toMatchObject({ problem: { code: 'version/not-found' } });
    expect(await match.rewind(then)).toMatchObject({ problem: { code: 'rewind/nothing-since' } });
    const own = await match.service.judge({
      ...match.by(),
      judge: 'player-1',
      act: { type: 'rewind', toVersion: then - 1, banks: 'then', reason: 'mine', rules: [] },
    });
    expect(own).toMatchObject({ problem: { code: 'judge/plays-in-this-match' } });
    yes(await match.rewind(then - 4));
    expect(await match.rewind(then - 2)).toMatchObject({ problem: { code: 'rewind/abandoned' } });
    yes(await match.judge({ type: 'resume' }));
    for (let number = 2; number <= 8; number += 1) {
      await match.play(2);
      await match.goBack(then - 4);
    }
    await match.play(2);
    yes(await match.judge({ type: 'pause', reason: 'a judge is called' }));
    expect(await match.rewind(then - 4)).toMatchObject({ problem: { code: 'rewind/too-many', params: { most: 8 } } });
    await match.finish();
    expect(await match.rewind(then - 4)).toMatchObject({ problem: { code: 'match/over' } });
    expect(await match.verdict()).toMatchObject({ ok: true });
  });

  it('given rules from before, then it is refused by name, and nothing is recorded', async () => {
    const { rewinding: _, ...older } = ruleset;
    const match = await Match.begin(older);
    const then = await match.play(4);
    await match.play(3);
    yes(await match.judge({ type: 'pause', reason: 'a judge is called' }));
    const head = (await match.timeline()).head();
    expect(await match.rewind(then)).toMatchObject({ problem: { code: 'judge/rewind-unavailable' } });
    expect((await match.timeline()).head()).toBe(head);
  });

  it('given a game of the match that is over, then the match does not go back to it', async () => {
    const match = await Match.begin(games.yugioh, 7, { format: games.yugioh.formats['tcg']! });
    const then = await match.play(9);
    yes(await match.service.concede({ ...match.by(), seat: 0, scope: 'game' }));
    await match.play(3);
    yes(await match.judge({ type: 'pause', reason: 'a judge is called' }));
    expect(await match.rewind(then)).toMatchObject({ problem: { code: 'rewind/other-game' } });
  });

  it('given the log, then it holds where the match went back, why, and by whom', async () => {
    const match = await Match.begin(ruleset, 2);
    const then = await match.play(8);
    await match.play(3);
    const rewound = await match.goBack(then);
    const stored = await match.world.store.read(matchStream(matchId));
    expect(decodeMatchEvent(stored[rewound - 1]!)).toMatchObject({
      type: 'Rewound',
      data: { judge: 'judy', toVersion: then, toHash: stored[then - 1]!.hash, number: 1, reason: 'a trigger was missed', rules: ['1.1'] },
    });
  });
});
