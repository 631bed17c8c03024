import { abilitiesOf, type GameRules } from '@arbiter/kernel/authoring';
import { fieldsOf, gameOf } from '../facts.js';
import { itemOf } from '../play/items.js';

/** What programs read of an object beside its values. */
export const status: GameRules['status'] = {
  rested: (_table, row) => fieldsOf(row).rested,
  recovered: (_table, row) => !fieldsOf(row).rested,
  damage: (_table, row) => fieldsOf(row).damage,
  /** It came where it lies this turn. */
  cameThisTurn: (table, row) => fieldsOf(row).cameTurn === gameOf(table).turn,
  attacking: (table, row) => gameOf(table).battle?.attacker === row.id,
  blocking: (table, row) => gameOf(table).battle?.blocker === row.id,
  attacked: (table, row) => gameOf(table).battle?.target === row.id,
  /** An addition that is added to something (1002, 1121.2). */
  added: (_table, row) => row.host !== 0,
  /** What is said of tokens is about no other cards (1303.2b). */
  token: (_table, row) => row.kind === 'token',
  /** Counters that lie on it (1022.5). */
  hopeCounters: (_table, row) => fieldsOf(row).counters.hope ?? 0,
  manaCounters: (_table, row) => fieldsOf(row).counters.mana ?? 0,
  /** 1022.5 */
  counters: (_table, row) => Object.keys(fieldsOf(row).counters),
  /** Its Awakening was paid; so it stays for as long as it lies there (1109.3). */
  awakened: (_table, row) => fieldsOf(row).notes.awakened === 1,
  /** Which of its Awakenings were paid, by their marks `key`. */
  awakenings: (_table, row) => (fieldsOf(row).notes.awakenings as readonly string[] | undefined) ?? [],
  /** On the chase: an automatic ability. */
  automatic: (table, row) => row.zone === 'chase' && itemOf(table, row.id).sort === 'ability' && itemOf(table, row.id).triggered,
  /** Another card was played before it (1124.1, 1124.2). */
  torrent: (_table, row) => fieldsOf(row).notes.torrent === 1,
  /** It has [Stealth] (1114). */
  stealth: (table, row) => abilitiesOf(table, row).some(({ ability }) => ability.keyword === 'stealth'),
  /** On the chase it is a card or an ability; a Judgment is neither (705.2d). */
  item: (_table, row) => (row.zone === 'chase' ? itemOf(_table, row.id).sort : null),
};
