import type { CardPresentation } from '@arbiter/kernel';
import { presentation as forceOfWill } from './force-of-will/src/presentation.js';
import { presentation as grandArchive } from './grand-archive/src/presentation.js';
import { presentation as magic } from './magic/src/presentation.js';
import { presentation as starline } from './starline/src/presentation.js';
import { presentation as yugioh } from './yugioh/src/presentation.js';

const presentations: { readonly [game: string]: CardPresentation } = {
  starline,
  magic,
  yugioh,
  'force-of-will': forceOfWill,
  'grand-archive': grandArchive,
};

/** How a game of the house is told, whatever release of its rules it was played by; null for a game that is not here. */
export const presentationOf = (game: string): CardPresentation | null =>
  Object.hasOwn(presentations, game) ? (presentations[game] as CardPresentation) : null;
