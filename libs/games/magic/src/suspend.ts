import { type Control, effectLocals, happen, type Json, listenerEnv, type ObjectId, type Procedure, type Row, type Seat, type Table, valuesOf, wordOf } from '@arbiter/kernel';
import { addCounters } from './happenings/counters.js';
import { move } from './happenings/move.js';
import { canAfford } from './mana/payment.js';
import type { SpecialAction } from './special.js';
import { isForbidden, isInstant } from './stack/casting.js';
import { momentOf } from './stack/moment.js';
import { payMana } from './stack/pay-mana.js';
import { ordinary } from './stack/ways.js';
import { parseCost } from './symbols.js';

/** Suspending a card, a special action (116.2f, 702.61a): its cost is paid and it is exiled from the hand with time counters. */
interface Suspend {
  readonly word: 'suspend';
  readonly amount: number;
  readonly cost: string;
}

function suspendOf(table: Table, id: ObjectId): Suspend | null {
  const entry = (valuesOf(table, id).keywords as readonly Json[]).find((one) => wordOf(one) === 'suspend');
  return entry === undefined || typeof entry === 'string' ? null : (entry as unknown as Suspend);
}

export const suspendAction: SpecialAction = {
  name: 'suspend',
  offers: (table, seat) => {
    const moment = momentOf(table, seat);
    return table.zoneOf('hand', seat).order.flatMap((object) => {
      const suspend = suspendOf(table, object);
      // 702.61a: any time when the card itself could begin to be cast.
      if (suspend === null || isForbidden(table, seat, object, ordinary)) return [];
      const values = valuesOf(table, object) as { readonly types: readonly string[]; readonly keywords: readonly Json[] };
      if (!moment.sorcery && !isInstant(table, seat, object, ordinary, values)) return [];
      return canAfford(moment.purse(), parseCost(suspend.cost)) ? [{ object }] : [];
    });
  },
  perform: (table, seat, object) => ({ call: 'suspend', locals: effectLocals(listenerEnv(table, { object, seat, ability: '' }, null), '') }),
};

export const suspendProcedure: Procedure = {
  name: 'suspend',
  steps: [
    {
      name: 'mana',
      rule: '702.61a',
      run: (table, locals): Control | undefined => {
        const cost = parseCost(suspendOf(table, locals.self as ObjectId)?.cost ?? '');
        return cost.length === 0 ? undefined : { call: 'payMana', locals: payMana(locals.you as Seat, cost, { object: locals.self as ObjectId, source: locals.self as ObjectId }) };
      },
    },
    { name: 'exile', rule: '702.61a', run: exile },
    { name: 'counters', rule: '702.61a', run: counters },
    { name: 'done', rule: '116.2f', run: (): Control => ({ done: { done: true } }) },
  ],
};

function exile(table: Table, locals: Row): Control | undefined {
  const self = locals.self as ObjectId;
  table.local(locals, 'index', suspendOf(table, self)?.amount ?? 0);
  return happen(table, [move(self, { to: 'exile' }, '702.61a')]);
}

function counters(table: Table, locals: Row): Control | undefined {
  const { objects } = locals.returned as { readonly objects: readonly ObjectId[] };
  return happen(table, objects.map((id) => addCounters(id, 'time', locals.index as number, '702.61a')));
}
