import { describe, expect, it } from '@jest/globals';
import { figures, order, played, standings } from '../specs/histories.js';

describe('Yu-Gi-Oh! (KTP V.B): no draws', () => {
  it('given a double loss, when standings are made, then neither has points and each is an opponent of the other', () => {
    const made = standings(played(['a 1-1-0 b both-lose', 'c 2-0-0 d'], ['a 2-0-0 c', 'b 2-0-0 d']), 'yugioh');
    expect(figures(made, 'points')).toEqual({ a: '3', b: '3', c: '3', d: '0' });
    expect(figures(made, 'omw')).toEqual({ a: '1/2', b: '1/4', c: '1/4', d: '1/2' });
  });

  it('given one Duel each when time is called, when it is reported as 1-1, then both lose', () => {
    expect(figures(standings(played(['a 1-1-0 b'], ['a 0-0-0 b']), 'yugioh'), 'points')).toEqual({ a: '0', b: '0' });
    const [first] = standings(played(['a 1-1-0 b']), 'yugioh').rows;
    expect(first?.figures.points?.terms).toMatchObject([{ outcome: 'loss', points: 0, possible: 3 }]);
  });

  it('given a double loss in which one leads by games, when standings are made, then the leader loses too', () => {
    expect(figures(standings(played(['a 1-0-0 b both-lose']), 'yugioh'), 'points')).toEqual({ a: '0', b: '0' });
  });
});

describe('XXYYYZZZ of an event of eight', () => {
  // Opponents' win percentages: b 2/3; a, c, e 5/9; d, f, g, h 1/3. Their opponents': a 16/27, c and d 14/27, b 13/27, e, f, g 11/27, h 1/3.
  const event = played(
    ['a 2-0-0 b', 'c 2-1-0 d', 'e 2-0-0 f', 'g 1-1-0 h both-lose'],
    ['a 2-0-0 c', 'e 2-1-0 g', 'b 2-0-0 d', 'f 2-0-0 h'],
    ['a 2-1-0 e', 'c 2-0-0 b', 'g 2-1-0 f', 'd 2-0-0 h'],
  );

  it('given three rounds, when standings are made, then the numbers are those of the hand calculation', () => {
    const made = standings(event, 'yugioh');
    expect(made.rows.map(({ rank, entrant, composite }) => `${rank} ${entrant} ${composite}`)).toEqual([
      '1 a 09556593',
      '2 c 06556519',
      '3 e 06556407',
      '4 b 03667481',
      '5 d 03333519',
      '6 f 03333407',
      '6 g 03333407',
      '8 h 00333333',
    ]);
    expect(figures(made, 'oomw')).toMatchObject({ a: '16/27', c: '14/27', h: '1/3' });
  });

  it('given the first round only, when standings are made, then a percentage of 1 is written 999', () => {
    const made = standings(event, 'yugioh', 1);
    expect(made.rows.find(({ entrant }) => entrant === 'b')?.composite).toBe('00999000');
    expect(made.rows.find(({ entrant }) => entrant === 'a')?.composite).toBe('03000999');
  });

  it('given percentages that differ behind the thousandths, when they are ranked, then they share the rank', () => {
    const compared = standings(event, {
      ...standings(event, 'yugioh').policy,
      chain: [{ figure: 'omw', at: { digits: 0, mode: 'halfUp' } }],
    });
    expect(order(compared)).toEqual(['1 a', '1 b', '1 c', '1 e', '5 d', '5 f', '5 g', '5 h']);
  });
});
