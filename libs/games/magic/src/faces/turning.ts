import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { type Happening, type HappeningRule, type ObjectRow, propose, stampInOrder, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { fieldsOf, setObject } from '../facts.js';
import { addCounters } from '../happenings/counters.js';
import { forbids } from '../rules.js';
import { faceUpValues, type FaceKind } from './base.js';

/**
 * Happenings that turn permanents: face up and face down (707), to the other side (701.27, 711), or flipped (709). A permanent gets a new
 * timestamp in each case except the last (613.6e, 613.6f).
 */

/** @param mega whether the megamorph cost was paid (702.36b) */
export const turnUp = (object: ObjectId, rule: RuleRef, mega = false): Happening => propose('turnUp', { object }, { rule, mega });
export const turnDown = (object: ObjectId, rule: RuleRef): Happening => propose('turnDown', { object }, { rule });
export const transform = (object: ObjectId, rule: RuleRef): Happening => propose('transform', { object }, { rule });
export const flipOver = (object: ObjectId, rule: RuleRef): Happening => propose('flip', { object }, { rule });

const turnedUp = ['turnedFaceUp'] as const;
const turnedDown = ['turnedFaceDown'] as const;
const transformed = ['transformed'] as const;
const flipped = ['flipped'] as const;

function isPermanent(table: Table, id: ObjectId): boolean {
  return table.find(id)?.zone === 'battlefield';
}

/**
 * Returns the place of a face of this kind among the faces of an object's own card, counted from 1; 0 for none. Copies have no back
 * (711.5).
 */
export function faceOfKind(table: Table, row: ObjectRow, kind: FaceKind): number {
  return (table.program(row).card.faces?.findIndex((face) => face.kind === kind) ?? -1) + 1;
}

const isSpellType = (types: unknown): boolean => Array.isArray(types) && (types.includes('instant') || types.includes('sorcery'));

/** 707.7, 707.8; a card that is no permanent card stays face down (701.33g). */
export const turnUpRule: HappeningRule = {
  keys: () => turnedUp,
  possible: (table, { object }) => {
    if (!isPermanent(table, object)) return false;
    const row = table.object(object);
    return fieldsOf(row).faceDown !== '' && !isSpellType(faceUpValues(table, row).types);
  },
  // 707.11: effects that apply as it is turned face up are judged by what it then is.
  supposed: (table, { object }) => setObject(table, object, 'faceDown', ''),
  contains: (_table, { object, data }) => (data.mega === true ? [addCounters(object, '+1/+1', 1, '702.36b')] : []),
  commit: (table, list) => {
    for (const { object, data } of list) {
      setObject(table, object, 'faceDown', '');
      stampInOrder(table, [object]);
      const { card } = table.object(object);
      table.emit('turnedFaceUp', data.rule as RuleRef, { object, card });
    }
    return list;
  },
};

/**
 * 707.2a; double-faced and melded permanents can't be turned face down (711.10, 712.10). Turning face down is not transforming (701.27b).
 */
export const turnDownRule: HappeningRule = {
  keys: () => turnedDown,
  possible: (table, { object }) => {
    if (!isPermanent(table, object)) return false;
    const row = table.object(object);
    return fieldsOf(row).faceDown === '' && faceOfKind(table, row, 'back') === 0 && faceOfKind(table, row, 'meld') === 0;
  },
  commit: (table, list) => {
    for (const { object, data } of list) {
      const { card } = table.object(object);
      setObject(table, object, 'faceDown', 'effect');
      stampInOrder(table, [object]);
      table.emit('turnedFaceDown', data.rule as RuleRef, { object, card });
    }
    return list;
  },
};

/**
 * 701.27, 701.27b - 701.27d, 711.5, 711.6, 711.9a: only a permanent can transform that is a double-faced card, is face up, and whose other
 * side is a permanent. It stays the same object (711.12); a meld card has no back of its own (711.1d, 712.1b).
 */
export const transformRule: HappeningRule = {
  keys: () => transformed,
  possible: (table, { object }) => {
    if (!isPermanent(table, object)) return false;
    const row = table.object(object);
    const back = faceOfKind(table, row, 'back');
    if (back === 0 || row.kind !== 'card' || fieldsOf(row).faceDown !== '' || forbids(table, object, 'transform')) return false;
    return !isSpellType(table.program(row).card.faces?.[back - 1]?.printed.types);
  },
  commit: (table, list) => {
    for (const { object, data } of list) {
      const row = table.object(object);
      setObject(table, object, 'face', fieldsOf(row).face === 0 ? faceOfKind(table, row, 'back') : 0);
      stampInOrder(table, [object]);
      setObject(table, object, 'transformedAt', table.object(object).stamp);
      table.emit('transformed', data.rule as RuleRef, {
        object,
        card: row.card,
        face: fieldsOf(row).face,
        name: valuesOf(table, object).name as string,
      });
    }
    return list;
  },
};

/** 709.1, 709.4: flips, for good, a permanent that has a flip half, printed or copied (706.3); a face-down permanent has none. */
export const flipRule: HappeningRule = {
  keys: () => flipped,
  possible: (table, { object }) => {
    if (!isPermanent(table, object)) return false;
    const { alternatives } = valuesOf(table, object);
    return (
      !fieldsOf(table.object(object)).flipped &&
      table.library.card(alternatives as string).card.faces?.some((face) => face.kind === 'flip') === true
    );
  },
  commit: (table, list) => {
    for (const { object, data } of list) {
      setObject(table, object, 'flipped', true);
      table.emit('flipped', data.rule as RuleRef, {
        object,
        card: table.object(object).card,
        name: valuesOf(table, object).name as string,
      });
    }
    return list;
  },
};
