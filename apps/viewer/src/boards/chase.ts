import type { CardFacts, ObjectView, View } from '../types.js';
import type { Stack } from './battlefield.js';

/** What the page reads of a table of Force of Will, without drawing it. */

/** What a card or ability on the chase is aimed at, as the view tells it. */
export type Aim = { readonly seat: number } | { readonly object: number; readonly card: string };

/** The battle that is on; 0 for nothing chosen, or no more. */
export interface BattleShown {
  readonly attacker: number;
  readonly target: Aim | null;
  readonly blocker: number;
  readonly blocked: boolean;
}

/** A player's battle area in the rows in which it is laid out, the nearest to the middle first. What is added to a card lies with it. */
export interface FieldRows {
  readonly fighters: readonly ObjectView[];
  readonly others: readonly ObjectView[];
  readonly stones: readonly ObjectView[];
}

const list = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);

export function isType({ values }: ObjectView, type: string): boolean {
  return list(values.types).includes(type);
}

/** A zone of a player, as far as it is seen. */
export function zoneOf(view: View, kind: string, seat: number): { readonly count: number; readonly objects: readonly ObjectView[] } {
  return view.zones.find((zone) => zone.kind === kind && zone.seat === seat) ?? { count: 0, objects: [] };
}

/** What is on the chase, the next to resolve first (312). */
export function chaseOf(view: View): readonly ObjectView[] {
  return view.zones.find(({ kind }) => kind === 'chase')?.objects ?? [];
}

/** An object anywhere in the view. */
export function objectOf(view: View, id: number): ObjectView | null {
  for (const { objects } of view.zones) for (const object of objects) if (object.id === id) return object;
  return null;
}

const areas: ReadonlySet<string> = new Set(['field', 'rulerArea']);

/** An object in a battle area (313.1). */
function inBattleArea(view: View, id: number): ObjectView | null {
  for (const { kind, objects } of view.zones) if (areas.has(kind)) for (const object of objects) if (object.id === id) return object;
  return null;
}

/** The rows of a player's field; a card that is added to another lies with that one, on whoever's side. */
export function fieldRows(view: View, seat: number): FieldRows {
  const own = zoneOf(view, 'field', seat).objects.filter(({ host }) => host === undefined || inBattleArea(view, host) === null);
  const fighters = own.filter((object) => isType(object, 'resonator') || isType(object, 'jRuler'));
  const stones = own.filter((object) => isType(object, 'magicStone') && !fighters.includes(object));
  return { fighters, stones, others: own.filter((object) => !fighters.includes(object) && !stones.includes(object)) };
}

/** What is added to a card (1121, 1406). */
export function addedTo(view: View, { attached = [] }: ObjectView): readonly ObjectView[] {
  return attached.flatMap((id) => inBattleArea(view, id) ?? []);
}

/** Magic stones alike, once each with their number; what is aimed at or carries something stands alone. */
export function stackedStones(view: View, stones: readonly ObjectView[]): readonly Stack[] {
  const aimed = aimedAt(view);
  const stacks = new Map<string, { readonly object: ObjectView; count: number }>();
  for (const object of stones) {
    const { id, card, kind, owner, values, attached = [] } = object;
    const alone = attached.length > 0 || aimed.has(id) || card === undefined;
    const key = alone ? String(id) : JSON.stringify([card, kind, owner, { ...values, cameTurn: 0 }]);
    const stack = stacks.get(key);
    if (stack === undefined) stacks.set(key, { object, count: 1 });
    else stack.count += 1;
  }
  return [...stacks.values()];
}

/** What something on the chase targets: players and objects. */
export function aimsOf({ values }: ObjectView): readonly Aim[] {
  return (Array.isArray(values.targets) ? (values.targets as readonly unknown[]) : []).flatMap((one): readonly Aim[] => {
    if (typeof one === 'string') return one.startsWith('player:') ? [{ seat: Number(one.slice('player:'.length)) }] : [];
    const { object, card } = one as { readonly object?: number; readonly card?: string };
    return object === undefined ? [] : [{ object, card: card ?? '' }];
  });
}

/** Places on the chase, from 1 for the next to resolve, whose cards or abilities target each object. */
export function aimedAt(view: View): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  chaseOf(view).forEach((item, at) => {
    for (const aim of aimsOf(item)) if ('object' in aim) found.set(aim.object, [...(found.get(aim.object) ?? []), at + 1]);
  });
  return found;
}

/** The battle, where one is on; what is attacked is an object, or a player as a negative number. */
export function battleOf({ values }: View): BattleShown | null {
  const { battle } = values;
  if (typeof battle !== 'object' || battle === null) return null;
  const { attacker, target, blocker, blocked } = battle as {
    readonly attacker: number;
    readonly target: number;
    readonly blocker: number;
    readonly blocked: boolean;
  };
  return { attacker, target: target === 0 ? null : target < 0 ? { seat: -1 - target } : { object: target, card: '' }, blocker, blocked };
}

/** What an object does in the battle. */
export function partIn(view: View, id: number): 'attacks' | 'blocks' | 'attacked' | '' {
  const battle = battleOf(view);
  if (battle === null) return '';
  if (battle.attacker === id) return 'attacks';
  if (battle.blocker === id) return 'blocks';
  return battle.target !== null && 'object' in battle.target && battle.target.object === id ? 'attacked' : '';
}

/** What stands on the face that is up: the J-ruler of a ruler, the future of a double-faced card (705.3, 1302). */
export function faceOf(facts: CardFacts, { values }: ObjectView): Pick<CardFacts, 'names' | 'text' | 'values'> {
  return (typeof values.face === 'number' && values.face > 0 ? facts.faces?.[values.face - 1] : undefined) ?? facts;
}

/** The card that an object shows: its own, or of an ability the card that it comes from; '' for a back. */
export function cardOf({ card, values }: ObjectView): string {
  return card ?? (values.item as { readonly card?: string } | undefined)?.card ?? '';
}

/** ATK and DEF: `800/700`; '' where it has neither. */
export function fightOf({ values: { atk, def } }: ObjectView): string {
  if (typeof atk !== 'number' && typeof def !== 'number') return '';
  return `${typeof atk === 'number' ? atk : '–'}/${typeof def === 'number' ? def : '–'}`;
}

/** Whether ATK and DEF together are more or less than is printed. */
export function fightChange({ values }: ObjectView, facts: CardFacts | undefined): 'up' | 'down' | '' {
  if (facts === undefined) return '';
  const printed = faceOf(facts, { values } as ObjectView).values;
  const more = (['atk', 'def'] as const).reduce((sum, key) => sum + number(values[key]) - number(printed[key]), 0);
  return more > 0 ? 'up' : more < 0 ? 'down' : '';
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The colour in which a card is held: its attribute, `many` for several, `void` for none; of a magic stone what it counts as. */
export function tintOf(object: ObjectView): string {
  const attributes = list(object.values.attributes);
  const kinds = attributes.length === 0 && isType(object, 'magicStone') ? list(object.values.stones) : attributes;
  return kinds.length > 1 ? 'many' : (kinds[0] ?? 'void');
}

/** Counters on a card, by kind. */
export function countersOn({ values }: ObjectView): readonly (readonly [kind: string, count: number])[] {
  return Object.entries((values.counters ?? {}) as { readonly [kind: string]: number }).filter(([, count]) => count > 0);
}

/** Keywords with their number, where they have one. */
export function keywordsOf({ values }: ObjectView): readonly (readonly [word: string, n: number | null])[] {
  return (Array.isArray(values.keywords) ? (values.keywords as readonly unknown[]) : []).map((one) => {
    if (typeof one === 'string') return [one, null] as const;
    const { word, n } = one as { readonly word?: string; readonly n?: number };
    return [word ?? '', n ?? null] as const;
  });
}

/** Whether the match is played with lifebreaks (1415). */
export function hasLifebreaks(view: View): boolean {
  return view.values.valhalla === true;
}
