import type { CardProgram } from '@arbiter/kernel';
import { firstCards } from './first.js';
import { keywordedCards } from './keyworded.js';
import { spirits } from './spirits.js';

/** Every card of the game: those whose program is complete. */
export const catalogue: readonly CardProgram[] = [...spirits, ...firstCards, ...keywordedCards];
