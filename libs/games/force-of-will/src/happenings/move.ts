import { type Happening, type HappeningRule, type Json, type JsonObject, type ObjectId, place, propose, type RuleRef, type Seat, type Table, vanish } from '@arbiter/kernel';
import { gameOf, fieldsOf, rowOf, setObject, zoneOf } from '../facts.js';
import { hasValhallaRule } from '../decks/formats.js';
import { attachable, needsHost } from '../field/additions.js';
import { isType } from '../values/base.js';
import { forbids } from '../values/rules.js';
import { battleArea, ownZones, type ZoneKind } from '../vocabulary.js';
import { supposeOnField } from './suppose.js';
import { comeAttached } from './attach.js';

/** What was done to a card that moves, apart from where it goes (1004, 1010, 1011, 1012, 1019). */
export type Act = 'destroyed' | 'banished' | 'discarded' | 'removed' | 'canceled' | 'judged' | 'called' | 'broken' | '';

export interface Move {
  readonly to: ZoneKind;
  /** In whose zone; its owner's unless said (302.5). Only the field is ever another's. */
  readonly under?: Seat;
  /** Where in a pile; a number says how many lie above it. */
  readonly at?: 'top' | 'bottom' | number;
  readonly rested?: boolean;
  readonly faceDown?: boolean;
  /** The face that is up where it goes; what it was, from field to field, else the first (1302.3a). */
  readonly face?: number;
  readonly act?: Act;
  /** Counters that it comes with. */
  readonly counters?: { readonly [kind: string]: number };
  readonly notes?: JsonObject;
  /** What it comes attached to (1002.1); 0 for nothing. */
  readonly host?: number;
  /** It is shown to all as it moves (1005). */
  readonly reveal?: boolean;
  /** By whose card or ability. */
  readonly by?: ObjectId;
  /** Control of it is given away: whose it is afterwards (`field/control.ts`). */
  readonly lent?: JsonObject;
  /** It resolves, and was played from such a zone. */
  readonly playedFrom?: string;
}

/** A card moves to a zone (302.3). */
export function move(object: ObjectId, { to, under = -1, at, rested = false, faceDown = false, face = -1, act = '', counters, notes, host = 0, reveal = false, by = 0, playedFrom = '', lent }: Move, rule: RuleRef): Happening {
  const data = { to, under, at: at ?? '', rested, faceDown, face, act, host, reveal, by, playedFrom, rule };
  return propose('move', { object }, { ...data, ...(counters === undefined ? {} : { counters }), ...(notes === undefined ? {} : { notes }), ...(lent === undefined ? {} : { lent }) });
}

const isDeck = (kind: string): boolean => kind === 'mainDeck' || kind === 'magicStoneDeck';
const isBattle = (kind: string): boolean => (battleArea as readonly string[]).includes(kind);
const hiddenZones: ReadonlySet<string> = new Set(['mainDeck', 'magicStoneDeck', 'hand', 'standby', 'lifebreak', 'sideDeck']);

/** The zone that a card goes to by its type (314.4): a chant goes to the graveyard instead of the field. What was played by Remnant goes nowhere but to the removed area (1115.2). */
export function destinationOf(table: Table, { object, data }: Happening): ZoneKind {
  const to = data.to as ZoneKind;
  const item = table.object(object).item as { readonly way?: string } | null;
  if (item?.way === 'remnant' && zoneOf(table, object) === 'chase') return 'removed';
  return (to === 'magicStoneDeck' || isBattle(to)) && isType(table, object, 'chant') ? 'graveyard' : to;
}

/** 314: where cards of a type can't go at all. */
function mayMove(table: Table, happening: Happening): boolean {
  const { object, data } = happening;
  const to = destinationOf(table, happening);
  // 1415.2: without the Valhalla rule what is said of lifebreaks is ignored.
  if (to === 'lifebreak' && !hasValhallaRule(table.pins.format)) return false;
  const has = (type: string): boolean => isType(table, object, type);
  // From field to field nothing enters (307.6).
  if (to === 'field' && zoneOf(table, object) !== 'field' && forbids(table, object, 'enter')) return false;
  // 314.1: but for its Judgment.
  if (has('ruler')) return to === 'rulerArea' || to === 'graveyard' || (to === 'field' && data.act === 'judged');
  if (has('jRuler')) return to === 'rulerArea' || to === 'field';
  if (has('magicStone')) return to !== 'hand' && to !== 'mainDeck' && to !== 'rulerArea';
  return to !== 'magicStoneDeck' && to !== 'rulerArea' && (to !== 'field' || findsHost(table, happening));
}

/** 1002.2, 1406.3: what is added to nothing stays where it is, if it has to be; from field to field it goes with what it has, and what was played is looked at as it resolves. */
function findsHost(table: Table, { object, data }: Happening): boolean {
  const host = data.host as ObjectId;
  const from = zoneOf(table, object);
  if (host !== 0) return attachable(table, object, host);
  return from === 'field' || from === 'chase' || !needsHost(table, object);
}

/** Keys that abilities wait for. From field to field nothing enters (307.6). */
function keysOf(table: Table, happening: Happening): readonly string[] {
  const from = zoneOf(table, happening.object);
  const to = destinationOf(table, happening);
  const keys = ['moved'];
  if (happening.data.act === 'discarded') keys.push('discarded');
  if (to === 'field') keys.push(from === 'field' ? 'controlChanged' : 'entered');
  else if (from === 'field') keys.push('left');
  if (to === 'graveyard') keys.push('toGraveyard');
  if (to === 'removed') keys.push('removed');
  if (to === 'hand') keys.push('toHand');
  return keys;
}

/** 906.7: the card in the battle area; else the one in the public zone; else the one where it goes. */
function looksBack(table: Table, happening: Happening): boolean {
  const from = zoneOf(table, happening.object);
  return looksBackBetween(from, destinationOf(table, happening));
}

/** Whether what triggers on a move between zones of these kinds means the card as it was before. */
export function looksBackBetween(from: string, to: string): boolean {
  if (isBattle(from) !== isBattle(to)) return isBattle(from);
  return !hiddenZones.has(from) && hiddenZones.has(to);
}

/** Cards move at the same time; each is a new card where it goes, but from battle area to battle area (302.3). */
export const moveRule: HappeningRule = {
  keys: keysOf,
  looksBack: (table, happening) => looksBack(table, happening),
  leaves: (table, { object }) => {
    const kind = zoneOf(table, object);
    return isBattle(kind) || kind === 'chase' || kind === 'graveyard' || kind === 'hand';
  },
  possible: (table, happening) => table.find(happening.object) !== null && mayMove(table, happening),
  supposed: supposeOnField,
  commit: (table, list) => {
    const later: Telling[] = [];
    const happened = list.map((happening) => (table.find(happening.object) === null ? null : carryOut(table, happening, later)));
    // 302.4: in which order cards come to lie in a deck is not told by the order in which they are named.
    for (const [what, data] of later.sort(([one], [other]) => one.object - other.object)) tell(table, what, data);
    return happened;
  },
};

type Telling = readonly [Told, JsonObject];

function carryOut(table: Table, happening: Happening, later: Telling[]): Happening {
  const { object, data } = happening;
  const row = table.object(object);
  const { card, owner, kind, attached, host: held } = row;
  const from = zoneOf(table, object);
  const to = destinationOf(table, happening);
  const wasFaceDown = fieldsOf(row).faceDown;
  const seat = to === 'field' && (data.under as Seat) >= 0 ? (data.under as Seat) : owner;
  const { stamp } = row;
  const now = place(table, object, { zone: (ownZones as readonly string[]).includes(to) ? `${to}:${seat}` : to, at: atOf(data, to) });
  // 909.3b: what it says goes on, and has begun when it did.
  if (from === 'field' && to === 'field') table.set(table.object(now), 'stamp', stamp);
  settle(table, now, from, to, data);
  // 302.4: where its owner chose the order, he alone knows which card lies where.
  if (isDeck(to) && data.order !== undefined) table.set(table.object(now), 'knownTo', table.object(now).knownTo & (1 << owner));
  const told: Told = { card, owner, seat, from, to, object, now, wasFaceDown };
  if (from !== '' && isDeck(to)) later.push([told, data]);
  else if (from !== '') tell(table, told, data);
  const host = (data.host as ObjectId) || (from === 'field' ? held : 0);
  if (to === 'field' && host > 0 && attachable(table, now, host)) comeAttached(table, now, host, data.rule as RuleRef);
  const done: Happening = { ...happening, data: { ...data, to, from, now, owner, ...(attached.length > 0 ? { attached } : {}) } };
  // 1017.1a, 1303.3a, ruling:39: a token leaves the field, or the removed area, for nowhere; a copy exists only where it was made.
  if ((kind === 'token' && to !== 'field') || (kind === 'copy' && from !== '' && from !== to)) vanish(table, now);
  return done;
}

/** Graveyard and chase have their newest card on top (309.2, 312.2); other zones keep the order of arrival, decks their top. */
function atOf({ at }: JsonObject, to: ZoneKind): 'top' | 'bottom' | number {
  if (at !== undefined && at !== '') return at as 'top' | 'bottom' | number;
  return to === 'field' || to === 'hand' || to === 'standby' || to === 'removed' || to === 'rulerArea' ? 'bottom' : 'top';
}

/** What the row of a card holds from the moment it lies there. */
function settle(table: Table, now: ObjectId, from: string, to: ZoneKind, data: JsonObject): void {
  const { turn } = gameOf(table);
  const stays = isBattle(from) && isBattle(to);
  // 1022.3: from one battle area to another it keeps its state, but loses its counters.
  if (stays) setObject(table, now, 'counters', {});
  if (stays) setObject(table, now, 'lent', (data.lent ?? null) as Json);
  if (data.rested === true) setObject(table, now, 'rested', true);
  // 303.2a: a ruler or J-ruler never lies face down.
  if (data.faceDown === true && !isType(table, now, 'ruler') && !isType(table, now, 'jRuler')) setObject(table, now, 'faceDown', true);
  const face = data.face as number;
  if (face >= 0) setObject(table, now, 'face', face);
  if (to === 'rulerArea') setObject(table, now, 'damage', 0);
  if (isBattle(to) || to === 'standby') setObject(table, now, 'cameTurn', turn);
  if (isBattle(to) && !(stays && from !== to)) setObject(table, now, 'heldTurn', turn);
  if (data.counters !== undefined) setObject(table, now, 'counters', { ...rowOf(table, now).counters, ...(data.counters as { readonly [kind: string]: number }) });
  if (data.notes !== undefined) setObject(table, now, 'notes', data.notes as JsonObject);
}

interface Told {
  readonly card: string;
  readonly owner: Seat;
  readonly seat: Seat;
  readonly from: string;
  readonly to: string;
  readonly object: ObjectId;
  readonly now: ObjectId;
  readonly wasFaceDown: boolean;
}

/** A move between hidden zones shows its card to its owner alone, where he sees it. */
function tell(table: Table, { card, owner, seat, from, to, object, now, wasFaceDown }: Told, { act, rule, reveal }: JsonObject): void {
  const data = { seat: owner, to: seat, from, zone: to, act: act as string };
  const shown = reveal === true || !(hiddenZones.has(from) || (from === 'removed' && wasFaceDown)) || !(hiddenZones.has(to) || rowOf(table, now).faceDown);
  if (reveal === true && hiddenZones.has(from) && hiddenZones.has(to)) table.emit('cardRevealed', '1005.1', { seat: owner, card, object });
  // As what it lies in a deck nobody is told: its number would show its place among those that came with it.
  if (shown) return void table.emit('cardMoved', rule as RuleRef, isDeck(to) ? { ...data, card, object } : { ...data, card, object, now });
  const seen = from !== 'mainDeck' && from !== 'magicStoneDeck' && from !== 'lifebreak' && to !== 'lifebreak' ? true : to === 'hand' || to === 'standby';
  table.emit('cardMoved', rule as RuleRef, data, seen ? [{ seats: [owner], data: { card, object, now } }] : []);
}

/** 1010.1: destroyed, a J-ruler goes back to the ruler area with its ruler side up; everything else goes to the graveyard. */
export function destroyedTo(table: Table, object: ObjectId, rule: RuleRef, by: ObjectId): Happening {
  return isType(table, object, 'jRuler') ? move(object, { to: 'rulerArea', face: 0, act: 'destroyed', by }, rule) : move(object, { to: 'graveyard', act: 'destroyed', by }, rule);
}
