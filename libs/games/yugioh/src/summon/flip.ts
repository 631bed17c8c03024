import type { ObjectId, Seat } from '@arbiter/kernel';
import { call, type Control, defineProcedure, type FrameLocals, happen, type Table } from '@arbiter/kernel/authoring';
import { gameOf, playerOf, setObject, setPlayer } from '../facts.js';
import { changePosition, flipUp } from '../happenings/facing.js';
import { byRule, type Doing } from '../happenings/reasons.js';
import { rowOf } from '../facts.js';
import { arrivalLocals, arrivalProcedure } from './arrival.js';

/** Locals of `flipSummon`. */
export interface FlipSummonLocals extends FrameLocals {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly slot: string;
  readonly deck: string;
  readonly doing: Doing | null;
}

/** A Flip Summon: a Set monster is turned into face-up Attack Position (base.8.10). Locals: `seat`, `object`. */
export const flipSummonProcedure = defineProcedure<FlipSummonLocals>({
  name: 'flipSummon',
  steps: [
    { name: 'turn', rule: 'base.8.10', run: turn },
    {
      name: 'window',
      rule: 'base.8.13',
      run: (_table, locals): Control =>
        call(arrivalProcedure, arrivalLocals({ objects: [locals.object], seat: locals.seat, how: 'flip', proper: false })),
    },
    { name: 'over', run: (): Control => ({ done: null }) },
  ],
});

function turn(table: Table, locals: FlipSummonLocals): Control | undefined {
  const object = locals.object;
  // The monster counts as summoned in this turn (base.15.3).
  setObject(table, object, 'cameTurn', gameOf(table).turn);
  return happen(table, [flipUp(object, 'attack', byRule('base.8.10', 'rule', locals.seat), 'flipSummon')]);
}

/** Locals of `summonAgain`. */
export interface SummonAgainLocals extends FrameLocals {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly slot: string;
  readonly deck: string;
  readonly doing: Doing | null;
}

/** Normal Summons a Gemini monster on the field a second time, in its zone (base.3.12). Locals: `seat`, `object`. */
export const summonAgainProcedure = defineProcedure<SummonAgainLocals>({
  name: 'summonAgain',
  steps: [
    { name: 'window', rule: 'base.3.12', run: summonAgain },
    { name: 'over', run: (): Control => ({ done: null }) },
  ],
});

function summonAgain(table: Table, locals: SummonAgainLocals): Control {
  const seat = locals.seat;
  setPlayer(table, seat, 'normalSummons', playerOf(table, seat).normalSummons + 1);
  return call(arrivalProcedure, arrivalLocals({ objects: [locals.object], seat, how: 'normal', proper: false }));
}

/** Locals of `changePosition`. */
export interface ChangePositionLocals extends FrameLocals {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly slot: string;
  readonly deck: string;
  readonly doing: Doing | null;
}

/** Lets the turn player change a monster's battle position (base.15.2). Locals: `seat`, `object`. */
export const changePositionProcedure = defineProcedure<ChangePositionLocals>({
  name: 'changePosition',
  steps: [
    { name: 'change', rule: 'base.15.2', run: change },
    { name: 'over', run: (): Control => ({ done: null }) },
  ],
});

function change(table: Table, locals: ChangePositionLocals): Control | undefined {
  const object = locals.object;
  const position = rowOf(table, object).position === 'attack' ? 'defense' : 'attack';
  setObject(table, object, 'positionTurn', gameOf(table).turn);
  return happen(table, [changePosition(object, position, byRule('base.15.2', 'rule', locals.seat))]);
}
