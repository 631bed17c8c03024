import type { JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import { type HistoryRule, knownRow, type Table, valuesOf } from '@arbiter/kernel/authoring';

/** What happened this turn, for the programs that ask for it (`{ history: name, of }`). */
export const history: { readonly [name: string]: HistoryRule } = {
  /** Cards that a player played (1124.2a): whatever became of them. */
  cardsPlayed: { on: ['played'], by: 'seat', keep: 'count', per: 'turn' },
  /** Damage that J-rulers and resonators of the other player dealt to a player, and resonators alone. */
  hurt: {
    on: ['playerDamaged'],
    by: 'seat',
    keep: 'count',
    per: 'turn',
    if: (table, event) => isHurtBy(table, event, ['resonator', 'jRuler']),
  },
  hurtByResonators: {
    on: ['playerDamaged'],
    by: 'seat',
    keep: 'count',
    per: 'turn',
    if: (table, event) => isHurtBy(table, event, ['resonator']),
  },
  /** Resonators that were put into a graveyard from a player's field. */
  resonatorsLost: {
    on: ['left'],
    by: 'seat',
    keep: 'count',
    per: 'turn',
    seat: (table, event) => controllerOf(table, event.object as ObjectId),
    if: (table, { object, to }) => to === 'graveyard' && hasType(table, object as ObjectId, ['resonator']),
  },
  /** What dealt damage (912.2, 1007.1). */
  dealtDamage: { on: ['damage'], by: 'match', keep: 'objects', object: 'source', per: 'turn' },
  /** What attacked (803.5). */
  attacked: { on: ['attacks'], by: 'match', keep: 'objects', object: 'object', per: 'turn' },
  /** Races (205.1) of what came to a player's field. */
  enteredRaces: { on: ['entered'], by: 'seat', keep: 'words', words: 'races', per: 'turn', seat: fieldOwner },
};

/** On whose field a card comes to lie; tokens say it themselves. */
function fieldOwner(table: Table, { object, under, seat }: JsonObject): Seat {
  if (typeof under === 'number' && under >= 0) return under;
  return table.find(object as number)?.owner ?? (seat as Seat);
}

const controllerOf = (table: Table, id: ObjectId): Seat => knownRow(table, id)?.controller ?? -1;

function isHurtBy(table: Table, { seat, source }: JsonObject, types: readonly string[]): boolean {
  const controller = controllerOf(table, source as ObjectId);
  return controller !== seat && hasType(table, source as ObjectId, types);
}

/** 911.1: what is gone by now is read as it last stood. */
function hasType(table: Table, id: ObjectId, types: readonly string[]): boolean {
  const values = table.find(id) === null ? table.state.past[id]?.values : valuesOf(table, id);
  return ((values?.types ?? []) as readonly string[]).some((type) => types.includes(type));
}
