import type { StarlineCard } from '../vocabulary.js';
import { inventedEffects } from './invented-effects.js';
import { inventedMagic } from './invented-magic.js';
import { inventedPlain } from './invented-plain.js';
import { inventedRules } from './invented-rules.js';

/**
 * Cards that no one prints, for showing a rule in isolation (scenarios, specs). They are handed to a match as inline
 * cards and never belong to the catalogue. Ids `test-...`; numbers are chosen so that a fight has a clear winner.
 */
export const inventedCards: readonly StarlineCard[] = [...inventedPlain, ...inventedEffects, ...inventedRules, ...inventedMagic];
