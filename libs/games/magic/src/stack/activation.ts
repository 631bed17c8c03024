import { idOfSeat, type JsonObject, type ObjectId, type Seat } from '@arbiter/kernel';
import {
  abilitiesOf,
  type Ability,
  announceable,
  type CompiledAbility,
  functions,
  holds,
  isUsedBy,
  listenerEnv,
  type ObjectRow,
  once,
  payable,
  type Table,
  usesLeft,
  type Values,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { costChanges, manaIn, ownCost } from '../costs/changes.js';
import { possibleTotals } from '../costs/total.js';
import { canAfford, canAffordOne, purseOf } from '../mana/payment.js';
import { isMana } from '../mana/abilities.js';
import { forbids } from '../rules.js';
import { parseCost } from '../characteristics/symbols.js';
import type { Moment } from './moment.js';

/**
 * Marks of activated abilities (602.5): `timing: 'sorcery'` only when a sorcery could be cast, `'instant'` only when an instant could
 * (602.5e). The ability's `by` says who may activate it, its `limit` how often, and its `when` gives other conditions.
 */
export interface ActivationMarks {
  readonly timing?: 'sorcery' | 'instant';
  readonly loyalty?: number;
}

/** Whether an ability goes on the stack when it is activated (602.2a). */
export function isStackAbility(compiled: CompiledAbility): boolean {
  return compiled.ability.kind === 'activated' && !isMana(compiled);
}

export const marksOf = ({ ability }: CompiledAbility): ActivationMarks => (ability.marks ?? none) as JsonObject & ActivationMarks;
const none: ActivationMarks = {};

/** Whether this player may activate an ability of an object (602.2); for a card that no player controls, its owner counts as controller. */
const isFor = (table: Table, seat: Seat, row: ObjectRow, ability: Ability): boolean => isUsedBy(ability, table.controllerOf(row) === seat);

/** Whether a player may begin to activate an ability of an object now (602.2, 602.5). */
export function mayActivate(table: Table, moment: Moment, object: ObjectId, compiled: CompiledAbility): boolean {
  const { seat, sorcery, splitSecond } = moment;
  // 702.60b
  if (splitSecond) return false;
  const { ability, path } = compiled;
  const row = table.object(object);
  const marks = marksOf(compiled);
  // 602.5d, 606.2, 606.3: only at sorcery timing.
  if (!sorcery && (marks.timing === 'sorcery' || ability.cost?.some(({ verb }) => verb === 'loyalty') === true)) return false;
  if (!isFor(table, seat, row, ability) || !functions(table, row, compiled)) return false;
  const listener = { object, seat, ability: path };
  // 602.5b, 602.5c, 113.10a: limits on the number of uses; each object counts uses of its own ability.
  if (ability.limit !== undefined && usesLeft(table, listener, ability.limit) <= 0) return false;
  const env = listenerEnv(table, listener, null);
  // 602.1b, 506.6g: the ability's own conditions for activating it, such as times of combat.
  if (ability.when !== undefined && !holds(table, env, ability.when)) return false;
  if (forbids(table, object, 'activate') || forbids(table, object, 'activateNonMana') || forbids(table, idOfSeat(seat), 'activate', object))
    return false;
  // 702.28f: a player who can't cycle cards can't activate their cycling abilities.
  if (ability.keyword === 'cycling' && forbids(table, idOfSeat(seat), 'cycle', object)) return false;
  const cost = ability.cost ?? [];
  for (const verb of cost) if (verb.verb !== 'payMana' && !payable(table, env, [verb])) return false;
  if (!affordable(table, moment, object, compiled)) return false;
  return announceable(table, env, path);
}

function affordable(table: Table, moment: Moment, object: ObjectId, { ability, path }: CompiledAbility): boolean {
  const mana = manaOfAbility(table, object, ability);
  if (mana === null) return false;
  const env = listenerEnv(table, { object, seat: moment.seat, ability: path }, null);
  const changes = costChanges(table, env, { mana: parseCost(mana) }, [], {
    of: 'activate',
    object,
    own: [],
    targets: [],
    ...(ability.keyword === undefined ? {} : { keyword: ability.keyword }),
  });
  if (mana === '' && changes.increases === undefined) return true;
  const common = moment.purse();
  const own = usesItself(ability.cost ?? []);
  const purse =
    own || common.restricted
      ? purseOf(table, moment.seat, { without: own ? [object] : [], spender: { purpose: 'ability', object } })
      : common;
  if (changes.increases === undefined) return canAfford(purse, changes.base.mana);
  return canAffordOne(purse, possibleTotals(changes));
}

/**
 * Returns the mana that an activation costs, as text. `own` stands for the mana cost of the object itself (702.1b); null if the object has
 * none, since that cost can't be paid (118.6).
 */
export function manaOfAbility(table: Table, object: ObjectId, { cost = [] }: Ability): string | null {
  const mana = manaIn(cost);
  if (!cost.some(({ mana: asked }) => asked === ownCost)) return mana;
  const printed = valuesOf(table, object).cost as string | null;
  return printed === null ? null : `${mana}${printed}`;
}

/** Whether a cost uses up its own source, so that the source can't also be tapped for mana. */
export function usesItself(cost: readonly { readonly verb: string; readonly what?: unknown }[]): boolean {
  return cost.some(({ verb }) => verb === 'tapSelf');
}

/** Returns the activated abilities of an object that use the stack, with their places among its abilities. */
export const activatedAbilities = (table: Table, row: ObjectRow): readonly PlacedAbility[] => placed(valuesOf(table, row.id), table, row);

export interface PlacedAbility {
  readonly compiled: CompiledAbility;
  readonly index: number;
}

/** Computed once for an object's values, which determine its abilities. */
const placed = once((_values: Values, table: Table, row: ObjectRow): readonly PlacedAbility[] =>
  abilitiesOf(table, row).flatMap((compiled, index) => (isStackAbility(compiled) ? [{ compiled, index }] : [])),
);
