import { type Board, type Candidate, type Declaration, type Possibility, type TargetSet, unlimited } from './solve.js';

/** How many positions a search may look at before it gives up; boards that need more have only been seen in tests made for it. */
const effort = 200_000;

/** What a search has to find. */
interface Task {
  readonly board: Board;
  /** Options that must be taken. */
  readonly fixed: Declaration;
  /** Whether options that cost something may be taken beyond the fixed ones. */
  readonly paid: boolean;
  /** How many requirements must be obeyed. */
  readonly goal: number;
  /** How many options may be taken beyond the fixed ones. */
  readonly budget: number;
}

/** Returns the greatest number of requirements that can be obeyed without paying a cost (508.1d, 509.1c). */
export function mostObeyed(board: Board): number {
  const fixed = board.creatures.map(() => none);
  for (let goal = upperBound(board); goal > 0; goal--)
    if (search({ board, fixed, paid: false, goal, budget: unlimited }) !== null) return goal;
  return 0;
}

/**
 * Returns a declaration that contains the fixed options, breaks no restriction and obeys at least `goal` requirements, with as few
 * additions as possible. Null when there is none.
 */
export function completeWith(board: Board, fixed: Declaration, goal: number): Declaration | null {
  if (board.creatures.some(({ most }, at) => (fixed[at] as readonly number[]).length > most)) return null;
  const slots = board.creatures.reduce((sum, { options, most }) => sum + Math.min(options.length, most), 0);
  for (const paid of [false, true]) {
    if (search({ board, fixed, paid, goal, budget: unlimited }) === null) continue;
    for (let budget = 0; budget <= slots; budget++) {
      const found = search({ board, fixed, paid, goal, budget });
      if (found !== null) return found;
    }
  }
  return null;
}

const none: readonly number[] = [];

/** Returns an upper bound of the requirements that a declaration can obey: the best of every creature, and every set. */
function upperBound(board: Board): number {
  return board.creatures.reduce((sum, one) => sum + bestOf(one), 0) + board.sets.reduce((sum, { worth }) => sum + worth, 0);
}

/** Returns the most requirements that one creature can obey by itself. */
function bestOf({ options, most, worth }: Candidate): number {
  if (options.length === 0) return 0;
  const worths = options.map((option) => option.worth).sort((a, b) => b - a);
  return worth + worths.slice(0, most).reduce((sum, one) => sum + one, 0);
}

/** A depth-first search, creature after creature and option after option. Mutable on purpose: it is the inner loop. */
class Search {
  readonly #task: Task;
  readonly #counts: number[];
  readonly #taken: number[][];
  /** The sets that each target belongs to. */
  readonly #setsOf: readonly (readonly number[])[];
  /** For each place, the most that the creatures from there on can obey, and how many options they can take. */
  readonly #gains: number[];
  readonly #room: number[];
  /** Creatures that must attack together with certain others, and those others. */
  readonly #watched: readonly number[];
  /** The most requirements obeyed so far for each position that was reached before. */
  readonly #seen = new Map<string, number>();
  #obeyed = 0;
  #declared = 0;
  #spent = 0;
  #looked = 0;

  constructor(task: Task) {
    this.#task = task;
    const { creatures, sets } = task.board;
    this.#counts = sets.map(() => 0);
    this.#taken = creatures.map(() => []);
    const highest = Math.max(
      -1,
      ...creatures.flatMap(({ options }) => options.map(({ target }) => target)),
      ...sets.flatMap(({ targets }) => targets),
    );
    this.#setsOf = Array.from({ length: highest + 1 }, (_, target) =>
      sets.flatMap((set, at) => (set.targets.includes(target) ? [at] : [])),
    );
    this.#gains = [0];
    this.#room = [0];
    for (let at = creatures.length - 1; at >= 0; at--) {
      const one = creatures[at] as Candidate;
      this.#gains.unshift((this.#gains[0] as number) + bestOf(one));
      this.#room.unshift((this.#room[0] as number) + Math.min(one.options.length, one.most));
    }
    this.#watched = [...new Set(creatures.flatMap(({ withOneOf }, at) => (withOneOf.length === 0 ? [] : [at, ...withOneOf.flat()])))];
  }

  run(): Declaration | null {
    return this.#creature(0) ? this.#taken.map((one) => [...one]) : null;
  }

  #creature(at: number): boolean {
    const { board, goal } = this.#task;
    if (++this.#looked > effort) return false;
    if (at === board.creatures.length) return this.#ends();
    if (this.#obeyed + (this.#gains[at] as number) + this.#open(this.#room[at] as number) < goal) return false;
    const key = this.#key(at);
    const before = this.#seen.get(key);
    if (before !== undefined && before >= this.#obeyed) return false;
    this.#seen.set(key, this.#obeyed);
    return this.#option(at, 0);
  }

  /** Goes through one creature's options, each taken or not. */
  #option(at: number, place: number): boolean {
    const { options, most } = this.#task.board.creatures[at] as Candidate;
    const option = options[place];
    if (option === undefined) return this.#creature(at + 1);
    const taken = this.#taken[at] as number[];
    if ((this.#task.fixed[at] as readonly number[]).includes(place)) return this.#take(at, place, 0);
    const left = most - taken.length - (this.#task.fixed[at] as readonly number[]).filter((one) => one >= place).length;
    const may = left > 0 && (this.#task.paid || !option.costs) && this.#spent < this.#task.budget;
    return (may && this.#take(at, place, 1)) || this.#option(at, place + 1);
  }

  #take(at: number, place: number, cost: number): boolean {
    const { creatures, sets, most } = this.#task.board;
    const { options, worth } = creatures[at] as Candidate;
    const { target, worth: gain } = options[place] as Possibility;
    const taken = this.#taken[at] as number[];
    const first = taken.length === 0;
    let got = gain + (first ? worth : 0);
    let fits = !first || this.#declared < most;
    for (const set of this.#setsOf[target] as readonly number[]) {
      const { most: atMost, least, worth: forSet } = sets[set] as TargetSet;
      const count = ++(this.#counts[set] as number);
      if (count > atMost) fits = false;
      if (count === Math.max(1, least)) got += forSet;
    }
    taken.push(place);
    if (first) this.#declared++;
    this.#obeyed += got;
    this.#spent += cost;
    if (fits && this.#option(at, place + 1)) return true;
    this.#spent -= cost;
    this.#obeyed -= got;
    if (first) this.#declared--;
    taken.pop();
    for (const set of this.#setsOf[target] as readonly number[]) (this.#counts[set] as number)--;
    return false;
  }

  /** Returns the most that sets can still add, if every remaining option went where it adds most. */
  #open(room: number): number {
    const { sets } = this.#task.board;
    const lacks: number[] = [];
    const worths: number[] = [];
    sets.forEach(({ worth, least, targets }, at) => {
      const lack = Math.max(1, least) - (this.#counts[at] as number);
      // Where sets share targets, one option counts for several; such a set is treated as if it needed no more options.
      if (worth > 0 && lack > 0) {
        lacks.push(targets.some((target) => (this.#setsOf[target] as readonly number[]).length > 1) ? 0 : lack);
        worths.push(worth);
      }
    });
    lacks.sort((a, b) => a - b);
    let left = room;
    let count = 0;
    for (const lack of lacks) if ((left -= lack) >= 0) count++;
    return worths
      .sort((a, b) => b - a)
      .slice(0, count)
      .reduce((sum, one) => sum + one, 0);
  }

  #ends(): boolean {
    const { board, goal } = this.#task;
    if (this.#obeyed < goal) return false;
    if (board.sets.some(({ least }, at) => (this.#counts[at] as number) > 0 && (this.#counts[at] as number) < least)) return false;
    return board.creatures.every(({ others, alone, withOneOf }, at) => {
      if ((this.#taken[at] as number[]).length === 0) return true;
      if (this.#declared - 1 < others || (alone && this.#declared > 1)) return false;
      return withOneOf.every((ones) => ones.some((one) => one !== at && (this.#taken[one] as number[]).length > 0));
    });
  }

  /** Returns a key of everything that the rest of the search depends on. */
  #key(at: number): string {
    const { board, budget } = this.#task;
    const counts = this.#counts.map((count, set) => {
      const { most, least } = board.sets[set] as TargetSet;
      return most < unlimited ? count : Math.min(count, Math.max(1, least));
    });
    let demand = 0;
    let alone = 0;
    let others = 0;
    board.creatures.forEach((one, place) => {
      if (place >= at || (this.#taken[place] as number[]).length === 0) return;
      demand = Math.max(demand, one.others);
      if (one.alone) alone = 1;
    });
    for (const one of board.creatures) others = Math.max(others, one.others, one.alone ? 1 : 0);
    const declared = board.most < board.creatures.length ? this.#declared : Math.min(this.#declared, others + 1);
    const watched = this.#watched.filter((place) => place < at && (this.#taken[place] as number[]).length > 0);
    return `${at}|${counts.join()}|${declared}|${demand}|${alone}|${watched.join()}|${budget < unlimited ? this.#spent : ''}`;
  }
}

function search(task: Task): Declaration | null {
  return new Search(task).run();
}
