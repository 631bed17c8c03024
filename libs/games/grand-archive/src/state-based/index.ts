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

/** What happens by the state of the game alone, with no player doing anything (2.5.1.1, 2.11.7.8, 2.11.7.8.1); nothing where all is in order. */
export function stateBased(table: Table): readonly Happening[] {
  const found: Happening[] = [];
  for (const seat of turnOrder(table)) {
    const loss = lossOf(table, seat);
    if (loss !== null) found.push(loss);
    else addDestroyed(table, seat, found);
  }
  return found;
}

/** 1.4.3, ruling:1, unless he can't lose. */
function lossOf(table: Table, seat: Seat): Happening | null {
  const loss = grounds(table, seat);
  return loss === null || forbidsPlayer(table, seat, 'lose') ? null : loss;
}

/** Why a player loses: they were to draw from an empty deck (2.5.1.1.5), all their champions are defeated (2.5.1.1.4, 1.4.2.1), or they have none any more. */
function grounds(table: Table, seat: Seat): Happening | null {
  const { owes, begun } = playerOf(table, seat);
  if (owes) return lose(seat, 'deckOut', '1.4.3.3');
  if (!begun) return null;
  const champions = championsOf(table, seat);
  if (champions.length === 0) return lose(seat, 'noChampion', '1.4.3.2');
  return champions.every((id) => isDefeated(table, id, lifeOf(table, id))) ? lose(seat, 'defeated', '1.4.3.1') : null;
}

/** Something that has life, and how much. */
interface Mortal {
  readonly id: ObjectId;
  readonly life: number;
}

/** What a player controls that damage, or a lack of counters, may destroy. */
interface Perishable {
  readonly mortals: readonly Mortal[];
  /** 1.7.6.4.4, 2.11.6.3.3: weapons without durability counters. Counters are no distant field, so that this too is known for as long as values in play are. */
  readonly broken: readonly ObjectId[];
}

/** What damage, or the loss of its durability (2.5.1.1.2), which is as many counters as it has (1.6.9.2, 1.7.6.4.2), can destroy. */
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

/** What a player controls with damage up to its life, or no life (1.7.2.6, 2.5.1.1.3, 2.11.7.8.3). */
function defeated(table: Table, seat: Seat): readonly ObjectId[] {
  let found: ObjectId[] | null = null;
  for (const { id, life } of (perishable(table)[seat] as Perishable).mortals) if (isDefeated(table, id, life)) (found ??= []).push(id);
  return found ?? nothing;
}

const isDefeated = (table: Table, id: ObjectId, life: number | null): boolean =>
  life !== null && rowOf(table, id).damage >= life && !isImmortal(table, id);

/** Units first, weapons then. */
function addDestroyed(table: Table, seat: Seat, found: Happening[]): void {
  for (const id of defeated(table, seat)) addDeath(table, id, found);
  for (const id of (perishable(table)[seat] as Perishable).broken) found.push(destroy(id, '2.11.7.8.4'));
}

function addDeath(table: Table, id: ObjectId, found: Happening[]): void {
  if (isType(table, id, 'ally')) found.push(destroy(id, (lifeOf(table, id) ?? 0) <= 0 ? '1.7.2.6' : '2.11.7.8.3', 0, killer(table, id)));
  else if (isType(table, id, 'champion')) found.push(destroy(id, '2.11.6.2.3', 0, killer(table, id)));
}

/** The attacker whose attack has dealt damage to it; 0 for none (ruling:27). */
const killer = (table: Table, id: ObjectId): ObjectId => {
  const { combat } = gameOf(table);
  return combat?.hit.includes(id) === true ? combat.attacker : 0;
};

/** What ceases to exist: tokens anywhere but on the field (2.5.1.1.6), copies where they can't be (2.11.7.8.6), and all that belongs to who has lost (1.4.5). What he activated of others' cards does not resolve (ruling:18). */
export function ceased(table: Table): readonly Happening[] {
  if (!mayCease(table)) return nothing;
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
      else if (zone.kind === 'effectsStack' && !plays(table, row.controller))
        found.push(move(id, { to: 'graveyard', act: 'unresolved' }, '2.3.4.4.2.1'));
      else if (isStray(row, zone.kind)) found.push(cease(id, row.kind === 'token' ? '2.5.1.1.6' : '2.11.7.8.6'));
    }
  }
  return found;
}

/** Tokens and copies that there are. What becomes one does so under a new id (`happenings/level-up.ts`). */
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

/** Whether anything might have to cease: somebody has lost, or a token or copy lies where it can't be (2.5.1.1.6, 2.11.7.8.6). */
function mayCease(table: Table): boolean {
  if (table.seats().some((seat) => !plays(table, seat))) return true;
  return madeOf(table).some((id) => {
    const row = table.find(id);
    return row !== null && row.zone !== '' && isMisplaced(row, table.zone(row.zone).kind);
  });
}

const isMisplaced = (row: ObjectRow, zone: string): boolean => (zone === 'field' ? row.kind === 'copy' : isStray(row, zone));

/** ruling:31: a copy of an activation is nowhere but on the effects stack, and not in intent either. */
const isStray = ({ kind }: ObjectRow, zone: string): boolean => kind === 'token' || (kind === 'copy' && zone !== 'effectsStack');
