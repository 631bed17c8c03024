import type { JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import { type HistoryRule, knownRow, type Table, valuesOf } from '@arbiter/kernel/authoring';

/** What happened this turn, for the programs that ask for it (`{ history: name, of }`). */
export const history: { readonly [name: string]: HistoryRule } = {
  /** How many cards a player played (1124.2a), whatever happened to them. */
  cardsPlayed: { on: ['played'], by: 'seat', keep: 'count', per: 'turn' },
  /** How often J-rulers and resonators of the other player dealt damage to a player; and how often resonators alone did. */
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
  /** How many resonators were put into a graveyard from a player's field. */
  resonatorsLost: {
    on: ['left'],
    by: 'seat',
    keep: 'count',
    per: 'turn',
    seat: (table, event) => controllerOf(table, event.object as ObjectId),
    if: (table, { object, to }) => to === 'graveyard' && hasType(table, object as ObjectId, ['resonator']),
  },
  /** The objects that dealt damage (912.2, 1007.1). */
  dealtDamage: { on: ['damage'], by: 'match', keep: 'objects', object: 'source', per: 'turn' },
  /** The objects that attacked (803.5). */
  attacked: { on: ['attacks'], by: 'match', keep: 'objects', object: 'object', per: 'turn' },
  /** The races (205.1) of cards that entered a player's field. */
  enteredRaces: { on: ['entered'], by: 'seat', keep: 'words', words: 'races', per: 'turn', seat: fieldOwner },
};

/** Returns the player onto whose field a card moves; for tokens the event says so. */
function fieldOwner(table: Table, { object, under, seat }: JsonObject): Seat {
  if (typeof under === 'number' && under >= 0) return under;
  return table.find(object as number)?.owner ?? (seat as Seat);
}

const controllerOf = (table: Table, id: ObjectId): Seat => knownRow(table, id)?.controller ?? -1;

function isHurtBy(table: Table, { seat, source }: JsonObject, types: readonly string[]): boolean {
  const controller = controllerOf(table, source as ObjectId);
  return controller !== seat && hasType(table, source as ObjectId, types);
}

/** Whether an object has one of these types; one that is gone is read as it last stood (911.1). */
function hasType(table: Table, id: ObjectId, types: readonly string[]): boolean {
  const values = table.find(id) === null ? table.state.past[id]?.values : valuesOf(table, id);
  return ((values?.types ?? []) as readonly string[]).some((type) => types.includes(type));
}
