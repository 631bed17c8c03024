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

/** What a cost is of: a spell that is cast or an ability that is activated. */
export interface CostSubject {
  readonly of: CostRule['of'];
  /** The spell or the source of the ability. */
  readonly object: ObjectId;
  /** Abilities of the object itself that change the cost. */
  readonly own: readonly CompiledAbility[];
  /** The ability of the way in which it is cast, where that makes it cheaper. */
  readonly way?: Ability;
  /** What it targets, where that is chosen already. */
  readonly targets: readonly number[];
  /** The keyword of an activated ability, such as equip or cycling. */
  readonly keyword?: string;
  /** It is a mana ability. */
  readonly mana?: boolean;
}

const none: readonly never[] = [];

/** Everything that changes a cost now, for `totalCost` (601.2f). @param env of the announcement */
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

/** What a spell says of its own cost: affinity, undaunted and others; several of one kind add up (702.40a, 702.40b, 702.124a, 702.124c). */
function addOwn(table: Table, env: Env, ability: Ability, increases: CostPart[], reductions: Reduction[]): void {
  const { more, less, times, colouredOnly, if: condition } = costMarks(ability);
  if (condition !== undefined && !holds(table, env, condition)) return;
  const count = Math.max(0, amount(table, env, times ?? 1));
  if (more !== undefined) increases.push({ mana: timesCost(parseCost(more), count) });
  if (less !== undefined) reductions.push(reduction(less, count, colouredOnly));
}

/** What the way itself makes cheaper: by an amount, or by the mana cost of what was chosen for it (702.118a, 702.47a - 702.47c). */
function wayReductions(table: Table, env: Env, ability: Ability): readonly Reduction[] {
  const { less, times, lessCostOf } = wayMarks(ability);
  const found: Reduction[] = [];
  if (less !== undefined) {
    found.push(reduction(less, Math.max(0, amount(table, env, times ?? 1))));
  }
  for (const id of lessCostOf === undefined ? [] : presentOrPast(table, env, { var: lessCostOf })) {
    const cost = valuesOf(table, id).cost as string | null;
    // Of a symbol with two halves the payer chooses one (118.7e); X is 0.
    if (cost !== null) found.push({ mana: parseCost(cost).filter(({ kind }) => kind !== 'variable') });
  }
  return found;
}

function reduction(less: string, times: number, colouredOnly?: boolean, downTo?: number): Reduction {
  const mana: ManaCost = timesCost(parseCost(less), times);
  return { mana, ...(colouredOnly === true ? { colouredOnly } : {}), ...(downTo === undefined ? {} : { atLeast: downTo }) };
}

/** Whether anything changes what it costs a player to activate an ability of an object; nearly always nothing does. */
export function changesActivation(table: Table, seat: number, object: ObjectId): boolean {
  const changes = (id: number): boolean => rulesWith(table, id, 'cost').some(({ of }) => of === 'activate');
  return changes(idOfSeat(seat)) || changes(object);
}

/** Rules of the player who pays, and of the object itself, that fit. */
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

/** How many times over an entry counts. @param bearer whose entry it is: an object, or a player's id; @param object what it is about */
export function timesOf(table: Table, times: Tree | undefined, bearer: EntityId, object: ObjectId): number {
  if (times === undefined) return 1;
  const env = closureEnv(table, jsonObjectOf(times), isObjectId(bearer) ? bearer : object);
  return Math.max(0, amount(table, { ...env, subject: object }, times.tree as Amount));
}

/** What a program writes as mana for the mana cost of the object itself (702.1b). */
export const ownCost = 'own';

/** The mana that verbs of a cost ask for, with all else left to be paid after it. */
export function manaIn(cost: readonly Verb[]): string {
  return cost
    .filter(({ verb, mana }) => verb === 'payMana' && mana !== ownCost)
    .map(({ mana }) => mana as string)
    .join('');
}
