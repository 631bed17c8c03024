import type { DeckRules } from '../deck-rules.js';

/** Decks of Yu-Gi-Oh!, by our base rules. A Side Deck may hold cards of Main and Extra Deck (base.2.11). */
export const advanced: DeckRules = {
  id: 'yugioh/advanced',
  game: 'yugioh',
  sections: ['main', 'extra', 'side'],
  rules: [
    { check: 'deckCards', rule: 'base.2.8' },
    { check: 'size', sections: ['main'], least: 40, most: 60, rule: 'base.2.1' },
    { check: 'size', sections: ['extra'], least: 0, most: 15, rule: 'base.2.2' },
    { check: 'size', sections: ['side'], least: 0, most: 15, rule: 'base.2.3' },
    { check: 'copies', sections: ['main', 'extra', 'side'], most: 3, free: 'none', rule: 'base.2.4' },
    { check: 'places', section: 'main', places: ['main'], rule: 'base.2.6' },
    { check: 'places', section: 'extra', places: ['extra'], rule: 'base.2.6' },
  ],
  lists: { rule: 'base.2.9' },
};

/** Decks of Speed Duels: nobody has compared these numbers with the rulebook of the format. */
export const speed: DeckRules = {
  ...advanced,
  id: 'yugioh/speed',
  rules: [
    { check: 'size', sections: ['main'], least: 20, most: 30, rule: null, unverified: true },
    { check: 'size', sections: ['extra'], least: 0, most: 5, rule: null, unverified: true },
    { check: 'size', sections: ['side'], least: 0, most: 5, rule: null, unverified: true },
    ...advanced.rules.filter(({ check }) => check === 'copies' || check === 'places'),
  ],
};

/**
 * Decks as of 2005: Fusion Decks had no largest size, nor had Main Decks. Nobody has compared the numbers with the rulebook of that time.
 */
export const classic: DeckRules = {
  ...advanced,
  id: 'yugioh/classic',
  rules: [
    { check: 'deckCards', rule: 'base.2.8' },
    { check: 'size', sections: ['main'], least: 40, most: null, rule: null },
    { check: 'size', sections: ['main'], least: 40, most: 60, rule: null, unverified: true },
    { check: 'size', sections: ['side'], least: 0, most: 15, rule: null },
    ...advanced.rules.filter(({ check }) => check === 'copies' || check === 'places'),
  ],
};
