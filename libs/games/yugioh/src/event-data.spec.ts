import { describe } from '@jest/globals';
import { type JsonObject, readAs } from '@arbiter/kernel';
import { describeEventData } from '@arbiter/testing';
import type { GameFields } from './facts.js';
import { yugioh } from './game.js';

/** What is answered now stands in the game's state, for what waits for its moment. */
describe('events of the game', () =>
  describeEventData(yugioh, {
    format: 'ocg',
    matches: 6,
    actions: 400,
    answered: ({ game }) => readAs<GameFields>(game as JsonObject).answerable,
  }));
