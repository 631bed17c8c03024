import type { JsonObject, ObjectId } from '@arbiter/kernel';
import { learn, type ObjectRow, type PlayerRef, seatsOf, type Env, type Table, type Verb } from '@arbiter/kernel/authoring';
import { fieldsOf, onBattlefield, setObject } from '../facts.js';
import { rulesOf } from '../rules.js';

/** How a card is exiled: by which object (406.6), whether face down, and who may look at it nevertheless (406.3). */
export interface Exiling {
  readonly source: ObjectId;
  readonly faceDown?: 'exile';
  readonly lookers?: readonly number[];
}

/** Returns how a verb exiles: `faceDown`, and `look` for the players who may look. */
export function exilingOf(table: Table, verb: Verb, env: Env): Exiling {
  if (verb.faceDown !== true) return { source: env.self };
  return { source: env.self, faceDown: 'exile', lookers: verb.look === undefined ? [] : seatsOf(table, env, verb.look as PlayerRef) };
}

/**
 * Sets the fields of a card's row as it is exiled. A player who was allowed to look keeps seeing the card as long as it stays exiled
 * (406.3).
 */
export function settleInExile(table: Table, now: ObjectId, { source, faceDown, lookers }: JsonObject & Partial<Exiling>): void {
  if (source !== undefined) setObject(table, now, 'exiledBy', source);
  if (faceDown === undefined) return;
  setObject(table, now, 'faceDown', 'exile');
  setObject(table, now, 'arrived', table.state.header.moment);
  learn(table, now, lookers ?? []);
}

/** 406.4: face-down cards that one object exiled at one time are in one pile; players who may not look can't tell them apart. */
export const pileOf = (row: ObjectRow): string => `${fieldsOf(row).exiledBy}:${fieldsOf(row).arrived}`;

/** Lets the controller of a permanent see the cards that it exiled, if it allows that, from now on (406.3). */
export function noteExiled(table: Table): void {
  for (const id of table.zone('exile').order) {
    const row = table.object(id);
    const { faceDown, exiledBy } = fieldsOf(row);
    if (faceDown === '' || !onBattlefield(table, exiledBy)) continue;
    const seat = table.controllerOf(table.object(exiledBy));
    if ((row.knownTo & (1 << seat)) !== 0) continue;
    if (rulesOf(table, exiledBy).some((rule) => rule.word === 'may' && rule.what === 'lookAtExiled')) learn(table, id, [seat]);
  }
}
