import type { ObjectRow, Row, Seat, Table, Values } from '@arbiter/kernel';
import { coloursOfCost, manaValue, parseCost } from './symbols.js';
import { fieldsOf, permanents, playerOf } from './facts.js';

/** Values before any continuous effect: what is printed (109.3, 202.2, 202.3), then what counters do (613.3d). */
export function baseValues(table: Table, row: ObjectRow): Values {
  const { printed, names } = table.program(row).card;
  const cost = typeof printed.cost === 'string' ? parseCost(printed.cost) : null;
  const values: Values = {
    name: names.en,
    cost: printed.cost ?? null,
    manaValue: cost === null ? 0 : manaValue(cost),
    colours: printed.colours ?? (cost === null ? [] : [...coloursOfCost(cost)]),
    supertypes: printed.supertypes ?? [],
    types: printed.types ?? [],
    subtypes: printed.subtypes ?? [],
    keywords: printed.keywords ?? [],
    power: printed.power ?? null,
    toughness: printed.toughness ?? null,
    // What is on the stack is a spell or an ability (112.1, 113.1c); a predicate asks by this word.
    item: row.zone !== 'stack' ? null : row.kind === 'item' ? 'ability' : 'spell',
    abilities: [],
  };
  const { counters } = fieldsOf(row);
  const change = (counters['+1/+1'] ?? 0) - (counters['-1/-1'] ?? 0);
  if (change !== 0 && typeof values.power === 'number' && typeof values.toughness === 'number') {
    values.power += change;
    values.toughness += change;
  }
  return values;
}

export function playerValues(table: Table, seat: Seat): Values {
  return { life: playerOf(table, seat).life, abilities: [] };
}

export function modifierSources(table: Table): readonly number[] {
  return permanents(table);
}

/** What a player's row shows of him. */
export function viewPlayer(table: Table, seat: Seat): Row {
  const { life, counters, pool, landsPlayed, mulligans } = playerOf(table, seat);
  return { life, counters, pool, landsPlayed, mulligans, hand: table.zoneOf('hand', seat).order.length, library: table.zoneOf('library', seat).order.length };
}
