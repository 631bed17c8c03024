import type { CardProgram } from '@arbiter/kernel/authoring';
import { cardFacts, needsNoProgram, withProgram, type FactsId } from './facts/index.js';

/** Monsters without effects; their printed facts are their whole program (base.3.4, base.3.6). */
export const vanillaMonsters: readonly CardProgram[] = (Object.keys(cardFacts) as FactsId[])
  .filter((id) => needsNoProgram(cardFacts[id]))
  .map((id) => withProgram(id, []));
