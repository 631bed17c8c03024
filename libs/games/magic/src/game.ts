import type { GameDefinition } from '@arbiter/kernel/authoring';
import { catalogue } from './cards/index.js';
import { presetDecks } from './decks/decks.js';
import { magicRules } from './game-rules.js';
import { layout } from './layout.js';
import { words } from './words/index.js';

/** Magic with its own cards, words and layout. */
export const magic: GameDefinition = { ...magicRules, cards: catalogue, presetDecks, layout, words };
