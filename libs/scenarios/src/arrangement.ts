import type { Json, View } from '@arbiter/kernel';
import type { Located } from './locate.js';
import { locateAll } from './locate.js';

/** Where the table of a scenario puts a named card. */
type Place =
  | { readonly type: 'slot'; readonly seat: number; readonly row: string; readonly lane: number }
  | { readonly type: 'zone'; readonly seat: number | null; readonly zone: string; readonly index: number }
  | { readonly type: 'part'; readonly relation: 'under' | 'attached'; readonly host: Place; readonly index: number };

export interface NamedPlace {
  readonly alias: string;
  readonly card: string;
  readonly place: Place;
}

type Fields = { readonly [key: string]: Json };
const isFields = (value: Json | undefined): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value);
const entries = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value as Json];

/**
 * Lists the named cards (`as: wolf`) of a table. The shape is the same for all games: `players[seat].<zone>` has one card or a list,
 * `zones.<zone>` the shared ones, `board` the cards in slots (`seat`, `row`, `lane` from 1); a card's own `under` and `bestowed` have the
 * cards under it and those attached to it.
 */
export function namedPlaces(table: Json): readonly NamedPlace[] {
  if (!isFields(table)) return [];
  const owned = entries(table['players']).flatMap((player, seat) => (isFields(player) ? zonesOf(player, seat) : []));
  const shared = isFields(table['zones']) ? zonesOf(table['zones'], null) : [];
  const board = entries(table['board']).flatMap((entry) => {
    if (!isFields(entry)) return [];
    return namesIn(entry, { type: 'slot', seat: Number(entry['seat']), row: String(entry['row']), lane: Number(entry['lane']) });
  });
  return [...owned, ...shared, ...board];
}

function zonesOf(zones: Fields, seat: number | null): readonly NamedPlace[] {
  return Object.keys(zones).flatMap((zone) =>
    entries(zones[zone]).flatMap((entry, index) => namesIn(entry, { type: 'zone', seat, zone, index })),
  );
}

function namesIn(entry: Json, place: Place): readonly NamedPlace[] {
  if (!isFields(entry)) return [];
  const alias = entry['as'];
  const own = typeof alias === 'string' ? [{ alias, card: String(entry['card']), place }] : [];
  const parts = (key: string, relation: 'under' | 'attached') =>
    entries(entry[key]).flatMap((part, index) => namesIn(part, { type: 'part', relation, host: place, index }));
  return [...own, ...parts('under', 'under'), ...parts('bestowed', 'attached')];
}

/**
 * Finds the object at the place where the table put a named card. The rules run to the first decision after the table is set, so the card
 * may have moved: then an object is taken that alone has this card and belongs to the seat of that place.
 *
 * @param isCard whether an object's card is the one that the table names (by id or by name)
 * @returns null when no object, or more than one, can be meant
 */
export function findPlaced(view: View, named: NamedPlace, isCard: (card: string | undefined, name: string) => boolean): Located | null {
  const all = locateAll(view);
  const there = all.find((one) => stands(view, one, named.place) && isCard(one.object.card, named.card));
  if (there !== undefined) return there;
  const seat = seatOf(named.place);
  const same = all.filter((one) => isCard(one.object.card, named.card) && (seat === null || one.object.owner === seat));
  return same.length === 1 ? same[0]! : null;
}

function stands(view: View, one: Located, place: Place): boolean {
  switch (place.type) {
    case 'slot':
      return (
        one.host === null &&
        view.slots.some((slot) => slot.id === one.slot && (slot.id === `${place.seat}:${place.row}:${place.lane}` || isSlot(slot, place)))
      );
    case 'zone':
      return one.host === null && one.seat === place.seat && one.index === place.index && sameZone(one.zone, place.zone);
    case 'part': {
      const host = one.host;
      if (host === null || one.zone !== place.relation || one.index !== place.index) return false;
      return locateAll(view).some((other) => other.object.id === host.id && stands(view, other, place.host));
    }
  }
}

/**
 * Whether a slot with an id of another form is the place: compared by side, row and column. A slot that the players share counts as on the
 * side of the player who controls the object in it.
 */
function isSlot(slot: View['slots'][number], place: Extract<Place, { type: 'slot' }>): boolean {
  return (
    !/^\d+:\w+:\d+$/.test(slot.id) &&
    (slot.seat ?? slot.object?.controller) === place.seat &&
    slot.row === place.row &&
    slot.column === place.lane - 1
  );
}

/** Whether a zone is the one that a table's key names: `fieldCard` means the single card of the zone `field`. */
const sameZone = (kind: string, key: string): boolean => kind === key || `${kind}Card` === key;

function seatOf(place: Place): number | null {
  return place.type === 'part' ? seatOf(place.host) : place.seat;
}
