import type { Cause, Decision, Domain, GameEvent, GameResult, JsonObject, ObjectId, Pins, RuleRef, Seat } from '../contract.js';
import { uniform, WordStream } from '../state/chance.js';
import { uncut } from '../programs/env.js';
import { InvariantBroken, LimitExceeded, missing } from '../errors.js';
import type { Values } from '../game/values.js';
import { CardsHere } from '../library/cards-here.js';
import { Journal } from '../state/journal.js';
import type { GameRulesFor } from '../game/rules.js';
import type { Program } from '../programs/compiled.js';
import type { Library } from '../library/library.js';
import type { Frame, ObjectKind, ObjectRow, Row, SlotRow, State, WatchRow, ZoneRow } from '../state/state.js';
import type { PlainFields } from '../json.js';
import { type ProcedureRef, call } from '../state/calls.js';

/** Caps of one action and of one match. Reaching one is an outcome of the action, see `LimitExceeded`. */
export const limits = {
  /** A step among many objects counts several times. */
  stepsPerAction: 50_000,
  eventsPerAction: 20_000,
  frameDepth: 400,
  objects: 5_000,
  effects: 5_000,
  triggers: 5_000,
  /** The greatest number that a player may choose where nothing bounds it: more than any game needs, and small enough to reckon with. */
  anyNumber: 1_000_000_000,
  magnitude: Number.MAX_SAFE_INTEGER,
} as const;

/** What to ask; `seat` answers for `subject` (himself unless said), or whoever decides for `seat` now (see `GameRules.decider`). */
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

/** Derived values of the present epoch. */
export interface ValueCache {
  epoch: number;
  nearEpoch: number;
  /** Whether some modifier looks at more than what is in play, so that distant changes count. */
  farSighted: boolean;
  /** Final values by object, and the age for which they hold. */
  readonly final: Values[];
  readonly finalAt: number[];
  /** The same before any modifier. */
  readonly base: Values[];
  readonly baseAt: number[];
  /** Values below some layer. */
  readonly below: Map<number, { readonly age: number; readonly values: Values }>;
  readonly players: Map<Seat, Values>;
  modifiers: unknown;
  /** Static modifiers by the object on which they are printed. */
  readonly standing: unknown[];
  /** Games that derive in order: the table as effects make it, and the one that is being made. */
  world: unknown;
  /** Base values by card. */
  readonly shared: Map<string, unknown[]>;
  building: unknown;
  /** By object, base values that were found to have no static abilities. */
  readonly bare: (Values | undefined)[];
  /** Derived abilities by object, with the values that they were read from. */
  readonly borne: ({ readonly values: Values; readonly list: readonly unknown[] } | undefined)[];
  /** Highest layer that may be read now; lowered while a layer is being derived. */
  limit: number;
}

/** Who sees that an object is there, and so may read the id that it has there. */
export interface Sight {
  /** Everybody does, spectators too. */
  readonly open: boolean;
  readonly seats: readonly Seat[];
}

/** What a table needs of what is written in terms of tables; handed in when one is made (`openTable`). */
export interface TableParts {
  /** Derives the values of an object (`valuesOf`). */
  readonly derive: (table: Table, id: ObjectId, cut?: number) => Values;
  /** An event's data and secrets, each id that they hold among the secrets of those who see its object. */
  readonly toldApart: (table: Table, data: JsonObject, secrets: GameEvent['secrets'] | undefined) => Pick<GameEvent, 'data' | 'secrets'>;
  /** Why something happens, as everybody may read it. */
  readonly openCause: (table: Table, cause: Cause) => Cause;
  /** A decision as it is asked. */
  readonly withExample: (table: Table, decision: Decision) => Decision;
}

/**
 * One private match: its state, the journal that every change goes through, and what the running action has produced.
 * Rules procedures get it and nothing else.
 */
export class Table {
  readonly journal: Journal;
  events: GameEvent[] = [];
  /** Who saw what has left its place in the running action, by the id that it had there. */
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
  /** Whether the game derives in order, so that abilities and controllers are values. */
  readonly ordered: boolean;
  /** Lists of who waits for a key, kept until an object or a watch comes or goes (`subscribe.ts`). */
  readonly subscriptions = {
    population: -1,
    objects: new Map<string, readonly ObjectId[]>(),
    watches: new Map<string, readonly WatchRow[]>(),
    zones: [] as readonly ZoneRow[],
  };
  /** Answers about the table that are kept as long as they hold, each in its own place (`values/remembered.ts`). */
  readonly remembered: unknown[] = [];
  /** Above 0, what is remembered is found again, and compared, whenever it is used, and all that is derived before one step in so many. */
  rechecks = 0;
  /** Trials that are under way: in there nobody is asked and nothing is drawn. */
  trials = 0;
  private stream: WordStream | null = null;
  /** Rows of objects that were found since something was last taken back: lists are quicker to look up than tables with gaps. */
  private rows: (ObjectRow | undefined)[] = [];
  private rowsSince = 0;
  /** Programs by object, and the card for which each was looked up. */
  private readonly programs: Program[] = [];
  private readonly programCards: string[] = [];
  readonly cardsHere: CardsHere;
  /** Derives the values of an object. */
  readonly derive: TableParts['derive'];
  /** Zones by kind and seat, and slots by seat: found once, for texts made anew are slow to look up. */
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
    this.journal = new Journal(tracking, library.reach);
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

  /** The id that an object goes by now: another where it was shown since (see `showTo`), the same where it is gone. */
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

  /** Objects that were found may have another row now, or none. */
  forgetRows(): void {
    this.rows = [];
    this.rowsSince = this.journal.undone;
  }

  zone(id: string): ZoneRow {
    return this.state.zones[id] ?? missing('zone', id);
  }

  /** A player's zone of a kind. Zones and slots never come or go after set-up. */
  zoneOf(kind: string, seat: Seat): ZoneRow {
    let rows = this.zonesByKind.get(kind);
    if (rows === undefined) this.zonesByKind.set(kind, (rows = []));
    return (rows[seat] ??=
      Object.values(this.state.zones).find((zone) => zone.kind === kind && zone.seat === seat) ??
      missing('zone', `${kind} of seat ${seat}`));
  }

  /** All zones of a kind, in the order in which set-up made them. */
  zonesOf(kind: string): readonly ZoneRow[] {
    const known = this.zonesOfKind.get(kind);
    if (known !== undefined) return known;
    const rows = Object.values(this.state.zones).filter((zone) => zone.kind === kind);
    // Before anything runs set-up may still be making them.
    if (this.state.frames.length > 0) this.zonesOfKind.set(kind, rows);
    return rows;
  }

  /** A player's slots, in the order in which set-up made them; of seat -1 those that the players share. */
  slotsOf(seat: Seat): readonly SlotRow[] {
    return (this.slotsBySeat[seat + 1] ??= Object.values(this.state.slots).filter((slot) => slot.seat === seat));
  }

  /** All slots, in the order in which set-up made them. */
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

  /** Who controls an object now. */
  controllerOf(row: ObjectRow): Seat {
    if (!this.ordered) return row.controller;
    const { objects, past } = this.state;
    const { controller } = objects[row.id] === undefined ? (past[row.id]?.values ?? {}) : this.derive(this, row.id);
    return typeof controller === 'number' ? controller : row.controller;
  }

  private seating: readonly Seat[] = [];

  /** The seats of the match, in seat order. */
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

  /** Makes an object that lies nowhere yet; place it with `place`. @param card '' for one that is no card at all */
  create(card: string, owner: Seat, kind: ObjectKind = 'card'): ObjectRow {
    const { header, objects } = this.state;
    const id = header.nextId;
    if (this.journal.size(objects) >= limits.objects) throw new LimitExceeded('objects');
    this.journal.setRecord(header, 'nextId', id + 1);
    // All rows are copies of one, so that they have one shape.
    const row = { ...this.library.newObject };
    row.id = id;
    row.card = card;
    row.kind = kind;
    row.owner = owner;
    row.controller = owner;
    // It lies nowhere yet: no value depends on it before it is placed.
    this.journal.insertQuietly(objects, id, row);
    this.journal.population++;
    this.cardsHere.add(card);
    return row;
  }

  /** Takes an object's row away. What follows for values in play has been noted by the caller (`Journal.touch`). */
  removeObject(id: ObjectId): void {
    this.journal.removeQuietly(this.state.objects, id);
    this.journal.population++;
    this.rows[id] = undefined;
    // Its values went with it.
    this.cache.baseAt[id] = -1;
    this.cache.finalAt[id] = -1;
  }

  // -- events ---------------------------------------------------------------------------------------------------------

  /**
   * Appends a game event. `secrets` go to the seats named only (none: to judges and verifiers alone), and so does each id, wherever it
   * stands, to those who see the object that it names (see `naming.ts`).
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

  /** Secrets with the seats that share the sight of those who may know them. */
  private shared(secrets: NonNullable<GameEvent['secrets']>): NonNullable<GameEvent['secrets']> {
    const { seesAs } = this.game;
    if (seesAs === undefined) return secrets;
    return secrets.map(({ seats, data }) => ({
      seats: this.seats().filter((seat) => seats.includes(seat) || seesAs(this, seat).some((other) => seats.includes(other))),
      data,
    }));
  }

  /** Opens a new moment: what is emitted from here on happened later than what came before. */
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

  /** A uniform integer in [0, n), recorded. `audience` are the seats that may learn the result; all when absent. */
  random(what: string, n: number, rule: RuleRef, audience?: readonly Seat[]): number {
    const result = this.draw(n);
    if (audience === undefined) this.emit('chanceDrawn', rule, { what, from: n, result });
    else this.emit('chanceDrawn', rule, { what, from: n }, [{ seats: audience, data: { result } }]);
    return result;
  }

  /** Shuffles a list (Fisher-Yates from the end), recorded with its draws; nobody at the table learns the order. */
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

  /** Opens a decision for the frame that runs now. Return `{ wait: true }` from the step after it. */
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
    this.journal.insertQuietly(decisions, id, { decision, asked: question.seat, frame: frame.id, answer: null });
    return decision;
  }

  private toldApart(domain: Domain): Domain {
    const { toldApart } = this.game;
    if (toldApart === undefined || (domain.type !== 'options' && domain.type !== 'distribution') || domain.options.length < 2)
      return domain;
    const options = toldApart(this, domain.options);
    return options === domain.options ? domain : { ...domain, options };
  }

  /** Puts a procedure on the work stack; the locals are its own from now on. */
  push(procedure: string, locals: Row): void {
    const { header, frames } = this.state;
    if (frames.length >= limits.frameDepth) throw new LimitExceeded('frame depth');
    const id = header.nextFrame;
    this.journal.setRecord(header, 'nextFrame', id + 1);
    this.library.procedure(procedure);
    const cause = frames[frames.length - 1]?.cause ?? this.cause;
    this.journal.push(frames, { id, procedure, step: 0, cause, locals });
  }

  /** Puts a procedure on the work stack from outside of any step: where a game or a scenario begins. */
  begin<Locals extends PlainFields<Locals> & object>(procedure: ProcedureRef<Locals>, locals: NoInfer<Locals>): void {
    const begun = call<Locals>(procedure, locals);
    this.push(begun.call, begun.locals);
  }

  /** Ends the match: open work is dropped. */
  finish(result: GameResult): void {
    const { header, frames, decisions } = this.state;
    this.emit('matchEnded', result.rule, { winners: [...result.winners], reason: result.reason });
    this.journal.setRecord(header, 'status', 'ended');
    this.journal.setRecord(header, 'result', result);
    while (frames.length > 0) this.journal.pop(frames);
    for (const id of Object.keys(decisions)) this.journal.removeQuietly(decisions, Number(id));
  }

  /** Sets a local of a frame. */
  local<Locals extends object, K extends keyof Locals & string>(locals: Locals, key: K, value: Locals[K]): void {
    this.journal.setFrame(locals, key, value);
  }

  /** Guards a number that programs made. @throws {LimitExceeded} past 2^53 */
  number(value: number): number {
    if (!Number.isSafeInteger(value)) throw new LimitExceeded('magnitude');
    return value;
  }
}
