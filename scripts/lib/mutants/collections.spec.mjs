import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkout } from '../paths.mjs';
import { registeredGames } from '../rulebooks.mjs';
import { kernelRules, rulesOf } from './bundle.mjs';
import { watchCollections } from './collections.mjs';

/** Returns what a module makes under watch while it is loaded, and the watch. */
function load() {
  const watch = watchCollections();
  const { Map, Set, WeakMap, WeakSet } = watch.whileLoading;
  const key = {};
  const made = {
    key,
    map: new Map([['told', 1]]),
    set: new Set(['told']),
    weakMap: new WeakMap([[key, 1]]),
    weakSet: new WeakSet([key]),
  };
  made.map.set('later', 2);
  watch.loaded();
  return { ...made, watch };
}

describe('collections that are made while code is loaded', () => {
  it('given entries that were added afterwards, when it forgets, then they contain what they contained at the end of loading', () => {
    const { key, map, set, weakMap, weakSet, watch } = load();
    const other = {};
    map.set('told', 3).set('found', 4);
    set.delete('told');
    set.add('found');
    weakMap.set(key, 3).set(other, 4);
    weakSet.delete(key);
    weakSet.add(other);
    watch.forget();
    expect([...map]).toEqual([
      ['told', 1],
      ['later', 2],
    ]);
    expect([...set]).toEqual(['told']);
    expect([weakMap.get(key), weakMap.has(other), weakSet.has(key), weakSet.has(other)]).toEqual([1, false, true, false]);
  });

  it('given maps and sets, then they are the built-in ones, also of classes that extend them', () => {
    const { watch, map, set } = load();
    class Table extends watch.whileLoading.Map {}
    expect([map instanceof Map, set instanceof Set, new Table() instanceof Table, new Table([[1, 2]]).get(1)]).toEqual([
      true,
      true,
      true,
      2,
    ]);
  });
});

/** At the top of a module: a variable, or a list or an object with any keys that may be written to. */
const writable = /^(?:export )?(?:let (\w+)|const (\w+): (?:Record<|\{ \[|(?!readonly )[^=\n]*\[\] = \[))/gm;

/** @param {string} file @returns {readonly string[]} what a module can change outside of collections */
const changeable = (file) =>
  [...readFileSync(file, 'utf8').matchAll(writable)].map(
    ([, variable, list]) => `${posix(path.relative(checkout, file))}: ${variable ?? list}`,
  );

const posix = (/** @type {string} */ file) => file.replaceAll('\\', '/');

describe('modules of rules', () => {
  it('given the kernel and every game, then what a module remembers after it is loaded is in a collection, which can forget it', () => {
    expect([...kernelRules(), ...registeredGames().flatMap(rulesOf)].flatMap(changeable)).toEqual([
      // Both are complete when the modules are loaded.
      'libs/kernel/src/values/remembered.ts: places',
      'libs/games/yugioh/src/verbs/moves.ts: pickings',
    ]);
  });
});
