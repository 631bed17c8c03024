import type { VerbDefinition } from '@arbiter/kernel';
import { playerOf, setPlayer } from '../facts.js';
import type { Phase } from '../vocabulary.js';
import { whoOf } from './arguments.js';

/** Verbs about turns and phases. */
export const turnVerbs: { readonly [name: string]: VerbDefinition } = {
  /** Players (`who`) leave out the next `phase` of a turn of theirs (base.6.16). */
  skipPhase: {
    rule: 'base.6.16',
    run: (table, verb, env) => {
      const seats = whoOf(table, verb, env);
      for (const seat of seats) setPlayer(table, seat, 'skips', [...playerOf(table, seat).skips, verb.phase as Phase]);
      return { done: seats.length > 0 };
    },
  },
};
