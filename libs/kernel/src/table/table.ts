import type { Cause, Decision, Domain, GameEvent, GameResult, JsonObject, ObjectId, Pins, RuleRef, Seat } from '../contract.js';
import { uniform, WordStream } from '../state/chance.js';
import { uncut } from '../programs/env.js';
import { InvariantBroken, LimitExceeded, missing } from '../errors.js';
import type { Values } from '../game/values.js';
import { CardsHere } from '../library/cards-here.js';
import { Journal, type WriteReach } from '../state/journal.js';
import type { GrowingTable } from '../state/reach.js';
import type { GameRulesFor } from '../game/rules.js';
import type { Program } from '../programs/compiled.js';
import type { Library } from '../library/library.js';
import type { Frame, ObjectKind, ObjectRow, Row, SlotRow, State, WatchRow, ZoneRow } from '../state/state.js';
import type { PlainFields } from '../json.js';
import { type ProcedureRef, call } from '../state/calls.js';

/** Caps of one action and of one match. Reaching one is an outcome of the action, see `LimitExceeded`. */
export const limits = {
  /** On a table with many objects a step counts several times. */
  stepsPerAction: 50_000,
  eventsPerAction: 20_000,
  frameDepth: 400,
  objects: 5_000,
  effects: 5_000,
  triggers: 5_000,
  /**
   * The greatest number that a player may choose where nothing else limits it: more than any game needs, and small enough to compute with.
   */
  anyNumber: 1_000_000_000,
  magnitude: Number.MAX_SAFE_INTEGER,
} as const;

/**
 * A question to ask. `seat` answers for `subject` (for itself when absent), or whoever decides for `seat` now answers (see
 * `GameRules.decider`).
 */
export interface Question {
  readonly seat: Seat;
  readonly subject?: Seat;
  readonly kind: string;
  readonly rule: RuleRef;
  readonly prompt?: string;
  readonly params?: JsonObject;
  readonly domain: Domain;
  readonly sealed?: boolean;
}

/** Cache of derived values for the present epoch. */
export interface ValueCache {
  epoch: number;
  nearEpoch: number;
  /** Whether some modifier looks at more than what is in play, so that distant changes count. */
  farSighted: boolean;
  /** Final values by object, and the age for which they hold. */
  readonly final: Values[];
  readonly finalAt: number[];
  /** The same for values before any modifier. */
  readonly base: Values[];
  readonly baseAt: number[];
  /** Values below some layer, by object and layer. */
  readonly below: Map<number, { readonly age: number; readonly values: Values }>;
  readonly players: Map<Seat, Values>;
  modifiers: unknown;
  /** Static modifiers by the object on which they are printed. */
  readonly standing: unknown[];
  /** With `inOrder`: the table as effects make it. `building` is the table that is being derived. */
  world: unknown;
  /** Base values that objects of one card share, by card. */
  readonly shared: Map<string, unknown[]>;
  building: unknown;
  /** By object: base values known to have no static abilities. */
  readonly bare: (Values | undefined)[];
  /** By object: derived abilities, with the values from which they were read. */
  readonly borne: ({ readonly values: Values; readonly list: readonly unknown[] } | undefined)[];
  /** Index of the highest layer that may be read now; lowered while a layer is being derived. */
  limit: number;
}

/** Who sees that an object is where it is, and so may read the id that it has there. */
export interface Sight {
  /** Whether everybody sees it, spectators included. */
  readonly open: boolean;
  readonly seats: readonly Seat[];
}

/** Functions that a table needs but that are defined in terms of tables; passed in when a table is made (`openTable`). */
export interface TableParts {
  /** Derives the values of an object (`valuesOf`). */
  readonly derive: (table: Table, id: ObjectId, cut?: number) => Values;
  /** Splits an event's data and secrets, so that each id in them is a secret of those who see its object. */
  readonly toldApart: (table: Table, data: JsonObject, secrets: GameEvent['secrets'] | undefined) => Pick<GameEvent, 'data' | 'secrets'>;
  /** Returns why something happens, as everybody may read it. */
  readonly openCause: (table: Table, cause: Cause) => Cause;
  /** Returns a decision as it is asked. */
  readonly withExample: (table: Table, decision: Decision) => Decision;
}

/**
 * One private match: its state, the journal through which every change goes, and what the running action has produced. Rules procedures get
 * a table and nothing else.
 */
export class Table {
  readonly journal: Journal;
  events: GameEvent[] = [];
  /** Who saw the objects that left their places during the running action, by the ids that they had there. */
  readonly left = new Map<ObjectId, Sight>();
  cause: Cause = { kind: 'rule' };
  steps = 0;
  /** Age of the values in play at which the stabiliser last found everything in order. */
  stableAt = -1;
  readonly cache: ValueCache = {
    epoch: -1,
    nearEpoch: -1,
    farSighted: true,
    final: [],
    finalAt: [],
    base: [],
    baseAt: [],
    below: new Map(),
    players: new Map(),
    modifiers: null,
    standing: [],
    world: null,
    shared: new Map(),
    building: null,
    bare: [],
    borne: [],
    limit: uncut,
  };
  /** Whether the game's derivation is `inOrder`, so that abilities and controllers are values. */
  readonly ordered: boolean;
  /** Lists of what waits for a key, kept as long as `Journal.population` stays the same (`subscribe.ts`). */
  readonly subscriptions = {
    population: -1,
    objects: new Map<string, readonly ObjectId[]>(),
    watches: new Map<string, readonly WatchRow[]>(),
    zones: [] as readonly ZoneRow[],
  };
  /** Remembered answers about the table, each at its own index (`values/remembered.ts`). */
  readonly remembered: unknown[] = [];
  /**
   * If above 0: each remembered answer is computed again and compared whenever it is used, and everything derived is checked before one
   * step in this many.
   */
  rechecks = 0;
  /** Number of trials that are running; in a trial nobody is asked and nothing is drawn. */
  trials = 0;
  private stream: WordStream | null = null;
  /** Rows of objects found since something was last undone: an array is faster to read than a table with gaps. */
  private rows: (ObjectRow | undefined)[] = [];
  private rowsSince = 0;
  /** Programs by object; `programCards` holds the card for which each was looked up. */
  private readonly programs: Program[] = [];
  private readonly programCards: string[] = [];
  readonly cardsHere: CardsHere;
  /** Derives the values of an object. */
  readonly derive: TableParts['derive'];
  /** Zones by kind and seat, and slots by seat, found once, because newly built strings are slow to look up. */
  private readonly zonesByKind = new Map<string, ZoneRow[]>();
  private readonly zonesOfKind = new Map<string, readonly ZoneRow[]>();
  private readonly slotsBySeat: (readonly SlotRow[])[] = [];
  private everySlot: readonly SlotRow[] = [];

  constructor(
    readonly library: Library<Table>,
    readonly pins: Pins,
    readonly state: State,
    tracking: boolean,
    private readonly parts: TableParts,
  ) {
    this.derive = parts.derive;
    const reach = [...library.reach].map(([field, how]): [string, WriteReach] => [
      field,
      typeof how === 'function' ? (before, after): boolean => how(before, after, this) : how,
    ]);
    this.journal = new Journal(tracking, state, new Map(reach));
    this.ordered = library.game.derivation === 'inOrder';
    this.cardsHere = new CardsHere(library, state);
  }

  get game(): GameRulesFor<Table> {
    return this.library.game;
  }

  // -- rows -----------------------------------------------------------------------------------------------------------

  set<T extends object, K extends keyof T & (string | number)>(row: T, key: K, value: T[K]): void {
    this.journal.set(row, key, value);
  }

  object(id: ObjectId): ObjectRow {
    return this.find(id) ?? missing('object', id);
  }

  find(id: ObjectId): ObjectRow | null {
    if (this.rowsSince !== this.journal.undone) this.forgetRows();
    return this.rows[id] ?? this.look(id);
  }

  /** Returns the id that an object has now: another one if it was shown since then (see `showTo`), the same one if it is gone. */
  idNow(id: ObjectId): ObjectId {
    return this.find(id)?.id ?? id;
  }

  private look(id: ObjectId): ObjectRow | null {
    const row = this.state.objects[id];
    if (row === undefined) {
      const noted = this.state.past[id];
      return noted?.renamed === true ? this.find(noted.now) : null;
    }
    this.rows[id] = row;
    return row;
  }

  /** Forgets the rows found so far, since objects may have other rows now, or none. */
  forgetRows(): void {
    this.rows = [];
    this.rowsSince = this.journal.undone;
  }

  zone(id: string): ZoneRow {
    return this.state.zones[id] ?? missing('zone', id);
  }

  /** Returns a player's zone of a kind. Zones and slots are never added or removed after set-up. */
  zoneOf(kind: string, seat: Seat): ZoneRow {
    let rows = this.zonesByKind.get(kind);
    if (rows === undefined) this.zonesByKind.set(kind, (rows = []));
    return (rows[seat] ??=
      Object.values(this.state.zones).find((zone) => zone.kind === kind && zone.seat === seat) ??
      missing('zone', `${kind} of seat ${seat}`));
  }

  /** Returns all zones of a kind, in the order in which set-up made them. */
  zonesOf(kind: string): readonly ZoneRow[] {
    const known = this.zonesOfKind.get(kind);
    if (known !== undefined) return known;
    const rows = Object.values(this.state.zones).filter((zone) => zone.kind === kind);
    // They are remembered only once a frame runs; during set-up more may still be made.
    if (this.state.frames.length > 0) this.zonesOfKind.set(kind, rows);
    return rows;
  }

  /** Returns a player's slots, in the order in which set-up made them; for seat -1 those that the players share. */
  slotsOf(seat: Seat): readonly SlotRow[] {
    return (this.slotsBySeat[seat + 1] ??= Object.values(this.state.slots).filter((slot) => slot.seat === seat));
  }

  /** Returns all slots, in the order in which set-up made them. */
  allSlots(): readonly SlotRow[] {
    if (this.everySlot.length === 0) this.everySlot = Object.values(this.state.slots);
    return this.everySlot;
  }

  slot(id: string): SlotRow {
    return this.state.slots[id] ?? missing('slot', id);
  }

  player(seat: Seat): Row {
    return this.state.players[seat] ?? missing('player', seat);
  }

  program(object: ObjectRow): Program {
    const { id, card } = object;
    if (this.programCards[id] === card) return this.programs[id] as Program;
    const program = this.library.card(card);
    this.programs[id] = program;
    this.programCards[id] = card;
    return program;
  }

  /** Returns the player who controls an object now. */
  controllerOf(row: ObjectRow): Seat {
    if (!this.ordered) return row.controller;
    const { objects, past } = this.state;
    const { controller } = objects[row.id] === undefined ? (past[row.id]?.values ?? {}) : this.derive(this, row.id);
    return typeof controller === 'number' ? controller : row.controller;
  }

  private seating: readonly Seat[] = [];

  /** Returns the seats of the match, in seat order. */
  seats(): readonly Seat[] {
    const { players } = this.state;
    if (this.seating.length !== players.length) this.seating = players.map((_, seat) => seat);
    return this.seating;
  }

  nextStamp(): number {
    const stamp = this.state.header.nextStamp;
    this.journal.setRecord(this.state.header, 'nextStamp', stamp + 1);
    return stamp;
  }

  /**
   * Creates an object that lies nowhere yet; `place` puts it into a place.
   * @param card '' for an object that is no card
   */
  create(card: string, owner: Seat, kind: ObjectKind = 'card'): ObjectRow {
    const { header, objects } = this.state;
    const id = header.nextId;
    if (this.journal.size(objects) >= limits.objects) throw new LimitExceeded('objects');
    this.journal.setRecord(header, 'nextId', id + 1);
    // The row is a copy of the template, so that all rows have the same shape.
    const row = { ...this.library.newObject };
    row.id = id;
    row.card = card;
    row.kind = kind;
    row.owner = owner;
    row.controller = owner;
    this.journal.insert(objects, id, row);
    this.cardsHere.add(card);
    return row;
  }

  /** Returns the number of rows in a table of the state. */
  count(name: GrowingTable): number {
    return this.journal.size(this.state[name]);
  }

  /** Removes an object's row. The caller has lifted it from its place (`places.ts`), and so has noted what follows for values in play. */
  removeObject(id: ObjectId): void {
    this.journal.remove(this.state.objects, id);
    this.rows[id] = undefined;
    // Its remembered values no longer hold.
    this.cache.baseAt[id] = -1;
    this.cache.finalAt[id] = -1;
  }

  // -- events ---------------------------------------------------------------------------------------------------------

  /**
   * Appends a game event. `secrets` go only to the seats named (an empty list: only to judges and verifiers). Each id, wherever it stands
   * in the event, likewise goes only to those who see the object that it names (see `naming.ts`).
   */
  emit(
    type: string,
    rule: RuleRef,
    data: JsonObject,
    secrets?: readonly { readonly seats: readonly Seat[]; readonly data: JsonObject }[],
  ): GameEvent {
    const { header } = this.state;
    if (this.events.length >= limits.eventsPerAction) throw new LimitExceeded('events per action');
    this.journal.setRecord(header, 'events', header.events + 1);
    const event: GameEvent = {
      seq: header.events,
      action: header.version,
      moment: header.moment,
      type,
      rule,
      cause: this.parts.openCause(this, this.cause),
      ...this.parts.toldApart(this, data, secrets === undefined ? undefined : this.shared(secrets)),
    };
    this.events.push(event);
    return event;
  }

  /** Extends secrets to the seats that share the sight of those who may know them. */
  private shared(secrets: NonNullable<GameEvent['secrets']>): NonNullable<GameEvent['secrets']> {
    const { seesAs } = this.game;
    if (seesAs === undefined) return secrets;
    return secrets.map(({ seats, data }) => ({
      seats: this.seats().filter((seat) => seats.includes(seat) || seesAs(this, seat).some((other) => seats.includes(other))),
      data,
    }));
  }

  /** Opens a new moment: events emitted from here on happened later than those before. */
  newMoment(): void {
    this.journal.setRecord(this.state.header, 'moment', this.state.header.moment + 1);
  }

  // -- chance ---------------------------------------------------------------------------------------------------------

  private draw(n: number): number {
    if (this.trials > 0) throw new InvariantBroken('a random draw is not allowed in a trial');
    const { chance } = this.state;
    const stream = (this.stream ??= new WordStream(chance.key));
    return uniform(n, () => {
      const word = stream.word(chance.used);
      this.journal.setRecord(chance, 'used', chance.used + 1);
      return word;
    });
  }

  /** Draws a uniform integer in [0, n) and records it. `audience` are the seats that may learn the result; all when absent. */
  random(what: string, n: number, rule: RuleRef, audience?: readonly Seat[]): number {
    const result = this.draw(n);
    if (audience === undefined) this.emit('chanceDrawn', rule, { what, from: n, result });
    else this.emit('chanceDrawn', rule, { what, from: n }, [{ seats: audience, data: { result } }]);
    return result;
  }

  /** Shuffles a list (Fisher-Yates from the end) and records the draws; nobody at the table learns the order. */
  shuffled<T>(what: string, list: readonly T[], rule: RuleRef, data: JsonObject): T[] {
    const out = [...list];
    const draws: number[] = [];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.draw(i + 1);
      draws.push(j);
      const swap = out[i] as T;
      out[i] = out[j] as T;
      out[j] = swap;
    }
    this.emit('shuffled', rule, { what, count: list.length, ...data }, [{ seats: [], data: { draws } }]);
    return out;
  }

  // -- decisions and frames -------------------------------------------------------------------------------------------

  /** Opens a decision for the frame that runs now. The step must return `{ wait: true }` afterwards. */
  ask(frame: Frame, question: Question): Decision {
    if (this.trials > 0) throw new InvariantBroken(`${question.kind} is asked in a trial`);
    const { header, decisions } = this.state;
    const id = header.nextDecision;
    this.journal.setRecord(header, 'nextDecision', id + 1);
    if (!this.library.decisionKinds.has(question.kind)) throw new InvariantBroken(`undeclared decision kind ${question.kind}`);
    const { decider } = this.game;
    const plain: Decision = {
      id,
      openedAt: header.version,
      seat: decider === undefined ? question.seat : decider(this, question.seat),
      subject: question.subject ?? question.seat,
      kind: question.kind,
      rule: question.rule,
      prompt: { key: question.prompt ?? question.kind, params: question.params ?? {} },
      domain: this.toldApart(question.domain),
      sealed: question.sealed ?? false,
    };
    const decision = this.parts.withExample(this, plain);
    this.journal.insert(decisions, id, { decision, asked: question.seat, frame: frame.id, answer: null });
    return decision;
  }

  private toldApart(domain: Domain): Domain {
    const { toldApart } = this.game;
    if (toldApart === undefined || (domain.type !== 'options' && domain.type !== 'distribution') || domain.options.length < 2)
      return domain;
    const options = toldApart(this, domain.options);
    return options === domain.options ? domain : { ...domain, options };
  }

  /** Pushes a procedure onto the work stack; the locals belong to the new frame from now on. */
  push(procedure: string, locals: Row): void {
    const { header, frames } = this.state;
    if (frames.length >= limits.frameDepth) throw new LimitExceeded('frame depth');
    const id = header.nextFrame;
    this.journal.setRecord(header, 'nextFrame', id + 1);
    this.library.procedure(procedure);
    const cause = frames[frames.length - 1]?.cause ?? this.cause;
    this.journal.push(frames, { id, procedure, step: 0, cause, locals });
  }

  /** Pushes a procedure onto the work stack outside any step, where a game or a scenario begins. */
  begin<Locals extends PlainFields<Locals> & object>(procedure: ProcedureRef<Locals>, locals: NoInfer<Locals>): void {
    const begun = call<Locals>(procedure, locals);
    this.push(begun.call, begun.locals);
  }

  /** Ends the match: frames and open decisions are dropped. */
  finish(result: GameResult): void {
    const { header, frames, decisions } = this.state;
    this.emit('matchEnded', result.rule, { winners: [...result.winners], reason: result.reason });
    this.journal.setRecord(header, 'status', 'ended');
    this.journal.setRecord(header, 'result', result);
    while (frames.length > 0) this.journal.pop(frames);
    for (const id of Object.keys(decisions)) this.journal.remove(decisions, Number(id));
  }

  /** Sets a local of a frame. */
  local<Locals extends object, K extends keyof Locals & string>(locals: Locals, key: K, value: Locals[K]): void {
    this.journal.setFrame(locals, key, value);
  }

  /** Returns a number that a program computed if it is within bounds. @throws {LimitExceeded} past 2^53 */
  number(value: number): number {
    if (!Number.isSafeInteger(value)) throw new LimitExceeded('magnitude');
    return value;
  }
}
