import { cardId, type GameRules, valuesOf } from '@arbiter/kernel/authoring';
import { fieldsOf, gameOf } from '../facts.js';
import { mayBecomeTarget } from '../combat/redirect.js';
import { isHurt } from '../happenings/foster.js';
import { levelFor } from '../play/empowered.js';
import { itemOf } from '../play/items.js';
import { mayPlayAllowed } from '../timing/acts.js';
import { keywordsOf, obeys } from './keywords.js';

/** What programs can read of an object besides its values (2.11.7.14.6). */
export const status: GameRules['status'] = {
  /** Whether it is rested (2.11.7.14.6.4). */
  rested: (_table, row) => fieldsOf(row).rested,
  /** Whether it is awake (2.11.7.14.6.3). */
  awake: (_table, row) => !fieldsOf(row).rested,
  damage: (_table, row) => fieldsOf(row).damage,
  /** Whether it is damaged (2.11.7.14.6.5); otherwise it is undamaged (2.11.7.14.6.6). */
  damaged: (_table, row) => fieldsOf(row).damage > 0,
  /** Whether it came to the field this turn. */
  cameThisTurn: (table, row) => fieldsOf(row).cameTurn === gameOf(table).turn,
  attacking: (table, row) => gameOf(table).combat?.attacker === row.id,
  defending: (table, row) => gameOf(table).combat?.targets.includes(row.id) === true,
  /** Whether the current attack could be aimed at it instead. */
  attackable: (table, row) => mayBecomeTarget(table, row.id),
  /** Whether it is prepared (2.11.7.14.5.1). */
  prepared: (_table, row) => fieldsOf(row).prepared,
  /** Its keywords in whatever zone it lies or lay; in play the characteristic `keywords` says the same. */
  withKeyword: (table, row) => keywordsOf(table, row),
  fostered: (_table, row) => fieldsOf(row).fostered,
  hurt: isHurt,
  /** Whether it is distant (2.11.7.14.6.7). */
  distant: (_table, row) => fieldsOf(row).distant,
  /** Whether it retaliates in the current combat (2.11.7.14.6.9). */
  retaliating: (table, row) => gameOf(table).combat?.retaliators.includes(row.id) === true,
  /** Whether it is intercepting (2.11.7.14.6.8). */
  intercepting: (table, row) => gameOf(table).combat?.interceptor === row.id,
  /** Whether it obeys (ext.3.3); an object that is gone does not. */
  obeys: (table, row) => table.find(row.id) !== null && obeys(table, row.id),
  /** Whether its owner could materialize, or activate, it now if an effect let them (2.3.1.12, 2.11.7.6.1, ruling:3). */
  materializable: (table, row) => mayPlayAllowed(table, row.owner, row.id, 'materialization', false),
  activatable: (table, row) => mayPlayAllowed(table, row.owner, row.id, 'activation', false),
  /** The keys of its names, by which an effect names a card (1.6.3.2.2). */
  named: (table, row) => (valuesOf(table, row.id).name as readonly string[]).map(cardId),
  token: (_table, row) => row.kind === 'token',
  /** The level of its player's champion as it counts for this object (ext.4.3). */
  championLevel: (table, row) => levelFor(table, row),
  empowered: (_table, row) => fieldsOf(row).empowered > 0,
  durabilityCounters: (_table, row) => fieldsOf(row).counters.durability ?? 0,
  preparationCounters: (_table, row) => fieldsOf(row).counters.preparation ?? 0,
  enlightenCounters: (_table, row) => fieldsOf(row).counters.enlighten ?? 0,
  lashCounters: (_table, row) => fieldsOf(row).counters.lash ?? 0,
  counters: (_table, row) => Object.keys(fieldsOf(row).counters),
  /** Whether it is an activation, a materialization, or an ability on the effects stack (2.7.2, 2.7.3). */
  item: (table, row) => (row.zone === 'effectsStack' ? itemOf(table, row.id).sort : null),
};
