// Finds the rules that a piece of source says it carries out: rule numbers in its comments, and rule numbers that it passes on as strings.

/**
 * A game's rulebook, whose rule numbers are read.
 * @typedef {object} Book
 * @property {readonly string[]} numbers of rules and notes, in the book's order
 * @property {readonly string[]} headings
 * @property {readonly string[]} rulings ids
 */

const token = /[\p{Script=Han}\w]+(?:[.※-][\p{Script=Han}\w]+)*(?:\(\d+\))*※?|\.\d+[a-z]?|\(\d+\)/gu;
const link = /^(?:\s*(?:,|and|to|or|-|–)\s*)+$/;

/** @param {Book} book */
export function citationReader({ numbers, headings, rulings }) {
  const known = new Set(numbers);
  const titles = new Set(headings.filter((number) => /[.\p{Script=Han}]|\d{3}/u.test(number)));
  const ids = new Set(rulings);
  const place = new Map(numbers.map((number, at) => [number, at]));
  // Rules of the book's last part may be cited without the part's number: "遠程.1".
  const short = new Map();
  for (const number of [...numbers, ...headings]) {
    const tail = /^\p{Script=Han}+\.(\p{Script=Han}.*)$/u.exec(number)?.[1];
    if (tail !== undefined) short.set(tail, short.has(tail) ? null : number);
  }
  const below = (/** @type {string} */ heading) =>
    numbers.filter((number) => number.startsWith(heading) && !/^\w/.test(number.slice(heading.length)));

  const named = (/** @type {string} */ text) => (known.has(text) || titles.has(text) ? text : (short.get(text) ?? null));

  /**
   * Completes a number that is given by its last part only: ".3" or "(4)" or "5" after a whole number.
   * @param {string} text @param {string} before @returns {string | null}
   */
  const sibling = (text, before) => {
    const part = text.replace(/^\./, '');
    const stems = part.startsWith('(')
      ? [before.replace(/\(\d+\)$/, ''), before]
      : [before.replace(/[.-][^.-]*$/, '.'), before.replace(/\d+[a-z]?$/, ''), before.replace(/[a-z]$/, '')];
    return stems.map((stem) => `${stem}${part}`).find((one) => one !== before && known.has(one)) ?? null;
  };

  /** @param {string} comment @returns {{ readonly rules: Set<string>, readonly headings: Set<string> }} */
  const readComment = (comment) => {
    const rules = new Set();
    const heads = new Set();
    let before = /** @type {string | null} */ (null);
    let end = 0;
    for (const match of comment.matchAll(token)) {
      const gap = comment.slice(end, match.index);
      const isSplit = named(match[0]) === null && /-/.test(match[0]) && named(match[0].replace(/-[^-]*$/, '')) !== null;
      const first = isSplit ? match[0].replace(/-[^-]*$/, '') : match[0];
      let found = named(first);
      if (found === null && before !== null && link.test(gap)) found = sibling(first, before);
      found ??= /^\(\d+\)$/.test(first) ? named(first.slice(1, -1)) : null;
      end = match.index + match[0].length;
      if (found === null) {
        // Any other word ends a list of numbers.
        if (!/^(?:and|to|or)$/.test(match[0])) before = null;
        else end = match.index;
        continue;
      }
      if (before !== null && /(?:to|-|–)\s*$/.test(gap)) addRange(rules, before, found);
      (known.has(found) ? rules : heads).add(found);
      before = found;
      const last = isSplit ? sibling(/** @type {string} */ (/[^-]*$/.exec(match[0])?.[0]), found) : null;
      if (last !== null) {
        addRange(rules, found, last);
        before = last;
      }
    }
    for (const [, number] of comment.matchAll(/\bruling[ :](\d+)/g)) if (ids.has(`ruling:${number}`)) rules.add(`ruling:${number}`);
    return { rules, headings: heads };
  };

  /** @param {Set<string>} rules @param {string} from @param {string} to */
  const addRange = (rules, from, to) => {
    const [a, b] = [place.get(from), place.get(to)];
    if (a === undefined || b === undefined || b <= a || b - a > 30) return;
    for (const number of numbers.slice(a, b + 1)) rules.add(number);
  };

  /**
   * Returns the rules that a piece of source cites. A cited heading stands for the rules under it, but only in a source that cites no rule
   * itself.
   * @param {string} source @returns {readonly string[]}
   */
  return (source) => {
    const rules = new Set();
    const heads = new Set();
    for (const [comment] of source.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g)) {
      const read = readComment(comment.replaceAll(/^\s*\*\s?/gm, ' '));
      for (const number of read.rules) rules.add(number);
      for (const number of read.headings) heads.add(number);
    }
    for (const [, text] of source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').matchAll(/'([^'\n]*)'/g)) {
      const number = /** @type {string} */ (text);
      if (known.has(number) || ids.has(number)) rules.add(number);
      else if (titles.has(number)) heads.add(number);
    }
    return rules.size > 0 ? [...rules] : [...heads].flatMap(below);
  };
}
