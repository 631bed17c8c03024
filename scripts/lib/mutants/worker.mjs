// One process of `rules:mutants`: loads the bundle once, and runs the scenarios that it is told to.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { firstDifference, recording } from './differences.mjs';

/**
 * @typedef {{ readonly type: 'load', readonly bundle: string, readonly runner: string, readonly folders: readonly string[] }} Load
 * @typedef {{ readonly type: 'cover', readonly at: number, readonly share?: boolean }} Cover with `share`, the code that runs while the
 *   scenario's own cards are compiled is not counted among the hits
 * @typedef {{ readonly type: 'try', readonly mutant: number, readonly scenarios: readonly (readonly [at: number, steps: number])[] }} Try
 * @typedef {{ readonly type: 'compare', readonly mutant: number, readonly scenarios: readonly (readonly [at: number, steps: number])[] }}
 *   Compare
 * @typedef {{ readonly file: string, readonly name: string, readonly rules: readonly string[], readonly key: string }} ScenarioName `key`
 *   is a hash of the whole scenario
 * @typedef {{ readonly type: 'loaded', readonly scenarios: readonly ScenarioName[], readonly atLoading: readonly number[] }} Loaded
 * @typedef {{ readonly type: 'covered', readonly at: number, readonly failures: readonly string[], readonly steps: number, readonly hits: Uint32Array }}
 *   Covered
 * @typedef {{ readonly type: 'tried', readonly killer: number, readonly how: string }} Tried `killer` is -1 where no scenario noticed, -2
 *   where the rules could not even be loaded
 */

/** A broken run may take this many times the steps of the unbroken run, and `spare` steps more. */
const factor = 10;
const spare = 100_000;

/** @type {any} */
let runner;
/** @type {readonly any[]} */
let scenarios = [];
/** @typedef {{ readonly ruleset: any, readonly switches: any }} Instance */
/** @type {(active: number) => { readonly openings: () => any, readonly open: (openings: any) => any, readonly switches: any }} */
let make;
/** @type {Instance | undefined} */
let unbroken;
/** What all cards of the catalogue together could do, as the unbroken rules find it. @type {any} */
let openings;
/** The mutants in code that runs while the openings are worked out. @type {ReadonlySet<number>} */
let inOpenings = new Set();

const hitsOf = (/** @type {Uint8Array} */ hit) => {
  const found = [];
  for (let id = 0; id < hit.length; id++) if (hit[id] !== 0) found.push(id);
  return found;
};

/**
 * Loads the rules with one break. Working out the openings takes the longest, so they are worked out again only where the break could
 * change them.
 * @param {number} mutant
 * @returns {Instance}
 */
function broken(mutant) {
  const made = make(mutant);
  return { ruleset: made.open(inOpenings.has(mutant) ? made.openings() : openings), switches: made.switches };
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
 * @param {number} steps
 * @param {boolean} share
 * @returns {readonly string[]} why the scenario failed; empty when it passed
 */
function run(at, instance, steps, share) {
  // Scenarios of one file have the same card objects, and a game may cache what it compiles from a card; a copy keeps them apart.
  const scenario = share ? scenarios[at] : { ...scenarios[at], cards: structuredClone(scenarios[at].cards) };
  instance.switches.allow(steps);
  try {
    const { failures } = runner.runScenario(scenario, rulesetFor(instance.ruleset, scenario, share));
    return instance.switches.left() < 0 ? ['the budget of steps is used up'] : failures;
  } catch (error) {
    return [String(error)];
  }
}

/** @param {Load} given @returns {Loaded} */
function load({ bundle, runner: file, folders }) {
  runner = createRequire(import.meta.url)(file);
  const script = new vm.Script(readFileSync(bundle, 'utf8'), { filename: bundle });
  make = script.runInThisContext();
  const { openings: find, open, switches } = make(-1);
  const whenMade = hitsOf(switches.hit);
  switches.hit.fill(0);
  openings = find();
  inOpenings = new Set(hitsOf(switches.hit));
  unbroken = { ruleset: open(openings), switches };
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
    atLoading: [...new Set([...whenMade, ...inOpenings])],
  };
}

/** @param {Cover} given @returns {Covered} */
function cover({ at, share = false }) {
  const instance = /** @type {Instance} */ (unbroken);
  // Where cards are not shared, code that runs while cards are compiled counts as reached by every scenario that has such cards.
  instance.switches.hit.fill(0);
  const most = 2 ** 50;
  const failures = run(at, instance, most, share);
  return { type: 'covered', at, failures, steps: most - instance.switches.left(), hits: Uint32Array.from(hitsOf(instance.switches.hit)) };
}

/** @param {Try} given @returns {Tried} */
function attempt({ mutant, scenarios: chosen }) {
  let instance;
  try {
    // Made anew for each mutant: what the rules cache (compiled programs, tables made at loading) must not come from another mutant.
    instance = broken(mutant);
  } catch (error) {
    return { type: 'tried', killer: -2, how: String(error) };
  }
  for (const [at, steps] of chosen) {
    const [failure] = run(at, instance, steps * factor + spare, true);
    if (failure !== undefined) return { type: 'tried', killer: at, how: failure };
  }
  return { type: 'tried', killer: -1, how: '' };
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
  instance.switches.allow(steps);
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

process.on('message', (/** @type {Load | Cover | Try | Compare} */ given) => {
  try {
    const answer =
      given.type === 'load'
        ? load(given)
        : given.type === 'cover'
          ? cover(given)
          : given.type === 'compare'
            ? compareRuns(given)
            : attempt(given);
    process.send?.(answer);
  } catch (error) {
    process.send?.({ type: 'broken', error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
