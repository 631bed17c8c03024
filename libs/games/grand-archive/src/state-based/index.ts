import { type Happening, type ObjectId, type ObjectRow, type Seat, type Table } from '@arbiter/kernel';
import { gameOf, playerOf, plays, rowOf, turnOrder } from '../facts.js';
import { championsOf, fieldOf } from '../values/sides.js';
import { countersOn, hasDurability } from '../happenings/counters.js';
import { cease, destroy, isImmortal } from '../happenings/destroy.js';
import { lose } from '../happenings/lose.js';
import { isType, lifeOf } from '../values/base.js';
import { forbidsPlayer } from '../values/rules.js';

/** What happens by the state of the game alone (2.5.1.1, 2.11.7.8); nothing where all is in order. */
export function stateBased(table: Table): readonly Happening[] {
  return turnOrder(table).flatMap((seat) => {
    const loss = lossOf(table, seat);
    return loss === null ? [...deaths(table, seat), ...brokenWeapons(table, seat)] : [loss];
  });
}

/** 1.4.3, ruling:1, unless he can't lose: he was to draw from an empty deck, all his champions are defeated, or he has none any more. */
function lossOf(table: Table, seat: Seat): Happening | null {
  const { owes, begun } = playerOf(table, seat);
  if (forbidsPlayer(table, seat, 'lose')) return null;
  if (owes) return lose(seat, 'deckOut', '1.4.3.3');
  if (!begun) return null;
  const champions = championsOf(table, seat);
  if (champions.length === 0) return lose(seat, 'noChampion', '1.4.3.2');
  return champions.every((id) => isDefeated(table, id)) ? lose(seat, 'defeated', '1.4.3.1') : null;
}

/** Damage up to its life, or no life (1.7.2.6, 2.5.1.1.3, 2.11.7.8.3). */
function isDefeated(table: Table, id: ObjectId): boolean {
  const life = lifeOf(table, id);
  return life !== null && rowOf(table, id).damage >= life && !isImmortal(table, id);
}

function deaths(table: Table, seat: Seat): readonly Happening[] {
  return fieldOf(table, seat).flatMap((id) => {
    if (!isDefeated(table, id)) return [];
    if (isType(table, id, 'ally')) return [destroy(id, (lifeOf(table, id) ?? 0) <= 0 ? '1.7.2.6' : '2.11.7.8.3', 0, killer(table, id))];
    return isType(table, id, 'champion') ? [destroy(id, '2.11.6.2.3', 0, killer(table, id))] : [];
  });
}

/** The attacker whose attack has dealt damage to it; 0 for none (ruling:27). */
const killer = (table: Table, id: ObjectId): ObjectId => {
  const { combat } = gameOf(table);
  return combat?.hit.includes(id) === true ? combat.attacker : 0;
};

/** 1.7.6.4.4, 2.11.6.3.3: a weapon without durability counters. */
function brokenWeapons(table: Table, seat: Seat): readonly Happening[] {
  return fieldOf(table, seat).flatMap((id) => (isType(table, id, 'weapon') && hasDurability(table, id) && countersOn(table, id, 'durability') === 0 ? [destroy(id, '2.11.7.8.4')] : []));
}

/** What ceases to exist: tokens anywhere but on the field (2.5.1.1.6), copies where they can't be (2.11.7.8.6), and all that belongs to who has lost (1.4.5). */
export function ceased(table: Table): readonly Happening[] {
  const found: Happening[] = [];
  for (const id of table.zone('field').order) {
    const { owner, kind } = table.object(id);
    if (!plays(table, owner)) found.push(cease(id, '1.4.5'));
    // What was a copy on the effects stack is nowhere else.
    else if (kind === 'copy') found.push(cease(id, '2.11.7.8.6'));
  }
  for (const zone of Object.values(table.state.zones)) {
    if (zone.kind === 'field') continue;
    for (const id of zone.order) {
      const row = table.object(id);
      if (!plays(table, row.owner)) found.push(cease(id, '1.4.5'));
      else if (isStray(row, zone.kind)) found.push(cease(id, row.kind === 'token' ? '2.5.1.1.6' : '2.11.7.8.6'));
    }
  }
  return found;
}

const isStray = ({ kind }: ObjectRow, zone: string): boolean => kind === 'token' || (kind === 'copy' && zone !== 'effectsStack' && zone !== 'intent');
