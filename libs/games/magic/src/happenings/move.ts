import { idOfSeat, type JsonObject, jsonOf, type ObjectId, readAs, type RuleRef, type Seat } from '@arbiter/kernel';
import {
  beginWatch,
  type Happening,
  type HappeningRule,
  learn,
  notice,
  objectEnv,
  place,
  propose,
  seesFace,
  stampInOrder,
  type Table,
  trace,
  trial,
} from '@arbiter/kernel/authoring';
import { attachable, enchantsOf, hostsFor, playersFor } from '../permanents/attachments.js';
import { removeFromCombat } from '../combat/removal.js';
import { type Arrival, arrivalData } from '../faces/arrival.js';
import { fieldsOf, gameOf, hasKeyword, hasSubtype, isThere, isType, setGame, setObject, shownCard } from '../facts.js';
import { forbids, rulesWith } from '../rules.js';
import { noteBlessings } from '../permanents/standing.js';
import { ownZones, type ZoneKind } from '../vocabulary.js';
import { noticeLeaving, tellUnattached } from './attach.js';
import { type Exiling, settleInExile } from './exile.js';
import { asItWouldBe, type Entering, enteringCounters, settleIn, suppose } from './enter.js';

export interface Move extends Arrival {
  readonly to: ZoneKind;
  /** Who controls the object in its new zone; its owner when left out (110.2). */
  readonly under?: Seat;
  /** The position in a pile; a number is the number of cards above it. */
  readonly at?: 'top' | 'bottom' | number;
  readonly tapped?: boolean;
  /** The object or player (by id) that it enters the battlefield attached to. */
  readonly host?: number;
  readonly counters?: Entering['counters'];
  /** Modifiers of an effect that apply from the moment it enters (611.2e). */
  readonly being?: Entering['being'];
  /** Whether its controller sacrifices it (701.16a). */
  readonly sacrifice?: true;
  /** How the object is exiled. */
  readonly exiling?: Exiling;
  /** Whether effects that refer to the object find it in its new zone (400.7i). */
  readonly traced?: true;
  /** The permanent that exploits it (702.109b). */
  readonly exploitedBy?: ObjectId;
}

/** An object changes zones (400.7). */
export function move(
  object: ObjectId,
  { to, under, at, tapped, host, counters, sacrifice, being, exiling, traced, exploitedBy, ...arrival }: Move,
  rule: RuleRef,
): Happening {
  const data = {
    to,
    under: under ?? -1,
    at: at ?? '',
    tapped: tapped ?? false,
    host: host ?? 0,
    rule,
    ...arrivalData(arrival),
    ...exiling,
    ...(traced === true ? { traced } : {}),
  };
  if (exploitedBy !== undefined) return propose('move', { object }, { ...data, sacrifice: true, exploited: true, source: exploitedBy });
  if (sacrifice === true) return propose('move', { object }, { ...data, sacrifice });
  return propose(
    'move',
    { object },
    { ...data, ...(counters === undefined ? {} : { counters }), ...(being === undefined ? {} : { being: jsonOf(being) }) },
  );
}

/**
 * A player discards a card (701.8a).
 * @param by the controller of the spell or ability that makes the player discard it; -1 for none
 */
export function discardCard(object: ObjectId, rule: RuleRef, by = -1): Happening {
  return propose('move', { object }, { to: 'graveyard', under: -1, at: '', tapped: false, host: 0, discard: true, by, rule });
}

const entering = ['moved', 'entered'] as const;
const moving = ['moved'] as const;
const discarding = ['moved', 'discarded'] as const;
/** Keys of an object that leaves a graveyard (603.10a). */
const leavingGraveyard = ['moved', 'leftGraveyard'] as const;
const enteringFromGraveyard = ['moved', 'entered', 'leftGraveyard'] as const;
/** Keys of a discarded card that a replacement puts onto the battlefield. */
const discardedOnto = ['moved', 'discarded', 'entered'] as const;

/**
 * Keys of a permanent that leaves, by what else happens to it: it dies (700.4), is sacrificed, becomes unattached (701.3d), is exploited
 * (702.109b).
 */
const leaving: readonly (readonly string[])[] = Array.from({ length: 16 }, (_, flags) => [
  'moved',
  'left',
  ...(flags & 1 ? ['died'] : []),
  ...(flags & 2 ? ['sacrificed'] : []),
  ...(flags & 4 ? ['unattached'] : []),
  ...(flags & 8 ? ['exploited'] : []),
]);

/** Returns the keys that triggers and replacements wait for (603.6): a creature or planeswalker that goes to the graveyard dies (700.4). */
function keysOf(table: Table, { object, data }: Happening): readonly string[] {
  if (data.discard === true) return data.to === 'battlefield' ? discardedOnto : discarding;
  const row = table.object(object);
  const buried = row.zone !== '' && table.zone(row.zone).kind === 'graveyard';
  if (data.to === 'battlefield') return buried ? enteringFromGraveyard : entering;
  if (row.zone !== 'battlefield') return buried ? leavingGraveyard : moving;
  const died = data.to === 'graveyard' && (isType(table, object, 'creature') || isType(table, object, 'planeswalker'));
  return leaving[
    (died ? 1 : 0) + (data.sacrifice === true ? 2 : 0) + (row.host === 0 ? 0 : 4) + (data.exploited === true ? 8 : 0)
  ] as readonly string[];
}

/** Objects change zones at the same time: each becomes a new object, in its owner's zone where players have their own (400.3). */
export const moveRule: HappeningRule = {
  keys: keysOf,
  // 603.10a: abilities that trigger on leaving the battlefield or a graveyard look back.
  looksBack: (_table, _happening, key) => key !== 'moved' && key !== 'entered' && key !== 'discarded',
  // 608.2g: last known information is that of before anything of the batch moved.
  leaves: () => true,
  possible: (table, happening) => isThere(table, happening.object) && (happening.data.to !== 'battlefield' || mayEnter(table, happening)),
  supposed: (table, happening) => {
    if (happening.data.to === 'battlefield') suppose(table, happening);
  },
  contains: (table, happening) => (happening.data.to === 'battlefield' ? enteringCounters(table, happening) : partsOf(table, happening)),
  commit: (table, list) => {
    // 603.10c
    noticeLeaving(
      table,
      list.map(({ object }) => object),
    );
    let entered = false;
    const carriedOut = unseenOrder(table, list).map((proposed) => {
      // 400.6: another move of the batch has moved the object already.
      if (table.find(proposed.object) === null) return null;
      const happening = elsewhere(table, proposed);
      const { zone } = table.object(happening.object);
      entered ||= happening.data.to === 'battlefield';
      const parts = partsGone(table, happening.object);
      const now = carryOut(table, happening, parts);
      const data: JsonObject = { ...happening.data, from: zone === '' ? '' : table.zone(zone).kind, now };
      return { ...happening, data: parts.length === 0 ? data : { ...data, objects: [now, ...parts] } };
    });
    // 702.130b
    if (entered) noteBlessings(table);
    return carriedOut;
  },
};

/** 702.33a, 702.126a, 702.132a: replaces the zone to which a spell goes from the stack, if the way in which it was cast says so. */
function elsewhere(table: Table, happening: Happening): Happening {
  const { item } = table.object(happening.object);
  if (happening.data.to === 'battlefield') return happening;
  const { instead } = (item ?? {}) as { readonly instead?: string };
  return instead === undefined || instead === '' ? happening : { ...happening, data: { ...happening.data, to: instead } };
}

/** 406.4: face-down cards that are exiled together are put in random order, so that players who may not look can't tell which is which. */
function unseenOrder(table: Table, list: readonly Happening[]): readonly Happening[] {
  if (list.length < 2 || list.some(({ data }) => data.to !== 'exile' || data.faceDown === undefined)) return list;
  return table
    .shuffled(
      'cards',
      list.map((_, at) => at),
      '406.4',
      { zone: 'exile' },
    )
    .map((at) => list[at] as Happening);
}

/**
 * Whether an object can enter the battlefield: an instant or sorcery can't (110.4, 304.4, 307.4, 400.4a), nor a token that left it (111.8),
 * nor an object that rules keep from entering.
 */
function mayEnter(table: Table, happening: Happening): boolean {
  const { object, data } = happening;
  const row = table.object(object);
  if (row.kind === 'token' && row.zone !== '') return false;
  if (data.faceDown === undefined && (isType(table, object, 'instant') || isType(table, object, 'sorcery'))) return false;
  const { under, host } = readAs<Entering>(data);
  if (keptOut(table, happening, under < 0 ? row.owner : under)) return false;
  return asItWouldBe(table, happening, () => hasHost(table, object, host));
}

/**
 * 303.4g, 303.4i: whether an Aura has something to be attached to; one that has nothing to enchant, or can't enchant what it would be
 * attached to, stays where it is.
 */
function hasHost(table: Table, object: ObjectId, host: number): boolean {
  if (!hasSubtype(table, object, 'Aura')) return true;
  if (host !== 0) return attachable(table, object, host);
  const row = table.object(object);
  return enchantsOf(table, object).length === 0 || hostsFor(table, row).length > 0 || playersFor(table, row).length > 0;
}

/**
 * 614.17d: whether rules keep an object from entering, judged as it would be on the battlefield. A spell that can't enter goes to the
 * graveyard (608.3b), a card that was to be manifested stays where it is (701.33e).
 */
function keptOut(table: Table, happening: Happening, seat: Seat): boolean {
  const { object } = happening;
  if (forbids(table, object, 'enter')) return true;
  const player = idOfSeat(seat);
  if (!rulesWith(table, player, 'cant').some(({ what }) => what === 'enter')) return false;
  return trial(table, () => {
    suppose(table, happening);
    return forbids(table, player, 'enter', object);
  });
}

/** 712.4c: returns what the other card of a melded permanent has become; it moved before the permanent. */
function partsGone(table: Table, id: ObjectId): readonly ObjectId[] {
  return underOf(table, id).flatMap((one) => table.state.past[one]?.now || []);
}

const underOf = (table: Table, id: ObjectId): readonly ObjectId[] => table.state.past[id]?.row.under ?? nobody;

function carryOut(table: Table, happening: Happening, parts: readonly ObjectId[]): ObjectId {
  const { object, data } = happening;
  const row = table.object(object);
  const { owner, card, zone, notes, attached } = row;
  const wasFaceDown = fieldsOf(row).faceDown !== '';
  const to = data.to as ZoneKind;
  const from = zone === '' ? '' : table.zone(zone).kind;
  if (from === 'battlefield') removeFromCombat(table, object);
  if (from === 'hand' && to === 'library') blur(table, zone, owner);
  // 400.7i, 702.34c
  if (data.traced === true) trace(table, object);
  const first = data.order === 0 && underOf(table, object).length > 0;
  const now = place(table, object, placeFor(owner, first ? { ...data, at: besideParts(table, owner, data, parts) } : data));
  if (first) stampInOrder(table, parts);
  const moved = table.object(now);
  if (to === 'exile') settleInExile(table, now, data);
  if (to === 'battlefield') {
    settleIn(table, now, happening);
    if (data.copyWhen !== undefined) tellCopy(table, now, data.copyWhen as string);
    if (data.joined !== undefined) place(table, data.joined as ObjectId, { host: now, as: 'under' });
    // 400.7c: a permanent keeps the choices and payments made for the spell that became it.
    if (from === 'stack') setObject(table, now, 'notes', { ...(notes as JsonObject), ...fieldsOf(moved).notes });
  }
  // 702.54a: a card in exile keeps what it haunts.
  if (to !== 'battlefield' && data.notes !== undefined) setObject(table, now, 'notes', data.notes as JsonObject);
  if (moved.kind !== 'card' && to !== 'battlefield') setGame(table, 'strays', [...gameOf(table).strays, now]);
  if (data.reveal === true) {
    table.emit('cardRevealed', '701.15a', { seat: owner, card, object });
    learn(table, now, table.seats());
  }
  // 110.2a: the event of the move names the object's controller in its new zone.
  if (from !== '') emitMove(table, { card, owner, from, to, object, now, controller: moved.controller, wasFaceDown }, data.rule as RuleRef);
  tellUnattached(table, attached);
  return now;
}

/** Returns where a move puts an object: in its owner's zone, for zones that each player has (400.3). */
function placeFor(owner: Seat, data: JsonObject): { readonly zone: string; readonly at: 'top' | 'bottom' | number } {
  const to = data.to as ZoneKind;
  // Graveyards and the stack have their newest card on top (404.2, 405.2); the battlefield and hands keep the order of arrival.
  const usual = to === 'battlefield' || to === 'hand' ? 'bottom' : 'top';
  return {
    zone: (ownZones as readonly string[]).includes(to) ? `${to}:${owner}` : to,
    at: data.at === '' ? usual : (data.at as 'top' | 'bottom' | number),
  };
}

/** 706.9f: begins an ability for when the permanent entered as a copy, and lets it trigger once. */
function tellCopy(table: Table, id: ObjectId, program: string): void {
  const env = objectEnv(table, table.object(id));
  beginWatch(table, env, { program, until: '', left: 1 });
  notice(table, 'enteredAsCopy', { object: id, seat: env.you });
}

/**
 * 712.4a, 712.4b: returns the position for the permanent's own card where it is ordered before the other card, which is in the zone
 * already. In a public zone, other cards may have been put on top of that card since.
 */
function besideParts(table: Table, owner: Seat, data: JsonObject, [part = 0]: readonly ObjectId[]): number {
  const { order } = table.zone(placeFor(owner, data).zone);
  const { at } = data;
  if (at === 'bottom') return order.length - 1;
  return typeof at === 'number' ? at + 1 : Math.max(0, order.indexOf(part)) + 1;
}

const nobody: readonly ObjectId[] = [];

/**
 * Makes the other players forget the cards they knew of a hand when a card leaves it unseen: they can't be sure any more which of them are
 * still there, and what they still see must not tell them.
 */
function blur(table: Table, hand: string, owner: Seat): void {
  for (const id of table.zone(hand).order) {
    const row = table.object(id);
    const own = row.knownTo & (1 << owner);
    if (row.knownTo !== own) table.set(row, 'knownTo', own);
  }
}

/**
 * 712.4: the other card of a melded permanent goes to the same zone as the permanent; effects about cards see it, effects about permanents
 * don't (712.4e).
 */
function partsOf(table: Table, { object, data }: Happening): readonly Happening[] {
  const { under } = table.object(object);
  return under.map((id) => propose('part', { object: id }, { to: data.to as string, at: data.at as string, rule: data.rule as string }));
}

/** Moves the other card of a melded permanent, before the permanent itself moves. */
export const partRule: HappeningRule = {
  keys: () => moving,
  commit: (table, list) =>
    list.map((happening, at) => {
      const { object, data } = happening;
      // If two effects move it to the same zone, it moves once.
      if (list.findIndex((one) => one.object === object) < at) return null;
      const { owner, card } = table.object(object);
      const now = place(table, object, placeFor(owner, data));
      emitMove(
        table,
        { card, owner, from: 'battlefield', to: data.to as string, object, now, controller: owner, wasFaceDown: false },
        data.rule as RuleRef,
      );
      return { ...happening, data: { ...data, now } };
    }),
};

interface Moved {
  readonly card: string;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly from: string;
  readonly to: string;
  readonly object: ObjectId;
  readonly now: ObjectId;
  readonly wasFaceDown: boolean;
}

/**
 * Emits the event of a move. A move between hidden zones shows its card only to players who knew it and can follow it, or who see it in its
 * new zone; a card that is face down there is shown to its controller (707.5).
 */
function emitMove(table: Table, { card, owner, controller, from, to, object, now, wasFaceDown }: Moved, rule: RuleRef): void {
  const data = { seat: owner, from, to };
  const named = { card, object, now, controller };
  const hidden = (kind: string): boolean => table.game.visibility[kind] !== 'all';
  const inPlay = from === 'battlefield' || from === 'stack';
  // 707.9: a face-down permanent or spell is shown to everybody as it leaves, even if it is face down again in its new zone.
  if (wasFaceDown && inPlay && to !== 'battlefield') table.emit('cardRevealed', '707.9', { seat: owner, card, object });
  if (fieldsOf(table.object(now)).faceDown !== '')
    return void table.emit('cardMoved', rule, { ...data, now, controller, ...(hidden(from) ? {} : { object }) }, [
      { seats: table.seats().filter((seat) => seesFace(table, table.object(now), seat)), data: { card, object } },
    ]);
  // A card that was face down in exile is as hidden as a card in a hand (406.3).
  if ((hidden(from) || (wasFaceDown && !inPlay)) && hidden(to))
    table.emit('cardMoved', rule, hidden(from) ? data : { ...data, object }, [
      { seats: table.seats().filter((seat) => seesFace(table, table.object(now), seat)), data: named },
    ]);
  else table.emit('cardMoved', rule, { ...data, ...named });
}

/** Destroys a permanent: it goes from the battlefield to its owner's graveyard (701.7a). */
export function destroy(object: ObjectId, rule: RuleRef, noRegeneration = false): Happening {
  return propose('destroy', { object }, { rule, noRegeneration });
}

const destroying = ['destroyed'] as const;
const regenerable = ['destroyed', 'regenerable'] as const;

export const destroyRule: HappeningRule = {
  // 701.14c: a permanent that can't be regenerated keeps its regeneration shields, but they don't apply.
  keys: (table, { object, data }) => (data.noRegeneration === true || forbids(table, object, 'beRegenerated') ? destroying : regenerable),
  looksBack: () => true,
  // 702.12b: an indestructible permanent can't be destroyed.
  possible: (table, { object }) => table.find(object)?.zone === 'battlefield' && !hasKeyword(table, object, 'indestructible'),
  contains: (_table, { object, data }) => [move(object, { to: 'graveyard' }, data.rule as RuleRef)],
  commit: (table, list) => {
    for (const { object, data } of list) table.emit('destroyed', data.rule as RuleRef, { object, card: shownCard(table, object) });
    return list;
  },
};
