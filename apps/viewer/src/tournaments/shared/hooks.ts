import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { readGame } from '../../script/reading.js';
import { type Problem, problemOf } from './problems.js';
import type { TournamentApi } from './tournament-api.js';
import type { Came, Command, Tournament } from './types.js';

/** From one look at a tournament to the next, in milliseconds. */
const everyMs = 5_000;

/** A tournament that is looked at again and again. */
export interface Watched {
  readonly seen: Came<Tournament> | null;
  readonly problem: Problem | null;
  /** Looks at once. */
  refresh(): Promise<void>;
}

/** Looks at a tournament every few seconds while the page is shown. */
export function useTournament(api: TournamentApi): Watched {
  const [seen, setSeen] = useState<Came<Tournament> | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const refresh = useCallback(async () => {
    const askedAt = performance.now();
    try {
      const value = await api.tournament();
      readGame(value.game);
      setSeen({ value, cameAt: (askedAt + performance.now()) / 2 });
      setProblem(null);
    } catch (error) {
      setProblem(problemOf(error));
    }
  }, [api]);
  useEffect(() => {
    const look = () => void (document.hidden || refresh());
    void refresh();
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh]);
  return { seen, problem, refresh };
}

/**
 * Loads something whenever its key changes; what was loaded before stays until the new answer is there. A key that is null loads nothing.
 * What the new answer is about may differ from what stays: whoever cares gives the component another `key`.
 */
export function useLoaded<T>(load: () => Promise<T>, key: string | null): { readonly value: T | null; readonly problem: Problem | null } {
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    if (key === null) return;
    let current = true;
    load().then(
      (loaded) => {
        if (!current) return;
        setValue(() => loaded);
        setProblem(null);
      },
      (error: unknown) => current && setProblem(problemOf(error)),
    );
    return () => void (current = false);
  }, [key]);
  return { value, problem };
}

/** Sends commands one at a time, and keeps why the last one was refused. */
export interface Sender {
  readonly busy: boolean;
  readonly problem: Problem | null;
  /** Carries something out and looks at the tournament again. @returns whether it was accepted */
  attempt(work: () => Promise<unknown>): Promise<boolean>;
  /** @param version the version that the sender sees, for commands that must not meet anything newer */
  send(command: Command, version?: number): Promise<boolean>;
  setProblem(problem: Problem | null): void;
}

/** Makes a sender of commands. */
export function useSender(api: TournamentApi, refresh: () => Promise<void>): Sender {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef(false);
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    } finally {
      // Also after a refusal: somebody else may have been faster.
      await refresh();
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, problem, attempt, send: (command, version) => attempt(() => api.command(command, version)), setProblem };
}

/** The page's monotonic clock, read again every quarter of a second. */
export function useTicking(runs: boolean): number {
  const [at, setAt] = useState(() => performance.now());
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setAt(performance.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  return at;
}
