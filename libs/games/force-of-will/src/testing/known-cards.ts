import type { CardProgram } from '@arbiter/kernel/authoring';
import { cardFacts, withProgram, type FactsId } from '../cards/facts/index.js';

/** Every card whose facts are known, without a program, for tests that need only what is printed. */
export const knownCards: readonly CardProgram[] = (Object.keys(cardFacts) as FactsId[]).map((id) => withProgram(id, []));
