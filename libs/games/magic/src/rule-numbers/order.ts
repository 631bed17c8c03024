const parts = /^(\d{3})(?:\.(\d+)([a-km-np-z]?))?$/;

/** Whether a text has the form of a rule number: `601`, `601.2`, `601.2a`. The book uses neither `l` nor `o` as a letter. */
export function isRuleNumber(text: string): boolean {
  return parts.test(text);
}

/** Returns the three-digit section that a rule number belongs to. */
export function sectionOf(number: string): string {
  return number.slice(0, 3);
}

/**
 * Compares rule numbers by the order of the book: a heading before its rules, 702.9 before 702.10, 601.2 before 601.2a.
 * @throws RangeError when one of them is no rule number
 */
export function compareRuleNumbers(left: string, right: string): number {
  const [section, rule, letter] = read(left);
  const [otherSection, otherRule, otherLetter] = read(right);
  return section - otherSection || rule - otherRule || Number(letter > otherLetter) - Number(letter < otherLetter);
}

function read(number: string): readonly [section: number, rule: number, letter: string] {
  const match = parts.exec(number);
  if (match === null) throw new RangeError(`${number} is no rule number`);
  return [Number(match[1]), match[2] === undefined ? -1 : Number(match[2]), match[3] ?? ''];
}
