import type { Seat } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { hasKeyword } from '../facts.js';
import { type ManaAbility, usableManaAbilities } from '../mana/abilities.js';
import { type Purse, purseOf } from '../mana/payment.js';
import { atSorceryTime } from '../turn/lands.js';

/** What is the same for all acts of a player at one time. */
export interface Moment {
  readonly seat: Seat;
  /** A main phase of his own with an empty stack (307.5). */
  readonly sorcery: boolean;
  /** An item with split second is on the stack (702.60a). */
  readonly splitSecond: boolean;
  /** The mana abilities that he can activate. */
  readonly mana: () => readonly ManaAbility[];
  readonly purse: () => Purse;
}

/** What holds for all acts of a player now. */
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

/** 702.60a: as long as such an item is on the stack, players cast no spells and activate no abilities but mana abilities (702.60b). More than one changes nothing (702.60c). */
function isSplit(table: Table): boolean {
  const { order } = table.zone('stack');
  for (const id of order) if (hasKeyword(table, id, 'splitSecond')) return true;
  return false;
}
