import { join } from 'node:path';
import { describeScenarios } from '@arbiter/testing';
import { yugioh } from './game.js';
import { ruleNumbers } from './rule-numbers/index.js';
import { rulings } from './rulings.js';

const book = new Set<string>([...ruleNumbers.map(({ number }) => number), ...Object.values(rulings).map(({ id }) => id)]);

// The event `summoning`, which effects answer while a monster is being summoned, stands only in the game's state; `event-data.spec.ts`
// checks it there.
describeScenarios(yugioh, join(import.meta.dirname, '..', 'scenarios'), book, ['summoning']);
