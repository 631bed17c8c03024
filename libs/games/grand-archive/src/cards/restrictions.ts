import { type JsonObject, jsonObjectOf } from '@arbiter/kernel';
import type { Ability, Condition, Modifier } from '@arbiter/kernel/authoring';
import type { Printed, PrintedKeyword, Restriction } from './printed.js';

const champion = (where: JsonObject): Condition => ({ exists: { from: 'field', of: 'you', where: { types: 'champion', ...where } } });

/** Returns the condition on the level as it is now, not as printed (2.4.4.4.1.1). */
const levelNow = (level: number): Condition => champion({ level: { atLeast: level } });
/** Returns the condition on the level that counts for the card as it is activated and resolves (ext.4.3). */
const levelForCard = (level: number): Condition => ({ compare: [{ value: 'championLevel', of: 'self' }, 'atLeast', level] });

/**
 * Returns the restrictions of a text (2.4.4) as a condition on the champions of the card's player. All restrictions have to hold (2.4.4.2).
 */
export function conditionOf(only: Restriction, { classes = [], elements = [] }: Partial<Printed>, ofLevel = levelNow): Condition {
  const found: Condition[] = [];
  if (only.class === true) found.push(champion({ any: classes.map((word) => ({ classes: word })) }));
  if (only.element === true) found.push(champion({ any: elements.map((word) => ({ elements: word })) }));
  if (only.level !== undefined) found.push(ofLevel(only.level));
  if (only.champion !== undefined) found.push(champion({ name: { includes: only.champion } }));
  if (only.damage !== undefined) found.push(champion({ damage: { atLeast: only.damage } }));
  if (only.memory !== undefined) found.push({ compare: [{ player: 'you', value: 'memory' }, 'atLeast', only.memory] });
  return found.length === 1 ? (found[0] as Condition) : { all: found };
}

const both = (condition: Condition, other: Condition | undefined): Condition =>
  other === undefined ? condition : { all: [condition, other] };

/** Whether an ability changes the cost of its own card, in any zone. */
const saysCost = ({ kind, marks, modifiers = [] }: Ability): boolean =>
  kind === 'static' &&
  marks?.cost === undefined &&
  modifiers.length > 0 &&
  modifiers.every(({ defining, gain }) => defining === true && gain?.rules !== undefined);

/**
 * Moves the required level into the cost entries: it is checked when the cost is determined, since the level that counts for that card may
 * differ (ext.4.3).
 */
function fromLevel(ability: Ability, { level, ...only }: Restriction): Ability {
  const modifiers = (ability.modifiers ?? []).map(
    (modifier): Modifier => ({
      ...modifier,
      gain: { rules: (modifier.gain?.rules ?? []).map((rule) => ({ ...(rule as JsonObject), atLevel: level as number })) },
    }),
  );
  return { ...ability, marks: { ...ability.marks, only: { ...only } }, modifiers };
}

/** Returns an ability that counts as absent while its restriction in `marks.only` does not hold (2.4.4.3). */
export function restricted(ability: Ability, printed: Partial<Printed>): Ability {
  const only = ability.marks?.only as Restriction | undefined;
  if (only === undefined) return ability;
  if (only.level !== undefined && saysCost(ability)) return restricted(fromLevel(ability, only), printed);
  const condition = conditionOf(only, printed, ability.kind === 'spell' || ability.marks?.cost !== undefined ? levelForCard : levelNow);
  if (ability.kind !== 'static' || ability.marks?.cost !== undefined) return { ...ability, when: both(condition, ability.when) };
  return { ...ability, modifiers: (ability.modifiers ?? []).map((modifier) => ({ ...modifier, if: both(condition, modifier.if) })) };
}

/**
 * Returns the ability for a keyword that a card has only under a restriction (2.4.4.3). As a static ability it gives the keyword only in
 * play. In other zones (2.4.0.2.1.2) `keywordsOf` asks whether the restriction holds, so that the values of all those cards need not be
 * derived; for cards that may be activated it uses the level that counts for the card.
 */
export function restrictedKeyword(
  { only, ...keyword }: PrintedKeyword & { readonly only: Restriction },
  printed: Partial<Printed>,
): Ability {
  const word = keyword.amount === undefined ? keyword.word : { ...keyword };
  const gains: Modifier = { layer: 'abilities', of: 'self', if: conditionOf(only, printed), gain: { keywords: [word] } };
  return {
    kind: 'static',
    marks: { only: { ...only }, keyword: word, activating: jsonObjectOf(conditionOf(only, printed, levelForCard)) },
    modifiers: [gains],
  };
}
