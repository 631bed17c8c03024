import { cardId, type GameRules, valuesOf } from '@arbiter/kernel/authoring';
import { fieldsOf, gameOf } from '../facts.js';
import { mayBecomeTarget } from '../combat/redirect.js';
import { isHurt } from '../happenings/foster.js';
import { levelFor } from '../play/empowered.js';
import { itemOf } from '../play/items.js';
import { mayPlayAllowed } from '../timing/acts.js';
import { keywordsOf, obeys } from './keywords.js';

/** What programs read of an object beside its values (2.11.7.14.6). */
export const status: GameRules['status'] = {
  /** 2.11.7.14.6.4 */
  rested: (_table, row) => fieldsOf(row).rested,
  /** 2.11.7.14.6.3 */
  awake: (_table, row) => !fieldsOf(row).rested,
  damage: (_table, row) => fieldsOf(row).damage,
  /** 2.11.7.14.6.5; what is not is undamaged (2.11.7.14.6.6). */
  damaged: (_table, row) => fieldsOf(row).damage > 0,
  /** It came to the field this turn. */
  cameThisTurn: (table, row) => fieldsOf(row).cameTurn === gameOf(table).turn,
  attacking: (table, row) => gameOf(table).combat?.attacker === row.id,
  defending: (table, row) => gameOf(table).combat?.targets.includes(row.id) === true,
  /** The attack that is on could be aimed at it instead. */
  attackable: (table, row) => mayBecomeTarget(table, row.id),
  /** 2.11.7.14.5.1 */
  prepared: (_table, row) => fieldsOf(row).prepared,
  /** Its keywords wherever it lies or lay; of what is in play the characteristic `keywords` says the same. */
  withKeyword: (table, row) => keywordsOf(table, row),
  fostered: (_table, row) => fieldsOf(row).fostered,
  hurt: isHurt,
  /** 2.11.7.14.6.7 */
  distant: (_table, row) => fieldsOf(row).distant,
  /** 2.11.7.14.6.9 */
  retaliating: (table, row) => gameOf(table).combat?.retaliators.includes(row.id) === true,
  /** 2.11.7.14.6.8 */
  intercepting: (table, row) => gameOf(table).combat?.interceptor === row.id,
  /** Pride lets it do what it is told (ext.3.3); what is gone does nothing. */
  obeys: (table, row) => table.find(row.id) !== null && obeys(table, row.id),
  /** Its owner could materialize, or activate, it now where an effect has him do so (2.3.1.12, 2.11.7.6.1, ruling:3). */
  materializable: (table, row) => mayPlayAllowed(table, row.owner, row.id, 'materialization', false),
  activatable: (table, row) => mayPlayAllowed(table, row.owner, row.id, 'activation', false),
  /** 1.6.3.2.2: the keys of its names, by which an effect names a card. */
  named: (table, row) => (valuesOf(table, row.id).name as readonly string[]).map(cardId),
  token: (_table, row) => row.kind === 'token',
  /** The level of its player's champion as it counts for it (ext.4.3). */
  championLevel: (table, row) => levelFor(table, row),
  empowered: (_table, row) => fieldsOf(row).empowered > 0,
  durabilityCounters: (_table, row) => fieldsOf(row).counters.durability ?? 0,
  preparationCounters: (_table, row) => fieldsOf(row).counters.preparation ?? 0,
  enlightenCounters: (_table, row) => fieldsOf(row).counters.enlighten ?? 0,
  lashCounters: (_table, row) => fieldsOf(row).counters.lash ?? 0,
  counters: (_table, row) => Object.keys(fieldsOf(row).counters),
  /** On the effects stack: an activation, a materialization, or an ability (2.7.2, 2.7.3). */
  item: (table, row) => (row.zone === 'effectsStack' ? itemOf(table, row.id).sort : null),
};
