import type { GameEvent, GameResult, Ruleset } from '@arbiter/kernel';
import type { MatchEvent } from '@arbiter/contracts';
import { startingKey } from '../chance.js';
import { sortedJson } from '../hashing.js';
import { type Clocks, expiredClock, extendClock, newClocks, settleClocks, shiftClocks } from '../match/clocks.js';
import { Diverged, GameTable } from '../match/game-table.js';
import { actionOf, aftermathOf, gameEndedType, startsGame } from '../match/kernel-action.js';
import { type MatchMeta, clockNow, foldMeta } from '../match/meta.js';
import { DrawCheck } from './draw-check.js';
import { fail } from './faults.js';
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
  /** Game and match ends that the rules have announced and the record must now state. */
  private due: ('GameEnded' | 'MatchEnded' | 'SeedRevealed')[] = [];

  constructor(
    private readonly ruleset: Ruleset,
    private readonly seed: string,
  ) {}

  step(version: number, event: MatchEvent): void {
    const before = this.meta;
    if (before !== null && event.data.at < before.at) fail('event/out-of-place', version, 'the event is older than the one before');
    this.checkPlace(version, before, event);
    this.meta = foldMeta(before, event);
    const game = this.runRules(version, this.meta, event);
    this.gameEvents += game.length;
    this.draws?.check(version, game);
    this.checkClocks(version, before, event, game);
    if (aftermathOf(event) !== null) this.announceEnds(game);
    if (event.type === 'MatchEnded') this.checkResult(version, event.data.result);
    if (event.type === 'MatchCancelled') this.due = ['SeedRevealed'];
  }

  finish(): Replayed {
    const { meta } = this;
    if (meta === null || meta.endedAt === null || this.due.length > 0) return fail('event/out-of-place', null, 'the record stops before the match is over');
    return { meta, table: this.table, gameEvents: this.gameEvents, draws: this.draws?.draws() ?? 0 };
  }

  private checkPlace(version: number, meta: MatchMeta | null, event: MatchEvent): void {
    const misplaced = (why: string): never => fail('event/out-of-place', version, `${event.type} ${why}`);
    if ((meta === null) !== (event.type === 'MatchCreated')) misplaced('stands in the wrong place');
    const due = this.due[0];
    if (due !== undefined) {
      if (event.type !== due) misplaced(`stands where ${due} is due`);
      this.due.shift();
      return;
    }
    if (meta === null) return;
    if (meta.endedAt !== null) misplaced('follows after the end');
    switch (event.type) {
      case 'GameEnded':
      case 'MatchEnded':
      case 'SeedRevealed':
        misplaced('was not brought about by what precedes it');
        return;
      case 'PlayerReady':
      case 'EntropyGiven':
      case 'MatchStarted':
        if (meta.status !== 'created') misplaced('follows after the start');
        return;
      case 'ActionRecorded':
      case 'MatchPaused':
        if (meta.status !== 'running') misplaced(`in a match that is ${meta.status}`);
        return;
      case 'MatchResumed':
        if (meta.status !== 'paused') misplaced('in a match that is not paused');
        return;
      case 'Conceded':
      case 'DrawOffered':
      case 'DrawAgreed':
      case 'ClockStarted':
      case 'ClockExpired':
      case 'ClockCredited':
      case 'ExtraTimeGiven':
      case 'LossGiven':
        if (meta.status === 'created') misplaced('before the start');
        return;
      case 'MatchCreated':
      case 'RulingGiven':
      case 'JudgeViewed':
      case 'MatchCancelled':
        return;
    }
  }

  private runRules(version: number, meta: MatchMeta, event: MatchEvent): readonly GameEvent[] {
    const recorded = aftermathOf(event);
    if (recorded === null) return [];
    try {
      if (event.type === 'MatchStarted') {
        const key = startingKey(this.seed, meta.pins.matchId, meta.entropy);
        const { table, events } = GameTable.start(this.ruleset, meta.pins, key);
        this.table = table;
        this.draws = new DrawCheck(key);
        table.check(version, recorded, events);
        return events;
      }
      const action = actionOf(event);
      return action === null || this.table === null ? fail('event/out-of-place', version, `${event.type} before the start`) : this.table.replay(version, action, recorded);
    } catch (error) {
      if (error instanceof Diverged) return fail(`replay/${error.what}`, version, error.message);
      throw error;
    }
  }

  private announceEnds(game: readonly GameEvent[]): void {
    const games = game.filter((event) => event.type === gameEndedType).map(() => 'GameEnded' as const);
    this.due = [...games, ...((this.table?.result() ?? null) === null ? [] : (['MatchEnded', 'SeedRevealed'] as const))];
  }

  private checkResult(version: number, recorded: GameResult): void {
    const replayed = this.table?.result() ?? null;
    if (sortedJson(replayed) !== sortedJson(recorded)) fail('replay/result', version, `the result was ${sortedJson(recorded)}, replay gives ${sortedJson(replayed)}`);
  }

  private checkClocks(version: number, before: MatchMeta | null, event: MatchEvent, game: readonly GameEvent[]): void {
    if (before === null || !('aftermath' in event.data || 'clocks' in event.data)) return;
    const recorded = 'aftermath' in event.data ? event.data.aftermath.clocks : event.data.clocks;
    const expected = this.clocksAfter(version, before, event, game);
    if (sortedJson(expected) !== sortedJson(recorded)) fail('clock/differs', version, `the clocks were recorded as ${sortedJson(recorded)}, they stand at ${sortedJson(expected)}`);
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
      case 'ClockCredited':
        return shiftClocks(clocks, event.data.ms);
      case 'MatchResumed':
        return shiftClocks(clocks, event.data.at - (before.pausedAt ?? event.data.at));
      case 'ExtraTimeGiven':
        return extendClock(clocks, event.data.seat, event.data.ms);
      case 'ClockExpired': {
        const expired = expiredClock(clocks, clockNow(before, event.data.at));
        if (expired?.seat !== event.data.seat || expired.decision !== event.data.decision) return fail('clock/differs', version, 'the clock had not run out');
        return settleClocks(rules, standing, pending, null, clockNow(before, event.data.at));
      }
      default:
        return 'aftermath' in event.data ? settleClocks(rules, standing, pending, event.type === 'ActionRecorded' ? event.data.seat : null, clockNow(before, event.data.at)) : clocks;
    }
  }
}

/**
 * Runs the whole record through the rules again and compares every fingerprint, game event, draw, clock, state hash and
 * result with what was written down.
 * @throws {Faulty} names the first event that is wrong
 */
export const replayRecord = (ruleset: Ruleset, seed: string, events: readonly ReadEvent[]): Replayed => {
  const replay = new RecordReplay(ruleset, seed);
  for (const { stored, event } of events) replay.step(stored.version, event);
  return replay.finish();
};
