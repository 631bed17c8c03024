import { fits, idOfSeat, type Json, type JsonObject, type ObjectId, playerValuesOf, type Seat, seatOfId, type Table, valuesOf } from '@arbiter/kernel';
import type { CardType, CostKind, Element } from '../cards/printed.js';

/**
 * What somebody or something cannot or may do, what cards cost, and which elements are enabled: entries of the list `rules`, a value of
 * objects and players, so that static abilities and lasting effects work for them as for everything else. "Cannot" beats "can" (2.5.1.5.4,
 * 2.11.7.2.1). A predicate inside an entry is wrapped, `{ tree: {...} }`; the kernel remembers whose it is.
 */
export type RuleEntry =
  /** `where`: what it would be done to or with; `by`: by whom, as the bearer's controller sees it. */
  | { readonly word: 'cant'; readonly what: Forbidden; readonly where?: Tree; readonly by?: 'opponent' }
  /** What fits costs more or less of its own kind (1.6.4.2.8), in the zones where its cost is asked. */
  | { readonly word: 'cost'; readonly kind: CostKind; readonly more?: number; readonly less?: number; readonly where?: Tree }
  /** It does what only things of another type do, and is none for that (2.11.7.10.2). */
  | { readonly word: 'as'; readonly type: CardType; readonly doing: 'attack' }
  /** An element is enabled or not for this player (2.5.1.5.1). */
  | { readonly word: 'element'; readonly element: Element; readonly enabled: boolean };

export type Forbidden = 'attack' | 'beAttacked' | 'retaliate' | 'beRetaliated' | 'beTargeted' | 'wakeUp' | 'activate' | 'materialize' | 'draw' | 'die' | 'lose';

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
 * Whether an object, or a player by his id, can't do something, or have it done to him.
 * @param about the object that it would be done to or with
 * @param by whose doing it would be
 */
export function forbids(table: Table, id: number, what: Forbidden, about?: ObjectId, by?: Seat): boolean {
  for (const rule of rulesWith(table, id, 'cant')) {
    if (rule.what !== what) continue;
    if (rule.by === 'opponent' && (by === undefined || by === (seatOfId(id) ?? table.controllerOf(table.object(id))))) continue;
    if (rule.where === undefined || (about !== undefined && fitsEntry(table, rule.where, about, id))) return true;
  }
  return false;
}

/** The same of a player. */
export const forbidsPlayer = (table: Table, seat: Seat, what: Forbidden, about?: ObjectId): boolean => forbids(table, idOfSeat(seat), what, about);
