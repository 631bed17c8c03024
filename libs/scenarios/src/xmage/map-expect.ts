import type { RawExpectation, Ref, Side } from './format.js';
import { parseAbilityWords } from './ability-words.js';
import { parseCast, parseName, sideNamed } from './names.js';
import type { Expectation, PlayableWords, Zone } from './plan.js';

type Word = string | boolean | number | Ref;
type Reader = (args: readonly Word[]) => Expectation | undefined;

/** Keywords by the classes that records name for them; other classes have no name in a rulebook. */
const abilityNames: { readonly [ref: string]: string } = {
  TrampleAbility: 'trample',
  HasteAbility: 'haste',
  FlyingAbility: 'flying',
  IndestructibleAbility: 'indestructible',
  LifelinkAbility: 'lifelink',
  ReachAbility: 'reach',
  HexproofAbility: 'hexproof',
  FirstStrikeAbility: 'first strike',
  DeathtouchAbility: 'deathtouch',
  VigilanceAbility: 'vigilance',
  IntimidateAbility: 'intimidate',
  'new RiotAbility[]': 'riot',
};
const colourLetters: { readonly [word: string]: string } = { WHITE: 'W', BLUE: 'U', BLACK: 'B', RED: 'R', GREEN: 'G', COLORLESS: 'C' };

const isText = (word: Word | undefined): word is string => typeof word === 'string';
const isNumber = (word: Word | undefined): word is number => typeof word === 'number';
const isFlag = (word: Word | undefined): word is boolean => typeof word === 'boolean';
const sideOf = (word: Word | undefined): Side | undefined => (isText(word) ? sideNamed(word) : undefined);

/** Reads an expectation that counts objects in a zone: with a side and a name, with a side, or with a name. */
const counting =
  (zone: Zone): Reader =>
  (args) => {
    const [first, second] = args;
    const count = args.at(-1);
    const side = sideOf(first);
    if (!isNumber(count) || args.length < 2 || args.length > 3) return undefined;
    if (args.length === 2)
      return isText(first)
        ? { what: 'count', zone, side: side ?? null, object: side === undefined ? parseName(first) : null, count }
        : undefined;
    return side === undefined || !isText(second) ? undefined : { what: 'count', zone, side, object: parseName(second), count };
  };

const powerToughness =
  (base: boolean, usual: 'any' | 'first'): Reader =>
  ([player, name, power, toughness, scope]) => {
    const side = sideOf(player);
    if (side === undefined || !isText(name) || !isNumber(power) || !isNumber(toughness)) return undefined;
    const how = scope === undefined ? usual : scope === 'All' ? 'all' : scope === 'Any' ? 'any' : undefined;
    return how === undefined ? undefined : { what: 'powerToughness', side, object: parseName(name), power, toughness, scope: how, base };
  };

const counters: Reader = (args) => {
  const count = args.at(-1);
  const kind = args.at(-2);
  if (!isNumber(count) || !isText(kind)) return undefined;
  const counter = counterName(kind);
  const [first, second] = args;
  const side = sideOf(first);
  if (args.length === 3 && isText(first))
    return { what: 'counters', side: side ?? null, object: side === undefined ? parseName(first) : null, counter, count };
  return args.length === 4 && side !== undefined && isText(second)
    ? { what: 'counters', side, object: parseName(second), counter, count }
    : undefined;
};

/**
 * Normalizes a counter's name.
 * @returns the name in lower case; `p1p1` becomes `+1/+1`
 */
export function counterName(word: string): string {
  const changed = /^([pm])(\d)([pm])(\d)$/i.exec(word);
  if (changed === null) return word.toLowerCase().replace(/_/g, ' ');
  const sign = (letter: string | undefined): string => (letter?.toLowerCase() === 'p' ? '+' : '-');
  return `${sign(changed[1])}${changed[2]}/${sign(changed[3])}${changed[4]}`;
}

const keyword: Reader = ([player, name, ref, has]) => {
  const side = sideOf(player);
  const word = typeof ref === 'object' ? abilityNames[ref.ref] : undefined;
  return side === undefined || !isText(name) || word === undefined || !isFlag(has)
    ? undefined
    : { what: 'keyword', side, object: parseName(name), keyword: word, has };
};

/** Reads an expectation about types: a type and perhaps a subtype, or a type and whether the object has it. */
const type =
  (has: boolean): Reader =>
  ([name, main, last]) => {
    if (!isText(name) || !isText(main)) return undefined;
    const common = { what: 'type', side: null, object: parseName(name), type: main.toLowerCase() } as const;
    return isText(last) ? { ...common, subtype: last.toLowerCase(), has } : { ...common, subtype: null, has: isFlag(last) ? last : has };
  };
const subtype =
  (has: boolean): Reader =>
  ([name, word]) =>
    isText(name) && isText(word)
      ? { what: 'type', side: null, object: parseName(name), type: null, subtype: word.toLowerCase(), has }
      : undefined;

const outcome =
  (what: 'won' | 'lost' | 'notLost'): Reader =>
  ([player]) => {
    const side = sideOf(player);
    return side === undefined ? undefined : { what: 'outcome', side, outcome: what };
  };

const pool: Reader = ([player, colour, count]) => {
  const side = sideOf(player);
  return side === undefined || !isText(colour) || !isNumber(count)
    ? undefined
    : { what: 'pool', side, colour: colourLetters[colour] ?? colour, count };
};
const emblems: Reader = (args) => {
  const [player, name] = args;
  const side = sideOf(player);
  const count = args.at(-1);
  return side === undefined || !isNumber(count) ? undefined : { what: 'emblems', side, name: isText(name) ? name : null, count };
};
const colour: Reader = ([player, name, letters, has]) => {
  const side = sideOf(player);
  return side === undefined || !isText(name) || !isText(letters) || !isFlag(has)
    ? undefined
    : { what: 'colour', side, object: parseName(name), colours: letters, has };
};
const life: Reader = ([player, points]) => {
  const side = sideOf(player);
  return side === undefined || !isNumber(points) ? undefined : { what: 'life', side, life: points };
};

const expectations: { readonly [name: string]: Reader } = {
  PermanentCount: counting('battlefield'),
  GraveyardCount: counting('graveyard'),
  HandCount: counting('hand'),
  ExileCount: counting('exile'),
  LibraryCount: counting('library'),
  CommandZoneCount: counting('command'),
  Life: life,
  PowerToughness: powerToughness(false, 'any'),
  BasePowerToughness: powerToughness(true, 'any'),
  Tapped: ([name, tapped]) => (isText(name) && isFlag(tapped) ? { what: 'tapped', object: parseName(name), tapped } : undefined),
  TappedCount: ([name, tapped, count]) =>
    isText(name) && isFlag(tapped) && isNumber(count) ? { what: 'tappedCount', object: parseName(name), tapped, count } : undefined,
  CounterCount: counters,
  Ability: keyword,
  DamageReceived: ([player, name, damage]) => {
    const side = sideOf(player);
    return side === undefined || !isText(name) || !isNumber(damage) ? undefined : { what: 'damage', side, object: parseName(name), damage };
  },
  Type: type(true),
  NotType: type(false),
  Subtype: subtype(true),
  NotSubtype: subtype(false),
  ManaPool: pool,
  EmblemCount: emblems,
  Color: colour,
  AttachedTo: ([player, name, host, attached]) => {
    const side = sideOf(player);
    return side === undefined || !isText(name) || !isText(host) || !isFlag(attached)
      ? undefined
      : { what: 'attached', side, object: parseName(name), host: parseName(host), attached };
  },
  ActivePlayer: ([player]) => {
    const side = sideOf(player);
    return side === undefined ? undefined : { what: 'active', side };
  },
  WonTheGame: outcome('won'),
  LostTheGame: outcome('lost'),
  HasNotLostTheGame: outcome('notLost'),
};

const playable: Reader = ([player, words, is]) => {
  const side = sideOf(player);
  return side === undefined || !isText(words) || !isFlag(is) ? undefined : { what: 'playable', side, words: playableWords(words), is };
};

/** Reads the beginning of the text of an offered action. */
export function playableWords(text: string): PlayableWords {
  const cast = /^(?:Cast )?(fused .*)$/s.exec(text) ?? /^Cast (.*)$/s.exec(text);
  if (cast !== null) {
    const { object, way } = parseCast(cast[1] ?? '');
    return { act: 'cast', name: object.name, way };
  }
  const land = /^Play (.*)$/s.exec(text);
  return land === null ? { act: 'activate', words: parseAbilityWords(text) } : { act: 'land', name: land[1] ?? '' };
}

const checks: { readonly [name: string]: Reader } = {
  PlayableAbility: playable,
  PermanentCount: counting('battlefield'),
  GraveyardCount: counting('graveyard'),
  HandCount: counting('hand'),
  HandCardCount: counting('hand'),
  ExileCount: counting('exile'),
  LibraryCount: counting('library'),
  CommandCardCount: counting('command'),
  PT: powerToughness(false, 'first'),
  Life: life,
  PermanentCounters: counters,
  Ability: keyword,
  ManaPool: pool,
  StackSize: ([, count]) => (isNumber(count) ? { what: 'stack', count } : undefined),
  AliasZone: ([, alias, zone, is]) =>
    isText(alias) && isText(zone) && isFlag(is) ? { what: 'aliasZone', alias, zone: zone.toLowerCase(), is } : undefined,
  Color: colour,
  EmblemCount: emblems,
};

const spelt = (name: string, args: readonly Word[]): string => {
  const refs = args.filter((word): word is Ref => typeof word === 'object').map((word) => word.ref);
  return refs.length === 0 ? name : `${name} of ${refs.join(', ')}`;
};

/**
 * Reads an expectation of a run.
 * @returns its name when the expectation or the form of its arguments is not known
 */
export function mapExpectation([name, ...args]: RawExpectation): Expectation | string {
  return (Object.hasOwn(expectations, name) ? expectations[name]?.(args) : undefined) ?? spelt(name, args);
}

/** Reads a check of a script; its arguments come without the step. @returns its name when it is not known */
export function mapCheck(name: string, args: readonly Word[]): Expectation | string {
  return (Object.hasOwn(checks, name) ? checks[name]?.(args) : undefined) ?? `check ${spelt(name, args)}`;
}
