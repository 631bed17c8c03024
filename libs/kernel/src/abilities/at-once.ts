import { effectLocals, listenerEnv } from './abilities.js';
import type { CompiledAbility } from '../programs/compiled.js';
import type { JsonObject, ObjectId, RuleRef, Seat } from '../contract.js';
import { envOf } from '../programs/env.js';
import type { Control, Procedure } from '../game.js';
import type { Row } from '../state/state.js';
import type { Table } from '../state/table.js';
import { notice, takeTrigger, triggerEnv, waitingTriggers } from './triggers.js';
import { noteUse } from './uses.js';

/** Abilities that wait for nobody: announced, paid and carried out at once, before anybody may answer. */
export interface AtOnce {
  /** Name of the procedure. */
  readonly name: string;
  readonly rules: { readonly begin: RuleRef; readonly pay: RuleRef; readonly effect: RuleRef; readonly triggered: RuleRef };
  /** Event that says so, and the name under which what waits for such a use finds it. */
  readonly event: string;
  readonly noticed: string;
  /** Event that says that a triggered one is carried out, where the game has one. */
  readonly triggeredEvent?: string;
  /** Whether a triggered ability is of this kind: it does not wait either. */
  readonly isOfKind: (compiled: CompiledAbility) => boolean;
  /** Name under which what was settled beforehand stands among the bound names. */
  readonly settled: string;
}

/** An ability about to be used. `choices`: what is settled beforehand of what it makes. */
export interface AtOnceUse {
  readonly object: ObjectId;
  readonly path: string;
  readonly choices?: unknown;
}

/** The procedure of such abilities: what they triggered of their own kind follows. Locals: `atOnceLocals`. */
export function atOnceProcedure(kind: AtOnce): Procedure {
  const { name, rules } = kind;
  return {
    name,
    steps: [
      { name: 'begin', rule: rules.begin, run: (table, locals) => begin(table, locals, kind) },
      { name: 'pay', rule: rules.pay, run: pay },
      { name: 'effect', rule: rules.effect, run: effect },
      { name: 'triggered', rule: rules.triggered, run: (table) => runTriggeredAtOnce(table, kind, 'triggered') ?? { done: null } },
    ],
  };
}

/** Locals for using such an ability: an environment and `ability`. */
export function atOnceLocals(table: Table, seat: Seat, use: AtOnceUse, { settled }: AtOnce): Row {
  const env = listenerEnv(table, { object: use.object, seat, ability: use.path }, null);
  const vars: JsonObject = use.choices === undefined ? {} : { [settled]: use.choices as JsonObject };
  return { ...effectLocals({ ...env, vars }, ''), ability: use.path, stage: '' };
}

function begin(table: Table, locals: Row, { rules, event, noticed }: AtOnce): void {
  const env = envOf(locals);
  const path = locals.ability as string;
  const { limit } = table.library.ability(path).ability;
  if (limit !== undefined) noteUse(table, { object: env.self, seat: env.you, ability: path }, limit);
  table.newMoment();
  table.emit(event, rules.begin, { seat: env.you, object: env.self, source: env.self, card: env.card, ability: path });
  notice(table, noticed, { object: env.self, seat: env.you });
}

function pay(table: Table, locals: Row): Control | undefined {
  const path = locals.ability as string;
  const cost = table.library.ability(path).ability.cost ?? [];
  return cost.length === 0 ? undefined : { call: 'verbs', locals: effectLocals(envOf(locals), `${path}/cost`) };
}

function effect(table: Table, locals: Row): Control | undefined {
  const paid = locals.returned as { readonly done?: boolean; readonly vars?: JsonObject } | null;
  if (paid?.vars !== undefined) table.local(locals, 'vars', paid.vars);
  if (paid?.done === false) return { done: null };
  const path = locals.ability as string;
  if ((table.library.ability(path).ability.clauses ?? []).length === 0) return undefined;
  return { call: 'effect', locals: effectLocals(envOf(locals), `${path}/clauses`) };
}

/**
 * Carries out one waiting triggered ability of the kind; others go on waiting.
 *
 * @param then the step of the running procedure that looks again
 * @returns undefined where none waits
 */
export function runTriggeredAtOnce(table: Table, { isOfKind, rules, triggeredEvent }: AtOnce, then: string): Control | undefined {
  const trigger = waitingTriggers(table).find(({ ability }) => isOfKind(table.library.ability(ability)));
  if (trigger === undefined) return undefined;
  const env = triggerEnv(takeTrigger(table, trigger.id));
  if (triggeredEvent !== undefined) table.emit(triggeredEvent, rules.triggered, { card: env.card, object: env.self, seat: env.you });
  return { call: 'effect', locals: effectLocals(env, `${trigger.ability}/clauses`), then };
}
