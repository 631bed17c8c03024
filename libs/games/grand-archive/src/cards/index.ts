import type { CardProgram } from '@arbiter/kernel/authoring';
import { arts } from './arts.js';
import { assassins } from './assassins.js';
import { champions } from './champions.js';
import { empowering } from './empowering.js';
import { firstCards } from './first.js';
import { flames } from './flames.js';
import { guardians } from './guardians.js';
import { keywordedCards } from './keyworded.js';
import { rangers } from './rangers.js';
import { reactions } from './reactions.js';
import { spirits } from './spirits.js';
import { treasures } from './treasures.js';
import { warriors } from './warriors.js';

/** Every card of the game: those whose program is complete. */
export const catalogue: readonly CardProgram[] = [
  ...spirits,
  ...champions,
  ...firstCards,
  ...keywordedCards,
  ...flames,
  ...rangers,
  ...assassins,
  ...warriors,
  ...guardians,
  ...arts,
  ...treasures,
  ...reactions,
  ...empowering,
];
