/** Thrown when a command can't do what was asked, with a reason that the user should read. Exit code 1. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}
