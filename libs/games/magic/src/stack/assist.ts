import {
  type Control,
  type Frame,
  numberOfAnswer,
  type ObjectId,
  type Option,
  picksOf,
  type Row,
  type Seat,
  type Table,
} from '@arbiter/kernel';
import { genericOf, hasAssist, payableBy, withoutGeneric } from '../mana/assistance.js';
import { helpersFor } from '../mana/helpers.js';
import { canAfford, type Helper, masksOf, purseOf, unitsNeeded } from '../mana/payment.js';
import type { ManaUnit, TappedFor } from '../mana/pool.js';
import { poolOf, setPool } from '../mana/pools.js';
import { printCost } from '../characteristics/symbols.js';
import { announcementOf, note } from './announcement.js';
import { payMana, type PaymentFor } from './pay-mana.js';

/**
 * Assist (702.131a): another player is chosen, who activates mana abilities first; then the caster does; before he begins to pay,
 * the other may pay for generic mana of the total cost. What is not paid then can't be paid any more: the spell is taken back.
 */

function paymentFor(locals: Row): PaymentFor {
  const { item } = announcementOf(locals);
  return { object: item, source: locals.self as ObjectId, spender: { purpose: 'spell', object: item } };
}

export function askHelper(table: Table, locals: Row, frame: Frame): Control {
  const { item, base } = announcementOf(locals);
  if (!hasAssist(table, item) || genericOf(base) === 0) return { to: 'mana' };
  const you = locals.you as Seat;
  const options = table
    .seats()
    .filter((seat) => seat !== you && payableBy(table, seat, item, genericOf(base)) > 0)
    .map((seat): Option => ({ id: `player:${seat}`, label: 'player', params: { seat } }));
  if (options.length === 0) return { to: 'mana' };
  table.ask(frame, {
    seat: you,
    kind: 'chooseHelper',
    rule: '702.131a',
    params: { card: locals.card as string, object: item, cost: printCost(base) },
    domain: { type: 'options', min: 1, max: 1, options: [...options, { id: 'no', label: 'no' }] },
  });
  return { wait: true };
}

export function helperGathers(table: Table, locals: Row): Control {
  const [pick] = picksOf(locals.answer) as [string];
  if (pick === 'no') return { to: 'mana' };
  const seat = Number(pick.slice('player:'.length));
  const { item, base } = announcementOf(locals);
  note(table, locals, 'helper', seat);
  const amount = payableBy(table, seat, item, genericOf(base));
  return { call: 'payMana', locals: payMana(seat, [{ kind: 'generic', amount }], { ...paymentFor(locals), part: 'gather', least: [] }) };
}

/** The caster needs as much as the other can't pay; he may make more, for the other need not pay. */
export function casterGathers(table: Table, locals: Row): Control {
  const { item, base, helper, way } = announcementOf(locals);
  const you = locals.you as Seat;
  const spender = { purpose: 'spell', object: item, asAny: way.asAny } as const;
  const purse = purseOf(table, you, { spender, helpers: helpersFor(table, you, item) });
  const helped = inPool(table, helper, item, genericOf(base));
  const least = withoutGeneric(base, helped);
  const target = Array.from({ length: helped + 1 }, (_, less) => withoutGeneric(base, less)).find((cost) => canAfford(purse, cost));
  return {
    call: 'payMana',
    locals: payMana(you, target ?? least, { ...paymentFor(locals), spender, part: 'gather', least, cancel: true }),
  };
}

export function askHelp(table: Table, locals: Row, frame: Frame): Control {
  const {
    done,
    made,
    helping = [],
  } = locals.returned as unknown as { readonly done: boolean; readonly made: readonly TappedFor[]; readonly helping?: readonly Helper[] };
  note(table, locals, 'made', made);
  note(table, locals, 'helping', helping);
  if (!done) return { to: 'reverse' };
  const { item, base, helper } = announcementOf(locals);
  const most = inPool(table, helper, item, genericOf(base));
  if (most === 0) return { to: 'mana' };
  table.ask(frame, {
    seat: helper,
    kind: 'assist',
    rule: '702.131a',
    params: { card: locals.card as string, object: item, cost: printCost(base) },
    domain: { type: 'number', min: 0, max: most },
  });
  return { wait: true };
}

export function payHelp(table: Table, locals: Row): Control {
  const amount = numberOfAnswer(locals.answer);
  const { base, helper } = announcementOf(locals);
  if (amount === 0) return { to: 'mana' };
  note(table, locals, 'base', withoutGeneric(base, amount));
  return { call: 'payMana', locals: payMana(helper, [{ kind: 'generic', amount }], { ...paymentFor(locals), part: 'spend' }) };
}

/** How much generic mana of a spell the mana in a player's pool pays. */
function inPool(table: Table, seat: Seat, object: ObjectId, limit: number): number {
  const masks = masksOf(table, seat, { purpose: 'spell', object });
  let most = 0;
  while (most < limit && unitsNeeded(masks, [{ kind: 'generic', amount: most + 1 }]) !== null) most++;
  return most;
}

export function takeHelp(table: Table, locals: Row): void {
  note(table, locals, 'help', (locals.returned as unknown as { readonly units: readonly ManaUnit[] }).units);
}

/** 722.1: what was paid for a spell that is taken back returns to who paid it. */
export function returnHelp(table: Table, locals: Row): void {
  const { helper, help } = announcementOf(locals);
  if (help.length > 0) setPool(table, helper, [...poolOf(table, helper), ...help]);
}
