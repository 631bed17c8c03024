import { type Option, picksOf } from '@arbiter/kernel';
import { type Control, type Frame, happen, removeCounters, type Table } from '@arbiter/kernel/authoring';
import { setObject, shownCard } from '../facts.js';
import { championsOf } from '../values/sides.js';
import { keywordAmount } from '../values/keywords.js';
import { announcedTotal, isPaidFor } from './announced-total.js';
import type { AnnounceLocals } from './announcement.js';

/** Asks whether the card is prepared, and by which champion (ext.1.7, 2.11.6.7.2). */
export function askPrepare(table: Table, locals: AnnounceLocals, frame: Frame): Control {
  const { sort, item } = locals;
  const seat = locals.you;
  const count = sort === 'activation' ? keywordAmount(table, item, 'prepare') : 0;
  const { x } = locals;
  // Champions whose counters can pay for it together with the rest of the cost (2.11.6.7.1, 2.11.6.7.2, 2.3.1.8).
  const found = count === 0 ? [] : championsOf(table, seat).filter((id) => isPaidFor(table, locals, announcedTotal(table, locals, x), id));
  if (found.length === 0) return { to: 'total' };
  const options = found.map(
    (id): Option => ({ id: `object:${id}`, label: 'object', params: { card: shownCard(table, id), object: id }, object: id }),
  );
  table.ask(frame, {
    seat,
    kind: 'prepare',
    rule: 'ext.1.7',
    params: { card: locals.card, object: item, count },
    domain: { type: 'options', min: 1, max: 1, options: [{ id: 'none', label: 'none' }, ...options] },
  });
  return { wait: true };
}

export function takePrepare(table: Table, locals: AnnounceLocals): void {
  const [pick] = picksOf(locals.answer) as [string];
  if (pick !== 'none') table.local(locals, 'preparedBy', Number(pick.slice('object:'.length)));
}

/**
 * Removes the counters as the rest is paid, and marks the activation as prepared (2.11.7.14.5.1). Null if it is not to be prepared, or is
 * already.
 */
export function payPreparation(table: Table, locals: AnnounceLocals): Control | null {
  const { preparedBy, item } = locals;
  if (preparedBy === 0 || table.object(item).prepared === true) return null;
  setObject(table, item, 'prepared', true);
  return happen(table, [removeCounters(preparedBy, 'preparation', keywordAmount(table, item, 'prepare'), 'ext.1.7')], 'pay');
}
