import { idOfSeat, type Json, type JsonObject, type ObjectId, type Seat } from '@arbiter/kernel';
import { fitsEntry, type ObjectRow, type Table, type Tree } from '@arbiter/kernel/authoring';
import { rulesWith, type StandingRule } from '../rules.js';

type MayRule = Extract<StandingRule, { readonly word: 'may' }>;

/** A permission to cast or play a card from its zone (601.3, 305.3, 118.9). */
export interface Permission {
  /** '' for the permission that the rules give; otherwise a name for the way of casting, such as `free`. */
  readonly name: string;
  /** The mana cost to pay in place of the usual one; null for the usual one. */
  readonly cost: string | null;
  readonly flash: boolean;
  readonly asAny: boolean;
  /** The predicate that the spell must fit as it would be cast (601.3e). */
  readonly where?: Tree;
}

/** The permission that the rules give for cards in one's own hand. */
export const usually: readonly Permission[] = [{ name: '', cost: null, flash: false, asAny: false }];
const none: readonly Permission[] = [];

/**
 * Returns every permission that a player has to cast a card from its zone.
 * @param kind the kind of that zone
 */
export function permissionsFor(table: Table, seat: Seat, row: ObjectRow, kind: string): readonly Permission[] {
  const own = kind === 'hand' && row.owner === seat;
  const rules = [
    ...fromPlayer(table, seat, row, kind, ['castFrom', 'playFrom']),
    ...fromObject(table, seat, row.id, ['beCast', 'bePlayed']),
  ];
  if (rules.length === 0) return own ? usually : none;
  const given = rules.map(permissionOf);
  return own ? [...usually, ...given] : given;
}

/**
 * Whether a player may play a land from its zone (305.3, 116.2a): permission to play a card includes playing it as a land as well as
 * casting it (601.1a, 701.13b).
 */
export function mayPlayFrom(table: Table, seat: Seat, row: ObjectRow, kind: string): boolean {
  if (kind === 'hand' && row.owner === seat) return true;
  return (
    fromPlayer(table, seat, row, kind, ['playFrom']).some(({ where }) => fitsEntry(table, where, row.id, idOfSeat(seat))) ||
    fromObject(table, seat, row.id, ['bePlayed']).length > 0
  );
}

const permissionOf = ({ cost, flash, asAny, name, where }: MayRule): Permission => ({
  name: name ?? (cost === undefined ? '' : 'free'),
  cost: cost ?? null,
  flash: flash === true,
  asAny: asAny === true,
  ...(where === undefined ? {} : { where }),
});

function fromPlayer(table: Table, seat: Seat, row: ObjectRow, kind: string, whats: readonly MayRule['what'][]): readonly MayRule[] {
  return rulesWith(table, idOfSeat(seat), 'may').filter((rule) => whats.includes(rule.what) && reaches(table, seat, row, kind, rule));
}

/** Whether the zone of a permission is the card's zone: one of the player's own zones; in the library only the top card is considered. */
function reaches(table: Table, seat: Seat, row: ObjectRow, kind: string, { zone }: MayRule): boolean {
  if (zone === 'libraryTop') return kind === 'library';
  if (zone !== kind) return false;
  return kind === 'exile' || kind === 'command' || isAsThoughOf(table, seat, row, kind);
}

/**
 * Whether a card is in a player's own zone, or in one of another player's that is treated as though it were theirs (609.4). The latter only
 * works together with a permission to cast or play from such a zone (609.4a).
 */
export function isAsThoughOf(table: Table, seat: Seat, row: ObjectRow, kind: string): boolean {
  return row.owner === seat || asThoughHis(table, seat, kind, row.id);
}

/** @param id a card, for effects about certain cards only; whether there is such an effect for any card when left out */
function asThoughHis(table: Table, seat: Seat, kind: string, id?: ObjectId): boolean {
  return rulesWith(table, idOfSeat(seat), 'may').some(
    ({ what, zone, where }) =>
      what === 'playAsThoughYours' && zone === kind && (id === undefined || fitsEntry(table, where, id, idOfSeat(seat))),
  );
}

/** Returns the permissions that an effect gives the card itself, for use by the player of the effect. */
function fromObject(table: Table, seat: Seat, id: ObjectId, whats: readonly MayRule['what'][]): readonly MayRule[] {
  return rulesWith(table, id, 'may').filter((rule) => whats.includes(rule.what) && isFor(rule, seat));
}

/** Whether a permission is for this player: it is for the effect's player or, where the text says so, for the card's owner or everybody. */
function isFor({ who }: MayRule, seat: Seat): boolean {
  const you = (who as unknown as JsonObject | undefined)?.you as Json | undefined;
  return you === undefined || you === seat;
}

/**
 * Returns the zones other than the hand in which a player might find something to cast or play now; a cheap check before the cards
 * themselves are looked at.
 */
export function placesBeyondHand(table: Table, seat: Seat): readonly { readonly kind: string; readonly order: readonly ObjectId[] }[] {
  const places: { readonly kind: string; readonly order: readonly ObjectId[] }[] = [];
  const graveyard = table.zoneOf('graveyard', seat).order;
  if (graveyard.length > 0) places.push({ kind: 'graveyard', order: graveyard });
  if (asThoughHis(table, seat, 'graveyard'))
    for (const other of table.seats())
      if (other !== seat) places.push({ kind: 'graveyard', order: table.zoneOf('graveyard', other).order });
  const exile = table.zone('exile').order;
  if (exile.length > 0) places.push({ kind: 'exile', order: exile });
  const command = table.zone('command').order;
  if (command.length > 0) places.push({ kind: 'command', order: command });
  if (rulesWith(table, idOfSeat(seat), 'may').some(({ zone }) => zone === 'libraryTop'))
    places.push({ kind: 'library', order: table.zoneOf('library', seat).order.slice(0, 1) });
  return places;
}
