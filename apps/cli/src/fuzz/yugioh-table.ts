import type { ObjectView, SlotView, View } from '@arbiter/kernel';
import { extraDeckFrames, type Frame } from '@arbiter/yugioh';
import { objectsIn } from './invariants.js';

/** What must hold on a field of Yu-Gi-Oh! between two answers. Rules are those of the numbered page of the base game. */
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

/** base.4.3, 4.6: each side's places hold what its player controls; monsters have a position, other cards none. */
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
  // base.16.12: an Equip Card stands with a monster, once it has resolved.
  if (isOpen(view))
    for (const { id, object } of inRow(view, 'spellTrap'))
      if (object.values.role === 'equip' && object.host === undefined) found.push(`${name(object)} in ${id} is equipped to nothing`);
  // base.16.12: nothing is equipped to what lies face-down, nor by it.
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

/** base.20.11, 23.27: nothing lasts on a monster that lies face-down: it has what is printed on it. */
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

/** Whether nothing is half done: TP is asked what he does. */
const isOpen = (view: View): boolean => view.pending.some((one) => one.yours && one.decision.kind === 'openAction');

/** base.4.9: a player has one Extra Monster Zone, or both by an Extra Link; a Link Monster that is not there was there, or came where another points. */
function extraZoneFaults(view: View): readonly string[] {
  const here = inRow(view, 'extra');
  const [one, other] = here.map(({ object }) => object);
  if (one === undefined || other === undefined || one.controller !== other.controller) return [];
  return one.values.frame === 'link' && other.values.frame === 'link'
    ? []
    : [`${name(one)} and ${name(other)} are both in Extra Monster Zones of seat ${one.controller}`];
}

/** base.13.4: materials lie under Xyz Monsters of the field, and nowhere else. */
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

/** base.2.6, 21.4: no Token off the field, and no monster of the Extra Deck in a hand or Main Deck; what lies in a GY is face-up, and is its owner's. */
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
