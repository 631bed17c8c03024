/** A stream whose events do not follow from one another: it was not written by `decide`. */
export class StreamUnsound extends Error {
  constructor(detail: string) {
    super(`the stream of a tournament is unsound: ${detail}`);
    this.name = 'StreamUnsound';
  }
}
