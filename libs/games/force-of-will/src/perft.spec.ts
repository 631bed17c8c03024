import { describe, expect, it } from '@jest/globals';
import type { Json } from '@arbiter/kernel';
import { perfts, position } from '@arbiter/testing';
import { ruleset } from './index.js';

/**
 * A deck of cards that nobody here can pay for: a player who draws one has a hand, but can only put the card into the standby area. A
 * player with such a hand is asked only where they could pay any will.
 */
const deck = (count: number): readonly string[] => Array.from({ length: count }, () => 'azathoth-hunter-of-reality');

/** Returns the numbers of sequences of one, two, three ... answers from a position. */
const counts = (arrangement: Json, depths: number): readonly number[] => perfts(position(ruleset, 'single', arrangement), depths);

describe('the number of sequences of legal answers', () => {
  it('given two attackers, a rested resonator, and one that may block', () => {
    const table: Json = {
      players: [
        { field: ['gentle-goat', 'spirit-of-light'], mainDeck: deck(4) },
        { field: [{ card: 'gentle-goat', rested: true }, 'mad-hatter'], mainDeck: deck(4) },
      ],
    };
    // Counted by hand: pass or battle (2). No attacker or one of two (3). After a pass the other player draws a card; they are not asked
    // before their main timing, since they can pay nothing: pass or battle (2). Each attacker has two targets (4); a player who did not
    // attack can only pass (1); in the other player's turn, after a pass the first player comes to their main timing again (2), and in a
    // battle there is no attacker or one of two (3). Each attack on a resonator or player is blocked or not (8); the other player has two
    // (2); then 2 + 3, and 1 + 3 + 3, where only a player can be attacked and either of two may block. Then the other attacker may attack,
    // pass or battle (16); 2 + 3; 2 + 3, and 1 + 3 + 3; 2, and 2 after each of 6 blocks.
    expect(counts(table, 5)).toEqual([2, 5, 10, 22, 47]);
  });

  it('given a chant that saves from another', () => {
    const table: Json = {
      players: [
        { will: '{G}', hand: ['evolution-of-limits'], field: ['gentle-goat'], mainDeck: deck(4) },
        { will: '{R}', hand: ['thunder'], mainDeck: deck(4) },
      ],
    };
    // Counted by hand: pass, chant, battle (3). The chant has one target; a pass may be answered; at the start of the battle the chant may
    // be played: 2 + 1 + 2. After both passed: the end phase, with the chant or without (2). The answering chant has three targets: a
    // resonator and two players (3). After the first chant's target is chosen, and after a pass in battle, the other player may answer (2,
    // 2); in battle the chant has its target (1). Then 2 + 1 + 2 * 3, 2 + 3, 2 + 3 + 2; then 18 after passing (the end phase has two
    // priorities: 2 + 3 + 2; with the goat gone the chant has no target: 3, else 4 twice), 10 after the chant (4 and 3 * 2), 14 after
    // battle (2 + 1 + 6 + 2 + 3).
    expect(counts(table, 5)).toEqual([3, 5, 10, 21, 42]);
  });

  it('given two magic stones and two resonators that each can pay', () => {
    const table: Json = {
      players: [{ stones: 'RW', hand: ['gentle-goat', 'young-knight-of-gloria'], mainDeck: deck(4) }, { mainDeck: deck(4) }],
    };
    // Counted by hand: pass, two plays, two will abilities, either card to the standby area, battle (8). In the end phase and in battle:
    // pass or one of two will abilities (3, 3). A play is paid automatically, by its stone, or not at all (3, twice). The two will for the
    // standby area are paid automatically, beginning with either stone, or not at all (4, twice). After a will ability everything but that
    // ability is still possible (7, twice).
    // Then 7 after passing and after battle; 11 after a play (2 + 2, and 7 where it was not paid), twice; 21 after a will ability (2 for
    // pass, for the play that it pays, and for battle, 3 for the other play and for either card to the standby area, 6 for the other
    // stone), twice; 15 for the standby area (2, 3 after either stone, 7), twice.
    expect(counts(table, 3)).toEqual([8, 34, 108]);
  });

  it('given a ruler who may call a magic stone or do their Judgment', () => {
    const table: Json = {
      players: [
        { ruler: 'apostle-of-creation', stones: 'R', magicStoneDeck: ['fire-magic-stone'], mainDeck: deck(4) },
        { mainDeck: deck(4) },
      ],
    };
    // Counted by hand: pass, will, Judgment, call, battle (5). After will: pass, Judgment, call, battle (4). Judgment is paid
    // automatically, by hand, or not at all (3). After calling there are two stones: pass, either, battle (4), and neither Judgment nor
    // another call. Nobody can attack, so after battle there are pass, will, Judgment, call (4).
    // After passing the other player comes to their main timing: pass, battle (2). Then 3 after passing (pass or will, once a card was
    // drawn; 1 after a battle without attackers); 10 after will (2 + 2 + 3 + 3), 8 after Judgment (2 + 2, and 4 where it was not paid), 11
    // after calling (2 + 3 + 3 + 3), 11 after battle (2 + 3 + 3 + 3).
    expect(counts(table, 3)).toEqual([5, 17, 43]);
  });
});
