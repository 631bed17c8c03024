import { isList, isObject, isSame, type Json, type JsonObject } from './json.js';
import { listSteps } from './list-steps.js';
import { type Operation, partOf } from './operations.js';

/** What tells an element of a list from the others: its `id`, or itself where it is a text or a number; null where nothing does. */
const keyOf = (element: Json): string | null => {
  if (typeof element === 'string' || typeof element === 'number') return JSON.stringify(element);
  if (!isObject(element) || !Object.hasOwn(element, 'id')) return null;
  const { id } = element;
  return typeof id === 'string' || typeof id === 'number' ? `id ${JSON.stringify(id)}` : null;
};

/** Returns the keys of a list's elements; null where one has none, or where two have the same. */
const keysOf = (list: readonly Json[]): readonly string[] | null => {
  const keys: string[] = [];
  for (const element of list) {
    const key = keyOf(element);
    if (key === null) return null;
    keys.push(key);
  }
  return new Set(keys).size === keys.length ? keys : null;
};

/** Lists whose elements have keys: what remains is moved and changed where it stands, and nothing is said twice. */
const betweenKeyed = (
  path: string,
  before: readonly Json[],
  after: readonly Json[],
  keysBefore: readonly string[],
  keysAfter: readonly string[],
): readonly Operation[] => {
  const placeAfter = new Map(keysAfter.map((key, at) => [key, at]));
  const elements = new Map(keysBefore.map((key, at) => [key, before[at] as Json]));
  const moved = listSteps(keysBefore, keysAfter).map((step): Operation => {
    switch (step.step) {
      case 'remove':
        return { op: 'remove', path: `${path}/${step.at}` };
      case 'move':
        return { op: 'move', from: `${path}/${step.from}`, path: `${path}/${step.to}` };
      case 'add':
        return { op: 'add', path: `${path}/${step.at}`, value: after[placeAfter.get(step.key) as number] as Json };
    }
  });
  const inside = keysAfter.flatMap((key, at) => {
    const known = elements.get(key);
    return known === undefined ? [] : between(`${path}/${at}`, known, after[at] as Json);
  });
  return [...moved, ...inside];
};

/** Lists whose elements nothing tells apart: what is the same at both ends stays, and between them place is compared with place. */
const betweenPlaces = (path: string, before: readonly Json[], after: readonly Json[]): readonly Operation[] => {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start] as Json, after[start] as Json)) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before[before.length - 1 - end] as Json, after[after.length - 1 - end] as Json)) end += 1;
  const [endBefore, endAfter] = [before.length - end, after.length - end];
  const operations: Operation[] = [];
  for (let at = start; at < Math.min(endBefore, endAfter); at += 1)
    operations.push(...between(`${path}/${at}`, before[at] as Json, after[at] as Json));
  for (let at = endBefore - 1; at >= endAfter; at -= 1) operations.push({ op: 'remove', path: `${path}/${at}` });
  for (let at = endBefore; at < endAfter; at += 1) operations.push({ op: 'add', path: `${path}/${at}`, value: after[at] as Json });
  return operations;
};

const betweenObjects = (path: string, before: JsonObject, after: JsonObject): readonly Operation[] => {
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return [
    ...gone.map((name): Operation => ({ op: 'remove', path: `${path}/${partOf(name)}` })),
    ...Object.entries(after).flatMap(([name, value]): readonly Operation[] => {
      const place = `${path}/${partOf(name)}`;
      return Object.hasOwn(before, name) ? between(place, before[name] as Json, value) : [{ op: 'add', path: place, value }];
    }),
  ];
};

/** Returns the steps from one value to another, or the whole value in their place where that is shorter. */
const between = (path: string, before: Json, after: Json): readonly Operation[] => {
  if (before === after) return [];
  const whole: Operation = { op: 'replace', path, value: after };
  let steps: readonly Operation[];
  if (isList(before) && isList(after)) {
    const [keysBefore, keysAfter] = [keysOf(before), keysOf(after)];
    steps =
      keysBefore === null || keysAfter === null
        ? betweenPlaces(path, before, after)
        : betweenKeyed(path, before, after, keysBefore, keysAfter);
  } else if (isObject(before) && isObject(after)) steps = betweenObjects(path, before, after);
  else return [whole];
  if (steps.length === 0) return steps;
  return JSON.stringify(steps).length > JSON.stringify([whole]).length ? [whole] : steps;
};

/**
 * Returns a JSON Patch (RFC 6902) that leads from one document to another.
 *
 * Elements of lists are told apart by their `id`, or by themselves where they are texts or numbers, so that an element that stays is not
 * sent again when others come, go or change places.
 */
export const differences = (before: Json, after: Json): readonly Operation[] => between('', before, after);
