import { idOfSeat, must, type ObjectId, type Seat, seatOfId } from '@arbiter/kernel';
import { knownRow, type Table } from '@arbiter/kernel/authoring';
import { controllerOf, fieldsOf, hasKeyword, isSettled, isType, opponentsOf, permanents, permanentsOf } from '../facts.js';
import { forbids, permits } from '../rules.js';

/** Returns the creatures that are attacking (508.1k). */
export function attackersOf(table: Table): ObjectId[] {
  return permanents(table).filter((id) => fieldsOf(table.object(id)).isAttacking);
}

/** Returns the creatures that are blocking (509.1g), including those whose blocked attacker is gone. */
export function blockersOf(table: Table): ObjectId[] {
  return permanents(table).filter((id) => fieldsOf(table.object(id)).blocking !== null);
}

/**
 * Returns the defending player for what is attacked: a player, or the controller of a planeswalker (508.5), the last controller if the
 * planeswalker left before it was attacked (608.2g).
 */
export function defenderOf(table: Table, target: number): Seat {
  return seatOfId(target) ?? table.controllerOf(must(knownRow(table, target), 'the row of the attacked planeswalker'));
}

/** Returns what creatures may attack: the defending players and their planeswalkers (506.2, 506.3). */
export function attackTargets(table: Table, seat: Seat): number[] {
  return opponentsOf(table, seat).flatMap((defender) => [
    idOfSeat(defender),
    ...permanentsOf(table, defender).filter((id) => isType(table, id, 'planeswalker')),
  ]);
}

/** Whether an object or player can be attacked by a player's creatures: another player, or another player's planeswalker (506.3). */
export function canBeAttacked(table: Table, target: number, seat: Seat): boolean {
  const player = seatOfId(target);
  if (player !== null) return player !== seat;
  const row = table.find(target);
  return row !== null && row.zone === 'battlefield' && isType(table, target, 'planeswalker') && controllerOf(table, target) !== seat;
}

/**
 * Returns the creatures that may be chosen to attack: untapped, under control since the turn began or with haste (508.1a, 702.10b), and not
 * forbidden to attack altogether (702.3b). Several instances of haste or defender change nothing (702.3c, 702.10d).
 */
export function possibleAttackers(table: Table, seat: Seat): ObjectId[] {
  return permanentsOf(table, seat).filter((id) => {
    if (fieldsOf(table.object(id)).tapped || !isType(table, id, 'creature')) return false;
    if (!isSettled(table, id) && !hasKeyword(table, id, 'haste') && !permits(table, id, 'attackAsThoughHaste')) return false;
    if (hasKeyword(table, id, 'defender') && !permits(table, id, 'attackAsThoughNoDefender')) return false;
    return !forbids(table, id, 'attack');
  });
}

/** Returns the creatures that may be chosen to block: untapped ones (509.1a). */
export function possibleBlockers(table: Table, seat: Seat): ObjectId[] {
  return permanentsOf(table, seat).filter(
    (id) => isType(table, id, 'creature') && (!fieldsOf(table.object(id)).tapped || permits(table, id, 'blockAsThoughUntapped')),
  );
}

/**
 * Returns the attackers that a player's creatures may block: those that attack the player or their planeswalkers (509.1a), including those
 * that attack nothing any more (506.4c).
 */
export function attackersAgainst(table: Table, seat: Seat): ObjectId[] {
  return attackersOf(table).filter((id) => fieldsOf(table.object(id)).defender === seat);
}
