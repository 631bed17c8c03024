import type { ObjectId, Seat } from '@arbiter/kernel';
import { type CommitOrder, type Happening, stampsMatter, type Table } from '@arbiter/kernel/authoring';
import { gameOf } from '../facts.js';

/**
 * 613.6j: objects that enter the battlefield at the same time get their timestamps in an order that the active player settles, where it
 * makes a difference. 712.4a, 712.4b: so do the two cards of each melded permanent, where they go to a zone that has an order.
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

/** Their owner orders them, or who exiles them; once, where two effects take them to the same place. @param at place of the card that lies under the permanent */
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

/** Whose spell or ability resolves; the owner where none does. */
function actingSeat(table: Table, owner: Seat): Seat {
  const [top] = table.zone('stack').order as readonly (ObjectId | undefined)[];
  return top === undefined ? owner : table.controllerOf(table.object(top));
}
