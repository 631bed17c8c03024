// Finds where a break changes what somebody can see although no expectation looks there: records the steps of two runs and compares them.

/**
 * One step of a scenario as everybody sees it.
 * @typedef {object} Seen
 * @property {string} when which answer of the run, or of the answers given after its end
 * @property {unknown} told events, questions, result, or a refusal
 * @property {unknown} views what the judge, each player and a spectator see
 * @property {string} kept the stored state, as text
 */

/**
 * @typedef {{ readonly level: 'told' | 'seen' | 'kept', readonly when: string, readonly details: readonly string[] }} Difference `kept`:
 *   only the stored state differs, which may have visible consequences later
 */

const viewersOf = (/** @type {{ readonly seats: number }} */ { seats }) => [
  { role: 'judge' },
  ...Array.from({ length: seats }, (_, seat) => ({ role: 'player', seat })),
  { role: 'spectator' },
];

/** Greatest number of questions that are answered after a scenario's end. */
const mostAfterwards = 40;

/**
 * Wraps a ruleset so that the result of each call is recorded.
 * @param {any} ruleset @returns {{ readonly ruleset: any, readonly seen: Seen[], readonly playOn: (draw: (n: number) => number) => void }}
 */
export function recording(ruleset) {
  /** @type {Seen[]} */
  const seen = [];
  /** @type {{ pins: any, step: any } | null} */
  let last = null;
  let when = 'answer';
  const note = (/** @type {any} */ pins, /** @type {any} */ step) => {
    last = { pins, step };
    const views = Object.fromEntries(
      viewersOf(pins).map((viewer) => ['seat' in viewer ? viewer.seat : viewer.role, ruleset.view(pins, step.state, viewer)]),
    );
    seen.push({
      when: `${when} ${seen.length}`,
      told: { events: step.events, pending: step.pending, result: step.result },
      views: JSON.parse(JSON.stringify(views)),
      kept: JSON.stringify(step.state),
    });
    return step;
  };
  const begun =
    (/** @type {string} */ name) =>
    (/** @type {any} */ pins, /** @type {any[]} */ ...rest) =>
      note(pins, ruleset[name](pins, ...rest));
  const apply = (/** @type {any} */ pins, /** @type {any} */ state, /** @type {any} */ action) => {
    const outcome = ruleset.apply(pins, state, action);
    if (outcome.ok) note(pins, outcome.step);
    else seen.push({ when: `${when} ${seen.length}`, told: { refusal: outcome.refusal }, views: null, kept: '' });
    return outcome;
  };
  const playOn = (/** @type {(n: number) => number} */ draw) => {
    when = 'played on at random, answer';
    for (let done = 0; done < mostAfterwards && last !== null && last.step.pending.length > 0; done++) {
      const { pins, step } = last;
      const decision = step.pending[0];
      const answer = ruleset.sample(pins, step.state, decision, draw);
      if (!apply(pins, step.state, { type: 'answer', seat: decision.seat, decision: decision.id, answer }).ok) return;
    }
  };
  return { ruleset: { ...ruleset, start: begun('start'), arrange: begun('arrange'), apply }, seen, playOn };
}

const brief = (/** @type {unknown} */ value) => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 220 ? `${text.slice(0, 220)}...` : text;
};

/**
 * Collects the first few paths at which two values differ.
 * @param {any} a @param {any} b @param {string} path @param {string[]} found
 */
function compare(a, b, path, found) {
  if (found.length >= 4 || Object.is(a, b)) return;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) {
    found.push(`${path}: ${brief(a)} became ${brief(b)}`);
    return;
  }
  if (Array.isArray(a) && a.length !== b.length) {
    const at = a.findIndex((one, index) => JSON.stringify(one) !== JSON.stringify(b[index]));
    const place = at === -1 ? a.length : at;
    found.push(`${path}: ${a.length} became ${b.length} entries; [${place}] ${brief(a[place])} became ${brief(b[place])}`);
    return;
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) compare(a[key], b[key], path === '' ? key : `${path}.${key}`, found);
}

/**
 * Returns the first step at which two runs of one scenario differ.
 * @param {readonly Seen[]} unbroken @param {readonly Seen[]} broken @returns {Difference | null}
 */
export function firstDifference(unbroken, broken) {
  /** @type {Difference | null} */
  let kept = null;
  for (let at = 0; at < Math.max(unbroken.length, broken.length); at++) {
    const [one, other] = [unbroken[at], broken[at]];
    if (one === undefined || other === undefined)
      return {
        level: 'told',
        when: (one ?? other)?.when ?? '',
        details: [one === undefined ? 'the run goes on longer' : 'the run ends earlier'],
      };
    /** @type {string[]} */
    const told = [];
    compare(one.told, other.told, '', told);
    if (told.length > 0) return { level: 'told', when: one.when, details: told };
    /** @type {string[]} */
    const views = [];
    compare(one.views, other.views, 'view', views);
    if (views.length > 0) return { level: 'seen', when: one.when, details: views };
    if (kept === null && one.kept !== other.kept) {
      /** @type {string[]} */
      const found = [];
      compare(JSON.parse(one.kept), JSON.parse(other.kept), 'state', found);
      kept = { level: 'kept', when: one.when, details: found };
    }
  }
  return kept;
}
