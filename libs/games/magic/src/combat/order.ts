import { nonEmpty, type ObjectId, type Option } from '@arbiter/kernel';
import { type Control, type Frame, type Table, wholeOrder } from '@arbiter/kernel/authoring';
import { fieldsOf, gameOf, setObject, shownCard } from '../facts.js';
import { attackersOf, blockersOf } from './participants.js';
import { pickedObjects } from '../options.js';
import type { DeclareBlockersLocals, Unordered } from './declaring-locals.js';

/** Determines which orders have to be declared: first the active player's (509.2, 703.4i), then the defending players' (509.3, 703.4j). */
export function beginOrders(table: Table, locals: DeclareBlockersLocals): void {
  const attackers = attackersOf(table).filter((id) => fieldsOf(table.object(id)).blockers.length > 1);
  const blockers = blockersOf(table).filter((id) => (fieldsOf(table.object(id)).blocking ?? []).length > 1);
  const unordered: Unordered[] = [
    ...attackers.map((of): Unordered => ({ of, seat: gameOf(table).active, kind: 'orderBlockers' })),
    ...blockers.map((of): Unordered => ({ of, seat: table.controllerOf(table.object(of)), kind: 'orderAttackers' })),
  ];
  table.local(locals, 'unordered', unordered);
}

function inOrder(table: Table, { of, kind }: Unordered): readonly ObjectId[] {
  const { blockers, blocking } = fieldsOf(table.object(of));
  return kind === 'orderBlockers' ? blockers : (blocking ?? []);
}

/** Asks for the next order; goes on with priority when all are declared. */
export function askOrder(table: Table, locals: DeclareBlockersLocals, frame: Frame): Control {
  const [next] = locals.unordered ?? [];
  if (next === undefined) return { to: 'priority' };
  const options = inOrder(table, next).map(
    (id): Option => ({ id: `object:${id}`, label: 'object', params: { card: shownCard(table, id), object: id }, object: id }),
  );
  const rule = next.kind === 'orderBlockers' ? '509.2' : '509.3';
  table.ask(frame, {
    seat: next.seat,
    kind: next.kind,
    rule,
    params: { card: shownCard(table, next.of), object: next.of },
    domain: wholeOrder(options),
  });
  return { wait: true };
}

/** 509.2, 509.3, 703.4i, 703.4j */
export function setOrder(table: Table, locals: DeclareBlockersLocals): Control {
  const [next, ...rest] = nonEmpty(locals.unordered, 'an order to declare');
  const order = pickedObjects(locals.answer);
  setObject(table, next.of, next.kind === 'orderBlockers' ? 'blockers' : 'blocking', order);
  table.emit('orderDeclared', next.kind === 'orderBlockers' ? '509.2' : '509.3', {
    object: next.of,
    card: shownCard(table, next.of),
    order: order.map((object) => ({ object, card: shownCard(table, object) })),
  });
  table.local(locals, 'unordered', rest);
  return { to: 'order' };
}
