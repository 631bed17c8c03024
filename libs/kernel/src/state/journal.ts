import { InvariantBroken } from '../errors.js';
import type { Json } from '../contract.js';
import { type GrowingTable, placingFields, Reach, rowReach, type RowReach } from './reach.js';
import type { Chance, DecisionRow, Header, PastRow, State, TriggerRow, WatchRow } from './state.js';

enum Kind {
  Set,
  Added,
  Inserted,
  Removed,
  Pushed,
  Popped,
  /** Like `Set` and `Added`, for frames of the work stack and their locals. */
  Worked,
  WorkAdded,
}

const ENTRY = 4;
/** Number of entries beyond which a journal releases its memory. */
const LARGE = 200_000;

type Target = { [key: string | number]: unknown };

/** The kernel's own records, which no derived value reads. */
export type RecordRow = Header | Chance | DecisionRow | WatchRow | PastRow | TriggerRow;

/** How far the write of a field reaches, or a function that tells whether a change is near; if not, it is distant. */
export type WriteReach = Reach | ((before: Json, after: Json) => boolean);

const none: ReadonlyMap<string, WriteReach> = new Map();

/** A field whose reach is declared. */
interface NamedField {
  readonly reach: Reach;
  /** For a distant field: the changes that are near nevertheless. */
  readonly isNear: ((before: Json, after: Json) => boolean) | null;
  /** Whether what waits for which moment depends on it. */
  readonly places: boolean;
  /** Number of times it was written in any row. */
  writes: number;
}

const namedField = (how: WriteReach, places: boolean): NamedField =>
  typeof how === 'function' ? { reach: Reach.Distant, isNear: how, places, writes: 0 } : { reach: how, isNear: null, places, writes: 0 };

/** What the journal knows of a table whose rows come and go. */
interface KnownTable {
  readonly reach: RowReach;
  /** Number of its rows; -1 until somebody asks for it. */
  size: number;
}

/** How a row changed since the fingerprint was last brought up to date. */
export interface Change {
  /** Whether the row was in its table then. */
  readonly stood: boolean;
  /** Whether the row is in its table now. */
  stands: boolean;
  /** The fields that were written; `values` holds their values at that time. */
  readonly keys: (string | number)[];
  readonly values: unknown[];
}

/**
 * The undo journal of a private state. Every change of a match goes through it, so that an illegal action, an unsuccessful trial or a
 * refused append can be undone exactly.
 */
export class Journal {
  /**
   * The entries, four elements each: kind, target, key, old value. Kept from action to action, so that it need not grow again each time;
   * replaced only beyond `LARGE`.
   */
  private log: unknown[] = [];
  private top = 0;
  /** Rows of the tables changed since the fingerprint was last brought up to date. */
  readonly changes = new Map<object, Change>();
  /** Frames, and locals of frames, changed since then. */
  readonly worked = new Set<object>();
  private readonly tables = new Map<object, KnownTable>();
  /** Grows with every change that derived values may depend on; a cache keyed by it can never be stale. */
  epoch = 0;
  /** The same without changes of distant fields (see `GameRules.distantFields`). */
  nearEpoch = 0;
  /** Grows with changes that base values may depend on, where the game names the fields that determine base values. */
  baseEpoch = 0;
  /**
   * Grows whenever what waits for which moment may change: an object or a watch comes or goes, an object lies elsewhere, or has other base
   * values. Lists that are keyed by it can never be stale.
   */
  population = 0;
  /** Grows whenever something is undone. */
  undone = 0;
  private readonly fields = new Map<string | number, NamedField>();
  /** The distant fields of each list of names for which `writesOf` was called. */
  private readonly lookedAt = new WeakMap<readonly string[], readonly NamedField[]>();

  /** @param reach how far the writes of fields reach, by name; fields that are not listed are near */
  constructor(
    private readonly tracking: boolean,
    private readonly state: State,
    reach: ReadonlyMap<string, WriteReach> = none,
  ) {
    for (const [name, how] of Object.entries(rowReach) as [GrowingTable, RowReach][])
      this.tables.set(state[name], { reach: how, size: -1 });
    for (const [field, how] of reach) this.fields.set(field, namedField(how, how === Reach.Base));
    for (const field of placingFields) this.fields.set(field, namedField(reach.get(field) ?? Reach.Near, true));
  }

  /**
   * Returns a number that grows whenever one of these distant fields is written in any row, or something is undone. It can key results that
   * depend only on these fields, and on values that hold as long as nothing near changes.
   * @throws {InvariantBroken} for a field that is not distant, since near fields are covered by an epoch
   */
  writesOf(fields: readonly string[]): number {
    let writes = this.undone;
    for (const field of this.distant(fields)) writes += field.writes;
    return writes;
  }

  private distant(names: readonly string[]): readonly NamedField[] {
    let found = this.lookedAt.get(names);
    if (found === undefined) {
      found = names.map((name) => {
        const field = this.fields.get(name);
        if (field?.reach !== Reach.Distant) throw new InvariantBroken(`${name} is no distant field`);
        return field;
      });
      this.lookedAt.set(names, found);
    }
    return found;
  }

  /** Returns the present position of the journal, to be passed to `undoTo`. */
  mark(): number {
    return this.top;
  }

  /** Replaces the value under one key of a row. How far the change reaches is declared for the field (see `Reach`). */
  set<T extends object, K extends keyof T & (string | number)>(row: T, key: K, value: T[K]): void {
    if (row[key] === value) return;
    const field = this.fields.get(key);
    if (field === undefined) {
      this.epoch++;
      this.nearEpoch++;
    } else {
      field.writes++;
      if (field.places) this.population++;
      if (field.reach !== Reach.None) {
        this.epoch++;
        if (field.reach !== Reach.Distant || field.isNear?.(row[key] as Json, value as Json) === true) this.nearEpoch++;
        if (field.reach === Reach.Base) this.baseEpoch++;
      }
    }
    this.write(row, key, value);
  }

  /** Replaces a fact about what happened. Values in play depend on it only where an effect is known to look far. */
  setFact(fact: string, value: Json): void {
    const { history } = this.state;
    if (history[fact] === value) return;
    this.epoch++;
    this.write(history, fact, value);
  }

  /** Replaces the value under one key of one of the kernel's own records, which no derived value reads. */
  setRecord<T extends RecordRow, K extends keyof T & (string | number)>(row: T, key: K, value: T[K]): void {
    if (row[key] !== value) this.write(row, key, value);
  }

  /** The same for a frame of the work stack, or its locals. */
  setFrame<T extends object, K extends keyof T & (string | number)>(row: T, key: K, value: T[K]): void {
    const old = row[key];
    if (old === value) return;
    this.note(old !== undefined || key in row ? Kind.Worked : Kind.WorkAdded, row, key, old);
    row[key] = value;
    if (this.tracking) this.worked.add(row);
  }

  private write<T extends object, K extends keyof T & (string | number)>(row: T, key: K, value: T[K]): void {
    const old = row[key];
    this.note(old !== undefined || key in row ? Kind.Set : Kind.Added, row, key, old);
    row[key] = value;
    if (this.tracking) this.follow(row, key, old);
  }

  /**
   * Notes that values in play may change although no near field was written and no lasting effect came or went. Only the kernel says this,
   * of its own tables: where objects with static abilities are put, and where whole rows are brought back.
   */
  valuesMayChange(): void {
    this.epoch++;
    this.nearEpoch++;
  }

  /** Adds a row to a table of the state. How far this reaches is declared for the table (`rowReach`). */
  insert<T extends object>(table: { [id: number]: T }, id: number, row: T): void {
    if (id in table) throw new InvariantBroken(`row ${id} exists`);
    this.cameOrWent(table, 1);
    this.note(Kind.Inserted, table, id, undefined);
    table[id] = row;
    if (this.tracking) this.came(row);
  }

  /** Removes a row from a table of the state. */
  remove<T extends object>(table: { [id: number]: T }, id: number): void {
    const row = table[id];
    if (row === undefined) throw new InvariantBroken(`row ${id} does not exist`);
    this.cameOrWent(table, -1);
    this.note(Kind.Removed, table, id, row);
    delete table[id];
    if (this.tracking) this.went(row);
  }

  private cameOrWent(table: object, by: 1 | -1): void {
    const { reach } = this.count(table, by);
    switch (reach) {
      case 'values':
        this.valuesMayChange();
        break;
      case 'population':
        this.population++;
        break;
      case 'nothing':
        break;
    }
  }

  /** Returns the number of rows in a table of the state. */
  size(table: { [id: number]: object }): number {
    const known = this.known(table);
    if (known.size < 0) known.size = Object.keys(table).length;
    return known.size;
  }

  private count(table: object, by: 1 | -1): KnownTable {
    const known = this.known(table);
    if (known.size >= 0) known.size += by;
    return known;
  }

  private known(table: object): KnownTable {
    const known = this.tables.get(table);
    if (known === undefined) throw new InvariantBroken('rows come and go only in tables of the state (rowReach)');
    return known;
  }

  push<T>(array: T[], value: T): void {
    this.note(Kind.Pushed, array, array.length, undefined);
    array.push(value);
  }

  pop<T>(array: T[]): void {
    if (array.length === 0) throw new InvariantBroken('pop from an empty stack');
    this.note(Kind.Popped, array, array.length - 1, array[array.length - 1]);
    array.pop();
  }

  /** Undoes everything that was done since the mark. */
  undoTo(mark: number): void {
    this.valuesMayChange();
    this.population++;
    this.baseEpoch++;
    this.undone++;
    const { log } = this;
    while (this.top > mark) {
      this.top -= ENTRY;
      const kind = log[this.top] as Kind;
      const target = log[this.top + 1] as Target;
      const key = log[this.top + 2] as string | number;
      const old = log[this.top + 3];
      switch (kind) {
        case Kind.Set:
          if (this.tracking) this.follow(target, key, target[key]);
          target[key] = old;
          break;
        case Kind.Added:
          if (this.tracking) this.follow(target, key, target[key]);
          delete target[key];
          break;
        case Kind.Worked:
          if (this.tracking) this.worked.add(target);
          target[key] = old;
          break;
        case Kind.WorkAdded:
          if (this.tracking) this.worked.add(target);
          delete target[key];
          break;
        case Kind.Inserted:
          if (this.tracking) this.went(target[key] as object);
          delete target[key];
          this.count(target, -1);
          break;
        case Kind.Removed:
          target[key] = old;
          this.count(target, 1);
          if (this.tracking) this.came(old as object);
          break;
        case Kind.Pushed:
          (target as unknown as unknown[]).pop();
          break;
        case Kind.Popped:
          (target as unknown as unknown[]).push(old);
          break;
      }
    }
  }

  /**
   * Makes base values of an earlier epoch hold again, if undoing was the only change since then.
   * @param epoch the base epoch when they were found
   * @returns whether they hold
   */
  takeUpBase(epoch: number): boolean {
    if (this.baseEpoch !== epoch + 1) return false;
    this.baseEpoch = epoch;
    return true;
  }

  /** Makes all changes final by forgetting how to undo them. */
  forget(): void {
    this.top = 0;
    if (this.log.length > LARGE) this.log = [];
  }

  private follow(row: object, key: string | number, old: unknown): void {
    const change = this.changes.get(row);
    if (change === undefined) this.changes.set(row, { stood: true, stands: true, keys: [key], values: [old] });
    else if (change.stood && !change.keys.includes(key)) {
      change.keys.push(key);
      change.values.push(old);
    }
  }

  private came(row: object): void {
    const change = this.changes.get(row);
    if (change === undefined) this.changes.set(row, { stood: false, stands: true, keys: [], values: [] });
    else change.stands = true;
  }

  private went(row: object): void {
    const change = this.changes.get(row);
    if (change === undefined) this.changes.set(row, { stood: true, stands: false, keys: [], values: [] });
    else change.stands = false;
  }

  private note(kind: Kind, target: object, key: string | number, old: unknown): void {
    const { log, top } = this;
    log[top] = kind;
    log[top + 1] = target;
    log[top + 2] = key;
    log[top + 3] = old;
    this.top = top + ENTRY;
  }
}
