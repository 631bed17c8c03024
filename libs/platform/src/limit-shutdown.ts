interface Process {
  once(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

/** Below the 15 seconds that the launcher grants; containers are given 30 (docker-compose.yml). */
const limitMs = 12_000;

/**
 * Ends the process when an orderly shutdown takes too long: a server that neither answers nor closes the connection would delay the
 * shutdown for ever. Everything that was acknowledged is in PostgreSQL; leases and locks that are not released expire.
 *
 * @param say called before the process ends
 * @param ms how long an orderly shutdown may take, in milliseconds
 */
export const limitShutdown = (say: (ms: number) => void, self: Process = process, ms = limitMs): void => {
  const begin = (): void => {
    const timer = setTimeout(() => {
      say(ms);
      self.exit(1);
    }, ms);
    timer.unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) self.once(signal, begin);
};
