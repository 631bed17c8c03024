import type { GameDefinition } from '@arbiter/kernel/authoring';
import { catalogue } from './cards/index.js';
import { presetDecks } from './decks.js';
import { starlineRules } from './game-rules.js';
import { layout } from './layout.js';
import { words } from './words/index.js';

/** Starline with its own cards, words and layout. */
export const starline: GameDefinition = { ...starlineRules, cards: catalogue, presetDecks, layout, words };
