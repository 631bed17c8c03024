import type { Answer, Json } from '../contract.js';
import { InvariantBroken, must } from '../errors.js';
import { jsonOf, type Plain, type PlainFields } from '../json.js';
import type { Frame, Row } from './state.js';

/**
 * Calls between procedures: calls, locals, and what is returned. The state holds frames as rows of plain data; here, and where a procedure
 * is defined (`table/procedures.ts`), rows are turned into typed locals and back.
 */

/** Exists for types only; no value has this field. */
declare const checked: unique symbol;

/**
 * A procedure's name with the locals of its new frame, as a row like any other. Only `call` makes one: the types of its parameters ensure
 * that the locals are those that the procedure declares.
 */
export interface ProcedureCall {
  readonly call: string;
  readonly locals: Row;
  readonly [checked]: true;
}

/** What a step tells the machine to do next; undefined means "go on with the next step". */
export type Control =
  | { readonly to: string }
  | (ProcedureCall & { readonly then?: string })
  /** The procedure is over; the caller finds the value in `locals.returned`. */
  | { readonly done: Json }
  /** Decisions were opened; the step goes on when all are answered (`locals.answer`, or `locals.answers` by seat). */
  | { readonly wait: true; readonly then?: string };

/** Answers by seat. */
export interface Answers {
  readonly [seat: string]: Answer;
}

/** What the machine writes into the locals of a frame. */
export interface FrameLocals<Returned = Json> {
  /** What the procedure that was called last returned, or what happened on the spot (`happen`); null before. */
  readonly returned: Returned | null;
  /** The answer to the last question, or to the first of several asked together; null before. */
  readonly answer: Answer | null;
  /** All answers to the last questions asked together; null before. */
  readonly answers: Answers | null;
}

/** For types alone: no value has it. */
declare const takes: unique symbol;

/** A reference to a procedure: its name, with the type of its locals. */
export interface ProcedureRef<Locals extends object> {
  readonly name: string;
  readonly [takes]?: (locals: Locals) => void;
}

/**
 * Makes a reference for a procedure that cannot be imported where it is called, because it imports the caller. The definition of the
 * procedure begins with it: `{ ...ref, steps }`.
 */
export function procedureRef<Locals extends PlainFields<Locals> & object>(name: string): ProcedureRef<Locals> {
  return { name };
}

/**
 * Calls a procedure; a step returns the result as its control. The locals belong to the new frame from then on.
 * @param then step of the caller to go on with; the following one when absent
 */
export function call<Locals extends PlainFields<Locals> & object>(
  { name }: ProcedureRef<Locals>,
  locals: NoInfer<Locals>,
  then?: string,
): ProcedureCall & { readonly then?: string } {
  // The type of `locals` guarantees plain data.
  const row = locals as object as Row;
  // `checked` exists for types only, so the value has no such field.
  return (then === undefined ? { call: name, locals: row } : { call: name, locals: row, then }) as ProcedureCall & {
    readonly then?: string;
  };
}

/** Returns the locals of a frame of this procedure; null for any other frame. */
export function localsIn<Locals extends object>(frame: Frame | null | undefined, { name }: ProcedureRef<Locals>): Locals | null {
  // Every frame of a procedure has the locals that `call` was given for it.
  return frame?.procedure === name ? (frame.locals as object as Locals) : null;
}

/** Ends a procedure; the caller finds the value in `locals.returned`. */
export function returning<Value>(value: Value & Plain<Value>): { readonly done: Json } {
  return { done: jsonOf<Value>(value) };
}

/** Returns the answers to what several players were asked. @throws {InvariantBroken} where nobody was asked */
export function answersIn(locals: { readonly answers?: Answers | null }): Answers {
  return must(locals.answers, 'answers');
}

/**
 * Returns what the last called procedure returned, for a frame that also calls a procedure which returns a list; null where a list was
 * returned.
 */
export function outcomeIn<Outcome>(locals: { readonly returned: readonly unknown[] | Outcome | null }): Outcome | null {
  const { returned } = locals;
  return isList(returned) ? null : returned;
}

/** Returns the list that the last called procedure returned. @throws {InvariantBroken} where it returned no list */
export function returnedListIn<Entry, Outcome>(locals: { readonly returned: readonly Entry[] | Outcome | null }): readonly Entry[] {
  const { returned } = locals;
  if (isList<Entry>(returned)) return returned;
  throw new InvariantBroken('missing: a returned list');
}

function isList<Entry>(returned: unknown): returned is readonly Entry[] {
  return Array.isArray(returned);
}

/** Returns what the last called procedure returned. @throws {InvariantBroken} where none returned anything */
export function returnedIn<Returned>(locals: { readonly returned?: Returned | null }): Returned {
  return must(locals.returned, 'a returned value');
}
