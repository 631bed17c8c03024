import type { ObjectId } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { gameOf } from '../facts.js';

/**
 * Whether the activation of a card is still being made, has not come to its resolution yet, or was negated: the card lies there, and nothing of what
 * it does there applies or can be activated so far (base.7.13, base.16.9).
 */
export function isPending(table: Table, id: ObjectId): boolean {
  const { chain, resolving, activating } = gameOf(table);
  if (activating !== 0 && activating === id) return true;
  return (
    chain.length > 0 &&
    chain.some(
      ({ source, act, number, activationNegated }) =>
        source === id && act === 'card' && (activationNegated || resolving === 0 || number < resolving),
    )
  );
}
