import type { Json, ObjectId, ObjectView, View } from '@arbiter/kernel';

/** An object of a view, with its place. */
export interface Located {
  readonly object: ObjectView;
  /** Kind of the zone, `board` for an object in a slot, `under` or `attached` for one that belongs to another. */
  readonly zone: string;
  /** Seat of the zone or of the slot's side; null in a shared zone. */
  readonly seat: number | null;
  readonly slot: string | null;
  /** Place from 0 in the zone, or among the cards under (or attached to) its host. */
  readonly index: number;
  readonly host: ObjectView | null;
}

/** Lists every object that the view shows: slots first, then zones, each object followed by those that belong to it. */
export function locateAll(view: View): readonly Located[] {
  const inSlots = view.slots.flatMap((slot) =>
    slot.object === null ? [] : withParts({ object: slot.object, zone: 'board', seat: slot.seat, slot: slot.id, index: 0, host: null }),
  );
  const inZones = view.zones.flatMap((zone) =>
    zone.objects.flatMap((object, index) => withParts({ object, zone: zone.kind, seat: zone.seat, slot: null, index, host: null })),
  );
  const slotted = new Set(inSlots.map((one) => one.object.id));
  // A game may show its board as a zone too; the slot says more, so the zone's entry is dropped.
  return [...inSlots, ...inZones.filter((one) => !slotted.has(one.object.id))];
}

function withParts(located: Located): readonly Located[] {
  const part = (zone: string) => (object: ObjectView, index: number) =>
    withParts({ object, zone, seat: located.seat, slot: located.slot, index, host: located.object });
  return [located, ...located.object.under.flatMap(part('under')), ...located.object.attachments.flatMap(part('attached'))];
}

export function locate(view: View, id: ObjectId): Located | null {
  return locateAll(view).find((one) => one.object.id === id) ?? null;
}

/** The fields of an object that expectations may ask for besides its values; a value of the same name can't be asked for. */
const places: { readonly [field: string]: (located: Located) => Json | undefined } = {
  zone: (located) => located.zone,
  seat: (located) => located.seat,
  slot: (located) => located.slot,
  index: (located) => located.index,
  host: (located) => located.host?.id ?? located.object.host ?? null,
  hostSeat: (located) => located.object.hostSeat ?? null,
  card: (located) => located.object.card,
  owner: (located) => located.object.owner,
  controller: (located) => located.object.controller,
  under: (located) => located.object.under.map((one) => one.id),
  attached: (located) => [...located.object.attachments.map((one) => one.id), ...(located.object.attached ?? [])],
};

/** Reads a field of an object: one of the places above, otherwise one of the game's values (`a.b` reads inside a value). */
export function fieldOf(located: Located, field: string): Json | undefined {
  const place = places[field];
  return place === undefined ? valueAt(located.object.values, field) : place(located);
}

/**
 * Reads a value by its path.
 * @returns undefined when there is no such value
 */
export function valueAt(values: { readonly [key: string]: Json }, path: string): Json | undefined {
  if (path in values) return values[path];
  let current: Json | undefined = values;
  for (const part of path.split('.')) {
    if (current === null || typeof current !== 'object' || Array.isArray(current)) return undefined;
    current = (current as { readonly [key: string]: Json })[part];
  }
  return current;
}
