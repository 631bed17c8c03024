import { idOfSeat, type ObjectId, type Seat, seatOfId } from '@arbiter/kernel';
import { entriesOf, entriesWith, fitsEntry, numberBy, type Table, type Tree } from '@arbiter/kernel/authoring';

/**
 * What an object or player cannot, may or must do, and what things cost. These are entries of the list `rules`, a value of objects and
 * players, so that continuous abilities and lasting effects handle them like all other values. "Cannot" beats all others (104.4). A
 * predicate inside an entry is wrapped, `{ tree: {...} }`; the kernel remembers whose predicate it is.
 */
export type RuleEntry =
  /** `where`: the object to or with which it would be done; `by`: who would do it, as seen by the bearer's controller. */
  | { readonly word: 'cant'; readonly what: Forbidden; readonly where?: Tree; readonly by?: 'opponent' }
  | { readonly word: 'may'; readonly what: Permitted }
  /** `attackFirst`: the first attacker has to be this card, as long as it can attack. */
  | { readonly word: 'must'; readonly what: 'attack' | 'attackFirst' | 'block' }
  /**
   * Cards or abilities that fit cost more or less will (903.2e). `less` may list alternatives, of which the payer chooses one; `times`
   * repeats the change.
   */
  | {
      readonly word: 'cost';
      readonly of: 'play' | 'activate' | 'judgment' | 'awaken';
      readonly more?: string;
      readonly less?: string | readonly string[];
      readonly times?: number;
      readonly where?: Tree;
      readonly keyword?: string;
    }
  /**
   * The object's controller, by their seat. The latest of such entries counts; the card moves to that player's field accordingly
   * (`field/control.ts`).
   */
  | { readonly word: 'control'; readonly seat: Seat }
  /** The top card of this player's main deck is seen by the player, or by all. */
  | { readonly word: 'top'; readonly to: 'you' | 'all' }
  /** A number of a player becomes `is`, or increases by `more`. */
  | { readonly word: 'number'; readonly of: 'handSize' | 'lifebreaks'; readonly is?: number; readonly more?: number };

export const forbidden = [
  'attack',
  'block',
  'beAttacked',
  'beBlocked',
  'beTargeted',
  'beDestroyed',
  'beAddedTo',
  'beCanceled',
  'beAnswered',
  'recover',
  'play',
  'bePlayed',
  'activate',
  'trigger',
  'callStones',
  'judge',
  'lifebreak',
  'draw',
  'gainLife',
  'loseLife',
  'loseGame',
  'enter',
] as const;
export type Forbidden = (typeof forbidden)[number];

export const permitted = ['attackRecovered', 'attackAtOnce', 'playFrom', 'payAsAny', 'playAtOnce', 'spendMoonAsWind'] as const;
export type Permitted = (typeof permitted)[number];

/** Returns the entries of an object, or of a player by the player's id (`idOfSeat`). */
export const rulesOf = (table: Table, id: number): readonly RuleEntry[] => entriesOf<RuleEntry>(table, id);

/** Returns the entries with one word. */
export const rulesWith = <W extends RuleEntry['word']>(
  table: Table,
  id: number,
  word: W,
): readonly Extract<RuleEntry, { readonly word: W }>[] => entriesWith<RuleEntry, W>(table, id, word);

/**
 * Whether an object, or a player given by id, can't do something or have it done to them (104.4).
 * @param about the object to or with which it would be done
 * @param by the player who would do it
 */
export function forbids(table: Table, id: number, what: Forbidden, about?: ObjectId, by?: Seat): boolean {
  for (const rule of rulesWith(table, id, 'cant')) {
    if (rule.what !== what) continue;
    if (rule.by === 'opponent' && (by === undefined || by === (seatOfId(id) ?? table.object(id).controller))) continue;
    if (rule.where === undefined || (about !== undefined && fitsEntry(table, rule.where, about, id))) return true;
  }
  return false;
}

/** Whether an object or player may do something that the rules alone would not allow (104.1). */
export function permits(table: Table, id: number, what: Permitted): boolean {
  return rulesWith(table, id, 'may').some((rule) => rule.what === what);
}

/** Whether an object must do something that the rules alone would leave to its player (104.1). */
export function demands(table: Table, id: ObjectId, what: 'attack' | 'attackFirst' | 'block'): boolean {
  return rulesWith(table, id, 'must').some((rule) => rule.what === what);
}

/**
 * Returns a number of a player as changed by effects.
 * @param base the number by the rules
 */
export function numberFor(table: Table, seat: Seat, of: 'handSize' | 'lifebreaks', base: number): number {
  return numberBy(
    rulesWith(table, idOfSeat(seat), 'number').filter((rule) => rule.of === of),
    base,
  );
}
