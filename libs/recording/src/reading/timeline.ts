import { type GameEvent, type MatchState, must, type PendingView, type Ruleset, type View, type Viewer } from '@arbiter/kernel';
import type { MatchEvent } from '@arbiter/contracts';
import { startingKey } from '../chance.js';
import { sha256 } from '../hashing.js';
import { GameTable, type TableUse } from '../match/game-table.js';
import { actionOf, aftermathOf } from '../match/kernel-action.js';
import { orderOf, type RecordedRewind } from '../match/rewinds.js';
import { type DecodedEvent, decodeAll, readSeed } from '../match/decoded-events.js';
import type { MatchMeta } from '../match/meta.js';
import { readOn, readRecord, type RecordPorts } from '../match/records.js';
import type { Head, RulesetRegistry, SecretStore, Snapshot, SnapshotStore, Version } from '../ports.js';
import { KeptNewest } from '../kept-newest.js';
import { type Checkpoint, keptOf, stateText } from './checkpoints.js';
import { type Moment, Moments } from './moments.js';

export interface TimelinePorts extends RecordPorts {
  readonly secrets: SecretStore;
  readonly rulesets: RulesetRegistry;
  /** Absent where everything is to be carried out again from the start, as in a verification. */
  readonly snapshots?: Pick<SnapshotStore, 'latest'>;
}

/** A table, and the version whose state it has: that of the last event on which the rules acted. */
interface Place {
  readonly table: GameTable;
  readonly version: Version;
}

/** Of how many of the newest versions the game events are kept; those of older ones are made again, some stretches of which are kept too. */
const keptGameEvents = 50;
const keptStretches = 4;

/** What a timeline takes in memory, in bytes: by itself, for each version beside its payload, and for each byte of its state as text. */
const baseBytes = 300_000;
const bytesOfVersion = 500;
const bytesOfState = 3;

/** How many answers about single versions are kept, and how many views, each of which is as large as all the others together. */
const keptAnswers = 16;
const keptViews = 4;

/**
 * A match for reading: every version is available, and each action that was carried out again was checked against what was recorded. It
 * begins at the newest snapshot whose hash the log contains; what was before is carried out again when somebody asks for it. A timeline only
 * grows: `refresh` reads the events that were added to the log; the match's owner adds those that it has appended (`add`).
 */
export class Timeline {
  private readonly moments = new Moments();
  /** The game events that followed from each of the newest versions. */
  private readonly game = new Map<Version, readonly GameEvent[]>();
  /** The game events of stretches between checkpoints, by the version before the stretch and the last one of it. */
  private readonly stretches = new KeptNewest<readonly (readonly GameEvent[])[]>(keptStretches);
  /** What was not carried out again yet: the versions between that up to which it was, and the snapshot with which the timeline began. */
  private gap: { readonly from: Version; readonly to: Version } | null = null;
  private started: Version | null = null;
  private payloadBytes = 0;
  private checkpointBytes = 0;
  /** Length of the newest state as text. */
  private stateBytes = 0;
  /** For each version, the last version up to it at which the rules acted; 0 before the start. */
  private readonly acted: Version[] = [];
  private readonly recordedRewinds: RecordedRewind[] = [];
  /** In the order of their versions. */
  private checkpoints: readonly Checkpoint[] = [];
  private readonly answers = new KeptNewest<unknown>(keptAnswers);
  private readonly views = new KeptNewest<View | null>(keptViews);
  private headTable: GameTable | null = null;
  private roving: Place | null = null;
  /** 64 hex digits; null until the match has started. */
  private seed: string | null = null;

  private constructor(
    private readonly ports: TimelinePorts,
    readonly matchId: string,
    readonly ruleset: Ruleset,
  ) {}

  /**
   * Reads the whole record of a match.
   * @param known a timeline of the match that was read before; it is used again if the record still contains all of it
   * @returns null when there is no such match
   * @throws {RecordBroken} {Diverged} {RulesFailed} {SeedLost} {UnknownRuleset} {UnreadableEvent}
   */
  static async open(ports: TimelinePorts, matchId: string, known?: Timeline): Promise<Timeline | null> {
    // Asked for together: it is used only if the record has its hash.
    const [record, snapshot] = await Promise.all([
      readRecord(ports, matchId),
      known === undefined ? (ports.snapshots?.latest(matchId) ?? null) : null,
    ]);
    const events = decodeAll(record);
    if (known !== undefined && events[known.head() - 1]?.stored.hash === known.place().hash) {
      await known.extend(events.slice(known.head()));
      return known;
    }
    const first = events[0]?.event;
    if (first?.type !== 'MatchCreated') return null;
    const { pins } = first.data;
    const timeline = new Timeline(ports, matchId, await ports.rulesets.load(pins.ruleset, pins.catalogue));
    await timeline.begin(events, snapshot);
    return timeline;
  }

  /** The registry that the match's rules and cards come from. */
  get rulesets(): RulesetRegistry {
    return this.ports.rulesets;
  }

  /** The newest version's table; null before the start. Only the match's owner lets it act, and adds afterwards what it has appended. */
  get table(): GameTable | null {
    return this.headTable;
  }

  /** About how many bytes of memory this takes: the shares of what grows were measured (`npm run bench -- --only match`). */
  get bytes(): number {
    return baseBytes + this.moments.length * bytesOfVersion + this.payloadBytes + this.stateBytes * bytesOfState + this.checkpointBytes;
  }

  /** What recording knows of the match after the newest event. */
  get meta(): MatchMeta {
    return this.at(this.head()).meta;
  }

  /** Takes the table of a match that its owner begins; the owner then appends the event and adds it. */
  start(table: GameTable, seed: string): void {
    this.headTable = table;
    this.seed = seed;
  }

  /**
   * Adds an event that the match's owner has appended, and that is committed.
   * @param game the game events that followed from it
   */
  add({ stored, event }: DecodedEvent, game: readonly GameEvent[]): void {
    this.push({ stored, event }, game);
    this.keepCheckpoint(stored.version, event);
  }

  /**
   * Reads the events after the timeline's last version.
   * @throws {RecordBroken} {Diverged}
   */
  async refresh(): Promise<void> {
    await this.extend(decodeAll(await readOn(this.ports, this.matchId, this.place())));
  }

  /** The rewinds so far, in the order in which they were recorded. */
  get rewinds(): readonly RecordedRewind[] {
    return this.recordedRewinds;
  }

  /** Version of the event that began the match; null before the start. */
  get startedAt(): Version | null {
    return this.started;
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
    const moment = this.moments.at(version);
    if (moment === undefined) throw new RangeError(`match ${this.matchId} has no version ${version}`);
    return moment;
  }

  /**
   * Returns the game events that followed from the event of one version.
   * @throws {Diverged} {RulesFailed}
   */
  gameEvents(version: Version): readonly GameEvent[] {
    const recent = this.game.get(version);
    if (recent !== undefined) return recent;
    if (this.acted[this.at(version).stored.version - 1] !== version) return [];
    if (this.gap !== null && version < this.gap.to) this.fillGap(Math.min(this.hashedFrom(version), this.gap.to - 1));
    const from = this.checkpoints.findLast((place) => place.version < version)?.version ?? 0;
    const end = this.checkpoints.find((place) => place.version >= version)?.version ?? this.head();
    return this.stretches.get(`${from} ${end}`, () => this.carryOutAgain(from, end))[version - from - 1] ?? [];
  }

  /** Returns a viewer's view of the table at a version; null before the start. */
  view(version: Version, viewer: Viewer): View | null {
    return this.views.get(`${this.acted[version - 1] ?? 0} ${nameOf(viewer)}`, () => this.tableAt(version)?.view(viewer) ?? null);
  }

  /** Returns the open decisions at a version as a viewer learns of them; null before the start. */
  pending(version: Version, viewer: Viewer): readonly PendingView[] | null {
    return this.once(`pending ${this.acted[version - 1] ?? 0}`, viewer, () => this.tableAt(version)?.pendingFor(viewer) ?? null);
  }

  /** Returns the game events of a version as a viewer may read them. */
  eventsFor(version: Version, viewer: Viewer): readonly GameEvent[] {
    return this.once(`events ${version}`, viewer, () => this.ruleset.eventsFor(this.gameEvents(version), viewer));
  }

  state(version: Version): MatchState | null {
    return this.tableAt(version)?.state() ?? null;
  }

  /**
   * Answers a question about a version, which no later event changes; several readers of one perspective get one and the same object.
   * @param question names the question and the version
   */
  once<T>(question: string, viewer: Viewer, find: () => T): T {
    return this.answers.get(`${question} ${nameOf(viewer)}`, find) as T;
  }

  private async begin(events: readonly DecodedEvent[], snapshot: Snapshot | null): Promise<void> {
    for (const entry of events) this.push(entry, null);
    if (this.meta.aftermath === null) return;
    const from = await this.fromSnapshot(snapshot);
    for (let version = from + 1; version <= this.head(); version += 1) await this.carryOut(version);
  }

  private async extend(events: readonly DecodedEvent[]): Promise<void> {
    for (const entry of events) {
      this.push(entry, null);
      await this.carryOut(this.head());
    }
  }

  /**
   * Restores the table from a snapshot, if the state hash in the log confirms it.
   * @returns the version of the snapshot; 0 when there is none
   */
  private async fromSnapshot(snapshot: Snapshot | null): Promise<Version> {
    if (snapshot === null || snapshot.version > this.head() || snapshot.engineHash !== this.meta.pins.ruleset) return 0;
    const recorded = aftermathOf(this.at(snapshot.version).event);
    if (recorded === null || recorded.stateHash !== sha256(snapshot.state)) return 0;
    this.seed = await readSeed(this.ports.secrets, this.meta);
    this.headTable = this.restored(JSON.parse(snapshot.state) as MatchState, recorded.gameEvents.last, 'recording');
    this.gap = { from: 0, to: snapshot.version };
    this.keepSome([{ version: snapshot.version, state: snapshot.state, lastSeq: recorded.gameEvents.last }]);
    this.stateBytes = snapshot.state.length;
    return snapshot.version;
  }

  private restored(state: MatchState, lastSeq: number, use: TableUse): GameTable {
    return GameTable.restore(this.ruleset, this.at(1).meta.pins, state, lastSeq, use);
  }

  private push(entry: DecodedEvent, game: readonly GameEvent[] | null): void {
    const { stored, event } = entry;
    this.moments.push(entry);
    this.payloadBytes += stored.payload.length;
    if (event.type === 'MatchStarted') this.started = stored.version;
    if (event.type === 'Rewound') this.recordedRewinds.push({ version: stored.version, toVersion: event.data.toVersion });
    if (game !== null) this.keepGameEvents(stored.version, game);
    const acts = event.type === 'MatchStarted' || aftermathOf(event) !== null;
    this.acted.push(acts ? stored.version : (this.acted.at(-1) ?? 0));
  }

  private keepGameEvents(version: Version, game: readonly GameEvent[]): void {
    this.game.set(version, game);
    this.game.delete(version - keptGameEvents);
  }

  /** Lets the rules carry out a version's event on the newest table, whose state is that of the version before. */
  private async carryOut(version: Version): Promise<void> {
    const { event } = this.at(version);
    // What is known of a match that is over has its seed, which may be nowhere else any more.
    if (event.type === 'MatchStarted') this.seed ??= await readSeed(this.ports.secrets, this.meta);
    const { table, game } = this.played(version, this.headTable, 'recording');
    this.headTable = table;
    this.keepGameEvents(version, game);
    this.keepCheckpoint(version, event);
  }

  /**
   * Carries out again what is in the gap up to a version of it, and keeps its checkpoints. What is behind stays in the gap: whoever looks at
   * the beginning of a match need not wait for its middle.
   */
  private fillGap(version: Version): void {
    if (this.gap === null || version <= this.gap.from) return;
    const { from, to } = this.gap;
    let table = from === 0 ? null : this.placeFrom(from).table;
    // It is played on here, past the version that is noted with it.
    this.roving = null;
    const made: Checkpoint[] = [];
    // States to which the match goes back within the gap are kept on the way: whoever looked them up would fill the gap once more.
    const targets = new Set(this.recordedRewinds.map((rewind) => this.acted[rewind.toVersion - 1] ?? 0));
    const states = new Map<Version, MatchState | null>();
    const thenOf = (target: Version): MatchState | null => {
      const acted = this.acted[target - 1] ?? 0;
      return states.get(acted) ?? (acted <= from ? this.placeFrom(acted).table.state() : null);
    };
    for (let at = from + 1; at <= version; at += 1) {
      table = this.played(at, table, 'reading', thenOf).table;
      if (targets.has(at)) states.set(at, table?.state() ?? null);
      const last = aftermathOf(this.at(at).event);
      const text = table?.stateText ?? null;
      if (text !== null && last !== null && last.stateHash !== null) made.push({ version: at, state: text, lastSeq: last.gameEvents.last });
    }
    const before = this.checkpoints.filter((place) => place.version <= from);
    this.roving = table === null ? null : { table, version };
    this.gap = version === to - 1 ? null : { from: version, to };
    this.keepSome([...before, ...made, ...this.checkpoints.slice(before.length)]);
  }

  /** Returns the first version from this one on whose state has its hash in the log; the newest one where there is none. */
  private hashedFrom(version: Version): Version {
    let at = version;
    while (at < this.head() && (aftermathOf(this.at(at).event)?.stateHash ?? null) === null) at += 1;
    return at;
  }

  /**
   * Carries out the versions from a checkpoint to the next one once more.
   * @param from version of the checkpoint; 0 for the start
   * @param end the last version that is carried out
   * @returns the game events of each version after it
   */
  private carryOutAgain(from: Version, end: Version): readonly (readonly GameEvent[])[] {
    const checkpoint = this.checkpoints.find(({ version }) => version === from);
    let table = checkpoint === undefined ? null : this.placeAt(checkpoint).table;
    const stretch: (readonly GameEvent[])[] = [];
    for (let version = from + 1; version <= end; version += 1) {
      const done = this.played(version, table, 'reading');
      table = done.table;
      stretch.push(done.game);
    }
    return stretch;
  }

  /**
   * @param use of the table, if the match starts with this version
   * @param thenOf gives the state to which the match went back, where it did; looked up where absent
   */
  private played(
    version: Version,
    table: GameTable | null,
    use: TableUse,
    thenOf?: (version: Version) => MatchState | null,
  ): { readonly table: GameTable | null; readonly game: readonly GameEvent[] } {
    const { event, meta } = this.at(version);
    const recorded = aftermathOf(event);
    if (event.type === 'MatchStarted') {
      const key = startingKey(this.seed ?? '', this.matchId, meta.entropy);
      const started = GameTable.restart(this.ruleset, meta.pins, key, version, use);
      started.table.check(version, event.data.aftermath, started.events);
      return { table: started.table, game: started.events };
    }
    if (event.type === 'Rewound' && table !== null) {
      const then = thenOf === undefined ? this.state(event.data.toVersion) : thenOf(event.data.toVersion);
      const order = orderOf(event.data, this.seed ?? '', this.matchId);
      return { table, game: table.replayRewind(version, must(then, 'a state'), order, event.data.aftermath) };
    }
    const action = actionOf(event);
    if (action === null || recorded === null || table === null) return { table, game: [] };
    return { table, game: table.replay(version, action, recorded) };
  }

  private tableAt(version: Version): GameTable | null {
    const target = this.acted[this.at(version).stored.version - 1] ?? 0;
    if (target === 0) return null;
    if (this.headTable !== null && this.acted.at(-1) === target) return this.headTable;
    if (this.gap !== null && target < this.gap.to) this.fillGap(target);
    this.roving = this.placeFrom(target);
    return this.roving.table;
  }

  /** Returns a place whose table has the state of a version, which is not in the gap. */
  private placeFrom(target: Version): Place {
    const checkpoint = this.checkpoints.findLast((place) => place.version <= target);
    const near = this.roving;
    const from = near !== null && near.version <= target && near.version >= (checkpoint?.version ?? 0) ? near : this.placeAt(checkpoint);
    for (let at = from.version + 1; at <= target; at += 1) {
      const action = actionOf(this.at(at).event);
      if (action !== null) from.table.act(action);
    }
    return { table: from.table, version: target };
  }

  /** Returns a table of its own with the state of a checkpoint, or with the state with which the match started. */
  private placeAt(checkpoint: Checkpoint | undefined): Place {
    if (checkpoint !== undefined) {
      const state = JSON.parse(stateText(checkpoint)) as MatchState;
      return { table: this.restored(state, checkpoint.lastSeq, 'reading'), version: checkpoint.version };
    }
    const version = this.startedAt;
    const { table } = version === null ? { table: null } : this.played(version, null, 'reading');
    if (table === null || version === null) throw new Error(`match ${this.matchId} has not started`);
    return { table, version };
  }

  /** Keeps the state wherever the log contains its hash, for which its text was made anyway. */
  private keepCheckpoint(version: Version, event: MatchEvent): void {
    const recorded = aftermathOf(event);
    const text = this.headTable?.stateText ?? null;
    if (recorded === null || recorded.stateHash === null || text === null) return;
    this.keepSome([...this.checkpoints, { version, state: text, lastSeq: recorded.gameEvents.last }]);
    this.stateBytes = text.length;
  }

  private keepSome(checkpoints: readonly Checkpoint[]): void {
    // Where the match went back nobody can carry out again what follows without the state of then.
    const needed = new Set([...this.recordedRewinds.map(({ version }) => version), ...(this.gap === null ? [] : [this.gap.to])]);
    this.checkpoints = keptOf(checkpoints, needed);
    this.checkpointBytes = this.checkpoints.reduce((sum, { state }) => sum + state.length, 0);
  }
}

/** Returns a text that tells a viewer from every other one. */
const nameOf = (viewer: Viewer): string => (viewer.role === 'player' ? String(viewer.seat) : viewer.role);
