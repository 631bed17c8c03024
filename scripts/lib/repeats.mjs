const silentMs = 60_000;
const mostKnown = 1_000;

/** Replaces numbers and quoted names, so that lines that differ only in these are equal. @param {string} line */
const sense = (line) => line.replace(/"[^"]*"|'[^']*'|\d+/g, '#');

/**
 * Wraps `show` so that it shows a line and leaves out equal lines for a minute: a fault that every request meets is reported once, not once
 * for each request.
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
