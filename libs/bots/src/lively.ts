import { type Answer, type Domain, drawOptions, drawPicks, type Option } from '@arbiter/kernel';
import type { Draw } from './draw.js';

/** Acts that bots prefer, so that a match is lively, by the beginning of the option's id. */
const eager = [
  'attack',
  'play:',
  'use:',
  'ambush',
  'yes',
  'object:',
  'traveller',
  'land:',
  'cast:',
  'automatic',
  'keep',
  'normalSummon:',
  'tributeSummon:',
  'flip:',
  'special:',
  'synchro:',
  'xyz:',
  'link:',
  'pendulum',
  'callStone',
  'judge:',
  'lifebreak',
];
const isLively = ({ id }: Option): boolean => id === 'battle' || eager.some((start) => id.startsWith(start));

/**
 * Acts that bots avoid because they make a dull match: mulligans, cancelling, repeating an act, and choosing the will to produce; `isDull`
 * adds mana abilities and passing for a whole turn.
 */
const reluctant = ['mulligan', 'cancel', 'repeat', 'will:'] as const;

/** Whether a bot takes an option only where there is no other. */
export const isDull = ({ id, standing, params }: Option): boolean =>
  standing === true || params?.mana === true || reluctant.some((start) => id.startsWith(start));

type Listed = Exclude<Domain, { readonly type: 'bulk' }>;

/** Whether a question is answered with exactly one of its options. */
const asksForOne = (domain: Domain): domain is Extract<Domain, { readonly type: 'options' }> =>
  domain.type === 'options' && domain.sum === undefined && domain.checked !== true && domain.min === 1 && domain.max === 1;

/** Returns a random legal answer, more often one that does something. The rules always accept it. */
export function livelyAnswer(domain: Listed, draw: Draw): Answer {
  return asksForOne(domain) ? { picks: [pickOne(domain.options, draw).id] } : drawPicks(domain, draw);
}

/**
 * Returns random answers in the order in which a bot tries them. Where the game judges the picks as a whole, a bot can't know which it
 * accepts: a random choice comes first, then the example that the question shows. The last answer is always accepted.
 */
export function livelyAnswers(domain: Listed, draw: Draw): readonly Answer[] {
  const certain = livelyAnswer(domain, draw);
  return domain.type === 'options' && domain.checked === true ? [{ picks: drawOptions(domain, draw) }, certain] : [certain];
}

function pickOne(options: readonly Option[], draw: Draw): Option {
  const lively = options.filter(isLively);
  const bright = options.filter((option) => !isDull(option));
  const from = lively.length > 0 && draw(4) > 0 ? lively : bright.length > 0 ? bright : options;
  return from[draw(from.length)] as Option;
}
