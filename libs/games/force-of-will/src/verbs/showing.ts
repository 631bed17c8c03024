import type { ObjectId } from '@arbiter/kernel';
import { notice, showTo, type Table, type VerbDefinition, wereNamed } from '@arbiter/kernel/authoring';
import { what } from './arguments.js';

/**
 * Shows cards to a player who may not see them otherwise.
 * @returns their ids afterwards
 */
function lookAt(table: Table, seat: number, hidden: readonly ObjectId[]): readonly ObjectId[] {
  const ids = hidden.map((id) => showTo(table, id, [seat]));
  table.emit('lookedAt', '302.2', { seat, count: ids.length, ...wereNamed(hidden, ids) }, [
    { seats: [seat], data: { cards: ids.map((id) => table.object(id).card), objects: [...ids] } },
  ]);
  return ids;
}

/** Verbs for looking at cards (302.2). Revealing cards is a verb that picks. */
export const showingVerbs: { readonly [name: string]: VerbDefinition } = {
  /** Lets you look at `what`. */
  look: {
    rule: '302.2',
    run: (table, verb, env) => {
      const hidden = what(table, verb, env);
      if (hidden.length === 0) return { done: false };
      const ids = lookAt(table, env.you, hidden);
      notice(table, 'lookedAt', { object: ids[0] as ObjectId, seat: env.you });
      return { done: true, objects: ids };
    },
  },
};
