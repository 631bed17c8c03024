import type { ObjectId, Seat } from '@arbiter/kernel';
import {
  type Control,
  defineProcedure,
  effectLocals,
  type EffectLocals,
  type Env,
  type Frame,
  happen,
  type Happening,
  objectsOf,
  type Ref,
  returning,
  type Table,
  type Verb,
  wholeOrder,
} from '@arbiter/kernel/authoring';
import { turnOrder } from '../facts.js';
import { move } from '../happenings/move.js';
import { shuffle } from '../happenings/shuffle.js';
import { cardOption, pickedObjects } from '../options.js';

/**
 * `putInLibrary`: objects go to their owners' libraries, on top, at the bottom or a number of cards from the top. A player who owns several
 * that go to one place puts them in any order, unseen (401.4), unless it is done at `random`. Cards that are already in their owner's
 * library are moved as well.
 */
export interface Putting extends Verb {
  readonly verb: 'putInLibrary';
  readonly what: Ref;
  readonly at?: 'top' | 'bottom' | number;
  readonly random?: true;
}

/** Locals of `putInLibrary`. */
export interface PutInLibraryLocals extends EffectLocals {
  readonly objects: readonly ObjectId[];
  readonly ordered: readonly ObjectId[];
}

export function puttingLocals(table: Table, env: Env, verb: Verb, path: string): PutInLibraryLocals {
  const objects = objectsOf(table, env, (verb as Putting).what);
  return { ...effectLocals(env, path), objects: [...objects], ordered: [] };
}

export const putInLibraryProcedure = defineProcedure<PutInLibraryLocals>({
  name: 'putInLibrary',
  steps: [
    { name: 'ask', rule: '401.4', run: ask },
    { name: 'ordered', rule: '401.4', run: ordered },
    { name: 'put', rule: '401.4', run: put },
    { name: 'done', rule: '401.4', run: (_table, locals): Control => returning(locals.returned) },
  ],
});

const verbOf = (table: Table, locals: PutInLibraryLocals): Putting => table.library.node<Putting>(locals.program);

function owned(table: Table, locals: PutInLibraryLocals, seat: Seat): readonly ObjectId[] {
  return locals.objects.filter((id) => table.object(id).owner === seat);
}

/** Asks each owner in turn; an owner with only one card has nothing to order. */
function ask(table: Table, locals: PutInLibraryLocals, frame: Frame): Control {
  const seat = turnOrder(table)[locals.at];
  if (seat === undefined) return { to: 'put' };
  const mine = owned(table, locals, seat);
  const verb = verbOf(table, locals);
  if (mine.length < 2) return settle(table, locals, mine);
  if (verb.random === true) return settle(table, locals, table.shuffled('cards', mine, '401.4', { seat }));
  table.ask(frame, {
    seat,
    kind: 'orderCards',
    rule: '401.4',
    prompt: verb.at === 'bottom' ? 'orderBottom' : 'orderTop',
    params: { count: mine.length },
    domain: wholeOrder(mine.map((id) => cardOption(table, id))),
  });
  return { wait: true };
}

function ordered(table: Table, locals: PutInLibraryLocals): Control {
  return settle(table, locals, pickedObjects(locals.answer));
}

function settle(table: Table, locals: PutInLibraryLocals, ids: readonly ObjectId[]): Control {
  table.local(locals, 'ordered', [...locals.ordered, ...ids]);
  table.local(locals, 'at', locals.at + 1);
  return { to: 'ask' };
}

/** The card named first ends nearer to the top. */
function put(table: Table, locals: PutInLibraryLocals): Control | undefined {
  const { at = 'top' } = verbOf(table, locals);
  const ids = locals.ordered.map((id) => table.idNow(id));
  const inside = ids.filter((id) => table.zone(table.object(id).zone).kind === 'library');
  for (const seat of table.seats())
    reorder(
      table,
      seat,
      inside.filter((id) => table.object(id).zone === table.zoneOf('library', seat).id),
      at,
    );
  const moved = ids.filter((id) => !inside.includes(id));
  if (moved.length === 0) return { done: { done: ids.length > 0, objects: ids } };
  const inOrder = at === 'bottom' ? moved : [...moved].reverse();
  return happen(
    table,
    inOrder.map((id): Happening => move(id, { to: 'library', at }, '401.4')),
  );
}

function reorder(table: Table, seat: Seat, ids: readonly ObjectId[], at: 'top' | 'bottom' | number): void {
  if (ids.length === 0) return;
  const zone = table.zoneOf('library', seat);
  const rest = zone.order.filter((id) => !ids.includes(id));
  const place = at === 'bottom' ? rest.length : at === 'top' ? 0 : at;
  table.set(zone, 'order', [...rest.slice(0, place), ...ids, ...rest.slice(place)]);
  table.emit('libraryArranged', '401.4', { seat, count: ids.length, at });
}

/** `shuffle`: players shuffle their libraries; the cards of `except` are left out and put on top (701.19). */
export function shuffles(table: Table, env: Env, verb: Verb, seats: readonly Seat[]): readonly Happening[] {
  const except = verb.except === undefined ? [] : objectsOf(table, env, verb.except as Ref);
  return seats.map((seat) => shuffle(seat, '701.19a', except));
}
