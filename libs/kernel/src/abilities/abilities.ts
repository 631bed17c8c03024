import { abilitiesAt, functions } from '../values/bearing.js';
import { feasible, payable } from '../answers/choices.js';
import { allChoosable } from '../answers/choosing-all.js';
import type { Json, JsonObject, ObjectId, Seat } from '../contract.js';
import { sourceEnv, type EnvLocals } from '../programs/env.js';
import { envOf, holds, type Env } from '../evaluation/evaluate.js';
import { type Control, call, type FrameLocals, procedureRef, returning } from '../state/calls.js';
import type { Listener } from '../game/timing.js';
import type { Ability } from '../programs/programs.js';
import type { Row } from '../state/state.js';
import type { Table } from '../table/table.js';
import { noteUse, usesLeft } from './uses.js';
import { defineProcedure } from '../table/procedures.js';

/** Builds the environment in which an ability of an object is read. */
export function listenerEnv(table: Table, listener: Listener, event: JsonObject | null): Env {
  return sourceEnv(listener.object, table.object(listener.object).card, listener.seat, event);
}

/**
 * Whether a player may use an ability as far as the ability's own text (`Ability.by`) says.
 * @param own whether the player has the ability's object
 */
export function isUsedBy({ by }: Ability, own: boolean): boolean {
  return by === undefined ? own : by === 'any' || !own;
}

/**
 * Whether an ability may act at this moment: checks its zone, timing, conditions, limit and cost, and that what it must choose is there.
 * @param late its limit and cost, or its cost alone, are checked later (`GameRules.judgesLate`)
 */
export function ready(table: Table, listener: Listener, key: string, event: JsonObject | null, late?: true | 'cost'): boolean {
  const row = table.find(listener.object);
  if (row === null) return false;
  const compiled = table.library.ability(listener.ability);
  if (!functions(table, row, compiled)) return false;
  const { ability, triggers } = compiled;
  const env = listenerEnv(table, listener, event);
  if (!triggers.some((trigger) => trigger.key === key && (trigger.if === undefined || holds(table, env, trigger.if)))) return false;
  if (ability.when !== undefined && !holds(table, env, ability.when)) return false;
  if (late !== true && ability.limit !== undefined && usesLeft(table, listener, ability.limit) <= 0) return false;
  if (late === undefined && !payable(table, env, ability.cost)) return false;
  if (!table.game.allowed(table, listener, event as Row | null)) return false;
  if (ability.kind === 'triggered') return true;
  if (ability.targets !== undefined) return allChoosable(table, env, ability.targets);
  return feasible(table, env, ability.clauses ?? []);
}

/**
 * Returns every ability that a seat could use at a moment or window, from the objects that it can act with: public objects first, then its
 * hand.
 */
export function usable(table: Table, seat: Seat, key: string, event: JsonObject | null): Listener[] {
  if (!table.library.openings.awaited.has(key)) return [];
  const found: Listener[] = [];
  for (const bucket of table.game.listeners?.(table, seat) ?? []) for (const id of bucket) addUsable(table, seat, id, key, event, found);
  for (const id of table.game.hiddenListeners?.(table, seat) ?? []) addUsable(table, seat, id, key, event, found);
  return found;
}

function addUsable(table: Table, seat: Seat, id: ObjectId, key: string, event: JsonObject | null, found: Listener[]): void {
  for (const compiled of abilitiesAt(table, table.object(id), key)) {
    if (compiled.ability.kind !== 'activated' && compiled.ability.kind !== 'spell') continue;
    const listener = { object: id, seat, ability: compiled.path };
    if (ready(table, listener, key, event)) found.push(listener);
  }
}

/** Locals of an `ability` frame. */
export interface AbilityLocals extends EffectLocals<VerbsOutcome> {
  /** The program path of the ability. */
  readonly ability: string;
}

/**
 * Runs one ability: notes the use, pays the cost, carries out the clauses. The locals hold an environment and `ability`, a program path.
 */
export const abilityProcedure = defineProcedure<AbilityLocals>({
  name: 'ability',
  steps: [
    {
      name: 'begin',
      run: (table, locals, frame): Control | undefined => {
        const env = envOf(locals);
        const path = locals.ability;
        const { ability } = table.library.ability(path);
        table.journal.setFrame(frame, 'cause', { kind: 'ability', seat: env.you, object: env.self, card: env.card });
        table.cause = frame.cause;
        const listener: Listener = { object: env.self, seat: env.you, ability: path };
        if (ability.limit !== undefined) noteUse(table, listener, ability.limit);
        table.newMoment();
        table.emit('abilityActivated', table.game.rules.optionalEffect, {
          object: env.self,
          card: env.card,
          seat: env.you,
          ability: path,
          ...(ability.keyword === undefined ? {} : { keyword: ability.keyword }),
        });
        if (ability.cost !== undefined && ability.cost.length > 0) return call(verbsRef, effectLocals(env, `${path}/cost`));
        return undefined;
      },
    },
    {
      name: 'effect',
      run: (table, locals): Control => {
        const path = locals.ability;
        const { ability } = table.library.ability(path);
        const paid = locals.returned;
        if (paid !== null && !paid.done) return { done: { done: false } };
        if (paid?.vars !== undefined) table.local(locals, 'vars', paid.vars);
        if (ability.clauses === undefined || ability.clauses.length === 0) return { done: { done: true } };
        return call(effectRef, effectLocals(envOf(locals), `${path}/clauses`), 'end');
      },
    },
    { name: 'end', run: (_table, locals): Control => returning(locals.returned) },
  ],
});

/** The stages of a clause of an effect, in the order in which they are run (`effects.ts`). */
export type Stage =
  | ('if' | 'ifPlayer' | 'ifObject' | 'ifTime')
  | ('players' | 'actions' | 'atOnce' | 'turns' | 'each' | 'times')
  | ('unless' | 'payer' | 'payerAnswered' | 'payerPaid')
  | 'may'
  | 'mayAnswered'
  | 'choose'
  | 'chosen'
  | 'cost'
  | 'paid'
  | 'do'
  | 'did'
  | 'follow'
  | 'next';

/** A player who has chosen for a clause: the stage at which the clause goes on for that player, and what they chose. */
export interface Chosen {
  readonly stage: PlainStage;
  readonly index: number;
  readonly vars: JsonObject;
}

/**
 * What a stage of a clause works off: the players who still have to choose together with the choices of the others; choices; players;
 * objects; or a number of times.
 */
interface WorkedOff {
  readonly players: { readonly left: readonly Seat[]; readonly chosen: readonly Chosen[] };
  readonly actions: readonly Chosen[];
  readonly atOnce: readonly Chosen[];
  readonly turns: readonly Seat[];
  readonly each: readonly ObjectId[];
  readonly times: number;
  readonly payer: readonly Seat[];
  readonly payerAnswered: readonly Seat[];
  readonly payerPaid: readonly Seat[];
}

/** Stages that work nothing off; their `queue` holds what an earlier stage left there. */
export type PlainStage = Exclude<Stage, keyof WorkedOff>;

export type EffectQueue = WorkedOff[keyof WorkedOff];

/** What the `queue` of an `effect` frame holds, by the frame's stage. */
export interface EffectQueues extends WorkedOff, Readonly<Record<PlainStage, EffectQueue>> {}

/** What was last returned to an `effect` frame, by the frame's stage. */
interface EffectReturns extends Readonly<Record<Exclude<Stage, 'players' | VerbsReturned>, Json | VerbsOutcome | Chosen>> {
  readonly players: Chosen;
  readonly payerPaid: VerbsOutcome;
  readonly paid: VerbsOutcome;
  readonly did: VerbsOutcome;
}

type VerbsReturned = 'payerPaid' | 'paid' | 'did';

/** Locals of a `verbs` frame; every `effect` frame has them too. */
export interface EffectLocals<Returned = Json | VerbsOutcome | Chosen> extends EnvLocals, FrameLocals<Returned> {
  /** Path of the list of clauses or verbs. */
  readonly program: string;
  /** Index in the list of the clause or verb that runs now. */
  readonly at: number;
  readonly stage: Stage;
  /** Index of the only entry of the list that is carried out; -1 for all. */
  readonly only: number;
  /** Index of the next choice of a clause, or how the clause went; the stage says which. */
  readonly index: number;
  readonly queue: EffectQueue;
  readonly allDone: boolean;
  /** Whether everything that this effect makes happen belongs to the moment before it. */
  readonly joined?: boolean;
  /** Whether all verbs are committed as one batch. */
  readonly together?: boolean;
  /** Whether nothing is done unless everything can be done. */
  readonly whole?: boolean;
}

/** Locals of an `effect` frame at a stage. */
export interface EffectLocalsAt<S extends Stage> extends EffectLocals<EffectReturns[S]> {
  readonly stage: S;
  readonly queue: EffectQueues[S];
}

/** Locals of an `effect` frame: `stage` decides what `queue` and `returned` hold. */
export type ClausesLocals = { readonly [S in Stage]: EffectLocalsAt<S> }[Stage];

/** What an `effect` or `verbs` frame returns: whether everything was done in full, and for verbs also the names that they bound. */
export interface VerbsOutcome {
  readonly done: boolean;
  readonly vars?: JsonObject;
}

/** References to the procedures that carry out clauses and verbs; those procedures stand in files that cannot be imported here. */
export const effectRef = procedureRef<ClausesLocals>('effect');
export const verbsRef = procedureRef<EffectLocals>('verbs');

/** Builds the locals of an `effect` frame: which clauses to run, in which environment. */
export function effectLocals(env: Env, program: string): EffectLocals<never> & { readonly stage: 'if' } {
  return {
    self: env.self,
    card: env.card,
    you: env.you,
    event: env.event,
    vars: env.vars,
    each: env.each,
    subject: 0,
    program,
    at: 0,
    stage: 'if',
    only: -1,
    index: 0,
    queue: [],
    allDone: true,
    returned: null,
    answer: null,
    answers: null,
  };
}
