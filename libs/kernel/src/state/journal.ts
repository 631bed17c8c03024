import { InvariantBroken } from '../errors.js';

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

/** How far a change of a field reaches. A field without an entry reaches derived values in play, but not base values. */
export enum Reach {
  /** Nothing depends on the field: `GameRules.unreadFields`. */
  None,
  /** Only what is known to look far depends on it: `GameRules.distantFields`. */
  Distant,
  /** Base values depend on it too: `GameRules.baseFields`. */
  Base,
}

const none: ReadonlyMap<string, Reach> = new Map();

/** A field with an entry, and the number of times it was written in any row. */
interface NamedField {
  readonly reach: Reach;
  writes: number;
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
  /** Number of rows by table, for tables whose size was asked for. */
  private readonly sizes = new Map<object, number>();
  /** Grows with every change that derived values may depend on; a cache keyed by it can never be stale. */
  epoch = 0;
  /** The same without changes of distant fields (see `GameRules.distantFields`). */
  nearEpoch = 0;
  /** Grows with changes that base values may depend on, where the game names the fields that determine base values. */
  baseEpoch = 0;
  /**
   * Grows whenever an object or a watch is added or removed, or an object moves to another kind of place; lists that are keyed by it can
   * never be stale.
   */
  population = 0;
  /** Grows whenever something is undone. */
  undone = 0;
  private readonly fields = new Map<string | number, NamedField>();
  /** The distant fields of each list of names for which `writesOf` was called. */
  private readonly lookedAt = new WeakMap<readonly string[], readonly NamedField[]>();

  constructor(
    private readonly tracking: boolean,
    reach: ReadonlyMap<string, Reach> = none,
  ) {
    for (const [field, what] of reach) this.fields.set(field, { reach: what, writes: 0 });
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

  /** Replaces the value under one key of a row of the game. How far the change reaches is declared for the field (see `GameRules`). */
  set<T extends object, K extends keyof T & (string | number)>(row: T, key: K, value: T[K]): void {
    if (row[key] === value) return;
    const field = this.fields.get(key);
    if (field !== undefined) field.writes++;
    if (field?.reach !== Reach.None) {
      this.epoch++;
      if (field?.reach !== Reach.Distant) this.nearEpoch++;
      if (field?.reach === Reach.Base) this.baseEpoch++;
    }
    this.write(row, key, value);
  }

  /** The same for the row of history; values in play depend on it only where an effect is known to look far. */
  setHistory<T extends object, K extends keyof T & (string | number)>(row: T, key: K, value: T[K]): void {
    if (row[key] === value) return;
    this.epoch++;
    this.write(row, key, value);
  }

  /** The same for the kernel's own records (header, chance, decisions, watches, past), which no derived value reads. */
  setRecord<T extends object, K extends keyof T & (string | number)>(row: T, key: K, value: T[K]): void {
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

  /** Says that values in play may change although none of their fields was written. */
  touch(): void {
    this.epoch++;
    this.nearEpoch++;
  }

  /** Adds a row to a table keyed by integers. Derived values may depend on it. */
  insert<T extends object>(table: { [id: number]: T }, id: number, row: T): void {
    this.touch();
    this.insertQuietly(table, id, row);
  }

  /** The same for bookkeeping that no derived value reads (decisions). */
  insertQuietly<T extends object>(table: { [id: number]: T }, id: number, row: T): void {
    if (id in table) throw new InvariantBroken(`row ${id} exists`);
    this.note(Kind.Inserted, table, id, undefined);
    table[id] = row;
    this.count(table, 1);
    if (this.tracking) this.came(row);
  }

  /** Removes a row from a table keyed by integers. Derived values may depend on it. */
  remove<T extends object>(table: { [id: number]: T }, id: number): void {
    this.touch();
    this.removeQuietly(table, id);
  }

  removeQuietly<T extends object>(table: { [id: number]: T }, id: number): void {
    const row = table[id];
    if (row === undefined) throw new InvariantBroken(`row ${id} does not exist`);
    this.note(Kind.Removed, table, id, row);
    delete table[id];
    this.count(table, -1);
    if (this.tracking) this.went(row);
  }

  /** Returns the number of rows in a table keyed by integers. */
  size(table: { [id: number]: object }): number {
    const known = this.sizes.get(table);
    if (known !== undefined) return known;
    const size = Object.keys(table).length;
    this.sizes.set(table, size);
    return size;
  }

  private count(table: object, by: 1 | -1): void {
    const known = this.sizes.get(table);
    if (known !== undefined) this.sizes.set(table, known + by);
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
    this.touch();
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
