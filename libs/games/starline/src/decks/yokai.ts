import type { PresetDeck } from './preset-deck.js';

export const yokaiDeck: PresetDeck = {
  id: 'yokai',
  names: { en: 'Yokai Village: Offerings', zh: '妖怪村莊預組' },
  deck: {
    race: 'yokai',
    cards: [
      ...[
        'r-vlg-0001',
        'r-vlg-0002',
        'r-vlg-0003',
        'r-vlg-0006',
        'r-vlg-0014',
        'r-vlg-0016',
        'r-vlg-0023',
        'r-vlg-0028',
        'r-vlg-0034',
        'r-vlg-0035',
        'r-vlg-0045',
        'r-vlg-0046',
        'sr-vlg-0039',
      ],
      ...['r-vlg-0022', 'r-vlg-0025', 'r-vlg-0027', 'r-vlg-0043', 'sr-vlg-0021'],
      ...['r-vlg-0030', 'nmg-0020'],
    ],
  },
};
