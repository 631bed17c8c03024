import { complete, firstOfEach, type OptionsDomain } from './answers.js';
import type { Answer, Decision, Domain, Option } from '../contract.js';
import { byOption, type Distribution, drawAmounts, plainAmounts } from './distributions.js';
import { InvariantBroken, must } from '../errors.js';
import { completed, objectionTo, objectionToAmounts, someName } from './examples.js';
import type { Table } from '../table/table.js';

/**
 * Draws a legal answer at random.
 * @param draw gives a uniform integer in [0, n)
 * @throws {InvariantBroken} when a decision has no legal answer (a dead end)
 */
export function sampleAnswer(table: Table, decision: Decision, draw: (n: number) => number): Answer {
  const { domain } = decision;
  if (domain.type === 'bulk') return { bulk: table.game.sampleBulk(table, decision, draw) };
  if (domain.type === 'name') return { picks: [someName(table, decision, draw(table.library.nameKeys().size))] };
  if (domain.type === 'options' && domain.checked === true) return { picks: sampleChecked(table, decision, drawOptions(domain, draw)) };
  if (domain.type === 'distribution' && domain.checked === true) return sampleAmounts(table, decision, domain, draw);
  return drawPicks(domain, draw);
}

/** Draws amounts that fit the domain and returns them if the game accepts them, otherwise the example's amounts. */
function sampleAmounts(table: Table, decision: Decision, domain: Distribution, draw: (n: number) => number): Answer {
  const drawn = drawAmounts(domain, draw);
  const amounts = drawn === null ? null : byOption(domain, drawn);
  return amounts !== null && objectionToAmounts(table, decision, amounts) === null ? { amounts } : exampleOf(domain);
}

/** Returns the example of a distribution. @throws {InvariantBroken} where the domain has none */
function exampleOf({ example }: Distribution): Answer {
  return { amounts: must(example, 'example of checked amounts') };
}

/** Returns the drawn picks if the game accepts them; otherwise keeps as many of them as can be completed to accepted picks. */
function sampleChecked(table: Table, decision: Decision, drawn: readonly string[]): readonly string[] {
  if (objectionTo(table, decision, drawn) === null) return drawn;
  for (let kept = drawn.length; kept > 0; kept = kept >> 1) {
    const found = completed(table, decision, drawn.slice(0, kept));
    if (found !== null) return found;
  }
  return must(completed(table, decision, []), `a legal answer to ${decision.kind}`);
}

/** Whether any answer of a domain can be drawn from the domain alone, because the game judges nothing. */
export function isOpen(domain: Domain): boolean {
  return domain.type === 'number' || ((domain.type === 'distribution' || domain.type === 'options') && domain.checked !== true);
}

/**
 * Draws a legal answer at random from no more than what a player sees; where the game judges the whole answer, returns the example that
 * stands in the domain.
 * @param draw gives a uniform integer in [0, n)
 * @throws {InvariantBroken} when the domain has no legal answer (a dead end)
 */
export function drawPicks(domain: Exclude<Domain, { type: 'bulk' }>, draw: (n: number) => number): Answer {
  switch (domain.type) {
    case 'number':
      return { number: domain.min + draw(domain.max - domain.min + 1) };
    case 'distribution':
      return domain.checked === true ? exampleOf(domain) : amountsAnswer(domain, drawAmounts(domain, draw));
    case 'name':
      return { picks: must(domain.example, 'example of a name') };
    case 'options':
      return { picks: domain.checked === true ? must(domain.example, 'example of checked picks') : drawOptions(domain, draw) };
  }
}

/**
 * Draws picks at random that fit what the domain itself says; a game may refuse them if the domain is checked.
 * @param draw gives a uniform integer in [0, n)
 * @throws {InvariantBroken} when nothing fits
 */
export function drawOptions(domain: OptionsDomain, draw: (n: number) => number): readonly string[] {
  const shuffled = [...among(domain, draw)];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j] as Option, shuffled[i] as Option];
  }
  if (domain.sum !== undefined) {
    const found = complete({ ...domain, options: shuffled }, []);
    if (found === null) throw new InvariantBroken('a domain has no legal answer');
    return found.map((option) => option.id);
  }
  const apart = domain.groups === true ? firstOfEach(shuffled) : shuffled;
  if (apart.length < domain.min) throw new InvariantBroken('a domain has no legal answer');
  const most = Math.min(domain.max, apart.length);
  const count = domain.min + draw(most - domain.min + 1);
  return apart.slice(0, count).map((option) => option.id);
}

/** Returns the options to draw from. In one of ten draws, standing options, which also answer later questions, are among them. */
function among(domain: OptionsDomain, draw: (n: number) => number): readonly Option[] {
  const { options, min } = domain;
  if (options[options.length - 1]?.standing !== true) return options;
  const others = options.filter(({ standing }) => standing !== true);
  return others.length < min || draw(10) === 0 ? options : others;
}

function amountsAnswer(domain: Distribution, amounts: readonly number[] | null): Answer {
  if (amounts === null) throw new InvariantBroken('a domain has no legal answer');
  return { amounts: byOption(domain, amounts) };
}

/** Ids of options that commit to nothing, in order of preference. */
const declining = ['pass', 'no', 'done', 'end'];

/**
 * Returns the least committing legal answer: it declines where that is possible; otherwise the least number, the plain distribution or the
 * first completable picks.
 */
export function leastAnswer(table: Table, decision: Decision): Answer {
  const { domain } = decision;
  if (domain.type === 'number') return { number: domain.min };
  if (domain.type === 'distribution') return domain.checked === true ? exampleOf(domain) : amountsAnswer(domain, plainAmounts(domain));
  if (domain.type === 'bulk') return { bulk: table.game.sampleBulk(table, decision, () => 0) };
  if (domain.example !== undefined) return { picks: domain.example };
  if (domain.type === 'name') return { picks: [someName(table, decision, 0)] };
  const single = domain.min <= 1 && domain.max >= 1 && domain.sum === undefined;
  for (const id of declining) if (single && domain.options.some((option) => option.id === id)) return { picks: [id] };
  const found = complete(domain, []);
  if (found === null) throw new InvariantBroken(`decision ${decision.id} (${decision.kind}) has no legal answer`);
  return { picks: found.map((option) => option.id) };
}
