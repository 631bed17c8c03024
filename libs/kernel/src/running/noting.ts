import { objectsOf } from '../evaluation/evaluate.js';
import type { VerbDefinition } from '../table/rules.js';
import { noteOn } from '../table/notes.js';
import type { Ref } from '../programs/programs.js';

/** The kernel's verb `note`: keeps on the source what is bound to a name, or the objects that a reference names. */
export const noteVerb: VerbDefinition = {
  run: (table, verb, env) => {
    const { what } = verb;
    noteOn(
      table,
      env.self,
      verb.as as string,
      typeof what === 'object' ? [...objectsOf(table, env, what as Ref)] : (env.vars[what as string] ?? null),
    );
    return { done: table.find(env.self) !== null };
  },
};
