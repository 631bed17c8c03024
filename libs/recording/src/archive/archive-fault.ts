/** What is archived of a log is not what was archived. */
export class ArchiveFault extends Error {
  constructor(
    readonly logId: number,
    /** Key of the object that is wrong, or of the index where the log as a whole is. */
    readonly key: string,
    readonly detail: string,
  ) {
    super(`${key} in the archive of log ${logId}: ${detail}`);
    this.name = 'ArchiveFault';
  }
}
