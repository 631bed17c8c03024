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

/** One side of a card by what stands on it. */
export interface SideFacts {
  readonly names: { readonly en: string; readonly zh: string };
  readonly printed: Printed;
}

/** Another side: the J-ruler behind a ruler, or a future. */
export interface FaceFacts extends SideFacts {
  readonly kind: FaceKind;
}

/** A card by what stands on it, without its program. */
export interface CardFacts extends SideFacts {
  readonly faces?: readonly FaceFacts[];
}

/** What few cards have. `zh`: the Chinese name, where it is known for sure; the English one stands in elsewhere. */
interface Named {
  readonly zh?: string;
}
interface More extends Named {
  readonly keywords?: readonly (PlainKeyword | WideKeyword)[];
  /** Races or traits of what is no resonator and no ruler. */
  readonly races?: readonly string[];
  /** Attributes, by their letters, where the cost does not tell them. */
  readonly attributes?: string;
  /** Copies that a deck may hold by its own text. */
  readonly copies?: number;
}

/** [Limit] n (1118), [Mana] n (1122). */
export const limit = (n: number): WideKeyword => ({ word: 'limit', n });
export const mana = (n: number): WideKeyword => ({ word: 'mana', n });
/** [Barrier] against cards of attributes, by their letters, or of a type (1120.3). */
export const barrierAgainst = (letters: string): WideKeyword => ({ word: 'barrier', where: { attributes: attributesIn(letters) } });
export const barrierAgainstType = (type: CardType): WideKeyword => ({ word: 'barrier', where: { types: [type] } });

/** The five attributes by the letters that stand for them in costs: `WB` is light and darkness. */
function attributesIn(letters: string): readonly Attribute[] {
  const all = Object.entries(willLetters).filter(([letter]) => letters.includes(letter));
  return all.flatMap(([, will]) => (will === 'moon' ? [] : [will]));
}

const namesOf = (en: string, { zh }: Named): SideFacts['names'] => ({ en, zh: zh ?? en });

/** What all that is played has in common. */
const played = (cost: string, { keywords = [], races = [], attributes = cost, copies }: More) => ({
  cost,
  attributes: attributesIn(attributes),
  races,
  keywords,
  ...(copies === undefined ? {} : { copies }),
});

/** Name, cost, races, ATK, DEF. */
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

/** The future side of a double-faced resonator (1302.2): name, cost, races, ATK, DEF. */
export function future(en: string, cost: string, races: readonly string[], atk: number, def: number, more: More = {}): FaceFacts {
  return { kind: 'future', ...resonator(en, cost, races, atk, def, more) };
}

export const chant = (en: string, cost: string, more: More = {}): CardFacts => ({
  names: namesOf(en, more),
  printed: { kind: 'chant', ...played(cost, more) },
});

/** A chant with a subtype (1405). */
export const oldChant = (en: string, cost: string, old: OldChant, more: More = {}): CardFacts => ({
  names: namesOf(en, more),
  printed: { kind: 'chant', ...played(cost, more), old },
});

export const addition = (en: string, cost: string, more: More = {}): CardFacts => ({
  names: namesOf(en, more),
  printed: { kind: 'addition', ...played(cost, more) },
});

/** An addition with a subtype (1406). */
export const oldAddition = (en: string, cost: string, old: OldAddition, more: More = {}): CardFacts => ({
  names: namesOf(en, more),
  printed: { kind: 'addition', ...played(cost, more), old },
});

export const regalia = (en: string, cost: string, more: More = {}): CardFacts => ({
  names: namesOf(en, more),
  printed: { kind: 'regalia', ...played(cost, more) },
});

/** A magic stone; `stones` are the kinds that it is, by their letters (201.4). */
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
/** 201.3a */
export const specialStone = magicStone(true);

interface MoreOfRuler extends Named {
  readonly judgment?: string;
  /** By the letters of its attributes. */
  readonly energize?: string;
  readonly keywords?: readonly WideKeyword[];
  readonly jRuler?: FaceFacts;
}

/** Name, attributes by their letters, races. A ruler may have nothing behind it (1302.1a). */
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

/** What is behind a ruler: name, attributes by their letters, races, ATK, DEF. */
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
