import type { Answer, Decision, Domain, Json, Option, Refusal, RuleRef } from '../contract.js';
import { byOption, type Distribution, faultIn, hasSecondDistribution } from './distributions.js';
import { InvariantBroken } from '../errors.js';
import { mayBeNamed, nameIn, objectionTo, objectionToAmounts } from './examples.js';
import { completeToSum, reaches } from './sums.js';
import type { Table } from '../table/table.js';
import { jsonOf, readAs } from '../json.js';

export type OptionsDomain = Extract<Domain, { type: 'options' }>;

/**
 * Checks an answer against the domain of its decision. The same predicate decides what is offered and what is accepted.
 * @returns the answer as it is kept (a bulk answer in the game's stored form), or a refusal with the rule that asks
 */
export function checkAnswer(table: Table, decision: Decision, answer: Answer): { readonly answer: Answer } | Refusal {
  const { domain } = decision;
  if (typeof answer !== 'object' || answer === null) return malformed(decision, 'An answer is an object.');
  if (domain.type === 'bulk') {
    if (!('bulk' in answer)) return malformed(decision, 'This decision takes a bulk answer.');
    const accepted = table.game.acceptBulk(table, decision, answer.bulk);
    if (accepted.ok) return { answer: { bulk: accepted.value } };
    const [first] = accepted.violations;
    return {
      code: 'deck/illegal',
      rule: first?.rule ?? decision.rule,
      detail: first?.detail ?? 'The deck is not legal.',
      params: { violations: jsonOf(accepted.violations) },
    };
  }
  if (domain.type === 'number') {
    if (!('number' in answer) || !Number.isSafeInteger(answer.number)) return malformed(decision, 'This decision takes an integer.');
    if (answer.number < domain.min || answer.number > domain.max)
      return illegal(decision, `The number must lie between ${domain.min} and ${domain.max}.`);
    // Adding 0 turns -0 into 0, the form it has in a state stored as text.
    return { answer: { number: answer.number + 0 } };
  }
  if (domain.type === 'distribution') return checkAmounts(table, decision, domain, answer);
  if (!('picks' in answer) || !Array.isArray(answer.picks) || !answer.picks.every((pick) => typeof pick === 'string')) {
    return malformed(decision, 'This decision takes a list of option ids.');
  }
  return domain.type === 'name' ? checkName(table, decision, answer.picks) : checkPicks(table, decision, domain, answer.picks);
}

function checkAmounts(table: Table, decision: Decision, domain: Distribution, answer: Answer): { readonly answer: Answer } | Refusal {
  if (!('amounts' in answer) || typeof answer.amounts !== 'object' || answer.amounts === null || Array.isArray(answer.amounts)) {
    return malformed(decision, 'This decision takes amounts by option id.');
  }
  const given = new Map(Object.entries(answer.amounts));
  for (const amount of given.values()) if (!Number.isSafeInteger(amount)) return malformed(decision, 'Amounts are integers.');
  for (const id of given.keys()) if (!domain.options.some((option) => option.id === id)) return notOffered(table, decision, id);
  // Adding 0 turns -0 into 0, the form it has in a state stored as text.
  const amounts = domain.options.map((option) => (given.get(option.id) ?? 0) + 0);
  const fault = faultIn(domain, amounts);
  if (fault !== null) return illegal(decision, fault);
  const kept = byOption(domain, amounts);
  const objection = domain.checked === true ? objectionToAmounts(table, decision, kept) : null;
  return objection === null ? { answer: { amounts: kept } } : illegal(decision, objection.detail, objection.rule);
}

function checkName(table: Table, decision: Decision, picks: readonly string[]): { readonly answer: Answer } | Refusal {
  const [pick] = picks;
  if (pick === undefined || picks.length > 1) return illegal(decision, 'Give one name.');
  const key = nameIn(pick);
  const card = key === null ? undefined : table.library.cardNamed(key);
  if (key === null || card === undefined) return illegal(decision, `${JSON.stringify(pick)} is no name of the catalogue.`);
  const objection = mayBeNamed(table, decision, card, key);
  return objection === null ? { answer: { picks: [pick] } } : illegal(decision, objection.detail, objection.rule);
}

function checkPicks(
  table: Table,
  decision: Decision,
  domain: OptionsDomain,
  picks: readonly string[],
): { readonly answer: Answer } | Refusal {
  if (picks.length > 1 && new Set(picks).size !== picks.length) return illegal(decision, 'An option can be picked once.');
  if (picks.length < domain.min || picks.length > domain.max)
    return illegal(decision, `Pick at least ${domain.min} and at most ${domain.max}.`);
  const chosen: Option[] = [];
  for (const pick of picks) {
    const option = domain.options.find((one) => one.id === pick);
    if (option === undefined) return notOffered(table, decision, pick);
    chosen.push(option);
  }
  if (domain.groups === true && !isApart(chosen)) return illegal(decision, 'Of options that belong together only one can be picked.');
  if (domain.sum !== undefined && !reaches(chosen, domain.sum)) return illegal(decision, `The picks must add up to ${domain.sum}.`);
  const objection = domain.checked === true ? objectionTo(table, decision, picks) : null;
  if (objection !== null) return illegal(decision, objection.detail, objection.rule);
  return { answer: { picks: [...picks] } };
}

function malformed(decision: Decision, detail: string): Refusal {
  return { code: 'answer/malformed', rule: decision.rule, detail, params: { decision: decision.id } };
}

function illegal(decision: Decision, detail: string, rule?: RuleRef | null): Refusal {
  return { code: 'answer/illegal', rule: rule ?? decision.rule, detail, params: { decision: decision.id } };
}

function notOffered(table: Table, decision: Decision, id: string): Refusal {
  return illegal(decision, `${JSON.stringify(id)} is not offered.`, table.game.refusalRule?.(table, decision, id));
}

/** Whether no two options belong to the same group. */
function isApart(options: readonly Option[]): boolean {
  return firstOfEach(options).length === options.length;
}

/** Returns the options without those that stand behind another option of the same group. */
export function firstOfEach(options: readonly Option[]): readonly Option[] {
  const seen = new Set<string>();
  return options.filter(({ group }) => {
    if (group === undefined) return true;
    const first = !seen.has(group);
    seen.add(group);
    return first;
  });
}

/** Completes picks to a set that fits the domain, trying the options in their order; null when there is no such set. */
export function complete(domain: OptionsDomain, picked: readonly Option[]): readonly Option[] | null {
  if (domain.groups === true && !isApart(picked)) return null;
  if (domain.sum === undefined) {
    const open = domain.options.filter((one) => !picked.includes(one));
    const rest = domain.groups === true ? firstOfEach([...picked, ...open]).slice(picked.length) : open;
    const wanted = Math.max(0, domain.min - picked.length);
    return picked.length <= domain.max && rest.length >= wanted ? [...picked, ...rest.slice(0, wanted)] : null;
  }
  return completeToSum(
    domain,
    domain.sum,
    picked,
    domain.options.filter((one) => !picked.includes(one)),
  );
}

/**
 * Whether a decision has at least two legal answers, as far as its domain says. Games never ask a `checked` question that leaves no choice.
 */
export function isRealChoice(decision: Decision): boolean {
  const { domain } = decision;
  if (domain.type === 'bulk' || domain.type === 'name') return true;
  if (domain.type === 'number') return domain.max > domain.min;
  if (domain.type === 'distribution') return hasSecondDistribution(domain);
  if (domain.sum !== undefined || domain.groups === true) return hasSecondSet(domain);
  const length = domain.options.length - standingIn(domain.options);
  const most = Math.min(domain.max, length);
  if (most === 0) return false;
  return domain.min < length || (length > 1 && domain.ordered === true);
}

/** Counts the standing options at the end of the list: those that also answer later questions. */
function standingIn(options: readonly Option[]): number {
  let count = 0;
  while (options[options.length - 1 - count]?.standing === true) count++;
  return count;
}

/** Whether two different sets of picks fit: one that lacks an option of the first set found, or has an option that the first set lacks. */
function hasSecondSet(domain: OptionsDomain): boolean {
  const found = complete(domain, []);
  if (found === null) return false;
  if (domain.ordered === true && found.length > 1) return true;
  return domain.options.some((option) =>
    found.includes(option)
      ? complete({ ...domain, options: domain.options.filter((one) => one !== option) }, []) !== null
      : complete(domain, [option]) !== null,
  );
}

/** Returns the ids of the picked options, for procedures that asked with an options domain. */
export function picksOf(answer: Json | undefined): readonly string[] {
  if (typeof answer === 'object' && answer !== null && 'picks' in answer) return readAs<readonly string[]>(answer.picks);
  throw new InvariantBroken('an answer with picks was expected');
}

export function numberOfAnswer(answer: Json | undefined): number {
  if (typeof answer === 'object' && answer !== null && 'number' in answer) return readAs<number>(answer.number);
  throw new InvariantBroken('an answer with a number was expected');
}

/** Returns the amount that each option gets, by option id, for procedures that asked with a distribution. */
export function amountsOf(answer: Json | undefined): { readonly [option: string]: number } {
  if (typeof answer === 'object' && answer !== null && 'amounts' in answer) return answer.amounts as { readonly [option: string]: number };
  throw new InvariantBroken('an answer with amounts was expected');
}

/** Returns the key of the card name that was given. */
export function nameOfAnswer(answer: Json | undefined): string {
  const key = nameIn(picksOf(answer)[0] ?? '');
  if (key === null) throw new InvariantBroken('an answer with a name was expected');
  return key;
}

export function bulkOf(answer: Json | undefined): Json {
  if (typeof answer === 'object' && answer !== null && 'bulk' in answer) return jsonOf(answer.bulk);
  throw new InvariantBroken('a bulk answer was expected');
}
