import type { RawTarget, Side } from './format.js';

/** An object as records name it: a name with marks. */
export interface NamedObject {
  /** The name without marks; empty for a face-down object. */
  readonly name: string;
  /** `@lion.2`: an object to which the set-up gave an alias. */
  readonly alias: string | null;
  /** `Name:1`: the second object of its name, in the order in which they entered. */
  readonly index: number | null;
  readonly copy: 'only' | 'never' | null;
  readonly faceDown: boolean;
  /** `stack ability (...`: the words with which the waiting ability begins. */
  readonly stackWords: string | null;
}

export type TargetRef = { readonly type: 'player'; readonly side: Side } | { readonly type: 'object'; readonly object: NamedObject };

/** A target that a script line names, with the mode that it is for (from 1). */
export interface TargetHint {
  readonly mode: number | null;
  readonly target: TargetRef;
}

const faceDownMark = '[face-down:';
const sides: { readonly [name: string]: Side } = { A: 'A', B: 'B', PlayerA: 'A', PlayerB: 'B' };

/**
 * Returns the side of a player's name.
 * @returns undefined for a player who does not exist in a game of two
 */
export const sideNamed = (name: string): Side | undefined => sides[name];

/** Reads one name with its marks. */
export function parseName(text: string): NamedObject {
  const plain = { alias: null, index: null, copy: null, faceDown: false, stackWords: null };
  if (text.startsWith(faceDownMark)) return { ...plain, name: '', faceDown: true };
  if (text.startsWith('@')) return { ...plain, name: text, alias: text.slice(1) };
  const onStack = /^stack ability \((.*)$/s.exec(text);
  if (onStack !== null) return { ...plain, name: text, stackWords: onStack[1] ?? '' };
  const mark = /^(.*)\[(only copy|no copy)\]$/s.exec(text);
  const copy = mark === null ? null : mark[2] === 'only copy' ? 'only' : 'never';
  const indexed = /^([\w| ]+):(\d+)$/.exec(mark?.[1] ?? text);
  return { ...plain, name: withoutCast(indexed?.[1] ?? mark?.[1] ?? text), copy, index: indexed === null ? null : Number(indexed[2]) };
}

/** Removes the words that records put before the name of a spell on the stack: `Cast NAME` and `fused NAME`. */
const withoutCast = (text: string): string => text.replace(/^Cast /, '').replace(/^fused /, '');

/**
 * Reads one target: a player, or a name.
 * @returns undefined for a player who does not exist
 */
export function parseTarget(text: string): TargetRef | undefined {
  if (!text.startsWith('targetPlayer=')) return { type: 'object', object: parseName(text) };
  const side = sideNamed(text.slice('targetPlayer='.length));
  return side === undefined ? undefined : { type: 'player', side };
}

/**
 * Reads the targets of a line: several are joined with `^`, each may begin with `mode=N`.
 * @returns undefined when a player does not exist
 */
export function parseHints(target: RawTarget | undefined): readonly TargetHint[] | undefined {
  if (target === undefined) return [];
  if ('player' in target) {
    const side = sideNamed(target.player);
    return side === undefined ? undefined : [{ mode: null, target: { type: 'player', side } }];
  }
  if (target.name === null || target.name === 'NO_TARGET') return [];
  let mode: number | null = null;
  const hints: TargetHint[] = [];
  for (const part of target.name.split('^')) {
    const marked = /^mode=(\d)(.*)$/s.exec(part);
    if (marked !== null) mode = Number(marked[1]);
    const found = parseTarget(marked?.[2] ?? part);
    if (found === undefined) return undefined;
    hints.push({ mode, target: found });
  }
  return hints;
}

/** Splits `Silvercoat Lion@lion` as set-ups write it. */
export function parseCard(text: string): { readonly name: string; readonly alias: string | null } {
  const found = /^(.*)@([\w]+)$/s.exec(text);
  return found === null ? { name: text, alias: null } : { name: found[1] ?? text, alias: found[2] ?? null };
}

const ways = ['Morph', 'bestow', 'Mutate'] as const;
/** The ways of casting a card apart from the plain way. */
export type CastWay = 'morph' | 'bestow' | 'mutate' | 'fuse' | 'overload' | 'awaken' | 'surge' | 'retrace' | 'emerge' | 'jumpStart';
const withWays: { readonly [word: string]: CastWay } = {
  overload: 'overload',
  awaken: 'awaken',
  surge: 'surge',
  retrace: 'retrace',
  emerge: 'emerge',
  'jump-start': 'jumpStart',
};

export interface CastName {
  readonly object: NamedObject;
  readonly way: CastWay | null;
  /** A way of casting that this reader doesn't know, as it is written. */
  readonly strange: string | null;
}

/** Reads the text after `cast`: a name, perhaps `fused`, `using X` or `with X`. */
export function parseCast(text: string): CastName {
  if (text.startsWith('fused ')) return { object: parseName(text), way: 'fuse', strange: null };
  const using = new RegExp(`^(.*) using (${ways.join('|')})$`).exec(text);
  if (using !== null) return { object: parseName(using[1] ?? ''), way: (using[2] ?? '').toLowerCase() as CastWay, strange: null };
  const withWay = /^(.*) (?:with|using) ([a-z][\w-]*)$/.exec(text);
  if (withWay === null) return { object: parseName(text), way: null, strange: null };
  const way = withWay[2] ?? '';
  const known = Object.hasOwn(withWays, way) ? (withWays[way] ?? null) : null;
  return known !== null
    ? { object: parseName(withWay[1] ?? ''), way: known, strange: null }
    : { object: parseName(withWay[1] ?? ''), way: null, strange: way };
}
