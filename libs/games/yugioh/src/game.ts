import type { GameDefinition } from '@arbiter/kernel/authoring';
import { catalogue } from './cards/index.js';
import { playablePresets } from './decks/presets.js';
import { starters } from './decks/starters.js';
import { yugiohRules } from './game-rules.js';
import { layout } from './layout.js';
import { words } from './words/index.js';

/** Yu-Gi-Oh! with its own cards, words and layout. */
export const yugioh: GameDefinition = {
  ...yugiohRules,
  cards: catalogue,
  presetDecks: [...starters, ...playablePresets(catalogue)],
  layout,
  words,
};
