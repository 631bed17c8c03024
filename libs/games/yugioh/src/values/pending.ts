import type { ObjectId } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { gameOf } from '../facts.js';

/**
 * Whether a card's activation is still in progress, has not resolved yet, or was negated: the card is on the field, but none of its effects
 * there
 * applies or can be activated yet (base.7.13, base.16.9).
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
