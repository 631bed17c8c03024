import type { Answer, Json } from '../contract.js';
import { InvariantBroken, must } from '../errors.js';
import { jsonOf, type Plain, type PlainFields } from '../json.js';
import type { Frame, Row } from './state.js';

/**
 * What procedures and their frames know of each other: calls, locals, what is returned. The state knows frames as rows of plain data:
 * here, and where a procedure is defined (`table/procedures.ts`), the one is turned into the other.
 */

/** For types alone: no value has it. */
declare const checked: unique symbol;

/** A procedure with the locals that it is to have; the frame's locals are a row like any other. `call` alone makes one: it has compared the two. */
export interface ProcedureCall {
  readonly call: string;
  readonly locals: Row;
  readonly [checked]: true;
}

/** What a step of a procedure tells the machine; nothing means "go on with the next step". */
export type Control =
  | { readonly to: string }
  | (ProcedureCall & { readonly then?: string })
  /** The procedure is over; the value reaches the caller as `locals.returned`. */
  | { readonly done: Json }
  /** Decisions were opened; go on when all are answered (`locals.answer`, or `locals.answers` by seat). */
  | { readonly wait: true; readonly then?: string };

/** Answers by seat. */
export interface Answers {
  readonly [seat: string]: Answer;
}

/** What the machine writes into the locals of a frame. */
export interface FrameLocals<Returned = Json> {
  /** What the procedure that was called last returned, or what happened on the spot (`happen`); null before. */
  readonly returned: Returned | null;
  /** The answer to the question that was asked last, or to the first of several; null before. */
  readonly answer: Answer | null;
  /** All answers to what was asked last; null before. */
  readonly answers: Answers | null;
}

/** For types alone: no value has it. */
declare const takes: unique symbol;

/** What can be called: the name of a procedure, with the type of its locals. */
export interface ProcedureRef<Locals extends object> {
  readonly name: string;
  readonly [takes]?: (locals: Locals) => void;
}

/** A procedure that is called where it can't be imported, because it imports the caller. Its definition begins with it: `{ ...ref, steps }`. */
export function procedureRef<Locals extends PlainFields<Locals> & object>(name: string): ProcedureRef<Locals> {
  return { name };
}

/**
 * Calls a procedure; a control of a step. The locals belong to the new frame from then on.
 * @param then step of the caller to go on with; the one that follows when absent
 */
export function call<Locals extends PlainFields<Locals> & object>(
  { name }: ProcedureRef<Locals>,
  locals: NoInfer<Locals>,
  then?: string,
): ProcedureCall & { readonly then?: string } {
  // Plain data by its type.
  const row = locals as object as Row;
  // The mark of a call that was checked has no value.
  return (then === undefined ? { call: name, locals: row } : { call: name, locals: row, then }) as ProcedureCall & {
    readonly then?: string;
  };
}

/** The locals of a frame, where it is one of this procedure; null else. */
export function localsIn<Locals extends object>(frame: Frame | null | undefined, { name }: ProcedureRef<Locals>): Locals | null {
  // Frames of a procedure have the locals that `call` was given for it.
  return frame?.procedure === name ? (frame.locals as object as Locals) : null;
}

/** Ends a procedure; the caller finds the value in `locals.returned`. */
export function returning<Value>(value: Value & Plain<Value>): { readonly done: Json } {
  return { done: jsonOf<Value>(value) };
}

/** The answers to what several players were asked. @throws {InvariantBroken} where nobody was asked */
export function answersIn(locals: { readonly answers?: Answers | null }): Answers {
  return must(locals.answers, 'answers');
}

/** What the procedure that was called last returned, where one that returns a list may have been called before; null for such a list. */
export function outcomeIn<Outcome>(locals: { readonly returned: readonly unknown[] | Outcome | null }): Outcome | null {
  const { returned } = locals;
  return isList(returned) ? null : returned;
}

/** The list that the procedure called last returned. @throws {InvariantBroken} where it returned none */
export function returnedListIn<Entry, Outcome>(locals: { readonly returned: readonly Entry[] | Outcome | null }): readonly Entry[] {
  const { returned } = locals;
  if (isList<Entry>(returned)) return returned;
  throw new InvariantBroken('missing: a returned list');
}

function isList<Entry>(returned: unknown): returned is readonly Entry[] {
  return Array.isArray(returned);
}

/** What the procedure that was called last returned. @throws {InvariantBroken} where none returned anything */
export function returnedIn<Returned>(locals: { readonly returned?: Returned | null }): Returned {
  return must(locals.returned, 'a returned value');
}
