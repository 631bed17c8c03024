import type { CardFacts, ObjectView, View } from '../types.js';
import { aimsOf, isType } from './chase.js';

/** What the page reads of a table of Grand Archive, without drawing it. */

/** The combat that is on; 0 for none. */
export interface CombatShown {
  readonly attacker: number;
  readonly targets: readonly number[];
  readonly weapon: number;
  readonly retaliators: readonly number[];
}

/** What a player controls on the field in rows, the nearest to the middle first. */
export interface FieldRows {
  readonly allies: readonly ObjectView[];
  readonly champions: readonly ObjectView[];
  readonly others: readonly ObjectView[];
}

/** Objects of a zone that all share. */
const shared = (view: View, kind: string): readonly ObjectView[] =>
  view.zones.filter((zone) => zone.kind === kind).flatMap(({ objects }) => objects);

/** What waits to resolve, the next one first (2.1.9). */
export const stackOf = (view: View): readonly ObjectView[] => shared(view, 'effectsStack');

/** Attack cards in the intent of champions of a player (2.1.10). */
export const intentOf = (view: View, seat: number): readonly ObjectView[] =>
  shared(view, 'intent').filter(({ controller }) => controller === seat);

export function rowsOf(view: View, seat: number): FieldRows {
  const own = shared(view, 'field').filter(({ controller }) => controller === seat);
  const champions = own.filter((object) => isType(object, 'champion'));
  const allies = own.filter((object) => isType(object, 'ally') && !champions.includes(object));
  return { allies, champions, others: own.filter((object) => !champions.includes(object) && !allies.includes(object)) };
}

/** Who sits where: the reader at the lower edge, the others above in the order of their turns after his. */
export function seatsFrom(view: View, near: number): readonly number[] {
  const seats = view.players.map(({ seat }) => seat);
  const at = Math.max(0, seats.indexOf(near));
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}

export function combatOf({ values }: View): CombatShown | null {
  const { combat } = values;
  if (typeof combat !== 'object' || combat === null) return null;
  const { attacker, targets, weapon, retaliators } = combat as {
    readonly attacker: number;
    readonly targets: readonly number[];
    readonly weapon: number;
    readonly retaliators: readonly number[];
  };
  return { attacker, targets, weapon, retaliators };
}

/** What an object does in the combat. */
export function partIn(view: View, id: number): 'attacks' | 'weaponUsed' | 'retaliates' | 'attacked' | '' {
  const combat = combatOf(view);
  if (combat === null) return '';
  if (combat.attacker === id) return 'attacks';
  if (combat.weapon === id) return 'weaponUsed';
  if (combat.retaliators.includes(id)) return 'retaliates';
  return combat.targets.includes(id) ? 'attacked' : '';
}

/** Places on the effects stack, from 1 for the next to resolve, that target each object. */
export function aimedAt(view: View): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  stackOf(view).forEach((item, at) => {
    for (const aim of aimsOf(item)) if ('object' in aim) found.set(aim.object, [...(found.get(aim.object) ?? []), at + 1]);
  });
  return found;
}

/** Power and life, or power and durability, with what is left: `2/3`; '' where it has neither. */
export function fightOf({ values: { power, life, counters } }: ObjectView): string {
  const { durability } = (counters ?? {}) as { readonly durability?: number };
  const left = typeof life === 'number' ? `♥${life}` : durability === undefined ? '' : `◈${durability}`;
  return [typeof power === 'number' ? `⚔${power}` : '', left].filter((one) => one !== '').join(' ');
}

/** Whether power and life together are more or less than is printed. */
export function fightChange({ values }: ObjectView, facts: CardFacts | undefined): 'up' | 'down' | '' {
  if (facts === undefined) return '';
  const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
  const more = (['power', 'life'] as const).reduce((sum, key) => sum + number(values[key]) - number(facts.values[key]), 0);
  return more > 0 ? 'up' : more < 0 ? 'down' : '';
}

const tinted: ReadonlySet<string> = new Set(['fire', 'water', 'wind']);

/** The colour in which a card is held: its element besides norm, `many` for several or an advanced one. */
export function tintOf({ values }: ObjectView): string {
  const elements = ((values.elements ?? []) as readonly string[]).filter((element) => element !== 'norm');
  const [only] = elements;
  if (only === undefined) return 'void';
  return elements.length > 1 ? 'many' : tinted.has(only) ? only : 'darkness';
}

/** What is paid for it: `3` to reserve, `◆1` of memory. */
export function costOf({ values: { cost, costKind } }: ObjectView): string {
  if (typeof cost !== 'number' && typeof cost !== 'string') return '';
  return costKind === 'memory' ? `◆${cost}` : String(cost);
}

/** Keywords with their number, where they have one. */
export function keywordsOf({ values }: ObjectView): readonly (readonly [word: string, amount: number | null])[] {
  return ((values.keywords ?? []) as readonly (string | { readonly word?: string; readonly amount?: number })[]).map((one) =>
    typeof one === 'string' ? [one, null] : [one.word ?? '', one.amount ?? null],
  );
}
