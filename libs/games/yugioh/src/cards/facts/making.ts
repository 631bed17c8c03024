import type { Arrow, Attribute, Frame, MaterialPart, MonsterFacts, Printed, Race, SpellProperty, TrapProperty } from '../printed.js';

/** A card as printed, without its program. */
export interface CardFacts {
  readonly names: { readonly en: string; readonly zh: string };
  readonly printed: Printed;
}

/** Facts that few cards have. `zh`: the Chinese name, where the data has it; elsewhere the English name is used. */
interface More extends Partial<Pick<Printed, 'groups' | 'otherPasscodes' | 'alwaysNamed'>> {
  readonly zh?: string;
}
interface MoreOfMonster extends More, Partial<Pick<MonsterFacts, 'marks' | 'scale' | 'pendulumEffect' | 'questionMarks' | 'effect'>> {}

const facts = (en: string, zh: string | undefined, printed: Printed): CardFacts => ({ names: { en, zh: zh ?? en }, printed });

/** The size of a monster: its Level, or what is printed in its place, and the facts that depend on it. */
type Size = Pick<MonsterFacts, 'level' | 'rank' | 'link' | 'arrows' | 'def' | 'materials'>;

function monster(
  frame: Frame,
  en: string,
  passcode: number,
  attribute: Attribute,
  race: Race,
  atk: number,
  size: Size,
  { zh, ...more }: MoreOfMonster,
): CardFacts {
  return facts(en, zh, {
    kind: 'monster',
    passcode,
    frame,
    effect: frame !== 'normal',
    marks: [],
    groups: [],
    attribute,
    race,
    atk,
    ...size,
    ...more,
  });
}

/** A monster with a Level: name, passcode, Attribute, Type, Level, ATK, DEF. */
const withLevel =
  (frame: Frame) =>
  (
    en: string,
    passcode: number,
    attribute: Attribute,
    race: Race,
    level: number,
    atk: number,
    def: number,
    more: MoreOfMonster = {},
  ): CardFacts =>
    monster(frame, en, passcode, attribute, race, atk, { level, def }, more);

/** A monster of the Extra Deck: as above, with the materials that it lists. */
const fromExtraDeck =
  (frame: Frame, size: 'level' | 'rank') =>
  (
    en: string,
    passcode: number,
    attribute: Attribute,
    race: Race,
    number: number,
    atk: number,
    def: number,
    materials: readonly MaterialPart[],
    more: MoreOfMonster = {},
  ): CardFacts =>
    monster(frame, en, passcode, attribute, race, atk, { [size]: number, def, materials }, more);

export const normal = withLevel('normal');
export const effect = withLevel('effect');
export const ritual = withLevel('ritual');
export const fusion = fromExtraDeck('fusion', 'level');
export const synchro = fromExtraDeck('synchro', 'level');
/** An Xyz Monster; the number is its Rank. */
export const xyz = fromExtraDeck('xyz', 'rank');

/** A Link Monster; its Link Rating is the number of its arrows (base.3.8). */
export const link = (
  en: string,
  passcode: number,
  attribute: Attribute,
  race: Race,
  arrows: readonly Arrow[],
  atk: number,
  materials: readonly MaterialPart[],
  more: MoreOfMonster = {},
): CardFacts => monster('link', en, passcode, attribute, race, atk, { link: arrows.length, arrows, materials }, more);

export const spell = (en: string, passcode: number, property: SpellProperty, { zh, ...more }: More = {}): CardFacts =>
  facts(en, zh, { kind: 'spell', passcode, property, groups: [], ...more });
export const trap = (en: string, passcode: number, property: TrapProperty, { zh, ...more }: More = {}): CardFacts =>
  facts(en, zh, { kind: 'trap', passcode, property, groups: [], ...more });
