import type { Json, JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import { type Loop, type ObjectRow, type Repetition, type Row, type Table, type Tally, typedRows } from '@arbiter/kernel/authoring';
import type { Phase, Step } from './vocabulary.js';

/** Fields that this game adds to the kernel's rows of a match. */

/** Fields of `state.players[seat]`. */
export interface PlayerFields {
  /** The player's life (105.4). */
  readonly life: number;
  /** Will that was produced and not yet spent (907.4), unit by unit. */
  readonly pool: readonly Json[];
  /** Turns that this player has begun: the first one has no recovery phase (503.1). */
  readonly turns: number;
  /** Turns in which the player last called a magic stone and last performed a Judgment (705.1, 709.1); 0 for never. */
  readonly calledTurn: number;
  readonly judgedTurn: number;
  /** Whether, since rules were last processed, the player had to draw in their draw phase with too few cards in the deck (1202.2). */
  readonly owes: boolean;
  /** How the player passes ahead: '' not at all, `phase`, `turn` or `acted`. */
  readonly passing: string;
  /** Events on which the player might, for all that everybody knows, reveal a card (708.2; see `field/reveals.ts`). */
  readonly chances: readonly Json[];
  readonly uses: JsonObject;
}

/** The battle that is going on (800). */
export interface Battle {
  /** The attacker; 0 before one attacks, and when it is no longer an attacker (803.5a). */
  readonly attacker: ObjectId;
  /** What was chosen to be attacked: an object's or a player's id; 0 for nothing. */
  readonly target: number;
  /** The blocker; 0 for none, and when it is no longer a blocker (804.4a). */
  readonly blocker: ObjectId;
  /** Whether the attack was blocked. */
  readonly blocked: boolean;
  /** Whether the attacker has dealt damage in this battle: if it did in the First Strike step, it does not in the normal one (806.2). */
  readonly struck: boolean;
  /** Whether the non-turn player played a card or ability in this battle (803.6). */
  readonly answered: boolean;
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
  readonly battle: Battle | null;
  /** Whether the turn player may begin no more battles this turn (803.6). */
  readonly battleBarred: boolean;
  /** Cards revealed by an effect that is still resolving (1005.1). */
  readonly revealed: readonly ObjectId[];
  /** What has resolved without any player choosing something (1301). */
  readonly loop: Loop;
  readonly repetition: Repetition | null;
  /** The ability that a player played last, and the ability that a player repeated to the end of a loop; '' for none. */
  readonly lastAct: string;
  readonly spentAct: string;
}

/** Fields of an object's row beyond the kernel's: they are reset when an object becomes a new one. */
export interface ObjectFields {
  /** Whether the card is rested (303.1). */
  readonly rested: boolean;
  /** Whether the card is face down (303.2). */
  readonly faceDown: boolean;
  /** The face of the card that is up: 0 the first, the others counted from 1 (1302, 705.3). */
  readonly face: number;
  readonly damage: number;
  readonly counters: Tally;
  /** The turn in which the object came to the field, the ruler area or the standby area where it lies; 0 elsewhere. */
  readonly cameTurn: number;
  /** The turn since which the object is in its controller's battle area (905.3); without meaning elsewhere. */
  readonly heldTurn: number;
  /** Whether this ruler lost Judgment for the rest of the game (1010.1a). */
  readonly judgmentLost: boolean;
  /** How a card or ability on the chase was played (`play/items.ts`). */
  readonly item: Json;
  /** The number that was chosen for X, on the chase; 0 elsewhere. */
  readonly x: number;
  /** Values that its abilities leave for each other, and how it was played. */
  readonly notes: JsonObject;
  /** The values with which it became a copy (1017.1), as canonical text; '' for none. */
  readonly copy: string;
  /**
   * For an object that an effect put under another player's control, the player to whom it returns (`field/control.ts`); null for other
   * objects.
   */
  readonly lent: Json;
}

export type FowRow = ObjectRow & ObjectFields;

export const objectFields: ObjectFields & Row = {
  rested: false,
  faceDown: false,
  face: 0,
  damage: 0,
  counters: {},
  cameTurn: 0,
  heldTurn: 0,
  judgmentLost: false,
  item: null,
  x: 0,
  notes: {},
  copy: '',
  lent: null,
};

/** Fields of the game, of players and of objects on which no value depends, unless an effect declares that it reads them. */
export const distantFields: readonly string[] = [
  ...['turn', 'active', 'first', 'phase', 'step', 'battle', 'battleBarred', 'revealed'],
  ...['life', 'pool', 'turns', 'calledTurn', 'judgedTurn', 'owes', 'chances'],
  // Where an object lies: an object that enters or leaves play counts as near anyway, whatever its fields say.
  ...['zone', 'order', 'stamp', 'knownTo', 'rested', 'damage', 'cameTurn', 'heldTurn', 'item', 'uses'],
];

/** Functions that read and set the fields above; setting a field to the value it has writes nothing. */
export const { gameOf, setGame, playerOf, setPlayer, rowOf, fieldsOf, setObject } = typedRows<GameFields, PlayerFields, ObjectFields>();

export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}

/** Returns the turn player; before the first turn, the player who goes first (105.1). */
export function turnPlayer(table: Table): Seat {
  const { active, first } = gameOf(table);
  return active < 0 ? first : active;
}

/** Returns the seats, the turn player's first. */
export function turnOrder(table: Table): readonly Seat[] {
  const seat = turnPlayer(table);
  return [seat, opponentOf(seat)];
}

/** Returns the objects on a player's field, in order of arrival. */
export function fieldOf(table: Table, seat: Seat): readonly ObjectId[] {
  return table.zoneOf('field', seat).order;
}

/** Returns the objects in a player's battle area (313.1): first the ruler area, then the field. */
export function battleAreaOf(table: Table, seat: Seat): readonly ObjectId[] {
  const ruler = table.zoneOf('rulerArea', seat).order;
  const field = fieldOf(table, seat);
  return ruler.length === 0 ? field : [...ruler, ...field];
}

/** Returns the kind of the zone that an object lies in; '' for none. */
export function zoneOf(table: Table, id: ObjectId): string {
  const { zone } = table.object(id);
  return zone === '' ? '' : table.zone(zone).kind;
}

export function isOnField(table: Table, id: ObjectId): boolean {
  return table.find(id) !== null && zoneOf(table, id) === 'field';
}

export function isInBattleArea(table: Table, id: ObjectId): boolean {
  if (table.find(id) === null) return false;
  const kind = zoneOf(table, id);
  return kind === 'field' || kind === 'rulerArea';
}

/** Returns the card or ability that resolves next, or 0. */
export function topOfChase(table: Table): ObjectId {
  return table.zone('chase').order[0] ?? 0;
}

/** Returns the card of an object as everybody may read it (302.2); an ability on the chase shows the card it comes from. */
export function shownCard(table: Table, id: ObjectId): string {
  const row = table.find(id) ?? table.state.past[id]?.row;
  if (row === undefined || row === null || fieldsOf(row).faceDown) return '';
  return row.kind === 'item' ? (((row.item as JsonObject | null)?.card as string | undefined) ?? '') : row.card;
}
