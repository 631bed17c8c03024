import { type Answer, type Decision, drawOptions, drawPicks, type Json, type Option, type Ruleset } from '@arbiter/kernel';
import { presetDeck } from './rulesets.js';
import type { Draw } from './random.js';

/** Acts that a lively demo prefers where they are offered, by the beginning of the option's id. */
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
 * What a bot answers, from what its player can see alone: a preset deck of its race, otherwise a random legal answer
 * that leans to doing something.
 */
export function botAnswer(
  ruleset: Ruleset,
  decision: Decision,
  draw: Draw,
  bulk: (decision: Decision) => Json = (one) => deckFor(ruleset, one),
): Answer {
  const { domain } = decision;
  if (domain.type === 'bulk') return { bulk: bulk(decision) };
  if (domain.type === 'options' && domain.sum === undefined && domain.checked !== true && domain.min === 1 && domain.max === 1)
    return { picks: [pickOne(domain.options, draw).id] };
  return drawPicks(domain, draw);
}

/**
 * What a bot tries to answer, in this order. Where the game judges picks as a whole a bot can't know what it takes: it
 * tries some, and falls back on the example that it was shown. The last one is always accepted.
 */
export function botAnswers(ruleset: Ruleset, decision: Decision, draw: Draw): readonly Answer[] {
  const { domain } = decision;
  const certain = botAnswer(ruleset, decision, draw);
  return domain.type === 'options' && domain.checked === true ? [{ picks: drawOptions(domain, draw) }, certain] : [certain];
}

/** Acts that make a dull demo: taking back, throwing hands away, mana for nothing, passing for a whole turn. */
const reluctant = ['mulligan', 'cancel', 'repeat', 'will:'] as const;
const isDull = ({ id, standing, params }: Option): boolean =>
  standing === true || params?.mana === true || reluctant.some((start) => id.startsWith(start));

function pickOne(options: readonly Option[], draw: Draw): Option {
  const lively = options.filter(isLively);
  const bright = options.filter((option) => !isDull(option));
  const from = lively.length > 0 && draw(4) > 0 ? lively : bright.length > 0 ? bright : options;
  return from[draw(from.length)] as Option;
}

function deckFor(ruleset: Ruleset, decision: Decision): Json {
  const { game: _, ...parts } = decision.prompt.params;
  const { race, main } = parts;
  // Between games a bot keeps its deck as it is, part by part.
  if (main !== undefined) return parts;
  return (typeof race === 'string' ? presetDeck(ruleset, race) : null) ?? ruleset.presetDecks()[0]?.deck ?? null;
}
