import type { ObjectView, SlotView, View } from '@arbiter/kernel';
import { extraDeckFrames, type Frame } from '@arbiter/yugioh';
import { objectsIn } from './invariants.js';

/** Returns what is wrong with a Yu-Gi-Oh! field between two answers. Rule numbers are those of the numbered page of the base game. */
export function tableFaults(view: View): readonly string[] {
  return [
    ...placeFaults(view),
    ...faceDownFaults(view),
    ...extraZoneFaults(view),
    ...materialFaults(view),
    ...pileFaults(view),
    ...view.players.flatMap(({ seat, values }) => ((values.life as number) < 0 ? [`seat ${seat} has ${String(values.life)} LP`] : [])),
  ];
}

const name = (object: ObjectView): string => `${object.card ?? 'a card'} (${object.id})`;
const isExtra = ({ values }: ObjectView): boolean => extraDeckFrames.has(values.frame as Frame);
const inRow = (view: View, ...rows: readonly string[]): readonly (SlotView & { readonly object: ObjectView })[] =>
  view.slots.filter((slot): slot is SlotView & { readonly object: ObjectView } => slot.object !== null && rows.includes(slot.row));

/**
 * Checks that the zones on each side hold cards that its player controls, and that monsters have a position and other cards none (base.4.3,
 * 4.6).
 */
function placeFaults(view: View): readonly string[] {
  const found: string[] = [];
  for (const { seat, id, object } of inRow(view, 'monster', 'spellTrap', 'field'))
    if (object.controller !== seat) found.push(`${name(object)} in ${id} is of seat ${object.controller}`);
  for (const { id, object } of inRow(view, 'monster', 'extra'))
    if (object.values.position === '' || object.values.position === undefined) found.push(`${name(object)} in ${id} has no position`);
  for (const { id, object } of inRow(view, 'spellTrap', 'field')) {
    if (object.kind === 'token') found.push(`${name(object)} in ${id} is a Token`);
    if (object.values.position !== '' && object.values.position !== undefined) found.push(`${name(object)} in ${id} has a position`);
  }
  // Once it has resolved, an Equip Card is equipped to a monster (base.16.12).
  if (isOpen(view))
    for (const { id, object } of inRow(view, 'spellTrap'))
      if (object.values.role === 'equip' && object.host === undefined) found.push(`${name(object)} in ${id} is equipped to nothing`);
  // A face-down monster has nothing equipped, and a face-down card is equipped to nothing (base.16.12).
  if (isOpen(view)) {
    for (const { id, object } of inRow(view, 'monster'))
      if (object.values.faceUp === false && (object.attached ?? []).length > 0)
        found.push(`${name(object)} lies face-down in ${id} and is equipped`);
    for (const { id, object } of inRow(view, 'spellTrap'))
      if (object.values.faceUp === false && object.host !== undefined)
        found.push(`${name(object)} lies face-down in ${id} and is equipped to something`);
  }
  return found;
}

/** Checks that no effect lasts on a face-down monster, so that it has its printed values (base.20.11, 23.27). */
function faceDownFaults(view: View): readonly string[] {
  return inRow(view, 'monster').flatMap(({ id, object }) => {
    const { faceUp, atk, def, originalAtk, originalDef, negated } = object.values;
    if (faceUp !== false) return [];
    return [
      ...(atk === originalAtk && def === originalDef ? [] : [`${name(object)} lies face-down in ${id} with other ATK or DEF than its own`]),
      ...(negated === true ? [`${name(object)} lies face-down in ${id} and is negated`] : []),
    ];
  });
}

/** Whether no procedure is under way, so that the turn player (TP) is asked for their next act. */
const isOpen = (view: View): boolean => view.pending.some((one) => one.yours && one.decision.kind === 'openAction');

/** Checks that a player has at most one Extra Monster Zone, or both by an Extra Link (base.4.9). */
function extraZoneFaults(view: View): readonly string[] {
  const here = inRow(view, 'extra');
  const [one, other] = here.map(({ object }) => object);
  if (one === undefined || other === undefined || one.controller !== other.controller) return [];
  return one.values.frame === 'link' && other.values.frame === 'link'
    ? []
    : [`${name(one)} and ${name(other)} are both in Extra Monster Zones of seat ${one.controller}`];
}

/** Checks that materials are under Xyz Monsters on the field, and nowhere else (base.13.4). */
function materialFaults(view: View): readonly string[] {
  const found: string[] = [];
  const field = new Set(inRow(view, 'monster', 'extra').map(({ object }) => object.id));
  for (const object of objectsIn(view)) {
    if (object.under.length === 0) continue;
    if (!field.has(object.id)) found.push(`${name(object)} has materials and is in no Monster Zone`);
    for (const material of object.under)
      if (material.kind === 'token' || material.under.length > 0) found.push(`${name(material)} is material of ${name(object)}`);
  }
  return found;
}

/**
 * Checks that no Token is off the field, that no monster of the Extra Deck is in a hand or Main Deck, and that cards in a GY are face-up
 * and in their owner's GY (base.2.6, 21.4).
 */
function pileFaults(view: View): readonly string[] {
  const found: string[] = [];
  for (const { id, kind, seat, objects } of view.zones) {
    for (const object of objects) {
      if (object.kind === 'token') found.push(`${name(object)} in ${id} is a Token`);
      if (object.owner !== seat) found.push(`${name(object)} in ${id} is of seat ${object.owner}`);
      if ((kind === 'hand' || kind === 'mainDeck') && isExtra(object)) found.push(`${name(object)} in ${id} is of the Extra Deck`);
      if (kind === 'graveyard' && object.values.faceUp === false) found.push(`${name(object)} in ${id} is face-down`);
    }
  }
  return found;
}
