import type { PresetDeck } from './preset-deck.js';

export const powerDeck: PresetDeck = {
  id: 'power',
  names: { en: 'Power Beasts: Overload', zh: '發電獸預組' },
  deck: {
    race: 'power',
    cards: [
      ...[
        'ele-0003',
        'ele-0003',
        'ele-0005',
        'ele-0006',
        'ele-0006',
        'ele-0009',
        'r-ele-0011',
        'r-ele-0015',
        'sr-ele-0012',
        'nms-0011',
        'nms-0014',
        'nms-0017-2',
      ],
      ...['ele-0001', 'ele-0001', 'ele-0024', 'ele-0024', 'ele-0008'],
      ...['r-ele-0017', 'nmg-0002', 'nmg-0003'],
    ],
  },
};
