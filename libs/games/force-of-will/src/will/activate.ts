import { type Control, effectLocals, envOf, type JsonObject, listenerEnv, notice, noteUse, type Procedure, type Row, type Seat, takeTrigger, type Table, triggerEnv, type Verb, waitingTriggers } from '@arbiter/kernel';
import { isTriggeredWillAbility, type WillAbility } from './abilities.js';
import type { WillUse } from './purse.js';

/** Name under which the will that was chosen beforehand stands among the bound names, by the path of the producing verb. */
export const chosenWill = 'chosenWill';

/** Playing a will ability (907.3): without the chase it is paid and carried out at once, then what it triggered of its own kind. Locals: an environment and `ability`. */
export const activateWillProcedure: Procedure = {
  name: 'activateWill',
  steps: [
    { name: 'begin', rule: '907.2', run: begin },
    { name: 'pay', rule: '903.2f', run: pay },
    { name: 'effect', rule: '907.3', run: effect },
    { name: 'triggered', rule: '907.1', run: triggered },
  ],
};

export function activateWillLocals(table: Table, seat: Seat, use: WillAbility & Partial<WillUse>): Row {
  const env = listenerEnv(table, { object: use.object, seat, ability: use.path }, null);
  const vars: JsonObject = use.choices === undefined ? {} : { [chosenWill]: use.choices as unknown as JsonObject };
  return { ...effectLocals({ ...env, vars }, ''), ability: use.path, stage: '' };
}

function begin(table: Table, locals: Row): void {
  const env = envOf(locals);
  const path = locals.ability as string;
  const { limit } = table.library.ability(path).ability;
  if (limit !== undefined) noteUse(table, { object: env.self, seat: env.you, ability: path }, limit);
  table.newMoment();
  table.emit('abilityPlayed', '907.2', { seat: env.you, object: env.self, source: env.self, card: env.card, ability: path });
  notice(table, 'willAbility', { object: env.self, seat: env.you });
}

function pay(table: Table, locals: Row): Control | undefined {
  const cost: readonly Verb[] = table.library.ability(locals.ability as string).ability.cost ?? [];
  return cost.length === 0 ? undefined : { call: 'verbs', locals: effectLocals(envOf(locals), `${locals.ability as string}/cost`) };
}

function effect(table: Table, locals: Row): Control | undefined {
  const paid = locals.returned as { readonly done?: boolean; readonly vars?: JsonObject } | null;
  if (paid?.vars !== undefined) table.local(locals, 'vars', paid.vars);
  if (paid?.done === false) return { done: null };
  return { call: 'effect', locals: effectLocals(envOf(locals), `${locals.ability as string}/clauses`) };
}

/** Automatic abilities that are will abilities are carried out at once; others go on waiting. */
function triggered(table: Table): Control {
  return runTriggeredWill(table, 'triggered') ?? { done: null };
}

/** The next waiting will ability, if there is one. @param then the step of the running procedure that looks again */
export function runTriggeredWill(table: Table, then: string): Control | undefined {
  const next = waitingTriggers(table).find(({ ability }) => isTriggeredWillAbility(table.library.ability(ability)));
  if (next === undefined) return undefined;
  const trigger = takeTrigger(table, next.id);
  return { call: 'effect', locals: effectLocals(triggerEnv(trigger), `${trigger.ability}/clauses`), then };
}
