import { type JsonObject, jsonObjectOf } from '@arbiter/kernel';
import type { Ability, Condition, Modifier } from '@arbiter/kernel/authoring';
import type { Printed, PrintedKeyword, Restriction } from './printed.js';

const champion = (where: JsonObject): Condition => ({ exists: { from: 'field', of: 'you', where: { types: 'champion', ...where } } });

/** 2.4.4.4.1.1: the level as it is now, not the printed one. */
const levelNow = (level: number): Condition => champion({ level: { atLeast: level } });
/** ext.4.3: the level that counts for the card, as it is activated and resolves. */
const levelForCard = (level: number): Condition => ({ compare: [{ value: 'championLevel', of: 'self' }, 'atLeast', level] });

/** What a text is restricted by (2.4.4), as a condition on the champions of the card's player. Every one of the restrictions has to hold (2.4.4.2). */
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

/** It says what its own card costs, wherever it lies. */
const saysCost = ({ kind, marks, modifiers = [] }: Ability): boolean =>
  kind === 'static' &&
  marks?.cost === undefined &&
  modifiers.length > 0 &&
  modifiers.every(({ defining, gain }) => defining === true && gain?.rules !== undefined);

/** The level is asked for as the cost is counted: for that card it may be another (ext.4.3). */
function fromLevel(ability: Ability, { level, ...only }: Restriction): Ability {
  const modifiers = (ability.modifiers ?? []).map(
    (modifier): Modifier => ({
      ...modifier,
      gain: { rules: (modifier.gain?.rules ?? []).map((rule) => ({ ...(rule as JsonObject), atLevel: level as number })) },
    }),
  );
  return { ...ability, marks: { ...ability.marks, only: { ...only } }, modifiers };
}

/** 2.4.4.3: an ability with what restricts it in `marks.only` is as if it was not there where that does not hold. */
export function restricted(ability: Ability, printed: Partial<Printed>): Ability {
  const only = ability.marks?.only as Restriction | undefined;
  if (only === undefined) return ability;
  if (only.level !== undefined && saysCost(ability)) return restricted(fromLevel(ability, only), printed);
  const condition = conditionOf(only, printed, ability.kind === 'spell' || ability.marks?.cost !== undefined ? levelForCard : levelNow);
  if (ability.kind !== 'static' || ability.marks?.cost !== undefined) return { ...ability, when: both(condition, ability.when) };
  return { ...ability, modifiers: (ability.modifiers ?? []).map((modifier) => ({ ...modifier, if: both(condition, modifier.if) })) };
}

/**
 * A keyword that a card has only under a restriction (2.4.4.3). Static abilities give it in play alone; in other zones (2.4.0.2.1.2) `keywordsOf` asks
 * whether the restriction holds, so that values of all that lies about need not be derived; of what may be activated, with the level that counts for it.
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
