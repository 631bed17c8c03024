import { describe, expect, it } from '@jest/globals';
import { figure, figures, order, played, standings } from '../specs/histories.js';

describe('match-win percentage (MTR C)', () => {
  it('given 5 wins, 2 losses and a draw in 8 rounds, when it is made, then it is 16 of 24', () => {
    const wins = ['b', 'c', 'd', 'e', 'f'].map((other) => [`a 2-0-0 ${other}`]);
    const made = standings(played(...wins, ['a 0-2-0 g'], ['a 1-2-0 h'], ['a 1-1-1 i']), 'magic');
    expect([figure(made, 'a', 'points'), figure(made, 'a', 'mw')]).toEqual(['16', '2/3']);
  });

  it('given a win and three losses, when it is made, then 3 of 12 is below the floor: 0.33, one third or no floor', () => {
    const history = played(['a 2-0-0 b'], ['a 0-2-0 c'], ['a 0-2-0 d'], ['a 0-2-0 e']);
    const floors = ['magic', 'magic-third', 'magic-0.3333', 'magic-0.3333333', 'yugioh'].map((id) =>
      figure(standings(history, id), 'a', 'mw'),
    );
    expect(floors).toEqual(['33/100', '1/3', '3333/10000', '3333333/10000000', '1/4']);
  });

  it('given 3 wins of which one is a bye and 2 losses, when it is made, then it is 9 of 15', () => {
    const made = standings(played(['a bye'], ['a 2-0-0 b'], ['a 2-1-0 c'], ['a 0-2-0 d'], ['a 0-2-0 e']), 'magic');
    expect([figure(made, 'a', 'points'), figure(made, 'a', 'mw')]).toEqual(['9', '3/5']);
  });

  it('given a player who dropped after two rounds, when it is made, then only these two count', () => {
    const made = standings(played(['a 2-0-0 b'], ['a 1-2-0 c'], ['b 2-0-0 c'], ['b 2-0-0 c']), 'magic');
    expect(figure(made, 'a', 'mw')).toBe('1/2');
  });

  it('given an assigned loss, when it is made, then it counts as a round without points and without opponent', () => {
    const made = standings(played(['a loss', 'b 2-0-0 c'], ['a 2-0-0 b', 'c bye']), 'magic');
    expect([figure(made, 'a', 'mw'), figure(made, 'a', 'gw'), figure(made, 'a', 'omw')]).toEqual(['1/2', '1/2', '1/2']);
  });
});

describe('game-win percentage (MTR C)', () => {
  const gw = (...rounds: readonly string[]): string => figure(standings(played(...rounds.map((one) => [one])), 'magic'), 'a', 'gw');

  it('given a bye, when it is made, then the bye is 6 of 6 game points', () => {
    expect(gw('a bye')).toBe('1');
    expect(gw('a bye', 'a 0-2-0 b')).toBe('1/2');
  });

  it('given an intentional draw 0-0-3, when it is made, then it is 3 of 9; 0-0-0 adds no games', () => {
    expect(gw('a 0-0-3 b', 'a 2-0-0 c')).toBe('3/5');
    expect(gw('a 0-0-0 b', 'a 2-0-0 c')).toBe('1');
    const made = standings(played(['a 0-0-3 b'], ['a 0-0-0 c']), 'magic-third');
    expect(figures(made, 'points')).toEqual({ a: '2', b: '1', c: '1' });
    expect(figure(made, 'a', 'gw')).toBe('1/3');
  });

  it('given an unfinished game, when it is made, then it is a draw of that game; an unplayed one does not exist', () => {
    expect(gw('a 1-0-1 b')).toBe('2/3');
    expect(gw('a 1-0-0 b')).toBe('1');
    expect(gw('a 1-1-0 b')).toBe('1/2');
  });

  it('given games lost, when it is made, then it is not below the floor', () => {
    expect(gw('a 0-2-0 b', 'a 1-2-0 c')).toBe('33/100');
  });

  it('given no games at all, when it is made, then it is the floor', () => {
    expect(gw('a 0-0-0 b')).toBe('33/100');
  });
});

describe("opponents' percentages (MTR C)", () => {
  it('given a bye, when they are made, then it is no opponent; without any they are the floor', () => {
    const made = standings(played(['a bye', 'b 2-0-0 c'], ['a 2-1-0 b', 'c bye']), 'magic-third');
    expect(figures(made, 'omw')).toEqual({ a: '1/2', b: '3/4', c: '1/2' });
    expect(figure(standings(played(['a bye', 'b 2-0-0 c']), 'magic-third'), 'a', 'omw')).toBe('1/3');
  });

  it('given an opponent who did not come, when they are made, then it was a real opponent who lost 0-2', () => {
    const made = standings(played(['a waited-for b']), 'magic-third');
    expect([figure(made, 'a', 'gw'), figure(made, 'a', 'omw'), figure(made, 'b', 'omw'), figure(made, 'b', 'points')]).toEqual([
      '1',
      '1/3',
      '1',
      '0',
    ]);
  });

  it('given opponents below the floor, when they are made, then each counts with the floor', () => {
    const made = standings(played(['a 2-0-0 b', 'c 2-0-0 d'], ['a 2-0-0 c', 'b loss', 'd loss']), 'magic');
    expect(figure(made, 'a', 'omw')).toBe('83/200');
    expect(figure(made, 'a', 'ogw')).toBe('83/200');
  });

  it('given the same opponent twice, when they are made, then they count twice, or once where the policy says so', () => {
    const history = played(['a 2-0-0 b', 'c bye'], ['a 2-0-0 c', 'b bye'], ['a 2-0-0 b', 'c bye']);
    const each = standings(history, 'magic-third');
    const once = standings(history, { ...each.policy, repeatedOpponent: 'once' });
    expect([figure(each, 'a', 'omw'), figure(once, 'a', 'omw')]).toEqual(['4/9', '1/2']);
  });

  it('given an opponent whose MW is 2/3, when shares are rounded first, then the mean is of the rounded ones', () => {
    const history = played(['a 2-0-0 b'], ['b 2-0-0 c'], ['b 2-0-0 d']);
    expect(figure(standings(history, 'magic-0.3333-rounded'), 'a', 'omw')).toBe('6667/10000');
  });
});

describe('the order (MTR C)', () => {
  it('given equal points, when OMW differs, then the larger stands first; then GW; then OGW', () => {
    const byOmw = played(['a 2-0-0 x', 'b 2-0-0 y'], ['a 0-2-0 p', 'b 0-2-0 q', 'x 2-0-0 y']);
    expect(order(standings(byOmw, 'magic')).slice(0, 5)).toEqual(['1 a', '2 b', '3 p', '3 q', '5 x']);
    const byGw = played(['a 2-1-0 x', 'b 2-0-0 y']);
    expect(order(standings(byGw, 'magic'))).toEqual(['1 b', '2 a', '3 x', '4 y']);
    const byOgw = played(['a 2-0-0 x', 'b 2-0-0 y'], ['x 2-1-0 z', 'y 2-0-0 z2']);
    expect(order(standings(byOgw, 'magic')).slice(0, 4)).toEqual(['1 y', '2 x', '3 b', '4 a']);
  });

  it('given own GW below the floor, when it ranks with the floor or raw, then they share a rank or not', () => {
    const history = played(['a 2-0-0 b', 'c 2-0-0 d'], ['a 2-0-0 d', 'c 2-1-0 b']);
    const floored = standings(history, 'magic-third');
    const raw = standings(history, { ...floored.policy, ownGw: 'raw', chain: floored.policy.chain.slice(0, 3) });
    expect(order(standings(history, { ...floored.policy, chain: floored.policy.chain.slice(0, 3) }))).toEqual(['1 a', '2 c', '3 b', '3 d']);
    expect(order(raw)).toEqual(['1 a', '2 c', '3 b', '4 d']);
    expect(figures(raw, 'ogw')).toEqual(figures(floored, 'ogw'));
  });

  it('given nothing that tells them apart, when they are ranked, then they share a rank and the next rank is left out', () => {
    expect(order(standings(played(['a 2-0-0 b', 'c 2-0-0 d']), 'magic'))).toEqual(['1 a', '1 c', '3 b', '3 d']);
  });
});
