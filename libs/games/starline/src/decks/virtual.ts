import type { PresetDeck } from './preset-deck.js';

export const virtualDeck: PresetDeck = {
  id: 'virtual',
  names: { en: 'Virtual World: Ashes and Ale', zh: '虛擬世界預組' },
  deck: {
    race: 'virtual',
    cards: [
      ...[
        'vrt-0010',
        'vrt-0012',
        'vrt-0016',
        'vrt-0017',
        'vrt-0027',
        'vrt-0028',
        'r-vrt-0031',
        'r-vrt-0036',
        'r-vrt-0046',
        'r-vrt-0049',
        'r-vrt-0050',
        'r-vrt-0051',
        'r-vrt-0057',
        'sssr-vrt-0008',
      ],
      ...['r-vrt-0059', 'vrt-0020', 'vrt-0025'],
      ...['vrt-0013', 'vrt-0030', 'r-vrt-0063'],
    ],
  },
};
