import { type Control, type Frame, type Json, numberOfAnswer, type ObjectId, type Option, picksOf, type Row, type Seat, type Table } from '@arbiter/kernel';
import { genericOf, hasAssist, payableBy, withoutGeneric } from '../mana/assistance.js';
import type { ManaUnit } from '../mana/pool.js';
import { poolOf, setPool } from '../mana/pools.js';
import { printCost } from '../characteristics/symbols.js';
import { announcementOf, note } from './announcement.js';
import { payMana } from './pay-mana.js';

/** Assist (702.131a): before mana abilities are activated another player is chosen, who may pay for generic mana of the total cost. */

/** How much of the cost a player could pay. */
function most(table: Table, locals: Row, seat: Seat): number {
  const { base, item } = announcementOf(locals);
  return payableBy(table, seat, item, genericOf(base));
}

export function askHelper(table: Table, locals: Row, frame: Frame): Control {
  const { spell, item, base } = announcementOf(locals);
  if (!spell || !hasAssist(table, item) || genericOf(base) === 0) return { to: 'mana' };
  const you = locals.you as Seat;
  const options = table.seats().filter((seat) => seat !== you && most(table, locals, seat) > 0).map((seat): Option => ({ id: `player:${seat}`, label: 'player', params: { seat } }));
  if (options.length === 0) return { to: 'mana' };
  table.ask(frame, { seat: you, kind: 'chooseHelper', rule: '702.131a', params: { card: locals.card as string, object: item, cost: printCost(base) }, domain: { type: 'options', min: 1, max: 1, options: [...options, { id: 'no', label: 'no' }] } });
  return { wait: true };
}

export function askHelp(table: Table, locals: Row, frame: Frame): Control {
  const [pick] = picksOf(locals.answer) as [string];
  if (pick === 'no') return { to: 'mana' };
  const seat = Number(pick.slice('player:'.length));
  const { item, base } = announcementOf(locals);
  note(table, locals, 'helper', seat);
  table.ask(frame, { seat, kind: 'assist', rule: '702.131a', params: { card: locals.card as string, object: item, cost: printCost(base) }, domain: { type: 'number', min: 0, max: most(table, locals, seat) } });
  return { wait: true };
}

export function payHelp(table: Table, locals: Row): Control {
  const amount = numberOfAnswer(locals.answer);
  const { item, base, helper } = announcementOf(locals);
  if (amount === 0) return { to: 'mana' };
  note(table, locals, 'base', withoutGeneric(base, amount));
  return { call: 'payMana', locals: payMana(helper, [{ kind: 'generic', amount }], { object: item, source: locals.self as ObjectId, spender: { purpose: 'spell', object: item } }) };
}

export function takeHelp(table: Table, locals: Row): void {
  const { units = [] } = (locals.returned ?? {}) as { readonly units?: readonly ManaUnit[] };
  note(table, locals, 'help', units);
  table.local(locals, 'returned', null as Json);
}

/** 722.1: what was paid for a spell that is taken back returns to who paid it. */
export function returnHelp(table: Table, locals: Row): void {
  const { helper, help } = announcementOf(locals);
  if (help.length > 0) setPool(table, helper, [...poolOf(table, helper), ...help]);
}
