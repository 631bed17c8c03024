import type { Json } from '../contract.js';
import type { AnyRules } from '../game/rules.js';
import type { Values } from '../game/values.js';
import { hasWord } from '../json.js';
import type { Predicate } from '../programs/programs.js';

/** Whether an object's values fit; gives the same result as `matches` for an object with these values. */
export type PlainTest = (values: Values) => boolean;

/** Keys of predicates that read more than values. */
const beyond: ReadonlySet<string> = new Set(['is', 'controller', 'owner', 'has', 'hasPlayer']);

/**
 * Turns a predicate that only compares an object's own values with words and numbers into a function of the values, because derivation
 * evaluates it for every object in play. Null for any other predicate.
 */
export function plainTest(game: AnyRules, predicate: Predicate | undefined): PlainTest | null {
  const tests: PlainTest[] = [];
  for (const [key, wanted] of Object.entries(predicate ?? {})) {
    if (wanted === undefined) continue;
    const test = fieldTest(game, key, wanted);
    if (test === null) return null;
    tests.push(test);
  }
  const [only] = tests;
  return tests.length === 1 ? (only as PlainTest) : (values) => tests.every((test) => test(values));
}

function fieldTest(game: AnyRules, key: string, wanted: unknown): PlainTest | null {
  if (key === 'not') {
    const inner = plainTest(game, wanted as Predicate);
    return inner === null ? null : (values) => !inner(values);
  }
  if (key === 'any') {
    const inner = (wanted as readonly Predicate[]).map((one) => plainTest(game, one));
    return inner.includes(null) ? null : (values) => inner.some((test) => (test as PlainTest)(values));
  }
  if (beyond.has(key) || game.status?.[key] !== undefined) return null;
  const words = Array.isArray(wanted) ? (wanted as unknown[]) : [wanted];
  if (words.some((word) => typeof word === 'object')) return null;
  return (values) => {
    const value = values[key];
    return Array.isArray(value) ? words.some((word) => hasWord(value as Json[], word)) : words.includes(value);
  };
}
