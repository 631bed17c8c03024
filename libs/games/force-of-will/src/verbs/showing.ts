import { learn, notice, type ObjectId, type Table, type VerbDefinition } from '@arbiter/kernel';
import { what } from './arguments.js';

/** A player looks at cards that he may not see. */
function lookAt(table: Table, seat: number, ids: readonly ObjectId[]): void {
  for (const id of ids) learn(table, id, [seat]);
  table.emit('lookedAt', '302.2', { seat, count: ids.length }, [{ seats: [seat], data: { cards: ids.map((id) => table.object(id).card), objects: [...ids] } }]);
}

/** Looking at cards (302.2). Revealing them is a verb that picks. */
export const showingVerbs: { readonly [name: string]: VerbDefinition } = {
  /** You look at `what`. */
  look: {
    rule: '302.2',
    run: (table, verb, env) => {
      const ids = what(table, verb, env);
      if (ids.length === 0) return { done: false };
      lookAt(table, env.you, ids);
      notice(table, 'lookedAt', { object: ids[0] as ObjectId, seat: env.you });
      return { done: true, objects: ids };
    },
  },
};
