import { describe } from '@jest/globals';
import { describeEventData } from '@arbiter/testing';
import { forceOfWill } from './game.js';

describe('events of the game', () => describeEventData(forceOfWill, { format: 'open', matches: 6, actions: 400 }));
