import { Client } from 'pg';

export interface SentAppends {
  /** Names of the statements that were sent since the last `clear`. */
  readonly names: readonly string[];
  clear(): void;
  /** Listens no more. */
  restore(): void;
}

/** Listens to the statements of appends that reach the server; they are passed on as they are. */
export const sentAppends = (): SentAppends => {
  const realQuery = Client.prototype.query;
  const names: string[] = [];
  Client.prototype.query = function (this: Client, ...given: unknown[]) {
    const [first] = given as [{ readonly name?: unknown } | string];
    if (typeof first === 'object' && typeof first.name === 'string' && first.name.startsWith('append')) names.push(first.name);
    return Reflect.apply(realQuery, this, given) as never;
  } as typeof Client.prototype.query;
  return {
    names,
    clear: () => void (names.length = 0),
    restore: () => void (Client.prototype.query = realQuery),
  };
};
