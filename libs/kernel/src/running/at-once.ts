import { effectLocals, effectRef, listenerEnv, verbsRef, type EffectLocals, type VerbsOutcome } from '../abilities/abilities.js';
import type { CompiledAbility } from '../programs/compiled.js';
import type { JsonObject, ObjectId, RuleRef, Seat } from '../contract.js';
import { happen } from '../happenings/happen.js';
import { envOf } from '../programs/env.js';
import { type Control, call } from '../state/calls.js';
import { type ProcedureStep, type ProcedureOf, defineProcedure } from '../table/procedures.js';
import type { Verb } from '../programs/programs.js';
import { outcomeOf, takeOver } from './doing.js';
import type { Frame } from '../state/state.js';
import type { Table } from '../table/table.js';
import { partPaid } from '../costs/paying-parts.js';
import { notice, takeTrigger, triggerEnv, waitingTriggers } from '../abilities/triggers.js';
import { noteUse } from '../abilities/uses.js';
import { once } from '../programs/once.js';

/** Abilities to which nobody can respond: announced, paid and carried out at once. */
export interface AtOnce {
  /** Name of the procedure. */
  readonly name: string;
  readonly rules: { readonly begin: RuleRef; readonly pay: RuleRef; readonly effect: RuleRef; readonly triggered: RuleRef };
  /** Type of the event that reports a use, and the key under which abilities wait for such a use. */
  readonly event: string;
  readonly noticed: string;
  /** Type of the event that reports that a triggered ability of this kind is carried out, where the game has one. */
  readonly triggeredEvent?: string;
  /** Whether a triggered ability is of this kind, so that nobody can respond to it either. */
  readonly isOfKind: (compiled: CompiledAbility) => boolean;
  /** Name to which the choices made beforehand are bound. */
  readonly settled: string;
  /** The part of a cost that the game pays as one, before the rest, where the game has such a part. */
  readonly paidFirst?: PaidFirst;
}

/**
 * The part of a cost that the game pays by itself: `is` says which verbs belong to it, and `pay` pays it; `pay` returns undefined for an
 * ability whose cost has no such part.
 */
export interface PaidFirst {
  readonly is: (verb: Verb) => boolean;
  /** @param locals locals of the procedure (`atOnceLocals`) */
  readonly pay: (table: Table, locals: AtOnceLocals) => Control | undefined;
}

/** An ability about to be used. `choices`: what was chosen beforehand about what it makes. */
export interface AtOnceUse {
  readonly object: ObjectId;
  readonly path: string;
  readonly choices?: unknown;
}

/** Locals of a procedure for such abilities. */
export interface AtOnceLocals extends Omit<EffectLocals<VerbsOutcome>, 'stage'> {
  readonly ability: string;
  /** Whether its cost is being paid, where a part of it is paid first. */
  readonly stage: '' | 'paying';
}

/** Builds the procedure of such abilities; triggered abilities of the same kind follow in it. Locals: `atOnceLocals`. */
export function atOnceProcedure(kind: AtOnce): ProcedureOf<AtOnceLocals> {
  return defineProcedure({ name: kind.name, steps: atOnceSteps(kind) });
}

/** Builds the steps of that procedure, for a game that adds more steps. */
export function atOnceSteps(kind: AtOnce): readonly ProcedureStep<AtOnceLocals>[] {
  const { rules } = kind;
  return [
    { name: 'begin', rule: rules.begin, run: (table, locals) => begin(table, locals, kind) },
    { name: 'pay', rule: rules.pay, run: (table, locals, frame) => pay(table, locals, frame, kind) },
    { name: 'effect', rule: rules.effect, run: effect },
    { name: 'triggered', rule: rules.triggered, run: (table, _locals, frame) => triggered(table, frame, kind) },
  ];
}

/** Builds the locals for using such an ability: an environment and `ability`. */
export function atOnceLocals(table: Table, seat: Seat, use: AtOnceUse, { settled }: AtOnce): AtOnceLocals {
  const env = listenerEnv(table, { object: use.object, seat, ability: use.path }, null);
  const vars: JsonObject = use.choices === undefined ? {} : { [settled]: use.choices as JsonObject };
  return { ...effectLocals({ ...env, vars }, ''), ability: use.path, stage: '' };
}

function begin(table: Table, locals: AtOnceLocals, { rules, event, noticed }: AtOnce): void {
  const env = envOf(locals);
  const path = locals.ability;
  const { limit } = table.library.ability(path).ability;
  if (limit !== undefined) noteUse(table, { object: env.self, seat: env.you, ability: path }, limit);
  table.newMoment();
  table.emit(event, rules.begin, { seat: env.you, object: env.self, source: env.self, card: env.card, ability: path });
  notice(table, noticed, { object: env.self, seat: env.you });
}

function pay(table: Table, locals: AtOnceLocals, frame: Frame, { paidFirst }: AtOnce): Control | undefined {
  const path = locals.ability;
  const compiled = table.library.ability(path);
  const cost = compiled.ability.cost ?? [];
  if (paidFirst !== undefined && locals.stage === '') {
    const control = paidFirst.pay(table, locals);
    if (control !== undefined) {
      table.local(locals, 'stage', 'paying');
      return 'call' in control ? { ...control, then: 'pay' } : control;
    }
  }
  if (cost.length === 0) return undefined;
  if (paidFirst !== undefined && cost.some(paidFirst.is)) return payRest(table, locals, cost, paidFirst);
  const { cost: lone } = loneVerbs(compiled);
  return lone === null
    ? call(verbsRef, effectLocals(envOf(locals), `${path}/cost`))
    : carryOut(table, locals, frame, lone, `${path}/cost/0`);
}

/** Pays the verbs of a cost that remain after the part that is paid first, one after the other. */
function payRest(table: Table, locals: AtOnceLocals, cost: readonly Verb[], { is }: PaidFirst): Control | undefined {
  if (!partPaid(table, locals)) return { done: null };
  table.local(locals, 'stage', 'paying');
  const at = cost.findIndex((verb, place) => place >= locals.at && !is(verb));
  if (at < 0) return undefined;
  table.local(locals, 'at', at + 1);
  return call(verbsRef, { ...effectLocals(envOf(locals), `${locals.ability}/cost`), at, only: at }, 'pay');
}

function effect(table: Table, locals: AtOnceLocals, frame: Frame): Control | undefined {
  const { done, vars } = outcomeOf(locals.returned);
  if (vars !== undefined) table.local(locals, 'vars', { ...locals.vars, ...vars });
  if (!done) return { done: null };
  const path = locals.ability;
  const compiled = table.library.ability(path);
  if ((compiled.ability.clauses ?? []).length === 0) return undefined;
  const { effect: lone } = loneVerbs(compiled);
  return lone === null
    ? call(effectRef, effectLocals(envOf(locals), `${path}/clauses`))
    : carryOut(table, locals, frame, lone, `${path}/clauses/0/do/0`);
}

/**
 * Carries out the triggered abilities of the kind. The frame first gets the cause of its caller back, so that each ability sets its own
 * cause again.
 */
function triggered(table: Table, frame: Frame, kind: AtOnce): Control {
  const { frames } = table.state;
  const caller = frames[frames.length - 2];
  if (caller !== undefined && frame.cause !== caller.cause) {
    table.journal.setFrame(frame, 'cause', caller.cause);
    table.cause = caller.cause;
  }
  return runTriggeredAtOnce(table, kind, 'triggered') ?? { done: null };
}

/**
 * The only verb of the cost, and the only verb of the effect, of an ability that costs or does just one plain thing: that verb needs no
 * frame of its own. Null for any other cost or effect.
 */
interface LoneVerbs {
  readonly cost: Verb | null;
  readonly effect: Verb | null;
}

const loneVerbs = once(({ ability: { cost = [], clauses = [] } }: CompiledAbility): LoneVerbs => {
  const [clause] = clauses;
  const plain = clauses.length === 1 && clause !== undefined && Object.keys(clause).every((key) => key === 'do');
  return { cost: loneOf(cost), effect: plain ? loneOf(clause.do ?? []) : null };
});

/** Returns the only verb of a list, where the verb binds no names. */
function loneOf(verbs: readonly Verb[]): Verb | null {
  const [verb] = verbs;
  return verbs.length === 1 && verb !== undefined && verb.as === undefined && verb.note === undefined && verb.total === undefined
    ? verb
    : null;
}

/** Carries out a verb as a frame of its own would; its outcome is put into `returned`. */
function carryOut(table: Table, locals: AtOnceLocals, frame: Frame, verb: Verb, path: string): Control | undefined {
  takeOver(table, locals, frame);
  const outcome = table.library.verb(verb.verb).run(table, verb, envOf(locals), path);
  if ('propose' in outcome) return happen(table, outcome.propose);
  if ('call' in outcome) return outcome;
  table.local(locals, 'returned', outcome);
  return undefined;
}

/**
 * Carries out one waiting triggered ability of the kind; other triggers keep waiting.
 *
 * @param then the step of the running procedure that looks for more
 * @returns undefined where none waits
 */
export function runTriggeredAtOnce(table: Table, { isOfKind, rules, triggeredEvent }: AtOnce, then: string): Control | undefined {
  const trigger = waitingTriggers(table).find(({ ability }) => isOfKind(table.library.ability(ability)));
  if (trigger === undefined) return undefined;
  const env = triggerEnv(takeTrigger(table, trigger.id));
  if (triggeredEvent !== undefined) table.emit(triggeredEvent, rules.triggered, { card: env.card, object: env.self, seat: env.you });
  return call(effectRef, effectLocals(env, `${trigger.ability}/clauses`), then);
}
