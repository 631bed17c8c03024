import { describe } from '@jest/globals';
import { describeEventData } from '@arbiter/testing';
import { magic } from './game.js';

describe('events of the game', () => describeEventData(magic, { format: 'single', matches: 6, actions: 400 }));
