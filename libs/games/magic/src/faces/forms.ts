import type { ObjectId } from '@arbiter/kernel';
import { type ObjectRow, once, type Program, type Table, trial, type Values, valuesOf, wordOf } from '@arbiter/kernel/authoring';
import { fieldsOf, setObject } from '../facts.js';
import { concealed, printedValues } from './base.js';

/**
 * A way to cast a card with respect to its face: which face, or face down and for which reason. These fields go into the row of the object
 * on the stack.
 */
export interface Form {
  readonly face: number;
  readonly faceDown: string;
}

const usual: Form = { face: 0, faceDown: '' };
const onlyUsual: readonly Form[] = [usual];
const asMorph: Form = { face: 0, faceDown: 'morph' };

/** The values of a card cast face down, with the cost for that (702.36c). */
const faceDownSpell: Values = Object.freeze({ ...concealed(), cost: '{3}' });

/**
 * Returns the forms in which a card may be cast from its zone: a half (708.3), both with fuse (702.101a), an adventure (715.3), face down
 * (702.36c). An aftermath half is cast from a graveyard only (702.126a).
 */
export function formsOf(table: Table, id: ObjectId): readonly Form[] {
  const row = table.object(id);
  const { faces } = table.program(row).card;
  const words = (valuesOf(table, id).keywords as readonly (string | { readonly word: string })[]).map(wordOf);
  const faceDown = words.includes('morph');
  if (faces === undefined) return faceDown ? [usual, asMorph] : onlyUsual;
  const kind = table.zone(row.zone).kind;
  const forms: Form[] = [];
  faces.forEach((face, at) => {
    if (face.kind === 'split' || face.kind === 'adventure' || (face.kind === 'aftermath' && kind === 'graveyard'))
      forms.push({ face: at + 1, faceDown: '' });
  });
  const halves = faces.some((face) => face.kind === 'split');
  if (!halves || (words.includes('fuse') && kind === 'hand')) forms.unshift(usual);
  if (faceDown) forms.push(asMorph);
  return forms;
}

/**
 * Returns the values that a card would have on the stack in a form; only those determine whether it can be cast (708.3a, 715.3a, 707.4).
 */
export function formValues(table: Table, id: ObjectId, form: Form): Values {
  if (form.faceDown !== '') return faceDownSpell;
  if (form.face === 0) return valuesOf(table, id);
  return faceOf(table.program(table.object(id)), form.face);
}

/** Returns the printed values of a face. */
const faceOf = (program: Program, face: number): Values => facesOf(program)[face - 1] as Values;
const facesOf = once((program: Program): readonly Values[] => program.faces.map((_, at) => Object.freeze(printedValues(program, at + 1))));

/** Returns every spell ability of a card without a further face chosen: those of both halves, left before right (702.101b, 702.101d). */
export function spellAbilitiesOf(table: Table, id: ObjectId): readonly string[] {
  return (valuesOf(table, id).abilities as readonly string[]).filter((path) => table.library.ability(path).ability.kind === 'spell');
}

/** Gives an object a form (708.3b, 715.3b, 707.4). */
export function takeForm(table: Table, id: ObjectId, { face, faceDown }: Form): void {
  setObject(table, id, 'face', face);
  setObject(table, id, 'faceDown', faceDown);
}

/** Runs a test on an object as it would be in a form (601.3e), without considering anything else. */
export function inForm<T>(table: Table, id: ObjectId, form: Form, test: () => T): T {
  const { face, faceDown } = fieldsOf(table.object(id));
  if (form.face === face && form.faceDown === faceDown) return test();
  return trial(table, () => {
    takeForm(table, id, form);
    return test();
  });
}

/** 406.3: runs a test on a card face down in exile as it would be face up, since it is turned face up before it is played. */
export function asExiled<T>(table: Table, id: ObjectId, test: () => T): T {
  return inForm(table, id, usual, test);
}

/**
 * 406.3: turns the card face up, right before it is played.
 * @returns whether it was face down
 */
export function openExiled(table: Table, id: ObjectId): boolean {
  const row = table.object(id);
  if (fieldsOf(row).faceDown !== 'exile') return false;
  setObject(table, id, 'faceDown', '');
  table.emit('cardRevealed', '406.3', { seat: row.owner, card: row.card, object: id });
  return true;
}

/** Returns the suffix for a form in ids of options; '' for the usual form. */
export function formMark({ face, faceDown }: Form): string {
  return faceDown !== '' ? `:${faceDown}` : face === 0 ? '' : `:face${face}`;
}

/** Whether an object has a face of this kind up; a face-down object has no other face up. */
export function hasFaceUp(table: Table, row: ObjectRow, kind: string): boolean {
  const { face } = fieldsOf(row);
  return table.program(row).card.faces?.[face - 1]?.kind === kind;
}
