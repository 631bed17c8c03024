import { ProblemError } from './problem-error.js';

/**
 * Does something for an item of a batch; a refusal of it names the item.
 * @param path where the item, or the field of it that does not fit, stands in the request, such as `players.3.personId`
 * @throws {ProblemError} the refusal with one more issue, whose path is this
 */
export const forItem = async <T>(path: string, work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const issues = [...(error.extras.issues ?? []), { path, message: error.detail }];
    throw new ProblemError(error.code, `${path}: ${error.detail}`, { ...error.extras, issues });
  }
};
