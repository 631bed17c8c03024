import { createPresentation } from '@arbiter/kernel';
import { starline } from './game.js';

/** The game's words, layout and presets, without its rules. */
export const presentation = createPresentation(starline);
