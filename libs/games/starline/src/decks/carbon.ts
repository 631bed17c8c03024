import type { PresetDeck } from './preset-deck.js';

export const carbonDeck: PresetDeck = {
  id: 'carbon',
  names: { en: 'Carbon Folk: All Aboard', zh: '碳碳族預組' },
  deck: {
    race: 'carbon',
    cards: [
      ...[
        'crb-0003',
        'crb-0004',
        'crb-0011',
        'crb-0014',
        'crb-0024',
        'r-crb-0023',
        'r-crb-0025',
        'nms-0011',
        'nms-0014',
        'nms-0017-2',
        'r-nms-0035',
        'r-nms-0037',
        'r-nms-0043',
      ],
      ...['crb-0007', 'nms-0018', 'r-nms-0075'],
      ...['crb-0018', 'r-crb-0017', 'r-crb-0022', 'nmg-0002'],
    ],
  },
};
