import { type Option, picksOf } from '@arbiter/kernel';
import type { Control, Frame, Table } from '@arbiter/kernel/authoring';
import { waysToPay } from '../costs/arithmetic.js';
import { halvedSymbols, possibleTotals, withHalves } from '../costs/total.js';
import { canAffordOne } from '../mana/payment.js';
import { type ManaCost, type ManaSymbol, printCost, printSymbol } from '../characteristics/symbols.js';
import { changesFor, purseOfAnnouncement } from './determine-cost.js';
import type { AnnounceLocals } from './announcement.js';

/** 118.7e: for a hybrid symbol by which a cost is reduced, the payer chooses one half as the total cost is determined. */
export function askHalf(table: Table, locals: AnnounceLocals, frame: Frame): Control | undefined {
  const { base, halves } = locals;
  const changes = changesFor(table, locals, { mana: base }, []);
  const symbol = halvedSymbols(changes)[halves.length];
  if (symbol === undefined) return { to: 'total' };
  const purse = purseOfAnnouncement(table, locals);
  const ways = waysToPay(symbol).map(({ mana }) => ({ mana, totals: possibleTotals(withHalves(changes, [...halves, mana])) }));
  const payable = ways.filter(({ totals }) => canAffordOne(purse, totals));
  // There is nothing to choose if both halves give the same total, or only one total can be paid; a cost that can't be paid at all is taken
  // back later.
  if (new Set(payable.map(({ totals }) => JSON.stringify(totals))).size < 2)
    return settleHalf(table, locals, (payable[0] ?? ways[0])?.mana ?? []);
  const options = ways.map(({ mana }, at): Option => ({ id: `way:${at}`, label: 'mana', params: { mana: printCost(mana) } }));
  table.ask(frame, {
    seat: locals.you,
    kind: 'chooseWayToPay',
    rule: '118.7e',
    params: { card: locals.card, object: locals.self, cost: printCost(base), symbol: printSymbol(symbol) },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

export function takeHalf(table: Table, locals: AnnounceLocals): Control {
  const { base, halves } = locals;
  const symbol = halvedSymbols(changesFor(table, locals, { mana: base }, []))[halves.length] as ManaSymbol;
  const at = Number((picksOf(locals.answer)[0] as string).slice('way:'.length));
  return settleHalf(table, locals, waysToPay(symbol)[at]?.mana ?? []);
}

function settleHalf(table: Table, locals: AnnounceLocals, mana: ManaCost): Control {
  table.local(locals, 'halves', [...locals.halves, mana]);
  return { to: 'half' };
}
