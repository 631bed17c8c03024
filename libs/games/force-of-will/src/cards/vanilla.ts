import type { CardProgram } from '@arbiter/kernel/authoring';
import { cardFacts, type FactsId, withProgram } from './facts/index.js';

/** Basic magic stones: their printed facts are complete without a program. */
export const basicStones: readonly CardProgram[] = (Object.keys(cardFacts) as FactsId[]).flatMap((id) => {
  const { printed } = cardFacts[id];
  return printed.kind === 'magicStone' && !printed.special ? [withProgram(id, [])] : [];
});
