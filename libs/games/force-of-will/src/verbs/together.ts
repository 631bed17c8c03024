import { type Choice, type Env, type ObjectId, objectsOf, type Ref, type Table, type Verb } from '@arbiter/kernel';
import { countersOn } from '../happenings/counters.js';
import { canPayLife } from '../happenings/life.js';
import { count } from './arguments.js';
import { incarnable } from './incarnate.js';
import { fittingChoice, fittingWhat, leastOf, pickings, type Use } from './pickings.js';

/**
 * What a part of a cost uses up is there no more for the next (903.2f): a cost of several parts is looked at as a whole, before it is
 * offered and as its parts are picked.
 */

/** One of these is used. */
interface Need {
  readonly ids: readonly ObjectId[];
  readonly use: Use;
}

/** What a part of a cost uses, card by card, in the order in which it is paid. */
function needsOf(table: Table, env: Env, verb: Verb): readonly Need[] {
  switch (verb.verb) {
    case 'restSelf':
      return [{ ids: [env.self], use: 'rests' }];
    case 'banishSelf':
      return [{ ids: [env.self], use: 'leaves' }];
    case 'incarnate':
      return incarnable(table, verb, env).map((ids): Need => ({ ids, use: 'leaves' }));
    case 'payCounters':
      return counterSources(table, env, verb).map((id): Need => ({ ids: [id], use: 'keeps' }));
  }
  const picking = pickings[verb.verb];
  if (picking === undefined) return [];
  const { use } = picking;
  if (verb.choose === undefined) return fittingWhat(table, verb, env, picking).map((id): Need => ({ ids: [id], use }));
  const ids = fittingChoice(table, verb, env, picking);
  return Array.from({ length: leastOf(verb.choose as Choice) }, (): Need => ({ ids, use }));
}

const counterSources = (table: Table, env: Env, verb: Verb): readonly ObjectId[] => objectsOf(table, env, (verb.what as Ref | undefined) ?? 'self');

/** What was used so can be used so afterwards. */
const goesOn = (before: Use, after: Use): boolean => before !== 'leaves' && (before !== after || after === 'keeps');

interface Used {
  readonly id: ObjectId;
  readonly use: Use;
}

/** Whether each need can have a card. Cards that nothing further asks for are alike: the first stands for all. */
function satisfies([need, ...rest]: readonly Need[], used: readonly Used[]): boolean {
  if (need === undefined) return true;
  const open = need.ids.filter((id) => used.every((one) => one.id !== id || goesOn(one.use, need.use)));
  const asked = open.filter((id) => rest.some(({ ids }) => ids.includes(id)));
  const plain = open.find((id) => !asked.includes(id));
  return [...(plain === undefined ? [] : [plain]), ...asked].some((id) => satisfies(rest, [...used, { id, use: need.use }]));
}

/** Life and counters are paid for all parts together. */
function sumsHold(table: Table, env: Env, cost: readonly Verb[]): boolean {
  const life = cost.filter(({ verb }) => verb === 'payLife').reduce((sum, verb) => sum + count(table, verb, env), 0);
  if (life > 0 && !canPayLife(table, env.you, life)) return false;
  const owed = new Map<string, number>();
  for (const verb of cost) {
    if (verb.verb !== 'payCounters') continue;
    for (const id of counterSources(table, env, verb)) {
      const key = `${id}:${verb.kind as string}`;
      owed.set(key, (owed.get(key) ?? 0) + count(table, verb, env));
      if ((owed.get(key) as number) > countersOn(table, id, verb.kind as string)) return false;
    }
  }
  return true;
}

/** Whether the parts of a cost that could each be paid can be paid together, in their order. */
export function paysTogether(table: Table, env: Env, cost: readonly Verb[]): boolean {
  return sumsHold(table, env, cost) && satisfies(cost.flatMap((verb) => needsOf(table, env, verb)), []);
}

/** Of the cards that a part of a cost may pick those after which the rest of the cost can be paid. @param path of the part's verb */
export function sparing(table: Table, env: Env, path: string, verb: Verb, ids: readonly ObjectId[]): readonly ObjectId[] {
  const rest = restOf(table, env, path).flatMap((one) => needsOf(table, env, one));
  const use = pickings[verb.verb]?.use;
  if (rest.length === 0 || use === undefined) return ids;
  const others = Array.from({ length: leastOf(verb.choose as Choice) - 1 }, (): Need => ({ ids, use }));
  return ids.filter((id) => satisfies([...others, ...rest], [{ id, use }]));
}

/** Parts of the cost that are paid after this one: of the same list, and what else is paid for the same thing (1109.2, 803.5). */
function restOf(table: Table, env: Env, path: string): readonly Verb[] {
  const at = path.lastIndexOf('/');
  const list = path.slice(0, at);
  if (!list.endsWith('/cost')) return [];
  const paying = table.state.frames.findLast(({ procedure, locals }) => (procedure === 'announce' || procedure === 'payAsked') && locals.self === env.self);
  const left = paying?.locals.left as readonly string[] | undefined;
  if (left !== undefined) return left.map((one) => table.library.node<Verb>(one));
  return table.library.node<readonly Verb[]>(list).slice(Number(path.slice(at + 1)) + 1);
}
