import { type Control, type Frame, type Option, picksOf, type Procedure, type Row, type Seat, type Table } from '@arbiter/kernel';
import { normalLocals } from './normal.js';
import { couldNormalSummon, mayPlaceAs, tributesNeeded } from './normal-limits.js';

/** Monsters of a hand that an effect may have Normal Summoned or Set now, in each way. */
function waysOf(table: Table, seat: Seat): readonly Option[] {
  return table.zoneOf('hand', seat).order.filter((id) => couldNormalSummon(table, seat, id)).flatMap((object) => {
    const params = { card: table.object(object).card, object };
    const summon = tributesNeeded(table, object) > 0 ? 'tributeSummon' : 'normalSummon';
    return [...(mayPlaceAs(table, seat, object, false) ? [{ id: `${summon}:${object}`, label: summon, params, object }] : []), ...(mayPlaceAs(table, seat, object, true) ? [{ id: `set:${object}`, label: 'set', params, object }] : [])];
  });
}

/** Whether there is any. */
export function hasNormalSummon(table: Table, seat: Seat): boolean {
  return waysOf(table, seat).length > 0;
}

/**
 * A player Normal Summons or Sets a monster because an effect says so, besides those of the turn (base.8.9). It happens as the effect resolves, so
 * that nothing negates it (base.9.3 likewise). Locals: `seat`. Returns a verb's outcome.
 */
export const normalSummonNowProcedure: Procedure = {
  name: 'normalSummonNow',
  steps: [
    { name: 'ask', rule: 'base.8.9', run: ask },
    { name: 'chosen', rule: 'base.8.9', run: chosen },
    { name: 'over', run: (): Control => ({ done: { done: true } }) },
  ],
};

export const normalNowLocals = (seat: Seat): Row => ({ seat, returned: null, answer: null, answers: null });

function ask(table: Table, locals: Row, frame: Frame): Control {
  const seat = locals.seat as Seat;
  const options = waysOf(table, seat);
  if (options.length === 0) return { done: { done: false } };
  table.ask(frame, { seat, kind: 'chooseForEffect', rule: 'base.8.9', params: {}, prompt: 'normalSummonNow', domain: { type: 'options', min: 1, max: 1, options } });
  return { wait: true };
}

function chosen(table: Table, locals: Row): Control {
  const [kind = '', object = ''] = (picksOf(locals.answer)[0] as string).split(':');
  table.local(locals, 'answer', null);
  return { call: 'normalSummon', locals: normalLocals(locals.seat as Seat, Number(object), kind === 'set', true), then: 'over' };
}
