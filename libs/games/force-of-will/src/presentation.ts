import { createPresentation } from '@arbiter/kernel';
import { forceOfWill } from './game.js';

/** How the game is presented; it depends on nothing of how the game is played. */
export const presentation = createPresentation(forceOfWill);
