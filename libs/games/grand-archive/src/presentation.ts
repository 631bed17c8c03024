import { createPresentation } from '@arbiter/kernel';
import { grandArchive } from './game.js';

/** How the game is told; takes nothing of how it is played. */
export const presentation = createPresentation(grandArchive);
