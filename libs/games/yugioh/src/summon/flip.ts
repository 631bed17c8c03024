import { type Control, happen, type ObjectId, type Procedure, type Row, type Seat, type Table } from '@arbiter/kernel';
import { gameOf, playerOf, setObject, setPlayer } from '../facts.js';
import { changePosition, flipUp } from '../happenings/facing.js';
import { byRule } from '../happenings/reasons.js';
import { rowOf } from '../facts.js';
import { arrivalLocals } from './arrival.js';

/** A Flip Summon: a Set monster is turned into face-up Attack Position (base.8.10). Locals: `seat`, `object`. */
export const flipSummonProcedure: Procedure = {
  name: 'flipSummon',
  steps: [
    { name: 'turn', rule: 'base.8.10', run: turn },
    {
      name: 'window',
      rule: 'base.8.13',
      run: (_table, locals): Control => ({
        call: 'arrival',
        locals: arrivalLocals({ objects: [locals.object as ObjectId], seat: locals.seat as Seat, how: 'flip', proper: false }),
      }),
    },
    { name: 'over', run: (): Control => ({ done: null }) },
  ],
};

function turn(table: Table, locals: Row): Control | undefined {
  const object = locals.object as ObjectId;
  // base.15.3: it was summoned in this turn.
  setObject(table, object, 'cameTurn', gameOf(table).turn);
  return happen(table, [flipUp(object, 'attack', byRule('base.8.10', 'rule', locals.seat as Seat), 'flipSummon')]);
}

/** A Gemini monster of the field is Normal Summoned once more, where it lies (base.3.12). Locals: `seat`, `object`. */
export const summonAgainProcedure: Procedure = {
  name: 'summonAgain',
  steps: [
    { name: 'window', rule: 'base.3.12', run: summonAgain },
    { name: 'over', run: (): Control => ({ done: null }) },
  ],
};

function summonAgain(table: Table, locals: Row): Control {
  const seat = locals.seat as Seat;
  setPlayer(table, seat, 'normalSummons', playerOf(table, seat).normalSummons + 1);
  return { call: 'arrival', locals: arrivalLocals({ objects: [locals.object as ObjectId], seat, how: 'normal', proper: false }) };
}

/** TP changes a monster's battle position (base.15.2). Locals: `seat`, `object`. */
export const changePositionProcedure: Procedure = {
  name: 'changePosition',
  steps: [
    { name: 'change', rule: 'base.15.2', run: change },
    { name: 'over', run: (): Control => ({ done: null }) },
  ],
};

function change(table: Table, locals: Row): Control | undefined {
  const object = locals.object as ObjectId;
  const position = rowOf(table, object).position === 'attack' ? 'defense' : 'attack';
  setObject(table, object, 'positionTurn', gameOf(table).turn);
  return happen(table, [changePosition(object, position, byRule('base.15.2', 'rule', locals.seat as Seat))]);
}
