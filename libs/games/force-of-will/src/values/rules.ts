import { fits, idOfSeat, type Json, type JsonObject, type ObjectId, playerValuesOf, type Seat, seatOfId, type Table, valuesOf } from '@arbiter/kernel';

/**
 * What somebody or something cannot, may or must do, and what things cost: entries of the list `rules`, a value of objects and
 * players, so that continuous abilities and lasting effects work for them as for everything else. "Cannot" beats all (104.4). A
 * predicate inside an entry is wrapped, `{ tree: {...} }`; the kernel remembers whose it is.
 */
export type RuleEntry =
  /** `where`: what it would be done to or with; `by`: by whom, as the bearer's controller sees it. */
  | { readonly word: 'cant'; readonly what: Forbidden; readonly where?: Tree; readonly by?: 'opponent' }
  | { readonly word: 'may'; readonly what: Permitted; readonly where?: Tree; readonly zone?: string }
  /** `attackFirst`: what attacks has to be this, as long as it can. */
  | { readonly word: 'must'; readonly what: 'attack' | 'attackFirst' | 'block' }
  /** What fits costs more or less will (903.2e), one of several ways less as its payer chooses; `times` over. */
  | { readonly word: 'cost'; readonly of: 'play' | 'activate' | 'judgment' | 'awaken'; readonly more?: string; readonly less?: string | readonly string[]; readonly times?: number; readonly where?: Tree; readonly keyword?: string }
  /** Its controller, by his seat, by the latest of such entries; the field that it lies in follows (`field/control.ts`). */
  | { readonly word: 'control'; readonly seat: Seat }
  /** The top card of this player's main deck is seen by him, or by all. */
  | { readonly word: 'top'; readonly to: 'you' | 'all' }
  /** A number of a player's: it is this, or so much more. */
  | { readonly word: 'number'; readonly of: 'handSize' | 'lifebreaks'; readonly is?: number; readonly more?: number };

export type Forbidden =
  | 'attack'
  | 'block'
  | 'beAttacked'
  | 'beBlocked'
  | 'beTargeted'
  | 'beDestroyed'
  | 'beAddedTo'
  | 'beCanceled'
  | 'beAnswered'
  | 'recover'
  | 'play'
  | 'bePlayed'
  | 'activate'
  | 'trigger'
  | 'callStones'
  | 'judge'
  | 'lifebreak'
  | 'draw'
  | 'gainLife'
  | 'loseLife'
  | 'loseGame'
  | 'enter';

export type Permitted = 'attackRecovered' | 'attackAtOnce' | 'playFrom' | 'payAsAny' | 'playAtOnce' | 'spendMoonAsWind';

/** A predicate as an entry carries it: `{ tree }`, with its source once an effect has handed it out. */
export interface Tree {
  readonly tree: Json;
}

const none: readonly never[] = [];

/** The entries of an object, or of a player by his id (`idOfSeat`). */
export function rulesOf(table: Table, id: number): readonly RuleEntry[] {
  const seat = seatOfId(id);
  const { rules } = seat === null ? valuesOf(table, id) : playerValuesOf(table, seat);
  return (rules as unknown as readonly RuleEntry[] | undefined) ?? none;
}

export function rulesWith<W extends RuleEntry['word']>(table: Table, id: number, word: W): readonly Extract<RuleEntry, { readonly word: W }>[] {
  const all = rulesOf(table, id);
  return all.length === 0 ? none : all.filter((rule): rule is Extract<RuleEntry, { readonly word: W }> => rule.word === word);
}

/** Whether an object fits a predicate of an entry; everything does where there is none. @param bearer whose entry it is */
export function fitsEntry(table: Table, tree: Tree | undefined, id: ObjectId, bearer: number): boolean {
  return tree === undefined || fits(table, tree as unknown as JsonObject, id, bearer > 0 ? bearer : id);
}

/**
 * Whether an object, or a player by his id, can't do something, or have it done to him (104.4).
 * @param about the object that it would be done to or with
 * @param by whose doing it would be
 */
export function forbids(table: Table, id: number, what: Forbidden, about?: ObjectId, by?: Seat): boolean {
  for (const rule of rulesWith(table, id, 'cant')) {
    if (rule.what !== what) continue;
    if (rule.by === 'opponent' && (by === undefined || by === (seatOfId(id) ?? table.object(id).controller))) continue;
    if (rule.where === undefined || (about !== undefined && fitsEntry(table, rule.where, about, id))) return true;
  }
  return false;
}

/** Whether an object or player may do something that the rules alone would not let. */
export function permits(table: Table, id: number, what: Permitted, about?: ObjectId): boolean {
  return rulesWith(table, id, 'may').some((rule) => rule.what === what && (rule.where === undefined || (about !== undefined && fitsEntry(table, rule.where, about, id))));
}

/** Whether something must be done with an object. */
export function demands(table: Table, id: ObjectId, what: 'attack' | 'attackFirst' | 'block'): boolean {
  return rulesWith(table, id, 'must').some((rule) => rule.what === what);
}

/** A number of a player's as effects leave it. @param base what the rules say */
export function numberFor(table: Table, seat: Seat, of: 'handSize' | 'lifebreaks', base: number): number {
  let value = base;
  for (const rule of rulesWith(table, idOfSeat(seat), 'number')) {
    if (rule.of !== of) continue;
    if (rule.is !== undefined) value = rule.is;
    value += rule.more ?? 0;
  }
  return Math.max(0, value);
}
