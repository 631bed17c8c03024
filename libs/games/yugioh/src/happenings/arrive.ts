import { jsonObjectOf, type ObjectId, readAs } from '@arbiter/kernel';
import { type Happening, type HappeningRule, kindOfPlace, place, propose, type Table } from '@arbiter/kernel/authoring';
import { gameOf, playerOf, rowOf, setObject, setPlayer, type YuRow } from '../facts.js';
import type { SummonKind } from '../vocabulary.js';
import { dropLoans } from './control.js';
import { blurHand, liesInHand } from './knowledge.js';
import { type Doing, doingOf, shownDoing } from './reasons.js';

/** How a card is put into a zone of the field. */
export interface Arrival {
  readonly slot: string;
  readonly seat: number;
  readonly faceUp: boolean;
  /** '' for a card that is not a monster there. */
  readonly position: 'attack' | 'defense' | '';
  readonly role?: YuRow['role'];
  /** The monster is being summoned, and the summon may still be negated (base.8.13). */
  readonly arriving?: true;
  /** The card comes back to where it was: this does not count as being Set (base.22.3). */
  readonly back?: true;
}

/** Proposes to put a card into a zone of the field: Set, activated, or about to be summoned. This is not a summon. */
export function arrive(object: ObjectId, arrival: Arrival, doing: Doing): Happening {
  return propose('arrive', { object, seat: arrival.seat }, jsonObjectOf({ ...doing, ...arrival }));
}

const unwatched: readonly string[] = [];

/**
 * Puts a card into a zone, with its state there (base.4.7, base.5.14).
 * @returns its id there
 */
export function putOnField(table: Table, object: ObjectId, { slot, seat, faceUp, position, role = '' }: Arrival): ObjectId {
  const { turn } = gameOf(table);
  // A monster that was properly summoned once still counts so when an effect brings it back (base.9.8).
  const row = rowOf(table, object);
  const { proper } = row;
  if (!faceUp && liesInHand(row)) blurHand(table, row);
  const now = place(table, object, { slot, controller: seat });
  setObject(table, now, 'faceUp', faceUp);
  if (proper) setObject(table, now, 'proper', true);
  setObject(table, now, 'position', position);
  setObject(table, now, 'role', role);
  setObject(table, now, 'cameTurn', turn);
  if (!faceUp) setObject(table, now, 'setTurn', turn);
  return now;
}

export const arriveRule: HappeningRule = {
  keys: (_table, { data }) => (data.faceUp === true || data.back === true ? unwatched : settingKeys),
  commit: (table, list) => list.map((happening) => arriveOne(table, happening)),
};

const settingKeys = ['cardSet'] as const;

/**
 * Moves a card to its zone (base.16.3, base.22.4), ends what applied to it before (base.20.11), and reports its former controller
 * (base.17.8).
 */
function arriveOne(table: Table, happening: Happening): Happening {
  const { object, seat, data } = happening;
  const arrival = readAs<Arrival>(data);
  const { card, controller } = table.object(object);
  const from = kindOfPlace(table, table.object(object));
  dropLoans(table, object);
  const now = putOnField(table, object, arrival);
  if (data.arriving === true) {
    setObject(table, now, 'arriving', true);
    setObject(table, now, 'summonedFrom', from);
  }
  const doing = doingOf(data);
  const shown = { seat, slot: arrival.slot, from, position: arrival.position, ...shownDoing(doing) };
  if (arrival.faceUp) table.emit('cardPlaced', doing.rule, { ...shown, object: now, card });
  else table.emit('cardSet', doing.rule, { ...shown, object: now }, [{ seats: [seat], data: { card } }]);
  return { ...happening, data: { ...data, from, now, left: controller } };
}

/**
 * How a monster is summoned: either it is in its zone already and the summon was not negated, or an effect puts it there (base.8.16,
 * base.9.3).
 */
export interface Summoning {
  readonly how: SummonKind;
  readonly seat: number;
  /** '' for a monster that is in its zone already. */
  readonly slot: string;
  readonly position: 'attack' | 'defense';
  readonly faceUp: boolean;
  readonly proper: boolean;
}

export function summon(object: ObjectId, summoning: Summoning, doing: Doing): Happening {
  return propose('summon', { object, seat: summoning.seat }, jsonObjectOf({ ...doing, ...summoning }));
}

const summonKeys = ['summoned'] as const;
/** Kinds of Special Summons (base.9.1). */
const specialKinds: ReadonlySet<SummonKind> = new Set(['special', 'ritual', 'fusion', 'synchro', 'xyz', 'pendulum', 'link']);

/** Whether a summon is special: all but Normal, Tribute and Flip Summons are (base.9.1). */
export function isSpecial(how: SummonKind): boolean {
  return specialKinds.has(how);
}

export const summonRule: HappeningRule = {
  keys: () => summonKeys,
  commit: (table, list) => list.map((happening) => summonOne(table, happening)),
};

/** Ends the summoning of a monster in its zone: its effects apply from now on, so it gets a new stamp (base.8.17). */
export function endArriving(table: Table, id: ObjectId): void {
  setObject(table, id, 'arriving', false);
  table.set(table.object(id), 'stamp', table.nextStamp());
}

/**
 * The role of a card that becomes a monster, whatever it was before (base.3.13, base.16.17): a Trap becomes a Trap Monster; a former Equip
 * or Pendulum Card has no special role any more.
 */
function roleOfMonster(table: Table, id: ObjectId): YuRow['role'] {
  return table.program(table.object(id)).card.printed.kind === 'trap' ? 'trapMonster' : '';
}

/**
 * The kind of zone from which a monster in its zone is being summoned; `monsterZone` if it was on the field before (base.3.12, base.8.10).
 */
export function cameFrom(table: Table, id: ObjectId): string {
  const { arriving, summonedFrom } = rowOf(table, id);
  return arriving ? summonedFrom : 'monsterZone';
}

function summonOne(table: Table, happening: Happening): Happening {
  const { object, seat, data } = happening;
  const { how, slot, position, faceUp, proper } = readAs<Summoning>(data);
  const before = kindOfPlace(table, table.object(object));
  const origin = slot === '' ? cameFrom(table, object) : before;
  // A Gemini monster that is Normal Summoned a second time has its effects from now on (base.3.12).
  const again = how === 'normal' && !rowOf(table, object).arriving;
  const now = slot === '' ? object : putOnField(table, object, { slot, seat, faceUp, position, role: roleOfMonster(table, object) });
  endArriving(table, now);
  setObject(table, now, 'summonedBy', how);
  setObject(table, now, 'summonedFrom', origin);
  if (proper) setObject(table, now, 'proper', true);
  if (again) setObject(table, now, 'gemini', true);
  if (isSpecial(how)) setPlayer(table, seat, 'summonedSpecially', playerOf(table, seat).summonedSpecially + 1);
  const row = table.object(now);
  const doing = doingOf(data);
  const shown = { seat, how, from: origin, slot: row.slot, position, object: now, ...shownDoing(doing) };
  if (faceUp) table.emit('monsterSummoned', doing.rule, { ...shown, card: row.card });
  else table.emit('monsterSummoned', doing.rule, shown, [{ seats: [row.controller], data: { card: row.card } }]);
  return { ...happening, data: { ...data, from: shown.from, now, special: isSpecial(how) } };
}
