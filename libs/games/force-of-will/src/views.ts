import { type Json, type JsonObject, jsonOf, type Seat, type View } from '@arbiter/kernel';
import { matchOf, type ObjectRow, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { fieldsOf, gameOf, playerOf } from './facts.js';
import { playsValhalla } from './field/lifebreak.js';
import { itemOf } from './play/items.js';
import { targetsShown } from './play/targets.js';
import { poolOf, printWill } from './will/pool.js';

/** Returns whose turn it is (105.1); nobody's before the first turn. */
export function viewTurn(table: Table): View['turn'] {
  const { turn, active, phase } = gameOf(table);
  return { number: turn, seat: active < 0 ? null : active, phase };
}

/** Returns what everybody may know of a player, such as how many cards lie in each zone (302.2a). */
export function viewPlayer(table: Table, seat: Seat): JsonObject {
  const { life, passing } = playerOf(table, seat);
  const count = (kind: string): number => table.zoneOf(kind, seat).order.length;
  return {
    life,
    passing,
    will: printWill(poolOf(table, seat)),
    hand: count('hand'),
    mainDeck: count('mainDeck'),
    magicStoneDeck: count('magicStoneDeck'),
    standby: count('standby'),
    lifebreak: count('lifebreak'),
  };
}

/** Returns the state of the game and of the match: how many games each player has won (103.2). */
export function viewMatch(table: Table): JsonObject {
  const { first, step, battle } = gameOf(table);
  const { game, wins, draws } = matchOf(table);
  return {
    first,
    step,
    battle: jsonOf(battle),
    game,
    wins: [...wins],
    draws,
    bestOf: table.pins.format.bestOf,
    valhalla: playsValhalla(table),
  };
}

/** Returns what everybody sees of a card in a public zone (302.2): its values as they are now. */
export function viewObject(table: Table, row: ObjectRow): JsonObject {
  const values = valuesOf(table, row.id);
  const shown: { [name: string]: Json } = {};
  // Copying key by key is many times faster than spreading so large a row, and views are made for every event.
  for (const key in values) if (key !== 'abilities') shown[key] = values[key] as Json;
  const [name, ...names] = values.name as readonly string[];
  if (names.length === 0 && name !== undefined) shown.name = name;
  const { rested, faceDown, face, damage, counters, cameTurn, judgmentLost } = fieldsOf(row);
  if (row.zone === 'chase') {
    const { sort, ability, card } = itemOf(table, row.id);
    shown.item = { sort, ability, card };
    shown.targets = targetsShown(table, row.id);
  }
  return Object.assign(shown, { rested, faceDown, face, damage, counters, cameTurn, judgmentLost });
}

/** Returns what everybody sees of a card that lies face down: that it is there, since when, and in which order (302.2a, 310.2). */
export function viewHidden(_table: Table, row: ObjectRow): JsonObject {
  const { cameTurn } = fieldsOf(row);
  return { faceDown: true, cameTurn };
}
