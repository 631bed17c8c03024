import { type Amount, amount, type Env, grant, type Json, type Modifier, type ObjectId, type Table, type Verb, type VerbDefinition, valuesOf } from '@arbiter/kernel';
import { durationKey } from '../durations.js';
import { reaches } from '../values/affects.js';
import { doingAt, whatOf } from './arguments.js';

const lost = ['atk', 'def'] as const;

/** What one monster really loses: no more than there is (2.5-1). */
function losses(table: Table, verb: Verb, env: Env, id: ObjectId): Env {
  const values = valuesOf(table, id);
  const vars: { [name: string]: Json } = { ...env.vars };
  for (const name of lost) if (verb[name] !== undefined) vars[`${name}Lost`] = Math.min(amount(table, env, verb[name] as Amount), (values[name] as number | undefined) ?? 0);
  return { ...env, vars };
}

export const losingVerbs: { readonly [name: string]: VerbDefinition } = {
  /** Monsters lose ATK (`atk`) and DEF (`def`) for a time; `modifiers` say how, with what each really lost as `atkLost` and `defLost` (2.5-1). */
  loseStats: {
    rule: '2.5-1',
    run: (table, verb, env, path) => {
      const doing = doingAt(table, env, path, '2.5-1');
      const objects = whatOf(table, verb, env).filter((id) => reaches(table, id, doing));
      const until = durationKey(table, env, verb.until as string);
      for (const id of objects) (verb.modifiers as readonly Modifier[]).forEach((_, at) => grant(table, losses(table, verb, env, id), { program: `${path}/modifiers/${at}`, objects: [id], seats: [], until }));
      if (objects.length > 0) table.emit('effectGranted', '2.5-1', { objects: [...objects], seats: [], until: verb.until as string, program: path });
      return { done: objects.length > 0, objects };
    },
    choosable: (table, verb, env) => whatOf(table, verb, env).length > 0,
  },
};
