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

/** One version of a match: what was stored, what recording made of it, and what happened in the game. */
export interface Moment {
  readonly stored: StoredEvent;
  readonly event: MatchEvent;
  readonly meta: MatchMeta;
  readonly game: readonly GameEvent[];
}

/** Checkpoints are kept as text: as objects they would weigh several times as much. */
const checkpointEvery = 25;

interface Place {
  readonly table: GameTable;
}

/**
 * A match re-executed for reading: every version of it at hand, each action checked against what was recorded. It only
 * ever grows; `refresh` reads what came since.
 */
export class Timeline {
  private readonly moments: Moment[] = [];
  private readonly actions: Action[] = [];
  private readonly checkpoints: { readonly actions: number; readonly state: string; readonly lastSeq: number }[] = [];
  private table: GameTable | null = null;
  private roving: Place | null = null;

  private constructor(
    private readonly ports: TimelinePorts,
    readonly matchId: string,
    readonly ruleset: Ruleset,
  ) {}

  /**
   * @returns null when there is no such match
   * @throws {RecordBroken} {Diverged} {RulesFailed} {SeedLost} {UnknownRuleset} {UnreadableEvent}
   */
  static async open(ports: TimelinePorts, matchId: string): Promise<Timeline | null> {
    const events = decodeAll(await readRecord(ports, matchId));
    const first = events[0]?.event;
    if (first?.type !== 'MatchCreated') return null;
    const timeline = new Timeline(ports, matchId, await ports.rulesets.load(first.data.pins.ruleset));
    await timeline.extend(events);
    return timeline;
  }

  /** Reads on from where the timeline stands. @throws {RecordBroken} {Diverged} */
  async refresh(): Promise<void> {
    await this.extend(decodeAll(await readOn(this.ports, this.matchId, this.place())));
  }

  head(): Version {
    return this.moments.length;
  }

  /** Where the record stood when it was read last. */
  place(): Head {
    return { version: this.head(), hash: this.at(this.head()).stored.hash };
  }

  /** @throws {RangeError} for a version that is not there */
  at(version: Version): Moment {
    const moment = this.moments[version - 1];
    if (moment === undefined) throw new RangeError(`match ${this.matchId} has no version ${version}`);
    return moment;
  }

  /** The table as it stood at a version; null before the start. */
  view(version: Version, viewer: Viewer): View | null {
    return this.tableAt(version)?.view(viewer) ?? null;
  }

  state(version: Version): MatchState | null {
    return this.tableAt(version)?.state() ?? null;
  }

  private tableAt(version: Version): GameTable | null {
    const aftermath = this.at(version).meta.aftermath;
    if (aftermath === null) return null;
    if (this.table?.actions() === aftermath.actions) return this.table;
    const checkpoint = this.checkpoints.findLast((place) => place.actions <= aftermath.actions);
    if (checkpoint === undefined) return null;
    const near = this.roving?.table;
    const table =
      near !== undefined && near.actions() <= aftermath.actions && near.actions() >= checkpoint.actions
        ? near
        : GameTable.restore(this.ruleset, this.at(version).meta.pins, JSON.parse(checkpoint.state) as MatchState, checkpoint.lastSeq);
    for (const action of this.actions.slice(table.actions(), aftermath.actions)) table.act(action);
    this.roving = { table };
    return table;
  }

  private async extend(events: readonly DecodedEvent[]): Promise<void> {
    for (const { stored, event } of events) {
      if (stored.version !== this.head() + 1) continue;
      const meta = foldMeta(this.moments.at(-1)?.meta ?? null, event);
      const game = event.type === 'MatchStarted' ? await this.start(stored.version, meta) : this.act(stored.version, event);
      this.moments.push({ stored, event, meta, game });
      this.keepCheckpoint(meta);
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
    const events = this.table.replay(version, action, recorded);
    this.actions.push(action);
    return events;
  }

  private keepCheckpoint(meta: MatchMeta): void {
    const { aftermath } = meta;
    if (this.table === null || aftermath === null || (this.checkpoints.at(-1)?.actions ?? -1) >= aftermath.actions) return;
    if (aftermath.actions % checkpointEvery === 0)
      this.checkpoints.push({ actions: aftermath.actions, state: JSON.stringify(this.table.state()), lastSeq: aftermath.gameEvents.last });
  }
}
