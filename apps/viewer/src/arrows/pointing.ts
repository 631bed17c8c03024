import { createContext } from 'preact';
import type { Offer } from '../play/choice.js';

/** What the reader points at without having chosen it, by mouse or focus, so that its arrow can be shown. */
export interface Pointing {
  /** Points at what would be chosen; at nothing when empty. */
  point(offers: readonly Offer[]): void;
  /** Calls back whenever something else is pointed at. @returns what ends it */
  listen(call: (offers: readonly Offer[]) => void): () => void;
}

export const createPointing = (): Pointing => {
  const listeners = new Set<(offers: readonly Offer[]) => void>();
  return {
    point: (offers) => listeners.forEach((call) => call(offers)),
    listen: (call) => {
      listeners.add(call);
      return () => listeners.delete(call);
    },
  };
};

/** Null where no arrows are drawn. */
export const PointingContext = createContext<Pointing | null>(null);
