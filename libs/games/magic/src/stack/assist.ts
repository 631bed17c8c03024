import { must, numberOfAnswer, type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import { call, type Control, type Frame, outcomeIn, type Table } from '@arbiter/kernel/authoring';
import { genericOf, hasAssist, payableBy, withoutGeneric } from '../mana/assistance.js';
import { helpersFor } from '../mana/helpers.js';
import { canAfford, masksOf, purseOf, unitsNeeded } from '../mana/payment.js';
import { poolOf, setPool } from '../mana/pools.js';
import { printCost } from '../characteristics/symbols.js';
import { payMana, payManaProcedure, type PaymentFor } from './pay-mana.js';
import type { AnnounceLocals } from './announcement.js';

/**
 * Assist (702.131a): another player is chosen, who activates mana abilities first; then the caster does. Before the caster begins to pay,
 * the other player may pay for generic mana of the total cost. If the rest can't be paid then, the spell is taken back.
 */

function paymentFor(locals: AnnounceLocals): PaymentFor {
  const { item } = locals;
  return { object: item, source: locals.self, spender: { purpose: 'spell', object: item } };
}

export function askHelper(table: Table, locals: AnnounceLocals, frame: Frame): Control {
  const { item, base } = locals;
  if (!hasAssist(table, item) || genericOf(base) === 0) return { to: 'mana' };
  const you = locals.you;
  const options = table
    .seats()
    .filter((seat) => seat !== you && payableBy(table, seat, item, genericOf(base)) > 0)
    .map((seat): Option => ({ id: `player:${seat}`, label: 'player', params: { seat } }));
  if (options.length === 0) return { to: 'mana' };
  table.ask(frame, {
    seat: you,
    kind: 'chooseHelper',
    rule: '702.131a',
    params: { card: locals.card, object: item, cost: printCost(base) },
    domain: { type: 'options', min: 1, max: 1, options: [...options, { id: 'no', label: 'no' }] },
  });
  return { wait: true };
}

export function helperGathers(table: Table, locals: AnnounceLocals): Control {
  const [pick] = picksOf(locals.answer) as [string];
  if (pick === 'no') return { to: 'mana' };
  const seat = Number(pick.slice('player:'.length));
  const { item, base } = locals;
  table.local(locals, 'helper', seat);
  const amount = payableBy(table, seat, item, genericOf(base));
  return call(payManaProcedure, payMana(seat, [{ kind: 'generic', amount }], { ...paymentFor(locals), part: 'gather', least: [] }));
}

/** The caster must add at least the mana that the other player can't pay; they may add more, since the other player need not pay. */
export function casterGathers(table: Table, locals: AnnounceLocals): Control {
  const { item, base, helper, way } = locals;
  const you = locals.you;
  const spender = { purpose: 'spell', object: item, asAny: way.asAny } as const;
  const purse = purseOf(table, you, { spender, helpers: helpersFor(table, you, item) });
  const helped = inPool(table, helper, item, genericOf(base));
  const least = withoutGeneric(base, helped);
  const target = Array.from({ length: helped + 1 }, (_, less) => withoutGeneric(base, less)).find((cost) => canAfford(purse, cost));
  return call(payManaProcedure, payMana(you, target ?? least, { ...paymentFor(locals), spender, part: 'gather', least, cancel: true }));
}

export function askHelp(table: Table, locals: AnnounceLocals, frame: Frame): Control {
  const { done, made = [], helping = [] } = must(outcomeIn(locals), 'what was gathered');
  table.local(locals, 'made', made);
  table.local(locals, 'helping', helping);
  if (!done) return { to: 'reverse' };
  const { item, base, helper } = locals;
  const most = inPool(table, helper, item, genericOf(base));
  if (most === 0) return { to: 'mana' };
  table.ask(frame, {
    seat: helper,
    kind: 'assist',
    rule: '702.131a',
    params: { card: locals.card, object: item, cost: printCost(base) },
    domain: { type: 'number', min: 0, max: most },
  });
  return { wait: true };
}

export function payHelp(table: Table, locals: AnnounceLocals): Control {
  const amount = numberOfAnswer(locals.answer);
  const { base, helper } = locals;
  if (amount === 0) return { to: 'mana' };
  table.local(locals, 'base', withoutGeneric(base, amount));
  return call(payManaProcedure, payMana(helper, [{ kind: 'generic', amount }], { ...paymentFor(locals), part: 'spend' }));
}

/** Returns how much generic mana of a spell the mana in a player's pool can pay. */
function inPool(table: Table, seat: Seat, object: ObjectId, limit: number): number {
  const masks = masksOf(table, seat, { purpose: 'spell', object });
  let most = 0;
  while (most < limit && unitsNeeded(masks, [{ kind: 'generic', amount: most + 1 }]) !== null) most++;
  return most;
}

export function takeHelp(table: Table, locals: AnnounceLocals): void {
  table.local(locals, 'help', outcomeIn(locals)?.units ?? []);
}

/** 722.1: mana paid for a spell that is taken back returns to the player who paid it. */
export function returnHelp(table: Table, locals: AnnounceLocals): void {
  const { helper, help } = locals;
  if (help.length > 0) setPool(table, helper, [...poolOf(table, helper), ...help]);
}
