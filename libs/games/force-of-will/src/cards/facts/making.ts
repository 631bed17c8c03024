import {
  willLetters,
  type Attribute,
  type CardType,
  type FaceKind,
  type JRulerFacts,
  type OldAddition,
  type OldChant,
  type PlainKeyword,
  type Printed,
  type ResonatorFacts,
  type WideKeyword,
} from '../printed.js';

/** One side of a card: what is printed on it. */
export interface SideFacts {
  readonly names: { readonly en: string; readonly zh: string };
  readonly printed: Printed;
}

/** Another side of a card: the J-ruler behind a ruler, or a future. */
export interface FaceFacts extends SideFacts {
  readonly kind: FaceKind;
}

/** A card: what is printed on it, without its program. */
export interface CardFacts extends SideFacts {
  readonly faces?: readonly FaceFacts[];
}

/** Fields that few cards have. `zh`: the Chinese name, where it is known for sure; elsewhere the English name is used. */
interface Named {
  readonly zh?: string;
}
interface More extends Named {
  readonly keywords?: readonly (PlainKeyword | WideKeyword)[];
  /** Races or traits of a card that is neither a resonator nor a ruler. */
  readonly races?: readonly string[];
  /** Attributes by their letters, where the cost does not imply them. */
  readonly attributes?: string;
  /** Number of copies that a deck may hold by the card's own text. */
  readonly copies?: number;
}

/** Makes a keyword with a number: [Limit] n (1118), [Mana] n (1122). */
export const limit = (n: number): WideKeyword => ({ word: 'limit', n });
export const mana = (n: number): WideKeyword => ({ word: 'mana', n });
/** Makes [Barrier] against cards of some attributes, given by their letters, or of a type (1120.3). */
export const barrierAgainst = (letters: string): WideKeyword => ({ word: 'barrier', where: { attributes: attributesIn(letters) } });
export const barrierAgainstType = (type: CardType): WideKeyword => ({ word: 'barrier', where: { types: [type] } });

/** Returns attributes by the letters that stand for them in costs: `WB` is light and darkness. */
function attributesIn(letters: string): readonly Attribute[] {
  const all = Object.entries(willLetters).filter(([letter]) => letters.includes(letter));
  return all.flatMap(([, will]) => (will === 'moon' ? [] : [will]));
}

const namesOf = (en: string, { zh }: Named): SideFacts['names'] => ({ en, zh: zh ?? en });

/** Returns the facts that all cards with a cost have. */
const played = (cost: string, { keywords = [], races = [], attributes = cost, copies }: More) => ({
  cost,
  attributes: attributesIn(attributes),
  races,
  keywords,
  ...(copies === undefined ? {} : { copies }),
});

/** Makes a resonator from name, cost, races, ATK and DEF. */
export function resonator(
  en: string,
  cost: string,
  races: readonly string[],
  atk: number,
  def: number,
  more: More & { readonly future?: FaceFacts } = {},
): CardFacts {
  const printed: ResonatorFacts = { kind: 'resonator', ...played(cost, { ...more, races }), atk, def };
  const side = { names: namesOf(en, more), printed };
  return more.future === undefined ? side : { ...side, faces: [more.future] };
}

/** Makes the future side of a double-faced resonator (1302.2) from name, cost, races, ATK and DEF. */
export function future(en: string, cost: string, races: readonly string[], atk: number, def: number, more: More = {}): FaceFacts {
  return { kind: 'future', ...resonator(en, cost, races, atk, def, more) };
}

export const chant = (en: string, cost: string, more: More = {}): CardFacts => ({
  names: namesOf(en, more),
  printed: { kind: 'chant', ...played(cost, more) },
});

/** Makes a chant with an old subtype (1405). */
export const oldChant = (en: string, cost: string, old: OldChant, more: More = {}): CardFacts => ({
  names: namesOf(en, more),
  printed: { kind: 'chant', ...played(cost, more), old },
});

export const addition = (en: string, cost: string, more: More = {}): CardFacts => ({
  names: namesOf(en, more),
  printed: { kind: 'addition', ...played(cost, more) },
});

/** Makes an addition with an old subtype (1406). */
export const oldAddition = (en: string, cost: string, old: OldAddition, more: More = {}): CardFacts => ({
  names: namesOf(en, more),
  printed: { kind: 'addition', ...played(cost, more), old },
});

export const regalia = (en: string, cost: string, more: More = {}): CardFacts => ({
  names: namesOf(en, more),
  printed: { kind: 'regalia', ...played(cost, more) },
});

/** Makes a magic stone; `stones` are the kinds of magic stone that it is, by their letters (201.4). */
const magicStone =
  (special: boolean) =>
  (en: string, stones: string, more: Omit<More, 'attributes'> = {}): CardFacts => ({
    names: namesOf(en, more),
    printed: {
      kind: 'magicStone',
      special,
      stones: attributesIn(stones),
      attributes: [],
      races: more.races ?? [],
      keywords: more.keywords ?? [],
    },
  });

export const basicStone = magicStone(false);
/** Makes a special magic stone (201.3a). */
export const specialStone = magicStone(true);

interface MoreOfRuler extends Named {
  readonly judgment?: string;
  /** Attributes of [Energize], by their letters. */
  readonly energize?: string;
  readonly keywords?: readonly WideKeyword[];
  readonly jRuler?: FaceFacts;
}

/** Makes a ruler from name, attributes by their letters, and races. A ruler may have nothing behind it (1302.1a). */
export function ruler(en: string, attributes: string, races: readonly string[], more: MoreOfRuler = {}): CardFacts {
  const asked = more.judgment === undefined ? {} : { judgment: more.judgment };
  const energized = more.energize === undefined ? {} : { energize: attributesIn(more.energize) };
  const printed: Printed = {
    kind: 'ruler',
    attributes: attributesIn(attributes),
    races,
    keywords: more.keywords ?? [],
    ...asked,
    ...energized,
  };
  const side = { names: namesOf(en, more), printed };
  return more.jRuler === undefined ? side : { ...side, faces: [more.jRuler] };
}

/** Makes the J-ruler behind a ruler from name, attributes by their letters, races, ATK and DEF. */
export function jRuler(
  en: string,
  attributes: string,
  races: readonly string[],
  atk: number,
  def: number,
  more: Pick<More, 'zh' | 'keywords'> = {},
): FaceFacts {
  const printed: JRulerFacts = { kind: 'jRuler', attributes: attributesIn(attributes), races, keywords: more.keywords ?? [], atk, def };
  return { kind: 'jRuler', names: namesOf(en, more), printed };
}
