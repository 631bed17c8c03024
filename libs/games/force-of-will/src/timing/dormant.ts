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
 * What cards could do from where only their owner sees them, without any will, and outside main timing: told by the catalogue alone, since
 * any card might lie there. Their player is asked for that, whatever he holds (604.1).
 */

/** Where cards lie that not everybody sees, and that could be played from there; in the removed area those that lie face down (311.2a). */
export const hiddenPlaces = ['hand', 'standby', 'removed'] as const;
export type HiddenPlace = (typeof hiddenPlaces)[number];

/** What could be done from such a place without will, and what would have to hold for it. */
export interface Dormant extends Chance {
  readonly place: HiddenPlace;
}

interface Chance {
  readonly condition: Condition;
  /** Also in the turn in which it came to lie there (708.5, 1114.3). */
  readonly early: boolean;
}

/** Section of the openings: all that a card could do from a hidden place without will (604.1). */
export const dormantWithoutWill = ({ card }: Program): readonly Json[] =>
  hiddenPlaces.flatMap((place) =>
    [...plays(card, place), ...(place === 'hand' ? activations(card) : [])].map((chance): Json => jsonOf({ ...chance, place })),
  );

/** All that could be done from such a place without will. */
export const dormantIn = ({ library }: Table, place: HiddenPlace): readonly Dormant[] => byPlace(library).get(place) ?? [];

const byPlace = once(({ openings }: Table['library']): ReadonlyMap<HiddenPlace, readonly Dormant[]> => {
  const everywhere = openings.section<Dormant>('dormantWithoutWill');
  return new Map(hiddenPlaces.map((one) => [one, everywhere.filter(({ place }) => place === one)]));
});

const always: Condition = { all: [] };
const all = (...conditions: readonly (Condition | undefined)[]): Condition => ({ all: conditions.filter((one) => one !== undefined) });

const soon = (condition: Condition): Chance => ({ condition, early: true });
const later = (condition: Condition): Chance => ({ condition, early: false });

/** 604.1b: playing the card itself (waysOf of `play/ways.ts`). Rulers and magic stones have nothing that lets them be played. */
function plays(card: CardProgram, place: HiddenPlace): readonly Chance[] {
  const spell = card.abilities.find((ability) => ability.kind === 'spell');
  const text = spell === undefined ? noCost : abilityCost(spell);
  const help = helpIn(card, place);
  const found: Chance[] = [];
  if (place === 'standby') {
    // 708.4, 1114.2: the card itself costs nothing there.
    if (spell?.keyword === 'trigger' && spell.on === undefined) found.push(...free(text, help, all(spell.when, ...aims(spell))).map(later));
    for (const { keyword, on, when } of card.abilities)
      if (keyword === 'stealth' && on === undefined) found.push(...free(text, help, when).map(soon));
  }
  if (spell?.keyword === 'trigger' && spell.on !== undefined) return found;
  const sooner = isQuick(card) || spell?.keyword === 'trigger' ? always : help.sooner;
  const open = place === 'hand' ? always : help.open;
  if (sooner === null || open === null) return found;
  const condition = all(sooner, open, spell?.when, ...aims(spell));
  // 1110.2: Incarnation takes the place of the cost.
  if (card.abilities.some(({ keyword }) => keyword === 'incarnation')) found.push(...free(text, help, condition).map(soon));
  // 1117.2: the other side may be played as well.
  for (const { printed } of [card, ...(card.faces ?? [])])
    found.push(...free(addCosts(printedCostOf(printed.cost), text), help, condition).map(soon));
  return found;
}

/** 604.1a: abilities that work in the hand; in the other hidden places none is played (905, 1119.2a). */
function activations(card: CardProgram): readonly Chance[] {
  return card.abilities.flatMap((ability) => {
    const { kind, from, when, marks } = ability;
    if (kind !== 'activated' || marks?.timing === 'main' || from?.includes('hand') !== true) return [];
    return free(abilityCost(ability), helpIn(card, 'hand'), all(when, ...aims(ability))).map(soon);
  });
}

/** 604.1, 903.2d: there has to be what it is aimed at. */
function aims(ability: Ability | undefined): readonly Condition[] {
  return (ability?.targets ?? []).flatMap(({ from, min = 1, players }): readonly Condition[] =>
    from === undefined || players !== undefined ? [] : [{ exists: from, atLeast: min }],
  );
}

/** 604.1: the condition of what costs nothing, or nothing where the card makes itself cheaper; empty otherwise. X may be 0. */
function free(cost: WillCost, { less, cheaper }: Help, condition: Condition | undefined): readonly Condition[] {
  if (isFree(cost)) return [all(condition)];
  return isFree(less.reduce((left, entry) => lessened(left, entry), cost)) ? [all(condition, cheaper ?? undefined)] : [];
}

function isQuick({ printed }: CardProgram): boolean {
  return ((printed.keywords ?? []) as readonly Json[]).includes('quickcast');
}

/** 604.1: what a card's own continuous abilities may do for it where it lies, each with the condition on which they do; null for never. */
interface Help {
  readonly sooner: Condition | null;
  readonly open: Condition | null;
  readonly cheaper: Condition | null;
  /** Its entries; those of costs say by how much, all together. */
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

/** What lets a card be played at any time (604.1), from where it lies, and for less. */
const soonerWords = ['quickcast', 'playAtOnce'];
const openWords = ['playFrom'];

const speaksOf = (node: object, words: readonly string[]): boolean => words.some((word) => hasValue(node, word));
const saysLess = (node: object): boolean => hasTree(node, (tree) => 'less' in tree);
const lends = ({ abilities, become }: Pick<Modifier, 'abilities' | 'become'>): boolean => abilities !== undefined || become !== undefined;

/** 604.1: whether an effect of something that everybody sees may help cards to be played that he does not see; which ones, is theirs to know. */
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
