import { type Json, numberOfAnswer, type ObjectId, readAs, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  effectLocals,
  type EffectLocals,
  type Frame,
  happen,
  listenerEnv,
  returnedIn,
  type Table,
  type Values,
  valuesOf,
  wordOf,
} from '@arbiter/kernel/authoring';
import { addCounters } from '../happenings/counters.js';
import { move } from '../happenings/move.js';
import { withX } from '../costs/arithmetic.js';
import { canAfford, purseOf } from '../mana/payment.js';
import { largestX } from '../mana/solve.js';
import { isForbidden, isInstant } from '../stack/casting.js';
import { payMana, payManaProcedure } from '../stack/pay-mana.js';
import { ordinary } from '../stack/ways.js';
import { atSorceryTime } from '../turn/lands.js';
import { hasVariable, parseCost, printCost } from '../characteristics/symbols.js';
import type { SpecialAction } from './special-action.js';

/** Suspending a card, a special action (116.2f, 702.61a): the cost is paid and the card is exiled from the hand with time counters. */
interface Suspend {
  readonly word: 'suspend';
  /** The number of time counters; X if the cost has it (107.3d). */
  readonly amount: number | 'x';
  readonly cost: string;
}

function suspendOf(table: Table, id: ObjectId): Suspend | null {
  for (const entry of valuesOf(table, id).keywords as readonly Json[]) if (wordOf(entry) === 'suspend') return readAs<Suspend>(entry);
  return null;
}

export const suspendAction: SpecialAction = {
  offers: (table, seat) => {
    const found: { readonly object: ObjectId }[] = [];
    for (const object of table.zoneOf('hand', seat).order) {
      const suspend = suspendOf(table, object);
      if (suspend !== null && mayBegin(table, seat, object) && canAfford(purseOf(table, seat), withX(parseCost(suspend.cost), leastX)))
        found.push({ object });
    }
    return found;
  },
  perform: (table, seat, object) => call(suspendProcedure, effectLocals(listenerEnv(table, { object, seat, ability: '' }, null), '')),
};

/** 702.61a: possible whenever the player could begin to cast the card; effects that forbid casting it count as well (702.61c). */
function mayBegin(table: Table, seat: Seat, object: ObjectId): boolean {
  if (isForbidden(table, seat, object, ordinary)) return false;
  return (
    atSorceryTime(table, seat) ||
    isInstant(
      table,
      seat,
      object,
      ordinary,
      valuesOf(table, object) as Values & { readonly types: readonly string[]; readonly keywords: readonly Json[] },
    )
  );
}

/** The least X of suspend: cards whose suspend has an X exclude 0. */
const leastX = 1;

/** 107.3d: X is chosen right before the cost is paid. */
function askX(table: Table, locals: EffectLocals<{ readonly objects: readonly ObjectId[] }>, frame: Frame): Control | undefined {
  const self = locals.self;
  const cost = parseCost(suspendOf(table, self)?.cost ?? '');
  if (!hasVariable(cost)) return { to: 'mana' };
  const most = largestX(cost, purseOf(table, locals.you).means);
  table.ask(frame, {
    seat: locals.you,
    kind: 'chooseX',
    rule: '107.3d',
    params: { card: locals.card, object: self, cost: printCost(cost), letter: 'X' },
    domain: { type: 'number', min: leastX, max: most },
  });
  return { wait: true };
}

export const suspendProcedure = defineProcedure<EffectLocals<{ readonly objects: readonly ObjectId[] }>>({
  name: 'suspend',
  steps: [
    { name: 'x', rule: '107.3d', run: askX },
    { name: 'xChosen', rule: '107.3d', run: (table, locals): void => table.local(locals, 'vars', { x: numberOfAnswer(locals.answer) }) },
    {
      name: 'mana',
      rule: '702.61a',
      run: (table, locals): Control => {
        const cost = withX(parseCost(suspendOf(table, locals.self)?.cost ?? ''), chosenX(locals));
        return call(payManaProcedure, payMana(locals.you, cost, { object: locals.self, source: locals.self }));
      },
    },
    { name: 'exile', rule: '702.61a', run: exile },
    { name: 'counters', rule: '702.61a', run: counters },
    { name: 'done', rule: '116.2f', run: (): Control => ({ done: null }) },
  ],
});

const chosenX = (locals: EffectLocals<{ readonly objects: readonly ObjectId[] }>): number => (locals.vars.x as number | undefined) ?? 0;

function exile(table: Table, locals: EffectLocals<{ readonly objects: readonly ObjectId[] }>): Control | undefined {
  const self = locals.self;
  const amount = suspendOf(table, self)?.amount ?? 0;
  table.local(locals, 'index', amount === 'x' ? chosenX(locals) : amount);
  return happen(table, [move(self, { to: 'exile' }, '702.61a')]);
}

function counters(table: Table, locals: EffectLocals<{ readonly objects: readonly ObjectId[] }>): Control | undefined {
  const { objects } = returnedIn(locals);
  return happen(
    table,
    objects.map((id) => addCounters(id, 'time', locals.index, '702.61a')),
  );
}
