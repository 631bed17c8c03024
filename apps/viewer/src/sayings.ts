import type { Me } from './api.js';
import type { MatchShown, WordedOption } from './types.js';

/** An option that a player has while another player is asked, and the id of the other's decision to which it is sent. */
export interface Saying {
  readonly decision: number;
  readonly option: WordedOption;
}

/**
 * Returns the options that the reader has while others are asked, each option once however many others there are: it does not matter to
 * which of their decisions it is sent. Returns nothing for a judge or spectator who looks from a player's perspective.
 */
export function sayingsOf({ pending }: MatchShown, me: Me | null): readonly Saying[] {
  if (me?.role !== 'player') return [];
  const all = pending.flatMap((one) => (one.yours ? [] : (one.may ?? []).map((option) => ({ decision: one.id, option }))));
  return all.filter(({ option }, at) => all.findIndex((other) => other.option.id === option.id) === at);
}

/** Returns the seats of the other players who are asked, each once. */
export function othersAsked({ pending }: MatchShown): readonly number[] {
  return [...new Set(pending.flatMap((one) => (one.yours ? [] : [one.seat])))];
}
