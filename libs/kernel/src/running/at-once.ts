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
  /** What of a cost the game pays as one, before the rest of it, where it has such a part. */
  readonly paidFirst?: PaidFirst;
}

/** A part of costs that the game pays by itself: which verbs it is, and how it is paid; undefined where an ability costs nothing of it. */
export interface PaidFirst {
  readonly is: (verb: Verb) => boolean;
  /** @param locals those of the procedure (`atOnceLocals`) */
  readonly pay: (table: Table, locals: AtOnceLocals) => Control | undefined;
}

/** An ability about to be used. `choices`: what is settled beforehand of what it makes. */
export interface AtOnceUse {
  readonly object: ObjectId;
  readonly path: string;
  readonly choices?: unknown;
}

/** Locals of such a procedure. */
export interface AtOnceLocals extends Omit<EffectLocals<VerbsOutcome>, 'stage'> {
  readonly ability: string;
  /** Whether its cost is being paid, where a part of it is paid first. */
  readonly stage: '' | 'paying';
}

/** The procedure of such abilities: what they triggered of their own kind follows. Locals: `atOnceLocals`. */
export function atOnceProcedure(kind: AtOnce): ProcedureOf<AtOnceLocals> {
  return defineProcedure({ name: kind.name, steps: atOnceSteps(kind) });
}

/** Its steps, for a game that has more of them. */
export function atOnceSteps(kind: AtOnce): readonly ProcedureStep<AtOnceLocals>[] {
  const { rules } = kind;
  return [
    { name: 'begin', rule: rules.begin, run: (table, locals) => begin(table, locals, kind) },
    { name: 'pay', rule: rules.pay, run: (table, locals, frame) => pay(table, locals, frame, kind) },
    { name: 'effect', rule: rules.effect, run: effect },
    { name: 'triggered', rule: rules.triggered, run: (table, _locals, frame) => triggered(table, frame, kind) },
  ];
}

/** Locals for using such an ability: an environment and `ability`. */
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

/** The verbs of a cost that are left beside what is paid first, one after the other. */
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

/** What triggered is of its own cause again, like what called for the ability. */
function triggered(table: Table, frame: Frame, kind: AtOnce): Control {
  const { frames } = table.state;
  const caller = frames[frames.length - 2];
  if (caller !== undefined && frame.cause !== caller.cause) {
    table.journal.setFrame(frame, 'cause', caller.cause);
    table.cause = caller.cause;
  }
  return runTriggeredAtOnce(table, kind, 'triggered') ?? { done: null };
}

/** The whole cost, and the whole effect, of an ability that costs or does one plain thing: then it needs no frame of its own. Null for any other. */
interface LoneVerbs {
  readonly cost: Verb | null;
  readonly effect: Verb | null;
}

const loneVerbs = once(({ ability: { cost = [], clauses = [] } }: CompiledAbility): LoneVerbs => {
  const [clause] = clauses;
  const plain = clauses.length === 1 && clause !== undefined && Object.keys(clause).every((key) => key === 'do');
  return { cost: loneOf(cost), effect: plain ? loneOf(clause.do ?? []) : null };
});

/** The only verb of a list, where nothing that it did is given a name. */
function loneOf(verbs: readonly Verb[]): Verb | null {
  const [verb] = verbs;
  return verbs.length === 1 && verb !== undefined && verb.as === undefined && verb.note === undefined && verb.total === undefined
    ? verb
    : null;
}

/** Carries out a verb as a frame of its own would; what came of it stands in `returned`. */
function carryOut(table: Table, locals: AtOnceLocals, frame: Frame, verb: Verb, path: string): Control | undefined {
  takeOver(table, locals, frame);
  const outcome = table.library.verb(verb.verb).run(table, verb, envOf(locals), path);
  if ('propose' in outcome) return happen(table, outcome.propose);
  if ('call' in outcome) return outcome;
  table.local(locals, 'returned', outcome);
  return undefined;
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
  return call(effectRef, effectLocals(env, `${trigger.ability}/clauses`), then);
}
