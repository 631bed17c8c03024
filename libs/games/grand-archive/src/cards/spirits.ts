import type { CardProgram } from '@arbiter/kernel/authoring';
import { spirit } from './facts/making.js';
import { doing, draws, onEnter, triggered } from './making.js';
import type { Element } from './printed.js';

/** Level 0 champions that let their player draw seven cards as they enter. */
const plain = (element: Element, ...names: readonly string[]): readonly CardProgram[] =>
  names.map((name) => spirit(name, 15, { elements: [element] }, triggered(onEnter, {}, doing(draws(7)))));

export const spirits: readonly CardProgram[] = [
  ...plain('fire', 'Spirit of Fire', 'Aithne, Spirit of Fire', 'Vyra, Spirit of Fire', 'Hanabi, Spirit of Fire'),
  ...plain('water', 'Spirit of Water'),
  ...plain('wind', 'Spirit of Wind', 'Gwendolyn, Spirit of Wind', 'Brissa, Spirit of Wind'),
  ...plain('norm', 'Lost Spirit', 'Morrigan, Lost Spirit', 'Priscilla, Lost Spirit', 'Shira, Lost Spirit'),
];
