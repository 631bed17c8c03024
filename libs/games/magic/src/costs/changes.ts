import { type EntityId, idOfSeat, isObjectId, jsonObjectOf, type ObjectId } from '@arbiter/kernel';
import {
  type Ability,
  type Amount,
  amount,
  closureEnv,
  type CompiledAbility,
  type Env,
  fitsEntry,
  holds,
  presentOrPast,
  type Table,
  type Tree,
  valuesOf,
  type Verb,
} from '@arbiter/kernel/authoring';
import { rulesWith, type StandingRule } from '../rules.js';
import { costMarks, wayMarks } from '../stack/casting-facts.js';
import { type ManaCost, parseCost } from '../characteristics/symbols.js';
import { type Reduction, timesCost } from './arithmetic.js';
import type { CostChanges, CostPart } from './total.js';

type CostRule = Extract<StandingRule, { readonly word: 'cost' }>;

/** What has the cost: a spell that is cast or an ability that is activated. */
export interface CostSubject {
  readonly of: CostRule['of'];
  /** The spell, or the source of the ability. */
  readonly object: ObjectId;
  /** Abilities of the object itself that change the cost. */
  readonly own: readonly CompiledAbility[];
  /** The ability of the way in which the spell is cast, where that way makes it cheaper. */
  readonly way?: Ability;
  /** The chosen targets; none before targets are chosen. */
  readonly targets: readonly number[];
  /** The keyword of the activated ability, such as equip or cycling. */
  readonly keyword?: string;
  /** Whether it is a mana ability. */
  readonly mana?: boolean;
}

const none: readonly never[] = [];

/**
 * Returns everything that changes a cost now, for `totalCost` (601.2f).
 * @param env of the announcement
 */
export function costChanges(table: Table, env: Env, base: CostPart, additional: readonly CostPart[], subject: CostSubject): CostChanges {
  const rules = costRules(table, env.you, subject);
  const byWay = subject.way === undefined ? none : wayReductions(table, env, subject.way);
  if (rules.length === 0 && subject.own.length === 0 && byWay.length === 0)
    return additional.length === 0 ? { base } : { base, additional };
  const increases: CostPart[] = [];
  const reductions: Reduction[] = [...byWay];
  let atLeast = 0;
  for (const { rule, bearer } of rules) {
    const times = timesOf(table, rule.times, bearer, subject.object);
    if (rule.more !== undefined) increases.push({ mana: timesCost(parseCost(rule.more), times) });
    if (rule.less !== undefined) reductions.push(reduction(rule.less, times, rule.colouredOnly, rule.downTo));
    if (rule.atLeast !== undefined) atLeast = Math.max(atLeast, rule.atLeast);
  }
  for (const { ability } of subject.own) addOwn(table, env, ability, increases, reductions);
  return { base, additional, increases, reductions, atLeast };
}

/**
 * Adds the changes by the spell's own abilities about its cost, such as affinity and undaunted; several of one kind add up (702.40a,
 * 702.40b, 702.124a, 702.124c).
 */
function addOwn(table: Table, env: Env, ability: Ability, increases: CostPart[], reductions: Reduction[]): void {
  const { more, less, times, colouredOnly, if: condition } = costMarks(ability);
  if (condition !== undefined && !holds(table, env, condition)) return;
  const count = Math.max(0, amount(table, env, times ?? 1));
  if (more !== undefined) increases.push({ mana: timesCost(parseCost(more), count) });
  if (less !== undefined) reductions.push(reduction(less, count, colouredOnly));
}

/**
 * Returns the reductions by the way of casting: by an amount, or by the mana cost of what was chosen for the way (702.118a, 702.47a -
 * 702.47c).
 */
function wayReductions(table: Table, env: Env, ability: Ability): readonly Reduction[] {
  const { less, times, lessCostOf } = wayMarks(ability);
  const found: Reduction[] = [];
  if (less !== undefined) {
    found.push(reduction(less, Math.max(0, amount(table, env, times ?? 1))));
  }
  for (const id of lessCostOf === undefined ? [] : presentOrPast(table, env, { var: lessCostOf })) {
    const cost = valuesOf(table, id).cost as string | null;
    // The payer chooses a half of a symbol with two halves (118.7e); X is 0.
    if (cost !== null) found.push({ mana: parseCost(cost).filter(({ kind }) => kind !== 'variable') });
  }
  return found;
}

function reduction(less: string, times: number, colouredOnly?: boolean, downTo?: number): Reduction {
  const mana: ManaCost = timesCost(parseCost(less), times);
  return { mana, ...(colouredOnly === true ? { colouredOnly } : {}), ...(downTo === undefined ? {} : { atLeast: downTo }) };
}

/** Whether anything changes what a player pays to activate an ability of an object; nearly always nothing does. */
export function changesActivation(table: Table, seat: number, object: ObjectId): boolean {
  const changes = (id: number): boolean => rulesWith(table, id, 'cost').some(({ of }) => of === 'activate');
  return changes(idOfSeat(seat)) || changes(object);
}

/** Returns the matching rules about costs, those of the player who pays and those of the object itself. */
function costRules(table: Table, seat: number, subject: CostSubject): readonly { readonly rule: CostRule; readonly bearer: EntityId }[] {
  return [idOfSeat(seat), subject.object].flatMap((bearer) =>
    rulesWith(table, bearer, 'cost')
      .filter((rule) => fitsSubject(table, rule, bearer, subject))
      .map((rule) => ({ rule, bearer })),
  );
}

function fitsSubject(table: Table, rule: CostRule, bearer: EntityId, { of, object, targets, keyword, mana }: CostSubject): boolean {
  if (rule.of !== of || (rule.keyword !== undefined && rule.keyword !== keyword) || (rule.noMana === true && mana === true)) return false;
  if (!fitsEntry(table, rule.where, object, bearer)) return false;
  return rule.targets === undefined || targets.some((id) => table.find(id) !== null && fitsEntry(table, rule.targets, id, bearer));
}

/**
 * Returns how many times a rule applies.
 * @param bearer the object that has the rule, or the id of the player who has it
 * @param object the object that the rule is applied to
 */
export function timesOf(table: Table, times: Tree | undefined, bearer: EntityId, object: ObjectId): number {
  if (times === undefined) return 1;
  const env = closureEnv(table, jsonObjectOf(times), isObjectId(bearer) ? bearer : object);
  return Math.max(0, amount(table, { ...env, subject: object }, times.tree as Amount));
}

/** The word that a program writes as mana for the mana cost of the object itself (702.1b). */
export const ownCost = 'own';

/** Returns the mana that a cost's verbs ask for; the rest of the cost is paid after it. */
export function manaIn(cost: readonly Verb[]): string {
  return cost
    .filter(({ verb, mana }) => verb === 'payMana' && mana !== ownCost)
    .map(({ mana }) => mana as string)
    .join('');
}
