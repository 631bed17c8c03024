import type { ObjectView, SlotView, View } from '../types.js';

/** What the page reads of a Yu-Gi-Oh! field, without drawing it. */

/** A Chain Link as the view tells it. */
export interface ChainLink {
  readonly number: number;
  readonly seat: number;
  readonly card: string;
  readonly object: number;
  readonly targets: readonly { readonly object: number; readonly card?: string }[];
  readonly activationNegated: boolean;
  readonly effectNegated: boolean;
}

/** The attack that is on; target 0 is the player. */
export interface AttackShown {
  readonly attacker: number;
  readonly target: number;
}

/** The Chain, the link that was added last first. */
export function chainOf({ values }: View): readonly ChainLink[] {
  return Array.isArray(values.chain) ? ([...values.chain] as unknown as ChainLink[]).reverse() : [];
}

export function attackOf({ values }: View): AttackShown | null {
  const { attack } = values;
  return typeof attack === 'object' && attack !== null ? (attack as unknown as AttackShown) : null;
}

/** Zones of one row of a player, from the reader's left: those of the far side run the other way (base.4.5). */
export function rowOf(view: View, seat: number, row: string, near: number): readonly SlotView[] {
  const found = view.slots.filter((slot) => slot.seat === seat && slot.row === row).sort((a, b) => a.column - b.column);
  return seat === near ? found : found.reverse();
}

/** The places of both players, which are counted as the first player sees them. */
export function sharedRow(view: View, near: number): readonly SlotView[] {
  const found = view.slots.filter(({ seat }) => seat === null).sort((a, b) => a.column - b.column);
  return near === 0 ? found : found.reverse();
}

/** Objects in a pile of a player, as far as they are seen. */
export function pileOf(view: View, kind: string, seat: number): { readonly count: number; readonly objects: readonly ObjectView[] } {
  return view.zones.find((zone) => zone.kind === kind && zone.seat === seat) ?? { count: 0, objects: [] };
}

/** Counters on a card, by kind. */
export function countersOn({ values }: ObjectView): readonly (readonly [kind: string, count: number])[] {
  return Object.entries(values).flatMap(([name, count]) =>
    name.startsWith('counters.') && typeof count === 'number' && count > 0 ? [[name.slice('counters.'.length), count] as const] : [],
  );
}

/** Numbers of the Chain Links that target each object. */
export function targetedBy(view: View): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const { number, targets } of chainOf(view))
    for (const { object } of targets) found.set(object, [...(found.get(object) ?? []), number]);
  return found;
}

export function objectOnField(view: View, id: number): ObjectView | null {
  for (const { object } of view.slots) if (object?.id === id) return object;
  return null;
}

const starless = { level: '★', rank: '☆', link: 'LINK-' } as const;

/** Level, Rank or Link Rating: `★4`; in a Pendulum Zone the Scale. */
export function sizeOf({ values }: ObjectView): string {
  if (values.place === 'pendulumZone') return `◆${String(values.scale)}`;
  for (const [name, sign] of Object.entries(starless)) if (typeof values[name] === 'number') return `${sign}${String(values[name])}`;
  return '';
}

/** ATK and DEF of a monster; of a Link Monster its ATK. */
export function fightOf({ values }: ObjectView): string {
  if (!isMonster(values.kinds) || typeof values.atk !== 'number') return '';
  return typeof values.def === 'number' && typeof values.link !== 'number' ? `${values.atk}/${values.def}` : String(values.atk);
}

const isMonster = (kinds: unknown): boolean => Array.isArray(kinds) && kinds.includes('monster');

/** Whether a value is not what is printed: gained or lost. */
export function fightChange({ values }: ObjectView): 'up' | 'down' | '' {
  const [now, once] = [values.atk, values.originalAtk];
  if (typeof now !== 'number' || typeof once !== 'number' || now === once) return '';
  return now > once ? 'up' : 'down';
}

/** The colour of the card's frame. */
export function frameOf({ values }: ObjectView): string {
  const kinds = Array.isArray(values.kinds) ? (values.kinds as readonly string[]) : [];
  if (kinds.includes('monster')) return typeof values.frame === 'string' && values.frame !== '' ? values.frame : 'normal';
  return kinds.includes('trap') ? 'trap' : 'spell';
}

/** Equip Cards on a monster. */
export function equipsOn(view: View, { attached = [] }: ObjectView): readonly ObjectView[] {
  return attached.flatMap((id) => objectOnField(view, id) ?? []);
}

/** Whether a zone is a Pendulum Zone as well: the outermost ones, where columns count from 0 (base.4.3). */
export function isPendulumPlace({ row, column }: SlotView): boolean {
  return row === 'spellTrap' && (column === 0 || column === 4);
}

const opposite: { readonly [arrow: string]: string } = {
  up: 'down',
  upRight: 'downLeft',
  right: 'left',
  downRight: 'upLeft',
  down: 'up',
  downLeft: 'upRight',
  left: 'right',
  upLeft: 'downRight',
};

/** Link Arrows by the edges at which the reader sees them: those of the far player are turned round. */
export function arrowsOf({ values, controller }: ObjectView, near: number): readonly string[] {
  const arrows = Array.isArray(values.arrows) ? (values.arrows as readonly string[]) : [];
  return controller === near ? arrows : arrows.map((arrow) => opposite[arrow] ?? arrow);
}
