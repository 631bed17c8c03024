import { castingKeywords } from './casting.js';
import { otherZoneKeywords } from './other-zones.js';
import { combatKeywords } from './combat.js';
import { counterKeywords } from './counters.js';
import { enteringKeywords } from './entering.js';
import { leavingKeywords } from './leaving.js';
import { pairingKeywords } from './pairing.js';
import { graveyardKeywords } from './graveyards.js';
import { hidingKeywords } from './hiding.js';
import { faceKeywords } from './faces.js';
import { strikingKeywords } from './striking.js';
import { guardingKeywords } from './guarding.js';
import { attachingKeywords } from './attaching.js';
import type { KeywordExpansions } from './expansions.js';

/** Keywords of which each instance has a payment of its own, read by that instance's trigger (702.55b, 702.77b). */
export const keywordsApart = ['replicate', 'conspire'] as const;

/** Keyword abilities that stand for other abilities (702.1a). Keywords that are only words are read where their rules apply. */
export const keywordAbilities: KeywordExpansions = {
  ...attachingKeywords,
  ...guardingKeywords,
  ...strikingKeywords,
  ...castingKeywords,
  ...otherZoneKeywords,
  ...combatKeywords,
  ...counterKeywords,
  ...enteringKeywords,
  ...faceKeywords,
  ...graveyardKeywords,
  ...hidingKeywords,
  ...leavingKeywords,
  ...pairingKeywords,
};
