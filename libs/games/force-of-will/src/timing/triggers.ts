import { announceable, type Control, type Frame, type Option, payable, picksOf, type Procedure, type Row, type Table, takeTrigger, triggerEnv, type TriggerRow, waitingTriggers } from '@arbiter/kernel';
import { turnPlayer } from '../facts.js';
import { triggerLocals } from '../play/announcement.js';
import { abilityCost } from '../play/cost.js';
import { canAfford, purseOf } from '../will/purse.js';
import { noteAct } from './presets.js';

/**
 * One of what has triggered is picked and played (603, 906.5): the turn player picks among his own, and where he has none the other
 * does. Each time that something triggered counts for itself (906.4). Returns nothing.
 */
export const pickTriggerProcedure: Procedure = {
  name: 'pickTrigger',
  steps: [
    { name: 'ask', rule: '603.2', run: ask },
    { name: 'picked', rule: '603.3', run: picked },
    { name: 'played', rule: '603.3', run: (): Control => ({ done: null }) },
  ],
};

export const pickTriggerLocals = (): Row => ({ answer: null, answers: null, returned: null });

/** What the next player picks among. */
function group(table: Table): readonly TriggerRow[] {
  const all = waitingTriggers(table);
  const own = all.filter(({ seat }) => seat === turnPlayer(table));
  return own.length > 0 ? own : all;
}

/** Which of them is picked says nothing: the same ability of the same card, of the same event. */
function areAlike(rows: readonly TriggerRow[]): boolean {
  const [first] = rows;
  return rows.every(({ ability, source, event }) => ability === first?.ability && source === first.source && JSON.stringify(event) === JSON.stringify(first.event));
}

function ask(table: Table, locals: Row, frame: Frame): Control {
  const rows = group(table);
  const [first] = rows as [TriggerRow];
  if (rows.length === 1 || areAlike(rows)) {
    table.local(locals, 'answer', { picks: [`trigger:${first.id}`] });
    return { to: 'picked' };
  }
  const options = rows.map((row): Option => ({ id: `trigger:${row.id}`, label: 'ability', params: { card: row.card, ability: row.ability }, object: row.source }));
  table.ask(frame, { seat: first.seat, kind: 'pickTrigger', rule: '603.2', domain: { type: 'options', min: 1, max: 1, options } });
  return { wait: true };
}

/** 603.3, 906.6: it is played where it can be; in any case it has triggered once less. */
function picked(table: Table, locals: Row): Control {
  const [pick] = picksOf(locals.answer) as [string];
  const trigger = takeTrigger(table, Number(pick.slice('trigger:'.length)));
  if (!mayPlay(table, trigger)) {
    table.emit('triggerNotPlayed', '906.6', { seat: trigger.seat, card: trigger.card, ability: trigger.ability });
    return { done: null };
  }
  noteAct(table, trigger.seat);
  return { call: 'announce', locals: triggerLocals(trigger), then: 'played' };
}

function mayPlay(table: Table, trigger: TriggerRow): boolean {
  const env = triggerEnv(trigger);
  const { ability } = table.library.ability(trigger.ability);
  if (!payable(table, env, (ability.cost ?? []).filter(({ verb }) => verb !== 'payWill'))) return false;
  return canAfford(purseOf(table, trigger.seat, { purpose: 'ability', object: trigger.source }), abilityCost(ability)) && announceable(table, env, trigger.ability);
}
