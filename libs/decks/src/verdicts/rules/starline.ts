import type { DeckRules } from '../deck-rules.js';

/** Decks of Starline: twenty cards of different names, of one race and neutral, of a magic value of fifteen. There is no side deck. */
export const constructed: DeckRules = {
  id: 'starline/constructed',
  game: 'starline',
  sections: ['main'],
  rules: [
    { check: 'deckCards', rule: '一.2' },
    { check: 'size', sections: ['main'], least: 20, most: 20, rule: '一.2(1)' },
    { check: 'copies', sections: ['main'], most: 1, free: 'none', rule: '一.2(1)' },
    { check: 'oneRace', rule: '一.2(2)' },
    { check: 'ownRace', rule: '一.2(3)' },
    { check: 'magicValue', most: 15, rule: '一.2(4)' },
  ],
  lists: { rule: null },
};
