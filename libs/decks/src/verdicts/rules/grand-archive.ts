import type { DeckRules } from '../deck-rules.js';

const everywhere: DeckRules['rules'] = [
  { check: 'deckCards', rule: '1.3.1.1' },
  { check: 'places', section: 'material', places: ['material'], rule: '1.3.1.1' },
  { check: 'places', section: 'main', places: ['main'], rule: '2.1.2.4' },
  { check: 'divineRelics', most: 1, rule: 'ext.1.8' },
];

/**
 * Decks of constructed play. The rulebook leaves sideboards to another document (1.5.4); ruling:33 has its numbers, which nobody has compared
 * with that document. That copies are counted in the main deck alone is what 1.5.1.1 says.
 */
export const constructed: DeckRules = {
  id: 'grand-archive/constructed',
  game: 'grand-archive',
  sections: ['material', 'main', 'side'],
  rules: [
    ...everywhere,
    { check: 'size', sections: ['main'], least: 60, most: null, rule: '1.5.1.1' },
    { check: 'copies', sections: ['main'], most: 4, free: 'none', rule: '1.5.1.1' },
    { check: 'size', sections: ['material'], least: 0, most: 12, rule: '1.5.1.2' },
    { check: 'copies', sections: ['material'], most: 1, free: 'none', rule: '1.5.1.2' },
    { check: 'champion', level: 0, rule: '1.5.1.3' },
    { check: 'size', sections: ['side'], least: 0, most: 15, rule: 'ruling:33', unverified: true },
    { check: 'points', section: 'side', most: 15, points: { main: 1, material: 3 }, rule: 'ruling:33', unverified: true },
  ],
  lists: { rule: '1.5.4' },
};

/** Decks of a draft: any number of copies, and a material deck of any size. */
export const limited: DeckRules = {
  id: 'grand-archive/limited',
  game: 'grand-archive',
  sections: ['material', 'main', 'side'],
  rules: [
    ...everywhere,
    { check: 'size', sections: ['main'], least: 30, most: null, rule: '1.5.2.1' },
    { check: 'champion', level: 0, rule: '1.5.2.2' },
  ],
  lists: { rule: '1.5.4' },
};
