import { describe, expect, it } from '@jest/globals';
import type { Json } from '@arbiter/kernel';
import { perfts, position } from '@arbiter/testing';
import { ruleset } from './index.js';

/** Cards that nobody here can cast: a player who draws one has a hand, but can do nothing with it. */
const wurms = (count: number): readonly string[] => Array.from({ length: count }, () => 'craw-wurm');

/** Counts the sequences of one, two, three ... answers from a position. */
function counts(arrangement: Json, depths: number): readonly number[] {
  return perfts(position(ruleset, 'single', arrangement), depths);
}

describe('the number of sequences of legal answers', () => {
  it('given two bears against two bears, when they may attack', () => {
    const table: Json = {
      turn: { number: 3, seat: 0, step: 'declareAttackers' },
      players: [{ library: wurms(4) }, { library: wurms(4) }],
      zones: {
        battlefield: [
          { card: 'grizzly-bears' },
          { card: 'runeclaw-bear' },
          { seat: 1, card: 'bear-cub' },
          { seat: 1, card: 'forest-bear' },
        ],
      },
    };
    // Counted by hand: each bear attacks or not (4). Against one attacker, each of two bears blocks it or not (4, twice); against two
    // attackers, each bear blocks one of them or none (9); if no bear attacks, the other player draws a card and can only pass (1): 4 + 4 +
    // 9 + 1.
    // After one more answer, there is a choice only if two bears block the same attacker, in two orders: for each single attacker 5 instead
    // of 4, and two more among the nine: 5 + 5 + 11 + 1.
    expect(counts(table, 3)).toEqual([4, 18, 22]);
  });

  it('given a bolt against a counterspell', () => {
    const table: Json = {
      turn: { number: 3, seat: 0, step: 'main' },
      players: [
        { hand: ['lightning-bolt'], pool: '{R}', library: wurms(2) },
        { hand: ['counterspell'], pool: '{U}{U}', library: wurms(2) },
      ],
    };
    // Counted by hand: pass, or cast (2). Passing empties the pool, and then nobody can do anything else (1); the bolt has two targets (2).
    // For each of these targets the other player passes or casts the counterspell (4); the counterspell has one target, and then all can
    // only pass.
    expect(counts(table, 5)).toEqual([2, 3, 5, 5, 5]);
  });

  it('given three lands and two spells with hybrid costs', () => {
    const table: Json = {
      turn: { number: 3, seat: 0, step: 'main' },
      players: [{ hand: ['boros-recruit', 'boggart-ram-gang'], library: wurms(3) }, { library: wurms(3) }],
      zones: { battlefield: [{ card: 'mountain' }, { card: 'plains' }, { card: 'forest' }] },
    };
    // Counted by hand: pass, three mana abilities, the recruit for {R/W}; the gang would need three of {R/G}, and only two can be paid (5).
    // After a mana ability: pass, the other two abilities, the recruit (4, three times). After beginning to cast: mountain, plains,
    // automatic payment, or cancel (4). After passing, at the beginning of combat: pass or one of three lands (4).
    expect(counts(table, 3)).toEqual([5, 20, 63]);
  });

  it('given a fetch land and a dual land to find', () => {
    const table: Json = {
      turn: { number: 3, seat: 0, step: 'main' },
      players: [{ library: ['tundra', 'plains', 'craw-wurm', 'craw-wurm'] }, { library: wurms(3) }],
      zones: { battlefield: [{ card: 'flooded-strand' }] },
    };
    // Counted by hand: pass or activate (2). The search finds the dual land, the plains, or nothing (3); after passing, the same two acts
    // in combat (2).
    expect(counts(table, 3)).toEqual([2, 5, 8]);
  });

  it('given a planeswalker of whose abilities two can be paid', () => {
    const table: Json = {
      turn: { number: 3, seat: 0, step: 'main' },
      players: [{ library: wurms(12) }, { library: wurms(12) }],
      zones: { battlefield: [{ card: 'jace-beleren', counters: { loyalty: 3 } }] },
    };
    // Counted by hand: pass, +2, or -1; -10 is more than the loyalty (3). With -1 a player is the target (2); after +2 everybody has a card
    // and can only pass (1), and after passing, the same is so once the other player has drawn (1).
    expect(counts(table, 4)).toEqual([3, 4, 4, 4]);
  });
});
