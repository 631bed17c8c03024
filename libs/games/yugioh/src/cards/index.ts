import type { CardProgram } from '@arbiter/kernel/authoring';
import { actPrograms } from './programs/acts.js';
import { artPrograms } from './programs/arts.js';
import { battlerPrograms } from './programs/battlers.js';
import { classicPrograms } from './programs/classics.js';
import { classicPrograms2 } from './programs/classics-2.js';
import { deckPrograms } from './programs/decks.js';
import { extraPrograms } from './programs/extras.js';
import { examplePrograms1 } from './programs/examples-1.js';
import { examplePrograms2 } from './programs/examples-2.js';
import { bothPlayersPrograms } from './programs/for-both.js';
import { firstPrograms } from './programs/first.js';
import { magicianPrograms } from './programs/magicians.js';
import { movePrograms } from './programs/moves.js';
import { seriesPrograms } from './programs/series.js';
import { standingPrograms } from './programs/standing.js';
import { summonPrograms } from './programs/summons.js';
import { tokens } from './tokens.js';
import { vanillaMonsters } from './vanilla.js';

/** Every playable card of the game: those whose program is complete. */
export const catalogue: readonly CardProgram[] = [
  ...vanillaMonsters,
  ...firstPrograms,
  ...summonPrograms,
  ...artPrograms,
  ...classicPrograms,
  ...examplePrograms1,
  ...examplePrograms2,
  ...standingPrograms,
  ...battlerPrograms,
  ...actPrograms,
  ...movePrograms,
  ...magicianPrograms,
  ...seriesPrograms,
  ...classicPrograms2,
  ...extraPrograms,
  ...deckPrograms,
  ...bothPlayersPrograms,
  ...tokens,
];
