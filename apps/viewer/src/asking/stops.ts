import type { View } from '../types.js';

/** In whose turn a stop holds, for the reader. */
export type Side = 'own' | 'others';

/** The phases at which the page passes for nobody, by whose turn it is. */
export type Stops = { readonly [side in Side]: readonly string[] };

export const noStops: Stops = { own: [], others: [] };

export const sideOf = ({ turn }: Pick<View, 'turn'>, seat: number): Side => (turn.seat === seat ? 'own' : 'others');

/** Sets a stop, or takes it away. */
export const toggledStop = (stops: Stops, side: Side, phase: string): Stops => ({
  ...stops,
  [side]: stops[side].includes(phase) ? stops[side].filter((one) => one !== phase) : [...stops[side], phase],
});

/** Whether there is a stop at the phase that a view shows, for the player at a seat. */
export const stopsAt = (stops: Stops, view: Pick<View, 'turn'>, seat: number): boolean =>
  stops[sideOf(view, seat)].includes(view.turn.phase);
