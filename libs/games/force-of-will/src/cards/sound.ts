import { type Json, type JsonObject, readAs } from '@arbiter/kernel';
import { attributes, cardTypes, oldAdditions, oldChants, plainKeywords, type CardType, type Printed } from './printed.js';

/** Thrown for data that are not sound printed facts. */
export class PrintedError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('; '));
    this.name = 'PrintedError';
  }
}

/** Facts that were found sound, remembered since the facts of a catalogue are read many times. */
const sound = new WeakSet<object>();

/**
 * Reads printed facts from data of any origin; the data given must not be changed afterwards.
 * @throws {PrintedError} with every fault
 */
export function readPrinted(value: Json | undefined): Printed {
  if (typeof value === 'object' && value !== null && sound.has(value)) return readAs<Printed>(value);
  const faults = printedFaults(value);
  if (faults.length > 0) throw new PrintedError(faults);
  sound.add(value as JsonObject);
  return readAs<Printed>(value);
}

const everyFace = ['kind', 'attributes', 'races', 'keywords'];
const playable = [...everyFace, 'cost', 'copies'];
const keysOf: { readonly [Type in CardType]: readonly string[] } = {
  ruler: [...everyFace, 'judgment', 'energize'],
  jRuler: [...everyFace, 'atk', 'def'],
  resonator: [...playable, 'atk', 'def'],
  chant: [...playable, 'old'],
  addition: [...playable, 'old'],
  regalia: playable,
  magicStone: [...everyFace, 'special', 'stones'],
};

/** Returns every fault that keeps data from being printed facts, in words; empty if they are sound. */
export function printedFaults(value: Json | undefined): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ['printed facts must be an object'];
  const facts = value as JsonObject;
  if (!isOneOf(facts.kind, cardTypes)) return [`kind must be one of ${cardTypes.join(', ')}`];
  const keys = keysOf[facts.kind];
  return [
    ...Object.keys(facts)
      .filter((key) => !keys.includes(key))
      .map((key) => `${String(facts.kind)} has no ${key}`),
    ...commonFaults(facts),
    ...faultsOf(facts, facts.kind),
  ];
}

function commonFaults({ attributes: icons, races, keywords }: JsonObject): readonly string[] {
  return [
    ...unless(isListOf(icons, attributes), `attributes must be from ${attributes.join(', ')}`),
    ...unless(isNames(races), 'races must be a list of words'),
    ...unless(
      isKeywords(keywords),
      `keywords must be from ${plainKeywords.join(', ')}, or limit or mana with a number, or barrier against attributes or types`,
    ),
  ];
}

function faultsOf(facts: JsonObject, kind: CardType): readonly string[] {
  switch (kind) {
    case 'ruler':
      return [
        ...unless(facts.judgment === undefined || isCost(facts.judgment), 'judgment must be a cost'),
        ...unless(
          facts.energize === undefined || (isListOf(facts.energize, attributes) && [1, 2].includes(facts.energize.length)),
          'energize must name one or two attributes',
        ),
      ];
    case 'jRuler':
      return fightingFaults(facts);
    case 'resonator':
      return [...playedFaults(facts), ...fightingFaults(facts)];
    case 'chant':
      return [...playedFaults(facts), ...oldFaults(facts, oldChants)];
    case 'addition':
      return [...playedFaults(facts), ...oldFaults(facts, oldAdditions)];
    case 'regalia':
      return playedFaults(facts);
    case 'magicStone':
      return [
        ...unless(typeof facts.special === 'boolean', 'special must say whether it is a special magic stone'),
        ...unless(isListOf(facts.stones, attributes), 'stones must be kinds of magic stone'),
      ];
  }
}

/** Returns the faults in the facts that all cards with a cost have. */
const playedFaults = ({ cost, copies }: JsonObject): readonly string[] => [
  ...unless(cost === null || isCost(cost), 'cost must be written in symbols, or be null'),
  ...unless(
    copies === undefined || (typeof copies === 'number' && Number.isInteger(copies) && copies > 0),
    'copies must be a number of cards',
  ),
];
const oldFaults = ({ old }: JsonObject, words: readonly string[]): readonly string[] =>
  unless(old === undefined || isOneOf(old, words), `old must be one of ${words.join(', ')}`);

/** Returns the faults of ATK and DEF: both are there or neither (206.1a, 207.2a), and printed ones are multiples of 100. */
const fightingFaults = (facts: JsonObject): readonly string[] =>
  ['atk', 'def'].flatMap((key) => unless(facts[key] === undefined || isHundreds(facts[key]), `${key} must be a number in hundreds`));

/** Whether a value is a list of keywords: none twice, and those with more than their word have exactly the fields that belong to them. */
function isKeywords(value: Json | undefined): boolean {
  if (!Array.isArray(value)) return false;
  const list = value as readonly Json[];
  const plain = list.filter((one) => typeof one === 'string');
  return isListOf(plain, plainKeywords) && list.every((one) => typeof one === 'string' || isWideKeyword(one));
}

function isWideKeyword(one: Json): boolean {
  if (typeof one !== 'object' || one === null || Array.isArray(one)) return false;
  const { word, n, where, ...more } = one as JsonObject;
  if (Object.keys(more).length > 0) return false;
  if (word === 'limit' || word === 'mana') return typeof n === 'number' && Number.isInteger(n) && n > 0 && where === undefined;
  return word === 'barrier' && n === undefined && isSome(where);
}

function isSome(where: Json | undefined): boolean {
  if (typeof where !== 'object' || where === null || Array.isArray(where)) return false;
  const { attributes: icons, types, ...more } = where as JsonObject;
  return (
    Object.keys(more).length === 0 &&
    (icons === undefined) !== (types === undefined) &&
    (isListOf(icons, attributes) || isListOf(types, cardTypes))
  );
}

const unless = (holds: boolean, fault: string): readonly string[] => (holds ? [] : [fault]);
const isOneOf = <Word extends string>(value: Json | undefined, words: readonly Word[]): value is Word =>
  typeof value === 'string' && (words as readonly string[]).includes(value);
const isListOf = (value: Json | undefined, words: readonly string[]): value is string[] =>
  Array.isArray(value) && value.every((one) => isOneOf(one, words)) && new Set(value).size === value.length;
const isNames = (value: Json | undefined): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && one !== '') && new Set(value).size === value.length;
const isHundreds = (value: Json | undefined): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value % 100 === 0;
/** Whether a value is a cost: symbols of attributes, moon and X, and at most one number (203.4). */
const isCost = (value: Json | undefined): boolean =>
  typeof value === 'string' && /^(?:\{[WRUGBMX]\})*(?:\{\d+\})?(?:\{X\})?$/.test(value) && value !== '';
