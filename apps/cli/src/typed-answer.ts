import { type Answer, type Domain, type Language, namePick, type Option, type Ruleset } from '@arbiter/kernel';
import { cardsNamed } from './play/card-names.js';
import { terminalWords } from './play/words.js';

export type TypedDomain = Exclude<Domain, { type: 'bulk' }>;

/** What a typed line says: an answer that fits the domain's numbers, or why it is none, in words. */
export type TypedAnswer = { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly why: string };

const refuse = (why: string): TypedAnswer => ({ ok: false, why });
const take = (answer: Answer): TypedAnswer => ({ ok: true, answer });

/** Describes in a few words what a person may type. */
export function rangeText(domain: TypedDomain, language: Language = 'en'): string {
  const { range, semicolon } = terminalWords[language];
  switch (domain.type) {
    case 'number':
      return range.span(domain.min, domain.max);
    case 'options': {
      if (domain.max === 1 && domain.min === 1) return range.span(1, domain.options.length);
      const picks = domain.min === domain.max ? range.picks(`${domain.min}`) : range.picks(range.span(domain.min, domain.max));
      return domain.min === 0 ? `${picks}${semicolon}${range.orNone}` : picks;
    }
    case 'distribution':
      return range.amounts(domain.total, domain.min);
    case 'name':
      return range.name;
  }
}

/** Describes the bounds of an option in a distribution. */
export function boundsText({ least, most, enough }: Option, language: Language = 'en'): string {
  const { range, comma } = terminalWords[language];
  const parts = [
    ...(least === undefined ? [] : [range.least(least)]),
    ...(most === undefined ? [] : [range.most(most)]),
    ...(enough === undefined ? [] : [range.enough(enough)]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(comma)})`;
}

/** Whether an answer in this domain is shown before it is sent: several picks, an amount, or an order are easily mistyped. */
export function isConfirmed(domain: TypedDomain): boolean {
  return domain.type === 'number' || domain.type === 'distribution' || (domain.type === 'options' && domain.max > 1);
}

/**
 * Reads the answer from a typed line. Nothing is passed on that the domain's own numbers exclude: options that do not exist, too many or
 * too few picks, amounts of another total. What the game judges beyond them is refused by the rules.
 */
export function readLine(ruleset: Ruleset, domain: TypedDomain, line: string, language: Language = 'en'): TypedAnswer {
  const { not } = terminalWords[language];
  const text = line.trim();
  if (text === '') return refuse(not.empty);
  if (domain.type === 'name') return readName(ruleset, text, language);
  const words = text.split(/[\s,，、]+/).filter((word) => word !== '');
  const stranger = words.find((word) => !/^-?\d{1,9}$/.test(word));
  if (stranger !== undefined || words.length === 0) return refuse(not.noNumbers(stranger ?? text));
  const numbers = words.map(Number);
  switch (domain.type) {
    case 'number':
      return readNumber(domain, numbers, language);
    case 'distribution':
      return readAmounts(domain, numbers, language);
    case 'options':
      return readPicks(domain, numbers, language);
  }
}

function readNumber(domain: Extract<Domain, { type: 'number' }>, numbers: readonly number[], language: Language): TypedAnswer {
  const { not, range } = terminalWords[language];
  const [number] = numbers;
  if (number === undefined || numbers.length > 1) return refuse(not.oneNumber);
  // Adding 0 turns -0 into 0.
  return number < domain.min || number > domain.max
    ? refuse(not.between(range.span(domain.min, domain.max)))
    : take({ number: number + 0 });
}

function readAmounts(domain: Extract<Domain, { type: 'distribution' }>, numbers: readonly number[], language: Language): TypedAnswer {
  const { not } = terminalWords[language];
  const { options, total } = domain;
  if (numbers.length !== options.length) return refuse(not.amounts(options.length, numbers.length));
  const given = numbers.reduce((sum, number) => sum + number, 0);
  if (given !== total) return refuse(not.total(total, given));
  return take({ amounts: Object.fromEntries(options.map(({ id }, at) => [id, (numbers[at] as number) + 0])) });
}

function readPicks(domain: Extract<Domain, { type: 'options' }>, numbers: readonly number[], language: Language): TypedAnswer {
  const { not, range } = terminalWords[language];
  const { options, min, max } = domain;
  // A single 0 says that nothing is chosen.
  const chosen = numbers.length === 1 && numbers[0] === 0 && min === 0 ? [] : numbers;
  const beyond = chosen.find((number) => number < 1 || number > options.length);
  if (beyond !== undefined) return refuse(not.noOption(beyond, options.length));
  const again = chosen.find((number, at) => chosen.indexOf(number) !== at);
  if (again !== undefined) return refuse(not.twice(again));
  if (chosen.length < min || chosen.length > max) return refuse(not.count(range.span(min, max), chosen.length));
  return take({ picks: chosen.map((number) => (options[number - 1] as Option).id) });
}

function readName(ruleset: Ruleset, text: string, language: Language): TypedAnswer {
  const [first, ...others] = cardsNamed(ruleset, text);
  const { not, card } = terminalWords[language];
  if (first === undefined) return refuse(not.noCard(text));
  if (others.length === 0 || first.exact) return take({ picks: [namePick(first.key)] });
  const names = [first, ...others].map(({ names: one }) => one[language]);
  return refuse(card.several(text, names.slice(0, 8), Math.max(0, names.length - 8)));
}
