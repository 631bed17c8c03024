import type { ProblemCode } from '../problems.js';
import type { ProblemOf } from './problem-documents.js';
import type { ProblemParams } from './problem-kinds.js';

/** What an example of a problem document says beyond its code. */
export type ProblemExample<C extends ProblemCode> = Pick<ProblemOf<C>, 'detail' | 'issues'> & {
  readonly rule?: string;
  readonly params?: ProblemParams<C>;
};
export type ProblemExamples<Codes extends ProblemCode> = { readonly [C in Codes]: ProblemExample<C> };
