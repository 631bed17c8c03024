import { candidates } from '../answers/choices.js';
import type { ObjectId, RuleRef } from '../contract.js';
import type { Happening } from '../game/happenings.js';
import { amount, objectsOf, type Env } from '../evaluation/evaluate.js';
import type { Choice, Ref, Verb } from '../programs/programs.js';
import type { Frame } from '../state/state.js';
import type { Table } from '../table/table.js';

/**
 * What a part of a cost uses up is there no more for the next: a cost of several parts is looked at as a whole, before it is offered and as its
 * parts are picked (see `picking.ts`).
 */

/** What becomes of a card by a part of a cost: it is there no more, is rested, is shown, or stays as it is. */
export type Use = 'leaves' | 'rests' | 'shows' | 'keeps';

/**
 * A verb that is done to what it names (`what`), or to what its player picks for it: `choose` says among what. So costs are
 * written; what was picked is bound to the choice's name as it was before.
 */
export interface Picking {
  readonly use: Use;
  readonly rule: RuleRef;
  readonly make: (id: ObjectId, env: Env, verb: Verb) => Happening;
  /** Whether it can be done to an object; `env.you` is whose doing it is. */
  readonly fits: (table: Table, id: ObjectId, env: Env) => boolean;
}

/** One of these is used. */
export interface Need {
  readonly ids: readonly ObjectId[];
  readonly use: Use;
}

/** A cost that is being paid. */
export interface Paying {
  /** What it is paid for. */
  readonly self: ObjectId;
  /** Paths of the parts that are still to be paid. */
  readonly left: readonly string[];
  /** What is still to be paid beside those parts. */
  readonly owed?: (table: Table, env: Env) => readonly Need[];
}

/** What a game says of its picking verbs. */
export interface PickingRules {
  readonly pickings: { readonly [verb: string]: Picking };
  /** Whose doing a verb is. */
  readonly doer: (table: Table, verb: Verb, env: Env) => Env;
  /** What pays for nothing, such as a card of the hand that is about to be played. */
  readonly spares: (table: Table, id: ObjectId, env: Env) => boolean;
  /** What verbs that pick nothing use, card by card; null where it knows none. */
  readonly uses: (table: Table, env: Env, verb: Verb) => readonly Need[] | null;
  /** What a frame has still to pay; null for one of a procedure that pays no costs. */
  readonly paying: (frame: Frame) => Paying | null;
  /** A choice had nothing to pick; null where that is a failure. */
  readonly nothing?: (table: Table, verb: Verb, env: Env) => true | null;
}

/** What of `what` the verb can be done to. Whose doing it is, is asked only where there is something: `by` may speak of that. */
export function fittingWhat(rules: PickingRules, table: Table, verb: Verb, env: Env, { fits }: Picking): readonly ObjectId[] {
  const ids = objectsOf(table, env, verb.what as Ref);
  if (ids.length === 0) return ids;
  const doer = rules.doer(table, verb, env);
  return ids.filter((id) => fits(table, id, doer));
}

/** What the verb's choice may pick. */
export function fittingChoice(rules: PickingRules, table: Table, verb: Verb, env: Env, { fits }: Picking): readonly ObjectId[] {
  const doer = rules.doer(table, verb, env);
  return candidates(table, env, verb.choose as Choice).filter((id) => fits(table, id, doer) && !rules.spares(table, id, env));
}

/** How many the verb's choice has to pick. */
export const leastOf = (table: Table, env: Env, { min }: Choice): number => (min === undefined ? 1 : amount(table, env, min));

/** What a part of a cost uses, card by card, in the order in which it is paid. */
function needsOf(rules: PickingRules, table: Table, env: Env, verb: Verb): readonly Need[] {
  const own = rules.uses(table, env, verb);
  if (own !== null) return own;
  const picking = rules.pickings[verb.verb];
  if (picking === undefined) return [];
  const { use } = picking;
  if (verb.choose === undefined) return fittingWhat(rules, table, verb, env, picking).map((id): Need => ({ ids: [id], use }));
  const ids = fittingChoice(rules, table, verb, env, picking);
  return Array.from({ length: leastOf(table, env, verb.choose as Choice) }, (): Need => ({ ids, use }));
}

/** What was used so can be used so afterwards. */
const goesOn = (before: Use, after: Use): boolean => before !== 'leaves' && (before !== after || after === 'keeps');

interface Used {
  readonly id: ObjectId;
  readonly use: Use;
}

/** Whether each need can have a card. Cards that the same needs ask for, and that were used alike, are alike: one stands for all of them. */
function satisfies([need, ...rest]: readonly Need[], used: readonly Used[]): boolean {
  if (need === undefined) return true;
  const open = need.ids.filter((id) => used.every((one) => one.id !== id || goesOn(one.use, need.use)));
  const byKind = new Map<string, ObjectId>();
  for (const id of open) {
    const kind = `${rest.map(({ ids }) => (ids.includes(id) ? 'y' : 'n')).join('')} ${used.flatMap((one) => (one.id === id ? [one.use] : [])).join(' ')}`;
    if (!byKind.has(kind)) byKind.set(kind, id);
  }
  // What fewest others ask for first.
  const kinds = [...byKind].sort(([a], [b]) => askedFor(a) - askedFor(b));
  return kinds.some(([, id]) => satisfies(rest, [...used, { id, use: need.use }]));
}

/** Whether each need can have a card of its own, or one that can be used for both. */
export function needsHold(needs: readonly Need[]): boolean {
  return satisfies(needs, []);
}

const askedFor = (kind: string): number => kind.split('y').length;

/** Whether the parts of a cost that could each be paid find enough to use, in their order. */
export function usesHold(rules: PickingRules, table: Table, env: Env, cost: readonly Verb[]): boolean {
  return satisfies(
    cost.flatMap((verb) => needsOf(rules, table, env, verb)),
    [],
  );
}

/** So many that a part of a cost takes of what there is somewhere, such as counters of a kind. @param from names where */
export interface Take {
  readonly from: string;
  readonly count: number;
  readonly there: number;
}

/** Whether there is enough for all parts of a cost together. */
export function takesHold(takes: readonly Take[]): boolean {
  const left = new Map<string, number>();
  return takes.every(({ from, count, there }) => {
    const rest = (left.get(from) ?? there) - count;
    left.set(from, rest);
    return rest >= 0;
  });
}

/** Of the cards that a part of a cost may pick those after which the rest of the cost can be paid. @param path of the part's verb */
export function sparing(
  rules: PickingRules,
  table: Table,
  env: Env,
  path: string,
  verb: Verb,
  ids: readonly ObjectId[],
): readonly ObjectId[] {
  const rest = restOf(rules, table, env, path);
  const use = rules.pickings[verb.verb]?.use;
  if (rest.length === 0 || use === undefined) return ids;
  const others = Array.from({ length: leastOf(table, env, verb.choose as Choice) - 1 }, (): Need => ({ ids, use }));
  return ids.filter((id) => satisfies([...others, ...rest], [{ id, use }]));
}

/** What is used after this part of a cost: by parts of the same list, and by what else is paid for the same thing. */
function restOf(rules: PickingRules, table: Table, env: Env, path: string): readonly Need[] {
  const at = path.lastIndexOf('/');
  const list = path.slice(0, at);
  if (!list.endsWith('/cost')) return [];
  const paying = payingFor(rules, table, env.self);
  const all = (verbs: readonly Verb[]): readonly Need[] => verbs.flatMap((one) => needsOf(rules, table, env, one));
  if (paying === null) return all(table.library.node<readonly Verb[]>(list).slice(Number(path.slice(at + 1)) + 1));
  return [...all(paying.left.map((one) => table.library.node<Verb>(one))), ...(paying.owed?.(table, env) ?? [])];
}

/** What the uppermost frame that pays for an object has still to pay; null where none does. */
function payingFor({ paying }: PickingRules, { state: { frames } }: Table, object: ObjectId): Paying | null {
  for (let at = frames.length - 1; at >= 0; at--) {
    const found = paying(frames[at] as Frame);
    if (found?.self === object) return found;
  }
  return null;
}
