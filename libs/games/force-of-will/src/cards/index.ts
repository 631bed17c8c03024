import type { CardProgram } from '@arbiter/kernel';
import { willCoins } from './coins.js';
import { firstPrograms } from './programs/first.js';
import { keywordPrograms } from './programs/keywords.js';
import { basicStones } from './vanilla.js';

/** Every card of the game: those whose program is complete. */
export const catalogue: readonly CardProgram[] = [...basicStones, ...willCoins, ...firstPrograms, ...keywordPrograms];
