import type { VerbDefinition } from '@arbiter/kernel/authoring';
import { roll } from '../happenings/roll.js';
import { count } from './arguments.js';

/** Rolling dice (1023). */
export const chanceVerbs: { readonly [name: string]: VerbDefinition } = {
  /** [Force] `amount`: rolls that many dice; their sum is the verb's `total` (1023.1, 1023.1b). */
  force: { rule: '1023.1', run: (table, verb, env) => ({ propose: [roll(env.you, count(table, verb, env), env.self)] }) },
};
