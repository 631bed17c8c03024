import { type GameEvent, type MatchState, must, type PlayedStep, type Ruleset } from '@arbiter/kernel';
import { messageOf, type MatchEvent, type MatchEventData } from '@arbiter/contracts';
import { entropyCommitment, startingKey } from '../chance.js';
import { sortedJson } from '../hashing.js';
import { clocksAfterClose, openCall } from '../match/calls.js';
import { type Clocks, expiredClock, extendClock, newClocks, settleClocks, shiftClocks } from '../match/clocks.js';
import { Diverged, GameTable, type TableUse } from '../match/game-table.js';
import { endsBeforeStart, gameEnds, resultBeforeStart } from '../match/drafts.js';
import { actionOf, aftermathOf, startsGame } from '../match/kernel-action.js';
import { type MatchMeta, clockNow, foldMeta } from '../match/meta.js';
import { actionsAfter, clocksRewound, orderOf, playedStep, type RecordedRewind, rewindFault } from '../match/rewinds.js';
import { DrawCheck } from './draw-check.js';
import { Faulty, fail } from './faults.js';
import { misplaced } from './places.js';
import type { ReadEvent } from './read-bundle.js';

export interface Replayed {
  readonly meta: MatchMeta;
  readonly table: GameTable | null;
  readonly gameEvents: number;
  readonly draws: number;
}

/** Re-executes a record step by step; every step is checked before the next. */
class RecordReplay {
  private meta: MatchMeta | null = null;
  private table: GameTable | null = null;
  private gameEvents = 0;
  private draws: DrawCheck | null = null;
  /** Number of draws by keys of before the last rewind. */
  private drawn = 0;
  /** What recording knew after each version; only where the match goes back. */
  private readonly metas: MatchMeta[] = [];
  /** The states to which the match goes back. */
  private readonly states = new Map<number, MatchState>();
  private readonly rewinds: RecordedRewind[] = [];
  private readonly steps: { readonly version: number; readonly step: PlayedStep }[] = [];
  private startedAt: number | null = null;
  /** The events that must come next in the record. */
  private readonly due: MatchEvent[] = [];

  constructor(
    private readonly ruleset: Ruleset,
    private readonly seed: string,
    private readonly use: TableUse,
    private readonly hashes: readonly string[],
    /** The versions to which the match goes back. */
    private readonly targets: ReadonlySet<number>,
  ) {}

  step(version: number, event: MatchEvent): void {
    const before = this.meta;
    if (before !== null && event.data.at < before.at) fail('event/out-of-place', version, 'the event is older than the one before');
    this.checkPlace(version, before, event);
    if (event.type === 'JudgeCalled' && event.data.sawVersion >= version)
      fail('event/out-of-place', version, 'JudgeCalled names a version that was not there to be seen');
    if (before !== null && event.type === 'EntropyOpened') checkOpening(version, before, event.data);
    if (before !== null && event.type === 'Rewound') this.checkRewind(version, event.data);
    this.meta = foldMeta(before, event);
    if (this.targets.size > 0) this.metas.push(this.meta);
    const game = this.runRules(version, this.meta, event);
    this.gameEvents += game.length;
    this.draws?.check(version, game);
    this.checkClocks(version, before, event, game);
    this.due.push(...this.consequences(before, this.meta, event, game));
    this.keepStep(version, event);
  }

  finish(): Replayed {
    const { meta } = this;
    if (meta === null || meta.endedAt === null || this.due.length > 0)
      return fail('event/out-of-place', null, 'the record stops before the match is over');
    return { meta, table: this.table, gameEvents: this.gameEvents, draws: this.drawn + (this.draws?.draws() ?? 0) };
  }

  private checkPlace(version: number, meta: MatchMeta | null, event: MatchEvent): void {
    const due = this.due.shift();
    if (due === undefined) {
      const why = misplaced(meta, event);
      if (why !== null) fail('event/out-of-place', version, `${event.type} ${why}`);
      return;
    }
    if (event.type !== due.type) fail('event/out-of-place', version, `${event.type} stands where ${due.type} is due`);
    if (sortedJson(event) === sortedJson(due)) return;
    fail(
      event.type === 'MatchEnded' || event.type === 'GameEnded' ? 'replay/result' : 'event/out-of-place',
      version,
      `${event.type} says ${sortedJson(event.data)}, what precedes it gives ${sortedJson(due.data)}`,
    );
  }

  /** Checks that the match could go back to that version, and that those piles are shuffled of which somebody may have learned. */
  private checkRewind(version: number, { toVersion, toHash, number, piles }: MatchEventData<'Rewound'>): void {
    const why = rewindFault(
      { rewinds: this.rewinds, head: version - 1, startedAt: this.startedAt, metaAt: (at) => must(this.metas[at - 1], 'a version') },
      toVersion,
    );
    if (why !== null) fail('rewind/target', version, `the match can't go back to version ${toVersion}: ${why}`);
    if (this.hashes[toVersion - 1] !== toHash) fail('rewind/target', version, `version ${toVersion} has another hash than ${toHash}`);
    if (number !== this.rewinds.length + 1) fail('rewind/number', version, `it is rewind ${this.rewinds.length + 1}, not ${number}`);
    const { rewinding } = this.ruleset;
    const then = this.states.get(toVersion);
    if (rewinding === undefined || then === undefined) return fail('rewind/target', version, 'the rules of the match know no rewind');
    const since = this.steps.filter((one) => one.version > toVersion).map(({ step }) => step);
    const expected = this.byTheRules(version, () => rewinding.pilesToShuffle(must(this.meta, 'a match').pins, then, since));
    if (sortedJson(piles) !== sortedJson(expected))
      fail('rewind/piles', version, `it shuffles ${sortedJson(piles)}, what was abandoned asks for ${sortedJson(expected)}`);
  }

  /** Keeps what later rewinds need to know. */
  private keepStep(version: number, event: MatchEvent): void {
    const meta = must(this.meta, 'a match');
    if (event.type === 'MatchStarted') this.startedAt = version;
    if (event.type === 'Rewound') this.rewinds.push({ version, toVersion: event.data.toVersion });
    if (this.targets.size === 0) return;
    if (this.targets.has(version) && this.table !== null) this.states.set(version, this.table.state());
    const actionsAt = (at: number): number => actionsAfter(must(this.metas[at - 1], 'a version'));
    const step = playedStep(event, actionsAt, this.seed, meta.pins.matchId);
    if (step !== null) this.steps.push({ version, step });
  }

  private runRules(version: number, meta: MatchMeta, event: MatchEvent): readonly GameEvent[] {
    const recorded = aftermathOf(event);
    if (recorded === null) return [];
    return this.byTheRules(version, () => {
      if (event.type === 'MatchStarted') {
        const key = startingKey(this.seed, meta.pins.matchId, meta.entropy);
        const { table, events } = GameTable.start(this.ruleset, meta.pins, key, this.use);
        this.table = table;
        this.draws = new DrawCheck(key);
        table.check(version, recorded, events);
        return events;
      }
      if (event.type === 'Rewound' && this.table !== null) {
        const order = orderOf(event.data, this.seed, meta.pins.matchId);
        this.drawn += this.draws?.draws() ?? 0;
        this.draws = new DrawCheck(order.key);
        return this.table.replayRewind(version, must(this.states.get(event.data.toVersion), 'a state'), order, event.data.aftermath);
      }
      const action = actionOf(event);
      return action === null || this.table === null
        ? fail('event/out-of-place', version, `${event.type} before the start`)
        : this.table.replay(version, action, recorded);
    });
  }

  /** Lets the rules work on recorded data. @throws {Faulty} for whatever they throw */
  private byTheRules<T>(version: number, work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof Faulty) throw error;
      if (error instanceof Diverged) return fail(`replay/${error.what}`, version, error.message);
      // Forged pins or answers may make the rules throw.
      return fail('replay/failed', version, `the rules could not carry it out: ${messageOf(error)}`);
    }
  }

  /** Returns the events that must follow this event at once, word for word: everything in them follows from this event. */
  private consequences(before: MatchMeta | null, meta: MatchMeta, event: MatchEvent, game: readonly GameEvent[]): MatchEvent[] {
    const { at } = event.data;
    const seed: MatchEvent = { type: 'SeedRevealed', data: { at, seed: this.seed } };
    if (event.type === 'MatchCancelled') return [seed];
    if (endsBeforeStart(event)) return [{ type: 'MatchEnded', data: { at, result: resultBeforeStart(meta, event) } }, seed];
    if (aftermathOf(event) === null) return [];
    const rules = meta.created.clock;
    const clocks: MatchEvent[] =
      event.type === 'MatchStarted' && rules !== null && meta.clocks !== null
        ? [{ type: 'ClockStarted', data: { at, rules, clocks: meta.clocks } }]
        : [];
    const result = this.table?.result() ?? null;
    const ended: MatchEvent[] =
      result === null
        ? []
        : [{ type: 'MatchEnded', data: { at, result: { winners: result.winners, reason: result.reason, rule: result.rule } } }, seed];
    return [...clocks, ...gameEnds(game, before?.gamesEnded ?? 0, at), ...ended];
  }

  private checkClocks(version: number, before: MatchMeta | null, event: MatchEvent, game: readonly GameEvent[]): void {
    if (before === null || !('aftermath' in event.data || 'clocks' in event.data)) return;
    const recorded = 'aftermath' in event.data ? event.data.aftermath.clocks : event.data.clocks;
    const expected = this.clocksAfter(version, before, event, game);
    if (expected === null && recorded === null) return;
    if (sortedJson(expected) !== sortedJson(recorded))
      fail('clock/differs', version, `the clocks were recorded as ${sortedJson(recorded)}, they stand at ${sortedJson(expected)}`);
  }

  private clocksAfter(version: number, before: MatchMeta, event: MatchEvent, game: readonly GameEvent[]): Clocks | null {
    const rules = before.created.clock;
    if (rules === null) return null;
    const pending = this.table?.pending() ?? [];
    if (event.type === 'MatchStarted') return settleClocks(rules, newClocks(rules, before.pins.seats), pending, null, event.data.at);
    const { clocks } = before;
    if (clocks === null) return null;
    const standing = startsGame(game, this.table?.result() ?? null) ? newClocks(rules, before.pins.seats) : clocks;
    switch (event.type) {
      case 'Rewound':
        return clocksRewound(must(this.metas[event.data.toVersion - 1], 'a version'), before, event.data.banks, pending);
      case 'ClockCredited':
        if (event.data.ms > event.data.at - before.at) return fail('clock/differs', version, 'more time is given back than has passed');
        return shiftClocks(clocks, event.data.ms);
      case 'MatchResumed':
        return shiftClocks(clocks, event.data.at - (before.pausedAt ?? event.data.at));
      case 'CallClosed': {
        const call = openCall(before.calls, event.data.call);
        return call === null ? clocks : clocksAfterClose(before, call, event.data);
      }
      case 'ExtraTimeGiven':
        return extendClock(clocks, event.data.seat, event.data.ms);
      case 'ClockExpired': {
        const expired = expiredClock(clocks, clockNow(before, event.data.at));
        if (expired?.seat !== event.data.seat || expired.decision !== event.data.decision)
          return fail('clock/differs', version, 'the clock had not run out');
        return settleClocks(rules, standing, pending, null, clockNow(before, event.data.at));
      }
      default:
        return 'aftermath' in event.data
          ? settleClocks(
              rules,
              standing,
              pending,
              event.type === 'ActionRecorded' ? event.data.seat : null,
              clockNow(before, event.data.at),
            )
          : clocks;
    }
  }
}

const checkOpening = (version: number, { pins, commitments }: MatchMeta, { seat, entropy }: MatchEventData<'EntropyOpened'>): void => {
  if (entropyCommitment(pins.matchId, seat, entropy) !== commitments[seat])
    fail('entropy/not-committed', version, `the entropy that seat ${seat} opens is not what was committed to`);
};

/** Checks that the events of one command stand together: a command id that comes back later is a command that was recorded twice. */
class CommandOrder {
  private readonly seen = new Set<string>();
  private last: string | null = null;

  check(version: number, commandId: string | null): void {
    if (commandId !== null && commandId !== this.last && this.seen.has(commandId))
      fail('event/out-of-place', version, `the command ${commandId} was recorded before`);
    if (commandId !== null) this.seen.add(commandId);
    this.last = commandId;
  }
}

/**
 * Runs the whole record through the rules again and compares every fingerprint, game event, draw, clock, state hash and result with the
 * recorded one.
 * @param use `reading`: fingerprints are not made or compared
 * @throws {Faulty} names the first event that is wrong
 */
export const replayRecord = (ruleset: Ruleset, seed: string, events: readonly ReadEvent[], use: TableUse = 'recording'): Replayed => {
  const targets = new Set(events.flatMap(({ event }) => (event.type === 'Rewound' ? [event.data.toVersion] : [])));
  const hashes = events.map(({ stored }) => stored.hash);
  const replay = new RecordReplay(ruleset, seed, use, hashes, targets);
  const commands = new CommandOrder();
  for (const { stored, event } of events) {
    commands.check(stored.version, stored.commandId);
    replay.step(stored.version, event);
  }
  return replay.finish();
};
