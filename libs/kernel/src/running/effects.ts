import type { Json, RuleRef, Seat } from '../contract.js';
import {
  effectLocals,
  verbsRef,
  effectRef,
  type Stage,
  type PlainStage,
  type Chosen,
  type ClausesLocals,
  type EffectLocals,
  type EffectLocalsAt,
  type EffectQueues,
  type VerbsOutcome,
} from '../abilities/abilities.js';
import { askChoice, readChoice } from '../answers/asking.js';
import { candidates, choosable, hiddenFrom, payable } from '../answers/choices.js';
import { outcomeOf, takeOver } from './doing.js';
import { happen } from '../happenings/happen.js';
import { afterFailure, ENDED, proposalsFor } from './joining.js';
import { amount, envOf, holds, seatsOf, select, type Env } from '../evaluation/evaluate.js';
import { type Control, call } from '../state/calls.js';
import type { Choice, Clause, PlayerRef, Selector, Verb } from '../programs/programs.js';
import { saidYes, yesOrNo } from '../answers/questions.js';
import type { Frame } from '../state/state.js';
import type { Table } from '../table/table.js';
import { withVar } from '../values/values.js';
import { defineProcedure } from '../table/procedures.js';

/**
 * Carries out a list of clauses one after the other, the fields of each in this order: `forEachPlayer`, `if`, `forEach`, `repeat`, `may`,
 * `choose`, `unless`, `cost`, `do`, then `then` or `otherwise`. Returns `{ done }`: whether every `do` was carried out in full.
 * `joining.ts` says what ends a list, and what belongs to one moment.
 */
export const effectProcedure = defineProcedure({
  ...effectRef,
  steps: [{ name: 'run', run: (table, locals, frame) => runClauses(table, locals, frame, stages) }],
});

/**
 * Makes the choices of a single clause, up to where it would be paid and carried out; with `forEachPlayer` every player makes these choices
 * first. Returns where the clause goes on (a `Chosen`).
 */
export const choicesProcedure = defineProcedure<ClausesLocals>({
  name: 'choices',
  steps: [{ name: 'run', run: (table, locals, frame) => runClauses(table, locals, frame, choosing) }],
});

const again = 'run';

function runClauses<S extends Stage>(table: Table, locals: EffectLocalsAt<S>, frame: Frame, run: Stages): Control {
  const clauses = table.library.clauses(locals.program);
  takeOver(table, locals, frame);
  for (;;) {
    const at = locals.at;
    const clause = clauses[at];
    if (clause === undefined || (locals.only !== -1 && locals.only !== at)) return { done: { done: locals.allDone } };
    const control = run[locals.stage](table, locals, frame, clause);
    if (control !== undefined) return control;
  }
}

type StageRun<S extends Stage = PlainStage> = (
  table: Table,
  locals: EffectLocalsAt<S>,
  frame: Frame,
  clause: Clause,
) => Control | undefined;

type Stages = { readonly [S in Stage]: StageRun<S> };

/** Begins the clause (0), or what is inside its `forEachPlayer` (1), inside its `forEach` (2), or inside its `repeat` (3). */
function begin(inside: 0 | 1 | 2 | 3): StageRun {
  return (table, locals, _frame, clause) => {
    if (inside === 0 && clause.forEachPlayer !== undefined) return beginPlayers(table, locals, clause, clause.forEachPlayer);
    if (clause.if !== undefined && !holds(table, envOf(locals), clause.if)) return go(table, locals, 'next');
    if (inside < 2 && clause.forEach !== undefined) {
      if (clause.together === true) return doForAll(table, locals, clause, clause.forEach);
      return workOff(table, locals, 'each', [...select(table, envOf(locals), clause.forEach)]);
    }
    if (inside < 3 && clause.repeat !== undefined) {
      return workOff(table, locals, 'times', amount(table, envOf(locals), clause.repeat));
    }
    return go(table, locals, 'may');
  };
}

function beginPlayers(table: Table, locals: EffectLocals, clause: Clause, players: PlayerRef): undefined {
  const named = seatsOf(table, envOf(locals), players);
  const seats = table.game.seatOrder(table).filter((seat) => named.includes(seat));
  const inTurn = clause.forEach !== undefined || clause.repeat !== undefined;
  table.local(locals, 'returned', null);
  return inTurn ? workOff(table, locals, 'turns', seats) : workOff(table, locals, 'players', { left: seats, chosen: [] });
}

/** Builds the locals of a frame of its own that runs the same clause from a stage on. */
function inner(locals: EffectLocals, env: Env, stage: PlainStage, index = 0): ClausesLocals {
  return { ...effectLocals(env, locals.program), at: locals.at, only: locals.at, stage, index };
}

const withPlayer = (env: Env, seat: Seat): Env => ({ ...env, vars: withVar(env.vars, 'each', seat) });

/** Returns the player who chooses and pays: the player of a `forEachPlayer`, otherwise the one whose effect it is. */
const actor = (env: Env, clause: Clause): Seat => (clause.forEachPlayer === undefined ? env.you : (env.vars.each as Seat));

const stages: Stages = {
  if: begin(0),
  ifPlayer: begin(1),
  ifObject: begin(2),
  ifTime: begin(3),
  players: (table, locals) => {
    const { left, chosen } = locals.queue;
    const all = locals.returned === null ? chosen : [...chosen, locals.returned];
    const [seat, ...rest] = left;
    table.local(locals, 'returned', null);
    if (seat === undefined) return workOff(table, locals, 'actions', all);
    table.local(locals, 'queue', { left: rest, chosen: all });
    return call(choicesProcedure, inner(locals, withPlayer(envOf(locals), seat), 'ifPlayer'), again);
  },
  actions: (table, locals, _frame, clause) => {
    const queue = locals.queue;
    if (clause.together === true && clause.do !== undefined && queue.some(({ stage }) => stage === 'do'))
      return doTogether(table, locals, clause, clause.do, queue);
    const [next, ...rest] = queue;
    if (next === undefined) return go(table, locals, 'next');
    table.local(locals, 'queue', rest);
    return call(effectRef, inner(locals, { ...envOf(locals), vars: next.vars }, next.stage, next.index), again);
  },
  atOnce: (table, locals) => {
    const { done } = outcomeOf(locals.returned);
    if (!done) table.local(locals, 'allDone', false);
    const queue = locals.queue.map((one): Chosen => (one.stage === 'do' ? { ...one, stage: 'follow', index: done ? 1 : 0 } : one));
    table.local(locals, 'queue', queue);
    return go(table, locals, 'actions');
  },
  turns: (table, locals) => {
    const [seat, ...rest] = locals.queue;
    if (seat === undefined) return go(table, locals, 'next');
    table.local(locals, 'queue', rest);
    return call(effectRef, inner(locals, withPlayer(envOf(locals), seat), 'ifPlayer'), again);
  },
  each: (table, locals) => {
    const [next, ...rest] = locals.queue;
    if (next === undefined) return go(table, locals, 'next');
    table.local(locals, 'queue', rest);
    return call(effectRef, inner(locals, { ...envOf(locals), each: next }, 'ifObject'), again);
  },
  times: (table, locals) => {
    const left = locals.queue;
    if (left <= 0) return go(table, locals, 'next');
    table.local(locals, 'queue', left - 1);
    return call(effectRef, inner(locals, envOf(locals), 'ifTime'), again);
  },
  may: (table, locals, frame, clause) => {
    if (clause.may !== true) return go(table, locals, 'choose');
    if (!possible(table, envOf(locals), clause)) return go(table, locals, 'follow', false);
    const env = envOf(locals);
    go(table, locals, 'mayAnswered');
    return askYesNo(table, frame, env, actor(env, clause), 'useEffect', table.game.rules.optionalEffect);
  },
  mayAnswered: (table, locals) => (saidYes(locals.answer) ? go(table, locals, 'choose') : go(table, locals, 'follow', false)),
  choose: (table, locals, frame, clause) => {
    const choice = clause.choose?.[locals.index];
    if (choice === undefined) {
      table.local(locals, 'index', 0);
      return go(table, locals, clause.unless === undefined ? 'cost' : 'unless');
    }
    const bound = askChoice(
      table,
      frame,
      envOf(locals),
      clause.forEachPlayer === undefined || choice.by !== undefined ? choice : { ...choice, by: 'each' },
    );
    if (bound !== null) return bind(table, locals, choice.as, bound);
    go(table, locals, 'chosen');
    return { wait: true, then: again };
  },
  chosen: (table, locals, _frame, clause) => {
    const choice = clause.choose?.[locals.index] as Choice;
    bind(table, locals, choice.as, readChoice(choice, locals.answer, locals));
    return go(table, locals, 'choose');
  },
  unless: (table, locals, _frame, clause) => {
    const named = clause.unless === undefined ? [] : seatsOf(table, envOf(locals), clause.unless.player);
    const queue = table.game.seatOrder(table).filter((seat) => named.includes(seat));
    return workOff(table, locals, 'payer', queue);
  },
  payer: (table, locals, frame, clause) => {
    const queue = locals.queue;
    const env = envOf(locals);
    const at = queue.findIndex((seat) => payable(table, paidBy(env, seat), clause.unless?.cost));
    if (at < 0) return go(table, locals, 'cost');
    table.local(locals, 'queue', queue.slice(at));
    go(table, locals, 'payerAnswered');
    return askYesNo(table, frame, env, queue[at] as Seat, 'payUnless', table.game.rules.payUnless ?? table.game.rules.optionalEffect);
  },
  payerAnswered: (table, locals) => {
    const [seat, ...rest] = locals.queue;
    table.local(locals, 'queue', rest);
    if (!saidYes(locals.answer)) return go(table, locals, 'payer');
    go(table, locals, 'payerPaid');
    return callVerbs(locals, paidBy(envOf(locals), seat as Seat), 'unless/cost');
  },
  payerPaid: (table, locals) => {
    const { done } = takeReturned(table, locals);
    return done ? go(table, locals, 'follow', false) : go(table, locals, 'payer');
  },
  cost: (table, locals, _frame, clause) => {
    if (clause.cost === undefined || clause.cost.length === 0) return go(table, locals, 'do');
    const env = paidBy(envOf(locals), actor(envOf(locals), clause));
    if (!payable(table, env, clause.cost)) return fail(table, locals);
    go(table, locals, 'paid');
    return callVerbs(locals, env, 'cost', clause);
  },
  paid: (table, locals) => {
    const { done } = takeReturned(table, locals);
    return done ? go(table, locals, 'do') : fail(table, locals);
  },
  do: (table, locals, _frame, clause) => {
    if (clause.do === undefined || clause.do.length === 0) return go(table, locals, 'follow', true);
    go(table, locals, 'did');
    return callVerbs(locals, envOf(locals), 'do', clause);
  },
  did: (table, locals) => {
    const { done } = takeReturned(table, locals);
    if (done) return go(table, locals, 'follow', true);
    table.local(locals, 'allDone', false);
    return fail(table, locals);
  },
  follow: (table, locals, _frame, clause) => {
    const branch = locals.index === 1 ? 'then' : 'otherwise';
    if (locals.index !== ENDED) table.local(locals, 'index', 0);
    go(table, locals, 'next');
    const list = clause[branch];
    if (list === undefined || list.length === 0) return undefined;
    return call(effectRef, effectLocals(envOf(locals), `${locals.program}/${locals.at}/${branch}`), again);
  },
  next: (table, locals) => {
    table.local(locals, 'at', locals.index === ENDED ? afterFailure(table, locals) : locals.at + 1);
    table.local(locals, 'index', 0);
    return go(table, locals, 'if');
  },
};

/** Ends the run of choices; the clause goes on later at this stage. */
function stopAt(stage: Stage): StageRun {
  return (_table, locals) => ({
    done: { stage, index: stage === 'follow' ? locals.index : 0, vars: locals.vars },
  });
}

/** The stages of a clause while its player only chooses. A clause without a cost goes on at `do` later. */
const choosing: Stages = {
  ...stages,
  unless: stopAt('unless'),
  cost: (table, locals, frame, clause) =>
    stopAt(clause.cost === undefined || clause.cost.length === 0 ? 'do' : 'cost')(table, locals, frame, clause),
  follow: stopAt('follow'),
  next: stopAt('next'),
};

/** Proposes the verbs for every object of a set, in one batch. Nothing is chosen or paid for single objects. */
function doForAll(table: Table, locals: EffectLocals, clause: Clause, set: Selector): Control | undefined {
  const env = envOf(locals);
  const path = `${locals.program}/${locals.at}/do`;
  const batch = select(table, env, set).flatMap((each) => {
    const about = { ...env, each };
    return clause.if === undefined || holds(table, about, clause.if)
      ? proposalsFor(table, clause.do ?? [], about, path, clause.whole === true)
      : [];
  });
  go(table, locals, 'did');
  const control = happen(table, batch, undefined, clause.and === true);
  return control === undefined ? undefined : ({ ...control, then: again } as Control);
}

/** Proposes the verbs of all players in one batch; players who have to pay first follow after it, one by one. */
function doTogether(
  table: Table,
  locals: EffectLocalsAt<'actions'>,
  clause: Clause,
  verbs: readonly Verb[],
  queue: readonly Chosen[],
): Control | undefined {
  const path = `${locals.program}/${locals.at}/do`;
  const batch = queue
    .filter(({ stage }) => stage === 'do')
    .flatMap(({ vars }) => proposalsFor(table, verbs, { ...envOf(locals), vars }, path, clause.whole === true));
  go(table, locals, 'atOnce');
  const control = happen(table, batch, undefined, clause.and === true);
  return control === undefined ? undefined : ({ ...control, then: again } as Control);
}

/** Makes the player who pays a cost its `you`. */
const paidBy = (env: Env, seat: Seat): Env => (env.you === seat ? env : { ...env, you: seat });

function askYesNo(table: Table, frame: Frame, env: Env, seat: Seat, kind: string, rule: RuleRef): Control {
  table.ask(frame, { seat, kind, rule, params: { card: env.card, object: env.self }, domain: yesOrNo() });
  return { wait: true, then: again };
}

/**
 * Goes to a stage of the same clause; `queue` already holds what that stage works off.
 * @param done before `follow`: whether the clause was done, which is noted in `index`
 */
function go<S extends Stage>(
  table: Table,
  locals: EffectLocals & { readonly queue: EffectQueues[S] },
  stage: S,
  done?: boolean,
): undefined {
  table.local<EffectLocals, 'stage'>(locals, 'stage', stage);
  if (done !== undefined) table.local<EffectLocals, 'index'>(locals, 'index', done ? 1 : 0);
  return undefined;
}

/** Goes to a stage of the same clause and puts what that stage works off into `queue`. */
function workOff<S extends Stage>(table: Table, locals: EffectLocals, stage: S, queue: EffectQueues[S]): undefined {
  table.local(locals, 'queue', queue);
  table.local(locals, 'stage', stage);
  return undefined;
}

/** Ends a clause that was not carried out; this may end the list too. */
function fail(table: Table, locals: EffectLocals): undefined {
  table.local(locals, 'index', table.game.stopsAtFailure === true ? ENDED : 0);
  return go(table, locals, 'follow');
}

function bind(table: Table, locals: EffectLocals, name: string, value: Json): undefined {
  table.local(locals, 'vars', withVar(locals.vars, name, value));
  table.local(locals, 'index', locals.index + 1);
  return undefined;
}

/** Whether a clause that may be declined could do anything; a choice among hidden cards counts as possible. */
function possible(table: Table, env: Env, clause: Clause): boolean {
  if (!payable(table, paidBy(env, actor(env, clause)), clause.cost)) return false;
  if ((clause.do ?? []).some((verb) => table.library.verb(verb.verb).choosable?.(table, verb, env) === false)) return false;
  const [first] = clause.choose ?? [];
  if (first === undefined) return true;
  if (first.from !== undefined && !hiddenFrom(table, env, first.from) && candidates(table, env, first).length === 0) return false;
  return choosable(table, env, first);
}

/**
 * Calls the verbs of a clause.
 * @param clause the clause, which says what belongs to one moment; left out for a cost that somebody else pays
 */
function callVerbs(locals: EffectLocals, env: Env, part: 'cost' | 'do' | 'unless/cost', clause?: Clause): Control {
  const child = effectLocals(env, `${locals.program}/${locals.at}/${part}`);
  return call(
    verbsRef,
    {
      ...child,
      ...(clause?.and === true ? { joined: true } : {}),
      ...(part === 'do' && clause?.together === true ? { together: true } : {}),
      ...(part === 'do' && clause?.whole === true ? { whole: true } : {}),
    },
    again,
  );
}

function takeReturned(table: Table, locals: EffectLocals<VerbsOutcome>): { readonly done: boolean } {
  const { returned } = locals;
  if (returned?.vars !== undefined) table.local(locals, 'vars', returned.vars);
  return { done: returned?.done ?? false };
}
