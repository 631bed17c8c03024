import type { Json, JsonObject, ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, place, propose, seesFace, type Table, type Tally, vanish } from '@arbiter/kernel/authoring';
import { gameOf, fieldsOf, objectFields, rowOf, setObject, zoneOf } from '../facts.js';
import { hasValhallaRule } from '../decks/formats.js';
import { attachable, needsHost } from '../field/additions.js';
import { isType } from '../values/base.js';
import { forbids } from '../values/rules.js';
import { battleArea, type ZoneKind } from '../vocabulary.js';
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
export function move(
  object: ObjectId,
  {
    to,
    under = -1,
    at,
    rested = false,
    faceDown = false,
    face = -1,
    act = '',
    counters,
    notes,
    host = 0,
    reveal = false,
    by = 0,
    playedFrom = '',
    lent,
  }: Move,
  rule: RuleRef,
): Happening {
  const data = { to, under, at: at ?? '', rested, faceDown, face, act, host, reveal, by, playedFrom, rule };
  return propose(
    'move',
    { object },
    {
      ...data,
      ...(counters === undefined ? {} : { counters }),
      ...(notes === undefined ? {} : { notes }),
      ...(lent === undefined ? {} : { lent }),
    },
  );
}

/** Hidden zones in order (304.2, 305.2, 1415.1a-i): who puts several cards there says in which, and nobody else is told (302.4). */
export const isHiddenPile = (kind: string): boolean => kind === 'mainDeck' || kind === 'magicStoneDeck' || kind === 'lifebreak';
const isBattle = (kind: string): boolean => (battleArea as readonly string[]).includes(kind);
/** Zones whose cards not everybody sees (304.2, 305.2, 306.2, 310.2, 1415.1a-i). */
const hiddenZones: ReadonlySet<string> = new Set(['mainDeck', 'magicStoneDeck', 'hand', 'standby', 'lifebreak', 'sideDeck']);

/** The zone that a card goes to by its type (314.4): a chant goes to the graveyard instead of the field. What was played by Remnant goes nowhere but to the removed area (1115.2). */
export function destinationOf(table: Table, { object, data }: Happening): ZoneKind {
  const to = data.to as ZoneKind;
  const item = table.object(object).item as { readonly way?: string } | null;
  if (item?.way === 'remnant') return 'removed';
  return (to === 'magicStoneDeck' || isBattle(to)) && isType(table, object, 'chant') ? 'graveyard' : to;
}

/** 314: where cards of a type can't go at all. */
function mayMove(table: Table, happening: Happening): boolean {
  const { object, data } = happening;
  const to = destinationOf(table, happening);
  // 1415.2, 1415.1a, ruling:42: without the Valhalla rule what is said of lifebreaks is ignored.
  if (to === 'lifebreak' && !hasValhallaRule(table.pins.format)) return false;
  const has = (type: string): boolean => isType(table, object, type);
  // From field to field nothing enters (307.6).
  if (to === 'field' && zoneOf(table, object) !== 'field' && forbids(table, object, 'enter')) return false;
  // 314.1: but for its Judgment.
  if (has('ruler')) return to === 'rulerArea' || to === 'graveyard' || data.act === 'judged';
  // 314.2
  if (has('jRuler')) return to === 'rulerArea' || to === 'field';
  // 314.5
  if (has('magicStone')) return to !== 'hand' && to !== 'mainDeck' && to !== 'rulerArea';
  // 314.3; 1002.2, 1406.3: an addition comes to a field with what it is added to.
  return to !== 'magicStoneDeck' && to !== 'rulerArea' && (to !== 'field' || findsHost(table, happening));
}

/** 1002.2, 1406.3: what is added to nothing stays where it is, if it has to be; from field to field it goes with what it has. */
function findsHost(table: Table, { object, data }: Happening): boolean {
  const host = data.host as ObjectId;
  if (host !== 0) return attachable(table, object, host);
  return zoneOf(table, object) === 'field' || !needsHost(table, object);
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
function looksBack(table: Table, happening: Happening, key: string): boolean {
  const from = zoneOf(table, happening.object);
  return looksBackBetween(from, destinationOf(table, happening), key);
}

/** 906.7: whether what waits for a key of a move between zones of these kinds means the card as it was before. */
export function looksBackBetween(from: string, to: string, key: string): boolean {
  // ruling:53: also the J-ruler that goes to the ruler area.
  if (key === 'left') return true;
  // 906.7b
  if (isBattle(from) !== isBattle(to)) return isBattle(from);
  // 906.7a, 906.7c
  return !hiddenZones.has(from) && hiddenZones.has(to);
}

/** Cards move at the same time; each is a new card where it goes, but from battle area to battle area (302.3). */
export const moveRule: HappeningRule = {
  keys: keysOf,
  looksBack,
  leaves: () => true,
  possible: (table, happening) => table.find(happening.object) !== null && mayMove(table, happening),
  supposed: supposeOnField,
  commit: (table, list) => {
    const later: PendingNotice[] = [];
    const happened = list.map((happening) => (table.find(happening.object) === null ? null : carryOut(table, happening, later)));
    // 302.4: in which order cards come to lie in a hidden pile is not told by the order in which they are named.
    for (const [what, data] of later.sort(([one], [other]) => one.object - other.object)) tell(table, what, data);
    return happened;
  },
};

type PendingNotice = readonly [Told, JsonObject];

function carryOut(table: Table, happening: Happening, later: PendingNotice[]): Happening {
  const { object, data } = happening;
  const row = table.object(object);
  const { card, owner, kind, host: held } = row;
  const from = zoneOf(table, object);
  const to = destinationOf(table, happening);
  const wasFaceDown = fieldsOf(row).faceDown;
  const known = seesFace(table, row, owner);
  // 302.5, 105.3a: where nobody else is named it goes to its owner's zone.
  const seat = to === 'field' && (data.under as Seat) >= 0 ? (data.under as Seat) : owner;
  const { stamp } = row;
  const now = place(table, object, { zone: `${to}:${seat}`, at: atOf(data, to) });
  // 909.3b: what it says goes on, and has begun when it did.
  if (from === 'field' && to === 'field') table.set(table.object(now), 'stamp', stamp);
  settle(table, now, from, to, data);
  // 302.4: where its owner chose the order, he alone knows which card lies where.
  if (isHiddenPile(to) && data.order !== undefined) table.set(table.object(now), 'knownTo', table.object(now).knownTo & (1 << owner));
  const told: Told = { card, owner, seat, from, to, object, now, wasFaceDown, seen: known || seesFace(table, table.object(now), owner) };
  if (isHiddenPile(to)) later.push([told, data]);
  else tell(table, told, data);
  const host = (data.host as ObjectId) || held;
  if (to === 'field' && attachable(table, now, host)) comeAttached(table, now, host, data.rule as RuleRef);
  const done: Happening = { ...happening, data: { ...data, to, from, now } };
  // 1017.1a, 1303.3, 1303.3a, ruling:38, ruling:39: a token leaves the field, or the removed area, for nowhere; a copy exists only where it was made.
  if ((kind === 'token' && to !== 'field') || (kind === 'copy' && from !== '' && from !== to)) vanish(table, now);
  return done;
}

/** A graveyard has its newest card on top (309.2), as has the lifebreak area; other zones keep the order of arrival, decks their top. */
function atOf({ at }: JsonObject, to: ZoneKind): 'top' | 'bottom' | number {
  if (at !== '') return at as 'top' | 'bottom' | number;
  return to === 'field' || to === 'hand' || to === 'standby' || to === 'removed' || to === 'rulerArea' ? 'bottom' : 'top';
}

/** What the row of a card holds from the moment it lies there. */
function settle(table: Table, now: ObjectId, from: string, to: ZoneKind, data: JsonObject): void {
  const { turn } = gameOf(table);
  // 1022.3, ruling:5: from one battle area to another it keeps its state, but loses its counters. What comes from elsewhere has none.
  setObject(table, now, 'counters', (data.counters ?? objectFields.counters) as Tally);
  setObject(table, now, 'lent', (data.lent ?? null) as Json);
  // 303.1b: it comes recovered unless it is said to come rested; so does a J-ruler as it enters the field (ruling:6).
  if (data.rested === true) setObject(table, now, 'rested', true);
  else if (to === 'field' && from === 'rulerArea') setObject(table, now, 'rested', false);
  // 303.2a: a ruler or J-ruler never lies face down.
  if (data.faceDown === true && !isType(table, now, 'ruler') && !isType(table, now, 'jRuler')) setObject(table, now, 'faceDown', true);
  const face = data.face as number;
  // 1302.3a: where no face is named its past is up.
  if (face >= 0) setObject(table, now, 'face', face);
  if (to === 'rulerArea') setObject(table, now, 'damage', 0);
  if (isBattle(to) || to === 'standby') setObject(table, now, 'cameTurn', turn);
  // 302.3, 905.3: between ruler area and field it stays in its controller's battle area.
  if (from === to || !isBattle(from)) setObject(table, now, 'heldTurn', turn);
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
  /** Its owner saw it where it was, or sees it where it lies now. */
  readonly seen: boolean;
}

/** A move between hidden zones shows its card to its owner alone, where they see it. */
function tell(
  table: Table,
  { card, owner, seat, from, to, object, now, wasFaceDown, seen }: Told,
  { act, rule, reveal }: JsonObject,
): void {
  // 1303.1: of a token that comes to be its making is told (`create.ts`).
  if (from === '') return;
  const data = { seat: owner, to: seat, from, zone: to, act: act as string };
  // 302.2, 306.2, 311.2, 1302.5a: what goes from one hidden place to another, be it face down, is not shown to all.
  const shown = reveal === true || !(hiddenZones.has(from) || wasFaceDown) || !(hiddenZones.has(to) || rowOf(table, now).faceDown);
  if (reveal === true && hiddenZones.has(from) && hiddenZones.has(to)) table.emit('cardRevealed', '1005.1', { seat: owner, card, object });
  // As what it lies in a hidden pile nobody is told: its number would show its place among those that came with it.
  if (shown)
    return void table.emit('cardMoved', rule as RuleRef, isHiddenPile(to) ? { ...data, card, object } : { ...data, card, object, now });
  table.emit('cardMoved', rule as RuleRef, data, seen ? [{ seats: [owner], data: { card, object, now } }] : []);
}

/** 1010.1, 309.1: destroyed, a J-ruler goes back to the ruler area with its ruler side up; everything else goes to the graveyard. */
export function destroyedTo(table: Table, object: ObjectId, rule: RuleRef, by: ObjectId): Happening {
  return isType(table, object, 'jRuler')
    ? move(object, { to: 'rulerArea', face: 0, act: 'destroyed', by }, rule)
    : move(object, { to: 'graveyard', act: 'destroyed', by }, rule);
}
