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
  /** The player whose zone it goes to; its owner by default (302.5). Only a field can be another player's. */
  readonly under?: Seat;
  /** The place in a pile; a number says how many cards lie above it. */
  readonly at?: 'top' | 'bottom' | number;
  readonly rested?: boolean;
  readonly faceDown?: boolean;
  /** The face that is up where it goes. By default it stays the same from field to field; otherwise it is the first (1302.3a). */
  readonly face?: number;
  readonly act?: Act;
  /** Counters that it comes with. */
  readonly counters?: { readonly [kind: string]: number };
  readonly notes?: JsonObject;
  /** The object that it comes attached to (1002.1); 0 for none. */
  readonly host?: number;
  /** Whether it is shown to all as it moves (1005). */
  readonly reveal?: boolean;
  /** The card or ability that moves it. */
  readonly by?: ObjectId;
  /** The player to whom it returns, for a move by which control of it is given away (`field/control.ts`). */
  readonly lent?: JsonObject;
  /** The zone that it was played from, for a move by which it resolves. */
  readonly playedFrom?: string;
}

/** Proposes to move a card to a zone (302.3). */
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

/**
 * Whether a zone is hidden and ordered (304.2, 305.2, 1415.1a-i): the player who puts several cards there chooses their order, and the
 * other player is not told (302.4).
 */
export const isHiddenPile = (kind: string): boolean => kind === 'mainDeck' || kind === 'magicStoneDeck' || kind === 'lifebreak';
const isBattle = (kind: string): boolean => (battleArea as readonly string[]).includes(kind);
/** Zones whose cards not everybody sees (304.2, 305.2, 306.2, 310.2, 1415.1a-i). */
const hiddenZones: ReadonlySet<string> = new Set(['mainDeck', 'magicStoneDeck', 'hand', 'standby', 'lifebreak', 'sideDeck']);

/**
 * Returns the zone that a card really goes to: a chant goes to the graveyard instead of the field (314.4). A card played by Remnant always
 * goes to the removed area (1115.2).
 */
export function destinationOf(table: Table, { object, data }: Happening): ZoneKind {
  const to = data.to as ZoneKind;
  const item = table.object(object).item as { readonly way?: string } | null;
  if (item?.way === 'remnant') return 'removed';
  return (to === 'magicStoneDeck' || isBattle(to)) && isType(table, object, 'chant') ? 'graveyard' : to;
}

/** Whether a move is possible: cards of some types can't go to some zones at all (314). */
function mayMove(table: Table, happening: Happening): boolean {
  const { object, data } = happening;
  const to = destinationOf(table, happening);
  // Without the Valhalla rule, effects about lifebreaks are ignored (1415.2, 1415.1a, ruling:42).
  if (to === 'lifebreak' && !hasValhallaRule(table.pins.format)) return false;
  const has = (type: string): boolean => isType(table, object, type);
  // A move from field to field is not entering (307.6).
  if (to === 'field' && zoneOf(table, object) !== 'field' && forbids(table, object, 'enter')) return false;
  // A ruler can go to the field only by its Judgment (314.1).
  if (has('ruler')) return to === 'rulerArea' || to === 'graveyard' || data.act === 'judged';
  // J-rulers (314.2).
  if (has('jRuler')) return to === 'rulerArea' || to === 'field';
  // Magic stones (314.5).
  if (has('magicStone')) return to !== 'hand' && to !== 'mainDeck' && to !== 'rulerArea';
  // All other cards (314.3). An addition comes to a field only with a host (1002.2, 1406.3).
  return to !== 'magicStoneDeck' && to !== 'rulerArea' && (to !== 'field' || findsHost(table, happening));
}

/**
 * Whether an addition can come to a field: if it needs a host and has none, it stays where it is; from field to field it keeps its host
 * (1002.2, 1406.3).
 */
function findsHost(table: Table, { object, data }: Happening): boolean {
  const host = data.host as ObjectId;
  if (host !== 0) return attachable(table, object, host);
  return zoneOf(table, object) === 'field' || !needsHost(table, object);
}

/** Returns the keys of the abilities that may trigger on a move. From field to field nothing enters (307.6). */
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

/**
 * Whether a trigger means the card before the move: if one of the zones is in the battle area, the card there is meant; else the card in
 * the public zone; else the card where it goes (906.7).
 */
function looksBack(table: Table, happening: Happening, key: string): boolean {
  const from = zoneOf(table, happening.object);
  return looksBackBetween(from, destinationOf(table, happening), key);
}

/** Whether a trigger with a key, on a move between zones of these kinds, means the card as it was before the move (906.7). */
export function looksBackBetween(from: string, to: string, key: string): boolean {
  // Also for a J-ruler that goes to the ruler area (ruling:53).
  if (key === 'left') return true;
  // One of the zones is in the battle area (906.7b).
  if (isBattle(from) !== isBattle(to)) return isBattle(from);
  // From a public to a hidden zone (906.7a, 906.7c).
  return !hiddenZones.has(from) && hiddenZones.has(to);
}

/** Moves cards at the same time. Each becomes a new card, except between zones of the battle area (302.3). */
export const moveRule: HappeningRule = {
  keys: keysOf,
  looksBack,
  leaves: () => true,
  possible: (table, happening) => table.find(happening.object) !== null && mayMove(table, happening),
  supposed: supposeOnField,
  commit: (table, list) => {
    const later: PendingNotice[] = [];
    const happened = list.map((happening) => (table.find(happening.object) === null ? null : carryOut(table, happening, later)));
    // Events are told in the order of the objects' ids, so that they do not reveal the order in which cards come to lie in a hidden pile
    // (302.4).
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
  // By default a card goes to its owner's zone (302.5, 105.3a).
  const seat = to === 'field' && (data.under as Seat) >= 0 ? (data.under as Seat) : owner;
  const { stamp } = row;
  const now = place(table, object, { zone: `${to}:${seat}`, at: atOf(data, to) });
  // From field to field its abilities go on, and keep the time at which they began (909.3b).
  if (from === 'field' && to === 'field') table.set(table.object(now), 'stamp', stamp);
  settle(table, now, from, to, data);
  // If its owner chose the order, only they know which card lies where (302.4).
  if (isHiddenPile(to) && data.order !== undefined) table.set(table.object(now), 'knownTo', table.object(now).knownTo & (1 << owner));
  const told: Told = { card, owner, seat, from, to, object, now, wasFaceDown, seen: known || seesFace(table, table.object(now), owner) };
  if (isHiddenPile(to)) later.push([told, data]);
  else tell(table, told, data);
  const host = (data.host as ObjectId) || held;
  if (to === 'field' && attachable(table, now, host)) comeAttached(table, now, host, data.rule as RuleRef);
  const done: Happening = { ...happening, data: { ...data, to, from, now } };
  // A token that leaves the field or the removed area ceases to exist; a copy exists only where it was made (1017.1a, 1303.3, 1303.3a,
  // ruling:38, ruling:39).
  if ((kind === 'token' && to !== 'field') || (kind === 'copy' && from !== '' && from !== to)) vanish(table, now);
  return done;
}

/**
 * Returns where in a zone a card comes to lie: on top of a graveyard (309.2), a lifebreak area or a deck; elsewhere last, in order of
 * arrival.
 */
function atOf({ at }: JsonObject, to: ZoneKind): 'top' | 'bottom' | number {
  if (at !== '') return at as 'top' | 'bottom' | number;
  return to === 'field' || to === 'hand' || to === 'standby' || to === 'removed' || to === 'rulerArea' ? 'bottom' : 'top';
}

/** Sets the fields of a card's row as it arrives. */
function settle(table: Table, now: ObjectId, from: string, to: ZoneKind, data: JsonObject): void {
  const { turn } = gameOf(table);
  // From one zone of the battle area to another a card keeps its state but loses its counters (1022.3, ruling:5). A card from elsewhere has
  // none.
  setObject(table, now, 'counters', (data.counters ?? objectFields.counters) as Tally);
  setObject(table, now, 'lent', (data.lent ?? null) as Json);
  // A card comes recovered unless said otherwise (303.1b), and so does a J-ruler that enters the field (ruling:6).
  if (data.rested === true) setObject(table, now, 'rested', true);
  else if (to === 'field' && from === 'rulerArea') setObject(table, now, 'rested', false);
  // A ruler or J-ruler never lies face down (303.2a).
  if (data.faceDown === true && !isType(table, now, 'ruler') && !isType(table, now, 'jRuler')) setObject(table, now, 'faceDown', true);
  const face = data.face as number;
  // If no face is given, its past is up (1302.3a).
  if (face >= 0) setObject(table, now, 'face', face);
  if (to === 'rulerArea') setObject(table, now, 'damage', 0);
  if (isBattle(to) || to === 'standby') setObject(table, now, 'cameTurn', turn);
  // Between ruler area and field a card stays in its controller's battle area (302.3, 905.3).
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
  /** Whether its owner saw it where it was, or sees it where it lies now. */
  readonly seen: boolean;
}

/** Tells of a move. A move between hidden zones names the card to its owner only, and only if they see it. */
function tell(
  table: Table,
  { card, owner, seat, from, to, object, now, wasFaceDown, seen }: Told,
  { act, rule, reveal }: JsonObject,
): void {
  // For a new token the event of its creation is told instead (1303.1, `create.ts`).
  if (from === '') return;
  const data = { seat: owner, to: seat, from, zone: to, act: act as string };
  // A move from one hidden place to another, face down included, is not shown to all (302.2, 306.2, 311.2, 1302.5a).
  const shown = reveal === true || !(hiddenZones.has(from) || wasFaceDown) || !(hiddenZones.has(to) || rowOf(table, now).faceDown);
  if (reveal === true && hiddenZones.has(from) && hiddenZones.has(to)) table.emit('cardRevealed', '1005.1', { seat: owner, card, object });
  // A move shown to all does not tell the card's new id in a hidden pile: the number would show the card's place among those that moved
  // with it.
  if (shown)
    return void table.emit('cardMoved', rule as RuleRef, isHiddenPile(to) ? { ...data, card, object } : { ...data, card, object, now });
  table.emit('cardMoved', rule as RuleRef, data, seen ? [{ seats: [owner], data: { card, object, now } }] : []);
}

/**
 * Returns the move of a destroyed card: a J-ruler goes back to the ruler area with its ruler side up, any other card to the graveyard
 * (1010.1, 309.1).
 */
export function destroyedTo(table: Table, object: ObjectId, rule: RuleRef, by: ObjectId): Happening {
  return isType(table, object, 'jRuler')
    ? move(object, { to: 'rulerArea', face: 0, act: 'destroyed', by }, rule)
    : move(object, { to: 'graveyard', act: 'destroyed', by }, rule);
}
