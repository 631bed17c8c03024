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
 * What is paid is there no more for the rest of the price, nor to be targeted (3.3-2, ruling:14): costs that pick cards and targets are judged
 * together, not one by one.
 */

/** So many of these are picked for one cost. */
interface Pick {
  readonly ids: readonly ObjectId[];
  readonly count: number;
}

/** So many of these have to be left when everything is paid. */
interface Need {
  readonly ids: ReadonlySet<ObjectId>;
  readonly count: number;
}

/** @param from the first of the costs that are still to be paid */
function picksOf(table: Table, env: Env, path: string, from: number): readonly Pick[] {
  const cost = table.library.ability(path).ability.cost ?? [];
  return cost.slice(from).flatMap((verb: Verb, at): readonly Pick[] => {
    const pick = pickOf(table, verb, env, `${path}/cost/${from + at}`);
    return pick === null ? [] : [pick];
  });
}

/** What one cost lets its player pick; null where it lets him pick nothing. */
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

/** 3.3-2, 3.3-3, ruling:14: different cards for all picks so that enough is left, those of the first pick first; null where there are none. What is needed least is paid with first. */
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
  // Cards that nothing else asks for are alike: the first of them stands for all.
  for (const { id } of open.filter(({ wanted: by }, at) => by > 0 || at === 0)) {
    const payment = paymentOf([{ ids: pick.ids, count: pick.count - 1 }, ...rest], needs, new Set([...paid, id]));
    if (payment !== null) return payment;
  }
  return null;
}

/** Whether the whole price of an ability can be paid with its targets left. */
export function paysTogether(table: Table, env: Env, path: string): boolean {
  const picks = picksOf(table, env, path, 0);
  return picks.length === 0 || paymentOf(picks, needsOf(table, env, path), new Set()) !== null;
}

/** What stands beside one cost of an activation: the costs after it and what is to be targeted; beside one of a clause its costs alone. @param costPath path of the cost's verb */
function besides(table: Table, env: Env, costPath: string): { readonly rest: readonly Pick[]; readonly needs: readonly Need[] } {
  const at = costPath.lastIndexOf('/cost/');
  const path = costPath.slice(0, at);
  return { rest: picksOf(table, env, path, Number(costPath.slice(at + '/cost/'.length)) + 1), needs: needsOf(table, env, path) };
}

/** Whether it matters to the rest of an activation with which cards a cost is paid. */
function isTied(table: Table, env: Env, costPath: string): boolean {
  const { rest, needs } = besides(table, env, costPath);
  return rest.length > 0 || needs.length > 0;
}

/** Cards that pay a cost, these among them, after which the rest of the price can be paid and the targets are left; null where there are none. */
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

/** How costs that let their player pick are bound to the rest of their activation. */
export const costBond: CostBond = {
  sparing: (table, env, costPath, ids, count) => ids.filter((id) => paymentWith(table, env, costPath, { ids, count }, [id]) !== null),
  isTied,
};

/** Judges several cards that pay one cost: each of them may leave enough, and all of them not (3.3-2, 4.3-1). */
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
