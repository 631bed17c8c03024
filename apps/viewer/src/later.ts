import { useEffect, useState } from 'preact/hooks';

/**
 * Loads code when a part of the page first needs it, so that the first board does not wait for what is rarely needed at once.
 * @returns what was loaded; null until it is there
 */
export function useLater<Loaded>(load: () => Promise<Loaded>, onProblem: (error: unknown) => void): Loaded | null {
  const [loaded, setLoaded] = useState<{ readonly it: Loaded } | null>(null);
  useEffect(() => {
    let current = true;
    load().then(
      (it) => current && setLoaded({ it }),
      (error: unknown) => current && onProblem(error),
    );
    return () => void (current = false);
  }, []);
  return loaded?.it ?? null;
}
