import { type Answer, type Decision, drawOptions, drawPicks, type Json, type Option, type Ruleset } from '@arbiter/kernel';
import { presetDeck } from './rulesets.js';
import type { Draw } from './random.js';

/** Acts that bots prefer, so that a demo is lively, by the beginning of the option's id. */
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
 * Returns a bot's answer, chosen only from what its player can see: the preset deck of its race where a deck is asked for, otherwise a
 * random legal answer, more often one that does something.
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
 * Returns the answers that a bot tries, in this order. Where the game judges the picks as a whole, a bot can't know which it accepts: the
 * bot tries a random choice first, then the example that the decision shows. The last answer is always accepted.
 */
export function botAnswers(ruleset: Ruleset, decision: Decision, draw: Draw): readonly Answer[] {
  const { domain } = decision;
  const certain = botAnswer(ruleset, decision, draw);
  return domain.type === 'options' && domain.checked === true ? [{ picks: drawOptions(domain, draw) }, certain] : [certain];
}

/**
 * Acts that bots avoid because they make a dull demo: mulligans, cancelling, repeating an act, and choosing the will to produce; `isDull`
 * adds mana abilities and passing for a whole turn.
 */
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
  // Between two games of a match a bot keeps all parts of its deck as they are.
  if (main !== undefined) return parts;
  return (typeof race === 'string' ? presetDeck(ruleset, race) : null) ?? ruleset.presetDecks()[0]?.deck ?? null;
}
