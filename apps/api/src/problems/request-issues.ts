import type { Problem } from '@arbiter/contracts';

/** One fault that a schema finds in a value, as zod reports it; of other libraries' issues only path and message are read. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly code?: string;
  /** Where a value fits none of several forms: the issues with each of the forms. */
  readonly errors?: readonly (readonly SchemaIssue[])[];
}

type RequestIssue = NonNullable<Problem['issues']>[number];
interface Located {
  readonly path: readonly string[];
  readonly message: string;
}

const maximalIssues = 20;

const pathOf = ({ path = [] }: SchemaIssue): readonly string[] => path.map((part) => String(typeof part === 'object' ? part.key : part));

/** Rewrites zod's message for the author of a client: zod says about a missing value that it is undefined. */
const plainly = (message: string): string =>
  message
    .replace(/^Invalid input: /, '')
    .replace(/^expected nonoptional, received undefined$/, 'it is missing')
    .replace(/, received undefined$/, ', but it is missing');

const isForeignKey = (issue: SchemaIssue): boolean => issue.code === 'unrecognized_keys' && pathOf(issue).length === 0;
const isMissing = (issue: SchemaIssue): boolean => pathOf(issue).length === 1 && issue.message.endsWith('received undefined');

const locate = (issue: SchemaIssue): readonly Located[] => {
  const path = pathOf(issue);
  const forms = issue.errors ?? [];
  if (issue.code !== 'invalid_union' || forms.length === 0) return [{ path, message: plainly(issue.message) }];
  // The form that the sender meant is the one whose fields are all present, with no others.
  const meant = forms.filter((against) => !against.some((one) => isForeignKey(one) || isMissing(one)));
  const told = (meant.length === 1 ? meant : forms).map((against) => against.flatMap(locate));
  const [only] = told;
  if (only !== undefined && told.length === 1) return only.map((one) => ({ path: [...path, ...one.path], message: one.message }));
  const ways = [
    ...new Set(
      told.map((against) =>
        against.map((one) => (one.path.length === 0 ? one.message : `${one.path.join('.')}: ${one.message}`)).join('; '),
      ),
    ),
  ];
  return [
    {
      path,
      message:
        ways.length === 1
          ? (ways[0] as string)
          : `fits none of ${ways.length} forms: ${ways.map((way, index) => `(${index + 1}) ${way}`).join(' ')}`,
    },
  ];
};

/**
 * Returns the faults of a request for the problem document: the path of every fault, with what was expected there. Where a value may have
 * several forms, only the issues with the form that the sender meant are told, if that can be seen; else those with each form.
 * @returns at most 20 issues
 */
export const requestIssues = (issues: readonly SchemaIssue[]): readonly RequestIssue[] =>
  issues
    .flatMap(locate)
    .slice(0, maximalIssues)
    .map(({ path, message }) => ({ path: path.join('.'), message }));
