import { slotsOfMonth } from '@arbiter/contracts';

/** A database that holds logs, or what belongs to it (its URL, its pool), with the name that operators know it by. */
export interface NamedDatabase<Database> {
  readonly name: string;
  readonly database: Database;
}

/** A cell: the slots of every month whose logs a database holds. */
export interface Cell<Database> {
  readonly from: number;
  /** The last slot, included. */
  readonly to: number;
  readonly database: Database;
}

/** A cell did not answer; what the others answered counts. */
export class CellFailed extends Error {
  constructor(name: string, cause: unknown) {
    super(`${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'CellFailed';
  }
}

/** Called with what failed where others went on. */
export type OnCellFailed = (failure: CellFailed) => void;

/** How long one of several databases may take to answer while the others' answers wait, in milliseconds. */
const patienceMs = 5_000;

/** Waits for an answer, but no longer than that. */
const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

const nameOf = ({ from, to }: Cell<unknown>): string => (from === to ? `cell ${from}` : `cell ${from}-${to}`);

/**
 * Where each log is. The founding log, and everything that belongs to no log, is in the directory: the database of an installation that has
 * one only. Cells, where there are any, hold the logs of matches.
 */
export class LogDatabases<Database> {
  private constructor(
    /** The database of the founding log and of everything that belongs to no log. */
    readonly directory: Database,
    private readonly cells: readonly Cell<Database>[],
  ) {}

  /** One database for everything. */
  static one<Only>(database: Only): LogDatabases<Only> {
    return new LogDatabases(database, []);
  }

  /**
   * A directory with cells for the logs of matches.
   * @param cells every slot of a month in exactly one of them; none where the directory holds all logs. The directory may be one of them
   * @throws {Error} naming the slots that are in no cell, or in two
   */
  static ofCells<One>(directory: One, cells: readonly Cell<One>[]): LogDatabases<One> {
    let next = 0;
    for (const cell of [...cells].sort((one, other) => one.from - other.from)) {
      if (cell.from > next) throw new Error(`slots ${next}-${cell.from - 1} are in no cell`);
      if (cell.from < next) throw new Error(`slot ${cell.from} is in two cells`);
      if (cell.to < cell.from || cell.to >= slotsOfMonth)
        throw new Error(`${cell.from}-${cell.to} are no slots: they are 0-${slotsOfMonth - 1}`);
      next = cell.to + 1;
    }
    if (cells.length > 0 && next < slotsOfMonth) throw new Error(`slots ${next}-${slotsOfMonth - 1} are in no cell`);
    return new LogDatabases(directory, cells);
  }

  /** All databases, the directory first. */
  get all(): readonly NamedDatabase<Database>[] {
    const others = this.cells.filter(({ database }) => database !== this.directory);
    return [
      { name: 'the directory', database: this.directory },
      ...others.map((cell) => ({ name: nameOf(cell), database: cell.database })),
    ];
  }

  /** Returns the database that holds a log. */
  of(logId: number): Database {
    if (logId < slotsOfMonth) return this.directory;
    const slot = logId % slotsOfMonth;
    return this.cells.find(({ from, to }) => from <= slot && slot <= to)?.database ?? this.directory;
  }

  /** Makes something for each database. */
  map<Made>(make: (database: Database, name: string) => Made): LogDatabases<Made> {
    const directory = make(this.directory, 'the directory');
    const madeOf = (cell: Cell<Database>): Made => (cell.database === this.directory ? directory : make(cell.database, nameOf(cell)));
    return new LogDatabases(
      directory,
      this.cells.map((cell) => ({ ...cell, database: madeOf(cell) })),
    );
  }

  /** Asks every database. @throws whatever one of them throws */
  async together<Answer>(ask: (database: Database) => Promise<Answer>): Promise<readonly Answer[]> {
    return Promise.all(this.all.map(({ database }) => ask(database)));
  }

  /**
   * Asks every database, and goes on with the answers that came. Where there are several, one that is silent is waited for 5 s.
   * @param onFailed called for each that failed, where another answered
   * @throws what the first one threw, if none answered
   */
  async whichAnswer<Answer>(ask: (database: Database) => Promise<Answer>, onFailed: OnCellFailed): Promise<readonly Answer[]> {
    const { all } = this;
    const outcomes = await Promise.allSettled(all.map(({ database }) => (all.length === 1 ? ask(database) : inTime(ask(database)))));
    const answers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') continue;
      if (answers.length === 0) throw outcome.reason;
      onFailed(new CellFailed(all[at]?.name ?? '', outcome.reason));
    }
    return answers;
  }

  /** Divides things among the databases that hold their logs. */
  divided<Thing>(things: readonly Thing[], logOfThing: (thing: Thing) => number): readonly (readonly [Database, readonly Thing[]])[] {
    const parts = new Map<Database, Thing[]>();
    for (const thing of things) {
      const database = this.of(logOfThing(thing));
      const part = parts.get(database);
      if (part === undefined) parts.set(database, [thing]);
      else part.push(thing);
    }
    return [...parts];
  }
}
