import type { ObjectId } from '@arbiter/kernel';
import type { Table, VerbDefinition } from '@arbiter/kernel/authoring';
import { rowOf } from '../facts.js';
import { changePosition, flipUp, turnDown } from '../happenings/facing.js';
import { couldName, doingAt, whatOf } from './arguments.js';

/** Verbs that turn cards face-up or face-down, and that change the battle position of monsters (base.15). */

const other = (table: Table, id: ObjectId): 'attack' | 'defense' => (rowOf(table, id).position === 'attack' ? 'defense' : 'attack');

export const facingVerbs: { readonly [name: string]: VerbDefinition } = {
  flipFaceUp: {
    rule: 'base.15.6',
    run: (table, verb, env, path) => ({
      propose: whatOf(table, verb, env).map((id) =>
        flipUp(id, (verb.position as 'attack' | 'defense' | undefined) ?? 'defense', doingAt(env, path, 'base.15.6')),
      ),
    }),
    choosable: couldName,
  },
  turnFaceDown: {
    rule: 'base.15.7',
    run: (table, verb, env, path) => ({ propose: whatOf(table, verb, env).map((id) => turnDown(id, doingAt(env, path, 'base.15.7'))) }),
    choosable: couldName,
  },
  /** Changes monsters to `position`, or to the other position; a face-down monster is turned face-up. */
  changePosition: {
    rule: 'base.15.5',
    run: (table, verb, env, path) => ({
      propose: whatOf(table, verb, env).map((id) => {
        const to = (verb.position as 'attack' | 'defense' | undefined) ?? other(table, id);
        const doing = doingAt(env, path, 'base.15.5');
        return rowOf(table, id).faceUp ? changePosition(id, to, doing) : flipUp(id, to, doing);
      }),
    }),
    choosable: couldName,
  },
};
