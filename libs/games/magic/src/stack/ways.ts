import { idOfSeat, type Json, type ObjectId, type Seat } from '@arbiter/kernel';
import {
  type Ability,
  fitsEntry,
  holds,
  listenerEnv,
  type ObjectRow,
  once,
  pathsOfKeywords,
  type Program,
  type Table,
  trial,
  type Values,
} from '@arbiter/kernel/authoring';
import { bestow, isBestowed } from '../permanents/bestow.js';
import { adventurerName } from '../faces/adventures.js';
import { type Form, formMark, formsOf, formValues, inForm } from '../faces/forms.js';
import { isAsThoughOf, type Permission, permissionsFor, usually } from './permissions.js';
import { castingFacts, type CastingFacts, factsFrom, wayMarks } from './casting-facts.js';

/** One way to cast a card (601.2b, 118.9): whole or as a face, for its mana cost or another cost. */
export interface Way extends Form {
  /** '' for the usual way; otherwise its name, such as `flashback`, `free` or `fuse`. */
  readonly name: string;
  /** Path of the ability that provides the way, '' for none. */
  readonly by: string;
  /** The mana cost that is paid in place of the usual one; null for the usual one. */
  readonly cost: string | null;
  /** Whether the card may be cast as though it had flash. */
  readonly flash: boolean;
  /** Whether mana of any type may be spent on it. */
  readonly asAny: boolean;
  /** The number of the way among those with the same name, counted from 1; the first one when left out. */
  readonly nth?: number;
}

export const ordinary: Way = { name: '', by: '', face: 0, faceDown: '', cost: null, flash: false, asAny: false };
export const ordinaryOnly: readonly Way[] = [ordinary];
const none: readonly Way[] = [];

/** Returns all ways in which a player might cast a card from its zone; timing, costs and targets are not checked. */
export function waysOf(table: Table, seat: Seat, row: ObjectRow, kind: string): readonly Way[] {
  const facts = castingFacts(table, row.id);
  const forms = formsOf(table, row.id);
  const permissions = permissionsFor(table, seat, row, kind);
  if (permissions === usually && facts.ways.length === 0 && forms.length === 1 && forms[0]?.face === 0) return ordinaryOnly;
  const found: Way[] = permissions.flatMap((permission) => waysByPermission(table, seat, row, facts, forms, permission));
  for (const { ability, path } of facts.ways) {
    if (
      ability.from === undefined ||
      !ability.from.includes(kind) ||
      !isAsThoughOf(table, seat, row, kind) ||
      !isOpen(table, seat, row, ability, path)
    )
      continue;
    const { way, timing } = wayMarks(ability);
    // A split card can be cast as either half (708.3), an adventurer card as the adventure too (715.3); a way given by an ability can't be
    // used to cast a card face down.
    for (const form of forms)
      if (form.faceDown === '' && !isAftermath(table, row, form))
        found.push({ ...ordinary, ...form, name: way, by: path, flash: timing === 'instant' });
  }
  // 702.126a: the second half can be cast only from the graveyard.
  if (isAsThoughOf(table, seat, row, kind))
    for (const form of forms) if (isAftermath(table, row, form)) found.push({ ...ordinary, ...form, name: 'aftermath' });
  return apart(found);
}

/** Merges equal permissions into one way; if several ways have the same name, such as with two costs, a number distinguishes them. */
function apart(found: readonly Way[]): readonly Way[] {
  const different = new Map(found.map((way) => [JSON.stringify(way), way]));
  const counts = new Map<string, number>();
  return [...different.values()].map((way) => {
    const mark = wayMark(way);
    const count = (counts.get(mark) ?? 0) + 1;
    counts.set(mark, count);
    return count === 1 ? way : { ...way, nth: count };
  });
}

const isAftermath = (table: Table, row: ObjectRow, { face }: Form): boolean =>
  table.program(row).card.faces?.[face - 1]?.kind === 'aftermath';

/** Whether the condition of a way is true. */
function isOpen(table: Table, seat: Seat, row: ObjectRow, ability: Ability, path: string): boolean {
  const { if: condition } = wayMarks(ability);
  return condition === undefined || holds(table, listenerEnv(table, { object: row.id, seat, ability: path }, null), condition);
}

function waysByPermission(
  table: Table,
  seat: Seat,
  row: ObjectRow,
  facts: CastingFacts,
  forms: readonly Form[],
  { name, cost, flash, asAny, where }: Permission,
): readonly Way[] {
  const fitting = (form: Form & { readonly name?: string }): boolean =>
    where === undefined || asCast(table, row.id, form, () => fitsEntry(table, where, row.id, idOfSeat(seat)));
  const plain = forms
    .filter(
      (form) =>
        !isAftermath(table, row, form) &&
        (name !== adventurerName || form.face === 0) &&
        (cost === null || form.faceDown === '') &&
        fitting(form),
    )
    .map((form): Way => {
      // 702.36c: casting face down costs {3}, whatever the card is. Casting both halves at once is a way of its own (702.101a).
      const word = form.faceDown === '' && form.face === 0 && forms.some(({ face }) => face > 1) ? 'fuse' : form.faceDown;
      return { name: name === '' ? word : name, by: '', ...form, cost: form.faceDown === '' ? cost : '{3}', flash, asAny };
    });
  // 118.9a: only one alternative cost may be paid; 113.6c: an alternative cost applies wherever the card can be cast.
  if (cost !== null) return plain;
  const alternatives = facts.ways.flatMap(({ ability, path }): readonly Way[] => {
    if (ability.from !== undefined || !isOpen(table, seat, row, ability, path)) return none;
    const { way, timing } = wayMarks(ability);
    if (!fitting({ ...ordinary, name: way })) return none;
    return [{ ...ordinary, name: way, by: path, flash: flash || timing === 'instant', asAny }];
  });
  return [...plain, ...alternatives];
}

/** Runs a test on a card as it would be cast in a way (601.3b, 601.3e): in its form, and as an Aura if it is bestowed (702.102c). */
export function asCast<T>(table: Table, id: ObjectId, way: Form & { readonly name?: string }, test: () => T): T {
  if (way.name !== 'bestow' || isBestowed(table, id)) return inForm(table, id, way, test);
  return trial(table, () => {
    bestow(table, id);
    return inForm(table, id, way, test);
  });
}

/** Returns what a card's abilities say about casting it in a form. */
export function factsOfWay(table: Table, row: ObjectRow, { face, faceDown }: Form): CastingFacts {
  // 707.4: a card cast face down has no such abilities.
  if (faceDown !== '') return noFacts;
  // Undefined for the whole card, which is none of its faces.
  const program = table.program(row).faces[face - 1];
  if (program === undefined) return castingFacts(table, row.id);
  return factsOfFace(program, table);
}

const factsOfFace = once((program: Program, table: Table): CastingFacts => {
  const { keywords = [] } = program.card.printed as { readonly keywords?: readonly Json[] };
  const paths = [...program.paths, ...pathsOfKeywords(table.game, keywords)];
  return factsFrom(paths.map((path) => table.library.ability(path)));
});

const noFacts = factsFrom([]);

/** Returns the values that a card would have as it is cast in a form. */
export function valuesOfWay(table: Table, id: ObjectId, form: Form): Values {
  return formValues(table, id, form);
}

/** Returns the suffix for a way in ids of options; '' for the usual way. */
export function wayMark(way: Way): string {
  const form = formMark(way);
  return `${form}${way.name === way.faceDown ? '' : `:${way.name}`}${way.nth === undefined ? '' : `:${way.nth}`}`;
}
