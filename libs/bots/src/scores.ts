import type { BotScore, Weight } from './score.js';

const nextTurn = { event: 'turnBegan' } as const;

/** The last cards of a deck, each worth more than a card in hand: who has none left to draw loses. */
const lastCards = (each: number): Weight => ({ each, most: 6 });

/** What boards are worth, by game. Numbers are in points that mean something inside one game only. */
export const botScores: { readonly [game: string]: BotScore } = {
  starline: {
    players: { score: 10, reward: 4, energy: 1, hand: 2, units: 2 },
    objects: [{ places: ['front', 'back'], each: 2, values: { attack: 1, score: 1 } }],
    // Attacks are carried out in the defence phase of the next turn, which the summon phase follows.
    horizon: { event: 'phaseBegan', phase: 'summon' },
    // Units can be rearranged without end.
    leanings: { arrange: -1_000, units: 20, score: 20 },
    hidden: ['deck', 'hand'],
  },
  magic: {
    players: { life: 2, hand: { each: 2, most: 7 }, library: lastCards(4) },
    objects: [
      { places: ['battlefield'], where: { value: 'types', has: 'creature' }, each: 1, values: { power: 2, toughness: 1 } },
      { places: ['battlefield'], where: { value: 'types', has: 'land' }, each: 4, values: {} },
      { places: ['battlefield'], where: { value: 'types', has: 'artifact' }, each: 3, values: { manaValue: 1 } },
      { places: ['battlefield'], where: { value: 'types', has: 'enchantment' }, each: 3, values: { manaValue: 1 } },
      { places: ['battlefield'], where: { value: 'types', has: 'planeswalker' }, each: 2, values: { loyalty: 1 } },
    ],
    // A land in the first main phase pays for what is cast before combat.
    leanings: { 'land:': 4 },
    effort: { answers: 8, rounds: 3, actions: 90, depth: 30, objects: 16 },
    passes: 5,
    horizon: nextTurn,
    hidden: ['library', 'hand'],
  },
  yugioh: {
    players: { life: 0.01, hand: { each: 4, most: 6 }, mainDeck: lastCards(8) },
    objects: [
      { places: ['monster', 'extra'], where: { value: 'faceUp', has: true }, each: 4, values: { atk: 0.01 } },
      { places: ['monster'], where: { value: 'faceUp', has: false }, each: 12, values: {} },
      { places: ['spellTrap', 'field'], each: 5, values: {} },
    ],
    horizon: nextTurn,
    hidden: ['mainDeck', 'hand'],
    sort: { value: 'kinds', has: 'monster' },
  },
  'force-of-will': {
    players: { life: { each: 0.03, most: 5_000 }, hand: { each: 4, most: 7 }, mainDeck: lastCards(20) },
    objects: [
      { places: ['field'], where: { value: 'types', has: 'resonator' }, each: 4, values: { atk: 0.02, def: 0.005 } },
      { places: ['field'], where: { value: 'types', has: 'magicStone' }, each: 8, values: {} },
      { places: ['field'], where: { value: 'types', has: 'addition' }, each: 6, values: {} },
      { places: ['rulerArea', 'field'], where: { value: 'types', has: 'jRuler' }, each: 10, values: { atk: 0.02 } },
    ],
    // A stone that was not called this turn never is, and what is played stays where an ability's effect passes.
    leanings: { callStone: 20, 'play:': 6, 'activate:': -2, 'player:': 5, battle: 5 },
    passes: 5,
    routine: ['payCost'],
    effort: { answers: 7, rounds: 2, actions: 32, depth: 30, objects: 16 },
    horizon: nextTurn,
    hidden: ['mainDeck', 'hand'],
  },
  'grand-archive': {
    players: { hand: 2, memory: 2, mainDeck: lastCards(6) },
    objects: [
      { places: ['field'], where: { value: 'types', has: 'champion' }, each: 0, values: { damage: -2, level: 6, life: 1 } },
      { places: ['field'], where: { value: 'types', has: 'ally' }, each: 2, values: { power: 3, life: 1, damage: -1 } },
      { places: ['field'], where: { value: 'types', has: 'weapon' }, each: 3, values: { power: 1, durability: 1 } },
      { places: ['field'], where: { value: 'types', has: 'item' }, each: 4, values: {} },
    ],
    effort: { answers: 10, rounds: 3, actions: 60, depth: 30 },
    horizon: nextTurn,
    hidden: ['mainDeck', 'hand', 'memory'],
  },
};
