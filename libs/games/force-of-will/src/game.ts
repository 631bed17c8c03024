import type { GameDefinition } from '@arbiter/kernel/authoring';
import { catalogue } from './cards/index.js';
import { playablePresets } from './decks/presets.js';
import { forceOfWillRules } from './game-rules.js';
import { layout } from './layout.js';
import { words } from './words/index.js';

/** The game of Force of Will with its own cards, words and layout. */
export const forceOfWill: GameDefinition = {
  ...forceOfWillRules,
  cards: catalogue,
  presetDecks: playablePresets(catalogue),
  layout,
  words,
};
