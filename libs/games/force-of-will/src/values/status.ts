import { abilitiesOf, type GameRules } from '@arbiter/kernel/authoring';
import { fieldsOf, gameOf } from '../facts.js';
import { itemOf } from '../play/items.js';

/** What programs can read of an object besides its values. */
export const status: GameRules['status'] = {
  rested: (_table, row) => fieldsOf(row).rested,
  recovered: (_table, row) => !fieldsOf(row).rested,
  damage: (_table, row) => fieldsOf(row).damage,
  /** Whether it came to its zone this turn. */
  cameThisTurn: (table, row) => fieldsOf(row).cameTurn === gameOf(table).turn,
  attacking: (table, row) => gameOf(table).battle?.attacker === row.id,
  blocking: (table, row) => gameOf(table).battle?.blocker === row.id,
  attacked: (table, row) => gameOf(table).battle?.target === row.id,
  /** Whether it is an addition added to something (1002, 1121.2). */
  added: (_table, row) => row.host !== 0,
  /** Whether it is a token: texts about tokens apply to no other cards (1303.2b). */
  token: (_table, row) => row.kind === 'token',
  /** The number of counters on it (1022.5). */
  hopeCounters: (_table, row) => fieldsOf(row).counters.hope ?? 0,
  manaCounters: (_table, row) => fieldsOf(row).counters.mana ?? 0,
  /** The kinds of counters on it (1022.5). */
  counters: (_table, row) => Object.keys(fieldsOf(row).counters),
  /** Whether its Awakening was paid; this stays so as long as it lies there (1109.3). */
  awakened: (_table, row) => fieldsOf(row).notes.awakened === 1,
  /** The marks `key` of those of its Awakenings that were paid. */
  awakenings: (_table, row) => (fieldsOf(row).notes.awakenings as readonly string[] | undefined) ?? [],
  /** Whether it is an automatic ability on the chase. */
  automatic: (table, row) => row.zone === 'chase' && itemOf(table, row.id).sort === 'ability' && itemOf(table, row.id).triggered,
  /** Whether another card was played before it (1124.1, 1124.2). */
  torrent: (_table, row) => fieldsOf(row).notes.torrent === 1,
  /** Whether it has [Stealth] (1114). */
  stealth: (table, row) => abilitiesOf(table, row).some(({ ability }) => ability.keyword === 'stealth'),
  /** Whether it is a card or an ability on the chase; a Judgment is neither (705.2d). */
  item: (_table, row) => (row.zone === 'chase' ? itemOf(_table, row.id).sort : null),
};
