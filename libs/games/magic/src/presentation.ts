import { createPresentation } from '@arbiter/kernel';
import { magic } from './game.js';

/** How the game is presented; it uses nothing of how the game is played. */
export const presentation = createPresentation(magic);
