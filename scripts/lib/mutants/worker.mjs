// One process of `rules:mutants`: loads the bundle once, and runs the scenarios that it is told to.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { watchCollections } from './collections.mjs';
import { firstDifference, recording } from './differences.mjs';

/**
 * @typedef {{ readonly type: 'load', readonly bundle: string, readonly runner: string, readonly folders: readonly string[] }} Load
 * @typedef {{ readonly type: 'cover', readonly at: number }} Cover
 * @typedef {{ readonly type: 'try', readonly mutant: number, readonly scenarios: readonly (readonly [at: number, steps: number])[] }} Try
 * @typedef {{ readonly type: 'notice', readonly mutant: number, readonly scenarios: readonly (readonly [at: number, passes: boolean])[] }} Notice
 *   `passes`: whether it is known that the scenario passes with nothing broken
 * @typedef {{ readonly type: 'compare', readonly mutant: number, readonly scenarios: readonly (readonly [at: number, steps: number])[] }}
 *   Compare
 * @typedef {{ readonly file: string, readonly name: string, readonly rules: readonly string[], readonly key: string }} ScenarioName `key`
 *   is a hash of the whole scenario
 * @typedef {{ readonly type: 'loaded', readonly scenarios: readonly ScenarioName[], readonly atLoading: readonly number[] }} Loaded
 * @typedef {{ readonly type: 'covered', readonly at: number, readonly failures: readonly string[], readonly steps: number, readonly hits: Uint32Array }}
 *   Covered
 * @typedef {{ readonly type: 'tried', readonly killer: number, readonly how: string }} Tried `killer` is -1 where no scenario noticed, -2
 *   where the rules could not even be loaded
 * @typedef {{ readonly type: 'noticed', readonly by: readonly number[] }} Noticed the scenarios that pass with nothing broken and fail under
 *   the break
 */

/** A broken run may take this many times the steps of the unbroken run, and `spare` steps more. */
const factor = 10;
const spare = 100_000;
/** Steps that a broken run may take while it is not known how many the unbroken run takes; most take fewer than a tenth of this. */
const usual = 400_000;

/** @type {any} */
let runner;
/** @type {readonly any[]} */
let scenarios = [];
/**
 * The rules as they were loaded with one mutant switched on (-1: none).
 * @typedef {object} Loading
 * @property {() => any} openings
 * @property {(openings: any) => any} open
 * @property {any} switches
 * @property {() => void} forget makes the modules forget what they have remembered since they were loaded
 */
/** @typedef {{ readonly loading: Loading, readonly mutant: number, readonly ruleset: any }} Instance a ruleset with one break, -1: with none */

/** @type {(active: number, collections: import('./collections.mjs').Collections) => Omit<Loading, 'forget'>} */
let make;
/** @type {Instance | undefined} */
let unbroken;
/** What all cards of the catalogue together could do, as the unbroken rules find it. @type {any} */
let openings;
/** The mutants in code that runs while the openings are worked out. @type {ReadonlySet<number>} */
let inOpenings = new Set();
/** The mutants in code that runs while the rules are loaded. @type {ReadonlySet<number>} */
let whileLoading = new Set();

const hitsOf = (/** @type {Uint8Array} */ hit) => {
  const found = [];
  for (let id = 0; id < hit.length; id++) if (hit[id] !== 0) found.push(id);
  return found;
};

/** @param {number} mutant @returns {Loading} */
function loadWith(mutant) {
  const collections = watchCollections();
  return { ...make(mutant, collections), forget: collections.forget };
}

/** The mutant that is switched on in the rules that were loaded unbroken. */
let active = -1;

/**
 * Switches an instance's break on, and no other. What the rules remember (compiled programs, tables) must not come from another mutant, so
 * it is forgotten.
 * @param {Omit<Instance, 'ruleset'>} instance
 */
function switchTo({ loading, mutant }) {
  if (loading !== unbroken?.loading || active === mutant) return;
  active = mutant;
  loading.switches.turn(mutant);
  loading.forget();
}

/**
 * Returns the rules with one break. They are loaded again only where the break could change what is computed at loading; the openings,
 * which take longest, are worked out again only where `reckons` says so.
 * @param {number} mutant @param {boolean} [reckons]
 * @returns {Instance}
 */
function broken(mutant, reckons = inOpenings.has(mutant)) {
  const loading = whileLoading.has(mutant) ? loadWith(mutant) : /** @type {Instance} */ (unbroken).loading;
  switchTo({ loading, mutant });
  loading.switches.allow(Infinity);
  return { loading, mutant, ruleset: loading.open(reckons ? loading.openings() : openings) };
}

/** The cards of the unbroken ruleset's catalogue: scenarios only take names from them. @type {readonly unknown[] | undefined} */
let catalogue;

/**
 * Returns a ruleset for one scenario. With `share`, the scenario's cards are always passed as the same list, so that they are compiled once
 * for all scenarios that share them.
 * @param {any} ruleset @param {any} scenario @param {boolean} share
 */
function rulesetFor(ruleset, scenario, share) {
  const named = { ...ruleset, cards: () => catalogue };
  if (scenario.cards.length === 0 || !share) return named;
  const pinned = new WeakMap();
  const shared = (/** @type {any} */ pins) => {
    if (pins?.inlineCards === undefined) return pins;
    if (!pinned.has(pins)) pinned.set(pins, { ...pins, inlineCards: scenario.cards });
    return pinned.get(pins);
  };
  const takingPins = ['start', 'arrange', 'apply', 'view', 'openSession', 'sample', 'defaultAnswer'];
  return {
    ...named,
    ...Object.fromEntries(
      takingPins.map((name) => [name, (/** @type {any} */ pins, /** @type {any[]} */ ...rest) => ruleset[name](shared(pins), ...rest)]),
    ),
  };
}

/**
 * @param {number} at
 * @param {Instance} instance
 * @param {number} steps that it may take
 * @param {{ readonly share: boolean, readonly untilFailure?: boolean, readonly unstored?: boolean }} options
 * @returns {{ readonly failures: readonly string[], readonly isOutOfSteps: boolean }} why the scenario failed; empty when it passed
 */
function run(at, instance, steps, { share, ...options }) {
  // Scenarios of one file have the same card objects, and a game may cache what it compiles from a card; a copy keeps them apart.
  const scenario = share ? scenarios[at] : { ...scenarios[at], cards: structuredClone(scenarios[at].cards) };
  const { switches } = instance.loading;
  switchTo(instance);
  switches.allow(steps);
  try {
    const { failures } = runner.runScenario(scenario, rulesetFor(instance.ruleset, scenario, share), options);
    const isOutOfSteps = switches.left() < 0;
    return { failures: isOutOfSteps ? ['the budget of steps is used up'] : failures, isOutOfSteps };
  } catch (error) {
    return { failures: [String(error)], isOutOfSteps: switches.left() < 0 };
  }
}

/** @param {Load} given @returns {Loaded} */
function load({ bundle, runner: file, folders }) {
  runner = createRequire(import.meta.url)(file);
  const script = new vm.Script(readFileSync(bundle, 'utf8'), { filename: bundle });
  make = script.runInThisContext();
  const loading = loadWith(-1);
  const { hit } = loading.switches;
  whileLoading = new Set(hitsOf(hit));
  hit.fill(0);
  openings = loading.openings();
  inOpenings = new Set(hitsOf(hit));
  unbroken = { loading, mutant: -1, ruleset: loading.open(openings) };
  catalogue = unbroken.ruleset.cards();
  const files = runner.scenarioFiles(folders);
  const read = files.map((/** @type {string} */ one) => ({ file: one, scenarios: runner.readScenarios(one) }));
  scenarios = read.flatMap((/** @type {any} */ one) => one.scenarios);
  return {
    type: 'loaded',
    scenarios: read.flatMap((/** @type {any} */ one) =>
      one.scenarios.map((/** @type {any} */ scenario) => ({
        file: path.basename(one.file),
        name: scenario.name,
        rules: scenario.rules,
        key: createHash('sha256').update(JSON.stringify(scenario)).digest('base64url').slice(0, 22),
      })),
    ),
    atLoading: [...new Set([...whileLoading, ...inOpenings])],
  };
}

/** @param {Cover} given @returns {Covered} */
function cover({ at }) {
  const instance = /** @type {Instance} */ (unbroken);
  const { switches } = instance.loading;
  // Cards are not shared, so that code that runs while cards are compiled counts as reached by every scenario that has such cards.
  switchTo(instance);
  switches.hit.fill(0);
  const most = 2 ** 50;
  const { failures } = run(at, instance, most, { share: false });
  return { type: 'covered', at, failures, steps: most - switches.left(), hits: Uint32Array.from(hitsOf(switches.hit)) };
}

/** @param {Try} given @returns {Tried} */
function attempt({ mutant, scenarios: chosen }) {
  let instance;
  try {
    instance = broken(mutant);
  } catch (error) {
    return { type: 'tried', killer: -2, how: String(error) };
  }
  for (const [at, steps] of chosen) {
    const [failure] = run(at, instance, steps * factor + spare, { share: true, untilFailure: true }).failures;
    if (failure !== undefined) return { type: 'tried', killer: at, how: failure };
  }
  return { type: 'tried', killer: -1, how: '' };
}

/** @type {Map<number, { readonly passes: boolean, readonly steps: number }>} */
const unbrokenRuns = new Map();

/** Returns how a scenario runs with nothing broken; it is run only once. @param {number} at */
function withNothingBroken(at) {
  const known = unbrokenRuns.get(at);
  if (known !== undefined) return known;
  const instance = /** @type {Instance} */ (unbroken);
  const most = 2 ** 50;
  const { failures } = run(at, instance, most, { share: true, untilFailure: true });
  const found = { passes: failures.length === 0, steps: most - instance.loading.switches.left() };
  unbrokenRuns.set(at, found);
  return found;
}

/**
 * Whether a scenario fails under a break. A run that seems to come to no end is repeated with as many steps as it may take.
 * @param {number} at @param {Instance} instance @param {boolean} unstored
 */
function fails(at, instance, unstored) {
  const options = { share: true, untilFailure: true, unstored };
  const { failures, isOutOfSteps } = run(at, instance, usual, options);
  const allowed = isOutOfSteps ? withNothingBroken(at).steps * factor + spare : 0;
  return (allowed > usual ? run(at, instance, allowed, options).failures : failures).length > 0;
}

/**
 * Finds which of some scenarios notice a break: first in the quickest way, with openings as a catalogue may have them stored and states
 * that are not put into text; where that shows nothing, in full.
 * @param {Notice} given @returns {Noticed}
 */
function notice({ mutant, scenarios: chosen }) {
  /** @param {readonly (readonly [at: number, passes: boolean])[]} some @param {boolean} isQuick */
  const noticing = (some, isQuick) => {
    try {
      const instance = broken(mutant, isQuick ? false : inOpenings.has(mutant));
      return some.filter(([at]) => fails(at, instance, isQuick));
    } catch {
      // Rules that can't even be loaded fail in every scenario.
      return some;
    }
  };
  const quickly = noticing(chosen, true);
  const others = chosen.filter((one) => !quickly.includes(one));
  const found = [...quickly, ...(others.length === 0 ? [] : noticing(others, false))];
  return { type: 'noticed', by: found.filter(([at, passes]) => passes || withNothingBroken(at).passes).map(([at]) => at) };
}

/**
 * Returns a generator that draws the same numbers for the unbroken run and for the broken one.
 * @returns {(n: number) => number}
 */
function draws() {
  let state = 7;
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * n);
  };
}

/** @param {number} at @param {Instance} instance @param {number} steps @returns {readonly import('./differences.mjs').Seen[]} */
function written(at, instance, steps) {
  const scenario = scenarios[at];
  const { ruleset, seen, playOn } = recording(rulesetFor(instance.ruleset, scenario, true));
  switchTo(instance);
  instance.loading.switches.allow(steps);
  try {
    runner.runScenario(scenario, ruleset);
    playOn(draws());
  } catch (error) {
    seen.push({ when: 'then', told: { error: String(error) }, views: null, kept: '' });
  }
  return seen;
}

/** @type {Map<number, readonly import('./differences.mjs').Seen[]>} */
const asItShouldBe = new Map();
/** Number of unbroken runs that are kept. */
const runsKept = 30;

/** @param {number} at @param {number} steps */
function unbrokenRun(at, steps) {
  const known = asItShouldBe.get(at);
  if (known !== undefined) return known;
  if (asItShouldBe.size >= runsKept) asItShouldBe.clear();
  const run = written(at, /** @type {Instance} */ (unbroken), steps);
  asItShouldBe.set(at, run);
  return run;
}

/** Finds where a break can be seen although no scenario looks there. @param {Compare} given */
function compareRuns({ mutant, scenarios: chosen }) {
  const instance = broken(mutant);
  let best = null;
  for (const [at, steps] of chosen) {
    const allowed = steps * factor * 5 + 50 * spare;
    const difference = firstDifference(unbrokenRun(at, allowed), written(at, instance, allowed));
    if (difference !== null && difference.level !== 'kept') return { type: 'compared', at, difference };
    if (difference !== null && best === null) best = { at, difference };
  }
  return { type: 'compared', at: best?.at ?? -1, difference: best?.difference ?? null };
}

/** @param {Load | Cover | Try | Notice | Compare} given */
function answerTo(given) {
  switch (given.type) {
    case 'load':
      return load(given);
    case 'cover':
      return cover(given);
    case 'try':
      return attempt(given);
    case 'notice':
      return notice(given);
    case 'compare':
      return compareRuns(given);
  }
}

process.on('message', (/** @type {Load | Cover | Try | Notice | Compare} */ given) => {
  try {
    const answer = answerTo(given);
    process.send?.(answer);
  } catch (error) {
    process.send?.({ type: 'broken', error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
