// Finds for every mutant which scenarios reach it and which of them notice it, and what that says about the rules.
import { openCoverage } from './coverage.mjs';
import { shuffled } from './draw.mjs';

/**
 * @typedef {import('./places.mjs').Mutant} Mutant
 * @typedef {'citing' | 'suite' | 'specs' | 'survived' | 'notReached' | 'equivalent'} Fate noticed by a scenario that cites a rule of the
 *   place, by another scenario, by the game's other tests only, ...
 * @typedef {object} Verdict
 * @property {Mutant} mutant
 * @property {Fate} fate
 * @property {readonly string[]} rules rules of the place that are cited by scenarios which reach it; where there are none, all rules that
 *   the place cites
 * @property {readonly string[]} reachedBy names of scenarios
 * @property {number} tried how many of them were run
 * @property {string} killer name of the scenario that noticed the mutant, '' where none did
 * @property {string} how how that scenario failed
 * @property {string} reason why the mutant is equivalent
 */

/**
 * @typedef {object} RuleShown
 * @property {string} rule
 * @property {'shown' | 'unnoticed' | 'nowhere'} state `nowhere`: no scenario that cites the rule reaches a place that cites it
 * @property {number} places number of mutants at places that cite the rule which are reached by scenarios that cite it
 * @property {number} tried
 * @property {Witness | null} witness of a rule that is shown
 */

/** @typedef {{ readonly verdict: Verdict, readonly scenario: import('./worker.mjs').ScenarioName | null, readonly difference: import('./differences.mjs').Difference | null }} Compared */

/**
 * A place whose break is noticed by a scenario that cites a rule. @typedef
 * {{ readonly rule: string, readonly mutant: Mutant, readonly share: number, readonly others: number, readonly scenario: string }} Place
 * `share`: the share of the scenarios reaching the place that cite the rule; `others`: how many of them do not
 */

/** A break that a scenario notices. @typedef {{ readonly mutant: string, readonly scenario: string }} Witness the mutant's key, the scenario's name */

/**
 * @typedef {object} Suite scenarios, what each reaches, and the processes that run them
 * @property {readonly import('./worker.mjs').ScenarioName[]} scenarios
 * @property {readonly string[]} failing scenarios that fail although nothing is broken
 * @property {(mutant: Mutant) => readonly number[]} reaching scenarios that reach a mutant
 * @property {(mutants: readonly Mutant[]) => Promise<readonly Verdict[]>} judge
 * @property {(given: { readonly perRule: number, readonly seed: string, readonly only?: ReadonlySet<string>, readonly known?: ReadonlyMap<string, Witness> }) => Promise<readonly RuleShown[]>}
 *   shown
 * @property {(given: { readonly rules: ReadonlySet<string>, readonly perRule: number }) => Promise<readonly Place[]>} places places that
 *   may carry out rules which no place cites
 * @property {(verdicts: readonly Verdict[], mostRuns: number) => Promise<readonly Compared[]>} compare for the mutants that survived: where
 *   the break can be seen in a scenario that does not look there
 * @property {() => void} end
 */

/**
 * Returns the scenario that noticed a break, -1 for none. Where the process was lost or the rules can't be loaded, the first scenario
 * counts as having noticed it.
 * @param {import('./worker.mjs').Tried | null} answer @param {readonly number[]} tried
 */
const killerOf = (answer, tried) => (answer === null || answer.killer === -2 ? /** @type {number} */ (tried[0]) : answer.killer);

/**
 * Returns the rule of a worked example, since an example is carried out where its rule is.
 * @param {string} number @returns {string} a rule
 */
const ruleOf = (number) => /^ex:(.+)#\d+$/.exec(number)?.[1] ?? number;

/**
 * Finds what every scenario reaches with nothing broken; only scenarios are run whose coverage is not known from an earlier run.
 *
 * @param {import('./pool.mjs').Pool} pool @param {import('./worker.mjs').Load} load
 * @param {(what: string, all: number) => (done: number) => void} progress
 * @returns {Promise<readonly (Pick<import('./worker.mjs').Covered, 'failures' | 'steps' | 'hits'> | null)[]>} in the order of the
 *   scenarios; null where the process was lost
 */
async function coverAll({ scenarios, work }, load, progress) {
  const coverage = openCoverage(load);
  const known = scenarios.map(({ key }) => coverage.find(key));
  const missing = scenarios.flatMap((_, at) => (known[at] === null ? [at] : []));
  const found = new Map(
    (await work(missing, (at) => ({ type: 'cover', at }), progress('scenarios run unbroken:', missing.length))).flatMap((one) =>
      one === null ? [] : [[one.at, one]],
    ),
  );
  coverage.keep([...found].map(([at, one]) => [scenarios[at]?.key ?? '', one]));
  return known.map((one, at) => one ?? found.get(at) ?? null);
}

/**
 * Finds what those scenarios reach with nothing broken that cite one of some rules.
 *
 * @param {import('./pool.mjs').Pool} pool @param {ReadonlySet<string>} rules
 * @returns {Promise<readonly (import('./worker.mjs').Covered | null)[]>} in the order of the scenarios; null for those that cite none of them
 */
async function coverCiting({ scenarios, work }, rules) {
  const citing = scenarios.flatMap((one, at) => (one.rules.some((rule) => rules.has(rule)) ? [at] : []));
  /** @type {readonly (import('./worker.mjs').Covered | null)[]} */
  const covered = await work(
    citing,
    (at) => ({ type: 'cover', at }),
    () => undefined,
  );
  const found = new Map(covered.flatMap((one) => (one === null ? [] : [[one.at, one]])));
  return scenarios.map((_, at) => found.get(at) ?? null);
}

/**
 * Runs every scenario once with nothing broken.
 *
 * @param {object} given
 * @param {readonly Mutant[]} given.mutants all mutants of the bundle, in the order of their ids
 * @param {import('./worker.mjs').Load} given.load
 * @param {import('./pool.mjs').Pool} given.pool processes that have loaded the same; the suite's `end` ends them
 * @param {ReadonlySet<string>} [given.about] leaves out the scenarios that cite none of these rules
 * @param {number} given.most greatest number of scenarios that are run for one mutant
 * @param {ReadonlyMap<string, string>} given.equivalents reasons by the mutants' keys
 * @param {(line: string) => void} given.say
 * @returns {Promise<Suite>}
 */
export async function openSuite({ mutants, load, pool, about, most, equivalents, say }) {
  const { scenarios } = pool;
  const progress = (/** @type {string} */ what, /** @type {number} */ all) => (/** @type {number} */ done) => {
    if (done % 100 === 0 || done === all) say(`${what} ${done} of ${all}`);
  };
  const covered = about === undefined ? await coverAll(pool, load, progress) : await coverCiting(pool, about);
  const failing = scenarios.flatMap(({ name }, at) => {
    if (about !== undefined && covered[at] === null) return [];
    const failures = covered[at]?.failures ?? ['the process was lost'];
    return failures.length === 0 ? [] : [`${name}: ${failures[0]}`];
  });
  // A scenario that fails with nothing broken would seem to notice every break, so it is left out.
  const holds = scenarios.map((_, at) => covered[at]?.failures.length === 0);

  /** @type {number[][]} */
  const reached = mutants.map(() => []);
  const files = [...new Set(mutants.map(({ file }) => file))];
  const fileOf = mutants.map(({ file }) => files.indexOf(file));
  // For each scenario, the share of its reached mutants that lies in each file: a scenario that is mostly about a file is the likeliest to
  // notice a break in it, so it is run first.
  const focus = scenarios.map((_, at) => {
    const share = new Float64Array(files.length);
    const hits = holds[at] === true ? (covered[at]?.hits ?? []) : [];
    for (const id of hits) {
      /** @type {number[]} */ (reached[id]).push(at);
      const file = /** @type {number} */ (fileOf[id]);
      share[file] = (share[file] ?? 0) + 1 / hits.length;
    }
    return share;
  });
  const everywhere = scenarios.flatMap((_, at) => (holds[at] === true ? [at] : []));
  const atLoading = new Set(pool.atLoading);
  const reaching = (/** @type {Mutant} */ { id }) => (atLoading.has(id) ? everywhere : /** @type {number[]} */ (reached[id]));
  const citing = scenarios.map(({ rules }) => new Set(rules));
  const cites = (/** @type {number} */ at, /** @type {readonly string[]} */ rules) => rules.some((rule) => citing[at]?.has(rule));
  const stepsOf = (/** @type {number} */ at) => covered[at]?.steps ?? 0;
  const nearest = (/** @type {Mutant} */ { id }) => {
    const file = /** @type {number} */ (fileOf[id]);
    return (/** @type {number} */ a, /** @type {number} */ b) =>
      (focus[b]?.[file] ?? 0) - (focus[a]?.[file] ?? 0) || stepsOf(a) - stepsOf(b) || a - b;
  };
  const order = (/** @type {Mutant} */ mutant, /** @type {readonly string[]} */ rules) => {
    const all = [...reaching(mutant)].sort(nearest(mutant));
    return [...all.filter((at) => cites(at, rules)), ...all.filter((at) => !cites(at, rules))].slice(0, most);
  };
  const asTry = (/** @type {Mutant} */ { id }, /** @type {readonly number[]} */ chosen) => ({
    type: 'try',
    mutant: id,
    scenarios: chosen.map((at) => [at, stepsOf(at)]),
  });

  /** @param {readonly Mutant[]} chosen @returns {Promise<readonly Verdict[]>} */
  const judge = async (chosen) => {
    const plans = chosen.map((mutant) => {
      const by = reaching(mutant);
      const shared = mutant.rules.filter((rule) => by.some((at) => citing[at]?.has(rule)));
      const rules = shared.length > 0 ? shared : mutant.rules;
      const skipped = equivalents.has(mutant.key) || by.length === 0;
      return { mutant, by, rules, scenarios: skipped ? [] : order(mutant, rules) };
    });
    const waiting = plans.filter((plan) => plan.scenarios.length > 0);
    const answers = await pool.work(waiting, (plan) => asTry(plan.mutant, plan.scenarios), progress('mutants tried:', waiting.length));
    const answerOf = new Map(waiting.map((plan, at) => [plan, answers[at]]));
    return plans.map((plan) => {
      const { mutant, by, rules } = plan;
      const base = {
        mutant,
        rules,
        reachedBy: by.map((at) => scenarios[at]?.name ?? ''),
        tried: plan.scenarios.length,
        killer: '',
        how: '',
        reason: '',
      };
      const reason = equivalents.get(mutant.key);
      if (reason !== undefined) return { ...base, fate: /** @type {const} */ ('equivalent'), reason };
      if (!answerOf.has(plan)) return { ...base, fate: /** @type {const} */ ('notReached') };
      const answer = /** @type {import('./worker.mjs').Tried | null} */ (answerOf.get(plan));
      const killer = killerOf(answer, plan.scenarios);
      if (killer === -1) return { ...base, fate: /** @type {const} */ ('survived') };
      return {
        ...base,
        fate: cites(killer, rules) ? /** @type {const} */ ('citing') : /** @type {const} */ ('suite'),
        killer: scenarios[killer]?.name ?? '',
        how: answer === null ? 'the process came to no end' : answer.how,
      };
    });
  };

  /**
   * For every rule that scenarios cite (or those of `only`), tries breaks of the places that cite it, one after the other, until a scenario
   * that cites the rule notices one. A break that is known to be noticed is tried first.
   * @type {Suite['shown']}
   */
  const shown = async ({ perRule, seed, only, known = new Map() }) => {
    /** @type {Map<string, Mutant[]>} */
    const placesOf = new Map(
      scenarios.flatMap(({ rules }) =>
        rules.flatMap((rule) => [
          [rule, []],
          [ruleOf(rule), []],
        ]),
      ),
    );
    for (const mutant of mutants) if (!equivalents.has(mutant.key)) for (const rule of mutant.rules) placesOf.get(rule)?.push(mutant);
    const cited = [...new Set(scenarios.flatMap(({ rules }) => rules))].filter((rule) => only?.has(rule) ?? true);
    const plans = cited.map((rule) => {
      const own = (placesOf.get(ruleOf(rule)) ?? []).filter((mutant) => reaching(mutant).some((at) => citing[at]?.has(rule)));
      const drawn = shuffled(own, ({ key }) => key, `${seed}:${rule}`);
      const isKnown = (/** @type {Mutant} */ { key }) => key === known.get(rule)?.mutant;
      const queue = [...drawn.filter(isKnown), ...drawn.filter((mutant) => !isKnown(mutant))].slice(0, perRule);
      return {
        rule,
        places: own.length,
        queue,
        tried: 0,
        state: /** @type {RuleShown['state']} */ (own.length === 0 ? 'nowhere' : 'unnoticed'),
        witness: /** @type {Witness | null} */ (null),
      };
    });
    const citingOf = (/** @type {string} */ rule, /** @type {Mutant} */ mutant) =>
      reaching(mutant)
        .filter((at) => citing[at]?.has(rule))
        .sort(nearest(mutant))
        .slice(0, most);
    for (let round = 0; round < perRule; round++) {
      const open = plans.filter(({ state, queue }) => state === 'unnoticed' && queue.length > round);
      const answers = await pool.work(
        open,
        ({ rule, queue }) => {
          const mutant = /** @type {Mutant} */ (queue[round]);
          return asTry(mutant, citingOf(rule, mutant));
        },
        progress(`rules tried in round ${round + 1}:`, open.length),
      );
      open.forEach((plan, at) => {
        const mutant = /** @type {Mutant} */ (plan.queue[round]);
        const killer = killerOf(answers[at], citingOf(plan.rule, mutant));
        plan.tried += 1;
        if (killer !== -1)
          Object.assign(plan, { state: 'shown', witness: { mutant: mutant.key, scenario: scenarios[killer]?.name ?? '' } });
      });
    }
    return plans.map(({ rule, state, places, tried, witness }) => ({ rule, state, places, tried, witness }));
  };

  /**
   * For rules that no place cites yet, finds breaks that are noticed by a scenario which cites the rule, those first that few other
   * scenarios reach. A person has to judge whether the place carries the rule out or is only passed on the way.
   * @type {Suite['places']}
   */
  const places = async ({ rules, perRule }) => {
    const candidates = [...rules].map((rule) => {
      const citingRule = scenarios.flatMap((_, at) => (cites(at, [rule]) ? [at] : []));
      const known = new Set(citingRule);
      const byPlace = new Map();
      for (const mutant of mutants) {
        const by = equivalents.has(mutant.key) || mutant.rules.includes(rule) ? [] : reaching(mutant);
        const own = by.filter((at) => known.has(at));
        if (own.length === 0 || by === everywhere) continue;
        const place = `${mutant.file}#${mutant.within}`;
        const share = own.length / by.length;
        // For each place, the mutant with the largest share is kept.
        if ((byPlace.get(place)?.share ?? 0) < share) byPlace.set(place, { mutant, own, share, others: by.length - own.length });
      }
      const best = [...byPlace.values()].sort((a, b) => b.share - a.share || b.own.length - a.own.length).slice(0, perRule);
      return best.map((one) => ({ rule, ...one }));
    });
    const open = candidates.flat();
    const answers = await pool.work(open, ({ mutant, own }) => asTry(mutant, own.slice(0, 8)), progress('places tried:', open.length));
    return open.flatMap(({ rule, mutant, share, others }, at) => {
      const { killer = -1 } = answers[at] ?? {};
      return killer < 0 ? [] : [{ rule, mutant, share, others, scenario: scenarios[killer]?.name ?? '' }];
    });
  };

  /** @type {Suite['compare']} */
  const compare = async (verdicts, mostRuns) => {
    const open = verdicts.filter(({ fate }) => fate === 'survived');
    const answers = await pool.work(
      open,
      ({ mutant, rules }) => ({ ...asTry(mutant, order(mutant, rules).slice(0, mostRuns)), type: 'compare' }),
      progress('survivors compared:', open.length),
    );
    return open.map((verdict, index) => {
      const { at = -1, difference = null } = answers[index] ?? {};
      return { verdict, scenario: scenarios[at] ?? null, difference };
    });
  };

  return { scenarios, failing, reaching, judge, compare, shown, places, end: pool.end };
}
