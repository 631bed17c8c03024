import { useEffect, useState } from 'preact/hooks';

/** How fast a replay may be played, in multiples of the usual speed. */
export const speeds = [0.5, 1, 2, 4] as const;

/** Milliseconds for which a step is shown at the usual speed. */
const stepMs = 700;

export interface Playback {
  readonly playing: boolean;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
  readonly play: (on: boolean) => void;
}

interface Played {
  /** Version that is shown; null follows the newest. */
  readonly wanted: number | null;
  readonly newest: number;
  /** Whether the version that is wanted has come and is shown. */
  readonly arrived: boolean;
  readonly look: (version: number | null) => void;
}

/** Plays a replay step by step, from the beginning where the newest moment is shown. No step is left out where the server is slower. */
export function usePlayback({ wanted, newest, arrived, look }: Played): Playback {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    if (!playing || !arrived) return;
    const timer = setTimeout(() => {
      const over = wanted === null || wanted >= newest;
      if (over) setPlaying(false);
      look(over ? null : wanted + 1);
    }, stepMs / speed);
    return () => clearTimeout(timer);
  }, [playing, arrived, wanted, newest, speed]);
  const play = (on: boolean) => {
    setPlaying(on);
    if (on && wanted === null) look(1);
  };
  return { playing, speed, setSpeed, play };
}
