import type { GameDefinition } from '@arbiter/kernel/authoring';
import { catalogue } from './cards/index.js';
import { playablePresets } from './decks/presets.js';
import { grandArchiveRules } from './game-rules.js';
import { layout } from './layout.js';
import { words } from './words/index.js';

/** The game of Grand Archive with its own cards, words and layout. */
export const grandArchive: GameDefinition = {
  ...grandArchiveRules,
  cards: catalogue,
  presetDecks: playablePresets(catalogue),
  layout,
  words,
};
