import type { StarlineCard } from '../vocabulary.js';

/** The Little Traveler (小旅人). The book gives no numbers for it; these are game data (ruling 5). */
export const traveller: StarlineCard = {
  id: 'traveller',
  names: { en: 'Little Traveler', zh: '小旅人' },
  printed: { type: 'unit', race: 'neutral', subtypes: [], attack: 1, score: 1, tributes: 0, keywords: [] },
  abilities: [],
};
