import type { Json, ObjectId, Seat } from '@arbiter/kernel';
import { type Env, type ObjectRow, type Row, sourceEnv, type Table, typedRows, playerValuesOf, valuesOf } from '@arbiter/kernel/authoring';
import type { Keyword, Prohibition } from './vocabulary.js';

/** Rows of the match as Starline fills them. */
export type Stance = 'upright' | 'attacking' | 'sideways';
export type Phase = 'preparation' | 'draw' | 'defence' | 'summon' | 'tactic' | 'end' | 'between';
export type RowName = 'front' | 'back';

/** Fields of `state.game`. */
export interface GameFields {
  turn: number;
  /** Whose turn; -1 before the first. */
  active: Seat;
  first: Seat;
  phase: Phase;
  /** Turn whose end phase entered the countdown; 0 before. */
  countdownEntered: number;
  /** Star lines turned over, 0 to 5. */
  linesTurned: number;
  tactic: '' | 'formation' | 'attack';
  /** The fight being settled, or null. */
  fight: Json;
  /** Names that took part in this machine-merge phase. */
  mergedNames: readonly string[];
  /** The two units of the machine merge that is under way: their effects stand in one group (機械合體.5). */
  merging: readonly ObjectId[];
  /** Magic card in use that was negated, or 0. */
  negated: ObjectId;
}

/** Fields of `state.players[seat]`. */
export interface PlayerFields {
  race: string;
  reward: number;
  energy: number;
  forest: number;
  claim: '' | 'score' | 'units';
  /** Units played or summoned this turn. */
  placed: number;
  magicUsed: number;
  /** The summon phase's duty is done (十二.2). */
  dutyDone: boolean;
  machinePhaseUsed: boolean;
  uses: Json;
}

/** Starline's fields of an object. */
export interface UnitFields {
  stance: Stance;
  /** Turn on which it came into play; -1 elsewhere. */
  arrivedTurn: number;
  /** Turn on which it came into its own front row and has not been in the back row since (十三.3). */
  heldInFront: number;
  /** Turn on which it last attacked (十一.3). */
  attackedTurn: number;
  /** Position named by a ranged attacker, or ''. */
  target: string;
  /** Unit that its attack was turned to by an effect, or 0. */
  redirectedTo: ObjectId;
  /** `destroyed`, `sacrificed` ... while it is leaving (十.2, 十.3). */
  marked: string;
  /** What a `before` moment kept it from. */
  prevented: boolean;
  immediateNegated: boolean;
  /** Under another unit: merged or riding. */
  role: '' | 'merged' | 'rider';
  exposed: readonly string[];
}

export type Unit = ObjectRow & UnitFields;

export const objectFields: UnitFields & Row = {
  stance: 'upright',
  arrivedTurn: -1,
  heldInFront: 0,
  attackedTurn: 0,
  target: '',
  redirectedTo: 0,
  marked: '',
  prevented: false,
  immediateNegated: false,
  role: '',
  exposed: [],
};

/** Reading and setting the fields above; what holds the value already is not written. */
export const {
  gameOf,
  setGame,
  playerOf,
  setPlayer,
  rowOf: unitOf,
  setObject: setUnit,
} = typedRows<GameFields, PlayerFields, UnitFields>();

export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}

/** Whether a unit has a keyword now. */
export function hasKeyword(table: Table, id: ObjectId, keyword: Keyword): boolean {
  return (valuesOf(table, id).keywords as readonly string[]).includes(keyword);
}

/** Whether something is forbidden to a unit (六.7: cannot beats can). */
export function cannot(table: Table, id: ObjectId, what: Prohibition): boolean {
  return (valuesOf(table, id).cannot as readonly string[]).includes(what);
}

export function playerCannot(table: Table, seat: Seat, what: Prohibition): boolean {
  const list = playerValuesOf(table, seat).cannot;
  return Array.isArray(list) && (list as Json[]).includes(what);
}

export function attackOf(table: Table, id: ObjectId): number {
  return valuesOf(table, id).attack as number;
}

export function scoreOf(table: Table, id: ObjectId): number {
  return valuesOf(table, id).score as number;
}

export function nameOf(table: Table, id: ObjectId): string {
  return table.program(table.object(id)).card.names.zh;
}

export function isTraveller(table: Table, id: ObjectId): boolean {
  return table.object(id).card === travellerId;
}

/** Number of parts: a unit that has cards merged under it is a merged unit (十五.合體的共同特點.1). */
export function isMerged(table: Table, id: ObjectId): boolean {
  return table.object(id).under.some((one) => unitOf(table, one).role === 'merged');
}

export const travellerId = 'traveller';

/** Score of a player: units on his board and rewards (十五.獎勵.3). */
export function totalScore(table: Table, seat: Seat): number {
  let total = playerOf(table, seat).reward;
  for (const id of unitsOf(table, seat)) total += scoreOf(table, id);
  return total;
}

/** A unit that stands on the board; null where it does not, or no longer. */
export function standing(table: Table, id: ObjectId): Unit | null {
  const row = table.find(id);
  return row === null || row.slot === '' ? null : unitOf(table, id);
}

/** Units on a player's board, in lane order. */
export function unitsOf(table: Table, seat: Seat): ObjectId[] {
  const found: ObjectId[] = [];
  for (const { object } of table.slotsOf(seat)) if (object !== 0) found.push(object);
  return found;
}

/** Name of a characteristic of an object in the values of the present moment. */
export function valueOf(table: Table, id: ObjectId, characteristic: string): Json | undefined {
  return valuesOf(table, id)[characteristic];
}

/** An environment for rules that act without a card. */
export function ruleEnv(seat: Seat, self: ObjectId = 0): Env {
  return sourceEnv(self, '', seat);
}
