import type { StarlineCard } from '../vocabulary.js';
import { catCards } from './cat.js';
import { neutralCards } from './neutral.js';
import { orcCards } from './orc.js';
import { traveller } from './traveller.js';

/** All cards of a ruleset, race by race; the order is part of the catalogue's hash. */
export const catalogue: readonly StarlineCard[] = [traveller, ...neutralCards, ...orcCards, ...catCards];
