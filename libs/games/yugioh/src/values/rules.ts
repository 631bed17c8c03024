import type { Json, JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import { fits, playerValuesOf, type Table, valuesOf } from '@arbiter/kernel/authoring';
import type { DamageChanges } from '../battle/calculation.js';

/**
 * Rules that effects make for cards and players, as entries of the characteristic `rules`: `{ cant: 'attack' }`,
 * `{ may: 'attackDirectly' }`, `{ must: 'attack' }`, `{ damage: 'pierce' }`. `of` and `but` narrow an entry to what fits a predicate that was
 * handed out, or to all but that; `by` names by what (`opponentEffect`: by effects of the other player). Cannot wins over may and must (base.23.26): so each reader asks for it first.
 */
export interface RuleEntry {
  readonly cant?: Forbidden;
  readonly may?: Allowed;
  readonly must?: Demanded;
  /** What is paid in LP (`n`) for it. */
  readonly price?: 'attack';
  readonly damage?: DamageWord;
  readonly by?: string;
  readonly n?: number;
  /** A closure `{ tree }` (see the kernel's closures). */
  readonly of?: Json;
  readonly but?: Json;
}

/** What a monster has to do: attack where it can, or lie in Defense Position while it lies face-up. */
export type Demanded = 'attack' | 'defense';

/**
 * About battle damage (base.19.8, base.19.11). `none`, `half`, `double`, `toOther`: what a player takes, or the player of a monster in its battles;
 * with `deals` before it: what a monster inflicts on the other player. `pierce`: see `deals`.
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

/** Rules about an object. */
export function rulesOf(table: Table, id: ObjectId): readonly RuleEntry[] {
  return valuesOf(table, id).rules as readonly RuleEntry[];
}

/** Rules about a player. */
export function playerRules(table: Table, seat: Seat): readonly RuleEntry[] {
  return playerValuesOf(table, seat).rules as readonly RuleEntry[];
}

/** Whether an entry speaks of an object, which may be gone. @param bearer whose entry it is, where it is an object's */
function covers(table: Table, { of, but }: RuleEntry, id: ObjectId, bearer: ObjectId = id): boolean {
  if (of !== undefined && (id === 0 || !fits(table, of as JsonObject, id, bearer))) return false;
  return but === undefined || id === 0 || !fits(table, but as JsonObject, id, bearer);
}

/** What is asked beside what is done: by what it would be, and about which other object. */
interface About {
  readonly by?: string;
  readonly other?: ObjectId;
  /** It is the other player's doing. */
  readonly foreign?: boolean;
}

/** Whether something is forbidden to an object. */
export function cannot(table: Table, id: ObjectId, what: Forbidden, { by, other = 0, foreign }: About = {}): boolean {
  return rulesOf(table, id).some(
    (entry) =>
      entry.cant === what &&
      (entry.by === undefined || entry.by === by || (foreign === true && entry.by === 'opponentEffect' && by === 'effect')) &&
      covers(table, entry, other, id),
  );
}

/** Whether something is forbidden to a player, about an object where it is about one. */
export function playerCannot(table: Table, seat: Seat, what: Forbidden, object: ObjectId = 0): boolean {
  return playerRules(table, seat).some((entry) => entry.cant === what && covers(table, entry, object));
}

/** Whether an object may do something that the rules of the game do not let it do. */
export function may(table: Table, id: ObjectId, what: Allowed): boolean {
  return rulesOf(table, id).some((entry) => entry.may === what);
}

/** The same about another object, where what allows it is narrowed to some. */
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

/** Whether a monster has to do something. */
export function must(table: Table, id: ObjectId, what: Demanded): boolean {
  return rulesOf(table, id).some((entry) => entry.must === what);
}

/** LP that are paid for an attack of a monster: by what is said of it and of its player. */
export function attackPrice(table: Table, seat: Seat, id: ObjectId): number {
  return [...rulesOf(table, id), ...playerRules(table, seat)].reduce((sum, { price, n = 0 }) => (price === 'attack' ? sum + n : sum), 0);
}

/** Whether a monster inflicts battle damage in a way of its own. */
export function deals(table: Table, id: ObjectId, what: DamageWord): boolean {
  return countOf(rulesOf(table, id), what) > 0;
}

const countOf = (entries: readonly RuleEntry[], what: DamageWord): number => entries.filter(({ damage }) => damage === what).length;

/**
 * What changes the battle damage that a player would take (base.19.11).
 * @param own his monster in this battle, 0 for none
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
