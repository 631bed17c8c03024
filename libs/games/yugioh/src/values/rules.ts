import type { Json, JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import { fits, playerValuesOf, type Table, valuesOf } from '@arbiter/kernel/authoring';
import type { DamageChanges } from '../battle/calculation.js';

/**
 * A rule that effects set for cards or players, as an entry of the characteristic `rules`: `{ cant: 'attack' }`,
 * `{ may: 'attackDirectly' }`, `{ must: 'attack' }`, `{ damage: 'pierce' }`. `of` narrows an entry to what fits a predicate that was
 * passed on as a closure, `but` to what does not fit; `by` names the cause (`opponentEffect`: effects of the other player). `cant` takes
 * precedence over `may` and `must` (base.23.26), so every reader checks it first.
 */
export interface RuleEntry {
  readonly cant?: Forbidden;
  readonly may?: Allowed;
  readonly must?: Demanded;
  /** An amount of LP (`n`) that must be paid for it. */
  readonly price?: 'attack';
  readonly damage?: DamageWord;
  readonly by?: string;
  readonly n?: number;
  /** A closure `{ tree }` (see the kernel's closures). */
  readonly of?: Json;
  readonly but?: Json;
}

/** What a monster must do: attack if it can, or be in Defense Position while it is face-up. */
export type Demanded = 'attack' | 'defense';

/**
 * How battle damage changes (base.19.8, base.19.11). `none`, `half`, `double`, `toOther` concern the damage that a player takes, or the
 * controller of a monster in its battles;
 * words that begin with `deals` concern the damage that a monster inflicts on the other player. `pierce`: see `deals`.
 */
export type DamageWord = 'pierce' | 'none' | 'half' | 'double' | 'toOther' | 'dealsNone' | 'dealsHalf' | 'dealsDouble';

export const forbidden = [
  'attack',
  'declareAttack',
  'attackDirectly',
  'beAttacked',
  'activate',
  'normalSummon',
  'set',
  'specialSummon',
  'flipSummon',
  'changePosition',
  'beTargeted',
  'beDestroyed',
  'beTributed',
  'beMaterial',
  'useMaterial',
  'place',
  'banish',
  'draw',
  'enterBattle',
  'gainLife',
  'addFromDeck',
] as const;
export type Forbidden = (typeof forbidden)[number];

export const allowances = [
  'attackDirectly',
  'attackTimes',
  'attackEach',
  'activateSetThisTurn',
  'normalSummonMore',
  'countAsTwoTributes',
] as const;
export type Allowed = (typeof allowances)[number];

const none: readonly RuleEntry[] = [];

/** The rules for an object. */
export function rulesOf(table: Table, id: ObjectId): readonly RuleEntry[] {
  return valuesOf(table, id).rules as readonly RuleEntry[];
}

/** The rules for a player. */
export function playerRules(table: Table, seat: Seat): readonly RuleEntry[] {
  return playerValuesOf(table, seat).rules as readonly RuleEntry[];
}

/**
 * Whether an entry concerns an object, which may be gone.
 * @param bearer the object that has the entry, if an object has it
 */
function covers(table: Table, { of, but }: RuleEntry, id: ObjectId, bearer: ObjectId = id): boolean {
  if (of !== undefined && (id === 0 || !fits(table, of as JsonObject, id, bearer))) return false;
  return but === undefined || id === 0 || !fits(table, but as JsonObject, id, bearer);
}

/** Details of the question: the cause, and the other object involved. */
interface About {
  readonly by?: string;
  readonly other?: ObjectId;
  /** Whether the cause belongs to the other player. */
  readonly foreign?: boolean;
}

/** Whether an object cannot do or undergo something. */
export function cannot(table: Table, id: ObjectId, what: Forbidden, { by, other = 0, foreign }: About = {}): boolean {
  return rulesOf(table, id).some(
    (entry) =>
      entry.cant === what &&
      (entry.by === undefined || entry.by === by || (foreign === true && entry.by === 'opponentEffect' && by === 'effect')) &&
      covers(table, entry, other, id),
  );
}

/** Whether a player cannot do something, with an object if one is given. */
export function playerCannot(table: Table, seat: Seat, what: Forbidden, object: ObjectId = 0): boolean {
  return playerRules(table, seat).some((entry) => entry.cant === what && covers(table, entry, object));
}

/** Whether an object may do something that the ordinary rules do not allow. */
export function may(table: Table, id: ObjectId, what: Allowed): boolean {
  return rulesOf(table, id).some((entry) => entry.may === what);
}

/** The same with regard to another object, if the allowance is narrowed to some objects. */
export function mayFor(table: Table, id: ObjectId, what: Allowed, other: ObjectId): boolean {
  return rulesOf(table, id).some((entry) => entry.may === what && covers(table, entry, other));
}

/** The greatest number that an allowance gives an object; 0 for none. */
export function mostOf(table: Table, id: ObjectId, what: Allowed): number {
  return rulesOf(table, id).reduce((most, entry) => (entry.may === what ? Math.max(most, entry.n ?? 1) : most), 0);
}

/** How many more times a player may do something, all allowances together. */
export function moreOf(table: Table, seat: Seat, what: Allowed, object: ObjectId): number {
  return playerRules(table, seat).reduce(
    (sum, entry) => (entry.may === what && covers(table, entry, object) ? sum + (entry.n ?? 1) : sum),
    0,
  );
}

/** Whether a monster must do something. */
export function must(table: Table, id: ObjectId, what: Demanded): boolean {
  return rulesOf(table, id).some((entry) => entry.must === what);
}

/** LP that must be paid for a monster's attack, by the rules for the monster and for its player. */
export function attackPrice(table: Table, seat: Seat, id: ObjectId): number {
  return [...rulesOf(table, id), ...playerRules(table, seat)].reduce((sum, { price, n = 0 }) => (price === 'attack' ? sum + n : sum), 0);
}

/** Whether a monster inflicts battle damage in the given special way. */
export function deals(table: Table, id: ObjectId, what: DamageWord): boolean {
  return countOf(rulesOf(table, id), what) > 0;
}

const countOf = (entries: readonly RuleEntry[], what: DamageWord): number => entries.filter(({ damage }) => damage === what).length;

/**
 * Returns what changes the battle damage that a player would take (base.19.11).
 * @param own the player's monster in this battle, 0 for none
 * @param other the monster that it battles
 */
export function damageChanges(table: Table, seat: Seat, own: ObjectId, other: ObjectId): DamageChanges {
  const taken = [...playerRules(table, seat), ...(own === 0 ? none : rulesOf(table, own))];
  const dealt = other === 0 ? none : rulesOf(table, other);
  return {
    none: countOf(taken, 'none') + countOf(dealt, 'dealsNone') > 0,
    toOther: countOf(taken, 'toOther') > 0,
    halved: countOf(taken, 'half') + countOf(dealt, 'dealsHalf'),
    doubled: countOf(taken, 'double') + countOf(dealt, 'dealsDouble'),
  };
}
