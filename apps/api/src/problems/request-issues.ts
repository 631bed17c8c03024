import type { Problem } from '@arbiter/contracts';
import { expectedOf, messageOf, type FaultFacts } from './expected.js';

/** One fault that a schema finds in a value, as zod reports it; of other libraries' issues only path and message are read. */
export interface SchemaIssue extends FaultFacts {
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  /** Where a value fits none of several forms: the issues with each of the forms. */
  readonly errors?: readonly (readonly SchemaIssue[])[];
  /** Fields that there are not. */
  readonly keys?: readonly string[];
  /** What is wrong with the name of a member or with an item. */
  readonly issues?: readonly SchemaIssue[];
}

type RequestIssue = NonNullable<Problem['issues']>[number];
interface Located extends Omit<RequestIssue, 'path'> {
  readonly path: readonly string[];
}

const maximalIssues = 20;

const pathOf = ({ path = [] }: SchemaIssue): readonly string[] => path.map((part) => String(typeof part === 'object' ? part.key : part));

const isForeignKey = (issue: SchemaIssue): boolean => issue.code === 'unrecognized_keys' && pathOf(issue).length === 0;
const isMissing = (issue: SchemaIssue): boolean => pathOf(issue).length === 1 && issue.message.endsWith('received undefined');
/** Whether the one value that tells a form from the others is another one. */
const isOtherKind = (issue: SchemaIssue): boolean =>
  issue.code === 'invalid_value' && issue.values?.length === 1 && pathOf(issue).length === 1;

/**
 * Returns the forms that the sender may have meant: of its kind, where the value names one, and with all fields present and no others; all
 * forms where that cannot be seen.
 */
const meantForms = (forms: readonly (readonly SchemaIssue[])[]): readonly (readonly SchemaIssue[])[] => {
  const ofKind = forms.filter((against) => !against.some(isOtherKind));
  if (ofKind.length === 1) return ofKind;
  const meant = forms.filter((against) => !against.some((one) => isForeignKey(one) || isMissing(one)));
  return meant.length === 1 ? meant : forms;
};

const plain = (path: readonly string[], fault: FaultFacts): Located => {
  const expected = expectedOf(fault);
  return { path, message: messageOf(fault), ...(expected === undefined ? {} : { expected }) };
};

const locate = (issue: SchemaIssue): readonly Located[] => {
  const path = pathOf(issue);
  if (issue.code === 'unrecognized_keys')
    return (issue.keys ?? []).map((key) => ({
      path: [...path, key],
      message: 'there is no such field',
      expected: { type: 'absent' as const },
    }));
  const [within] = issue.issues ?? [];
  if (within !== undefined) return [plain(path, within)];
  const forms = issue.errors ?? [];
  if (issue.code !== 'invalid_union' || forms.length === 0) return [plain(path, issue)];
  const told = meantForms(forms).map((against) => against.flatMap(locate));
  const [only] = told;
  if (only !== undefined && told.length === 1) return only.map((one) => ({ ...one, path: [...path, ...one.path] }));
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
      forms: told.map((against) =>
        against.map(({ path: from, expected }) => ({ path: from.join('.'), ...(expected === undefined ? {} : { expected }) })),
      ),
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
    .map(({ path, ...issue }) => ({ path: path.join('.'), ...issue }));
