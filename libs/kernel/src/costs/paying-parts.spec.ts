import { describe, expect, it } from '@jest/globals';
import { effectLocals, type VerbsOutcome, type EffectLocals } from '../abilities/abilities.js';
import { sourceEnv } from '../evaluation/evaluate.js';
import type { CardProgram } from '../programs/programs.js';
import type { Table } from '../table/table.js';
import { boardTable } from '../testing/board-table.js';
import { waitingGame } from '../testing/waiting-table.js';
import { partPaid, payPart, type PayingLocals } from './paying-parts.js';
import { defineProcedure } from '../table/procedures.js';
import { localsIn } from '../state/calls.js';

const dear: CardProgram = {
  id: 'dear',
  names: { en: 'dear', zh: 'dear卡' },
  printed: { kind: 'spell', power: 0, cost: 1 },
  abilities: [
    {
      kind: 'activated',
      cost: [
        { verb: 'payLife', by: 1 },
        { verb: 'payLife', by: 2 },
      ],
    },
  ],
};
const procedure = defineProcedure<EffectLocals<VerbsOutcome> & PayingLocals>({ name: 'pays', steps: [] });
const game = waitingGame(procedure);
const path = (at: number): string => `dear/abilities/0/cost/${at}`;

/** Builds a frame that has both parts of the cost still to pay. */
function paying(): { readonly table: Table; readonly locals: EffectLocals<VerbsOutcome> & PayingLocals } {
  const table = boardTable(2, { ...game, cards: [...game.cards, dear] });
  table.begin(procedure, { ...effectLocals(sourceEnv(0, '', 0, null, { it: [7] }), ''), left: [path(0), path(1)] });
  return { table, locals: localsIn(table.state.frames.at(-1), procedure) as EffectLocals<VerbsOutcome> & PayingLocals };
}

describe('costs that are verbs, part by part', () => {
  it('given several parts, then one alone is done, the first where none is named, and the others are left', () => {
    const { table, locals } = paying();
    expect(payPart(table, locals)).toMatchObject({
      call: 'verbs',
      locals: { program: 'dear/abilities/0/cost', at: 0, only: 0, vars: { it: [7] } },
    });
    expect(locals.left).toEqual([path(1)]);
    const other = paying();
    expect(payPart(other.table, other.locals, 1)).toMatchObject({ locals: { at: 1, only: 1 } });
    expect(other.locals.left).toEqual([path(0)]);
  });

  it('given one that cannot be done in full, then nothing is called, and all is left', () => {
    const { table, locals } = paying();
    table.set(table.player(0), 'life', 1);
    expect(payPart(table, locals, 1)).toBeNull();
    expect(locals.left).toEqual([path(0), path(1)]);
  });

  it('given what a part came to, then the names that it bound are known beside the others, and whether it was done is told', () => {
    const { table, locals } = paying();
    expect(partPaid(table, locals)).toBe(true);
    table.local(locals, 'returned', { done: true, vars: { them: [8] } });
    expect(partPaid(table, locals)).toBe(true);
    expect([locals.vars, locals.returned]).toEqual([{ it: [7], them: [8] }, null]);
    table.local(locals, 'returned', { done: false });
    expect(partPaid(table, locals)).toBe(false);
  });
});
