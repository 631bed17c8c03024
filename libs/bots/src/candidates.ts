import { type Answer, type Decision, type Domain, drawOptions, drawPicks } from '@arbiter/kernel';
import type { Draw } from './draw.js';
import { isDull } from './lively.js';

/** Number of random answers that are tried where the answers are too many to list. */
const SAMPLES = 6;

/**
 * Returns answers worth trying, each once: single options as they are, otherwise the least, the most, the example, each option alone and
 * some random picks. Where the game judges the picks as a whole, it may refuse some of them. Empty for answers that are not listed.
 */
export function candidates({ domain }: Decision, draw: Draw): readonly Answer[] {
  return distinct(answersTo(domain, draw));
}

function answersTo(domain: Domain, draw: Draw): readonly Answer[] {
  switch (domain.type) {
    case 'options':
      return picksFor(domain, draw).map((picks) => ({ picks }));
    case 'number':
      return [{ number: domain.min }, { number: domain.max }, ...drawn(() => drawPicks(domain, draw))];
    case 'distribution':
      return drawn(() => drawPicks(domain, draw));
    case 'name':
      return [drawPicks(domain, draw)];
    case 'bulk':
      return [];
  }
}

function picksFor(domain: Extract<Domain, { readonly type: 'options' }>, draw: Draw): readonly (readonly string[])[] {
  const bright = domain.options.filter((option) => !isDull(option));
  const ids = (bright.length > 0 ? bright : domain.options).map(({ id }) => id);
  const none = domain.min === 0 ? [[]] : [];
  const singly = domain.min <= 1 && domain.max >= 1 && domain.sum === undefined ? ids.map((id) => [id]) : [];
  if (domain.max <= 1 && domain.sum === undefined) return [...none, ...singly];
  const all = ids.length <= domain.max && ids.length >= domain.min && domain.sum === undefined ? [ids] : [];
  const example = domain.example === undefined ? [] : [domain.example];
  return [...example, ...none, ...all, ...singly, ...drawn(() => drawOptions(domain, draw))];
}

const drawn = <T>(one: () => T): readonly T[] => Array.from({ length: SAMPLES }, one);

function distinct(answers: readonly Answer[]): readonly Answer[] {
  return [...new Map(answers.map((answer) => [JSON.stringify(answer), answer])).values()];
}
