import { useEffect, useState } from 'preact/hooks';

/** Draws the component anew every second while it has something that counts. */
export function useTicks(counts: boolean): void {
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), 1_000);
    return () => clearInterval(timer);
  }, [counts]);
}
