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
  /** '' for the ordinary way; else its word, such as `flashback`, `free` or `fuse`. */
  readonly name: string;
  /** Path of the ability that makes it a way, '' for none. */
  readonly by: string;
  /** The mana cost that is paid instead of the usual one; null for the usual one. */
  readonly cost: string | null;
  /** It may be cast as though it had flash. */
  readonly flash: boolean;
  /** Mana of any type may be spent on it. */
  readonly asAny: boolean;
  /** Which it is, counted from 1, of the ways that go by the same word; the first one where it is left out. */
  readonly nth?: number;
}

export const ordinary: Way = { name: '', by: '', face: 0, faceDown: '', cost: null, flash: false, asAny: false };
export const ordinaryOnly: readonly Way[] = [ordinary];
const none: readonly Way[] = [];

/** All ways in which a player might cast a card from where it lies; timing, costs and targets are not looked at. */
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
    // Of a split card either half (708.3), an adventurer card as the adventure too (715.3); face down is no way to do it.
    for (const form of forms)
      if (form.faceDown === '' && !isAftermath(table, row, form))
        found.push({ ...ordinary, ...form, name: way, by: path, flash: timing === 'instant' });
  }
  // 702.126a: the second half is cast from the graveyard and from nowhere else.
  if (isAsThoughOf(table, seat, row, kind))
    for (const form of forms) if (isAftermath(table, row, form)) found.push({ ...ordinary, ...form, name: 'aftermath' });
  return apart(found);
}

/** Leave that is given twice is one way; where two ways go by one word, such as for two costs, a number tells them apart. */
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

/** Whether the condition of a way holds. */
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
      // 702.36c: face down it costs {3}, whatever it is. Both halves at once are a way of their own (702.101a).
      const word = form.faceDown === '' && form.face === 0 && forms.some(({ face }) => face > 1) ? 'fuse' : form.faceDown;
      return { name: name === '' ? word : name, by: '', ...form, cost: form.faceDown === '' ? cost : '{3}', flash, asAny };
    });
  // 118.9a: one alternative cost only; 113.6c: it is there where the card can be cast.
  if (cost !== null) return plain;
  const alternatives = facts.ways.flatMap(({ ability, path }): readonly Way[] => {
    if (ability.from !== undefined || !isOpen(table, seat, row, ability, path)) return none;
    const { way, timing } = wayMarks(ability);
    if (!fitting({ ...ordinary, name: way })) return none;
    return [{ ...ordinary, name: way, by: path, flash: flash || timing === 'instant', asAny }];
  });
  return [...plain, ...alternatives];
}

/** What holds of a card as it would be cast in a way (601.3b, 601.3e): in its form, and as an Aura where it is bestowed (702.102c). */
export function asCast<T>(table: Table, id: ObjectId, way: Form & { readonly name?: string }, test: () => T): T {
  if (way.name !== 'bestow' || isBestowed(table, id)) return inForm(table, id, way, test);
  return trial(table, () => {
    bestow(table, id);
    return inForm(table, id, way, test);
  });
}

/** What a card says of casting it in a form. */
export function factsOfWay(table: Table, row: ObjectRow, { face, faceDown }: Form): CastingFacts {
  // 707.4: face down it says nothing.
  if (faceDown !== '') return noFacts;
  // The whole card is none of its faces.
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

/** The values with which a card would be cast in a form. */
export function valuesOfWay(table: Table, id: ObjectId, form: Form): Values {
  return formValues(table, id, form);
}

/** How a way is told apart in ids of options: nothing for the ordinary one. */
export function wayMark(way: Way): string {
  const form = formMark(way);
  return `${form}${way.name === way.faceDown ? '' : `:${way.name}`}${way.nth === undefined ? '' : `:${way.nth}`}`;
}
