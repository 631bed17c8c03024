import { describe } from '@jest/globals';
import { type JsonObject, readAs } from '@arbiter/kernel';
import { describeEventData } from '@arbiter/testing';
import type { GameFields } from './facts.js';
import { yugioh } from './game.js';

/** The events that effects may answer at this moment are read from the game's state. */
describe('events of the game', () =>
  describeEventData(yugioh, {
    format: 'ocg',
    matches: 6,
    actions: 400,
    answered: ({ game }) => readAs<GameFields>(game as JsonObject).answerable,
  }));
