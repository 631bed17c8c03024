import type { ObjectId, Seat } from '@arbiter/kernel';
import {
  abilitiesOf,
  type Ability,
  type CardProgram,
  type CompiledAbility,
  holds,
  listenerEnv,
  once,
  payable,
  type Table,
  usesLeft,
  type Values,
  valuesOf,
  type Verb,
} from '@arbiter/kernel/authoring';
import { controllerOf, fieldsOf, isAwake, permanents } from '../facts.js';
import { forbids } from '../rules.js';

/** The mana abilities that basic land types give a land (305.6), in the order of the colours. */
export const basicLandTypes = { Plains: '{W}', Island: '{U}', Swamp: '{B}', Mountain: '{R}', Forest: '{G}' } as const;

const intrinsicId = 'rule:basic-land-types';

/** Carries the abilities that rules give; it is no card, and no deck or name may hold it. */
export const intrinsicCard: CardProgram = {
  id: intrinsicId,
  names: { en: 'Basic land types', zh: '基本地类别' },
  printed: { rule: '305.6' },
  abilities: Object.values(basicLandTypes).map(
    (mana): Ability => ({ kind: 'activated', cost: [{ verb: 'tapSelf' }], clauses: [{ do: [{ verb: 'addMana', mana }] }] }),
  ),
};

/** 605.1, 605.1a: activated, without targets (605.5a), no loyalty ability, and it could add mana, though nothing may come of it (605.2). Any other is none (605.5). */
export function isManaAbility(ability: Ability): boolean {
  if (ability.kind !== 'activated' || ability.cost?.some(({ verb }) => verb === 'loyalty') === true) return false;
  return addsMana(ability.clauses) && !hasTargets(ability);
}

const addsMana = (node: unknown): boolean => isAnywhere(node, ({ verb }) => verb === 'addMana');
/** 605.1, 605.5a: an ability with a target is no mana ability. */
const hasTargets = (node: unknown): boolean => isAnywhere(node, ({ target }) => target === true);

/** Whether a part of a program, however deep inside, is such. */
function isAnywhere(node: unknown, test: (part: { readonly verb?: unknown; readonly target?: unknown }) => boolean): boolean {
  return typeof node === 'object' && node !== null && (test(node) || Object.values(node).some((part) => isAnywhere(part, test)));
}

/** 605.1, 605.1b: triggered, without targets (605.5a), by mana being added or an ability for it being activated, and it could add mana; any other uses the stack (605.5). */
export function isTriggeredManaAbility({ on, clauses, targets }: Ability): boolean {
  if (on?.every(({ event }) => event === 'tappedForMana' || event === 'manaAdded') !== true) return false;
  return addsMana(clauses) && !hasTargets(clauses) && !hasTargets(targets);
}

/** A mana ability that a permanent has now. */
export interface ManaAbility {
  readonly object: ObjectId;
  readonly path: string;
  /** Place among the object's abilities; those that rules give count behind its own. */
  readonly index: number;
}

/** Mana abilities of a permanent: printed ones, and those of its basic land types (305.6). */
export function manaAbilitiesOf(table: Table, id: ObjectId): readonly ManaAbility[] {
  const places = placesOf(table, id);
  return places.length === 0 ? none : places.map(({ path, index }) => ({ object: id, path, index }));
}

function placesOf(table: Table, id: ObjectId): readonly Place[] {
  return manaPlaces(valuesOf(table, id), table, id);
}

type Place = Omit<ManaAbility, 'object'>;
const none: readonly ManaAbility[] = [];

/** By an object's values, from which alone it follows. */
const manaPlaces = once((values: Values, table: Table, id: ObjectId): readonly Place[] => {
  const own = abilitiesOf(table, table.object(id));
  const found = own.flatMap((compiled, index): readonly Place[] => (isMana(compiled) ? [{ path: compiled.path, index }] : []));
  const { subtypes, bare } = values as { readonly subtypes: readonly string[]; readonly bare?: boolean };
  // 305.6: they are abilities of the land, which can lose them all. 205.3d: nothing but a land has these subtypes.
  if (subtypes.length > 0 && bare !== true) {
    landTypes.forEach((type, index) => {
      if (subtypes.includes(type)) found.push({ path: intrinsicPaths[index] as string, index: own.length + index });
    });
  }
  return found;
});

const landTypes = Object.keys(basicLandTypes);
const intrinsicPaths = landTypes.map((_, index) => `${intrinsicId}/abilities/${index}`);

/** Whether a compiled ability is a mana ability (605.1a). */
export const isMana = once(({ ability }: CompiledAbility): boolean => isManaAbility(ability));

/** Mana abilities that a player could activate now (605.3a), in the order of the permanents. */
export function usableManaAbilities(table: Table, seat: Seat): ManaAbility[] {
  const found: ManaAbility[] = [];
  for (const id of permanents(table)) {
    const places = placesOf(table, id);
    if (places.length === 0 || controllerOf(table, id) !== seat) continue;
    for (const { path, index } of places) if (mayActivateMana(table, seat, id, path)) found.push({ object: id, path, index });
  }
  return found;
}

/** Whether a mana ability may be activated: limits, conditions and costs but mana are looked at (602.5, 605.3a). */
export function mayActivateMana(table: Table, seat: Seat, object: ObjectId, path: string): boolean {
  const { ability } = table.library.ability(path);
  if (ability.cost?.[0]?.verb === 'tapSelf') {
    // Most are lands, which cost no more than {T}: they are asked the short way, for they are asked at every priority.
    if (fieldsOf(table.object(object)).tapped) return false;
    if (ability.cost.length === 1 && ability.limit === undefined && ability.when === undefined)
      return isAwake(table, object) && !forbids(table, object, 'activate');
  }
  const listener = { object, seat, ability: path };
  const env = listenerEnv(table, listener, null);
  if (!(ability.cost ?? noCost).every((verb) => (isManaPart(verb) ? !isBegun(table, object, path) : payable(table, env, [verb]))))
    return false;
  if (ability.limit !== undefined && usesLeft(table, listener, ability.limit) <= 0) return false;
  if (ability.when !== undefined && !holds(table, env, ability.when)) return false;
  return !forbids(table, object, 'activate');
}

const noCost: readonly Verb[] = [];

/** The part of a cost that is mana; it is looked at apart, for other mana abilities may pay it. */
export const isManaPart = ({ verb }: Verb): boolean => verb === 'payMana';

/** 605.3c: what is being activated, and paid for now, is not activated again for that. */
function isBegun(table: Table, object: ObjectId, path: string): boolean {
  return table.state.frames.some(
    ({ procedure, locals }) => procedure === 'activateMana' && locals.self === object && locals.ability === path,
  );
}

/** 602.5e: an ability that is activated only when an instant could be cast is none for paying with. */
export function needsPriority(table: Table, path: string): boolean {
  return table.library.ability(path).ability.marks?.timing === 'instant';
}
