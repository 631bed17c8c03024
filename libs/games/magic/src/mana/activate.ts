import { type Control, effectLocals, envOf, type JsonObject, listenerEnv, noteUse, notice, type Procedure, type Row, type Seat, type Table, takeTrigger, triggerEnv, type Verb, waitingTriggers } from '@arbiter/kernel';
import { type ManaAbility, isTriggeredManaAbility } from './abilities.js';
import type { ManaUse } from './payment.js';

/** Name under which the types that were chosen beforehand stand among the bound names, by the path of the adding verb. */
export const chosenTypes = 'manaTypes';

/**
 * Activating a mana ability (605.3): without the stack it is announced, paid and carried out, then what it triggered of its own
 * kind (605.4a). Locals: an environment and `ability`.
 */
export const activateManaProcedure: Procedure = {
  name: 'activateMana',
  steps: [
    { name: 'begin', rule: '605.3a', run: begin },
    { name: 'pay', rule: '601.2h', run: pay },
    { name: 'effect', rule: '605.3b', run: effect },
    { name: 'triggered', rule: '605.4a', run: triggered },
  ],
};

/** Locals for activating a mana ability. @param use with the types it adds, where they are settled */
export function activateManaLocals(table: Table, seat: Seat, use: ManaAbility & Partial<ManaUse>): Row {
  const env = listenerEnv(table, { object: use.object, seat, ability: use.path }, null);
  const vars: JsonObject = use.choices === undefined ? {} : { [chosenTypes]: use.choices as unknown as JsonObject };
  return { ...effectLocals({ ...env, vars }, ''), ability: use.path, stage: '' };
}

function begin(table: Table, locals: Row): void {
  const env = envOf(locals);
  const path = locals.ability as string;
  const { limit } = table.library.ability(path).ability;
  if (limit !== undefined) noteUse(table, { object: env.self, seat: env.you, ability: path }, limit);
  table.newMoment();
  table.emit('abilityActivated', '605.3a', { seat: env.you, object: env.self, source: env.self, card: env.card, ability: path });
  notice(table, 'manaAbilityActivated', { object: env.self, seat: env.you });
}

function pay(table: Table, locals: Row): Control | undefined {
  const cost: readonly Verb[] = table.library.ability(locals.ability as string).ability.cost ?? [];
  return cost.length === 0 ? undefined : { call: 'verbs', locals: effectLocals(envOf(locals), `${locals.ability as string}/cost`) };
}

function effect(table: Table, locals: Row): Control | undefined {
  const paid = locals.returned as { readonly done?: boolean; readonly vars?: JsonObject } | null;
  if (paid?.vars !== undefined) table.local(locals, 'vars', paid.vars);
  if (paid?.done === false) return { done: null };
  const path = locals.ability as string;
  if ((table.library.ability(path).ability.clauses ?? []).length === 0) return undefined;
  return { call: 'effect', locals: effectLocals(envOf(locals), `${path}/clauses`) };
}

/** Triggered mana abilities that wait are carried out at once; others go on waiting. */
function triggered(table: Table): Control {
  return runTriggeredMana(table, 'triggered') ?? { done: null };
}

/** Carries out one waiting triggered mana ability (605.4a); undefined where none waits. @param then step to go on with */
export function runTriggeredMana(table: Table, then: string): Control | undefined {
  const trigger = waitingTriggers(table).find(({ ability }) => isTriggeredManaAbility(table.library.ability(ability).ability));
  if (trigger === undefined) return undefined;
  const env = triggerEnv(takeTrigger(table, trigger.id));
  table.emit('triggered', '605.4a', { card: env.card, object: env.self, seat: env.you });
  return { call: 'effect', locals: effectLocals(env, `${trigger.ability}/clauses`), then };
}
