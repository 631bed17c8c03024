import { z } from 'zod';
import { problemCodes, type ProblemCode } from '../problems.js';
import { problemKinds, type ProblemParams } from './problem-kinds.js';

const bound = (description: string) => z.number().optional().meta({ description });

/** What a place in a request may hold, in the words of JSON Schema. */
export const expectedSchema = z
  .object({
    type: z
      .enum(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null', 'json', 'absent'])
      .optional()
      .meta({ description: '`json`: any JSON value. `absent`: there is no such field.' }),
    values: z
      .array(z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .optional()
      .meta({ description: 'The values that there are.' }),
    minimum: bound('The least number.'),
    exclusiveMinimum: bound('The number is greater.'),
    maximum: bound('The greatest number.'),
    exclusiveMaximum: bound('The number is less.'),
    multipleOf: bound('The number is a multiple of it.'),
    minLength: bound('The least number of characters.'),
    maxLength: bound('The greatest number of characters.'),
    minItems: bound('The least number of items.'),
    maxItems: bound('The greatest number of items.'),
    format: z.string().optional().meta({ description: '`uuid`, `date-time`, `date` or `uri`.' }),
    pattern: z.string().optional().meta({ description: 'A regular expression that the text fits.' }),
  })
  .meta({
    id: 'Expected',
    description: 'What the place may hold, in the words of JSON Schema; what is not said here is not what is wrong.',
  });
export type Expected = z.infer<typeof expectedSchema>;

const expected = expectedSchema
  .optional()
  .meta({ description: 'What was expected, for machines; absent where only the message can say it.' });

/** One place in a request that does not fit its schema. */
export const requestIssueSchema = z
  .object({
    path: z.string().meta({ description: 'The fields and positions that lead there, joined by dots; empty for the whole.' }),
    message: z.string(),
    expected,
    forms: z
      .array(z.array(z.object({ path: z.string().meta({ description: 'From `path` of the issue on.' }), expected })))
      .optional()
      .meta({ description: 'Where several forms are allowed and it fits none of them: for each form, what it misses.' }),
  })
  .meta({ id: 'RequestIssue', description: 'One place in the request that does not fit.' });
export type RequestIssue = z.infer<typeof requestIssueSchema>;

/** The problem document (RFC 9457) of one code. */
export interface ProblemOf<C extends ProblemCode> {
  readonly type: string;
  readonly title: string;
  readonly status: (typeof problemKinds)[C]['status'];
  readonly code: C;
  /** The number of the rule that forbids the request, where a rule does. */
  readonly rule: string | null;
  readonly detail: string;
  /** The id of the request, as it is logged. */
  readonly instance: string;
  readonly params?: ProblemParams<C>;
  readonly issues?: readonly RequestIssue[];
}

/** The problem document of any code; `code` tells which it is. */
export type Problem = { readonly [C in ProblemCode]: ProblemOf<C> }[ProblemCode];

/** Returns the name of a code's schema in the API description: `DecisionClosedProblem` for `decision/closed`. */
export const problemName = (code: ProblemCode): string =>
  `${code
    .split(/[/-]/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('')}Problem`;

const documentOf = (code: ProblemCode) => {
  const { status, title, params } = problemKinds[code];
  return z
    .object({
      type: z.string().meta({ description: 'A reference to the description of this kind of problem.' }),
      title: z.string(),
      status: z.literal(status),
      code: z.literal(code),
      rule: z.string().nullable().meta({ description: 'The number of the rule that says no, where a rule does.' }),
      detail: z.string(),
      instance: z.string().meta({ description: 'The id of this request, for the log.' }),
      params: params.optional(),
      issues: z.array(requestIssueSchema).optional().meta({ description: 'What does not fit in the request, where that is the problem.' }),
    })
    .meta({ id: problemName(code), description: title });
};

const [first, ...others] = problemCodes.map(documentOf);
if (first === undefined) throw new Error('there is no problem code');

/** RFC 9457 problem document, as every endpoint answers when it refuses a request: one shape per code. */
export const problemSchema = z
  .discriminatedUnion('code', [first, ...others])
  .meta({ id: 'Problem', description: 'application/problem+json (RFC 9457).' }) as unknown as z.ZodType<Problem>;
