import type { VerbDefinition } from '@arbiter/kernel';
import { fieldsOf, hasKeyword, isSettled, isType } from '../facts.js';
import { tap, untap } from '../happenings/tap.js';
import { what } from './arguments.js';

/** {T} as a cost (107.5): the permanent must be untapped, and a creature settled or hasty (302.6). */
const tapSelf: VerbDefinition = {
  rule: '107.5',
  payable: (table, _verb, { self }) => table.find(self)?.zone === 'battlefield' && !fieldsOf(table.object(self)).tapped && (!isType(table, self, 'creature') || isSettled(table, self) || hasKeyword(table, self, 'haste')),
  run: (_table, _verb, { self }) => ({ propose: [tap(self, '107.5')] }),
};

export const tappingVerbs: { readonly [name: string]: VerbDefinition } = {
  tapSelf,
  tap: { rule: '701.20a', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => tap(id, '701.20a')) }) },
  untap: { rule: '701.20b', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => untap(id, '701.20b')) }) },
};
