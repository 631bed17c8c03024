import { type Decision, must, type ObjectId } from '@arbiter/kernel';
import {
  amount,
  candidates,
  type Choice,
  type Env,
  envOf,
  frameOf,
  localsIn,
  type Objection,
  type Table,
  targetsOf,
  type Verb,
} from '@arbiter/kernel/authoring';
import { objectsIn } from '../asking.js';
import { type CostBond, fitting, leastOf, pickAndDoRef, type Picking } from '../verbs/paying.js';
import { movePickings } from '../verbs/moves.js';

/**
 * A card that pays one cost can neither pay another cost nor be targeted (3.3-2, ruling:14). Costs that let the player pick cards are
 * therefore judged together with each other and with the targets, not one by one.
 */

/** A number of these cards is picked for one cost. */
interface Pick {
  readonly ids: readonly ObjectId[];
  readonly count: number;
}

/** A number of these cards must be left as possible targets when everything is paid. */
interface Need {
  readonly ids: ReadonlySet<ObjectId>;
  readonly count: number;
}

/**
 * The picks that the costs of an ability still require.
 * @param from index of the first cost that is still to be paid
 */
function picksOf(table: Table, env: Env, path: string, from: number): readonly Pick[] {
  const cost = table.library.ability(path).ability.cost ?? [];
  return cost.slice(from).flatMap((verb: Verb, at): readonly Pick[] => {
    const pick = pickOf(table, verb, env, `${path}/cost/${from + at}`);
    return pick === null ? [] : [pick];
  });
}

/** The cards among which one cost lets the player pick, and how many; null if the cost lets them pick nothing. */
function pickOf(table: Table, verb: Verb, env: Env, costPath: string): Pick | null {
  if (verb.choose === undefined) return null;
  return { ids: fitting(table, verb, env, costPath, movePickings[verb.verb] as Picking), count: leastOf(verb.choose as Choice) };
}

function needsOf(table: Table, env: Env, path: string): readonly Need[] {
  return targetsOf(table, path).flatMap((choice): readonly Need[] => {
    const count = choice.min === undefined ? 1 : amount(table, env, choice.min);
    return choice.from === undefined ? [] : [{ ids: new Set(candidates(table, env, choice)), count }];
  });
}

const isLeft = (needs: readonly Need[], paid: ReadonlySet<ObjectId>): boolean =>
  needs.every(({ ids, count }) => [...ids].filter((id) => !paid.has(id)).length >= count);

/**
 * Finds different cards for all picks such that enough cards are left for the needs; those of the first pick come first. Null if that is
 * impossible (3.3-2, 3.3-3, ruling:14). Cards that are needed least elsewhere are used first.
 */
function paymentOf([pick, ...rest]: readonly Pick[], needs: readonly Need[], paid: ReadonlySet<ObjectId>): ReadonlySet<ObjectId> | null {
  if (!isLeft(needs, paid)) return null;
  if (pick === undefined) return paid;
  if (pick.count <= 0) return paymentOf(rest, needs, paid);
  const wanted = (id: ObjectId): number =>
    [...needs, ...rest.map(({ ids }) => ({ ids: new Set(ids) }))].filter(({ ids }) => ids.has(id)).length;
  const open = pick.ids
    .map((id) => ({ id, wanted: wanted(id) }))
    .filter(({ id }) => !paid.has(id))
    .sort((a, b) => a.wanted - b.wanted);
  // Cards that no other pick or need asks for are interchangeable, so only the first of them is tried.
  for (const { id } of open.filter(({ wanted: by }, at) => by > 0 || at === 0)) {
    const payment = paymentOf([{ ids: pick.ids, count: pick.count - 1 }, ...rest], needs, new Set([...paid, id]));
    if (payment !== null) return payment;
  }
  return null;
}

/** Whether the whole price of an ability can be paid with enough cards left to target. */
export function paysTogether(table: Table, env: Env, path: string): boolean {
  const picks = picksOf(table, env, path, 0);
  return picks.length === 0 || paymentOf(picks, needsOf(table, env, path), new Set()) !== null;
}

/**
 * The picks and needs beside one cost: for a cost of an activation, the costs after it and the targets; for a cost of a clause, only the
 * later costs of that clause.
 * @param costPath path of the cost's verb
 */
function besides(table: Table, env: Env, costPath: string): { readonly rest: readonly Pick[]; readonly needs: readonly Need[] } {
  const at = costPath.lastIndexOf('/cost/');
  const path = costPath.slice(0, at);
  return { rest: picksOf(table, env, path, Number(costPath.slice(at + '/cost/'.length)) + 1), needs: needsOf(table, env, path) };
}

/** Whether the choice of cards for a cost matters to the rest of the activation. */
function isTied(table: Table, env: Env, costPath: string): boolean {
  const { rest, needs } = besides(table, env, costPath);
  return rest.length > 0 || needs.length > 0;
}

/**
 * Cards that pay a cost, including those already picked, such that the rest of the price can be paid and enough targets are left; null if
 * there are none.
 */
function paymentWith(
  table: Table,
  env: Env,
  costPath: string,
  { ids, count }: Pick,
  picked: readonly ObjectId[],
): readonly ObjectId[] | null {
  const { rest, needs } = besides(table, env, costPath);
  const payment = paymentOf([{ ids, count: count - picked.length }, ...rest], needs, new Set(picked));
  return payment === null ? null : [...payment].slice(0, Math.max(count, picked.length));
}

/** How a cost for which the player picks cards depends on the rest of the activation. */
export const costBond: CostBond = {
  sparing: (table, env, costPath, ids, count) => ids.filter((id) => paymentWith(table, env, costPath, { ids, count }, [id]) !== null),
  isTied,
};

/** Judges several cards that pay one cost: each alone may leave enough while all together do not (3.3-2, 4.3-1). */
export const costJudge = {
  accept: (table: Table, { rule }: Decision, picks: readonly string[]): Objection | null =>
    paymentNow(table, picks) === null
      ? { rule, detail: 'Paying with these cards leaves too few for the other costs or the targets.' }
      : null,
  complete: (table: Table, _decision: Decision, picked: readonly string[]): readonly string[] | null =>
    paymentNow(table, picked)?.map((id) => `object:${id}`) ?? null,
};

function paymentNow(table: Table, picks: readonly string[]): readonly ObjectId[] | null {
  const locals = must(localsIn(frameOf(table, pickAndDoRef.name), pickAndDoRef), 'the frame of the procedure that asked');
  const path = locals.program;
  const env = envOf(locals);
  return paymentWith(table, env, path, pickOf(table, table.library.node<Verb>(path), env, path) as Pick, objectsIn(picks));
}
