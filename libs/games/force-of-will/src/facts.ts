import type { Json, JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import { type Loop, type ObjectRow, type Repetition, type Row, type Table, type Tally, typedRows } from '@arbiter/kernel/authoring';
import type { Phase, Step } from './vocabulary.js';

/** Rows of the match as this game fills them. */

/** Fields of `state.players[seat]`. */
export interface PlayerFields {
  /** 105.4 */
  readonly life: number;
  /** Will that was produced and not yet spent (907.4), unit by unit. */
  readonly pool: readonly Json[];
  /** Turns that this player has begun: the first has no recovery phase (503.1). */
  readonly turns: number;
  /** Turns in which he last called a magic stone and performed a Judgment (705.1, 709.1); 0 for never. */
  readonly calledTurn: number;
  readonly judgedTurn: number;
  /** He had to draw in his draw phase and there were too few cards, since rules were last processed (1202.2). */
  readonly owes: boolean;
  /** A standing answer to what he may do: '' none, `phase`, `turn` or `acted`. */
  readonly passing: string;
  /** What happened for which he might, for all that everybody knows, reveal a card (708.2; see `field/reveals.ts`). */
  readonly chances: readonly Json[];
  readonly uses: JsonObject;
}

/** The battle that is on (800). */
export interface Battle {
  /** 0 before one attacks, and when it is an attacker no more (803.5a). */
  readonly attacker: ObjectId;
  /** What was chosen as attacked: an object, or a player's id; 0 for nothing. */
  readonly target: number;
  /** The blocker; 0 for none, and when it is one no more (804.4a). */
  readonly blocker: ObjectId;
  /** The attack was blocked. */
  readonly blocked: boolean;
  /** The attacker has dealt damage in this battle: what it dealt in the First Strike step, it does not deal in the normal one (806.2). */
  readonly struck: boolean;
  /** The non-turn player played a card or ability in this battle (803.6). */
  readonly answered: boolean;
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
  readonly battle: Battle | null;
  /** The turn player may not begin a battle any more this turn (803.6). */
  readonly battleBarred: boolean;
  /** Cards that an effect that is going on has revealed (1005.1). */
  readonly revealed: readonly ObjectId[];
  /** What has resolved without anybody choosing (1301). */
  readonly loop: Loop;
  readonly repetition: Repetition | null;
  /** The ability that a player played last, and one that he repeated to the end of a loop; '' for none. */
  readonly lastAct: string;
  readonly spentAct: string;
}

/** Fields of an object row beyond the kernel's: reset when an object becomes a new one. */
export interface ObjectFields {
  /** 303.1 */
  readonly rested: boolean;
  /** 303.2 */
  readonly faceDown: boolean;
  /** Which face of its card is up: 0 the first, else counted from 1 (1302, 705.3). */
  readonly face: number;
  readonly damage: number;
  readonly counters: Tally;
  /** Turn in which it came where it lies: the field, the ruler area or the standby area; 0 elsewhere. */
  readonly cameTurn: number;
  /** Turn since which it is in its controller's battle area (905.3); elsewhere it says nothing. */
  readonly heldTurn: number;
  /** A ruler that lost Judgment for the rest of the game (1010.1a). */
  readonly judgmentLost: boolean;
  /** What a card or ability on the chase keeps of how it was played (`play/items.ts`). */
  readonly item: Json;
  /** The number that was chosen for X, on the chase; 0 elsewhere. */
  readonly x: number;
  /** What its abilities tell each other, and what it keeps of how it was played. */
  readonly notes: JsonObject;
  /** Values with which it came to be a copy (1017.1), as canonical text; '' for none. */
  readonly copy: string;
  /** It is another player's by an effect: whose it is afterwards (`field/control.ts`); null where it isn't. */
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

/** What no value follows from, unless an effect says that it looks there: fields of the game, of players, and of objects. */
export const distantFields: readonly string[] = [
  ...['turn', 'active', 'first', 'phase', 'step', 'battle', 'battleBarred', 'revealed'],
  ...['life', 'pool', 'turns', 'calledTurn', 'judgedTurn', 'owes', 'chances'],
  // Where an object lies: what comes into play or leaves it is near by itself, whatever its fields say.
  ...['zone', 'order', 'stamp', 'knownTo', 'rested', 'damage', 'cameTurn', 'heldTurn', 'item', 'uses'],
];

/** Reading and setting the fields above; what holds the value already is not written. */
export const { gameOf, setGame, playerOf, setPlayer, rowOf, fieldsOf, setObject } = typedRows<GameFields, PlayerFields, ObjectFields>();

export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}

/** The turn player, or who goes first before the first turn (105.1). */
export function turnPlayer(table: Table): Seat {
  const { active, first } = gameOf(table);
  return active < 0 ? first : active;
}

/** The turn player first. */
export function turnOrder(table: Table): readonly Seat[] {
  const seat = turnPlayer(table);
  return [seat, opponentOf(seat)];
}

/** What lies on a player's field, in order of arrival. */
export function fieldOf(table: Table, seat: Seat): readonly ObjectId[] {
  return table.zoneOf('field', seat).order;
}

/** What lies in a player's battle area (313.1): his ruler area, then his field. */
export function battleAreaOf(table: Table, seat: Seat): readonly ObjectId[] {
  const ruler = table.zoneOf('rulerArea', seat).order;
  const field = fieldOf(table, seat);
  return ruler.length === 0 ? field : [...ruler, ...field];
}

/** Kind of the zone that an object lies in; '' for none. */
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

/** The card or ability that resolves next, or 0. */
export function topOfChase(table: Table): ObjectId {
  return table.zone('chase').order[0] ?? 0;
}

/** The card of an object as everybody may read it (302.2); what an ability on the chase comes from counts as its own. */
export function shownCard(table: Table, id: ObjectId): string {
  const row = table.find(id) ?? table.state.past[id]?.row;
  if (row === undefined || row === null || fieldsOf(row).faceDown) return '';
  return row.kind === 'item' ? (((row.item as JsonObject | null)?.card as string | undefined) ?? '') : row.card;
}
