import { place, type Table, type VerbDefinition } from '@arbiter/kernel/authoring';
import { players } from './arguments.js';

/**
 * Gives a player an emblem with abilities: it is put into the command zone, owned and controlled by that player (109.4a, 114.1, 114.2,
 * 408.2); it is neither a card nor a permanent (114.5).
 */
function create(table: Table, emblem: string, seat: number): void {
  const { id } = table.create(emblem, seat, 'item');
  const now = place(table, id, { zone: 'command', at: 'bottom' });
  table.emit('emblemCreated', '114.1', { object: now, card: emblem, seat });
}

/** Verbs about emblems; `emblem` is a row of the catalogue whose abilities work in the command zone (114.4). */
export const emblemVerbs: { readonly [name: string]: VerbDefinition } = {
  emblem: {
    rule: '114.1',
    run: (table, verb, env) => {
      for (const seat of players(table, verb, env)) create(table, verb.emblem as string, seat);
      return { done: true };
    },
  },
};
