import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchApi } from '../api.js';
import type { PhraseSaid, Presence } from '../types.js';

/** Who is there as it was told last, with the moment at which that came by the page's own clock. */
export interface PresenceSeen {
  readonly presence: Presence;
  readonly cameAt: number;
}

/** Milliseconds for which a phrase is shown, and at least from one sign of life to the next. */
const [shownMs, signEveryMs] = [10_000, 8_000];

const keyOf = ({ seat, at }: PhraseSaid): string => `${seat} ${at}`;

/**
 * Hears who is there and what players say.
 * @param plays whether the page is a player's: then it gives signs of life whenever it hears one, and says goodbye when it is left
 */
export function usePresence(
  api: MatchApi,
  plays: boolean,
): { readonly seen: PresenceSeen | null; readonly phrases: readonly PhraseSaid[] } {
  const [seen, setSeen] = useState<PresenceSeen | null>(null);
  const [phrases, setPhrases] = useState<readonly PhraseSaid[]>([]);
  const heard = useRef(new Set<string>());

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const say = (said: PhraseSaid) => {
      // A phrase whose command was sent again is told again.
      if (heard.current.has(keyOf(said))) return;
      heard.current.add(keyOf(said));
      setPhrases((before) => [...before, said]);
      timers.add(setTimeout(() => setPhrases((before) => before.filter((one) => one !== said)), shownMs));
    };
    const leave = api.onPassing((passing) => {
      if (passing.event === 'presence') setSeen({ presence: passing.data, cameAt: performance.now() });
      if (passing.event === 'phrase') say(passing.data);
    });
    return () => {
      leave();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [api]);

  const { page } = api;
  useEffect(() => {
    if (!plays || page === null) return;
    let signed = performance.now();
    const sign = (here: boolean) => {
      signed = performance.now();
      // Where it does not arrive, the next one does, or the page is not there for the others, which is so.
      api.sign(page, here).catch(() => undefined);
    };
    // Timers of a page in the background stand almost still; what the server sends comes all the same.
    const leave = api.onPassing(({ event }) => event === 'heard' && performance.now() - signed >= signEveryMs && sign(true));
    const goodbye = () => sign(false);
    const back = ({ persisted }: PageTransitionEvent) => persisted && sign(true);
    addEventListener('pagehide', goodbye);
    addEventListener('pageshow', back);
    return () => {
      leave();
      removeEventListener('pagehide', goodbye);
      removeEventListener('pageshow', back);
    };
  }, [api, plays, page]);

  return { seen, phrases };
}
