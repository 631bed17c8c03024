import { type Json, type ObjectId, readAs } from '@arbiter/kernel';
import { abilitiesOf, type CompiledAbility, once, type Table, type Values, valuesOf, type Verb } from '@arbiter/kernel/authoring';
import type { RuleEntry } from '../values/rules.js';
import { addCosts, noCost, type WillCost } from '../will/costs.js';
import { costBesidesWill } from '../will/cost-parts.js';
import { abilityCost, printedCostOf } from './cost.js';

/** How a card may be played, read from its values once for all cards that have the same values. */
export interface PlayText {
  /** Whether it is played at all: magic stones are called, rulers are never played (702.1). */
  readonly isPlayed: boolean;
  /** What it does as it resolves: the ability that is its text (703.3); undefined for a card that only enters the field. */
  readonly spell: CompiledAbility | undefined;
  /** Whether it may be played at any time, by Quickcast or by an effect on the card (604.2a, 1111.2). */
  readonly atOnce: boolean;
  /**
   * Whether effects on the card let it be played from where it lies; let it be paid for with will of any attribute; forbid that it is
   * played; change its cost.
   */
  readonly opens: boolean;
  readonly asAny: boolean;
  readonly barred: boolean;
  readonly changesCost: boolean;
  /** The will that its text costs (703.3); its printed cost with that of its text; what its text costs besides will. */
  readonly textCost: WillCost;
  readonly wholeCost: WillCost;
  readonly besides: readonly Verb[];
  /** Whether it has Remnant (1115). */
  readonly remnant: boolean;
  /** The ability by which it may be played for banished resonators (1110.2). */
  readonly incarnation: CompiledAbility | undefined;
  /** Whether it has Shift (1117). */
  readonly shifts: boolean;
  /** Its activate abilities other than Judgment, in order. */
  readonly activated: readonly CompiledAbility[];
}

/** Remembered by the card's values, since its abilities follow from them too. */
const textIn = once((values: Values, table: Table, id: ObjectId): PlayText => readText(values, abilitiesOf(table, table.object(id))));

export const playTextOf = (table: Table, id: ObjectId): PlayText => textIn(valuesOf(table, id), table, id);

const noRules: readonly Json[] = [];
const none: readonly Verb[] = [];
const neverPlayed: ReadonlySet<string> = new Set(['magicStone', 'ruler']);

/**
 * Reads a card's values: whether it is played at all (702.1), when (604.2a, 1111.2), for how much (703.3, 903.2e) and from where (1115.2).
 */
function readText(values: Values, abilities: readonly CompiledAbility[]): PlayText {
  const types = values.types as readonly string[];
  const words = values.keywords as readonly Json[];
  const rules = readAs<readonly RuleEntry[]>(values.rules ?? noRules);
  const may = (what: string): boolean => rules.some((rule) => rule.word === 'may' && rule.what === what);
  const spell = abilities.find(({ ability }) => ability.kind === 'spell');
  const textCost = spell === undefined ? noCost : abilityCost(spell.ability);
  return {
    isPlayed: types.length > 0 && !types.some((type) => neverPlayed.has(type)),
    spell,
    atOnce: words.includes('quickcast') || may('playAtOnce'),
    opens: may('playFrom'),
    asAny: may('payAsAny'),
    barred: rules.some((rule) => rule.word === 'cant' && rule.what === 'bePlayed' && rule.by === undefined),
    changesCost: rules.some(({ word }) => word === 'cost'),
    textCost,
    wholeCost: addCosts(printedCostOf(values.cost), textCost),
    besides: spell === undefined ? none : costBesidesWill(spell.ability),
    remnant: words.includes('remnant'),
    incarnation: abilities.find(({ ability }) => ability.keyword === 'incarnation'),
    // 1117.2
    shifts: abilities.some(({ ability }) => ability.keyword === 'shift'),
    activated: abilities.filter(({ ability }) => ability.kind === 'activated' && ability.keyword !== 'judgment'),
  };
}
