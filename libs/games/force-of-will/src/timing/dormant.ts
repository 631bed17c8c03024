import { type Json, jsonOf, readAs } from '@arbiter/kernel';
import {
  type Ability,
  type CardProgram,
  type Condition,
  hasTree,
  hasValue,
  type Modifier,
  once,
  type Program,
  type StandingEffect,
  type Table,
} from '@arbiter/kernel/authoring';
import { zoneOf } from '../facts.js';
import { abilityCost, lessened, printedCostOf } from '../play/cost.js';
import type { RuleEntry } from '../values/rules.js';
import { addCosts, isFree, noCost, type WillCost } from '../will/costs.js';

/**
 * What cards could do from zones where only their owner sees them, without any will and outside main timing. This is derived from the
 * catalogue alone, since any card might lie there; a player is asked for it whatever they hold (604.1).
 */

/**
 * Zones whose cards not everybody sees, and from which cards could be played; in the removed area only cards that lie face down count
 * (311.2a).
 */
export const hiddenPlaces = ['hand', 'standby', 'removed'] as const;
export type HiddenPlace = (typeof hiddenPlaces)[number];

/** Something that could be done from such a zone without will, and the condition for it. */
export interface Dormant extends Chance {
  readonly place: HiddenPlace;
}

interface Chance {
  readonly condition: Condition;
  /** Whether it is also possible in the turn in which the card came there (708.5, 1114.3). */
  readonly early: boolean;
}

/** The section of the openings that lists what a card could do from a hidden zone without will (604.1). */
export const dormantWithoutWill = ({ card }: Program): readonly Json[] =>
  hiddenPlaces.flatMap((place) =>
    [...plays(card, place), ...(place === 'hand' ? activations(card) : [])].map((chance): Json => jsonOf({ ...chance, place })),
  );

/** Returns everything that could be done from such a zone without will. */
export const dormantIn = ({ library }: Table, place: HiddenPlace): readonly Dormant[] => byPlace(library).get(place) ?? [];

const byPlace = once(({ openings }: Table['library']): ReadonlyMap<HiddenPlace, readonly Dormant[]> => {
  const everywhere = openings.section<Dormant>('dormantWithoutWill');
  return new Map(hiddenPlaces.map((one) => [one, everywhere.filter(({ place }) => place === one)]));
});

const always: Condition = { all: [] };
const all = (...conditions: readonly (Condition | undefined)[]): Condition => ({ all: conditions.filter((one) => one !== undefined) });

const soon = (condition: Condition): Chance => ({ condition, early: true });
const later = (condition: Condition): Chance => ({ condition, early: false });

/**
 * Returns the chances to play the card itself (604.1b; compare `waysOf` of `play/ways.ts`). Nothing lets rulers and magic stones be played.
 */
function plays(card: CardProgram, place: HiddenPlace): readonly Chance[] {
  const spell = card.abilities.find((ability) => ability.kind === 'spell');
  const text = spell === undefined ? noCost : abilityCost(spell);
  const help = helpIn(card, place);
  const found: Chance[] = [];
  if (place === 'standby') {
    // The card itself costs nothing there (708.4, 1114.2).
    if (spell?.keyword === 'trigger' && spell.on === undefined) found.push(...free(text, help, all(spell.when, ...aims(spell))).map(later));
    for (const { keyword, on, when } of card.abilities)
      if (keyword === 'stealth' && on === undefined) found.push(...free(text, help, when).map(soon));
  }
  if (spell?.keyword === 'trigger' && spell.on !== undefined) return found;
  const sooner = isQuick(card) || spell?.keyword === 'trigger' ? always : help.sooner;
  const open = place === 'hand' ? always : help.open;
  if (sooner === null || open === null) return found;
  const condition = all(sooner, open, spell?.when, ...aims(spell));
  // Incarnation replaces the cost (1110.2).
  if (card.abilities.some(({ keyword }) => keyword === 'incarnation')) found.push(...free(text, help, condition).map(soon));
  // The other side may be played as well (1117.2).
  for (const { printed } of [card, ...(card.faces ?? [])])
    found.push(...free(addCosts(printedCostOf(printed.cost), text), help, condition).map(soon));
  return found;
}

/**
 * Returns the chances to play abilities that work in the hand (604.1a); in the other hidden zones no ability can be played (905, 1119.2a).
 */
function activations(card: CardProgram): readonly Chance[] {
  return card.abilities.flatMap((ability) => {
    const { kind, from, when, marks } = ability;
    if (kind !== 'activated' || marks?.timing === 'main' || from?.includes('hand') !== true) return [];
    return free(abilityCost(ability), helpIn(card, 'hand'), all(when, ...aims(ability))).map(soon);
  });
}

/** Returns the conditions that an ability's targets are there (604.1, 903.2d). */
function aims(ability: Ability | undefined): readonly Condition[] {
  return (ability?.targets ?? []).flatMap(({ from, min = 1, players }): readonly Condition[] =>
    from === undefined || players !== undefined ? [] : [{ exists: from, atLeast: min }],
  );
}

/**
 * Returns the condition under which a cost can be free: it is free as such, or the card's own effects may make it so; empty if it can't be
 * free. X may be 0 (604.1).
 */
function free(cost: WillCost, { less, cheaper }: Help, condition: Condition | undefined): readonly Condition[] {
  if (isFree(cost)) return [all(condition)];
  return isFree(less.reduce((left, entry) => lessened(left, entry), cost)) ? [all(condition, cheaper ?? undefined)] : [];
}

function isQuick({ printed }: CardProgram): boolean {
  return ((printed.keywords ?? []) as readonly Json[]).includes('quickcast');
}

/** How a card's own continuous abilities may help to play it from where it lies, each as the condition for it; null for never (604.1). */
interface Help {
  readonly sooner: Condition | null;
  readonly open: Condition | null;
  readonly cheaper: Condition | null;
  /** The entries of `rules` that it gives itself; those about costs say by how much they reduce them in all. */
  readonly less: readonly Partial<CostEntry>[];
}

type CostEntry = Extract<RuleEntry, { readonly word: 'cost' }>;

function helpIn({ abilities }: CardProgram, place: HiddenPlace): Help {
  const there = abilities
    .filter(({ from }) => from?.includes(place) === true)
    .flatMap((ability) => (ability.modifiers ?? []).map((modifier) => ({ modifier, condition: all(ability.when, modifier.if) })));
  const onCondition = (helps: (modifier: Modifier) => boolean): Condition | null => {
    const conditions = there.filter(({ modifier }) => helps(modifier)).map(({ condition }) => condition);
    return conditions.length === 0 ? null : { any: conditions };
  };
  return {
    sooner: onCondition((modifier) => lends(modifier) || speaksOf(modifier, soonerWords)),
    open: onCondition((modifier) => lends(modifier) || speaksOf(modifier, openWords)),
    cheaper: onCondition((modifier) => saysLess(modifier)),
    less: there.flatMap(({ modifier: { gain } }) => readAs<readonly Partial<CostEntry>[]>(gain?.rules ?? [])),
  };
}

/** Words of programs that let a card be played at any time (604.1), or from where it lies. */
const soonerWords = ['quickcast', 'playAtOnce'];
const openWords = ['playFrom'];

const speaksOf = (node: object, words: readonly string[]): boolean => words.some((word) => hasValue(node, word));
const saysLess = (node: object): boolean => hasTree(node, (tree) => 'less' in tree);
const lends = ({ abilities, become }: Pick<Modifier, 'abilities' | 'become'>): boolean => abilities !== undefined || become !== undefined;

/**
 * Whether an effect that everybody sees may help to play cards in hidden zones; which of them, only the player who sees them knows (604.1).
 */
export function reachesHidden(table: Table, { compiled, row }: StandingEffect): boolean {
  const { modifier } = compiled;
  if (!isHelpful(modifier)) return false;
  const { of } = modifier;
  if (row !== null && row.objects !== null) return row.objects.some((id) => isHidden(table, id));
  return typeof of === 'object' && hiddenPlaces.some((place) => of.from.includes(place));
}

const isHelpful = once(
  (modifier: StandingEffect['compiled']['modifier']): boolean =>
    lends(modifier) || speaksOf(modifier, [...soonerWords, ...openWords]) || saysLess(modifier),
);

const isHidden = (table: Table, id: number): boolean => (hiddenPlaces as readonly string[]).includes(zoneOf(table, id));
