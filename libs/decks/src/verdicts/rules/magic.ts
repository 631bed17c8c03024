import type { DeckRules } from '../deck-rules.js';

const deckCards = { check: 'deckCards', rule: '100.2' } as const;

/** Decks of constructed play. A companion is a card of the sideboard; the rulebook at hand is older than companions. */
export const constructed: DeckRules = {
  id: 'magic/constructed',
  game: 'magic',
  sections: ['main', 'side', 'companion'],
  rules: [
    deckCards,
    { check: 'size', sections: ['main'], least: 60, most: null, rule: '100.2a' },
    { check: 'size', sections: ['side', 'companion'], least: 0, most: 15, rule: '100.4a' },
    { check: 'copies', sections: ['main'], most: 4, free: 'basicLands', rule: '100.2a' },
    { check: 'copies', sections: ['main', 'side', 'companion'], most: 4, free: 'basicLands', rule: '100.4a' },
  ],
  lists: { rule: '100.6' },
};

/** Decks of limited play: the cards of the pool that are not in the deck are its sideboard (100.4b). */
export const limited: DeckRules = {
  id: 'magic/limited',
  game: 'magic',
  sections: ['main', 'side', 'companion'],
  rules: [deckCards, { check: 'size', sections: ['main'], least: 40, most: null, rule: '100.2b' }],
  lists: { rule: '100.6' },
};

/** Decks of the Commander variant. That there is no sideboard is a convention of its committee. */
export const commander: DeckRules = {
  id: 'magic/commander',
  game: 'magic',
  sections: ['main', 'commander', 'companion'],
  rules: [
    deckCards,
    { check: 'commander', rule: '903.3' },
    { check: 'size', sections: ['main', 'commander'], least: 100, most: 100, rule: '903.5a' },
    { check: 'size', sections: ['companion'], least: 0, most: 1, rule: null, unverified: true },
    { check: 'copies', sections: ['main', 'commander', 'companion'], most: 1, free: 'basicLands', rule: '903.5b' },
    { check: 'colorIdentity', rule: '903.5c' },
    { check: 'basicLandTypes', rule: '903.5d' },
  ],
  lists: { rule: '100.6' },
};

/** Decks of Duel Commander: those of Commander; its list has cards that may not be commanders, which sources call restricted. */
export const duelCommander: DeckRules = { ...commander, id: 'magic/duel-commander', lists: { rule: null, restricted: 'asCommander' } };

/** Decks of Gladiator: a hundred single cards without a sideboard, as its community has put down. */
export const gladiator: DeckRules = {
  id: 'magic/gladiator',
  game: 'magic',
  sections: ['main', 'companion'],
  rules: [
    deckCards,
    { check: 'size', sections: ['main'], least: 100, most: null, rule: null },
    { check: 'copies', sections: ['main', 'companion'], most: 1, free: 'basicLands', rule: null },
  ],
  lists: { rule: null },
};
