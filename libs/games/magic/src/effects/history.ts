import type { ObjectId } from '@arbiter/kernel';
import type { HistoryRule, Table } from '@arbiter/kernel/authoring';
import { isInstantOrSorcery, isType } from '../facts.js';

/** What happened this turn, for the programs that ask for it (`{ history: name, of }`). All entries are cleared as a new turn begins. */
export const history: { readonly [name: string]: HistoryRule } = {
  /** Creatures that died (700.4), as they last stood. */
  died: {
    on: ['died'],
    by: 'match',
    keep: 'objects',
    per: 'turn',
    if: (table, { object }) => isType(table, object as ObjectId, 'creature'),
  },
  /** Permanents that entered the battlefield, by their controllers. */
  entered: { on: ['entered'], by: 'match', keep: 'objects', per: 'turn' },
  /** Permanents that were put into a graveyard (702.68a). */
  toGraveyard: { on: ['left'], by: 'match', keep: 'count', per: 'turn', if: (_table, { to }) => to === 'graveyard' },
  /** Permanents that left the battlefield, as they last stood. */
  left: { on: ['left'], by: 'match', keep: 'objects', per: 'turn' },
  /** Objects that became a target, once for each time (115.1). */
  targeted: { on: ['becameTarget'], by: 'match', keep: 'objects', per: 'turn' },
  /** Creatures that a player attacked with. */
  attacked: { on: ['attacks'], by: 'seat', keep: 'objects', per: 'turn' },
  /** Spells that a player cast. */
  cast: { on: ['cast'], by: 'seat', keep: 'objects', per: 'turn', before: 'castLastTurn' },
  /** Instants and sorceries that a player cast from their hand. */
  handSpells: {
    on: ['cast'],
    by: 'seat',
    keep: 'count',
    per: 'turn',
    if: (table, { object, from }) => from === 'hand' && isInstantOrSorcery(table, object as ObjectId),
  },
  /** How many spells a player cast in the turn before this one. */
  castLastTurn: { on: [], by: 'seat', keep: 'count', per: 'turn' },
  /** Life that a player gained, and lost. */
  gainedLife: { on: ['gainedLife'], by: 'seat', keep: 'amount', per: 'turn' },
  lostLife: { on: ['lostLife'], by: 'seat', keep: 'amount', per: 'turn' },
  /** Cards that a player drew (121.1). */
  drew: { on: ['drew'], by: 'seat', keep: 'count', per: 'turn' },
  /** Cards that a player discarded (701.8). */
  discarded: {
    on: ['discarded'],
    by: 'seat',
    keep: 'count',
    per: 'turn',
    seat: (table, { object }) => table.find(object as number)?.owner ?? -1,
  },
  /** Permanents that were dealt damage. */
  damaged: { on: ['damage'], by: 'match', keep: 'objects', per: 'turn', if: (_table, { object }) => object !== 0 },
  /** Subtypes of the sources that dealt combat damage to a player, by the player who controlled the source then (702.75a). */
  prowled: {
    on: ['damage'],
    by: 'seat',
    keep: 'words',
    words: 'subtypes',
    object: 'source',
    per: 'turn',
    seat: (table, { source }) => controllerOfSource(table, source as number),
    if: (_table, { object, combat }) => object === 0 && combat === true,
  },
  /** Damage that a player was dealt. */
  damageTaken: { on: ['damage'], by: 'seat', keep: 'amount', per: 'turn' },
};

function controllerOfSource(table: Table, source: number): number {
  const row = table.find(source);
  return row === null ? -1 : table.controllerOf(row);
}
