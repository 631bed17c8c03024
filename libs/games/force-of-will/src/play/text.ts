import { type Json, type ObjectId, readAs } from '@arbiter/kernel';
import { abilitiesOf, type CompiledAbility, once, type Table, type Values, valuesOf, type Verb } from '@arbiter/kernel/authoring';
import type { RuleEntry } from '../values/rules.js';
import { addCosts, noCost, type WillCost } from '../will/costs.js';
import { costBesidesWill } from '../will/cost-parts.js';
import { abilityCost, printedCostOf } from './cost.js';

/** What a card's values say of how it may be played, found once for all cards that have the same values. */
export interface PlayText {
  /** 702.1: magic stones are called, rulers are never played. */
  readonly isPlayed: boolean;
  /** What it does as it resolves: the ability that is its text (703.3); undefined for one that but enters the field. */
  readonly spell: CompiledAbility | undefined;
  /** 604.2a, 1111.2: at any time, by Quickcast or as an effect on the card lets it be. */
  readonly atOnce: boolean;
  /** Effects on the card let it be played from where it lies; let it be paid with will of any attribute; forbid that it is played; change what it costs. */
  readonly opens: boolean;
  readonly asAny: boolean;
  readonly barred: boolean;
  readonly changesCost: boolean;
  /** Will that its text costs (703.3), and all that it costs as it is printed; what its text costs besides. */
  readonly textCost: WillCost;
  readonly wholeCost: WillCost;
  readonly besides: readonly Verb[];
  /** 1115 */
  readonly remnant: boolean;
  /** 1110.2: the ability by which it may be played for banished resonators. */
  readonly incarnation: CompiledAbility | undefined;
  /** 1117 */
  readonly shifts: boolean;
  /** Its activate abilities but Judgment, in order. */
  readonly activated: readonly CompiledAbility[];
}

/** By its values, from which its abilities follow too. */
const textIn = once((values: Values, table: Table, id: ObjectId): PlayText => readText(values, abilitiesOf(table, table.object(id))));

export const playTextOf = (table: Table, id: ObjectId): PlayText => textIn(valuesOf(table, id), table, id);

const noRules: readonly Json[] = [];
const none: readonly Verb[] = [];
const neverPlayed: ReadonlySet<string> = new Set(['magicStone', 'ruler']);

/** Reads it: what is played at all (702.1), when (604.2a, 1111.2), for how much (703.3, 903.2e) and from where (1115.2). */
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
