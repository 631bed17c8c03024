import type { JsonObject, ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, place, propose, type Table, type Tally, tallySum, valuesOf } from '@arbiter/kernel/authoring';
import { fieldsOf, gameOf, rowOf, setObject, zoneOf } from '../facts.js';
import { hasSupertype, isType } from '../values/base.js';
import { isImmortal } from '../values/immortal.js';
import { hasKeyword } from '../values/keywords.js';
import type { ZoneKind } from '../vocabulary.js';

/** What was done to a card that moves, apart from where it goes. */
export type Act =
  | 'destroyed'
  | 'killed'
  | 'sacrificed'
  | 'discarded'
  | 'banished'
  | 'reserved'
  | 'recollected'
  | 'negated'
  | 'unresolved'
  | '';

export interface Move {
  readonly to: ZoneKind;
  /** Its controller on the field or in intent; the owner by default. */
  readonly under?: Seat;
  /** The place in a pile; a number says how many cards lie above it. */
  readonly at?: 'top' | 'bottom' | number;
  readonly rested?: boolean;
  readonly faceDown?: boolean;
  readonly act?: Act;
  /** Counters that it comes with, in addition to its durability. */
  readonly counters?: { readonly [kind: string]: number };
  /** Damage that it comes with, and the cards of the lineage that come with it, nearest first (1.7.1.4.4.2). */
  readonly damage?: number;
  readonly lineage?: readonly ObjectId[];
  /** The champion in whose intent it comes to lie (2.1.10.1.1). */
  readonly attacker?: ObjectId;
  /** Whether it was prepared as it was activated (ext.1.7). */
  readonly prepared?: boolean;
  /** Whether it is shown to all as it moves. */
  readonly reveal?: boolean;
  /** The card or ability that moves it. */
  readonly by?: ObjectId;
}

/** Proposes to move a card to a zone, where it is a new object without its earlier counters (2.11.5.1). */
export function move(
  object: ObjectId,
  {
    to,
    under = -1,
    at,
    rested = false,
    faceDown = false,
    act = '',
    counters,
    damage = 0,
    lineage,
    attacker = 0,
    prepared = false,
    reveal = false,
    by = 0,
  }: Move,
  rule: RuleRef,
): Happening {
  return propose(
    'move',
    { object },
    {
      to,
      under,
      at: at ?? '',
      rested,
      faceDown,
      act,
      attacker,
      prepared,
      reveal,
      by,
      rule,
      ...(counters === undefined ? {} : { counters }),
      ...(damage === 0 ? {} : { damage }),
      ...(lineage === undefined ? {} : { lineage }),
    },
  );
}

const decks: ReadonlySet<string> = new Set(['mainDeck', 'materialDeck']);
const hiddenZones: ReadonlySet<string> = new Set(['mainDeck', 'materialDeck', 'hand', 'memory']);

/**
 * Returns the zone that a card really goes to: regalia never go to a graveyard (1.7.8.3.3, 2.1.6.1, ruling:17), and regalia and champions
 * never to a hand or a main deck (1.7.8.3.4, 2.1.2.4). With several types the stricter destination counts (2.11.7.10.3.1, 2.11.7.10.3.1.1).
 */
export function destinationOf(table: Table, { object, data }: Happening): ZoneKind {
  const to = data.to as ZoneKind;
  const regalia = hasSupertype(table, object, 'regalia');
  const goes = to === 'graveyard' && regalia ? 'banishment' : to;
  // ext.3.4
  if (goes === 'banishment' && ['field', 'intent'].includes(zoneOf(table, object)) && hasKeyword(table, object, 'renewable'))
    return 'materialDeck';
  if (goes !== to) return goes;
  return (to === 'hand' || to === 'mainDeck') && (regalia || isType(table, object, 'champion')) ? 'materialDeck' : to;
}

/**
 * Whether an object can't go from the field to a graveyard because it can't die, whatever would put it there. A regalia would go elsewhere,
 * so it would not die by that (ext.3.5, ruling:34).
 */
export const staysAlive = (table: Table, object: ObjectId): boolean =>
  zoneOf(table, object) === 'field' && isImmortal(table, object) && !hasSupertype(table, object, 'regalia');

/**
 * Returns the keys of the abilities that may trigger on a move. Only what goes from the field to a graveyard dies or is destroyed (2.1.6.2,
 * 2.1.7.3).
 */
function keysOf(table: Table, happening: Happening): readonly string[] {
  const from = zoneOf(table, happening.object);
  const to = destinationOf(table, happening);
  const act = happening.data.act as Act;
  const keys = ['moved'];
  if (to === 'field') keys.push('entered');
  if (from === 'field') keys.push('left');
  if (to === 'graveyard') keys.push('toGraveyard');
  if (from === 'field' && to === 'graveyard') {
    keys.push('died');
    if (act === 'destroyed' || act === 'killed') keys.push('destroyed');
    if (act === 'killed') keys.push('killed');
  }
  if (to === 'banishment') keys.push('banished');
  return keys;
}

/** Moves cards at the same time. */
export const moveRule: HappeningRule = {
  keys: keysOf,
  // An object that leaves the field is read as it last stood there (2.4.0.11.1).
  looksBack: (table, { object }) => zoneOf(table, object) === 'field',
  leaves: () => true,
  possible: (table, happening) =>
    table.find(happening.object) !== null && (destinationOf(table, happening) !== 'graveyard' || !staysAlive(table, happening.object)),
  commit: (table, list) => {
    const later: PendingNotice[] = [];
    const happened = list.map((happening) => (table.find(happening.object) === null ? null : carryOut(table, happening, later)));
    // Events are told in the order of the objects' ids, so that they do not reveal the order in which cards come to lie in a deck.
    for (const [told, data] of later.sort(([one], [other]) => one.object - other.object)) tell(table, told, data);
    return happened;
  },
};

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
type PendingNotice = readonly [Told, JsonObject];

/**
 * Moves a card to its zone, under its new controller (2.11.5.1, 2.3.4.5), without its earlier counters (2.11.5) unless they come with it.
 */
function carryOut(table: Table, happening: Happening, later: PendingNotice[]): Happening {
  const { object, data } = happening;
  const row = table.object(object);
  const { card, owner, under } = row;
  // The X chosen as the card was played (1.6.4.2.9.3), and the counters it was to bring.
  const { x, bringing } = fieldsOf(row);
  const from = zoneOf(table, object);
  const to = destinationOf(table, happening);
  const wasFaceDown = fieldsOf(row).faceDown;
  const seat = (to === 'field' || to === 'intent') && (data.under as Seat) >= 0 ? (data.under as Seat) : owner;
  // A lineage leaves as a whole (1.7.1.4.4.2).
  for (const below of under) carryOut(table, { ...happening, object: below }, later);
  const now = place(table, object, { zone: zoneIdOf(to, owner), at: atOf(data, to) });
  if (table.object(now).controller !== seat) table.set(table.object(now), 'controller', seat);
  if (x > 0 && (to === 'field' || to === 'intent')) setObject(table, now, 'x', x);
  settle(table, now, to, data);
  if (to === 'field' && Object.keys(bringing).length > 0) bring(table, now, bringing);
  const told: Told = { card, owner, seat, from, to, object, now, wasFaceDown };
  if (decks.has(to)) later.push([told, data]);
  else tell(table, told, data);
  const done = { ...data, to, from, now, owner };
  // A card that an effect was to banish, but that went elsewhere instead (ext.3.4), does not count as banished by that effect (2.1.7.6.2).
  return { ...happening, data: data.act === 'banished' && to !== 'banishment' ? { ...done, unnamed: true } : done };
}

/** Returns the zone of a kind in which an owner's card lies (2.1.6.3, 2.1.7.2). */
export function zoneIdOf(kind: ZoneKind, owner: Seat): string {
  return kind === 'field' || kind === 'intent' ? kind : `${kind}:${owner}`;
}

/** Returns where in a zone a card comes to lie (2.11.5.1). */
function atOf({ at }: JsonObject, to: ZoneKind): 'top' | 'bottom' | number {
  if (at !== '') return at as 'top' | 'bottom' | number;
  return to === 'mainDeck' || to === 'graveyard' ? 'top' : 'bottom';
}

/** Sets the fields of a card's row as it arrives (2.11.5.1). */
function settle(table: Table, now: ObjectId, to: ZoneKind, data: JsonObject): void {
  // It is a copy from the moment it enters (2.11.7.13.3, 2.11.7.13.3.1).
  if (typeof data.copy === 'string') setObject(table, now, 'copy', data.copy);
  // Hindered objects enter rested (ext.3.2).
  if (data.rested === true || (to === 'field' && hasKeyword(table, now, 'hindered'))) setObject(table, now, 'rested', true);
  if (data.faceDown === true) setObject(table, now, 'faceDown', true);
  if (to === 'intent') setObject(table, now, 'attacker', data.attacker as ObjectId);
  if (data.prepared === true) setObject(table, now, 'prepared', true);
  if (to !== 'field') return;
  setObject(table, now, 'cameTurn', gameOf(table).turn);
  for (const below of (data.lineage ?? []) as readonly ObjectId[])
    if (table.find(below) !== null) place(table, below, { host: now, as: 'under', at: 'bottom' });
  if (typeof data.damage === 'number') setObject(table, now, 'damage', data.damage);
  const counters = { ...((data.counters as { readonly [kind: string]: number } | undefined) ?? {}), ...durabilityOf(table, now) };
  if (Object.keys(counters).length > 0) setObject(table, now, 'counters', counters);
}

/** Adds the counters announced for a card while it was on the effects stack to its own. */
function bring(table: Table, now: ObjectId, bringing: Tally): void {
  setObject(table, now, 'counters', tallySum(rowOf(table, now).counters, bringing));
}

/** Returns the durability counters that an object enters with (1.6.9.1.2, 1.7.6.4.1, 2.11.6.3.1). */
function durabilityOf(table: Table, now: ObjectId): { readonly durability?: number } {
  const { durability } = valuesOf(table, now);
  return typeof durability === 'number' && durability > 0 ? { durability } : {};
}

/** Tells of a move. A move between hidden zones names the card to its owner only, and only if they see it (2.1.1.5, 2.1.1.5.1). */
function tell(table: Table, { card, owner, seat, from, to, object, now, wasFaceDown }: Told, { act, rule, reveal }: JsonObject): void {
  // For a new token the event of its summoning is told instead.
  if (from === '') return;
  const data = { seat: owner, to: seat, from, zone: to, act: act as string };
  const hidden = (hiddenZones.has(from) || wasFaceDown) && (hiddenZones.has(to) || rowOf(table, now).faceDown);
  if (reveal === true && hidden) table.emit('cardRevealed', rule as RuleRef, { seat: owner, card, object });
  if (!hidden || reveal === true)
    return void table.emit('cardMoved', rule as RuleRef, decks.has(to) ? { ...data, card, object } : { ...data, card, object, now });
  const seen = from !== 'mainDeck' || to !== 'mainDeck';
  table.emit('cardMoved', rule as RuleRef, data, seen ? [{ seats: [owner], data: { card, object, now } }] : []);
}
