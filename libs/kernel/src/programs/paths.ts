import type { Json, JsonObject } from '../contract.js';
import { missing } from '../errors.js';
import type { Ability } from './programs.js';

/**
 * The place of a piece of behaviour, as a string that determines its text completely: `[patch|]root{/key}`. The root is a card id, or
 * `keyword:` with a word of the game's registry and its parameters as JSON; the patch is JSON too. A frame, a waiting item or a lasting
 * effect that stores such a path runs the same text whatever becomes of the card meanwhile.
 */
export interface Patch {
  /** Words that are replaced by others, in the fields that the game says hold words of text. */
  readonly words?: { readonly [from: string]: string };
  /** Values that replace the nodes `{ parameter: name }` of the tree. */
  readonly parameters?: JsonObject;
}

export interface PathParts {
  /** The patch as it stands in the path, or ''. */
  readonly patch: string;
  readonly root: string;
  readonly keys: readonly string[];
}

/** How a game's texts can change: keywords, and words that may be replaced. */
export interface TextRules {
  /**
   * With `inOrder`: returns the abilities that a keyword stands for. The characteristic `keywords` lists words, or words with parameters. A
   * word without an expansion has no abilities.
   */
  readonly keywordAbilities?: { readonly [word: string]: (parameters: JsonObject) => readonly Ability[] };
  /**
   * With `inOrder`: keywords of which an object may have several equal ones that must be told apart. The first is expanded as it is; each
   * further one gets its number, from 1, as the parameter `nth`.
   */
  readonly keywordsApart?: readonly string[];
  /** With `inOrder`: the fields of program trees, and the characteristics, in which a change of text replaces words. */
  readonly text?: { readonly fields: readonly string[]; readonly characteristics: readonly string[] };
}

const SEPARATOR = '/';
const BAR = '|';
const KEYWORD = 'keyword:';

/** Whether a card may have this id: it must not look like another kind of root, nor contain the characters that split paths. */
export function isCardId(id: string): boolean {
  return !id.includes(SEPARATOR) && !id.includes(BAR) && !id.startsWith('{') && !id.startsWith(KEYWORD);
}

/** Splits a path into its parts. */
export function parsePath(path: string): PathParts {
  const bar = path.startsWith('{') ? path.indexOf(BAR) : -1;
  const [root, ...keys] = path.slice(bar + 1).split(SEPARATOR);
  return { patch: bar < 0 ? '' : path.slice(0, bar), root: root as string, keys };
}

/** Whether the verb at a path is part of the cost of an ability; a cost that a clause demands while it is carried out does not count. */
export function isPartOfCost(path: string): boolean {
  const { keys } = parsePath(path);
  return keys.at(-2) === 'cost' && keys.at(-4) === 'abilities';
}

/** Whether the verb at a path is part of any cost: that of an ability, or one that a clause has somebody pay. */
export function isPartOfPrice(path: string): boolean {
  return parsePath(path).keys.at(-2) === 'cost';
}

/** Writes JSON with sorted keys and without the characters that split paths. */
function canonical(value: Json): string {
  return JSON.stringify(inOrder(value)).replaceAll(SEPARATOR, '\\u002f').replaceAll(BAR, '\\u007c');
}

function inOrder(value: Json): Json {
  if (Array.isArray(value)) return (value as Json[]).map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as JsonObject;
  return Object.fromEntries(
    Object.keys(fields)
      .sort()
      .map((key) => [key, inOrder(fields[key] as Json)]),
  );
}

/** Adds a patch to a path; words that the older patch brought in are replaced too. */
export function patched(path: string, patch: Patch): string {
  const { patch: old } = parsePath(path);
  const before = old === '' ? {} : (JSON.parse(old) as Patch);
  const words: { [from: string]: string } = {};
  for (const [from, to] of Object.entries(before.words ?? {})) words[from] = patch.words?.[to] ?? to;
  for (const [from, to] of Object.entries(patch.words ?? {})) words[from] ??= to;
  for (const [from, to] of Object.entries(words)) if (from === to) delete words[from];
  const parameters = { ...before.parameters, ...patch.parameters };
  const merged: { [key: string]: Json } = {};
  if (Object.keys(parameters).length > 0) merged.parameters = parameters;
  if (Object.keys(words).length > 0) merged.words = words;
  const base = old === '' ? path : path.slice(old.length + 1);
  return Object.keys(merged).length === 0 ? base : `${canonical(merged)}${BAR}${base}`;
}

/** Returns the words that a path replaces; null where it replaces none. */
export function wordsOf(path: string): NonNullable<Patch['words']> | null {
  const { patch } = parsePath(path);
  return patch === '' ? null : ((JSON.parse(patch) as Patch).words ?? null);
}

/** Returns a tree with a patch applied. */
export function patchTree(game: TextRules, tree: Json, patch: string): Json {
  const { words, parameters } = JSON.parse(patch) as Patch;
  const filled = parameters === undefined ? tree : fillParameters(tree, parameters);
  return words === undefined ? filled : replaceIn(filled, words, new Set(game.text?.fields ?? []));
}

function fillParameters(node: Json, parameters: JsonObject): Json {
  if (Array.isArray(node)) return (node as Json[]).map((child) => fillParameters(child, parameters));
  if (typeof node !== 'object' || node === null) return node;
  const fields = node as JsonObject;
  if (typeof fields.parameter === 'string' && fields.parameter in parameters) return parameters[fields.parameter] as Json;
  return Object.fromEntries(Object.entries(fields).map(([key, child]) => [key, fillParameters(child as Json, parameters)]));
}

function replaceIn(node: Json, words: { readonly [from: string]: string }, fields: ReadonlySet<string>): Json {
  if (Array.isArray(node)) return (node as Json[]).map((child) => replaceIn(child, words, fields));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node as JsonObject).map(([key, child]) => [
      key,
      fields.has(key) ? replaceWords(child as Json, words) : replaceIn(child as Json, words, fields),
    ]),
  );
}

/** Replaces every string in a value that is one of the words. */
export function replaceWords(value: Json, words: { readonly [from: string]: string }): Json {
  if (typeof value === 'string') return words[value] ?? value;
  if (Array.isArray(value)) return (value as Json[]).map((child) => replaceWords(child, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value as JsonObject).map(([key, child]) => [key, replaceWords(child as Json, words)]));
}

/** Returns the word of a keyword entry; '' for anything else. */
export function wordOf(entry: Json): string {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return '';
  const { word } = entry as JsonObject;
  return typeof word === 'string' ? word : '';
}

/** Returns the paths of the abilities that a keyword stands for; none where the game's registry has no expansion of the word. */
export function keywordPaths(game: TextRules, entry: Json): readonly string[] {
  const word = wordOf(entry);
  const expand = game.keywordAbilities?.[word];
  if (expand === undefined) return noPaths;
  const { word: _word, ...parameters } = typeof entry === 'string' ? { word } : (entry as JsonObject);
  const root = `${KEYWORD}${word}${Object.keys(parameters).length === 0 ? '' : canonical(parameters)}`;
  return expand(parameters).map((_, index) => `${root}/abilities/${index}`);
}

const noPaths: readonly string[] = [];

/**
 * Returns the paths of the abilities that a list of keywords stands for; several equal keywords get different paths where the game says so.
 */
export function pathsOfKeywords(game: TextRules, entries: readonly Json[]): readonly string[] {
  if (entries.length === 0) return noPaths;
  const { keywordsApart } = game;
  if (keywordsApart === undefined || entries.length < 2) return entries.flatMap((entry) => keywordPaths(game, entry));
  return entries.flatMap((entry, at) => {
    if (!keywordsApart.includes(wordOf(entry))) return keywordPaths(game, entry);
    const text = canonical(entry);
    let nth = 0;
    for (let before = 0; before < at; before++) if (canonical(entries[before] as Json) === text) nth++;
    return keywordPaths(game, nth === 0 ? entry : typeof entry === 'string' ? { word: entry, nth } : { ...(entry as JsonObject), nth });
  });
}

/** Returns the tree of a `keyword:` root; null for any other root. @throws {InvariantBroken} for a word without expansion */
export function keywordTree(game: TextRules, root: string): { readonly abilities: readonly Ability[] } | null {
  if (!root.startsWith(KEYWORD)) return null;
  const brace = root.indexOf('{');
  const word = root.slice(KEYWORD.length, brace < 0 ? undefined : brace);
  const expand = game.keywordAbilities?.[word] ?? missing('expansion of keyword', word);
  return { abilities: expand(brace < 0 ? {} : (JSON.parse(root.slice(brace)) as JsonObject)) };
}
