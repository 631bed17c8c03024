import { type Json, type ObjectId, readAs } from '@arbiter/kernel';
import {
  type Ability,
  type CompiledAbility,
  type Condition,
  type GameRules,
  mentions,
  type ObjectRow,
  patched,
  type Table,
  type Trigger,
  type Values,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { type Combat, gameOf } from '../facts.js';

const none: readonly never[] = [];

/** Returns the attacking unit, if its attack lends it abilities. */
export function lendees(table: Table): readonly ObjectId[] {
  const { combat } = gameOf(table);
  if (combat === null || table.find(combat.attacker)?.zone !== 'field') return none;
  return combat.lent.length === 0 && lenders(table, combat).length === 0 ? none : [combat.attacker];
}

/** Returns the attack cards in the attacking unit's intent, and the weapon that it uses (2.6.5). */
function lenders(table: Table, { attacker, weapon }: Combat): readonly ObjectId[] {
  const { order } = table.zone('intent');
  const cards = order.length === 0 ? none : order.filter((id) => table.object(id).attacker === attacker);
  return weapon !== 0 && table.find(weapon)?.zone === 'field' ? [...cards, weapon] : cards;
}

/** Returns an object's current abilities, printed or given. */
const abilitiesNow = (table: Table, id: ObjectId): readonly CompiledAbility[] =>
  (valuesOf(table, id).abilities as readonly string[]).map((path) => table.library.ability(path));

/**
 * Binds what an ability says about its own card or weapon, `{ parameter: 'bearer' }`, to that card or weapon, which is the source of its
 * abilities (2.11.7.11.1).
 */
const bound = (path: string, ability: Ability, bearer: ObjectId): string =>
  mentions(ability, 'bearer') ? patched(path, { parameters: { bearer: { id: bearer } } }) : path;

/** The part that an object has in the events on which On Attack, On Hit and On Kill trigger. */
const roles: { readonly [event: string]: string | undefined } = { attacks: 'object', damage: 'source', killed: 'by' };

/**
 * Whether a trigger waits for what its own object does. A trigger on what others do stays where it is, and would trigger twice if it was
 * lent (2.1.10.4).
 */
const waitsForItself = ({ event, if: when }: Trigger): boolean =>
  roles[event] !== undefined && when !== undefined && speaksOfSelf(when, roles[event]);

function speaksOfSelf(when: Condition, role: string): boolean {
  if ('all' in when) return when.all.some((one) => speaksOfSelf(one, role));
  if (!('object' in when) || typeof when.object !== 'object' || !('event' in when.object)) return false;
  return when.object.event === role && when.is.is === 'self';
}

/**
 * Returns, as program paths, the abilities of an attack's cards and weapon that trigger on their attacks, hits and kills (2.6.8), or change
 * the damage that they deal (2.2.7.2.2.3).
 */
export function lentPaths(table: Table, combat: Combat): readonly string[] {
  return lenders(table, combat).flatMap((id) =>
    abilitiesNow(table, id).flatMap(({ path, ability }) => (ability.on?.some(waitsForItself) === true ? [bound(path, ability, id)] : [])),
  );
}

/** Returns the abilities lent to the attacking unit in a combat; none if no unit attacks (2.6.8). */
function lentIn(table: Table, combat: Combat | null): readonly string[] {
  if (combat === null || table.find(combat.attacker)?.zone !== 'field') return none;
  return combat.lent.length > 0 ? combat.lent : lentPaths(table, combat);
}

/**
 * Of the combat, values depend on the abilities that the attack lends (2.6.8), and on the units that retaliate, which may have retort
 * (ext.2.10). An effect that reads other parts of the combat declares so.
 */
export const partlyDistant: GameRules['partlyDistant'] = {
  combat: (before, after, table) => {
    const [was, is] = [readAs<Combat | null>(before), readAs<Combat | null>(after)];
    if (!sameList(was?.retaliators ?? none, is?.retaliators ?? none)) return true;
    const isSame = was?.attacker === is?.attacker && was?.weapon === is?.weapon && sameList(was?.lent ?? none, is?.lent ?? none);
    if (isSame) return false;
    const [lent, lends] = [lentIn(table, was), lentIn(table, is)];
    return !sameList(lent, lends) || (lends.length > 0 && was?.attacker !== is?.attacker);
  },
};

const sameList = (one: readonly Json[], other: readonly Json[]): boolean =>
  one === other || (one.length === other.length && one.every((value, at) => value === other[at]));

/**
 * Gives the attacking unit the triggered abilities of its attack cards and weapon; the unit is then their source, and they do not trigger
 * on the cards themselves (2.1.10.4, 2.6.8).
 */
export function lend(table: Table, _row: ObjectRow, values: Values): void {
  const found = lentIn(table, gameOf(table).combat);
  if (found.length > 0) values.abilities = [...(values.abilities as readonly string[]), ...found];
}
