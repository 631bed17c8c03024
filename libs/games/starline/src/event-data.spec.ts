import { describe } from '@jest/globals';
import { describeEventData } from '@arbiter/testing';
import { starline } from './game.js';

describe('events of the game', () => describeEventData(starline, { format: 'standard', matches: 12, actions: 1000 }));
