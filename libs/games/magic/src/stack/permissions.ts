import { idOfSeat, type Json, type JsonObject, type ObjectId, type Seat } from '@arbiter/kernel';
import { fitsEntry, type ObjectRow, type Table, type Tree } from '@arbiter/kernel/authoring';
import { rulesWith, type StandingRule } from '../rules.js';

type MayRule = Extract<StandingRule, { readonly word: 'may' }>;

/** Leave to cast or play a card from where it lies (601.3, 305.3, 118.9). */
export interface Permission {
  /** '' for what the rules give; else a word for the way, such as `free`. */
  readonly name: string;
  /** The mana cost to pay instead of the usual one; null for the usual one. */
  readonly cost: string | null;
  readonly flash: boolean;
  readonly asAny: boolean;
  /** What it would be as it is cast has to fit this (601.3e). */
  readonly where?: Tree;
}

/** What a hand gives its owner: the permission that the rules know. */
export const usually: readonly Permission[] = [{ name: '', cost: null, flash: false, asAny: false }];
const none: readonly Permission[] = [];

/** Every leave that a player has to cast a card from where it lies. @param kind the kind of that zone */
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

/** Whether a player may play a land from where it lies (305.3, 116.2a): leave to play a card is leave for this as for casting (601.1a, 701.13b). */
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

/** Whether the zone of a permission is where the card lies: a player's own zones; of his library the top card alone is looked at. */
function reaches(table: Table, seat: Seat, row: ObjectRow, kind: string, { zone }: MayRule): boolean {
  if (zone === 'libraryTop') return kind === 'library';
  if (zone !== kind) return false;
  return kind === 'exile' || kind === 'command' || isAsThoughOf(table, seat, row, kind);
}

/** Whether a card lies in a zone of a player's, or in one of another's that is as though it were his (609.4). Such leave goes together with leave of another kind (609.4a). */
export function isAsThoughOf(table: Table, seat: Seat, row: ObjectRow, kind: string): boolean {
  return row.owner === seat || asThoughHis(table, seat, kind, row.id);
}

/** @param id a card, for effects that speak of certain cards alone; any of them where it is left out */
function asThoughHis(table: Table, seat: Seat, kind: string, id?: ObjectId): boolean {
  return rulesWith(table, idOfSeat(seat), 'may').some(
    ({ what, zone, where }) =>
      what === 'playAsThoughYours' && zone === kind && (id === undefined || fitsEntry(table, where, id, idOfSeat(seat))),
  );
}

/** Leave that an effect attached to the card itself, for the player of the effect. */
function fromObject(table: Table, seat: Seat, id: ObjectId, whats: readonly MayRule['what'][]): readonly MayRule[] {
  return rulesWith(table, id, 'may').filter((rule) => whats.includes(rule.what) && isFor(rule, seat));
}

/** Who may: the player who handed the rule out, or, where the text says so, the card's owner or everybody. */
function isFor({ who }: MayRule, seat: Seat): boolean {
  const you = (who as unknown as JsonObject | undefined)?.you as Json | undefined;
  return you === undefined || you === seat;
}

/** Zones beyond the hand in which a player might find something to cast or play now; the cheap question first. */
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
