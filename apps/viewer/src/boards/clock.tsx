import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { clockText, timeLeft, untilNextSecond } from '../clock.js';
import type { ClockShown, Language, Seen } from '../types.js';
import { shortnessOf } from '../presence/time-told.js';
import { Signs } from './signs.js';
import { word } from '../words.js';

/** The match as it is shown, with the moment at which it came, and whether it is the newest. */
export const Moment = createContext<{ readonly seen: Seen; readonly live: boolean } | null>(null);

/** A player's clock. It counts down by itself between two views, by the page's own clock, from what the server said last. */
export function Clock({ clock, language }: { readonly clock: ClockShown; readonly language: Language }) {
  const moment = useContext(Moment);
  const [, setTicks] = useState(0);
  const left = moment === null ? null : timeLeft(clock, moment.seen, moment.live, performance.now());
  const over = left === null || left.bankMs + left.freeMs === 0;
  useEffect(() => {
    if (left === null || !left.runs || over) return;
    // Each second is awaited by itself, so that late timers add up to nothing.
    const timer = setTimeout(() => setTicks((count) => count + 1), untilNextSecond(left) + 5);
    return () => clearTimeout(timer);
  });
  if (left === null) return null;
  return (
    <span
      class={`tag clock ${left.runs ? 'runs' : ''} ${over ? 'over' : (shortnessOf(left) ?? '')}`}
      role="timer"
      aria-label={word(left.runs ? 'clockRuns' : 'clockStands', language)}
    >
      <Signs text="⏱" /> {clockText(left.bankMs)}
      {left.freeMs > 0 && <small> +{clockText(left.freeMs)}</small>}
    </span>
  );
}
