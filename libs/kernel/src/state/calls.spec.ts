import { describe, expect, it } from '@jest/globals';
import { InvariantBroken, nonEmpty } from '../errors.js';
import { call, outcomeIn, procedureRef, returnedListIn } from './calls.js';

interface Outcome {
  readonly done: boolean;
}
interface Locals {
  readonly returned: readonly number[] | Outcome | null;
}

const list: Locals = { returned: [3, 4] };
const outcome: Locals = { returned: { done: false } };
const nothing: Locals = { returned: null };

describe('what a called procedure returned', () => {
  it('given an outcome, then it is read as one, and a list or nothing is none', () => {
    expect([outcome, list, nothing].map((locals) => outcomeIn(locals))).toEqual([{ done: false }, null, null]);
  });

  it('given a list, then it is read as one, and all else is refused', () => {
    expect(returnedListIn(list)).toEqual([3, 4]);
    expect(() => returnedListIn(outcome)).toThrow(InvariantBroken);
    expect(() => returnedListIn(nothing)).toThrow(InvariantBroken);
  });
});

describe('a call', () => {
  const ref = procedureRef<{ readonly left: readonly number[] }>('work');

  it('names the procedure and holds the locals themselves; a step to go on with stands there where one was given', () => {
    const locals = { left: [1] };
    expect(call(ref, locals)).toEqual({ call: 'work', locals });
    expect(call(ref, locals).locals).toBe(locals);
    expect(call(ref, locals, 'next')).toEqual({ call: 'work', locals, then: 'next' });
  });

  it('takes no other locals, also where only a reference stands', () => {
    // @ts-expect-error a number is no list
    expect(call(ref, { left: 1 }).call).toBe('work');
    // @ts-expect-error a local is missing
    expect(call(ref, {}).call).toBe('work');
  });
});

describe('a list that must hold something', () => {
  it('is given back as it is, and refused where it is empty or not there', () => {
    const queue = [7, 8];
    const [first, ...rest] = nonEmpty(queue, 'a queue');
    expect([first, rest]).toEqual([7, [8]]);
    for (const none of [[], null, undefined]) expect(() => nonEmpty(none, 'a queue')).toThrow('missing: a queue');
  });
});
