import { type Json, type JsonObject, jsonObjectOf, readAs } from '@arbiter/kernel';
import type { Predicate } from '@arbiter/kernel/authoring';

/** What is printed on a card, as data (base.3). The words are the official English ones, the numbers the printed ones. */
export type Printed = MonsterFacts | SpellFacts | TrapFacts;

export const attributes = ['DARK', 'DIVINE', 'EARTH', 'FIRE', 'LIGHT', 'WATER', 'WIND'] as const;
/** An Attribute (base.3.3). */
export type Attribute = (typeof attributes)[number];

/** The Types of monsters in the edition of April 2020. */
export const races = [
  'Aqua',
  'Beast',
  'Beast-Warrior',
  'Creator God',
  'Cyberse',
  'Dinosaur',
  'Divine-Beast',
  'Dragon',
  'Fairy',
  'Fiend',
  'Fish',
  'Insect',
  'Machine',
  'Plant',
  'Psychic',
  'Pyro',
  'Reptile',
  'Rock',
  'Sea Serpent',
  'Spellcaster',
  'Thunder',
  'Warrior',
  'Winged Beast',
  'Wyrm',
  'Zombie',
] as const;
export type Race = (typeof races)[number];

export const frames = ['normal', 'effect', 'ritual', 'fusion', 'synchro', 'xyz', 'link'] as const;
/** The kind of monster that the frame of the card says (base.3.4 to base.3.8); a Pendulum Monster is one of these as well. */
export type Frame = (typeof frames)[number];

export const marks = ['tuner', 'flip', 'spirit', 'gemini', 'union', 'toon'] as const;
/** Words of the type line other than Type and frame (base.3.9 to base.3.14). */
export type Mark = (typeof marks)[number];

/** The eight directions, clockwise from straight ahead, as the monster's controller sees them (base.14.6). */
export const arrows = ['up', 'upRight', 'right', 'downRight', 'down', 'downLeft', 'left', 'upLeft'] as const;
export type Arrow = (typeof arrows)[number];

export const spellProperties = ['normal', 'continuous', 'equip', 'quickPlay', 'field', 'ritual'] as const;
/** A property of a Spell (base.3.16). */
export type SpellProperty = (typeof spellProperties)[number];
export const trapProperties = ['normal', 'continuous', 'counter'] as const;
/** A property of a Trap (base.3.17). */
export type TrapProperty = (typeof trapProperties)[number];

/** Frames of the Extra Deck (base.2.6). */
export const extraDeckFrames: ReadonlySet<Frame> = new Set<Frame>(['fusion', 'synchro', 'xyz', 'link']);

/**
 * One part of the materials that a monster of the Extra Deck lists: a number of monsters that fit. A monster counts for one part only
 * (base.10.10).
 */
export interface MaterialPart {
  readonly is: Predicate;
  readonly count: number;
  /** `1+`: this number or more (base.11.2). */
  readonly more?: true;
}

interface EveryCard {
  /** The number printed below the text, by which deck files identify the card; a Token has none. */
  readonly passcode?: number;
  /** Passcodes of prints with other pictures. */
  readonly otherPasscodes?: readonly number[];
  /** Groups of names that the card belongs to (base.3.20), as far as programs refer to them. */
  readonly groups: readonly string[];
  /** The name that the card's own text always gives it (base.2.5). */
  readonly alwaysNamed?: string;
}

/** A monster (base.3.2). */
export interface MonsterFacts extends EveryCard {
  readonly kind: 'monster';
  readonly frame: Frame;
  /** Whether the monster is an Effect Monster (base.3.5, base.3.6). */
  readonly effect: boolean;
  readonly marks: readonly Mark[];
  readonly attribute: Attribute;
  readonly race: Race;
  /** Level; all monsters except Xyz and Link Monsters have one. */
  readonly level?: number;
  /** Rank; Xyz Monsters only (base.3.7). */
  readonly rank?: number;
  /** Link Rating, equal to the number of arrows (base.3.8). */
  readonly link?: number;
  readonly arrows?: readonly Arrow[];
  /** Pendulum Scale; Pendulum Monsters only (base.3.15). */
  readonly scale?: number;
  /** The card has a Pendulum Effect. */
  readonly pendulumEffect?: true;
  readonly atk: number;
  /** DEF; all monsters except Link Monsters have it. */
  readonly def?: number;
  /** Values that are printed as "?" and stand as 0 in `atk` and `def` (base.3.19). */
  readonly questionMarks?: readonly ('atk' | 'def')[];
  /** Materials of Fusion, Synchro, Xyz and Link Monsters. */
  readonly materials?: readonly MaterialPart[];
}

export interface SpellFacts extends EveryCard {
  readonly kind: 'spell';
  readonly property: SpellProperty;
}

export interface TrapFacts extends EveryCard {
  readonly kind: 'trap';
  readonly property: TrapProperty;
}

/** Thrown for data that are not sound printed facts. */
export class PrintedError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('; '));
    this.name = 'PrintedError';
  }
}

/** Returns the facts as the kernel carries them: plain data. */
export const asPrinted = (facts: Printed): JsonObject => jsonObjectOf(facts);

/** Facts that were found sound already, kept because those of a catalogue are read repeatedly. */
const sound = new WeakSet<object>();

/**
 * Reads printed facts from data of any origin. The caller must not change the data afterwards.
 * @throws PrintedError with every fault
 */
export function readPrinted(value: Json | undefined): Printed {
  if (typeof value === 'object' && value !== null && sound.has(value)) return readAs<Printed>(value);
  const faults = printedFaults(value);
  if (faults.length > 0) throw new PrintedError(faults);
  sound.add(value as JsonObject);
  return readAs<Printed>(value);
}

/** Says in words why data are not sound printed facts; empty if they are sound. */
export function printedFaults(value: Json | undefined): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ['printed facts must be an object'];
  const facts = value as JsonObject;
  const keys: readonly string[] | undefined = typeof facts.kind === 'string' ? keysOf[facts.kind] : undefined;
  if (keys === undefined) return ['kind must be monster, spell or trap'];
  return [
    ...Object.keys(facts)
      .filter((key) => !keys.includes(key))
      .map((key) => `${String(facts.kind)} has no ${key}`),
    ...commonFaults(facts),
    ...(facts.kind === 'monster'
      ? monsterFaults(facts)
      : facts.kind === 'spell'
        ? within(facts, 'property', spellProperties)
        : within(facts, 'property', trapProperties)),
  ];
}

const commonKeys = ['kind', 'passcode', 'otherPasscodes', 'groups', 'alwaysNamed'];
const monsterKeys = [
  'frame',
  'effect',
  'marks',
  'attribute',
  'race',
  'level',
  'rank',
  'link',
  'arrows',
  'scale',
  'pendulumEffect',
  'atk',
  'def',
  'questionMarks',
  'materials',
];
const keysOf: { readonly [kind: string]: readonly string[] } = {
  monster: [...commonKeys, ...monsterKeys],
  spell: [...commonKeys, 'property'],
  trap: [...commonKeys, 'property'],
};

const unless = (holds: boolean, fault: string): readonly string[] => (holds ? [] : [fault]);
const isNumber = (value: Json | undefined, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const isPasscode = (value: Json | undefined): boolean => isNumber(value, 1, 4_294_967_295);
const isListOf = (value: Json | undefined, words: readonly string[]): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && words.includes(one)) && new Set(value).size === value.length;
const within = (facts: JsonObject, key: string, words: readonly string[]): readonly string[] =>
  unless(typeof facts[key] === 'string' && words.includes(facts[key]), `${key} must be one of ${words.join(', ')}`);
const absent = (facts: JsonObject, ...keys: readonly string[]): readonly string[] =>
  keys.filter((key) => facts[key] !== undefined).map((key) => `a ${String(facts.frame)} monster has no ${key}`);

function commonFaults({ passcode, otherPasscodes, groups, alwaysNamed }: JsonObject): readonly string[] {
  return [
    ...unless(passcode === undefined || isPasscode(passcode), 'passcode must be a number of 32 bits'),
    ...unless(
      otherPasscodes === undefined || (Array.isArray(otherPasscodes) && otherPasscodes.every(isPasscode)),
      'otherPasscodes must be numbers of 32 bits',
    ),
    ...unless(
      Array.isArray(groups) && groups.every((group) => typeof group === 'string' && group !== ''),
      'groups must be a list of names',
    ),
    ...unless(alwaysNamed === undefined || (typeof alwaysNamed === 'string' && alwaysNamed !== ''), 'alwaysNamed must be a name'),
  ];
}

function monsterFaults(facts: JsonObject): readonly string[] {
  const { frame, effect, scale, atk, questionMarks } = facts;
  return [
    ...within(facts, 'frame', frames),
    ...within(facts, 'attribute', attributes),
    ...within(facts, 'race', races),
    ...unless(
      typeof effect === 'boolean' && (frame === 'effect' ? effect : frame === 'normal' ? !effect : true),
      'effect must say whether it is an Effect Monster, as the frame does',
    ),
    ...unless(isListOf(facts.marks, marks), `marks must be from ${marks.join(', ')}`),
    ...unless(isNumber(atk, 0, 10_000), 'atk must be a number from 0'),
    ...unless(scale === undefined || isNumber(scale, 0, 13), 'scale must be a number from 0 to 13'),
    ...unless(
      facts.pendulumEffect === undefined || (facts.pendulumEffect === true && scale !== undefined),
      'a Pendulum Effect must come with a scale',
    ),
    ...unless(
      questionMarks === undefined || (isListOf(questionMarks, ['atk', 'def']) && questionMarks.every((key) => facts[key] === 0)),
      'what is printed as "?" must be 0',
    ),
    ...materialFaults(facts),
    ...sizeFaults(facts),
  ];
}

/** Faults of Level, Rank or Link Rating and of the facts that depend on them (base.3.7, base.3.8). */
function sizeFaults(facts: JsonObject): readonly string[] {
  const def = unless(facts.frame === 'link' || isNumber(facts.def, 0, 10_000), 'def must be a number from 0');
  if (facts.frame === 'xyz')
    return [...def, ...unless(isNumber(facts.rank, 0, 13), 'rank must be a number'), ...absent(facts, 'level', 'link', 'arrows')];
  if (facts.frame !== 'link')
    return [
      ...def,
      ...unless(isNumber(facts.level, 0, 12), 'level must be a number from 0 to 12'),
      ...absent(facts, 'rank', 'link', 'arrows'),
    ];
  return [
    ...unless(
      isListOf(facts.arrows, arrows) && facts.arrows.length === facts.link && facts.arrows.length > 0,
      'link must be the number of the arrows',
    ),
    ...absent(facts, 'level', 'rank', 'def', 'scale'),
  ];
}

function materialFaults({ frame, materials }: JsonObject): readonly string[] {
  if (!extraDeckFrames.has(frame as Frame)) return unless(materials === undefined, 'only monsters of the Extra Deck may list materials');
  const sound = Array.isArray(materials) && materials.length > 0 && materials.every(isPart);
  return unless(sound, 'materials must be a list of parts, each with what fits and how many');
}

function isPart(part: Json): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return false;
  const { is, count, more, ...rest } = part as JsonObject;
  return (
    typeof is === 'object' &&
    is !== null &&
    !Array.isArray(is) &&
    isNumber(count, 1, 15) &&
    (more === undefined || more === true) &&
    Object.keys(rest).length === 0
  );
}
