import type { VerbDefinition } from '@arbiter/kernel';
import { addCounters } from '../happenings/counters.js';
import { count, what } from './arguments.js';

export const counterVerbs: { readonly [name: string]: VerbDefinition } = {
  addCounters: { rule: '122.1', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => addCounters(id, verb.kind as string, count(table, verb, env), '122.1')) }) },
};
