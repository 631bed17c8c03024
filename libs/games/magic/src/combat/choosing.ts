import { type Json, type JsonObject, type ObjectId, type Option, picksOf, type Seat, seatOfId } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  envLocals,
  type EnvLocals,
  envOf,
  predict,
  type Frame,
  type FrameLocals,
  happen,
  type Happening,
  type HappenResult,
  returnedIn,
  type Table,
} from '@arbiter/kernel/authoring';
import { fieldsOf, gameOf, idNamed, nameOf, permanentsOf, shownCard } from '../facts.js';
import { move } from '../happenings/move.js';
import { attackTargets, defenderOf } from './participants.js';

/** Returns the option for a player or a permanent that can be chosen. */
export function optionOf(table: Table, target: number): Option {
  const params: JsonObject = target > 0 ? { card: shownCard(table, target), object: target } : { seat: seatOfId(target) };
  return { id: nameOf(target), label: target > 0 ? 'object' : 'player', params, ...(target > 0 ? { object: target } : {}) };
}

/**
 * Returns what a player's creature may attack: a defending player, or one of their planeswalkers (508.4); only those of the player `only`
 * where one is given.
 */
function choices(table: Table, only: Seat): readonly number[] {
  const targets = attackTargets(table, gameOf(table).active);
  return only < 0 ? targets : targets.filter((target) => defenderOf(table, target) === only);
}

/** Locals of `chooseAttacked`. */
export interface ChooseAttackedLocals extends EnvLocals, FrameLocals {
  readonly left: number;
  readonly only: Seat;
  readonly picked: readonly number[];
}

/**
 * Chooses what creatures that are about to be created attack. Locals: an environment, `left` (how many choices remain), `only` (whose
 * player or planeswalkers). Returns all choices.
 */
export const chooseAttackedProcedure = defineProcedure<ChooseAttackedLocals>({
  name: 'chooseAttacked',
  steps: [
    { name: 'ask', rule: '508.4', run: ask },
    {
      name: 'chosen',
      rule: '508.4',
      run: (table, locals): Control => (add(table, locals, idNamed(picksOf(locals.answer)[0] as string)), { to: 'ask' }),
    },
  ],
});

export function chooseAttackedLocals(env: EnvLocals, left: number, only: Seat): ChooseAttackedLocals {
  return { ...env, left, only, picked: [], returned: null, answer: null, answers: null };
}

function add(table: Table, locals: ChooseAttackedLocals, target: number): void {
  table.local(locals, 'picked', [...locals.picked, target]);
  table.local(locals, 'left', locals.left - 1);
}

function ask(table: Table, locals: ChooseAttackedLocals, frame: Frame): Control {
  const targets = choices(table, locals.only);
  while (locals.left > 0 && targets.length === 1) add(table, locals, targets[0] as number);
  if (locals.left <= 0 || targets.length === 0) return { done: { done: true, objects: locals.picked } };
  const { you, card, self } = envOf(locals);
  table.ask(frame, {
    seat: you,
    kind: 'chooseAttacked',
    rule: '508.4',
    params: { card, object: self },
    domain: { type: 'options', min: 1, max: 1, options: targets.map((target) => optionOf(table, target)) },
  });
  return { wait: true };
}

/** Locals of `createAttacking`. */
export interface CreateAttackingLocals extends EnvLocals, FrameLocals<HappenResult> {
  readonly creation: Happening;
}

/**
 * Returns locals of `createAttacking`.
 * @param creation the happening that creates the tokens, for one player
 */
export function createAttackingLocals(env: EnvLocals, creation: Happening): CreateAttackingLocals {
  return { ...env, creation, returned: null, answer: null, answers: null };
}

/**
 * Creates tokens that enter attacking: what each attacks is chosen for as many tokens as are created once effects have changed their number
 * (508.4, 701.6b).
 */
export const createAttackingProcedure = defineProcedure<CreateAttackingLocals>({
  name: 'createAttacking',
  steps: [
    {
      name: 'choose',
      rule: '508.4',
      run: (table, locals): Control => {
        const comes = predict(table, locals.creation);
        return call(
          chooseAttackedProcedure,
          chooseAttackedLocals(envLocals(envOf(locals)), comes === null ? 0 : (comes.data.amount as number), -1),
        );
      },
    },
    {
      name: 'create',
      rule: '701.6a',
      run: (table, locals): Control | undefined => {
        const creation = locals.creation;
        const { objects } = returnedIn(locals);
        return happen(table, [{ ...creation, data: { ...creation.data, attacked: objects } }]);
      },
    },
    { name: 'created', rule: '701.6a', run: (_table, { returned }): Control => ({ done: returned as Json }) },
  ],
});

/** Returns a player's unblocked attackers (509.1h). */
export function unblockedOf(table: Table, seat: Seat): ObjectId[] {
  return permanentsOf(table, seat).filter((id) => fieldsOf(table.object(id)).unblocked);
}

/** Locals of `returnUnblocked`. */
export interface ReturnUnblockedLocals extends EnvLocals, FrameLocals<{ readonly done: boolean }> {
  readonly attacked: number;
}

/**
 * Returns an unblocked attacker to its owner's hand, as a cost (702.48a). Its result holds what the creature attacked. Locals: an
 * environment.
 */
export const returnUnblockedProcedure = defineProcedure<ReturnUnblockedLocals>({
  name: 'returnUnblocked',
  steps: [
    {
      name: 'ask',
      rule: '702.48a',
      run: (table, locals, frame): Control => {
        const { you, card, self } = envOf(locals);
        const options = unblockedOf(table, you).map((id) => optionOf(table, id));
        table.ask(frame, {
          seat: you,
          kind: 'chooseForEffect',
          rule: '702.48a',
          params: { card, object: self },
          domain: { type: 'options', min: 1, max: 1, options },
        });
        return { wait: true };
      },
    },
    {
      name: 'return',
      rule: '702.48a',
      run: (table, locals): Control | undefined => {
        const id = idNamed(picksOf(locals.answer)[0] as string);
        table.local(locals, 'attacked', fieldsOf(table.object(id)).attacking);
        return happen(table, [move(id, { to: 'hand' }, '702.48a')]);
      },
    },
    {
      name: 'returned',
      rule: '702.48a',
      run: (_table, { attacked, returned }): Control => ({
        done: { done: (returned as { readonly done: boolean }).done, objects: [attacked as number] },
      }),
    },
  ],
});
