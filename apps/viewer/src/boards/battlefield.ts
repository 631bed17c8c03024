import type { ObjectView, View } from '../types.js';

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
  const own = objectsOf(view, 'battlefield').filter((object) => object.controller === seat && object.host === undefined);
  const creatures = own.filter((object) => hasType(object, 'creature'));
  const lands = own.filter((object) => hasType(object, 'land') && !hasType(object, 'creature'));
  return { creatures, others: own.filter((object) => !creatures.includes(object) && !lands.includes(object)), lands };
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

/** Marked damage and counters, each as a short mark. */
export function marksOf({ values }: ObjectView): readonly string[] {
  const counters = Object.entries((values.counters ?? {}) as { readonly [kind: string]: number });
  const damage = typeof values.damage === 'number' && values.damage > 0 ? [`✶${values.damage}`] : [];
  return [...damage, ...counters.filter(([kind]) => kind !== 'loyalty').map(([kind, count]) => `${count}×${kind}`)];
}
