import type { ObjectId, Seat } from '@arbiter/kernel';
import type { ObjectRow, Table } from '@arbiter/kernel/authoring';
import { controllerOf, fieldsOf, opponentsOf, permanents } from '../facts.js';
import { bandOf } from './bands.js';

/**
 * Relations in combat, for selectors: each leads from an object to the objects in that relation to it. What is no object, such as an
 * attacked player, is left out.
 */
export const combatRelations: { readonly [name: string]: (table: Table, object: ObjectRow) => readonly ObjectId[] } = {
  /** Creatures that block this object. */
  blockersOf: (_table, object) => fieldsOf(object).blockers,
  /** Attackers that this object blocks. */
  blockedBy: (_table, object) => fieldsOf(object).blocking ?? [],
  /** Creatures that block this object or that it blocks. */
  opposing: (_table, object) => [...fieldsOf(object).blockers, ...(fieldsOf(object).blocking ?? [])],
  /** The other attackers in this object's band. */
  bandOf: (table, object) => bandOf(table, object.id),
  /** Creatures that attack this planeswalker. */
  attackersOf: (table, object) => permanents(table).filter((id) => fieldsOf(table.object(id)).attacking === object.id),
  /** The planeswalker that this object attacks. */
  attackedBy: (_table, object) => [fieldsOf(object).attacking],
};

/**
 * Relations in combat from an object to players. What is no player, such as the defending player of a creature that never attacked, is left
 * out.
 */
export const combatPlayerRelations: { readonly [name: string]: (table: Table, object: ObjectRow) => readonly Seat[] } = {
  /** The defending player for an attacking creature, and for one that was removed from combat (508.5). */
  defending: (_table, object) => [fieldsOf(object).defender],
  /** The player that the creature attacks, if it attacks a player and not a planeswalker. */
  attackedPlayer: (_table, object) => {
    const { attacking, defender } = fieldsOf(object);
    return attacking < 0 ? [defender] : [];
  },
  /** The other opponents of the attacker's controller (702.115a); with two players there are none. */
  otherOpponents: (table, object) => opponentsOf(table, object.controller).filter((seat) => seat !== fieldsOf(object).defender),
  /** The player whose creatures it fights: the defending player for an attacker, the attacking player for a blocker. */
  opposing: (table, object) => {
    const { blocking, defender } = fieldsOf(object);
    const [attacker] = blocking ?? [];
    return [attacker === undefined ? defender : controllerOf(table, attacker)];
  },
};
