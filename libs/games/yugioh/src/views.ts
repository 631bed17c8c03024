import { type Json, type JsonObject, jsonOf, type Seat, type View } from '@arbiter/kernel';
import { isNamedToAll, kindOfPlace, matchOf, type ObjectRow, showsFace, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { monstersOf } from './board.js';
import { fieldsOf, gameOf, type Link, playerOf } from './facts.js';

export function viewTurn(table: Table): View['turn'] {
  const { turn, active, phase } = gameOf(table);
  return { number: turn, seat: active < 0 ? null : active, phase };
}

export function viewPlayer(table: Table, seat: Seat): JsonObject {
  const { life, normalSummons, summonedSpecially, passing } = playerOf(table, seat);
  return {
    life,
    normalSummons,
    summonedSpecially,
    passing,
    hand: table.zoneOf('hand', seat).order.length,
    mainDeck: table.zoneOf('mainDeck', seat).order.length,
    extraDeck: table.zoneOf('extraDeck', seat).order.length,
    monsters: monstersOf(table, seat).length,
  };
}

export function viewMatch(table: Table): JsonObject {
  const { first, step, chain, resolving, attack } = gameOf(table);
  const { game, wins, draws } = matchOf(table);
  return {
    first,
    step,
    chain: chain.map((link) => viewLink(table, link)),
    resolving,
    attack: jsonOf(attack),
    game,
    wins: [...wins],
    draws,
    bestOf: table.pins.format.bestOf,
  };
}

/** A Chain Link as everybody sees it: its targets as objects, with their cards if those are face-up. */
function viewLink(
  table: Table,
  { number, seat, card, source, ability, act, speed, targets, activationNegated, effectNegated }: Link,
): JsonObject {
  return {
    number,
    seat,
    card,
    ...(isNamedToAll(table, source) ? { object: source } : {}),
    ability,
    act,
    speed,
    targets: targets.map((id) => viewTarget(table, id)),
    activationNegated,
    effectNegated,
  };
}

/** A target, with its card if the card is face-up or was shown to both players (base.5.4 to base.5.6). */
function viewTarget(table: Table, id: number): JsonObject {
  const row = table.find(id);
  return row !== null && showsFace(table, row, { role: 'spectator' }) ? { object: id, card: row.card } : { object: id };
}

export function viewObject(table: Table, row: ObjectRow): JsonObject {
  const values = valuesOf(table, row.id);
  const shown: { [name: string]: Json } = {};
  // Copying key by key is many times faster than spreading so large a row, and views are made for every event.
  for (const key in values) if (key !== 'abilities') shown[key] = values[key] as Json;
  const { setTurn, cameTurn, attacks, doomed, arriving, proper } = fieldsOf(row);
  return Object.assign(shown, { place: kindOfPlace(table, row), setTurn, cameTurn, attacks, doomed, arriving, proper });
}

/** What everybody sees of a hidden card: when it was Set, and the position of a monster (base.5.6). */
export function viewHidden(_table: Table, row: ObjectRow): JsonObject {
  const { faceUp, position, setTurn } = fieldsOf(row);
  return { faceUp, position, setTurn };
}
