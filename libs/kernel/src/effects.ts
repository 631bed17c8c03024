import type { Json, JsonObject, ObjectId } from './contract.js';
import { effectLocals } from './abilities.js';
import { picksOf } from './answers.js';
import { askChoice, readChoice } from './asking.js';
import { candidates, choosable, hiddenFrom, payable } from './choices.js';
import { proposalsOf } from './altering.js';
import { happen } from './happen.js';
import { envOf, holds, select, type Env } from './evaluate.js';
import type { Control, Procedure, VerbOutcome } from './game.js';
import type { Choice, Clause, Verb } from './programs.js';
import type { Frame, Row } from './state.js';
import type { Table } from './table.js';
import { noteOn } from './notes.js';
import { withVar } from './values.js';

/**
 * Carries out a list of clauses, one envelope after the other: `if`, `forEach`, `may`, `choose`, `cost`, `do`, then
 * `then` or `otherwise`. Returns `{ done }`: whether every `do` was carried out in full.
 */
export const effectProcedure: Procedure = {
  name: 'effect',
  steps: [{ name: 'run', run: runClauses }],
};

const again = 'run';

function runClauses(table: Table, locals: Row, frame: Frame): Control {
  const clauses = table.library.clauses(locals.program as string);
  takeOver(table, locals, frame);
  for (;;) {
    const at = locals.at as number;
    const clause = clauses[at];
    if (clause === undefined || (locals.only !== -1 && locals.only !== at)) return { done: { done: locals.allDone as boolean } };
    const control = stages[locals.stage as Stage](table, locals, frame, clause);
    if (control !== undefined) return control;
  }
}

type Stage = 'if' | 'each' | 'may' | 'mayAnswered' | 'choose' | 'chosen' | 'cost' | 'paid' | 'do' | 'did' | 'follow' | 'next';
type StageRun = (table: Table, locals: Row, frame: Frame, clause: Clause) => Control | undefined;

const stages: { readonly [S in Stage]: StageRun } = {
  if: (table, locals, _frame, clause) => {
    if (clause.if !== undefined && !holds(table, envOf(locals), clause.if)) return go(table, locals, 'next');
    if (clause.forEach !== undefined && locals.only === -1) {
      table.local(locals, 'queue', [...select(table, envOf(locals), clause.forEach)]);
      return go(table, locals, 'each');
    }
    return go(table, locals, 'may');
  },
  each: (table, locals) => {
    const [next, ...rest] = locals.queue as readonly ObjectId[];
    if (next === undefined) return go(table, locals, 'next');
    table.local(locals, 'queue', rest);
    const child = effectLocals({ ...envOf(locals), each: next }, locals.program as string);
    return { call: 'effect', locals: { ...child, at: locals.at as number, only: locals.at as number }, then: again };
  },
  may: (table, locals, frame, clause) => {
    if (clause.may !== true) return go(table, locals, 'choose');
    if (!possible(table, envOf(locals), clause)) return go(table, locals, 'follow', false);
    const env = envOf(locals);
    go(table, locals, 'mayAnswered');
    table.ask(frame, {
      seat: env.you,
      kind: 'useEffect',
      rule: table.game.rules.optionalEffect,
      params: { card: env.card, object: env.self },
      domain: { type: 'options', min: 1, max: 1, options: [{ id: 'yes', label: 'yes' }, { id: 'no', label: 'no' }] },
    });
    return { wait: true, then: again };
  },
  mayAnswered: (table, locals) => (picksOf(locals.answer)[0] === 'yes' ? go(table, locals, 'choose') : go(table, locals, 'follow', false)),
  choose: (table, locals, frame, clause) => {
    const choice = clause.choose?.[locals.index as number];
    if (choice === undefined) {
      table.local(locals, 'index', 0);
      return go(table, locals, 'cost');
    }
    const bound = askChoice(table, frame, envOf(locals), choice);
    if (bound !== null) return bind(table, locals, choice.as, bound);
    go(table, locals, 'chosen');
    return { wait: true, then: again };
  },
  chosen: (table, locals, _frame, clause) => {
    const choice = clause.choose?.[locals.index as number] as Choice;
    bind(table, locals, choice.as, readChoice(choice, locals.answer));
    return go(table, locals, 'choose');
  },
  cost: (table, locals, _frame, clause) => {
    if (clause.cost === undefined || clause.cost.length === 0) return go(table, locals, 'do');
    const env = envOf(locals);
    if (!payable(table, env, clause.cost)) return go(table, locals, 'follow', false);
    go(table, locals, 'paid');
    return callVerbs(locals, 'cost');
  },
  paid: (table, locals) => {
    const { done } = takeReturned(table, locals);
    return done ? go(table, locals, 'do') : go(table, locals, 'follow', false);
  },
  do: (table, locals, _frame, clause) => {
    if (clause.do === undefined || clause.do.length === 0) return go(table, locals, 'follow', true);
    go(table, locals, 'did');
    return callVerbs(locals, 'do', clause.together);
  },
  did: (table, locals) => {
    const { done } = takeReturned(table, locals);
    if (!done) table.local(locals, 'allDone', false);
    return go(table, locals, 'follow', done);
  },
  follow: (table, locals, _frame, clause) => {
    const branch = locals.index === 1 ? 'then' : 'otherwise';
    table.local(locals, 'index', 0);
    go(table, locals, 'next');
    const list = clause[branch];
    if (list === undefined || list.length === 0) return undefined;
    return { call: 'effect', locals: effectLocals(envOf(locals), `${locals.program as string}/${locals.at as number}/${branch}`), then: again };
  },
  next: (table, locals) => {
    table.local(locals, 'at', (locals.at as number) + 1);
    table.local(locals, 'index', 0);
    return go(table, locals, 'if');
  },
};

/** What follows is done by the ability. */
function takeOver(table: Table, locals: Row, frame: Frame): void {
  const { self, card, you } = envOf(locals);
  if (frame.cause.kind === 'ability' && frame.cause.object === self) return;
  table.journal.setWork(frame, 'cause', { kind: 'ability', seat: you, object: self, card });
  table.cause = frame.cause;
}

/** Goes to a stage of the same clause; for `follow` notes whether the clause was done (in `index`). */
function go(table: Table, locals: Row, stage: Stage, done?: boolean): undefined {
  table.local(locals, 'stage', stage);
  if (done !== undefined) table.local(locals, 'index', done ? 1 : 0);
  return undefined;
}

function bind(table: Table, locals: Row, name: string, value: Json): undefined {
  table.local(locals, 'vars', withVar(locals.vars as JsonObject, name, value));
  table.local(locals, 'index', (locals.index as number) + 1);
  return undefined;
}

/** Whether a clause that may be declined could do anything; hidden zones count as "could". */
function possible(table: Table, env: Env, clause: Clause): boolean {
  if (!payable(table, env, clause.cost)) return false;
  const [first] = clause.choose ?? [];
  if (first === undefined) return true;
  if (first.from !== undefined && !hiddenFrom(table, first.from.from) && candidates(table, env, first).length === 0) return false;
  return choosable(table, env, first);
}

function callVerbs(locals: Row, part: 'cost' | 'do', together?: true): Control {
  const child = effectLocals(envOf(locals), `${locals.program as string}/${locals.at as number}/${part}`);
  return { call: 'verbs', locals: together === true ? { ...child, together } : child, then: again };
}

function takeReturned(table: Table, locals: Row): { readonly done: boolean } {
  const returned = locals.returned as { readonly done: boolean; readonly vars?: JsonObject } | null;
  if (returned?.vars !== undefined) table.local(locals, 'vars', returned.vars);
  return { done: returned?.done ?? false };
}

/** Carries out a list of verbs in one environment. Returns `{ done, vars }`; a verb's `as` names the objects it touched. */
export const verbsProcedure: Procedure = {
  name: 'verbs',
  steps: [{ name: 'run', run: runVerbs }],
};

function runVerbs(table: Table, locals: Row, frame: Frame): Control {
  const verbs = table.library.node<readonly Verb[]>(locals.program as string);
  takeOver(table, locals, frame);
  if (locals.returned !== null) takeOutcome(table, locals, verbs);
  for (;;) {
    const at = locals.at as number;
    const verb = verbs[at];
    if (verb === undefined) return { done: { done: locals.allDone as boolean, vars: locals.vars as JsonObject } };
    if (locals.together === true) {
      table.local(locals, 'at', verbs.length);
      const control = happen(table, proposalsOf(table, verbs, envOf(locals), locals.program as string));
      if (control !== undefined) return { ...control, then: again } as Control;
      takeOutcome(table, locals, verbs);
      continue;
    }
    table.local(locals, 'at', at + 1);
    const outcome = table.library.verb(verb.verb).run(table, verb, envOf(locals), `${locals.program as string}/${at}`);
    if ('propose' in outcome) {
      const control = happen(table, outcome.propose);
      if (control !== undefined) return { ...control, then: again } as Control;
      takeOutcome(table, locals, verbs);
      continue;
    }
    if ('call' in outcome) return { call: outcome.call, locals: outcome.locals, then: again };
    settle(table, locals, verb, outcome);
  }
}

function takeOutcome(table: Table, locals: Row, verbs: readonly Verb[]): void {
  settle(table, locals, verbs[(locals.at as number) - 1] as Verb, outcomeOf(locals.returned));
  table.local(locals, 'returned', null);
}

/** What a called procedure returned; one that just ran to its end did what it says. */
function outcomeOf(returned: Json | undefined): VerbOutcome {
  return typeof returned === 'object' && returned !== null && 'done' in returned ? (returned as unknown as VerbOutcome) : { done: returned !== false };
}

function settle(table: Table, locals: Row, verb: Verb, outcome: VerbOutcome): void {
  if (!outcome.done) table.local(locals, 'allDone', false);
  if (typeof verb.as === 'string') table.local(locals, 'vars', withVar(locals.vars as JsonObject, verb.as, [...(outcome.objects ?? [])]));
  if (typeof verb.note === 'string') noteOn(table, locals.self as ObjectId, verb.note, [...(outcome.objects ?? [])]);
  if (typeof verb.total === 'string') table.local(locals, 'vars', withVar(locals.vars as JsonObject, verb.total, outcome.total ?? 0));
}
