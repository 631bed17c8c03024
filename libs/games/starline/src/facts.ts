import type { Json, ObjectId, Seat } from '@arbiter/kernel';
import { type Env, type ObjectRow, type Row, sourceEnv, type Table, typedRows, playerValuesOf, valuesOf } from '@arbiter/kernel/authoring';
import type { Keyword, Prohibition } from './vocabulary.js';

/** The stance of a unit. This file has the fields with which Starline extends the kernel's rows of a match. */
export type Stance = 'upright' | 'attacking' | 'sideways';
export type Phase = 'preparation' | 'draw' | 'defence' | 'summon' | 'tactic' | 'end' | 'between';
export type RowName = 'front' | 'back';

/** Fields of `state.game`. */
export interface GameFields {
  turn: number;
  /** The player whose turn it is; -1 before the first turn. */
  active: Seat;
  first: Seat;
  phase: Phase;
  /** The turn in whose end phase the countdown began; 0 before. */
  countdownEntered: number;
  /** Number of star lines turned over, 0 to 5. */
  linesTurned: number;
  tactic: '' | 'formation' | 'attack';
  /** The fight that is being settled, or null. */
  fight: Json;
  /** Names of the units that took part in this machine-merge phase. */
  mergedNames: readonly string[];
  /** The two units of the current machine merge; their effects form one group (機械合體.5). */
  merging: readonly ObjectId[];
  /** The magic card in use if it was negated, or 0. */
  negated: ObjectId;
}

/** Fields of `state.players[seat]`. */
export interface PlayerFields {
  race: string;
  reward: number;
  energy: number;
  forest: number;
  claim: '' | 'score' | 'units';
  /** Number of units played or summoned this turn. */
  placed: number;
  magicUsed: number;
  /** Whether the duty of the summon phase is done (十二.2). */
  dutyDone: boolean;
  machinePhaseUsed: boolean;
  uses: Json;
}

/** The fields that Starline adds to an object's row. */
export interface UnitFields {
  stance: Stance;
  /** The turn in which the unit came into play; -1 elsewhere. */
  arrivedTurn: number;
  /** The turn in which the unit came into its own front row without having been in the back row since (十三.3). */
  heldInFront: number;
  /** The turn in which the unit last attacked (十一.3). */
  attackedTurn: number;
  /** The place that a ranged attacker named, or ''. */
  target: string;
  /** The unit to which an effect redirected this unit's attack, or 0. */
  redirectedTo: ObjectId;
  /** `destroy` or `sacrifice` while the unit is leaving (十.2, 十.3), otherwise ''. */
  marked: string;
  /** Whether an effect at a `before` moment prevented what was about to happen to the unit. */
  prevented: boolean;
  immediateNegated: boolean;
  /** The role of a card under another unit: merged or riding. */
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

/** Functions that read and set the fields above; setting a field to its present value writes nothing. */
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

/** Whether a unit has a keyword at present. */
export function hasKeyword(table: Table, id: ObjectId, keyword: Keyword): boolean {
  return (valuesOf(table, id).keywords as readonly string[]).includes(keyword);
}

/** Whether a unit is forbidden to do or undergo something; "cannot" takes precedence over "can" (六.7). */
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

/** Whether a unit is a merged unit: cards are merged under it (十五.合體的共同特點.1). */
export function isMerged(table: Table, id: ObjectId): boolean {
  return table.object(id).under.some((one) => unitOf(table, one).role === 'merged');
}

export const travellerId = 'traveller';

/** A player's score: that of the units on their board plus their rewards (十五.獎勵.3). */
export function totalScore(table: Table, seat: Seat): number {
  let total = playerOf(table, seat).reward;
  for (const id of unitsOf(table, seat)) total += scoreOf(table, id);
  return total;
}

/** The row of a unit on the board; null if the object is not on the board or no longer exists. */
export function standing(table: Table, id: ObjectId): Unit | null {
  const row = table.find(id);
  return row === null || row.slot === '' ? null : unitOf(table, id);
}

/** The units on a player's board, in lane order. */
export function unitsOf(table: Table, seat: Seat): ObjectId[] {
  const found: ObjectId[] = [];
  for (const { object } of table.slotsOf(seat)) if (object !== 0) found.push(object);
  return found;
}

/** The present value of a characteristic of an object. */
export function valueOf(table: Table, id: ObjectId, characteristic: string): Json | undefined {
  return valuesOf(table, id)[characteristic];
}

/** An environment for rules that act without a card. */
export function ruleEnv(seat: Seat, self: ObjectId = 0): Env {
  return sourceEnv(self, '', seat);
}
