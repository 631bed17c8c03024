import type { ObjectId, Seat } from '@arbiter/kernel';
import { countersOn, type Happening, type ObjectRow, remembered, type Table } from '@arbiter/kernel/authoring';
import { gameOf, playerOf, plays, rowOf, turnOrder } from '../facts.js';
import { championsOf, fieldOf, keptInPlay } from '../values/sides.js';
import { hasDurability } from '../happenings/counters.js';
import { cease, destroy } from '../happenings/destroy.js';
import { lose } from '../happenings/lose.js';
import { move } from '../happenings/move.js';
import { isType, lifeOf } from '../values/base.js';
import { isImmortal } from '../values/immortal.js';
import { forbidsPlayer } from '../values/rules.js';

const nothing: readonly never[] = [];

/**
 * Returns what happens by the state of the game alone, without an act of a player (2.5.1.1, 2.11.7.8, 2.11.7.8.1); empty if nothing is to
 * be done.
 */
export function stateBased(table: Table): readonly Happening[] {
  const found: Happening[] = [];
  for (const seat of turnOrder(table)) {
    const loss = lossOf(table, seat);
    if (loss !== null) found.push(loss);
    else addDestroyed(table, seat, found);
  }
  return found;
}

/** Returns a player's loss (1.4.3, ruling:1), unless they can't lose. */
function lossOf(table: Table, seat: Seat): Happening | null {
  const loss = grounds(table, seat);
  return loss === null || forbidsPlayer(table, seat, 'lose') ? null : loss;
}

/**
 * Returns the loss for the first reason that applies: the player was to draw from an empty deck (2.5.1.1.5), all their champions are
 * defeated (2.5.1.1.4, 1.4.2.1), or they have no champion left.
 */
function grounds(table: Table, seat: Seat): Happening | null {
  const { owes, begun } = playerOf(table, seat);
  if (owes) return lose(seat, 'deckOut', '1.4.3.3');
  if (!begun) return null;
  const champions = championsOf(table, seat);
  if (champions.length === 0) return lose(seat, 'noChampion', '1.4.3.2');
  return champions.every((id) => isDefeated(table, id, lifeOf(table, id))) ? lose(seat, 'defeated', '1.4.3.1') : null;
}

/** An object that has life, and how much. */
interface Mortal {
  readonly id: ObjectId;
  readonly life: number;
}

/** The objects of a player that damage, or a lack of counters, may destroy. */
interface Perishable {
  readonly mortals: readonly Mortal[];
  /**
   * Weapons without durability counters (1.7.6.4.4, 2.11.6.3.3). Counters are no distant field, so this too stays known as long as values
   * in play do not change.
   */
  readonly broken: readonly ObjectId[];
}

/**
 * What can be destroyed by damage, or by losing its durability (2.5.1.1.2), which equals the number of its durability counters (1.6.9.2,
 * 1.7.6.4.2).
 */
const perishable = keptInPlay('what may perish', (table): readonly Perishable[] =>
  table.seats().map((seat) => {
    const mortals: Mortal[] = [];
    const broken: ObjectId[] = [];
    for (const id of fieldOf(table, seat)) {
      const life = lifeOf(table, id);
      if (life !== null) mortals.push({ id, life });
      if (isType(table, id, 'weapon') && hasDurability(table, id) && countersOn(table, id, 'durability') === 0) broken.push(id);
    }
    return { mortals, broken };
  }),
);

/** Returns a player's objects whose damage reaches their life, or that have no life (1.7.2.6, 2.5.1.1.3, 2.11.7.8.3). */
function defeated(table: Table, seat: Seat): readonly ObjectId[] {
  let found: ObjectId[] | null = null;
  for (const { id, life } of (perishable(table)[seat] as Perishable).mortals) if (isDefeated(table, id, life)) (found ??= []).push(id);
  return found ?? nothing;
}

const isDefeated = (table: Table, id: ObjectId, life: number | null): boolean =>
  life !== null && rowOf(table, id).damage >= life && !isImmortal(table, id);

/** Adds the destruction of units, then of weapons. */
function addDestroyed(table: Table, seat: Seat, found: Happening[]): void {
  for (const id of defeated(table, seat)) addDeath(table, id, found);
  for (const id of (perishable(table)[seat] as Perishable).broken) found.push(destroy(id, '2.11.7.8.4'));
}

function addDeath(table: Table, id: ObjectId, found: Happening[]): void {
  if (isType(table, id, 'ally')) found.push(destroy(id, (lifeOf(table, id) ?? 0) <= 0 ? '1.7.2.6' : '2.11.7.8.3', 0, killer(table, id)));
  else if (isType(table, id, 'champion')) found.push(destroy(id, '2.11.6.2.3', 0, killer(table, id)));
}

/** Returns the attacker whose attack has dealt damage to a unit; 0 for none (ruling:27). */
const killer = (table: Table, id: ObjectId): ObjectId => {
  const { combat } = gameOf(table);
  return combat?.hit.includes(id) === true ? combat.attacker : 0;
};

/**
 * Returns what ceases to exist: tokens outside the field (2.5.1.1.6), copies where they can't be (2.11.7.8.6), and everything owned by a
 * player who lost (1.4.5). Cards of others that this player activated do not resolve (ruling:18).
 */
export function ceased(table: Table): readonly Happening[] {
  if (!mayCease(table)) return nothing;
  const found: Happening[] = [];
  for (const id of table.zone('field').order) {
    const { owner, kind } = table.object(id);
    if (!plays(table, owner)) found.push(cease(id, '1.4.5'));
    // A copy made on the effects stack exists nowhere else.
    else if (kind === 'copy') found.push(cease(id, '2.11.7.8.6'));
  }
  for (const zone of Object.values(table.state.zones)) {
    if (zone.kind === 'field') continue;
    for (const id of zone.order) {
      const row = table.object(id);
      if (!plays(table, row.owner)) found.push(cease(id, '1.4.5'));
      else if (zone.kind === 'effectsStack' && !plays(table, row.controller))
        found.push(move(id, { to: 'graveyard', act: 'unresolved' }, '2.3.4.4.2.1'));
      else if (isStray(row, zone.kind)) found.push(cease(id, row.kind === 'token' ? '2.5.1.1.6' : '2.11.7.8.6'));
    }
  }
  return found;
}

/** All tokens and copies. An object becomes one only under a new id (`happenings/level-up.ts`). */
const madeOf = remembered({
  name: 'tokens and copies',
  basis: 'population',
  find: (table): readonly ObjectId[] => {
    const ids: ObjectId[] = [];
    const { objects } = table.state;
    for (const id in objects) if (objects[id]?.kind === 'token' || objects[id]?.kind === 'copy') ids.push(Number(id));
    return ids;
  },
});

/** Whether anything might have to cease: a player has lost, or a token or copy lies where it can't be (2.5.1.1.6, 2.11.7.8.6). */
function mayCease(table: Table): boolean {
  if (table.seats().some((seat) => !plays(table, seat))) return true;
  return madeOf(table).some((id) => {
    const row = table.find(id);
    return row !== null && row.zone !== '' && isMisplaced(row, table.zone(row.zone).kind);
  });
}

const isMisplaced = (row: ObjectRow, zone: string): boolean => (zone === 'field' ? row.kind === 'copy' : isStray(row, zone));

/**
 * Whether an object lies outside the field where it can't be: a token, or a copy of an activation outside the effects stack, in intent too
 * (ruling:31).
 */
const isStray = ({ kind }: ObjectRow, zone: string): boolean => kind === 'token' || (kind === 'copy' && zone !== 'effectsStack');
