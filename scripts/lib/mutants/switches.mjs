// The switches in a bundle of mutants, as source text: the bundle's code calls them, and the code that runs the bundle sets them.

/**
 * Returns the head of a bundle. Every place that is reached is noted in `hit`. For conditions, shifts and lists that happens only when the
 * break would make a difference, so that scenarios that can't notice the break are not run. Every call uses up one of `left`, so that a
 * break that leads to an endless loop runs out of them.
 *
 * @param {number} count number of mutants
 */
export const switches = (count) => `
let __active = -1, __left = Infinity;
const __hit = new Uint8Array(${count});
class OutOfSteps extends Error {}
const __count = () => { if (--__left < 0) throw new OutOfSteps('the budget of steps is used up'); };
const __on = (id) => { __count(); __hit[id] = 1; return __active === id; };
const __condition = (id, value) => { __count(); if (value) __hit[id + 1] = 1; else __hit[id] = 1; return __active === id ? true : __active === id + 1 ? false : value; };
const __never = (id, value) => { __count(); if (value) __hit[id] = 1; return __active === id ? false : value; };
const __always = (id, value) => { __count(); if (!value) __hit[id] = 1; return __active === id ? true : value; };
const __negated = (id, value) => { __count(); __hit[id] = 1; return __active === id ? !value : value; };
const __less = (id, a, b) => { __count(); if (a === b) __hit[id] = 1; return __active === id ? a <= b : a < b; };
const __lessOrEqual = (id, a, b) => { __count(); if (a === b) __hit[id] = 1; return __active === id ? a < b : a <= b; };
const __greater = (id, a, b) => { __count(); if (a === b) __hit[id] = 1; return __active === id ? a >= b : a > b; };
const __greaterOrEqual = (id, a, b) => { __count(); if (a === b) __hit[id] = 1; return __active === id ? a > b : a >= b; };
const __sum = (id, a, b) => { __count(); if (typeof a !== 'number' || typeof b !== 'number') return a + b; if (b !== 0) __hit[id] = 1; return __active === id ? a - b : a + b; };
const __difference = (id, a, b) => { __count(); if (b !== 0) __hit[id] = 1; return __active === id ? a + b : a - b; };
const __number = (id, value) => { __count(); __hit[id] = 1; return __active === id ? value + 1 : value; };
const __flag = (id, value) => { __count(); __hit[id] = 1; return __active === id ? !value : value; };
const __word = (id, value, other) => { __count(); __hit[id] = 1; return __active === id ? other : value; };
const __other = (id, value) => { __count(); if (typeof value !== 'number' || value < 0) return value; __hit[id] = 1; return __active === id ? (value === 0 ? 1 : 0) : value; };
const __shortened = (id, value) => { __count(); if (value.length > 0) __hit[id] = 1; return __active === id ? value.slice(0, -1) : value; };
const __first = (id, value) => {
  __count();
  if (__active === id) { if (Array.isArray(value)) return value.slice(0, 1); if (value instanceof Set || value instanceof Map) { const [one] = value; return value.size === 0 ? value : value instanceof Set ? new Set([one]) : new Map([one]); } }
  if (Array.isArray(value) ? value.length > 1 : value instanceof Set || value instanceof Map ? value.size > 1 : false) __hit[id] = 1;
  return value;
};
const __step = (id, run) => (...given) => (__on(id) ? undefined : run(...given));
const __switches = { hit: __hit, turn: (id) => { __active = id; }, allow: (steps) => { __left = steps; }, left: () => __left };
`;
