import { token } from './making-faces.js';
import type { PrintedCard } from './printed.js';

/** Tokens of the cards with several faces. */
export const faceTokens: readonly PrintedCard[] = [
  token('elephant-3-3-green', 'Elephant', '象', ['green'], ['creature'], ['Elephant'], 3, 3),
  token('human-cleric-1-1-white-black', 'Human Cleric', '人类／僧侣', ['white', 'black'], ['creature'], ['Human', 'Cleric'], 1, 1),
  token('human-1-1-white', 'Human', '人类', ['white'], ['creature'], ['Human'], 1, 1),
  token('elemental-x-x-green', 'Elemental', '元素', ['green'], ['creature'], ['Elemental'], 0, 0),
  token('human-1-1-red', 'Human', '人类', ['red'], ['creature'], ['Human'], 1, 1),
  token('eldrazi-horror', 'Eldrazi Horror', '奥札奇／惊惧兽', [], ['creature'], ['Eldrazi', 'Horror'], 3, 2),
];
