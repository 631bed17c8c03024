import type { Answer, Decision, Domain, Json, Option, Refusal, RuleRef } from './contract.js';
import { InvariantBroken } from './errors.js';
import { completeToSum, reaches } from './sums.js';
import type { Table } from './table.js';

export type OptionsDomain = Extract<Domain, { type: 'options' }>;

/**
 * Holds an answer against the domain of its decision. The same predicate stands behind offering and accepting.
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
      params: { violations: accepted.violations as unknown as Json },
    };
  }
  if (domain.type === 'number') {
    if (!('number' in answer) || !Number.isSafeInteger(answer.number)) return malformed(decision, 'This decision takes an integer.');
    if (answer.number < domain.min || answer.number > domain.max) return illegal(decision, `The number must lie between ${domain.min} and ${domain.max}.`);
    // Zero has one form only, as in the text that a state is stored as.
    return { answer: { number: answer.number + 0 } };
  }
  if (!('picks' in answer) || !Array.isArray(answer.picks) || !answer.picks.every((pick) => typeof pick === 'string')) {
    return malformed(decision, 'This decision takes a list of option ids.');
  }
  return checkPicks(table, decision, domain, answer.picks);
}

function checkPicks(table: Table, decision: Decision, domain: OptionsDomain, picks: readonly string[]): { readonly answer: Answer } | Refusal {
  if (new Set(picks).size !== picks.length) return illegal(decision, 'An option can be picked once.');
  if (picks.length < domain.min || picks.length > domain.max) return illegal(decision, `Pick at least ${domain.min} and at most ${domain.max}.`);
  const chosen: Option[] = [];
  for (const pick of picks) {
    const option = domain.options.find((one) => one.id === pick);
    if (option === undefined) return illegal(decision, `${JSON.stringify(pick)} is not offered.`, table.game.refusalRule?.(table, decision, pick));
    chosen.push(option);
  }
  if (domain.sum !== undefined && !reaches(chosen, domain.sum)) return illegal(decision, `The picks must add up to ${domain.sum}.`);
  return { answer: { picks: [...picks] } };
}

function malformed(decision: Decision, detail: string): Refusal {
  return { code: 'answer/malformed', rule: decision.rule, detail, params: { decision: decision.id } };
}

function illegal(decision: Decision, detail: string, rule?: RuleRef | null): Refusal {
  return { code: 'answer/illegal', rule: rule ?? decision.rule, detail, params: { decision: decision.id } };
}

/** Whether the picks made so far can be completed to a legal whole. Used by samplers and by games that ask step by step. */
export function completable(domain: OptionsDomain, picked: readonly Option[]): boolean {
  return complete(domain, picked) !== null;
}

/** Completes picks to a legal set, trying the options in their order; null when there is no way. */
export function complete(domain: OptionsDomain, picked: readonly Option[]): readonly Option[] | null {
  if (domain.sum === undefined) {
    const rest = domain.options.filter((one) => !picked.includes(one));
    const wanted = Math.max(0, domain.min - picked.length);
    return picked.length <= domain.max && rest.length >= wanted ? [...picked, ...rest.slice(0, wanted)] : null;
  }
  return completeToSum(domain, domain.sum, picked, domain.options.filter((one) => !picked.includes(one)));
}

/**
 * A legal answer drawn at random.
 * @param draw gives a uniform integer in [0, n)
 * @throws {InvariantBroken} when a decision has no legal answer (a dead end)
 */
export function sampleAnswer(table: Table, decision: Decision, draw: (n: number) => number): Answer {
  const { domain } = decision;
  if (domain.type === 'bulk') return { bulk: table.game.sampleBulk(table, decision, draw) };
  return drawPicks(domain, draw);
}

/**
 * A legal answer to a domain that lists what may be answered, drawn at random; it needs no more than a player sees.
 * @param draw gives a uniform integer in [0, n)
 * @throws {InvariantBroken} when the domain has no legal answer (a dead end)
 */
export function drawPicks(domain: Exclude<Domain, { type: 'bulk' }>, draw: (n: number) => number): Answer {
  if (domain.type === 'number') return { number: domain.min + draw(domain.max - domain.min + 1) };
  const shuffled = [...domain.options];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j] as Option, shuffled[i] as Option];
  }
  if (domain.sum !== undefined) {
    const found = complete({ ...domain, options: shuffled }, []);
    if (found === null) throw new InvariantBroken('a domain has no legal answer');
    return { picks: found.map((option) => option.id) };
  }
  if (shuffled.length < domain.min) throw new InvariantBroken('a domain has no legal answer');
  const most = Math.min(domain.max, shuffled.length);
  const count = domain.min + draw(most - domain.min + 1);
  return { picks: shuffled.slice(0, count).map((option) => option.id) };
}

/** Ids of options that commit to nothing, in order of preference. */
const declining = ['pass', 'no', 'done', 'end'];

/** The least committing legal answer: decline where one can, else the least number or the first completable picks. */
export function leastAnswer(table: Table, decision: Decision): Answer {
  const { domain } = decision;
  if (domain.type === 'number') return { number: domain.min };
  if (domain.type === 'bulk') return { bulk: table.game.sampleBulk(table, decision, () => 0) };
  const single = domain.min <= 1 && domain.max >= 1 && domain.sum === undefined;
  for (const id of declining) if (single && domain.options.some((option) => option.id === id)) return { picks: [id] };
  const found = complete(domain, []);
  if (found === null) throw new InvariantBroken(`decision ${decision.id} (${decision.kind}) has no legal answer`);
  return { picks: found.map((option) => option.id) };
}

/** Whether a decision has at least two legal answers. */
export function isRealChoice(decision: Decision): boolean {
  const { domain } = decision;
  if (domain.type === 'bulk') return true;
  if (domain.type === 'number') return domain.max > domain.min;
  if (domain.sum !== undefined) return hasSecondSet(domain);
  const { length } = domain.options;
  const most = Math.min(domain.max, length);
  if (most === 0) return false;
  return domain.min < length || (length > 1 && domain.ordered === true);
}

/** Whether two different sets reach the sum: one that lacks something of the first found, or has something that it lacks. */
function hasSecondSet(domain: OptionsDomain): boolean {
  const found = complete(domain, []);
  if (found === null) return false;
  return domain.options.some((option) =>
    found.includes(option) ? complete({ ...domain, options: domain.options.filter((one) => one !== option) }, []) !== null : complete(domain, [option]) !== null,
  );
}

/** Option ids picked, for procedures that asked with an options domain. */
export function picksOf(answer: Json | undefined): readonly string[] {
  if (typeof answer === 'object' && answer !== null && 'picks' in answer) return answer.picks as unknown as readonly string[];
  throw new InvariantBroken('an answer with picks was expected');
}

export function numberOfAnswer(answer: Json | undefined): number {
  if (typeof answer === 'object' && answer !== null && 'number' in answer) return answer.number as unknown as number;
  throw new InvariantBroken('an answer with a number was expected');
}

export function bulkOf(answer: Json | undefined): Json {
  if (typeof answer === 'object' && answer !== null && 'bulk' in answer) return answer.bulk as unknown as Json;
  throw new InvariantBroken('a bulk answer was expected');
}
