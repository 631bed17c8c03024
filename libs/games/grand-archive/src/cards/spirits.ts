import type { CardProgram } from '@arbiter/kernel/authoring';
import { spirit } from './facts/making.js';
import { doing, draws, onEnter, triggered } from './making.js';
import type { Element } from './printed.js';

/** Makes level 0 champions whose player draws seven cards as they enter. */
const plain = (element: Element, ...names: readonly string[]): readonly CardProgram[] =>
  names.map((name) => spirit(name, 15, { elements: [element] }, triggered(onEnter, {}, doing(draws(7)))));

export const spirits: readonly CardProgram[] = [
  ...plain('fire', 'Spirit of Fire', 'Aithne, Spirit of Fire', 'Vyra, Spirit of Fire', 'Hanabi, Spirit of Fire'),
  ...plain('water', 'Spirit of Water'),
  ...plain('wind', 'Spirit of Wind', 'Gwendolyn, Spirit of Wind', 'Brissa, Spirit of Wind'),
  ...plain('norm', 'Lost Spirit', 'Morrigan, Lost Spirit', 'Priscilla, Lost Spirit', 'Shira, Lost Spirit'),
];
