import type { ObjectId, Table, ZoneRow } from '@arbiter/kernel';

/** What lies where in the battle areas, and how often that changed. */
interface Lay {
  readonly zones: readonly ZoneRow[];
  readonly orders: (readonly ObjectId[])[];
  count: number;
}

const lays = new WeakMap<Table, Lay>();

/** A number that stays as long as the same cards lie in the battle areas (313.1), each in its place: with an age of values it tells what holds of them. */
export function layOf(table: Table): number {
  let lay = lays.get(table);
  if (lay === undefined) {
    const zones = [...table.zonesOf('rulerArea'), ...table.zonesOf('field')];
    lays.set(table, (lay = { zones, orders: zones.map(({ order }) => order), count: 0 }));
  }
  const { zones, orders } = lay;
  for (let at = 0; at < zones.length; at++) {
    const { order } = zones[at] as ZoneRow;
    if (orders[at] === order) continue;
    orders[at] = order;
    lay.count++;
  }
  return lay.count;
}
