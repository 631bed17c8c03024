import { type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  type Frame,
  type FrameLocals,
  matches,
  type Predicate,
  sourceEnv,
  type Table,
} from '@arbiter/kernel/authoring';
import { normalLocals, normalSummonProcedure } from './normal.js';
import { couldNormalSummon, mayPlaceAs, normalSummonsLeft, tributesNeeded } from './normal-limits.js';

/** How an effect lets a monster be Normal Summoned or Set. Plain data, because it is kept in the locals of a procedure. */
export interface NormalNow {
  readonly seat: Seat;
  /** The monsters that may be chosen. */
  readonly where: Predicate;
  /** Whether no Tributes are needed. */
  readonly untributed: boolean;
  /** Whether the monster must be Normal Summoned rather than Set. */
  readonly faceUp: boolean;
  /** Whether this uses one of the turn's own Normal Summons. */
  readonly ofTurn: boolean;
}

/** Locals of `normalSummonNow`. */
export interface NormalNowLocals extends NormalNow, FrameLocals {}

/** The monsters in a hand that an effect may let be Normal Summoned or Set now, each with every possible way. */
function waysOf(table: Table, { seat, where, untributed, faceUp, ofTurn }: NormalNow): readonly Option[] {
  const fits = (id: number): boolean => matches(table, sourceEnv(id, table.object(id).card, seat), id, where);
  const left = (id: number): boolean => !ofTurn || normalSummonsLeft(table, seat, id) > 0;
  return table
    .zoneOf('hand', seat)
    .order.filter((id) => fits(id) && left(id) && couldNormalSummon(table, seat, id, untributed))
    .flatMap((object) => {
      const params = { card: table.object(object).card, object };
      const summon = !untributed && tributesNeeded(table, object) > 0 ? 'tributeSummon' : 'normalSummon';
      return [
        ...(mayPlaceAs(table, seat, object, false) ? [{ id: `${summon}:${object}`, label: summon, params, object }] : []),
        ...(!faceUp && mayPlaceAs(table, seat, object, true) ? [{ id: `set:${object}`, label: 'set', params, object }] : []),
      ];
    });
}

/** Whether there is any such monster. */
export function hasNormalSummon(table: Table, how: NormalNow): boolean {
  return waysOf(table, how).length > 0;
}

/**
 * Lets a player Normal Summon or Set a monster because an effect says so, normally in addition to those of the turn (base.8.9). It happens
 * as the effect resolves, so
 * that it cannot be negated (as in base.9.3). Locals: see `NormalNow`. Returns a verb's outcome.
 */
export const normalSummonNowProcedure = defineProcedure<NormalNowLocals>({
  name: 'normalSummonNow',
  steps: [
    { name: 'ask', rule: 'base.8.9', run: ask },
    { name: 'chosen', rule: 'base.8.9', run: chosen },
    { name: 'over', run: (): Control => ({ done: { done: true } }) },
  ],
});

export const normalNowLocals = (how: NormalNow): NormalNowLocals => ({
  ...how,
  returned: null,
  answer: null,
  answers: null,
});

const howOf = (locals: NormalNowLocals): NormalNow => locals;

function ask(table: Table, locals: NormalNowLocals, frame: Frame): Control {
  const { seat } = howOf(locals);
  const options = waysOf(table, howOf(locals));
  if (options.length === 0) return { done: { done: false } };
  table.ask(frame, {
    seat,
    kind: 'chooseForEffect',
    rule: 'base.8.9',
    params: {},
    prompt: 'normalSummonNow',
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function chosen(table: Table, locals: NormalNowLocals): Control {
  const [kind = '', object = ''] = (picksOf(locals.answer)[0] as string).split(':');
  table.local(locals, 'answer', null);
  const { seat, ofTurn, untributed } = howOf(locals);
  return call(normalSummonProcedure, normalLocals(seat, Number(object), kind === 'set', { free: !ofTurn, untributed }), 'over');
}
