import { describe, expect, it } from '@jest/globals';
import type { Json } from '@arbiter/kernel';
import { perfts, position } from '@arbiter/testing';
import { ruleset } from './index.js';

/** The numbers of sequences of one, two, three ... answers from a position. */
const counts = (arrangement: Json, depths: number): readonly number[] => perfts(position(ruleset, 'open', arrangement), depths);

/** Cards that no player of these tests can play in the turn in which they draw them. */
const deck = (count: number): readonly string[] => Array.from({ length: count }, () => 'blue-eyes-white-dragon');

describe('the number of sequences of legal answers', () => {
  it('given one monster in hand', () => {
    const table: Json = {
      turn: { number: 3, seat: 0, phase: 'main1' },
      players: [{ hand: ['gil-garth'], mainDeck: deck(4) }, { mainDeck: deck(4) }],
    };
    // Counted by hand. Depth 1: continue, Summon, Set, Battle Phase (4). Depth 2: Summon and Set have five zones each; a player who
    // continues is asked in the End Phase and one who enters the Battle Phase in the Start Step, because of the hand (12). Depth 3: with
    // the monster on the field, continue or Battle Phase (2, ten times). Depth 4: only the player who Summoned has more than one option: to
    // attack or not.
    expect(counts(table, 4)).toEqual([4, 12, 22, 27]);
  });

  it('given an attacker against two monsters', () => {
    const table: Json = {
      turn: { number: 3, seat: 0, phase: 'battle' },
      players: [{ mainDeck: deck(4) }, { mainDeck: deck(4) }],
      board: [
        { seat: 0, row: 'monster', lane: 1, card: 'gil-garth' },
        { seat: 1, row: 'monster', lane: 1, card: 'gil-garth' },
        { seat: 1, row: 'monster', lane: 2, card: 'insect-knight', faceUp: false, position: 'defense' },
      ],
    };
    // Counted by hand. Depth 1: continue or attack (2). Depth 2: change the position in Main Phase 2 or not, and two targets (4). Then
    // players only pass until the other player, who draws a monster that needs two Tributes, may act. With both monsters they may continue,
    // Tribute Summon, Set, flip, change position or enter the Battle Phase (6, twice); with the flipped monster or the other one gone there
    // are three options each.
    expect(counts(table, 5)).toEqual([2, 4, 4, 4, 18]);
  });

  it('given a Spell against a Set Counter Trap', () => {
    const table: Json = {
      turn: { number: 3, seat: 0, phase: 'main2' },
      players: [{ hand: ['pot-of-greed'], mainDeck: deck(4) }, { mainDeck: deck(4) }],
      board: [{ seat: 1, row: 'spellTrap', lane: 1, card: 'solemn-judgment', faceUp: false, setTurn: 'before' }],
    };
    // Counted by hand. Depth 1: continue, Set, activate (3). Depth 2: five zones for Set and for activate (11). Depth 3: to a Set Spell the
    // other player can only pass; to an activated one they respond with the Trap or not (16). Depth 4: the player who Set it continues or
    // activates it (21). Depth 5: the other player responds to that or not (26). Depth 6: once the Spell was negated it is the other
    // player's turn: continue or Battle Phase (31).
    expect(counts(table, 6)).toEqual([3, 11, 16, 21, 26, 31]);
  });

  it('given a Tuner, two monsters and an Extra Deck', () => {
    const table: Json = {
      turn: { number: 3, seat: 0, phase: 'main2' },
      players: [{ extraDeck: ['scrap-archfiend', 'link-spider'], mainDeck: deck(4) }, { mainDeck: deck(4) }],
      board: [
        { seat: 0, row: 'monster', lane: 1, card: 'genex-controller' },
        { seat: 0, row: 'monster', lane: 2, card: 'insect-knight' },
        { seat: 0, row: 'monster', lane: 3, card: '7-colored-fish' },
      ],
    };
    // Counted by hand. Depth 1: continue, Synchro Summon, Link Summon, three changes of position (6). Depth 2: two sets of materials for
    // the Synchro Monster, three for the Link Monster, five actions after a change: 1 + 2 + 3 + 15. Depth 3: two positions, two Extra
    // Monster Zones, and after two changes four actions: 1 + 4 + 6 + 3 * 14. Depth 4: six zones for the Synchro Monster; after the Link
    // Summon three actions without the Tuner and four otherwise; after passing, the other player's two: 2 + 24 + 22 + 87.
    expect(counts(table, 4)).toEqual([6, 21, 53, 135]);
  });

  it('given two Tributes of three for one monster', () => {
    const table: Json = {
      turn: { number: 3, seat: 0, phase: 'main2' },
      players: [{ hand: ['blue-eyes-white-dragon'], mainDeck: deck(4) }, { mainDeck: deck(4) }],
      board: [1, 2, 3].map((lane) => ({ seat: 0, row: 'monster', lane, card: 'gil-garth', cameTurn: 'thisTurn' })),
    };
    // Counted by hand: continue, Tribute Summon, Set (3); three pairs of Tributes (7); four zones, two of which are those of the Tributes
    // (25); then nobody can act.
    expect(counts(table, 4)).toEqual([3, 7, 25, 25]);
  });

  it('given a Trap that answers an attack', () => {
    const table: Json = {
      turn: { number: 3, seat: 0, phase: 'battle' },
      players: [{ mainDeck: deck(4) }, { mainDeck: deck(4) }],
      board: [
        { seat: 0, row: 'monster', lane: 1, card: 'gil-garth' },
        { seat: 0, row: 'monster', lane: 2, card: 'gil-garth' },
        { seat: 1, row: 'spellTrap', lane: 1, card: 'mirror-force', faceUp: false, setTurn: 'before' },
      ],
    };
    // Counted by hand. Depth 1: the other player may respond to the beginning of the Battle Step (1). Depth 2: continue or one of two
    // attacks (3). Depth 3: the Trap responds to each attack or not (5). Depth 4: all pass (5). Depth 5: a player who did not attack may
    // also change either position in Main Phase 2 (7).
    expect(counts(table, 5)).toEqual([1, 3, 5, 5, 7]);
  });
});
