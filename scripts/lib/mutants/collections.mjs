// Lets code that was loaded once forget what it has remembered since, so that it need not be loaded again for every break.

/**
 * The constructors that loaded code finds under these names instead of the built-in ones.
 * @typedef {{ readonly Map: MapConstructor, readonly Set: SetConstructor, readonly WeakMap: WeakMapConstructor, readonly WeakSet: WeakSetConstructor }}
 *   Constructors
 *
 * @typedef {object} Collections
 * @property {Constructors} whileLoading
 * @property {() => void} loaded has to be called once the code is loaded; what its collections contain then stays
 * @property {() => void} forget puts every collection that was made while the code was loaded back to what it contained then
 */

/** A function that puts one collection back. @typedef {() => void} Restore */

/**
 * @template {Map<unknown, unknown> | Set<unknown>} Kept
 * @param {Kept} collection @param {(kept: Kept) => readonly (readonly [unknown, unknown])[]} entriesOf
 * @param {(kept: Kept, entry: readonly [unknown, unknown]) => void} add @returns {Restore}
 */
function keeping(collection, entriesOf, add) {
  const kept = entriesOf(collection);
  return () => {
    const now = entriesOf(collection);
    if (now.length === kept.length && now.every(([key, value], at) => key === kept[at]?.[0] && value === kept[at]?.[1])) return;
    collection.clear();
    for (const entry of kept) add(collection, entry);
  };
}

/**
 * Returns a constructor that makes the same collections as the given one and notes each.
 * @template {new (...given: any[]) => any} Constructor
 * @param {Constructor} real @param {(made: InstanceType<Constructor>) => void} note @returns {Constructor}
 */
function noting(real, note) {
  /** @this {unknown} @param {...unknown} given */
  function Noting(...given) {
    const made = Reflect.construct(real, given, new.target === Noting || new.target === undefined ? real : new.target);
    note(made);
    return made;
  }
  Noting.prototype = real.prototype;
  return /** @type {Constructor} */ (/** @type {unknown} */ (Object.setPrototypeOf(Noting, real)));
}

/**
 * Watches the collections that code makes while it is loaded: tables, and caches of its modules. What code remembers in a variable or in a
 * plain list of a module is not found (`collections.spec.mjs` checks that rules do no such thing).
 * @returns {Collections}
 */
export function watchCollections() {
  /** @type {Map<unknown, unknown>[]} */
  const maps = [];
  /** @type {Set<unknown>[]} */
  const sets = [];
  /** @type {Restore[]} */
  const restores = [];
  let isLoaded = false;

  // The entries of weak collections can't be listed, so that those made while loading are noted one by one.
  class ForgettingWeakMap {
    /** @param {Iterable<readonly [WeakKey, unknown]>} [entries] */
    constructor(entries = []) {
      /** @type {(readonly [WeakKey, unknown])[]} */
      this.kept = [];
      /** @type {WeakMap<WeakKey, unknown>} */
      this.now = new WeakMap();
      for (const [key, value] of entries) this.set(key, value);
      if (!isLoaded) restores.push(() => (this.now = new WeakMap(this.kept)));
    }
    /** @param {WeakKey} key */
    get(key) {
      return this.now.get(key);
    }
    /** @param {WeakKey} key */
    has(key) {
      return this.now.has(key);
    }
    /** @param {WeakKey} key @param {unknown} value */
    set(key, value) {
      if (!isLoaded) this.kept.push([key, value]);
      this.now.set(key, value);
      return this;
    }
    /** @param {WeakKey} key */
    delete(key) {
      if (!isLoaded) this.kept = this.kept.filter(([one]) => one !== key);
      return this.now.delete(key);
    }
  }
  class ForgettingWeakSet extends ForgettingWeakMap {
    /** @param {Iterable<WeakKey>} [keys] */
    constructor(keys = []) {
      super([...keys].map((key) => [key, true]));
    }
    /** @param {WeakKey} key */
    add(key) {
      return this.set(key, true);
    }
  }

  return {
    whileLoading: {
      Map: noting(Map, (made) => maps.push(made)),
      Set: noting(Set, (made) => sets.push(made)),
      WeakMap: /** @type {any} */ (ForgettingWeakMap),
      WeakSet: /** @type {any} */ (ForgettingWeakSet),
    },
    loaded: () => {
      isLoaded = true;
      for (const map of maps)
        restores.push(
          keeping(
            map,
            (one) => [...one],
            (one, [key, value]) => one.set(key, value),
          ),
        );
      for (const set of sets)
        restores.push(
          keeping(
            set,
            (one) => [...one].map((key) => [key, true]),
            (one, [key]) => one.add(key),
          ),
        );
    },
    forget: () => {
      for (const restore of restores) restore();
    },
  };
}
