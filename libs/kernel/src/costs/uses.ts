import { candidates } from '../answers/choices.js';
import type { ObjectId, RuleRef } from '../contract.js';
import type { Happening } from '../game/happenings.js';
import { amount, objectsOf, type Env } from '../evaluation/evaluate.js';
import type { Choice, Ref, Verb } from '../programs/programs.js';
import type { Frame } from '../state/state.js';
import type { Table } from '../table/table.js';

/**
 * What one part of a cost uses up is not available for the next part, so a cost of several parts is checked as a whole: before it is
 * offered, and while its parts are picked (see `picking.ts`).
 */

/** What a part of a cost does to a card: it leaves, is rested, is shown, or stays as it is. */
export type Use = 'leaves' | 'rests' | 'shows' | 'keeps';

/**
 * A verb that is done to the objects that it names (`what`), or to those that its player picks (`choose` says among which). The verbs of
 * costs are written in this way; the picked objects, as they were before, are bound to the choice's name.
 */
export interface Picking {
  readonly use: Use;
  readonly rule: RuleRef;
  readonly make: (id: ObjectId, env: Env, verb: Verb) => Happening;
  /** Whether the verb can be done to an object; `env.you` is the player who does it. */
  readonly fits: (table: Table, id: ObjectId, env: Env) => boolean;
}

/** One card that a part of a cost uses, out of `ids`. */
export interface Need {
  readonly ids: readonly ObjectId[];
  readonly use: Use;
}

/** A cost that is being paid. */
export interface Paying {
  /** The object for which the cost is paid. */
  readonly self: ObjectId;
  /** Paths of the parts that are still to be paid. */
  readonly left: readonly string[];
  /** Returns what is still to be paid in addition to those parts. */
  readonly owed?: (table: Table, env: Env) => readonly Need[];
}

/** How a game defines its picking verbs. */
export interface PickingRules {
  readonly pickings: { readonly [verb: string]: Picking };
  /** Returns an environment whose `you` is the player who does the verb. */
  readonly doer: (table: Table, verb: Verb, env: Env) => Env;
  /** Whether an object cannot pay for anything, such as a card of the hand that is about to be played. */
  readonly spares: (table: Table, id: ObjectId, env: Env) => boolean;
  /** Returns what verbs that pick nothing use, card by card; null for a verb that this function does not know. */
  readonly uses: (table: Table, env: Env, verb: Verb) => readonly Need[] | null;
  /** Returns what a frame still has to pay; null for a frame of a procedure that pays no costs. */
  readonly paying: (frame: Frame) => Paying | null;
  /** Called when a choice had nothing to pick; returns null where that counts as a failure. */
  readonly nothing?: (table: Table, verb: Verb, env: Env) => true | null;
}

/**
 * Returns the objects of `what` to which the verb can be done. The doer is determined only where there are such objects, since `by` may
 * refer to them.
 */
export function fittingWhat(rules: PickingRules, table: Table, verb: Verb, env: Env, { fits }: Picking): readonly ObjectId[] {
  const ids = objectsOf(table, env, verb.what as Ref);
  if (ids.length === 0) return ids;
  const doer = rules.doer(table, verb, env);
  return ids.filter((id) => fits(table, id, doer));
}

/** Returns the objects that the verb's choice may pick. */
export function fittingChoice(rules: PickingRules, table: Table, verb: Verb, env: Env, { fits }: Picking): readonly ObjectId[] {
  const doer = rules.doer(table, verb, env);
  return candidates(table, env, verb.choose as Choice).filter((id) => fits(table, id, doer) && !rules.spares(table, id, env));
}

/** Returns how many objects the verb's choice has to pick. */
export const leastOf = (table: Table, env: Env, { min }: Choice): number => (min === undefined ? 1 : amount(table, env, min));

/** Lists what a part of a cost uses, card by card, in the order in which it is paid. */
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

/** Whether a card that was used in one way can be used in the other way afterwards. */
const goesOn = (before: Use, after: Use): boolean => before !== 'leaves' && (before !== after || after === 'keeps');

interface Used {
  readonly id: ObjectId;
  readonly use: Use;
}

/**
 * Whether each need can be given a card. Cards that the same needs ask for, and that were used in the same way, are interchangeable, so
 * only one of them is tried.
 */
function satisfies([need, ...rest]: readonly Need[], used: readonly Used[]): boolean {
  if (need === undefined) return true;
  const open = need.ids.filter((id) => used.every((one) => one.id !== id || goesOn(one.use, need.use)));
  const byKind = new Map<string, ObjectId>();
  for (const id of open) {
    const kind = `${rest.map(({ ids }) => (ids.includes(id) ? 'y' : 'n')).join('')} ${used.flatMap((one) => (one.id === id ? [one.use] : [])).join(' ')}`;
    if (!byKind.has(kind)) byKind.set(kind, id);
  }
  // Cards that fewest other needs ask for are tried first.
  const kinds = [...byKind].sort(([a], [b]) => askedFor(a) - askedFor(b));
  return kinds.some(([, id]) => satisfies(rest, [...used, { id, use: need.use }]));
}

/** Whether each need can be given a card: one of its own, or one whose other use still allows this one. */
export function needsHold(needs: readonly Need[]): boolean {
  return satisfies(needs, []);
}

const askedFor = (kind: string): number => kind.split('y').length;

/** Whether the parts of a cost, each of which could be paid alone, find enough cards to use together, in their order. */
export function usesHold(rules: PickingRules, table: Table, env: Env, cost: readonly Verb[]): boolean {
  return satisfies(
    cost.flatMap((verb) => needsOf(rules, table, env, verb)),
    [],
  );
}

/**
 * A number that a part of a cost takes from what there is somewhere, such as counters of one kind.
 * @param from name of the place
 */
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

/**
 * Returns those of the cards that a part of a cost may pick after which the rest of the cost can still be paid.
 * @param path path of the part's verb
 */
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

/**
 * Lists what is used after this part of a cost: by later parts of the same list, and by whatever else is paid for the same announcement.
 */
function restOf(rules: PickingRules, table: Table, env: Env, path: string): readonly Need[] {
  const at = path.lastIndexOf('/');
  const list = path.slice(0, at);
  if (!list.endsWith('/cost')) return [];
  const paying = payingFor(rules, table, env.self);
  const all = (verbs: readonly Verb[]): readonly Need[] => verbs.flatMap((one) => needsOf(rules, table, env, one));
  if (paying === null) return all(table.library.node<readonly Verb[]>(list).slice(Number(path.slice(at + 1)) + 1));
  return [...all(paying.left.map((one) => table.library.node<Verb>(one))), ...(paying.owed?.(table, env) ?? [])];
}

/** Returns what the uppermost frame that pays for an object still has to pay; null where no frame pays for it. */
function payingFor({ paying }: PickingRules, { state: { frames } }: Table, object: ObjectId): Paying | null {
  for (let at = frames.length - 1; at >= 0; at--) {
    const found = paying(frames[at] as Frame);
    if (found?.self === object) return found;
  }
  return null;
}
