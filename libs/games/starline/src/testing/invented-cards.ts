import type { StarlineCard } from '../vocabulary.js';
import { inventedEffects } from './invented-effects.js';
import { inventedMagic } from './invented-magic.js';
import { inventedPlain } from './invented-plain.js';
import { inventedRules } from './invented-rules.js';

/**
 * Invented cards for showing a rule in isolation (scenarios, specs). They are passed to a match as inline
 * cards and never belong to the catalogue. Ids are `test-...`; numbers are chosen so that every fight has a clear winner.
 */
export const inventedCards: readonly StarlineCard[] = [...inventedPlain, ...inventedEffects, ...inventedRules, ...inventedMagic];
