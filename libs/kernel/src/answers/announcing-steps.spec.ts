import { describe, expect, it } from '@jest/globals';
import { effectLocals } from '../abilities/abilities.js';
import type { Json } from '../contract.js';
import type { Control, FrameLocals } from '../state/calls.js';
import { idOfSeat } from '../ids.js';
import { defineProcedure } from '../table/procedures.js';
import { sourceEnv } from '../evaluation/evaluate.js';
import type { CardProgram } from '../programs/programs.js';
import type { Frame } from '../state/state.js';
import type { Table } from '../table/table.js';
import { boardTable } from '../testing/board-table.js';
import { waitingGame } from '../testing/waiting-table.js';
import type { Part } from './announcing.js';
import { type AnnouncingLocals, bindVar, choosingSteps } from './announcing-steps.js';

interface Locals extends AnnouncingLocals, FrameLocals<readonly Part[]> {
  readonly returned: readonly Part[] | null;
}
const procedure = defineProcedure<Locals>({ name: 'announcing', steps: [] });
const shown: (readonly Part[])[] = [];
const steps = choosingSteps<Locals>({
  rules: { modes: 'B10', target: 'B11', divide: 'B12' },
  show: (_table, locals) => void shown.push(locals.parts),
  next: 'pay',
});

const twofold: CardProgram = {
  id: 'twofold',
  names: { en: 'twofold', zh: 'twofold卡' },
  printed: { kind: 'spell', power: 0, cost: 1 },
  abilities: [{ kind: 'spell', modes: { min: 1, max: 1, of: [{ clauses: [] }, { clauses: [] }] } }],
};
const game = waitingGame(procedure);

function announcing(ability: string): {
  readonly table: Table;
  readonly frame: Frame;
  readonly step: (name: string) => Control | undefined | void;
} {
  shown.length = 0;
  const table = boardTable(2, { ...game, cards: [...game.cards, twofold] });
  table.begin(procedure, { ...effectLocals(sourceEnv(0, '', 0), ''), ability, parts: [] });
  const frame = table.state.frames.at(-1) as Frame;
  return {
    table,
    frame,
    step: (name) => steps.find((one) => one.name === name)?.run(table, frame.locals as object as Locals, frame),
  };
}

describe('the steps of an announcement that choose modes and targets', () => {
  it('given the steps, then each names the rule that asks', () => {
    expect(steps.map(({ name, rule }) => [name, rule])).toEqual([
      ['modes', 'B10'],
      ['targets', 'B11'],
      ['targeted', 'B11'],
    ]);
  });

  it('given a card that does nothing, then nothing is chosen and nothing more shown', () => {
    const { step, frame } = announcing('');
    expect(step('modes')).toEqual({ to: 'pay' });
    expect([frame.locals.parts, shown]).toEqual([[], []]);
  });

  it('given an ability without modes and targets, then it is its only part, and all see that before it goes on', () => {
    const { step, frame } = announcing('bolt/abilities/0');
    const parts: readonly Part[] = [{ at: 'bolt/abilities/0', vars: {} }];
    expect(step('modes')).toBeUndefined();
    expect(step('targets')).toEqual({ to: 'pay' });
    expect([frame.locals.parts, shown]).toEqual([parts, [parts]]);
  });

  it('given modes, then they are asked for by their rule', () => {
    expect(announcing('twofold/abilities/0').step('modes')).toMatchObject({
      call: 'chooseModes',
      locals: { ability: 'twofold/abilities/0', rule: 'B10', least: -1, most: -1 },
    });
  });

  it('given targets, then they are asked for part by part, and all see them when they are chosen', () => {
    const { table, step, frame } = announcing('spark/abilities/0');
    const [bare, aimed]: readonly Part[] = [
      { at: 'spark/abilities/0', vars: {} },
      { at: 'spark/abilities/0', vars: { it: [idOfSeat(1)] } },
    ];
    step('modes');
    expect(step('targets')).toMatchObject({ call: 'chooseTargets', locals: { parts: [bare], rule: 'B11', divideRule: 'B12' } });
    table.local(frame.locals, 'returned', [aimed] as unknown as Json);
    step('targeted');
    expect([frame.locals.parts, shown]).toEqual([[aimed], [[bare], [aimed]]]);
  });

  it('given names that are bound, then they stand beside those that are', () => {
    const { table, frame } = announcing('');
    const locals = frame.locals as object as Locals;
    bindVar(table, locals, 'x', 3);
    bindVar(table, locals, 'y', 4);
    expect(frame.locals.vars).toEqual({ x: 3, y: 4 });
  });
});
