import { type Ability, cardId, type CardProgram } from '@arbiter/kernel/authoring';
import { asPrinted, type CardType, type CostKind, type Element, type Printed, type Supertype } from '../printed.js';

/** Functions for a short notation of printed facts. Words are the official English ones in lower case. */

interface More {
  readonly elements?: readonly Element[];
  readonly classes?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly supertypes?: readonly Supertype[];
  readonly keywords?: Printed['keywords'];
  readonly zh?: string;
}

type Stats = Pick<Printed, 'speed' | 'power' | 'life' | 'durability' | 'level' | 'lineage'>;

function made(
  name: string,
  type: CardType,
  cost: Printed['cost'],
  stats: Stats,
  { elements = ['norm'], classes = [], subtypes = [], supertypes = [], keywords = [], zh = name }: More,
  abilities: readonly Ability[],
): CardProgram {
  const printed: Printed = { types: [type], supertypes, classes, subtypes, elements, cost, keywords, ...stats };
  return { id: cardId(name), names: { en: name, zh }, printed: asPrinted(printed), abilities };
}

const costs = (kind: CostKind, amount: number | 'X'): Printed['cost'] => ({ kind, amount });

/** Makes a champion of level 0, which is never materialized (1.7.1.3). */
export const spirit = (name: string, life: number, more: More, ...abilities: readonly Ability[]): CardProgram =>
  made(name, 'champion', costs('memory', 0), { life, level: 0 }, { classes: ['spirit'], ...more }, abilities);
/**
 * Makes a champion.
 * @param memory its memory cost
 */
export const champion = (
  name: string,
  level: number,
  memory: number,
  life: number,
  more: More & { readonly lineage?: string },
  ...abilities: readonly Ability[]
): CardProgram => {
  const { lineage, ...rest } = more;
  return made(name, 'champion', costs('memory', memory), { life, level, ...(lineage === undefined ? {} : { lineage }) }, rest, abilities);
};
/**
 * Makes an ally.
 * @param reserve its reserve cost
 */
export const ally = (
  name: string,
  reserve: number,
  power: number,
  life: number,
  more: More,
  ...abilities: readonly Ability[]
): CardProgram => made(name, 'ally', costs('reserve', reserve), { power, life }, more, abilities);
export const attack = (name: string, reserve: number, power: number, more: More, ...abilities: readonly Ability[]): CardProgram =>
  made(name, 'attack', costs('reserve', reserve), { power }, more, abilities);
/** Makes a weapon of a material deck, with its memory cost (1.7.6.1.1). */
export const regaliaWeapon = (
  name: string,
  memory: number,
  power: number,
  durability: number,
  more: More,
  ...abilities: readonly Ability[]
): CardProgram =>
  made(
    name,
    'weapon',
    costs('memory', memory),
    { power, durability },
    { ...more, supertypes: ['regalia', ...(more.supertypes ?? [])] },
    abilities,
  );
export const action = (
  name: string,
  reserve: number | 'X',
  speed: 'fast' | 'slow',
  more: More,
  ...abilities: readonly Ability[]
): CardProgram => made(name, 'action', costs('reserve', reserve), { speed }, more, abilities);
/**
 * Makes a domain.
 * @param reserve its reserve cost
 */
export const domain = (name: string, reserve: number, more: More, ...abilities: readonly Ability[]): CardProgram =>
  made(name, 'domain', costs('reserve', reserve), {}, more, abilities);
/**
 * Makes an item.
 * @param reserve its reserve cost
 */
export const item = (name: string, reserve: number, more: More, ...abilities: readonly Ability[]): CardProgram =>
  made(name, 'item', costs('reserve', reserve), {}, more, abilities);
/** Makes an item of a material deck, with its memory cost. */
export const regaliaItem = (name: string, memory: number, more: More, ...abilities: readonly Ability[]): CardProgram =>
  made(name, 'item', costs('memory', memory), {}, { ...more, supertypes: ['regalia', ...(more.supertypes ?? [])] }, abilities);
export const phantasia = (name: string, reserve: number, more: More, ...abilities: readonly Ability[]): CardProgram =>
  made(name, 'phantasia', costs('reserve', reserve), {}, more, abilities);
