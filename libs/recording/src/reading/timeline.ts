import type { Action, GameEvent, MatchState, Ruleset, View, Viewer } from '@arbiter/kernel';
import type { MatchEvent } from '@arbiter/contracts';
import { startingKey } from '../chance.js';
import { GameTable } from '../match/game-table.js';
import { actionOf, aftermathOf } from '../match/kernel-action.js';
import { type DecodedEvent, decodeAll, readSeed } from '../match/live-match.js';
import { type MatchMeta, foldMeta } from '../match/meta.js';
import { readOn, readRecord, type RecordPorts } from '../match/records.js';
import type { Head, RulesetRegistry, SecretStore, StoredEvent, Version } from '../ports.js';

export interface TimelinePorts extends RecordPorts {
  readonly secrets: SecretStore;
  readonly rulesets: RulesetRegistry;
}

/** One version of a match: the stored event, what recording knows of the match after it, and its game events. */
export interface Moment {
  readonly stored: StoredEvent;
  readonly event: MatchEvent;
  readonly meta: MatchMeta;
  readonly game: readonly GameEvent[];
}

/** A state from which re-executing can begin. It is kept as text: as objects, states would take several times as much memory. */
interface Checkpoint {
  /** Version of the match after whose event this is the state. */
  readonly version: Version;
  readonly state: string;
  readonly lastSeq: number;
}

/** Number of actions from one checkpoint to the next. */
const checkpointEvery = 25;

/** A table, and the version whose state it has: that of the last event on which the rules acted. */
interface Place {
  readonly table: GameTable;
  readonly version: Version;
}

/**
 * A match that was re-executed for reading: every version is available, and each action was checked against what was recorded. A timeline
 * only grows; `refresh` reads the events that were added.
 */
export class Timeline {
  private readonly moments: Moment[] = [];
  /**
   * The action of each version, null where the rules did not act. Indexed by version, not by number of actions, so that versions without an
   * action can be skipped.
   */
  private readonly actions: (Action | null)[] = [];
  /** For each version, the last version up to it at which the rules acted; 0 before the start. */
  private readonly acted: Version[] = [];
  private readonly checkpoints: Checkpoint[] = [];
  /** The newest version's table. */
  private table: GameTable | null = null;
  private roving: Place | null = null;

  private constructor(
    private readonly ports: TimelinePorts,
    readonly matchId: string,
    readonly ruleset: Ruleset,
  ) {}

  /**
   * Reads a match and re-executes it.
   * @returns null when there is no such match
   * @throws {RecordBroken} {Diverged} {RulesFailed} {SeedLost} {UnknownRuleset} {UnreadableEvent}
   */
  static async open(ports: TimelinePorts, matchId: string): Promise<Timeline | null> {
    const events = decodeAll(await readRecord(ports, matchId));
    const first = events[0]?.event;
    if (first?.type !== 'MatchCreated') return null;
    const { pins } = first.data;
    const timeline = new Timeline(ports, matchId, await ports.rulesets.load(pins.ruleset, pins.catalogue));
    await timeline.extend(events);
    return timeline;
  }

  /** The registry that the match's rules and cards come from. */
  get rulesets(): RulesetRegistry {
    return this.ports.rulesets;
  }

  /**
   * Reads the events after the timeline's last version.
   * @throws {RecordBroken} {Diverged}
   */
  async refresh(): Promise<void> {
    await this.extend(decodeAll(await readOn(this.ports, this.matchId, this.place())));
  }

  head(): Version {
    return this.moments.length;
  }

  /** Returns the head of the record when it was last read. */
  place(): Head {
    return { version: this.head(), hash: this.at(this.head()).stored.hash };
  }

  /**
   * Returns one version of the match.
   * @throws {RangeError} for a version that does not exist
   */
  at(version: Version): Moment {
    const moment = this.moments[version - 1];
    if (moment === undefined) throw new RangeError(`match ${this.matchId} has no version ${version}`);
    return moment;
  }

  /** Returns a viewer's view of the table at a version; null before the start. */
  view(version: Version, viewer: Viewer): View | null {
    return this.tableAt(version)?.view(viewer) ?? null;
  }

  state(version: Version): MatchState | null {
    return this.tableAt(version)?.state() ?? null;
  }

  private tableAt(version: Version): GameTable | null {
    const { meta } = this.at(version);
    const target = this.acted[version - 1] ?? 0;
    if (target === 0) return null;
    if (this.table !== null && this.acted.at(-1) === target) return this.table;
    const checkpoint = this.checkpoints.findLast((place) => place.version <= target);
    if (checkpoint === undefined) return null;
    const near = this.roving;
    const from =
      near !== null && near.version <= target && near.version >= checkpoint.version
        ? near
        : {
            table: GameTable.restore(this.ruleset, meta.pins, JSON.parse(checkpoint.state) as MatchState, checkpoint.lastSeq),
            version: checkpoint.version,
          };
    for (const action of this.actions.slice(from.version, target)) if (action !== null) from.table.act(action);
    this.roving = { table: from.table, version: target };
    return from.table;
  }

  private async extend(events: readonly DecodedEvent[]): Promise<void> {
    for (const { stored, event } of events) {
      if (stored.version !== this.head() + 1) continue;
      const meta = foldMeta(this.moments.at(-1)?.meta ?? null, event);
      const game = event.type === 'MatchStarted' ? await this.start(stored.version, meta) : this.act(stored.version, event);
      const acts = event.type === 'MatchStarted' || aftermathOf(event) !== null;
      this.moments.push({ stored, event, meta, game });
      this.actions.push(actionOf(event));
      this.acted.push(acts ? stored.version : (this.acted.at(-1) ?? 0));
      if (acts) this.keepCheckpoint(stored.version, meta);
    }
  }

  private async start(version: Version, meta: MatchMeta): Promise<readonly GameEvent[]> {
    const seed = await readSeed(this.ports.secrets, meta);
    const { table, events } = GameTable.restart(this.ruleset, meta.pins, startingKey(seed, this.matchId, meta.entropy), version);
    if (meta.aftermath !== null) table.check(version, meta.aftermath, events);
    this.table = table;
    return events;
  }

  private act(version: Version, event: MatchEvent): readonly GameEvent[] {
    const action = actionOf(event);
    const recorded = aftermathOf(event);
    if (action === null || recorded === null || this.table === null) return [];
    return this.table.replay(version, action, recorded);
  }

  private keepCheckpoint(version: Version, { aftermath }: MatchMeta): void {
    if (this.table === null || aftermath === null || aftermath.actions % checkpointEvery !== 0) return;
    this.checkpoints.push({ version, state: JSON.stringify(this.table.state()), lastSeq: aftermath.gameEvents.last });
  }
}
