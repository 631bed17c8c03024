import { isList, isObject, type Json, type JsonObject } from './json.js';
import { namesOf, type Operation, PatchDoesNotFit } from './operations.js';

/** What is done at the end of a path: to a member of an object, or to a place in a list. */
interface Change {
  readonly path: string;
  ofObject(object: JsonObject, name: string): JsonObject;
  ofList(list: readonly Json[], at: number): readonly Json[];
}

/** A name that is no place in a list. */
const nowhere = -1;
const placeOf = (name: string): number => (/^(?:0|[1-9]\d*)$/.test(name) ? Number(name) : nowhere);

/** Returns a copy in which one place is changed; whatever lies beside the path is the same object as before. */
const changed = (value: Json, names: readonly string[], change: Change, depth = 0): Json => {
  const name = names[depth] as string;
  const isLast = depth === names.length - 1;
  if (isList(value)) {
    const at = name === '-' && isLast ? value.length : placeOf(name);
    if (isLast) return change.ofList(value, at);
    const inside = value[at];
    if (inside === undefined) throw new PatchDoesNotFit(change.path, 'is not there');
    return value.with(at, changed(inside, names, change, depth + 1));
  }
  if (!isObject(value)) throw new PatchDoesNotFit(change.path, 'is not there');
  if (isLast) return change.ofObject(value, name);
  if (!Object.hasOwn(value, name)) throw new PatchDoesNotFit(change.path, 'is not there');
  return { ...value, [name]: changed(value[name] as Json, names, change, depth + 1) };
};

const adding = (path: string, value: Json): Change => ({
  path,
  ofObject: (object, name) => ({ ...object, [name]: value }),
  ofList: (list, at) => {
    if (at < 0 || at > list.length) throw new PatchDoesNotFit(path, 'is outside the list');
    return list.toSpliced(at, 0, value);
  },
});

const replacing = (path: string, value: Json): Change => ({
  path,
  ofObject: (object, name) => {
    if (!Object.hasOwn(object, name)) throw new PatchDoesNotFit(path, 'is not there');
    return { ...object, [name]: value };
  },
  ofList: (list, at) => {
    if (at < 0 || at >= list.length) throw new PatchDoesNotFit(path, 'is not there');
    return list.with(at, value);
  },
});

const removing = (path: string): Change => ({
  path,
  ofObject: (object, name) => {
    if (!Object.hasOwn(object, name)) throw new PatchDoesNotFit(path, 'is not there');
    const { [name]: _, ...rest } = object;
    return rest;
  },
  ofList: (list, at) => {
    if (at < 0 || at >= list.length) throw new PatchDoesNotFit(path, 'is not there');
    return list.toSpliced(at, 1);
  },
});

const valueAt = (document: Json, path: string): Json =>
  namesOf(path).reduce<Json>((value, name) => {
    const inside = isList(value) ? value[placeOf(name)] : isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    if (inside === undefined) throw new PatchDoesNotFit(path, 'is not there');
    return inside;
  }, document);

const carriedOut = (document: Json, operation: Operation): Json => {
  const names = namesOf(operation.path);
  switch (operation.op) {
    case 'add':
      return names.length === 0 ? operation.value : changed(document, names, adding(operation.path, operation.value));
    case 'replace':
      return names.length === 0 ? operation.value : changed(document, names, replacing(operation.path, operation.value));
    case 'remove':
      if (names.length === 0) throw new PatchDoesNotFit('', 'cannot be removed');
      return changed(document, names, removing(operation.path));
    case 'move': {
      const value = valueAt(document, operation.from);
      if (names.length === 0 || operation.path.startsWith(`${operation.from}/`))
        throw new PatchDoesNotFit(operation.from, 'cannot be moved there');
      return changed(changed(document, namesOf(operation.from), removing(operation.from)), names, adding(operation.path, value));
    }
  }
};

/**
 * Carries out a JSON Patch.
 * @returns a new document; the given one stays as it is, and both share what did not change
 * @throws {PatchDoesNotFit} when the patch was made for another document
 */
export const applyOperations = (document: Json, operations: readonly Operation[]): Json => operations.reduce(carriedOut, document);
