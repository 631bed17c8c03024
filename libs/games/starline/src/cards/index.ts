import type { StarlineCard } from '../vocabulary.js';
import { artCards } from './art.js';
import { carbonCards } from './carbon.js';
import { catCards } from './cat.js';
import { neutralCards } from './neutral.js';
import { orcCards } from './orc.js';
import { powerCards } from './power.js';
import { traveller } from './traveller.js';
import { virtualCards } from './virtual.js';
import { yokaiCards } from './yokai.js';

/** All cards of the game, race by race; their order is part of the catalogue's hash. */
export const catalogue: readonly StarlineCard[] = [
  traveller,
  ...neutralCards,
  ...orcCards,
  ...catCards,
  ...artCards,
  ...yokaiCards,
  ...virtualCards,
  ...powerCards,
  ...carbonCards,
];
