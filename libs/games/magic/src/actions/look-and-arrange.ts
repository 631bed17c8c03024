import type { ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import {
  type Control,
  defineProcedure,
  effectLocals,
  type EffectLocals,
  type Env,
  type Frame,
  happen,
  notice,
  type Table,
  wholeOrder,
} from '@arbiter/kernel/authoring';
import { instruct, instructed as instructedBy } from '../happenings/instruct.js';
import { move } from '../happenings/move.js';
import { lookAt, topOf } from './cards.js';
import { cardOption, pickedObjects } from '../options.js';

/**
 * Keyword actions that look at the top cards of a library and put them elsewhere or back: scry (701.17), fateseal (701.21), surveil
 * (701.41).
 */
export type Arranging = 'scry' | 'fateseal' | 'surveil';

const rules: { readonly [what in Arranging]: RuleRef } = { scry: '701.17a', fateseal: '701.21a', surveil: '701.41a' };
const done: { readonly [what in Arranging]: string } = { scry: 'scried', fateseal: 'fatesealed', surveil: 'surveiled' };

/** One player who looks at one library, and what they decide: which cards go elsewhere and which stay on top, in order. */
interface Looking {
  readonly seat: Seat;
  readonly library: Seat;
  readonly count: number;
  readonly away: readonly ObjectId[];
  readonly top: readonly ObjectId[];
}

/** Locals of `arrangeTop`. */
export interface ArrangeTopLocals extends EffectLocals {
  readonly what: Arranging;
  readonly list: readonly Looking[];
}

/** @param lookers the players who look, each with the library they look at, in the order in which they decide (101.4) */
export function arrangingLocals(
  env: Env,
  what: Arranging,
  count: number,
  lookers: readonly { readonly seat: Seat; readonly library: Seat }[],
): ArrangeTopLocals {
  const list: readonly Looking[] = lookers.map(({ seat, library }) => ({ seat, library, count, away: [], top: [] }));
  return { ...effectLocals(env, ''), what, list };
}

/**
 * Looks at the top cards of libraries and arranges them. Several players look at the same time and decide one after the other, then all
 * cards move at once (701.17c). The outcome counts the cards that were put elsewhere.
 */
export const arrangeProcedure = defineProcedure<ArrangeTopLocals>({
  name: 'arrangeTop',
  steps: [
    { name: 'instruct', rule: '614.1', run: begin },
    { name: 'instructed', rule: '614.1', run: instructed },
    { name: 'look', rule: '701.15d', run: look },
    { name: 'away', rule: '701.17a', run: askAway },
    { name: 'awayChosen', rule: '701.17a', run: awayChosen },
    { name: 'top', rule: '701.17a', run: askTop },
    { name: 'topChosen', rule: '701.17a', run: topChosen },
    { name: 'move', rule: '701.17c', run: carryOut },
    { name: 'moved', rule: '701.17c', run: finish },
  ],
});

const listOf = (locals: ArrangeTopLocals): readonly Looking[] => locals.list;
const whatOf = (locals: ArrangeTopLocals): Arranging => locals.what;
const current = (locals: ArrangeTopLocals): Looking => listOf(locals)[locals.at] as Looking;

function change(table: Table, locals: ArrangeTopLocals, changed: Partial<Looking>): void {
  const at = locals.at;
  table.local(locals, 'list', listOf(locals).with(at, { ...current(locals), ...changed }));
}

function advance(table: Table, locals: ArrangeTopLocals): boolean {
  const next = locals.at + 1;
  table.local(locals, 'at', next < listOf(locals).length ? next : 0);
  return next < listOf(locals).length;
}

/** The number of cards each player looks at may be changed before anybody looks. Nobody scries 0 (701.17b). */
function begin(table: Table, locals: ArrangeTopLocals): Control | undefined {
  if (listOf(locals).length === 0 || current(locals).count <= 0) return { done: { done: false } };
  const what = whatOf(locals);
  if (what === 'fateseal') return { to: 'look' };
  const { seat, count } = current(locals);
  return happen(table, [instruct(what, seat, count, rules[what])]);
}

function instructed(table: Table, locals: ArrangeTopLocals): Control | undefined {
  change(table, locals, { count: instructedBy(locals.returned, current(locals).seat) ?? 0 });
  return advance(table, locals) ? { to: 'instruct' } : undefined;
}

function look(table: Table, locals: ArrangeTopLocals): Control {
  const what = whatOf(locals);
  const tops = listOf(locals).map(({ library, count }) => topOf(table, library, count));
  listOf(locals).forEach(({ seat }, at) => lookAt(table, seat, tops[at] as readonly ObjectId[], rules[what]));
  // Two players may look at the same cards of one library.
  const list = listOf(locals).map((one, at) => ({ ...one, top: (tops[at] as readonly ObjectId[]).map((id) => table.idNow(id)) }));
  table.local(locals, 'list', list);
  return { to: 'away' };
}

function askAway(table: Table, locals: ArrangeTopLocals, frame: Frame): Control | undefined {
  const { seat, top, count } = current(locals);
  if (top.length === 0) return advance(table, locals) ? { to: 'away' } : { to: 'move' };
  const what = whatOf(locals);
  table.ask(frame, {
    seat,
    kind: what,
    rule: rules[what],
    params: { count },
    domain: { type: 'options', min: 0, max: top.length, ordered: true, options: top.map((id) => cardOption(table, id)) },
  });
  return { wait: true };
}

function awayChosen(table: Table, locals: ArrangeTopLocals): void {
  const away = pickedObjects(locals.answer);
  change(table, locals, { away, top: current(locals).top.filter((id) => !away.includes(id)) });
}

/** The rest goes back on top in any order. */
function askTop(table: Table, locals: ArrangeTopLocals, frame: Frame): Control | undefined {
  const { seat, top } = current(locals);
  if (top.length < 2) return advance(table, locals) ? { to: 'away' } : { to: 'move' };
  table.ask(frame, {
    seat,
    kind: 'orderCards',
    rule: rules[whatOf(locals)],
    prompt: 'orderTop',
    params: { count: top.length },
    domain: wholeOrder(top.map((id) => cardOption(table, id))),
  });
  return { wait: true };
}

function topChosen(table: Table, locals: ArrangeTopLocals): Control {
  change(table, locals, { top: pickedObjects(locals.answer) });
  return { to: advance(table, locals) ? 'away' : 'move' };
}

function carryOut(table: Table, locals: ArrangeTopLocals): Control | undefined {
  const what = whatOf(locals);
  const list = listOf(locals);
  for (const { library, away, top } of list) reorder(table, library, away, top, what !== 'surveil');
  // The card named first ends on top.
  return what === 'surveil'
    ? happen(
        table,
        list.flatMap(({ away }) => [...away].reverse().map((id) => move(id, { to: 'graveyard' }, rules[what]))),
      )
    : undefined;
}

function reorder(table: Table, library: Seat, away: readonly ObjectId[], top: readonly ObjectId[], below: boolean): void {
  const zone = table.zoneOf('library', library);
  const rest = zone.order.filter((id) => !away.includes(id) && !top.includes(id));
  table.set(zone, 'order', below ? [...top, ...rest, ...away] : [...top, ...away, ...rest]);
}

function finish(table: Table, locals: ArrangeTopLocals): Control {
  const what = whatOf(locals);
  let total = 0;
  for (const { seat, library, count, away } of listOf(locals)) {
    if (count <= 0) continue;
    total += away.length;
    table.emit(done[what], rules[what], { seat, library, count, away: away.length });
    notice(table, done[what], { seat }, { amount: count });
  }
  return { done: { done: true, total } };
}
