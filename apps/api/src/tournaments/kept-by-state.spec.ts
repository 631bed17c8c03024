import { describe, expect, it } from '@jest/globals';
import type { TournamentState } from '@arbiter/tournaments';
import { KeptByState } from './kept-by-state.js';

const state = (createdAt: number): TournamentState => ({
  gatheringId: 'g',
  game: 'probe',
  createdAt,
  status: 'setUp',
  ...({} as Omit<TournamentState, 'gatheringId' | 'game' | 'createdAt' | 'status'>),
});

describe('what is kept of a tournament', () => {
  it('given a state and a key, when asked again, then it is made once; another state or key is made anew', () => {
    const kept = new KeptByState<object>();
    const [first, second] = [state(1), state(2)];
    const made = kept.get(first, 3, () => ({}));
    expect(kept.get(first, 3, () => ({ other: true }))).toBe(made);
    expect(kept.get(first, undefined, () => ({}))).not.toBe(made);
    expect(kept.get(second, 3, () => ({}))).not.toBe(made);
  });
});
