import { type Control, countersOn, type Frame, happen, type ObjectId, type Option, picksOf, removeCounters, type Row, type Seat, type Table } from '@arbiter/kernel';
import { setObject, shownCard } from '../facts.js';
import { fieldOf } from '../values/sides.js';
import { isType } from '../values/base.js';
import { keywordAmount } from '../values/keywords.js';
import { announcementOf, note } from './announcement.js';
import { announcedTotal, isPaidFor } from './announced-total.js';

/** Champions of a player that have as many preparation counters as preparing a card takes (2.11.6.7.1, 2.11.6.7.2). */
const preparing = (table: Table, seat: Seat, count: number): readonly ObjectId[] => fieldOf(table, seat).filter((id) => isType(table, id, 'champion') && countersOn(table, id, 'preparation') >= count);

/** ext.1.7, 2.11.6.7.2: whether the card is prepared, and by which champion. */
export function askPrepare(table: Table, locals: Row, frame: Frame): Control {
  const { sort, item } = announcementOf(locals);
  const seat = locals.you as Seat;
  const count = sort === 'activation' ? keywordAmount(table, item, 'prepare') : 0;
  const { x } = announcementOf(locals);
  // 2.3.1.8: those that can pay for the rest as well.
  const found = count === 0 ? [] : preparing(table, seat, count).filter((id) => isPaidFor(table, locals, announcedTotal(table, locals, x), id));
  if (found.length === 0) return { to: 'total' };
  const options = found.map((id): Option => ({ id: `object:${id}`, label: 'object', params: { card: shownCard(table, id), object: id }, object: id }));
  table.ask(frame, { seat, kind: 'prepare', rule: 'ext.1.7', params: { card: locals.card as string, object: item, count }, domain: { type: 'options', min: 1, max: 1, options: [{ id: 'none', label: 'none' }, ...options] } });
  return { wait: true };
}

export function takePrepare(table: Table, locals: Row): void {
  const [pick] = picksOf(locals.answer) as [string];
  if (pick !== 'none') note(table, locals, 'preparedBy', Number(pick.slice('object:'.length)));
}

/** 2.11.7.14.5.1: the counters are removed as the rest is paid, and the activation is prepared. Null where it is not, or is already. */
export function payPreparation(table: Table, locals: Row): Control | null {
  const { preparedBy, item } = announcementOf(locals);
  if (preparedBy === 0 || table.object(item).prepared === true) return null;
  setObject(table, item, 'prepared', true);
  return happen(table, [removeCounters(preparedBy, 'preparation', keywordAmount(table, item, 'prepare'), 'ext.1.7')], 'pay');
}
