/** Thrown when a step fails in a way that the reader can do something about. Printed without a stack trace. */
export class StepFailed extends Error {
  /**
   * @param {string} what what went wrong, one sentence
   * @param {string} advice what to do about it
   * @param {string} [detail] last lines of a log, or an original message
   */
  constructor(what, advice, detail) {
    super(what);
    this.name = 'StepFailed';
    this.advice = advice;
    this.detail = detail;
  }
}

/** @param {unknown} error @returns {string} */
export const explain = (error) => {
  if (error instanceof StepFailed) {
    const detail = error.detail ? `\n\n${error.detail.trimEnd().replace(/^/gm, '    ')}\n` : '';
    return `${error.message}${detail}\n  What to do: ${error.advice}`;
  }
  const { code, path: file } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  if ((code === 'EACCES' || code === 'EPERM') && file !== undefined) {
    return `${file} may not be read or written\n  What to do: it may belong to another user (a start with sudo?); hand it over with chown, or remove it`;
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return `there is no room left on the disk${file === undefined ? '' : ` of ${file}`}\n  What to do: make room and start again, or set ARBITER_STATE to a folder on another disk`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
