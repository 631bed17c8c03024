import type { PresetDeck } from './preset-deck.js';

export const artDeck: PresetDeck = {
  id: 'art',
  names: { en: 'Art: The Museum Tilts', zh: '藝術品預組' },
  deck: {
    race: 'art',
    cards: [
      ...[
        'art-0004',
        'art-0008',
        'art-0016',
        'r-art-0003',
        'r-art-0011',
        'r-art-0022',
        'r-art-0040',
        'r-art-0041',
        'r-art-0045',
        'r-art-0048',
        'r-art-0050',
        'sr-art-0044',
        'nms-0014',
      ],
      ...['art-0007', 'r-art-0006-2', 'r-art-0062', 'sr-art-0039'],
      ...['art-0018', 'art-0019', 'art-0020'],
    ],
  },
};
