import type { Seat } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { hasKeyword } from '../facts.js';
import { type ManaAbility, usableManaAbilities } from '../mana/abilities.js';
import { type Purse, purseOf } from '../mana/payment.js';
import { atSorceryTime } from '../turn/lands.js';

/** Facts that all acts of a player at one time depend on. */
export interface Moment {
  readonly seat: Seat;
  /** Whether it is a main phase of the player's own turn with an empty stack (307.5). */
  readonly sorcery: boolean;
  /** Whether an item with split second is on the stack (702.60a). */
  readonly splitSecond: boolean;
  /** The mana abilities that the player can activate. */
  readonly mana: () => readonly ManaAbility[];
  readonly purse: () => Purse;
}

/** Returns the facts that all acts of a player depend on now. */
export function momentOf(table: Table, seat: Seat): Moment {
  let found: readonly ManaAbility[] | null = null;
  let purse: Purse | null = null;
  const mana = (): readonly ManaAbility[] => (found ??= usableManaAbilities(table, seat));
  return {
    seat,
    sorcery: atSorceryTime(table, seat),
    splitSecond: isSplit(table),
    mana,
    purse: () => (purse ??= purseOf(table, seat, { abilities: mana() })),
  };
}

/**
 * 702.60a: whether an item with split second is on the stack; if so, players cast no spells and activate only mana abilities (702.60b).
 * Several such items change nothing (702.60c).
 */
function isSplit(table: Table): boolean {
  const { order } = table.zone('stack');
  for (const id of order) if (hasKeyword(table, id, 'splitSecond')) return true;
  return false;
}
