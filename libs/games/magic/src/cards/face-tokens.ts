import { token } from './making.js';
import type { PrintedCard } from './printed.js';

/** Tokens that cards with several faces create. */
export const faceTokens: readonly PrintedCard[] = [
  token('elephant-3-3-green', 'Elephant', 'creature - Elephant', '3/3', { facts: { colours: ['green'] }, zh: '象' }),
  token('human-cleric-1-1-white-black', 'Human Cleric', 'creature - Human Cleric', '1/1', {
    facts: { colours: ['white', 'black'] },
    zh: '人类／僧侣',
  }),
  token('human-1-1-white', 'Human', 'creature - Human', '1/1', { facts: { colours: ['white'] }, zh: '人类' }),
  token('elemental-x-x-green', 'Elemental', 'creature - Elemental', '0/0', { facts: { colours: ['green'] }, zh: '元素' }),
  token('human-1-1-red', 'Human', 'creature - Human', '1/1', { facts: { colours: ['red'] }, zh: '人类' }),
  token('eldrazi-horror', 'Eldrazi Horror', 'creature - Eldrazi Horror', '3/2', { facts: {}, zh: '奥札奇／惊惧兽' }),
];
