import type { Me } from './api.js';
import type { MatchShown, WordedOption } from './types.js';

/** What a player may say while another is asked: an option, and the other's decision that he says it to. */
export interface Saying {
  readonly decision: number;
  readonly option: WordedOption;
}

/**
 * What the reader may say while others are asked, each thing once however many of them there are: it does not matter to
 * whose decision they say it. Nothing for whoever looks from a player's perspective and is none.
 */
export function sayingsOf({ pending }: MatchShown, me: Me | null): readonly Saying[] {
  if (me?.role !== 'player') return [];
  const all = pending.flatMap((one) => (one.yours ? [] : (one.may ?? []).map((option) => ({ decision: one.id, option }))));
  return all.filter(({ option }, at) => all.findIndex((other) => other.option.id === option.id) === at);
}

/** The seats of the others who are asked, each once. */
export function othersAsked({ pending }: MatchShown): readonly number[] {
  return [...new Set(pending.flatMap((one) => (one.yours ? [] : [one.seat])))];
}
