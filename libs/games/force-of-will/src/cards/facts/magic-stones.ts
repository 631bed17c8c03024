import { basicStone, specialStone, type CardFacts } from './making.js';

/** Magic stones. */
export const magicStoneCards = {
  'light-magic-stone': basicStone('Light Magic Stone', 'W', { zh: '光魔石' }),
  'fire-magic-stone': basicStone('Fire Magic Stone', 'R', { zh: '火魔石' }),
  'water-magic-stone': basicStone('Water Magic Stone', 'U', { zh: '水魔石' }),
  'wind-magic-stone': basicStone('Wind Magic Stone', 'G', { zh: '風魔石' }),
  'darkness-magic-stone': basicStone('Darkness Magic Stone', 'B', { zh: '暗魔石' }),
  'magic-stone-of-gusting-skies': specialStone('Magic Stone of Gusting Skies', 'WG'),
  'feethsing-the-holy-wind-stone': specialStone('Feethsing, the Holy Wind Stone', '', { races: ['True Magic Stone'] }),
  'almerius-the-levitating-stone': specialStone('Almerius, the Levitating Stone', '', { races: ['True Magic Stone'] }),
  'ancient-magic-stone': specialStone('Ancient Magic Stone', 'WB'),
  'magic-stone-of-flame': basicStone('Magic Stone of Flame', 'R'),
  'shadowy-light-magic-stone': specialStone('Shadowy Light Magic Stone', ''),
  'moonbreezes-memoria': specialStone("Moonbreeze's Memoria", ''),
  'yggdrasils-memoria': specialStone("Yggdrasil's Memoria", ''),
  'stone-from-the-dark-castle': specialStone('Stone from the Dark Castle', 'B'),
} as const satisfies { readonly [id: string]: CardFacts };
