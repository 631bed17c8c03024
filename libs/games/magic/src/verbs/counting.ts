import type { VerbDefinition } from '@arbiter/kernel/authoring';
import { fieldsOf, gameOf, setObject } from '../facts.js';

/**
 * Binds as the verb's `total` how often this ability of the source has resolved this turn, including this time. Nothing is counted for a
 * source that is gone.
 */
const timesResolved: VerbDefinition = {
  rule: '608.2c',
  run: (table, _verb, { self }, path) => {
    const row = table.find(self);
    if (row === null) return { done: true, total: 0 };
    const key = `resolved:${path}`;
    const { turn } = gameOf(table);
    const { notes } = fieldsOf(row);
    const [last, times] = (notes[key] ?? [0, 0]) as readonly [number, number];
    const total = last === turn ? times + 1 : 1;
    setObject(table, self, 'notes', { ...notes, [key]: [turn, total] });
    return { done: true, total };
  },
};

export const countingVerbs: { readonly [name: string]: VerbDefinition } = { timesResolved };
