import type { DeckRules } from '../deck-rules.js';

/**
 * Decks of Force of Will. The rulebook gives a main deck no largest size; the side deck of 15 is ruling:23, and that it counts with the
 * copies ruling:24. Neither has been compared with the floor rules of the publisher.
 */
export const constructed: DeckRules = {
  id: 'force-of-will/constructed',
  game: 'force-of-will',
  sections: ['ruler', 'main', 'stone', 'side'],
  rules: [
    { check: 'size', sections: ['ruler'], least: 1, most: 1, rule: '402.2' },
    { check: 'places', section: 'ruler', places: ['ruler', 'jRuler'], rule: '402.2' },
    { check: 'size', sections: ['main'], least: 40, most: null, rule: '402.3' },
    { check: 'places', section: 'main', places: ['main'], rule: '402.3' },
    { check: 'size', sections: ['stone'], least: 10, most: 20, rule: '402.4' },
    { check: 'places', section: 'stone', places: ['stone'], rule: '402.4' },
    { check: 'copies', sections: ['main', 'stone'], most: 4, free: 'basicStones', rule: '402.5' },
    { check: 'copies', sections: ['main', 'stone', 'side'], most: 4, free: 'basicStones', rule: 'ruling:24', unverified: true },
    { check: 'size', sections: ['side'], least: 0, most: 15, rule: 'ruling:23', unverified: true },
  ],
  lists: { rule: null },
};
