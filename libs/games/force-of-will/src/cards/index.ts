import type { CardProgram } from '@arbiter/kernel/authoring';
import { willCoins } from './coins.js';
import { activatingPrograms } from './programs/activating.js';
import { additionPrograms } from './programs/additions.js';
import { battlingPrograms } from './programs/battling.js';
import { chantPrograms } from './programs/chants.js';
import { continuingPrograms } from './programs/continuing.js';
import { enteringPrograms } from './programs/entering.js';
import { firstPrograms } from './programs/first.js';
import { keywordPrograms } from './programs/keywords.js';
import { laterPrograms } from './programs/later.js';
import { powerPrograms } from './programs/powers.js';
import { morePrograms } from './programs/more.js';
import { presetPrograms } from './programs/presets.js';
import { rulerPrograms } from './programs/rulers.js';
import { standbyPrograms } from './programs/standby.js';
import { tokens } from './tokens.js';
import { basicStones } from './vanilla.js';

/** Every card of the game: those whose program is complete. */
export const catalogue: readonly CardProgram[] = [
  ...basicStones,
  ...willCoins,
  ...tokens,
  ...firstPrograms,
  ...keywordPrograms,
  ...chantPrograms,
  ...enteringPrograms,
  ...battlingPrograms,
  ...activatingPrograms,
  ...continuingPrograms,
  ...additionPrograms,
  ...rulerPrograms,
  ...powerPrograms,
  ...presetPrograms,
  ...morePrograms,
  ...standbyPrograms,
  ...laterPrograms,
];
