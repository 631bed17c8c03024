import { abilitiesOf, type Ability, type CardProgram, type CompiledAbility, type ObjectId, payable, type Seat, type Table, listenerEnv, valuesOf } from '@arbiter/kernel';
import { permanentsOf } from '../facts.js';

/** The mana abilities that basic land types give a land (305.6), in the order of the colours. */
export const basicLandTypes = { Plains: '{W}', Island: '{U}', Swamp: '{B}', Mountain: '{R}', Forest: '{G}' } as const;

const intrinsicId = 'rule:basic-land-types';

/** Carries the abilities that rules give; it is no card, and no deck or name may hold it. */
export const intrinsicCard: CardProgram = {
  id: intrinsicId,
  names: { en: 'Basic land types', zh: '基本地类别' },
  printed: { rule: '305.6' },
  abilities: Object.values(basicLandTypes).map((mana): Ability => ({ kind: 'activated', cost: [{ verb: 'tapSelf' }], clauses: [{ do: [{ verb: 'addMana', mana }] }] })),
};

/** 605.1a: activated, without targets, no loyalty ability, and it could add mana. */
export function isManaAbility(ability: Ability): boolean {
  if (ability.kind !== 'activated' || ability.marks?.loyalty !== undefined) return false;
  return addsMana(ability.clauses) && !hasTargets(ability);
}

function addsMana(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(addsMana);
  if (typeof node !== 'object' || node === null) return false;
  return (node as { verb?: unknown }).verb === 'addMana' || Object.values(node).some(addsMana);
}

function hasTargets(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasTargets);
  if (typeof node !== 'object' || node === null) return false;
  return (node as { target?: unknown }).target === true || Object.values(node).some(hasTargets);
}

/** A mana ability that a permanent has now. */
export interface ManaAbility {
  readonly object: ObjectId;
  readonly path: string;
}

/** Mana abilities of a permanent: printed ones, and those of its basic land types. */
export function manaAbilitiesOf(table: Table, id: ObjectId): ManaAbility[] {
  const found = abilitiesOf(table, table.object(id)).filter(isMana).map(({ path }) => ({ object: id, path }));
  const subtypes = valuesOf(table, id).subtypes as readonly string[];
  if (subtypes.length === 0) return found;
  Object.keys(basicLandTypes).forEach((type, index) => {
    if (subtypes.includes(type)) found.push({ object: id, path: `${intrinsicId}/abilities/${index}` });
  });
  return found;
}

const manaByPath = new WeakMap<CompiledAbility, boolean>();

/** Whether a compiled ability is a mana ability (605.1a); remembered, for programs never change. */
export function isMana(compiled: CompiledAbility): boolean {
  const known = manaByPath.get(compiled);
  if (known !== undefined) return known;
  const is = isManaAbility(compiled.ability);
  manaByPath.set(compiled, is);
  return is;
}

/** Mana abilities that a player could activate now (605.3a), in the order of the permanents. */
export function usableManaAbilities(table: Table, seat: Seat): ManaAbility[] {
  return permanentsOf(table, seat).flatMap((id) => manaAbilitiesOf(table, id).filter(({ path }) => payable(table, listenerEnv(table, { object: id, seat, ability: path }, null), table.library.ability(path).ability.cost)));
}
