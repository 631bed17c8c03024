const silentMs = 60_000;
const mostKnown = 1_000;

/** Lines that differ in numbers and quoted names alone say the same. @param {string} line */
const sense = (line) => line.replace(/"[^"]*"|'[^']*'|\d+/g, '#');

/**
 * Shows a line and leaves out those that say the same for a minute: a fault that every request meets is told once, not once a request.
 *
 * @param {(line: string) => void} show
 * @param {() => number} [now] milliseconds
 * @returns {(line: string) => void}
 */
export const withoutRepeats = (show, now = Date.now) => {
  /** @type {Map<string, { readonly at: number, left: number }>} */
  const known = new Map();
  return (line) => {
    const [key, time] = [sense(line), now()];
    const before = known.get(key);
    if (before !== undefined && time - before.at < silentMs) {
      before.left += 1;
      return;
    }
    if (known.size >= mostKnown) known.clear();
    known.set(key, { at: time, left: 0 });
    show(before === undefined || before.left === 0 ? line : `${line} (and ${before.left} more like it before)`);
  };
};
