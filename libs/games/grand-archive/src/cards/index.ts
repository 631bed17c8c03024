import type { CardProgram } from '@arbiter/kernel';
import { champions } from './champions.js';
import { firstCards } from './first.js';
import { flames } from './flames.js';
import { keywordedCards } from './keyworded.js';
import { spirits } from './spirits.js';

/** Every card of the game: those whose program is complete. */
export const catalogue: readonly CardProgram[] = [...spirits, ...champions, ...firstCards, ...keywordedCards, ...flames];
