import { describe, expect, it } from '@jest/globals';
import { addressOf, routeOf, secretOfFragment } from './addresses.js';
import { proposedCut, proposedRounds, structureOf } from './structures.js';

describe('addresses', () => {
  it('lead to the pages that they are made for', () => {
    expect(
      ['/organize', '/organize/cards', '/t', '/p/b', '/organize/a', '/t/a', '/t/a/projector', '/t/a/print/slips'].map(routeOf),
    ).toEqual([
      { page: 'organizer' },
      { page: 'cards' },
      { page: 'archive' },
      { page: 'history', playerId: 'b' },
      { page: 'desk', tournamentId: 'a' },
      { page: 'public', tournamentId: 'a' },
      { page: 'projector', tournamentId: 'a' },
      { page: 'print', tournamentId: 'a', what: 'slips' },
    ]);
    expect(
      [
        '/',
        '/p',
        '/p/a/b',
        '/t/a/print',
        '/t/a/print/other',
        '/t/a/projector/b',
        '/organize/a/b',
        '/organize/cards/b',
        '/matches/a/board',
      ].map(routeOf),
    ).toEqual(Array.from({ length: 9 }, () => null));
    expect(routeOf(addressOf.print('a', 'standings', 3).split('?')[0]!)).toEqual({ page: 'print', tournamentId: 'a', what: 'standings' });
  });

  it('hold a token in the fragment only, in either form', () => {
    expect(['#arb_x', '#token=arb_x', '#token=arb_x%20', '', '#', '#other'].map(secretOfFragment)).toEqual([
      'arb_x',
      'arb_x',
      'arb_x',
      null,
      null,
      null,
    ]);
    expect(addressOf.player('https://h', 'a', 'arb_x')).toBe('https://h/t/a#arb_x');
    // Half of a link, and what is no token at all, is not passed over in silence.
    expect(['#token=', '#token=%E6%9D%83', '#token=%E0%A4%A', '#arb_%E0%A4%A'].map(secretOfFragment)).toEqual([
      null,
      '权',
      '\u{fffd}%A',
      'arb_%E0%A4%A',
    ]);
    expect(addressOf.board('m', 'arb_x')).toBe('/matches/m/board#token=arb_x');
    expect(addressOf.board('m', null)).toBe('/matches/m/board');
    expect([addressOf.history('b', 'arb_x'), addressOf.history('b', null)]).toEqual(['/p/b#arb_x', '/p/b']);
  });
});

describe('what a template proposes', () => {
  it('tells so many players apart', () => {
    expect([2, 8, 9, 16, 17, 32, 33, 64, 65, 129].map(proposedRounds)).toEqual([3, 3, 4, 4, 5, 5, 6, 6, 7, 8]);
    expect([8, 9, 16, 17, 500].map(proposedCut)).toEqual([0, 4, 4, 8, 8]);
  });

  it('has a bracket without a time limit after the cut, or none', () => {
    expect(structureOf({ rounds: 5, cut: 8, bestOf: 3, minutes: 50 }).phases).toMatchObject([
      { kind: 'swiss', rounds: 5, minutes: 50, gate: null },
      { kind: 'singleElimination', minutes: null, gate: { kind: 'top', places: 8 } },
    ]);
    expect(structureOf({ rounds: 3, cut: 0, bestOf: 1, minutes: null }).phases).toHaveLength(1);
  });
});
