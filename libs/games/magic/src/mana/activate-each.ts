import {
  type Control,
  type Env,
  envLocals,
  type Frame,
  type Json,
  type ObjectId,
  type Option,
  picksOf,
  type Procedure,
  type Row,
  type Seat,
  type Table,
} from '@arbiter/kernel';
import { shownCard } from '../facts.js';
import { manaAbilitiesOf, mayActivateMana, type ManaAbility } from './abilities.js';
import { activateManaLocals } from './activate.js';
import { canActivate } from './payment.js';

/** Locals of `activateEach`. @param objects of each the player activates one mana ability */
export function activateEachLocals(env: Env, seat: Seat, objects: readonly ObjectId[]): Row {
  return { ...envLocals(env), seat, left: objects, at: 0, times: 0, offers: [], returned: null, answer: null, answers: null };
}

/** A player activates a mana ability of each of several permanents, where he can (605.3a): one after the other, he chooses which. */
export const activateEachProcedure: Procedure = {
  name: 'activateEach',
  steps: [
    { name: 'next', rule: '605.3a', run: next },
    { name: 'chosen', rule: '605.3a', run: chosen },
  ],
};

function next(table: Table, locals: Row, frame: Frame): Control | undefined {
  const [id, ...left] = locals.left as readonly ObjectId[];
  const times = locals.times as number;
  if (id === undefined) return { done: { done: times > 0, total: times } };
  table.local(locals, 'left', left);
  const seat = locals.seat as Seat;
  const offers = usableOn(table, seat, id);
  if (offers.length === 0) return { to: 'next' };
  table.local(locals, 'offers', offers as unknown as Json);
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

function chosen(table: Table, locals: Row): Control {
  const offers = locals.offers as unknown as readonly ManaAbility[];
  const [pick] = locals.answer === null ? ['ability:0'] : picksOf(locals.answer);
  table.local(locals, 'times', (locals.times as number) + 1);
  return {
    call: 'activateMana',
    locals: activateManaLocals(table, locals.seat as Seat, offers[Number((pick as string).slice('ability:'.length))] as ManaAbility),
    then: 'next',
  };
}

/** Mana abilities of a permanent that the player can activate and pay for, were there no others. */
function usableOn(table: Table, seat: Seat, id: ObjectId): readonly ManaAbility[] {
  if (table.find(id) === null) return [];
  return manaAbilitiesOf(table, id).filter((one) => mayActivateMana(table, seat, id, one.path) && canActivate(table, seat, one));
}
