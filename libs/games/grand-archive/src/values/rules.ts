import { idOfSeat, type ObjectId, type Seat, seatOfId } from '@arbiter/kernel';
import { entriesOf, entriesWith, fitsEntry, type Table, type Tree } from '@arbiter/kernel/authoring';
import type { CardType, CostKind, Element } from '../cards/printed.js';

/**
 * What somebody or something cannot or may do, what cards cost, and which elements are enabled: entries of the list `rules`, a value of
 * objects and players, so that static abilities and lasting effects work for them as for everything else. "Cannot" beats "can" (2.5.1.5.4,
 * 2.11.7.2.1). A predicate inside an entry is wrapped, `{ tree: {...} }`; the kernel remembers whose it is.
 */
export type RuleEntry =
  /** `where`: what it would be done to or with; `by`: by whom, as the bearer's controller sees it. */
  | { readonly word: 'cant'; readonly what: Forbidden; readonly where?: Tree; readonly by?: 'opponent' }
  /** What fits costs more or less of its own kind (1.6.4.2.8), in the zones where its cost is asked; `each`: so much for each object on the field that fits that; `atLevel`: only from that level of the champion on. */
  | {
      readonly word: 'cost';
      readonly kind: CostKind;
      readonly more?: number;
      readonly less?: number;
      readonly where?: Tree;
      readonly each?: Tree;
      readonly atLevel?: number;
    }
  /** The next card of this player's that fits is activated and resolved as though the level of his champion was so much more (ext.4.3). */
  | { readonly word: 'empower'; readonly amount: number; readonly where: Tree }
  /** Its player may activate what fits at fast speed, as with fast activation (ext.1.3). */
  | { readonly word: 'fast'; readonly where: Tree }
  /** It does what only things of another type do, and is none for that (2.11.7.10.2). */
  | { readonly word: 'as'; readonly type: CardType; readonly doing: 'attack' }
  /** An element is enabled or not for this player (2.5.1.5.1). */
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

/** The entries of an object, or of a player by his id (`idOfSeat`). */
export const rulesOf = (table: Table, id: number): readonly RuleEntry[] => entriesOf<RuleEntry>(table, id);

/** Those of one word. */
export const rulesWith = <W extends RuleEntry['word']>(
  table: Table,
  id: number,
  word: W,
): readonly Extract<RuleEntry, { readonly word: W }>[] => entriesWith<RuleEntry, W>(table, id, word);

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
export const forbidsPlayer = (table: Table, seat: Seat, what: Forbidden, about?: ObjectId): boolean =>
  forbids(table, idOfSeat(seat), what, about);
