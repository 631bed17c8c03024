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
  /** Who controls it on the field or in intent; its owner unless said. */
  readonly under?: Seat;
  /** Where in a pile. */
  readonly at?: 'top' | 'bottom' | number;
  readonly rested?: boolean;
  readonly faceDown?: boolean;
  readonly act?: Act;
  /** Counters that it comes with, beside its durability. */
  readonly counters?: { readonly [kind: string]: number };
  /** Damage that it comes with, and the cards of the lineage that come with it, nearest first (1.7.1.4.4.2). */
  readonly damage?: number;
  readonly lineage?: readonly ObjectId[];
  /** The champion in whose intent it comes to lie (2.1.10.1.1). */
  readonly attacker?: ObjectId;
  /** It was prepared as it was activated (ext.1.7). */
  readonly prepared?: boolean;
  /** It is shown to all as it moves. */
  readonly reveal?: boolean;
  /** By whose card or ability. */
  readonly by?: ObjectId;
}

/** A card moves to a zone; it is a new object there, without the counters that it had (2.11.5.1). */
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

/** The zone that a card goes to by its type: regalia never go to a graveyard (1.7.8.3.3, 2.1.6.1, ruling:17), and neither they nor champions to a hand or a main deck (1.7.8.3.4, 2.1.2.4). What has a further type goes where that one is stricter (2.11.7.10.3.1, 2.11.7.10.3.1.1). */
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

/** ext.3.5, ruling:34: what can't die goes from the field to no graveyard, whatever puts it there; a regalia goes elsewhere, and does not die by that. */
export const staysAlive = (table: Table, object: ObjectId): boolean =>
  zoneOf(table, object) === 'field' && isImmortal(table, object) && !hasSupertype(table, object, 'regalia');

/** Keys that abilities wait for. Only what goes from the field to a graveyard dies or is destroyed (2.1.6.2, 2.1.7.3). */
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

/** Cards move at the same time. */
export const moveRule: HappeningRule = {
  keys: keysOf,
  // 2.4.0.11.1: what leaves the field is read as it last stood there.
  looksBack: (table, { object }) => zoneOf(table, object) === 'field',
  leaves: () => true,
  possible: (table, happening) =>
    table.find(happening.object) !== null && (destinationOf(table, happening) !== 'graveyard' || !staysAlive(table, happening.object)),
  commit: (table, list) => {
    const later: PendingNotice[] = [];
    const happened = list.map((happening) => (table.find(happening.object) === null ? null : carryOut(table, happening, later)));
    // In which order cards come to lie in a deck is not told by the order in which they are named.
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

/** A card comes to lie where it goes, under whom it comes there (2.11.5.1, 2.3.4.5), without the counters that were on it (2.11.5) unless they are said to come with it. */
function carryOut(table: Table, happening: Happening, later: PendingNotice[]): Happening {
  const { object, data } = happening;
  const row = table.object(object);
  const { card, owner, under } = row;
  // 1.6.4.2.9.3: what was chosen for it as it was played.
  const { x, bringing } = fieldsOf(row);
  const from = zoneOf(table, object);
  const to = destinationOf(table, happening);
  const wasFaceDown = fieldsOf(row).faceDown;
  const seat = (to === 'field' || to === 'intent') && (data.under as Seat) >= 0 ? (data.under as Seat) : owner;
  // 1.7.1.4.4.2: a lineage leaves as a whole.
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
  // 2.1.7.6.2: what an effect was to banish and went elsewhere instead (ext.3.4) is nothing that it banished.
  return { ...happening, data: data.act === 'banished' && to !== 'banishment' ? { ...done, unnamed: true } : done };
}

/** The zone of a kind in which a card of an owner lies (2.1.6.3, 2.1.7.2). */
export function zoneIdOf(kind: ZoneKind, owner: Seat): string {
  return kind === 'field' || kind === 'intent' ? kind : `${kind}:${owner}`;
}

/** Where in a zone it comes to lie (2.11.5.1). */
function atOf({ at }: JsonObject, to: ZoneKind): 'top' | 'bottom' | number {
  if (at !== '') return at as 'top' | 'bottom' | number;
  return to === 'mainDeck' || to === 'graveyard' ? 'top' : 'bottom';
}

/** 2.11.7.13.3, 2.11.7.13.3.1: what it is a copy of, it is from the first moment on. */
function becomeCopy(table: Table, now: ObjectId, copy: string): void {
  setObject(table, now, 'copy', copy);
  table.journal.population++;
  table.journal.touch();
}

/** What the row of a card holds from the moment it lies there (2.11.5.1). */
function settle(table: Table, now: ObjectId, to: ZoneKind, data: JsonObject): void {
  if (typeof data.copy === 'string') becomeCopy(table, now, data.copy);
  // ext.3.2
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

/** What was said of it on the effects stack comes with it, beside its own counters. */
function bring(table: Table, now: ObjectId, bringing: Tally): void {
  setObject(table, now, 'counters', tallySum(rowOf(table, now).counters, bringing));
}

/** 1.6.9.1.2, 1.7.6.4.1, 2.11.6.3.1: what has durability comes with so many counters. */
function durabilityOf(table: Table, now: ObjectId): { readonly durability?: number } {
  const { durability } = valuesOf(table, now);
  return typeof durability === 'number' && durability > 0 ? { durability } : {};
}

/** A move between hidden zones shows its card to its owner alone, where he sees it (2.1.1.5, 2.1.1.5.1). */
function tell(table: Table, { card, owner, seat, from, to, object, now, wasFaceDown }: Told, { act, rule, reveal }: JsonObject): void {
  // What comes from nowhere is told by what summoned it.
  if (from === '') return;
  const data = { seat: owner, to: seat, from, zone: to, act: act as string };
  const hidden = (hiddenZones.has(from) || wasFaceDown) && (hiddenZones.has(to) || rowOf(table, now).faceDown);
  if (reveal === true && hidden) table.emit('cardRevealed', rule as RuleRef, { seat: owner, card, object });
  if (!hidden || reveal === true)
    return void table.emit('cardMoved', rule as RuleRef, decks.has(to) ? { ...data, card, object } : { ...data, card, object, now });
  const seen = from !== 'mainDeck' || to !== 'mainDeck';
  table.emit('cardMoved', rule as RuleRef, data, seen ? [{ seats: [owner], data: { card, object, now } }] : []);
}
