import { type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  type Env,
  envLocals,
  type EnvLocals,
  type Frame,
  type FrameLocals,
  type Table,
} from '@arbiter/kernel/authoring';
import { shownCard } from '../facts.js';
import { manaAbilitiesOf, mayActivateMana, type ManaAbility } from './abilities.js';
import { activateManaLocals } from './activate.js';
import { canActivate } from './payment.js';
import { activateManaProcedure } from '../stack/activate-mana.js';

/** Locals of `activateEach`. */
export interface ActivateEachLocals extends EnvLocals, FrameLocals {
  readonly seat: Seat;
  readonly left: readonly ObjectId[];
  readonly at: number;
  readonly times: number;
  readonly offers: readonly ManaAbility[];
}

/**
 * Returns locals of `activateEach`.
 * @param objects permanents of each of which the player activates one mana ability
 */
export function activateEachLocals(env: Env, seat: Seat, objects: readonly ObjectId[]): ActivateEachLocals {
  return { ...envLocals(env), seat, left: objects, at: 0, times: 0, offers: [], returned: null, answer: null, answers: null };
}

/** A player activates one mana ability of each of several permanents, if possible (605.3a): one after the other, choosing which ability. */
export const activateEachProcedure = defineProcedure<ActivateEachLocals>({
  name: 'activateEach',
  steps: [
    { name: 'next', rule: '605.3a', run: next },
    { name: 'chosen', rule: '605.3a', run: chosen },
  ],
});

function next(table: Table, locals: ActivateEachLocals, frame: Frame): Control | undefined {
  const [id, ...left] = locals.left;
  const times = locals.times;
  if (id === undefined) return { done: { done: times > 0, total: times } };
  table.local(locals, 'left', left);
  const seat = locals.seat;
  const offers = usableOn(table, seat, id);
  if (offers.length === 0) return { to: 'next' };
  table.local(locals, 'offers', offers);
  table.local(locals, 'answer', null);
  if (offers.length === 1) return undefined;
  const card = shownCard(table, id);
  const options = offers.map(
    (_, at): Option => ({ id: `ability:${at}`, label: 'activate', params: { card, object: id, ability: at }, object: id }),
  );
  table.ask(frame, {
    seat,
    kind: 'chooseMana',
    rule: '605.3a',
    params: { card, object: id },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function chosen(table: Table, locals: ActivateEachLocals): Control {
  const offers = locals.offers;
  const [pick] = locals.answer === null ? ['ability:0'] : picksOf(locals.answer);
  table.local(locals, 'times', locals.times + 1);
  return call(
    activateManaProcedure,
    activateManaLocals(table, locals.seat, offers[Number((pick as string).slice('ability:'.length))] as ManaAbility),
    'next',
  );
}

/** Returns the mana abilities of a permanent that the player could activate and pay for if there were no other permanents. */
function usableOn(table: Table, seat: Seat, id: ObjectId): readonly ManaAbility[] {
  if (table.find(id) === null) return [];
  return manaAbilitiesOf(table, id).filter((one) => mayActivateMana(table, seat, id, one.path) && canActivate(table, seat, one));
}
