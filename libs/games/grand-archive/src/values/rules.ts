import { idOfSeat, type ObjectId, type Seat, seatOfId } from '@arbiter/kernel';
import { entriesOf, entriesWith, fitsEntry, type Table, type Tree } from '@arbiter/kernel/authoring';
import type { CardType, CostKind, Element } from '../cards/printed.js';

/**
 * What an object or player cannot or may do, what cards cost, and which elements are enabled. These are entries of the list `rules`, a
 * value of objects and players, so that static abilities and lasting effects handle them like all other values. "Cannot" beats "can"
 * (2.5.1.5.4, 2.11.7.2.1). A predicate inside an entry is wrapped, `{ tree: {...} }`; the kernel remembers whose predicate it is.
 */
export type RuleEntry =
  /** `where`: the object to or with which it would be done; `by`: who would do it, as seen by the bearer's controller. */
  | { readonly word: 'cant'; readonly what: Forbidden; readonly where?: Tree; readonly by?: 'opponent' }
  /**
   * Cards that fit cost more or less of a cost of that kind (1.6.4.2.8), in the zones where their cost matters. `each`: the change counts
   * once for each object on the field that fits it; `atLevel`: only if the champion has at least that level.
   */
  | {
      readonly word: 'cost';
      readonly kind: CostKind;
      readonly more?: number;
      readonly less?: number;
      readonly where?: Tree;
      readonly each?: Tree;
      readonly atLevel?: number;
    }
  /** This player's next card that fits is activated and resolves as though the level of their champion was higher by `amount` (ext.4.3). */
  | { readonly word: 'empower'; readonly amount: number; readonly where: Tree }
  /** This player may activate cards that fit at fast speed, as with fast activation (ext.1.3). */
  | { readonly word: 'fast'; readonly where: Tree }
  /** The object does something that only objects of another type do, without being of that type (2.11.7.10.2). */
  | { readonly word: 'as'; readonly type: CardType; readonly doing: 'attack' }
  /** An element is enabled, or not enabled, for this player (2.5.1.5.1). */
  | { readonly word: 'element'; readonly element: Element; readonly enabled: boolean };

export const forbidden = [
  'attack',
  'beAttacked',
  'retaliate',
  'beRetaliated',
  'beTargeted',
  'wakeUp',
  'activate',
  'materialize',
  'draw',
  'die',
  'lose',
] as const;
export type Forbidden = (typeof forbidden)[number];

/** Returns the entries of an object, or of a player by the player's id (`idOfSeat`). */
export const rulesOf = (table: Table, id: number): readonly RuleEntry[] => entriesOf<RuleEntry>(table, id);

/** Returns the entries with one word. */
export const rulesWith = <W extends RuleEntry['word']>(
  table: Table,
  id: number,
  word: W,
): readonly Extract<RuleEntry, { readonly word: W }>[] => entriesWith<RuleEntry, W>(table, id, word);

/**
 * Whether an object, or a player given by id, can't do something or have it done to them.
 * @param about the object to or with which it would be done
 * @param by the player who would do it
 */
export function forbids(table: Table, id: number, what: Forbidden, about?: ObjectId, by?: Seat): boolean {
  for (const rule of rulesWith(table, id, 'cant')) {
    if (rule.what !== what) continue;
    if (rule.by === 'opponent' && (by === undefined || by === (seatOfId(id) ?? table.controllerOf(table.object(id))))) continue;
    if (rule.where === undefined || (about !== undefined && fitsEntry(table, rule.where, about, id))) return true;
  }
  return false;
}

/** Whether a player can't do something or have it done to them. */
export const forbidsPlayer = (table: Table, seat: Seat, what: Forbidden, about?: ObjectId): boolean =>
  forbids(table, idOfSeat(seat), what, about);
