import { picksOf } from '../answers/answers.js';
import type { Json, Option } from '../contract.js';
import type { Control, FrameLocals } from '../state/calls.js';
import { orderingRule, wholeOrder } from '../answers/questions.js';
import type { Frame, TriggerRow } from '../state/state.js';
import type { Table } from '../table/table.js';
import { triggerTraitsOf } from './trigger-traits.js';
import { waitingTriggers } from './triggers.js';
import { defineProcedure } from '../table/procedures.js';

/** Locals of `orderTriggers`. */
export interface OrderTriggersLocals extends FrameLocals {
  readonly order: readonly number[];
  readonly groups: readonly (readonly number[])[] | null;
  readonly asked: Json | null;
}

/**
 * Puts the waiting triggers in order: group by group as the game says, and within a group as its seat says. Returns the triggers' ids in
 * the order in which they are to be placed; the triggers stay in the table until they are taken out.
 */
export const orderTriggersProcedure = defineProcedure<OrderTriggersLocals>({
  name: 'orderTriggers',
  steps: [
    { name: 'group', run: askGroup },
    { name: 'ordered', run: takeOrder },
  ],
});

/** Locals of an `orderTriggers` frame. */
export function orderLocals(): OrderTriggersLocals {
  return { order: [], groups: null, asked: null, answer: null, answers: null, returned: null };
}

function askGroup(table: Table, locals: OrderTriggersLocals, frame: Frame): Control {
  const groups = locals.groups ?? groupsOf(table).map((group) => group.map((row) => row.id));
  const [group, ...rest] = groups;
  table.local(locals, 'groups', rest);
  if (group === undefined) return { done: locals.order };
  const rows = group.map((id) => table.state.triggers[id] as TriggerRow);
  if (rows.length < 2 || alike(table, rows)) {
    table.local(locals, 'order', [...locals.order, ...group]);
    return { to: 'group' };
  }
  const options = rows.map(
    (row): Option => ({ id: `trigger:${row.id}`, label: 'ability', params: { card: row.card, ability: row.ability }, object: row.source }),
  );
  table.ask(frame, {
    seat: (rows[0] as TriggerRow).seat,
    kind: 'orderEffects',
    rule: orderingRule(table),
    domain: wholeOrder(options),
  });
  return { wait: true };
}

function takeOrder(table: Table, locals: OrderTriggersLocals): Control {
  const ids = picksOf(locals.answer).map((pick) => Number(pick.slice('trigger:'.length)));
  table.local(locals, 'order', [...locals.order, ...ids]);
  return { to: 'group' };
}

/** Whether all triggers say the same, so that their order makes no difference and nothing is asked. */
function alike(table: Table, rows: readonly TriggerRow[]): boolean {
  const texts = new Set<string>();
  for (const row of rows) {
    texts.add(textOfTrigger(table, row));
    if (texts.size > 1) return false;
  }
  return true;
}

/**
 * Returns a text made of everything that decides what a trigger's ability does; two triggers with the same text may change places
 * unnoticed.
 */
function textOfTrigger(table: Table, { ability, source, event, vars }: TriggerRow): string {
  const { readsEvent, impersonal } = triggerTraitsOf(table, ability);
  return JSON.stringify([ability, impersonal ? 0 : source, readsEvent || 'alternatives' in event ? event : 0, vars]);
}

/** Groups the triggers as the game says; seat by seat, in the order in which seats act, where it says nothing. */
function groupsOf(table: Table): readonly (readonly TriggerRow[])[] {
  const rows = waitingTriggers(table);
  if (table.game.triggerOrder !== undefined) return table.game.triggerOrder(table, rows).filter((group) => group.length > 0);
  return table.game
    .seatOrder(table)
    .map((seat) => rows.filter((row) => row.seat === seat))
    .filter((group) => group.length > 0);
}
