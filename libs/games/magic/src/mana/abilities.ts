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

/** The mana abilities that basic land types give a land (305.6), in the order of colours. */
export const basicLandTypes = { Plains: '{W}', Island: '{U}', Swamp: '{B}', Mountain: '{R}', Forest: '{G}' } as const;

const intrinsicId = 'rule:basic-land-types';

/** Carries the abilities that rules give. It is not a real card: no deck may contain it, and it can't be named. */
export const intrinsicCard: CardProgram = {
  id: intrinsicId,
  names: { en: 'Basic land types', zh: '基本地类别' },
  printed: { rule: '305.6' },
  abilities: Object.values(basicLandTypes).map(
    (mana): Ability => ({ kind: 'activated', cost: [{ verb: 'tapSelf' }], clauses: [{ do: [{ verb: 'addMana', mana }] }] }),
  ),
};

/**
 * 605.1, 605.1a: whether an ability is an activated mana ability: it has no targets (605.5a), is no loyalty ability, and could add mana,
 * even if it adds none now (605.2). Any other ability is none (605.5).
 */
export function isManaAbility(ability: Ability): boolean {
  if (ability.kind !== 'activated' || ability.cost?.some(({ verb }) => verb === 'loyalty') === true) return false;
  return addsMana(ability.clauses) && !hasTargets(ability);
}

const addsMana = (node: unknown): boolean => isAnywhere(node, ({ verb }) => verb === 'addMana');
/** 605.1, 605.5a: an ability with a target is no mana ability. */
const hasTargets = (node: unknown): boolean => isAnywhere(node, ({ target }) => target === true);

/** Whether a part of a program fulfils the test, at any depth. */
function isAnywhere(node: unknown, test: (part: { readonly verb?: unknown; readonly target?: unknown }) => boolean): boolean {
  return typeof node === 'object' && node !== null && (test(node) || Object.values(node).some((part) => isAnywhere(part, test)));
}

/**
 * 605.1, 605.1b: whether an ability is a triggered mana ability: it has no targets (605.5a), triggers on mana being added or on an ability
 * for it being activated, and could add mana; any other uses the stack (605.5).
 */
export function isTriggeredManaAbility({ on, clauses, targets }: Ability): boolean {
  if (on?.every(({ event }) => event === 'tappedForMana' || event === 'manaAdded') !== true) return false;
  return addsMana(clauses) && !hasTargets(clauses) && !hasTargets(targets);
}

/** A mana ability that a permanent has now. */
export interface ManaAbility {
  readonly object: ObjectId;
  readonly path: string;
  /** Place among the object's abilities; abilities that rules give come after its own. */
  readonly index: number;
}

/** Returns the mana abilities of a permanent: printed ones, and those of its basic land types (305.6). */
export function manaAbilitiesOf(table: Table, id: ObjectId): readonly ManaAbility[] {
  const places = placesOf(table, id);
  return places.length === 0 ? none : places.map(({ path, index }) => ({ object: id, path, index }));
}

function placesOf(table: Table, id: ObjectId): readonly Place[] {
  return manaPlaces(valuesOf(table, id), table, id);
}

type Place = Omit<ManaAbility, 'object'>;
const none: readonly ManaAbility[] = [];

/** Computed once for an object's values, since it depends on nothing else. */
const manaPlaces = once((values: Values, table: Table, id: ObjectId): readonly Place[] => {
  const own = abilitiesOf(table, table.object(id));
  const found = own.flatMap((compiled, index): readonly Place[] => (isMana(compiled) ? [{ path: compiled.path, index }] : []));
  const { subtypes, bare } = values as { readonly subtypes: readonly string[]; readonly bare?: boolean };
  // 305.6: these are abilities of the land, which can lose them all. 205.3d: only a land has these subtypes.
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

/** Returns the mana abilities that a player could activate now (605.3a), in the order of the permanents. */
export function usableManaAbilities(table: Table, seat: Seat): ManaAbility[] {
  const found: ManaAbility[] = [];
  for (const id of permanents(table)) {
    const places = placesOf(table, id);
    if (places.length === 0 || controllerOf(table, id) !== seat) continue;
    for (const { path, index } of places) if (mayActivateMana(table, seat, id, path)) found.push({ object: id, path, index });
  }
  return found;
}

/** Whether a mana ability may be activated, by its limits, its conditions, and its costs other than mana (602.5, 605.3a). */
export function mayActivateMana(table: Table, seat: Seat, object: ObjectId, path: string): boolean {
  const { ability } = table.library.ability(path);
  if (ability.cost?.[0]?.verb === 'tapSelf') {
    // Most sources are lands, which cost no more than {T}; they get a quick check, since they are checked at every priority.
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

/** Whether a part of a cost is mana; that part is checked separately, since other mana abilities may pay for it. */
export const isManaPart = ({ verb }: Verb): boolean => verb === 'payMana';

/** 605.3c: whether the ability is already being activated and paid for; it can't be activated again for that payment. */
function isBegun(table: Table, object: ObjectId, path: string): boolean {
  return table.state.frames.some(
    ({ procedure, locals }) => procedure === 'activateMana' && locals.self === object && locals.ability === path,
  );
}

/** 602.5e: whether an ability can be activated only when an instant could be cast; such an ability can't be used while paying. */
export function needsPriority(table: Table, path: string): boolean {
  return table.library.ability(path).ability.marks?.timing === 'instant';
}
