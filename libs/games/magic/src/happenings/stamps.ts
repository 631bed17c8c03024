import type { ObjectId, Seat } from '@arbiter/kernel';
import { type CommitOrder, type Happening, stampsMatter, type Table } from '@arbiter/kernel/authoring';
import { gameOf } from '../facts.js';

/**
 * 613.6j: the active player orders the timestamps of objects that enter the battlefield at the same time, where the order makes a
 * difference. 712.4a, 712.4b: the two cards of each melded permanent are ordered as well, where they go to a zone that has an order.
 */
export function stampOrders(table: Table, batch: readonly Happening[]): readonly CommitOrder[] {
  let found: CommitOrder[] | null = null;
  let entering: number[] | null = null;
  for (let at = 0; at < batch.length; at++) {
    const { type, data } = batch[at] as Happening;
    const order = type === 'part' ? cardsOfOne(table, batch, at) : null;
    if (order !== null) (found ??= []).push(order);
    if (type === 'move' && data.to === 'battlefield') (entering ??= []).push(at);
  }
  if (entering === null || entering.length < 2) return found ?? none;
  const ids = entering.map((at) => (batch[at] as Happening).object);
  return stampsMatter(table, ids)
    ? [...(found ?? none), { seat: gameOf(table).active, places: entering, rule: '613.6j', prompt: 'orderStamps' }]
    : (found ?? none);
}

const none: readonly CommitOrder[] = [];

/**
 * Returns the order of the two cards of a melded permanent, to be decided by their owner, or by the player who exiles them; asked once if
 * two effects move them to the same zone.
 * @param at place of the card under the permanent
 */
function cardsOfOne(table: Table, batch: readonly Happening[], at: number): CommitOrder | null {
  const { object, data } = batch[at] as Happening;
  const { host, owner } = table.object(object);
  const first = batch.findIndex((one) => one.type === 'part' && one.object === object);
  if (first < at || !(data.to === 'graveyard' || data.to === 'library' || data.to === 'exile')) return null;
  const whole = batch.findIndex((one) => one.type === 'move' && one.object === host);
  const exiled = data.to === 'exile';
  return {
    seat: exiled ? actingSeat(table, owner) : owner,
    places: [whole, at],
    rule: exiled ? '712.4b' : '712.4a',
    prompt: 'orderMelded',
  };
}

/** Returns the controller of the spell or ability on top of the stack, which is resolving; the owner if the stack is empty. */
function actingSeat(table: Table, owner: Seat): Seat {
  const [top] = table.zone('stack').order as readonly (ObjectId | undefined)[];
  return top === undefined ? owner : table.controllerOf(table.object(top));
}
