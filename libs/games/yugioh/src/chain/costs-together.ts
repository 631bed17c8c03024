import { amount, candidates, type Env, type ObjectId, type Table, targetsOf, type Verb } from '@arbiter/kernel';
import { fitting } from '../verbs/paying.js';
import { movePickings } from '../verbs/moves.js';

/**
 * What is paid is there no more for the rest of the price, nor to be targeted (3.3-2, ruling costOrder): costs that pick cards and targets are judged
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
    const picking = movePickings[verb.verb];
    const choice = verb.choose as { readonly min?: number } | undefined;
    if (picking === undefined || choice === undefined) return [];
    return [{ ids: fitting(table, verb, env, `${path}/cost/${from + at}`, picking), count: typeof choice.min === 'number' ? choice.min : 1 }];
  });
}

function needsOf(table: Table, env: Env, path: string): readonly Need[] {
  return targetsOf(table, path).flatMap((choice): readonly Need[] => {
    const count = choice.min === undefined ? 1 : amount(table, env, choice.min);
    return choice.from === undefined || count <= 0 ? [] : [{ ids: new Set(candidates(table, env, choice)), count }];
  });
}

const isLeft = (needs: readonly Need[], paid: ReadonlySet<ObjectId>): boolean => needs.every(({ ids, count }) => [...ids].filter((id) => !paid.has(id)).length >= count);

/** Whether all picks can be made of different cards so that enough is left. What is needed least is paid with first. */
function payableWith([pick, ...rest]: readonly Pick[], needs: readonly Need[], paid: ReadonlySet<ObjectId>): boolean {
  if (!isLeft(needs, paid)) return false;
  if (pick === undefined) return true;
  if (pick.count === 0) return payableWith(rest, needs, paid);
  const wanted = (id: ObjectId): number => [...needs, ...rest.map(({ ids }) => ({ ids: new Set(ids) }))].filter(({ ids }) => ids.has(id)).length;
  const open = pick.ids.map((id) => ({ id, wanted: wanted(id) })).filter(({ id }) => !paid.has(id)).sort((a, b) => a.wanted - b.wanted);
  // Cards that nothing else asks for are alike: the first of them stands for all.
  const tried = open.filter(({ wanted: by }, at) => by > 0 || at === 0);
  return tried.some(({ id }) => payableWith([{ ids: pick.ids.filter((one) => one !== id), count: pick.count - 1 }, ...rest], needs, new Set([...paid, id])));
}

/** Whether the whole price of an ability can be paid with its targets left. */
export function paysTogether(table: Table, env: Env, path: string): boolean {
  const picks = picksOf(table, env, path, 0);
  if (picks.length === 0) return true;
  const needs = needsOf(table, env, path);
  return (picks.length === 1 && needs.length === 0) || payableWith(picks, needs, new Set());
}

/** Of the cards with which a cost may be paid those after which the rest of the price can be paid and the targets are left. @param costPath path of the cost's verb */
export function sparing(table: Table, env: Env, costPath: string, ids: readonly ObjectId[], count: number): readonly ObjectId[] {
  const at = costPath.lastIndexOf('/cost/');
  const path = costPath.slice(0, at);
  if (table.library.node<{ readonly kind?: string }>(path).kind === undefined) return ids;
  const rest = picksOf(table, env, path, Number(costPath.slice(at + '/cost/'.length)) + 1);
  const needs = needsOf(table, env, path);
  if (rest.length === 0 && needs.length === 0) return ids;
  return ids.filter((id) => payableWith([{ ids: ids.filter((one) => one !== id), count: count - 1 }, ...rest], needs, new Set([id])));
}
