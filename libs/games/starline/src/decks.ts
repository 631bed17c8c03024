import { artDeck } from './decks/art.js';
import { carbonDeck } from './decks/carbon.js';
import { powerDeck } from './decks/power.js';
import { virtualDeck } from './decks/virtual.js';
import { yokaiDeck } from './decks/yokai.js';
import type { PresetDeck } from './decks/preset-deck.js';

const orc: PresetDeck = {
  id: 'orc',
  names: { en: 'Orcs: Fight and Be Rewarded', zh: '獸人預組' },
  deck: {
    race: 'orc',
    cards: [
      ...['orc-0003', 'orc-0008', 'orc-0011', 'orc-0015', 'r-orc-0001', 'r-orc-0007', 'r-orc-0014', 'r-orc-0029', 'r-orc-0031'],
      ...['r-orc-0037', 'r-orc-0038', 'r-orc-0049', 'r-orc-0051', 'nms-0014'],
      ...['r-orc-0040', 'sr-orc-0052'],
      ...['r-orc-0025', 'r-orc-0050', 'nmg-0002', 'nmg-0020'],
    ],
  },
};

const cat: PresetDeck = {
  id: 'cat',
  names: { en: 'Cat Thieves: Out of the Dark', zh: '喵喵賊預組' },
  deck: {
    race: 'cat',
    cards: [
      ...['cat-0001', 'cat-0010', 'cat-0012', 'c-cat-0054', 'r-cat-0013', 'r-cat-0016', 'r-cat-0021', 'r-cat-0029', 'r-cat-0031'],
      ...['r-cat-0036', 'r-cat-0037', 'r-cat-0042', 'r-cat-0050', 'r-cat-0056'],
      ...['cat-0008', 'c-cat-0023'],
      ...['cat-0020', 'r-cat-0040', 'r-cat-0049', 'nmg-0003'],
    ],
  },
};

/** One deck for each race, legal by 一.2. */
export const presetDecks: readonly PresetDeck[] = [orc, cat, artDeck, yokaiDeck, virtualDeck, powerDeck, carbonDeck];
