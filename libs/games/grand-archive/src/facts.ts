import type { Json, JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import { type ObjectRow, type Row, type Table, type Tally, typedRows, type WhereAsked } from '@arbiter/kernel/authoring';
import type { Phase, Step } from './vocabulary.js';

/** Fields that this game adds to the kernel's rows of a match. */

/** Fields of `state.players[seat]`. */
export interface PlayerFields {
  /** Turns that this player has begun: in the first one they put their champion onto the field (1.3.5.1). */
  readonly turns: number;
  /** Whether the player has put their first champion onto the field: from then on they lose without one (1.4.3.2). */
  readonly begun: boolean;
  /** Whether, since the state of the game was last checked, the player was to draw from an empty deck (1.4.3.3). */
  readonly owes: boolean;
  /** Whether the player has lost; the game may go on without them (1.4.5). */
  readonly out: boolean;
  /** How the player passes ahead: '' not at all, `phase`, `turn` or `acted`. */
  readonly passing: string;
  /** Where the player wants to be asked, until they change it. */
  readonly asked: WhereAsked;
  readonly uses: JsonObject;
}

/** The combat phase that is going on (2.2.7). */
export interface Combat {
  /** The attacking unit; it may be gone by now (2.2.7.0.3). */
  readonly attacker: ObjectId;
  readonly seat: Seat;
  /** The units attacked: one, or with cleave all that a player controls (ext.2.13). */
  readonly targets: readonly ObjectId[];
  /** The weapon used; 0 for none (2.6.5.2). */
  readonly weapon: ObjectId;
  /** Whether it can't be redirected by intercept (ext.2.14). */
  readonly firm: boolean;
  /** Units on the field as the retaliation step began: no others may retaliate (2.2.7.1.2.3). */
  readonly present: readonly ObjectId[];
  readonly retaliators: readonly ObjectId[];
  /** The unit that the attack was redirected to by intercept; 0 for none. */
  readonly interceptor: ObjectId;
  /** Units to which the attack has dealt damage (2.9.0.10). */
  readonly hit: readonly ObjectId[];
  /** Abilities that attack cards and the weapon lent when the end of combat began, so that they trigger on deaths in it (ruling:27). */
  readonly lent: readonly string[];
}

/** Fields of `state.game`. */
export interface GameFields {
  /** The number of the turn; 0 before the first. */
  readonly turn: number;
  /** The turn player; -1 before the first turn. */
  readonly active: Seat;
  /** The player who went first. */
  readonly first: Seat;
  readonly phase: Phase;
  readonly step: Step;
  readonly combat: Combat | null;
  /** The players who have lost, in that order (1.4.7.3). */
  readonly lost: readonly Seat[];
}

/** Fields of an object's row beyond the kernel's: they are reset when an object becomes a new one. */
export interface ObjectFields {
  readonly rested: boolean;
  readonly faceDown: boolean;
  /** Whether it is distant, which lasts until its controller's turn ends (ext.2.11). */
  readonly distant: boolean;
  /** Damage marked on an ally until the turn ends, or counted in damage counters on a champion (2.9.0.13, 2.9.0.14). */
  readonly damage: number;
  readonly counters: Tally;
  /** The turn in which it came to the field; 0 elsewhere. */
  readonly cameTurn: number;
  /** How it was played, while it is on the effects stack (`play/items.ts`). */
  readonly item: Json;
  /** The champion that attacks with this card in intent (2.1.10.1.1); 0 elsewhere. */
  readonly attacker: ObjectId;
  /** The number chosen for X, on the effects stack and on the object that it becomes; 0 elsewhere. */
  readonly x: number;
  /** Whether it was prepared as it was activated (ext.1.7); on the effects stack and in intent. */
  readonly prepared: boolean;
  /** Counters that a card on the effects stack will enter the field with, in addition to its own. */
  readonly bringing: Tally;
  /** By how much the level of the champion counts higher for a card on the effects stack (ext.4.3). */
  readonly empowered: number;
  /** Whether it is fostered (ext.3.6). */
  readonly fostered: boolean;
  /** Players who have ended no turn since it was dealt damage (ext.3.6). */
  readonly hurt: readonly Seat[];
  /** Values of the object that it is a copy of, as canonical text; '' if it is no copy (2.11.7.13). */
  readonly copy: string;
  /** Values that its abilities leave for each other. */
  readonly notes: JsonObject;
}

export type ArchiveRow = ObjectRow & ObjectFields;

export const objectFields: ObjectFields & Row = {
  rested: false,
  faceDown: false,
  distant: false,
  damage: 0,
  counters: {},
  cameTurn: 0,
  item: null,
  attacker: 0,
  x: 0,
  prepared: false,
  bringing: {},
  empowered: 0,
  fostered: false,
  hurt: [],
  copy: '',
  notes: {},
};

/** Fields of the game, of players and of objects on which no value depends, unless an effect declares that it reads them. */
export const distantFields: readonly string[] = [
  ...['turn', 'active', 'first', 'phase', 'step', 'lost'],
  ...['turns', 'begun', 'owes'],
  // Where an object lies: an object that enters or leaves play counts as near anyway, whatever its fields say.
  ...[
    'zone',
    'order',
    'stamp',
    'knownTo',
    'rested',
    'damage',
    'distant',
    'fostered',
    'hurt',
    'prepared',
    'bringing',
    'empowered',
    'cameTurn',
    'item',
    'uses',
  ],
];

/** Functions that read and set the fields above; setting a field to the value it has writes nothing. */
export const { gameOf, setGame, playerOf, setPlayer, rowOf, fieldsOf, setObject } = typedRows<GameFields, PlayerFields, ObjectFields>();

/** Whether a player has not lost. */
export const plays = (table: Table, seat: Seat): boolean => !playerOf(table, seat).out;

/** Returns the turn player; before the first turn, the player who goes first (1.2.1.1). */
export function turnPlayer(table: Table): Seat {
  const { active, first } = gameOf(table);
  return active < 0 ? first : active;
}

/** Orders of seats computed before, by the number of seats, the first seat, and the players still playing. */
const orders = new Map<number, readonly Seat[]>();

/**
 * Returns the players still playing, in turn order from the turn player on (ruling:8); a player who lost in their own turn is skipped too.
 */
export function turnOrder(table: Table): readonly Seat[] {
  const from = turnPlayer(table);
  const seats = table.seats();
  let key = seats.length * seats.length + from;
  for (const seat of seats) key = key * 2 + (plays(table, seat) ? 1 : 0);
  let order = orders.get(key);
  if (order === undefined) {
    orders.set(key, (order = seats.map((_, at) => (from + at) % seats.length).filter((seat) => plays(table, seat))));
  }
  return order;
}

/** Returns the next player after one, among those still playing. */
export function nextSeat(table: Table, seat: Seat): Seat {
  const { length } = table.seats();
  for (let step = 1; step < length; step++) {
    const next = (seat + step) % length;
    if (plays(table, next)) return next;
  }
  return seat;
}

/** Returns the kind of the zone that an object lies in; '' for none. */
export function zoneOf(table: Table, id: ObjectId): string {
  const { zone } = table.object(id);
  return zone === '' ? '' : table.zone(zone).kind;
}

/** Whether something is an object: only on the field (2.7.1); in any other zone it is a card (2.7.5). */
export function isOnField(table: Table, id: ObjectId): boolean {
  return table.find(id)?.zone === 'field';
}

/** Returns the card or ability that resolves next, or 0. */
export function topOfStack(table: Table): ObjectId {
  return table.zone('effectsStack').order[0] ?? 0;
}

/** Returns the card of an object as everybody may read it; an ability on the effects stack shows the card it comes from. */
export function shownCard(table: Table, id: ObjectId): string {
  const row = table.find(id) ?? table.state.past[id]?.row;
  if (row === undefined || fieldsOf(row).faceDown) return '';
  return row.kind === 'item' ? (((fieldsOf(row).item as JsonObject | null)?.card as string | undefined) ?? '') : row.card;
}
