import { type Answer, type Domain, namePick, type Option, type Ruleset } from '@arbiter/kernel';

type TypedDomain = Exclude<Domain, { type: 'bulk' }>;

const span = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`);

/** Describes in a few words what a person may type. */
export function rangeText(domain: TypedDomain): string {
  switch (domain.type) {
    case 'number':
      return span(domain.min, domain.max);
    case 'options':
      return domain.min === domain.max ? `${domain.min}` : `${span(domain.min, domain.max)}, separated by spaces`;
    case 'distribution':
      return `an amount for each in order, ${domain.total} together, at least ${domain.min} each`;
    case 'name':
      return 'id or name of a card';
  }
}

/** Describes the bounds of an option in a distribution. */
export function boundsText({ least, most, enough }: Option): string {
  const parts = [
    ...(least === undefined ? [] : [`at least ${least}`]),
    ...(most === undefined ? [] : [`at most ${most}`]),
    ...(enough === undefined ? [] : [`${enough} before the next`]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/**
 * Reads the answer from a typed line. Numbers that fit no option are passed on, so that the rules refuse them.
 * @returns null where numbers are asked for and something else is typed
 */
export function readLine(ruleset: Ruleset, domain: TypedDomain, line: string): Answer | null {
  if (domain.type === 'name') return { picks: [namePick(cardNamed(ruleset, line.trim()))] };
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  if (words.some((word) => !/^-?\d{1,9}$/.test(word))) return null;
  const numbers = words.map(Number);
  if (domain.type === 'number') return { number: numbers[0] ?? domain.min };
  if (domain.type === 'distribution')
    return { amounts: Object.fromEntries(numbers.map((number, at) => [domain.options[at]?.id ?? `?${at + 1}`, number])) };
  return { picks: numbers.map((number) => domain.options[number - 1]?.id ?? `?${number}`) };
}

function cardNamed(ruleset: Ruleset, text: string): string {
  const wanted = text.toLowerCase();
  return ruleset.cards().find(({ id, names }) => id === text || names.en.toLowerCase() === wanted || names.zh === text)?.id ?? text;
}
