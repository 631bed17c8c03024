import type { ObjectId, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table } from '@arbiter/kernel/authoring';
import { noteBlock, setAttacking, setBlocked } from '../combat/joining.js';
import { fieldsOf, setObject } from '../facts.js';

/**
 * The events of combat, for abilities that trigger on them. Each kind of trigger condition has its key (508.3, 509.5): `attacks` for each
 * creature that is declared as an attacker (with `batch` for "whenever a player attacks" or "is attacked"); `blocks` once for a blocker,
 * `blocksCreature` for each attacker that it blocks; `becomesBlocked` once for an attacker, `becomesBlockedBy` for each creature that
 * blocks it; `unblocked` for an attacker that no creature was declared to block.
 */

/**
 * A creature is declared as an attacker (508.1k).
 * @param target a player's id or a planeswalker
 * @param alone whether no other creature is declared as an attacker (506.5)
 */
export function attackBy(
  object: ObjectId,
  seat: Seat,
  attack: { readonly target: number; readonly defender: Seat; readonly alone: boolean; readonly count: number },
): Happening {
  return propose(
    'attack',
    { object, seat },
    { attacked: attack.target, defender: attack.defender, alone: attack.alone, count: attack.count },
  );
}

/** A creature becomes a blocking creature (509.1g). `attackers` are the creatures that it blocks. */
export function blockBy(
  object: ObjectId,
  seat: Seat,
  block: { readonly attackers: readonly ObjectId[]; readonly alone: boolean },
): Happening {
  return propose('block', { object, seat }, { attackers: block.attackers, count: block.attackers.length, alone: block.alone });
}

/** A creature blocks an attacker; `entering` if it was put onto the battlefield blocking (509.5b). */
export function blockOne(object: ObjectId, seat: Seat, attacker: ObjectId): Happening {
  return propose('blockOne', { object, seat }, { attacker });
}

/** An attacker becomes blocked (509.1h). */
export function becomeBlocked(object: ObjectId, seat: Seat, blockers: readonly ObjectId[]): Happening {
  return propose('becomeBlocked', { object, seat }, { blockers, count: blockers.length });
}

/** An attacker becomes blocked by a creature (509.5d). `count` is how many creatures block it now, `before` how many did (509.5e). */
export function blockedByOne(
  object: ObjectId,
  seat: Seat,
  by: { readonly blocker: ObjectId; readonly count: number; readonly before: number },
): Happening {
  return propose('blockedByOne', { object, seat }, { ...by });
}

/** An attacker was not blocked (509.1h, 509.5g). */
export function becomeUnblocked(object: ObjectId, seat: Seat): Happening {
  return propose('becomeUnblocked', { object, seat }, {});
}

const keyed = (key: string): HappeningRule['keys'] => {
  const keys = [key];
  return () => keys;
};

export const attackRule: HappeningRule = {
  keys: keyed('attacks'),
  commit: (table, list) => {
    for (const { object, data } of list) setAttacking(table, object, data.attacked as number);
    return list;
  },
};

export const blockRule: HappeningRule = {
  keys: keyed('blocks'),
  commit: (table, list) => {
    for (const { object, data } of list) {
      for (const attacker of data.attackers as readonly ObjectId[]) addBlock(table, object, attacker);
    }
    return list;
  },
};

/** Notes a block on the blocker and on the attacker, each last in the other's order. */
function addBlock(table: Table, blocker: ObjectId, attacker: ObjectId): void {
  const { blocking } = fieldsOf(table.object(blocker));
  const { blockers } = fieldsOf(table.object(attacker));
  if (blocking === null || !blocking.includes(attacker)) setObject(table, blocker, 'blocking', [...(blocking ?? []), attacker]);
  if (blockers.includes(blocker)) return;
  setObject(table, attacker, 'blockers', [...blockers, blocker]);
  noteBlock(table, attacker, blocker);
}

/** A happening that only lets abilities trigger: what it reports has been carried out already. */
const told = (key: string): HappeningRule => ({ keys: keyed(key) });

export const blockOneRule: HappeningRule = told('blocksCreature');
export const blockedByOneRule: HappeningRule = told('becomesBlockedBy');

export const becomeBlockedRule: HappeningRule = {
  keys: keyed('becomesBlocked'),
  commit: (table, list) => {
    for (const { object } of list) setBlocked(table, object);
    return list;
  },
};

export const becomeUnblockedRule: HappeningRule = {
  keys: keyed('unblocked'),
  commit: (table: Table, list) => {
    for (const { object } of list) setObject(table, object, 'unblocked', true);
    return list;
  },
};
