import type { ObjectView, View } from '../types.js';

/** Objects that look alike and stand for each other, shown once. */
export interface Stack {
  readonly object: ObjectView;
  readonly count: number;
}

/** What a player has on the battlefield, in the rows in which players lay it out, nearest to the middle first. */
export interface BattlefieldRows {
  readonly creatures: readonly ObjectView[];
  readonly others: readonly ObjectView[];
  readonly lands: readonly ObjectView[];
}

function hasType(object: ObjectView, type: string): boolean {
  return Array.isArray(object.values.types) && (object.values.types as readonly unknown[]).includes(type);
}

/** Objects of a shared zone; what is attached to another lies with it. */
export function objectsOf(view: View, kind: string): readonly ObjectView[] {
  return view.zones.find((zone) => zone.kind === kind)?.objects ?? [];
}

/** The rows of one player: creatures, then what is neither creature nor land, then lands. What is attached to another is left out. */
export function battlefieldRows(view: View, seat: number): BattlefieldRows {
  const own = objectsOf(view, 'battlefield').filter(
    (object) => object.controller === seat && object.host === undefined && object.hostSeat === undefined,
  );
  const creatures = own.filter((object) => hasType(object, 'creature'));
  const lands = own.filter((object) => hasType(object, 'land') && !hasType(object, 'creature'));
  return { creatures, others: own.filter((object) => !creatures.includes(object) && !lands.includes(object)), lands };
}

/** Objects with the same card and the same values, shown as one with a number; what carries or fights stands alone. */
export function stacked(objects: readonly ObjectView[]): readonly Stack[] {
  const stacks = new Map<string, { readonly object: ObjectView; count: number }>();
  for (const object of objects) {
    const { id, ...rest } = object;
    const alone = (object.attached ?? []).length > 0 || Array.isArray(object.values.blocking);
    const key = alone ? String(id) : JSON.stringify(rest);
    const stack = stacks.get(key);
    if (stack === undefined) stacks.set(key, { object, count: 1 });
    else stack.count += 1;
  }
  return [...stacks.values()];
}

/** What is attached to an object and lies on the battlefield itself. */
export function attachedTo(view: View, object: ObjectView): readonly ObjectView[] {
  const ids = object.attached ?? [];
  return objectsOf(view, 'battlefield').filter((one) => ids.includes(one.id));
}

/** Power and toughness, or loyalty, as the corner of the card shows it; '' where it has neither. */
export function cornerOf({ values }: ObjectView): string {
  if (typeof values.power === 'number' && typeof values.toughness === 'number') return `${values.power}/${values.toughness}`;
  const loyalty = (values.counters as { readonly loyalty?: number } | undefined)?.loyalty;
  return loyalty === undefined ? '' : `◆${loyalty}`;
}

/** Counters other than loyalty, by kind. */
export function countersOf({ values }: ObjectView): readonly (readonly [kind: string, count: number])[] {
  return Object.entries((values.counters ?? {}) as { readonly [kind: string]: number }).filter(([kind]) => kind !== 'loyalty');
}

/** The colour in which a card is held: its own, `gold` for several, `land` or `grey` for none. */
export function tintOf({ values }: ObjectView): string {
  const colours = Array.isArray(values.colours) ? (values.colours as readonly string[]) : [];
  if (colours.length > 1) return 'gold';
  return colours[0] ?? (Array.isArray(values.types) && (values.types as readonly unknown[]).includes('land') ? 'land' : 'grey');
}

/** Seats and objects named in a value of the view: `player:1`, `object:17`. */
export function named(name: string): { readonly seat: number } | { readonly object: number } | null {
  const read = /^(player|object):(-?\d+)$/.exec(name);
  if (read === null) return null;
  return read[1] === 'player' ? { seat: Number(read[2]) } : { object: Number(read[2]) };
}

/** An object anywhere in the view. */
export function objectNamed(view: View, id: number): ObjectView | null {
  for (const zone of view.zones) for (const object of zone.objects) if (object.id === id) return object;
  return null;
}
