import type { GameDefinition, ObjectRow, Row, Seat, Table, Values } from '@arbiter/kernel';
import { fieldsOf, permanents, playerOf } from './facts.js';
import { coloursOfCost, manaValue, parseCost } from './symbols.js';
import { basicLandTypes } from './mana/abilities.js';

/** Values before any continuous effect: what is printed (109.3, 202.2, 202.3). Its abilities the kernel adds by itself. */
export function baseValues(table: Table, row: ObjectRow): Values {
  const { printed, names } = table.program(row).card;
  const cost = typeof printed.cost === 'string' ? parseCost(printed.cost) : null;
  return {
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
    loyalty: printed.loyalty ?? null,
  };
}

/** What copies take: the printed values as copy effects left them (706.2). */
const copiableCharacteristics = ['name', 'cost', 'manaValue', 'colours', 'supertypes', 'types', 'subtypes', 'keywords', 'power', 'toughness', 'loyalty', 'abilities'] as const;

/** How Magic derives values: in the order of the layers over all objects at once (613). */
export const derivation = {
  derivation: 'inOrder',
  baseValues,
  baseFields: [],
  copiable: { after: 'copy', characteristics: copiableCharacteristics },
  status: {
    tapped: (_table, row) => fieldsOf(row).tapped,
    damage: (_table, row) => fieldsOf(row).damage,
    attacking: (_table, row) => fieldsOf(row).isAttacking,
    blocking: (_table, row) => fieldsOf(row).blocking !== null,
    token: (_table, row) => row.kind === 'token',
    // What is on the stack is a spell or an ability (112.1, 113.1c); a predicate asks by this word.
    item: (_table, row) => (row.zone !== 'stack' ? null : row.kind === 'item' ? 'ability' : 'spell'),
  },
  layerRules: {
    // 613.3d: counters that change power and toughness.
    'pt.counters': { own: { on: (table) => permanents(table).filter((id) => changedByCounters(fieldsOf(table.object(id)).counters)), change: countCounters } },
  },
  consequences: {
    touches: ({ set }) => (set !== undefined && 'subtypes' in set ? ['abilities', 'keywords'] : []),
    make: (_table, _row, values, { set }) => {
      if (set !== undefined && 'subtypes' in set) becomeBasicLandType(values);
    },
  },
  modifierSources: (table) => permanents(table),
} as const satisfies Partial<GameDefinition>;

function changedByCounters(counters: { readonly [kind: string]: number }): boolean {
  return counters['+1/+1'] !== undefined || counters['-1/-1'] !== undefined;
}

function countCounters(_table: Table, row: ObjectRow, values: Values): void {
  const { counters } = fieldsOf(row);
  const change = (counters['+1/+1'] ?? 0) - (counters['-1/-1'] ?? 0);
  if (typeof values.power === 'number') values.power += change;
  if (typeof values.toughness === 'number') values.toughness += change;
}

/** 305.7: a land whose subtype is set to a basic land type loses what its text gave it, and has the mana ability of the type. */
function becomeBasicLandType(values: Values): void {
  const subtypes = values.subtypes as readonly string[];
  if (!(values.types as readonly string[]).includes('land') || !subtypes.some((type) => type in basicLandTypes)) return;
  values.abilities = [];
  values.keywords = [];
}

export function playerValues(table: Table, seat: Seat): Values {
  return { life: playerOf(table, seat).life, abilities: [], rules: [] };
}

/** What a player's row shows of him. */
export function viewPlayer(table: Table, seat: Seat): Row {
  const { life, counters, pool, landsPlayed, mulligans } = playerOf(table, seat);
  return { life, counters, pool, landsPlayed, mulligans, hand: table.zoneOf('hand', seat).order.length, library: table.zoneOf('library', seat).order.length };
}
