import { describe } from '@jest/globals';
import { describeEventData } from '@arbiter/testing';
import { grandArchive } from './game.js';

describe('events of the game', () => describeEventData(grandArchive, { format: 'open', matches: 6, actions: 400 }));
