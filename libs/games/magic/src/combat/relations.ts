import type { ObjectId, Seat } from '@arbiter/kernel';
import type { ObjectRow, Table } from '@arbiter/kernel/authoring';
import { controllerOf, fieldsOf, opponentsOf, permanents } from '../facts.js';
import { bandOf } from './bands.js';

/** Relations in combat, for selectors: from an object to those that stand so to it. What is no object, as a player who is attacked, is nothing to a selector. */
export const combatRelations: { readonly [name: string]: (table: Table, object: ObjectRow) => readonly ObjectId[] } = {
  /** Creatures that block it. */
  blockersOf: (_table, object) => fieldsOf(object).blockers,
  /** Attackers that it blocks. */
  blockedBy: (_table, object) => fieldsOf(object).blocking ?? [],
  /** Those that block it or that it blocks. */
  opposing: (_table, object) => [...fieldsOf(object).blockers, ...(fieldsOf(object).blocking ?? [])],
  /** The others in its attacking band. */
  bandOf: (table, object) => bandOf(table, object.id),
  /** What attacks a planeswalker. */
  attackersOf: (table, object) => permanents(table).filter((id) => fieldsOf(table.object(id)).attacking === object.id),
  /** The planeswalker that it attacks. */
  attackedBy: (_table, object) => [fieldsOf(object).attacking],
};

/** Relations in combat from an object to players; what is no player, as the defending one for what never attacked, is nobody. */
export const combatPlayerRelations: { readonly [name: string]: (table: Table, object: ObjectRow) => readonly Seat[] } = {
  /** The defending player for an attacking creature, and for one that was removed from combat (508.5). */
  defending: (_table, object) => [fieldsOf(object).defender],
  /** The player whom it attacks itself, no planeswalker of his. */
  attackedPlayer: (_table, object) => {
    const { attacking, defender } = fieldsOf(object);
    return attacking < 0 ? [defender] : [];
  },
  /** The other opponents of the attacker's controller (702.115a): none with two players. */
  otherOpponents: (table, object) => opponentsOf(table, object.controller).filter((seat) => seat !== fieldsOf(object).defender),
  /** The player whose creatures it fights: the defending player for an attacker, the attacking one for a blocker. */
  opposing: (table, object) => {
    const { blocking, defender } = fieldsOf(object);
    const [attacker] = blocking ?? [];
    return [attacker === undefined ? defender : controllerOf(table, attacker)];
  },
};
