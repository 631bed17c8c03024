import { describe, expect, it } from '@jest/globals';
import type { Entry, History } from '../history.js';
import { figures, order, standings } from '../specs/histories.js';

const pod = (players: string, winner: string | null): Entry => ({ kind: 'pod', players: [...players], winner, place: `pod ${players}` });

const of = (...rounds: readonly (readonly Entry[])[]): History => ({
  entrants: [...'abcdefgh'].map((id) => ({ id, play: 'active', frozenAfter: null })),
  rounds,
});

describe('pods of three and four (MPA)', () => {
  it('given a four, a three and a bye, when standings are made, then a win is 7 or 5 points and a bye 7', () => {
    const made = standings(of([pod('abcd', 'a'), pod('efg', 'e'), { kind: 'bye', player: 'h', place: 'bye' }]), 'pods');
    expect(figures(made, 'points')).toEqual({ a: '7', b: '0', c: '0', d: '0', e: '5', f: '0', g: '0', h: '7' });
  });

  it('given a draw, when standings are made, then each has one point', () => {
    const made = standings(of([pod('abcd', null), pod('efg', null)]), 'pods');
    expect(figures(made, 'points')).toMatchObject({ a: '1', d: '1', e: '1' });
    expect(figures(made, 'mw')).toMatchObject({ a: '1/7', e: '1/5' });
  });

  it('given a win and a loss in fours, when MW is made, then it is 7 of 14; a bye does not count and the floor is 1/7', () => {
    const made = standings(
      of([pod('abcd', 'a'), pod('efgh', 'e')], [pod('aefb', 'b'), { kind: 'bye', player: 'c', place: 'bye' }]),
      'pods',
    );
    expect(figures(made, 'mw')).toMatchObject({ a: '1/2', b: '1/2', c: '1/7', e: '1/2' });
  });

  it('given two pods, when opponents are counted, then all at the table are: mean points and mean MW', () => {
    const made = standings(of([pod('abcd', 'a'), pod('efgh', 'e')], [pod('aefb', 'a'), pod('cdgh', null)]), 'pods');
    expect(figures(made, 'opponentPoints')).toMatchObject({ a: '3/2', c: '3', g: '11/6' });
    expect(figures(made, 'omw')).toMatchObject({ a: '17/84', c: '2/7' });
    expect(order(made)).toEqual(['1 a', '2 e', '3 c', '3 d', '5 g', '5 h', '7 b', '8 f']);
  });
});
