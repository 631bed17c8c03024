import type { Json, JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import { type ObjectRow, type Row, type Table, type Tally, typedRows, type WhereAsked } from '@arbiter/kernel/authoring';
import type { Phase, Step } from './vocabulary.js';

/** Rows of the match as this game fills them. */

/** Fields of `state.players[seat]`. */
export interface PlayerFields {
  /** Turns that this player has begun: the first begins with his champion (1.3.5.1). */
  readonly turns: number;
  /** He has put his first champion onto the field: from now on he loses without one (1.4.3.2). */
  readonly begun: boolean;
  /** He was to draw from an empty deck, since the state of the game was last looked at (1.4.3.3). */
  readonly owes: boolean;
  /** He has lost; the game may go on without him (1.4.5). */
  readonly out: boolean;
  /** A standing answer to what he may do: '' none, `phase`, `turn` or `acted`. */
  readonly passing: string;
  /** Where he wants to be asked, until he takes it back. */
  readonly asked: WhereAsked;
  readonly uses: JsonObject;
}

/** The combat phase that is on (2.2.7). */
export interface Combat {
  /** The attacking unit; it may be gone by now (2.2.7.0.3). */
  readonly attacker: ObjectId;
  readonly seat: Seat;
  /** What is attacked: one unit, or with cleave all that a player controls (ext.2.13). */
  readonly targets: readonly ObjectId[];
  /** The weapon that is used; 0 for none (2.6.5.2). */
  readonly weapon: ObjectId;
  /** It can't be redirected by intercept (ext.2.14). */
  readonly firm: boolean;
  /** Units on the field as the retaliation step begins: no others may retaliate (2.2.7.1.2.3). */
  readonly present: readonly ObjectId[];
  readonly retaliators: readonly ObjectId[];
  /** The unit that the attack was redirected to by intercept; 0 for none. */
  readonly interceptor: ObjectId;
  /** What the attack has dealt damage to (2.9.0.10). */
  readonly hit: readonly ObjectId[];
  /** Abilities that attack cards and the weapon lent as the end of combat began: they see what dies in it (ruling:27). */
  readonly lent: readonly string[];
}

/** Fields of `state.game`. */
export interface GameFields {
  /** 0 before the first turn. */
  readonly turn: number;
  /** The turn player; -1 before the first turn. */
  readonly active: Seat;
  /** Who went first. */
  readonly first: Seat;
  readonly phase: Phase;
  readonly step: Step;
  readonly combat: Combat | null;
  /** Who has lost, in the order in which they did (1.4.7.3). */
  readonly lost: readonly Seat[];
}

/** Fields of an object row beyond the kernel's: reset when an object becomes a new one. */
export interface ObjectFields {
  readonly rested: boolean;
  readonly faceDown: boolean;
  /** It is distant, until its controller's turn ends (ext.2.11). */
  readonly distant: boolean;
  /** Marked on an ally until the turn ends, or as counters on a champion (2.9.0.13, 2.9.0.14). */
  readonly damage: number;
  readonly counters: Tally;
  /** Turn in which it came to the field; 0 elsewhere. */
  readonly cameTurn: number;
  /** What it keeps on the effects stack of how it was played (`play/items.ts`). */
  readonly item: Json;
  /** In intent: the champion that attacks with it (2.1.10.1.1); 0 elsewhere. */
  readonly attacker: ObjectId;
  /** The number that was chosen for X, on the effects stack and on what it becomes; 0 elsewhere. */
  readonly x: number;
  /** It was prepared as it was activated (ext.1.7), on the effects stack and in intent. */
  readonly prepared: boolean;
  /** On the effects stack: counters that it will come to the field with, beside its own. */
  readonly bringing: Tally;
  /** On the effects stack: the level of the champion counts so much more for it (ext.4.3). */
  readonly empowered: number;
  /** It is fostered (ext.3.6). */
  readonly fostered: boolean;
  /** Players whose last turn ended before it was dealt damage (ext.3.6). */
  readonly hurt: readonly Seat[];
  /** Values of what it is a copy of, as canonical text; '' for what is no copy (2.11.7.13). */
  readonly copy: string;
  /** What its abilities tell each other. */
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

/** What no value follows from, unless an effect says that it looks there: fields of the game, of players, and of objects. */
export const distantFields: readonly string[] = [
  ...['turn', 'active', 'first', 'phase', 'step', 'lost', 'combat'],
  ...['turns', 'begun', 'owes'],
  // Where an object lies: what comes into play or leaves it is near by itself, whatever its fields say.
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

/** Reading and setting the fields above; what holds the value already is not written. */
export const { gameOf, setGame, playerOf, setPlayer, rowOf, fieldsOf, setObject } = typedRows<GameFields, PlayerFields, ObjectFields>();

/** Whether a player has not lost. */
export const plays = (table: Table, seat: Seat): boolean => !playerOf(table, seat).out;

/** The turn player, or who goes first before the first turn (1.2.1.1). */
export function turnPlayer(table: Table): Seat {
  const { active, first } = gameOf(table);
  return active < 0 ? first : active;
}

/** Orders of seats that were asked for, by how many seats there are, from whom on, and who plays. */
const orders = new Map<number, readonly Seat[]>();

/** Who plays, in turn order from the turn player on (ruling:8); one who lost in his own turn is passed over as well. */
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

/** Who comes after a player among those who play. */
export function nextSeat(table: Table, seat: Seat): Seat {
  const { length } = table.seats();
  for (let step = 1; step < length; step++) {
    const next = (seat + step) % length;
    if (plays(table, next)) return next;
  }
  return seat;
}

/** Kind of the zone that an object lies in; '' for none. */
export function zoneOf(table: Table, id: ObjectId): string {
  const { zone } = table.object(id);
  return zone === '' ? '' : table.zone(zone).kind;
}

/** Whether something is an object, as only what lies on the field is (2.7.1); anywhere else it is a card (2.7.5). */
export function isOnField(table: Table, id: ObjectId): boolean {
  return table.find(id)?.zone === 'field';
}

/** What resolves next, or 0. */
export function topOfStack(table: Table): ObjectId {
  return table.zone('effectsStack').order[0] ?? 0;
}

/** The card of an object as everybody may read it; what an ability on the effects stack comes from counts as its own. */
export function shownCard(table: Table, id: ObjectId): string {
  const row = table.find(id) ?? table.state.past[id]?.row;
  if (row === undefined || fieldsOf(row).faceDown) return '';
  return row.kind === 'item' ? (((fieldsOf(row).item as JsonObject | null)?.card as string | undefined) ?? '') : row.card;
}
