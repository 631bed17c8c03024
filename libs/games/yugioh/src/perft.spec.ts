import { describe, expect, it } from '@jest/globals';
import type { Json } from '@arbiter/kernel';
import { perfts, position } from '@arbiter/testing';
import { ruleset } from './index.js';

/** Counts of one, two, three ... answers from a position. */
const counts = (arrangement: Json, depths: number): readonly number[] => perfts(position(ruleset, 'open', arrangement), depths);

/** Cards that nobody here draws and plays at once. */
const deck = (count: number): readonly string[] => Array.from({ length: count }, () => 'blue-eyes-white-dragon');

describe('the number of sequences of legal answers', () => {
  it('given one monster in hand', () => {
    const table: Json = {
      turn: { number: 3, seat: 0, phase: 'main1' },
      players: [{ hand: ['gil-garth'], mainDeck: deck(4) }, { mainDeck: deck(4) }],
    };
    // By hand: go on, Summon, Set, Battle Phase (4). Each of the two has five zones; who goes on is asked in the End Phase, and in the Start Step,
    // for his hand (12). On the field: go on or Battle Phase (2, ten times). Then only who Summoned has more than one way: to attack or not.
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
    // By hand: go on or attack (2); change the position in Main Phase 2 or not, and two targets (4). The rest is passing until the other player, who
    // draws a monster for two Tributes, may act: with both his monsters go on, Tribute Summon, Set, flip, change position, Battle Phase (6, twice);
    // with the flipped one gone, or the other, three each.
    expect(counts(table, 5)).toEqual([2, 4, 4, 4, 18]);
  });

  it('given a Spell against a Set Counter Trap', () => {
    const table: Json = {
      turn: { number: 3, seat: 0, phase: 'main2' },
      players: [{ hand: ['pot-of-greed'], mainDeck: deck(4) }, { mainDeck: deck(4) }],
      board: [{ seat: 1, row: 'spellTrap', lane: 1, card: 'solemn-judgment', faceUp: false, setTurn: 'before' }],
    };
    // By hand: go on, Set, activate (3), five zones for each of the two (11). A Set Spell is answered by passing alone, an activated one by the Trap or
    // not (16). Who Set it goes on or activates it (21), which again is answered or not (26). Once his Spell was negated it is the other
    // player's turn: go on or Battle Phase (31).
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
    // By hand: go on, Synchro Summon, Link Summon, three changes of position (6). Two sets for the Synchro Monster, three for the Link Monster, five acts
    // after a change: 1 + 2 + 3 + 15. Then two positions, two Extra Monster Zones, and after two changes four acts: 1 + 4 + 6 + 3 * 14. Then six zones
    // for the Synchro Monster; after the Link Summon three acts without the Tuner and four else; after passing, the other player's two: 2 + 24 + 22 + 87.
    expect(counts(table, 4)).toEqual([6, 21, 53, 135]);
  });

  it('given two Tributes of three for one monster', () => {
    const table: Json = {
      turn: { number: 3, seat: 0, phase: 'main2' },
      players: [{ hand: ['blue-eyes-white-dragon'], mainDeck: deck(4) }, { mainDeck: deck(4) }],
      board: [1, 2, 3].map((lane) => ({ seat: 0, row: 'monster', lane, card: 'gil-garth', cameTurn: 'thisTurn' })),
    };
    // By hand: go on, Tribute Summon, Set (3); three pairs (7); four zones, of which two are those of the Tributes (25); then nobody can act.
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
    // By hand: the other player may answer the beginning of the Battle Step (1); go on or one of two attacks (3); each is answered by the Trap or not
    // (5). What follows is passing (5), but for who did not attack: he may change either position in Main Phase 2 (7).
    expect(counts(table, 5)).toEqual([1, 3, 5, 5, 7]);
  });
});
