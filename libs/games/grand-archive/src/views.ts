import { type Json, type JsonObject, jsonOf, type Seat, type View } from '@arbiter/kernel';
import { matchOf, type ObjectRow, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { fieldsOf, gameOf, playerOf } from './facts.js';
import { itemOf } from './play/items.js';
import { keywordsOf } from './values/keywords.js';
import { targetsShown } from './play/targets.js';

export function viewTurn(table: Table): View['turn'] {
  const { turn, active, phase } = gameOf(table);
  return { number: turn, seat: active < 0 ? null : active, phase };
}

/** Returns what everybody may know of a player, such as how many cards lie in each zone (2.1.1.6). */
export function viewPlayer(table: Table, seat: Seat): JsonObject {
  const { passing, out } = playerOf(table, seat);
  const count = (kind: string): number => table.zoneOf(kind, seat).order.length;
  return {
    passing,
    out,
    hand: count('hand'),
    memory: count('memory'),
    mainDeck: count('mainDeck'),
    materialDeck: count('materialDeck'),
    graveyard: count('graveyard'),
    banishment: count('banishment'),
  };
}

export function viewMatch(table: Table): JsonObject {
  const { first, step, combat, lost } = gameOf(table);
  const { game, wins, draws } = matchOf(table);
  return {
    first,
    step,
    combat: jsonOf(combat),
    lost: [...lost],
    game,
    wins: [...wins],
    draws,
    bestOf: table.pins.format.bestOf,
  };
}

export function viewObject(table: Table, row: ObjectRow): JsonObject {
  const values = valuesOf(table, row.id);
  const shown: { [name: string]: Json } = {};
  for (const key in values) if (key !== 'abilities') shown[key] = values[key] as Json;
  // Including keywords that a card outside play has under a restriction (2.4.0.2.1.2, 2.11.7.14.4.2).
  shown.keywords = [...keywordsOf(table, row)];
  const [name, ...names] = values.name as readonly string[];
  if (names.length === 0 && name !== undefined) shown.name = name;
  const { rested, faceDown, distant, fostered, prepared, damage, counters, cameTurn, attacker } = fieldsOf(row);
  if (row.zone === 'effectsStack') {
    const { sort, ability, card } = itemOf(table, row.id);
    shown.item = { sort, ability, card };
    shown.targets = targetsShown(table, row.id);
  }
  return Object.assign(shown, { rested, faceDown, distant, fostered, prepared, damage, counters, cameTurn, attacker });
}

/**
 * Returns what everybody sees of a face-down card: that it is there, and on the field the values that effects give it (2.11.7.14.3.1.2),
 * since nothing printed on it counts there.
 */
export const viewHidden = (table: Table, row: ObjectRow): JsonObject =>
  row.zone === 'field' ? viewObject(table, row) : { faceDown: true };
