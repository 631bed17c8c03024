import { hasValue } from '../programs/looking-through.js';
import { baseOfPast } from './bases.js';
import { closed } from '../evaluation/closures.js';
import type { Json, JsonObject, ObjectId, Seat } from '../contract.js';
import { missing } from '../errors.js';
import { read } from '../evaluation/characteristics.js';
import { about, amount, objectsOf, seatsOf, type Env } from '../evaluation/evaluate.js';
import type { Values } from '../game/values.js';
import { asList, asNumber } from '../json.js';
import { notedOn } from '../table/notes.js';
import { mentions, type CompiledPart } from '../library/parts.js';
import { patched, replaceWords, wordOf } from '../programs/paths.js';
import type { Ability, Amount, Modifier, Ref, Rewriting } from '../programs/programs.js';
import { once } from '../programs/once.js';
import type { Table } from '../table/table.js';

type Fields = { readonly [characteristic: string]: Json };
type Numbers = { readonly [characteristic: string]: number };
type Lists = { readonly [characteristic: string]: readonly Json[] };

/** What a part does to an object, with every amount and name looked up: data that can be compared and applied later. */
export interface Resolved {
  readonly copied?: Values | null;
  readonly except?: Resolved | null;
  /** The copiable characteristics that are taken; null for all. */
  readonly takes?: readonly string[] | null;
  readonly words?: { readonly [from: string]: string } | null;
  readonly controller?: Seat | null;
  readonly set?: Fields;
  readonly times?: Numbers;
  readonly add?: Numbers;
  readonly lose?: { readonly [characteristic: string]: readonly Json[] | 'all' };
  readonly gain?: Lists;
  readonly abilities?: readonly string[];
  readonly cantHave?: Lists;
  readonly swap?: readonly [string, string];
}

/** Name under which a lasting effect keeps the values that it copied when it began. */
export const COPIED = 'copied';

/**
 * Returns the copiable values of an object, or the last ones of an object that is gone, as data that can be kept. @throws {InvariantBroken}
 * for an object that is not remembered
 */
export function copiableValues(table: Table, id: ObjectId): JsonObject {
  const { copiable } = table.game;
  const values = copiable === undefined ? {} : copiableNow(table, id);
  return Object.fromEntries(
    (copiable?.characteristics ?? []).filter((name) => values[name] !== undefined).map((name) => [name, values[name] as Json]),
  );
}

function copiableNow(table: Table, id: ObjectId): Values {
  if (table.find(id) !== null) return table.derive(table, id, table.library.cutOf('copiable'));
  const past = table.state.past[id] ?? missing('object', id);
  return past.copiable ?? baseOfPast(table, past.row);
}

/**
 * Returns the copiable values of an object as a copy with exceptions gets them, as data that can be kept.
 * @param path path of the exceptions, for the paths of abilities that they lend
 */
export function copiedValues(table: Table, env: Env, from: ObjectId, except: Rewriting | null, path: string): JsonObject {
  const values: Values = {};
  takeOver(table, values, copiableValues(table, from), except === null ? null : resolveRewriting(table, env, except, path));
  return values;
}

/** Looks up what a part does in an environment, in which `subject` is the object that it changes. */
export function resolve(table: Table, env: Env, part: CompiledPart): Resolved {
  const { change } = part;
  if (part.plain) return change as unknown as Resolved;
  const { become, words, controller, cantHave, swap } = change;
  return {
    ...resolveRewriting(table, env, change, part.path),
    copied: become === undefined ? null : copied(table, env, become.copyOf),
    takes: part.takes,
    except: become?.except === undefined ? null : resolveRewriting(table, env, become.except, `${part.path}/become/except`),
    words: words === undefined ? null : { [String(word(env, words.from))]: String(word(env, words.to)) },
    // A player who no longer plays gains control of nothing.
    controller:
      controller === undefined ? null : (seatsOf(table, env, controller).find((seat) => table.game.plays?.(table, seat) !== false) ?? null),
    ...(cantHave === undefined ? {} : { cantHave }),
    ...(swap === undefined ? {} : { swap }),
  };
}

function copied(table: Table, env: Env, from: Ref): Values | null {
  const kept = env.vars[COPIED];
  if (kept !== undefined) return kept as Values;
  const [id] = objectsOf(table, env, from);
  return id === undefined ? null : copiableValues(table, id);
}

function word(env: Env, name: string | { readonly var: string }): Json {
  if (typeof name === 'string') return name;
  const value = env.vars[name.var];
  return Array.isArray(value) ? ((value as Json[])[0] ?? '') : (value ?? '');
}

function resolveRewriting(table: Table, env: Env, change: Rewriting, path: string): Resolved {
  const { set, times, add, lose, gain, abilities } = change;
  return {
    ...(set === undefined ? {} : { set: mapped(set, (value) => written(table, env, value)) }),
    ...(times === undefined ? {} : { times: mapped(times, (value) => counted(table, env, value)) }),
    ...(add === undefined ? {} : { add: mapped(add, (value) => addition(table, env, value)) }),
    ...(lose === undefined ? {} : { lose }),
    ...(gain === undefined ? {} : { gain: mapped(gain, (list) => written(table, env, list as Json) as Json[]) }),
    ...(abilities === undefined
      ? {}
      : { abilities: abilities.map((ability, index) => lentPath(env, `${path}/abilities/${index}`, ability)) }),
  };
}

/**
 * Returns the path of a lent ability. An ability that names its lender is bound to that object, and keeps naming it wherever it is lent to.
 * So is an ability with limited uses, so that the same ability from two equal lenders is limited separately.
 */
function lentPath(env: Env, path: string, ability: Ability): string {
  return ability.limit !== undefined || mentions(ability, 'lender') ? patched(path, { parameters: { lender: { id: env.self } } }) : path;
}

/** Name under which a lasting effect keeps the amounts that were counted when it began, by their trees as JSON. */
const FIXED = 'fixedAmounts';

/** Returns the environment of a lasting effect with its amounts counted now, in a game that fixes them. */
export function withFixedAmounts(table: Table, env: Env, modifiers: readonly Modifier[]): Env {
  if (table.game.fixesAmounts !== true) return env;
  const fixed: { [tree: string]: number } = {};
  for (const modifier of modifiers) {
    for (const { add, times, set } of [modifier, ...(modifier.also ?? [])]) {
      for (const value of [add, times, set].flatMap((fields) => Object.values(fields ?? {}) as readonly (Amount | Json)[]))
        if (isCounted(value)) fixed[JSON.stringify(value)] = amount(table, env, value);
    }
  }
  return Object.keys(fixed).length === 0 ? env : { ...env, vars: { ...env.vars, [FIXED]: fixed } };
}

/** Whether a value of a program is an amount that has to be counted, and is the same for all objects. */
function isCounted(value: Amount | Json): value is Amount {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !['tree', 'word', 'var', 'noted', 'chosen'].some((key) => key in value) && !hasValue(value, 'subject');
}

function counted(table: Table, env: Env, value: Amount): number {
  const fixed = env.vars[FIXED] as { readonly [tree: string]: number } | undefined;
  return (typeof value === 'object' ? fixed?.[JSON.stringify(value)] : undefined) ?? amount(table, env, value);
}

function addition(table: Table, env: Env, amount: Amount): number {
  const value = counted(table, env, amount);
  return table.game.addition === undefined ? value : table.game.addition(amount, value);
}

function mapped<From, To>(fields: { readonly [name: string]: From }, make: (value: From) => To): { readonly [name: string]: To } {
  const made: { [name: string]: To } = {};
  for (const name in fields) made[name] = make(fields[name] as From);
  return made;
}

/** Keys that show that a tree in an entry with parameters stands for something to be looked up; every other tree stands for itself. */
const looksUp: readonly string[] = [
  'tree',
  'word',
  'var',
  'value',
  'count',
  'countOf',
  'noted',
  'history',
  'sum',
  'player',
  'event',
  'match',
  'plus',
  'minus',
  'times',
  'quotient',
  'half',
  'halfUp',
  'max',
  'min',
  'distinct',
  'part',
  'atMost',
  'atLeast',
];

function isData(value: Json): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.keys(value).some((key) => looksUp.includes(key));
}

/** Whether a value is a noted word that was never chosen; such a word is left out of a list. */
function isUnknown(table: Table, env: Env, value: Json): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    'noted' in value &&
    notedOn(table, env.self, value.noted as string) === undefined
  );
}

/** Evaluates a value of a program: words and lists as they stand, bound names and values of objects as they are now, amounts as numbers. */
function written(table: Table, env: Env, value: Amount | Json): Json {
  if (Array.isArray(value)) return (value as Json[]).flatMap((one) => (isUnknown(table, env, one) ? [] : written(table, env, one)));
  if (typeof value !== 'object' || value === null) return value;
  if ('tree' in value) return closed(env, value.tree as Json);
  if ('word' in value) return mapped(value as JsonObject, (one) => (isData(one) ? one : written(table, env, one)));
  if ('var' in value) return env.vars[value.var as string] ?? 0;
  if ('noted' in value) return notedOn(table, env.self, value.noted as string) ?? 0;
  if (env.vars[FIXED] !== undefined && !('value' in value) && isCounted(value)) return counted(table, env, value as Amount);
  if ('value' in value && 'of' in value) {
    const ids = objectsOf(table, env, value.of as Ref);
    if (ids.length === 1) return read(table, env, ids[0] as ObjectId, value.value as string, value.cut as string | undefined) ?? 0;
  }
  return amount(table, env, value as Amount);
}

/**
 * Applies resolved changes to values that nobody else holds, in a fixed order: copy, words, controller, set, times, add, lose, gain, lent
 * abilities, `cantHave`, swap.
 */
export function rewrite(table: Table, values: Values, resolved: Resolved): void {
  const { copied: taken, except, takes, words, controller, swap } = resolved;
  if (taken !== null && taken !== undefined) takeOver(table, values, taken, except ?? null, takes ?? null);
  if (words !== null && words !== undefined) reword(table, values, words);
  if (typeof controller === 'number') values.controller = controller;
  rewriteFields(table, values, resolved);
  for (const name in resolved.cantHave) withhold(values, name, resolved.cantHave[name] as readonly Json[]);
  if (swap !== undefined) {
    const [one, other] = swap;
    const kept = values[one] as Json;
    values[one] = values[other] as Json;
    values[other] = kept;
  }
}

function rewriteFields(table: Table, values: Values, resolved: Resolved): void {
  const { set, times, add, lose, gain, abilities } = resolved;
  for (const name in set) values[name] = set[name] as Json;
  for (const name in times)
    if (!isLacking(table, values, name)) values[name] = table.number(asNumber(values[name]) * (times[name] as number));
  for (const name in add) if (!isLacking(table, values, name)) values[name] = table.number(asNumber(values[name]) + (add[name] as number));
  for (const name in lose) values[name] = lose[name] === 'all' ? noWords : without(values[name], lose[name] as readonly Json[]);
  for (const name in gain) values[name] = withMore(table, values, name, gain[name] as readonly Json[]);
  if (abilities !== undefined && abilities.length > 0) values.abilities = [...asList(values.abilities), ...abilities];
}

/** Whether an object lacks this number, so that there is nothing to change. */
const isLacking = (table: Table, values: Values, name: string): boolean =>
  values[name] === null && table.game.mayLack?.includes(name) === true;

/**
 * Sets copiable characteristics to those of the copied object. Copied abilities that would define a characteristic set by an exception are
 * removed, because the exception would have no effect otherwise.
 */
function takeOver(table: Table, values: Values, taken: Values, except: Resolved | null, takes: readonly string[] | null = null): void {
  for (const name of takes ?? table.game.copiable?.characteristics ?? []) {
    const value = taken[name];
    if (value === undefined) delete values[name];
    else values[name] = value;
  }
  if (except === null) return;
  rewriteFields(table, values, takes === null ? except : exceptOf(except, takes));
  const fixed = Object.keys(except.set ?? {});
  if (fixed.length > 0) values.abilities = asList(values.abilities).filter((path) => !defines(table, path as string, fixed));
}

/** Returns the exceptions for some characteristics only. */
function exceptOf({ set, times, add, lose, gain, abilities }: Resolved, names: readonly string[]): Resolved {
  const of = <T>(fields: { readonly [name: string]: T } | undefined): { readonly [name: string]: T } =>
    Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => names.includes(name)));
  return {
    set: of(set),
    times: of(times),
    add: of(add),
    lose: of(lose),
    gain: of(gain),
    abilities: names.includes('abilities') ? (abilities ?? []) : [],
  };
}

function defines(table: Table, path: string, names: readonly string[]): boolean {
  const modifiers = table.library.ability(path).ability.modifiers ?? [];
  return modifiers.some((modifier) => modifier.defining === true && names.some((name) => name in { ...modifier.set, ...modifier.gain }));
}

function reword(table: Table, values: Values, words: { readonly [from: string]: string }): void {
  values.abilities = asList(values.abilities).map((path) => patched(path as string, { words }));
  for (const name of table.game.text?.characteristics ?? [])
    if (values[name] !== undefined) values[name] = replaceWords(values[name], words);
}

/**
 * Remembered by the added words and the old list, so that equal results are one list object, and whatever is remembered by that list is
 * found again.
 */
const lengthenedBy = once((more: readonly Json[]) =>
  once((old: readonly Json[], table: Table, values: Values, name: string): readonly Json[] => lengthened(table, values, name, old, more)),
);

function withMore(table: Table, values: Values, name: string, more: readonly Json[]): readonly Json[] {
  const old = asList(values[name]);
  return values.cantHave === undefined ? lengthenedBy(more)(old, table, values, name) : lengthened(table, values, name, old, more);
}

function lengthened(table: Table, values: Values, name: string, old: readonly Json[], more: readonly Json[]): readonly Json[] {
  const withheld = asList((values.cantHave as JsonObject | undefined)?.[name]);
  // Each instance of a keyword that stands for abilities counts; a mere word is not added twice.
  const counts = (one: Json): boolean =>
    typeof one === 'object' || (name === 'keywords' && table.game.keywordAbilities?.[wordOf(one)] !== undefined);
  const gained = more.filter((one) => !withheld.includes(wordOf(one)) && (counts(one) || !old.includes(one)));
  return gained.length === 0 ? old : [...old, ...gained];
}

function withhold(values: Values, name: string, words: readonly Json[]): void {
  const before = (values.cantHave ?? {}) as JsonObject;
  values.cantHave = { ...before, [name]: [...asList(before[name]), ...words] };
  values[name] = without(values[name], words);
}

function without(list: Json | undefined, words: readonly Json[]): readonly Json[] {
  return asList(list).filter((one) => !words.includes(one) && !words.includes(wordOf(one)) && !words.some((word) => sameEntry(word, one)));
}

/** Whether two entries with parameters are equal as a whole; a word alone matches by its word. */
function sameEntry(word: Json, one: Json): boolean {
  return typeof word === 'object' && typeof one === 'object' && JSON.stringify(word) === JSON.stringify(one);
}

const noWords: readonly Json[] = [];

/** Returns the environment about one object, for a part whose effect differs from object to object. */
export function envFor(env: Env, part: CompiledPart, id: ObjectId): Env {
  return part.perObject ? about(env, id) : env;
}
