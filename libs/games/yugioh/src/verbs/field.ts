import type { ObjectId, Seat } from '@arbiter/kernel';
import {
  call,
  type Env,
  kindOfPlace,
  objectsOf,
  type PlayerRef,
  type Ref,
  seatsOf,
  type Table,
  type Verb,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { freeSlots, isMonsterSlot } from '../board.js';
import { freesMain } from '../chain/freed-zones.js';
import { durationKey } from '../durations.js';
import { controlLocals, takeControlProcedure } from '../field/control.js';
import { equipAsLocals, equipAsProcedure, mayEquipAs } from '../field/equip-as.js';
import { mayPlaceAsPendulum, placePendulumLocals, placePendulumProcedure } from '../field/place-pendulum.js';
import { actLocals, maySetCard, setCardProcedure } from '../field/set-card.js';
import { shiftLocals, shiftProcedure } from '../field/shift.js';
import { canBearEquip, equip } from '../happenings/equip.js';
import { effectSummonLocals, summonByEffectProcedure, type SummonPosition } from '../summon/by-effect.js';
import { freePendulumSlots } from '../summon/pendulum.js';
import { summonsNothing } from '../summon/special-limits.js';
import { amountOf, doingAt, isBoundLater, whatOf } from './arguments.js';

/** Verbs about control, Equip Cards and Tokens. */

const sideOf = (table: Table, verb: Verb, env: Env): Seat =>
  verb.to === undefined ? env.you : (seatsOf(table, env, verb.to as PlayerRef)[0] ?? env.you);

/**
 * Monsters of the other side. Control of other cards cannot change (base.21.6), such as that of a monster that has become an Equip Card
 * (base.16.14).
 */
function takeable(table: Table, verb: Verb, env: Env): readonly ObjectId[] {
  const seat = sideOf(table, verb, env);
  return whatOf(table, verb, env).filter((id) => isMonsterSlot(table.object(id).slot) && table.object(id).controller !== seat);
}

/** Monsters for which another zone of their side is free. */
const movable = (table: Table, verb: Verb, env: Env): readonly ObjectId[] =>
  whatOf(table, verb, env).filter(
    (id) => isMonsterSlot(table.find(id)?.slot ?? '') && freeSlots(table, table.object(id).controller, 'monster').length > 0,
  );

const hostOf = (table: Table, verb: Verb, env: Env): ObjectId => objectsOf(table, env, verb.to as Ref)[0] ?? 0;

/** Whether a card is in a zone where Equip Cards are. */
const liesAsSpell = (table: Table, id: ObjectId): boolean => kindOfPlace(table, table.object(id)) === 'spellTrapZone';

export const fieldVerbs: { readonly [name: string]: VerbDefinition } = {
  /** `to` takes control of `what`; `until` names a duration, absent for permanent control. */
  takeControl: {
    rule: 'base.21.6',
    run: (table, verb, env, path) =>
      call(
        takeControlProcedure,
        controlLocals(
          sideOf(table, verb, env),
          takeable(table, verb, env),
          durationKey(table, env, verb.until as string | undefined),
          doingAt(env, path, 'base.21.6'),
        ),
      ),
    // A Main Monster Zone is needed (base.21.7).
    choosable: (table, verb, env) =>
      takeable(table, verb, env).length > 0 &&
      (freesMain(env, sideOf(table, verb, env)) || freeSlots(table, sideOf(table, verb, env), 'monster').length > 0),
  },
  /** Moves `what`, one monster, to another zone of its side (base.4.10). */
  moveZone: {
    rule: 'base.4.10',
    run: (table, verb, env, path) => {
      const [object] = movable(table, verb, env);
      return object === undefined ? { done: false } : call(shiftProcedure, shiftLocals(object, 'monster', doingAt(env, path, 'base.4.10')));
    },
    choosable: (table, verb, env) => movable(table, verb, env).length > 0,
  },
  /** Equips `what` to `to` (base.16.11). */
  equip: {
    rule: 'base.16.11',
    run: (table, verb, env, path) => {
      const to = hostOf(table, verb, env);
      const [first] = whatOf(table, verb, env);
      if (first === undefined) return { done: false };
      if (!liesAsSpell(table, first)) return call(equipAsProcedure, equipAsLocals(env.you, first, to, doingAt(env, path, 'base.16.14')));
      return { propose: [equip(first, to, doingAt(env, path, 'base.16.11'))] };
    },
    choosable: (table, verb, env) => {
      const to = hostOf(table, verb, env);
      return canBearEquip(table, to) && whatOf(table, verb, env).some((id) => liesAsSpell(table, id) || mayEquipAs(table, env.you, id, to));
    },
  },
  /** Places one Pendulum Monster Card in a Pendulum Zone of its player (base.4.3). */
  placeAsPendulum: {
    rule: 'base.4.3',
    run: (table, verb, env, path) => {
      const [id] = whatOf(table, verb, env);
      if (id === undefined || !mayPlaceAsPendulum(table, env.you, id)) return { done: false };
      return call(placePendulumProcedure, placePendulumLocals(env.you, id, doingAt(env, path, 'base.4.3')));
    },
    choosable: (table, verb, env) =>
      freePendulumSlots(table, env.you).length > 0 &&
      (isBoundLater(verb, env) || whatOf(table, verb, env).some((id) => mayPlaceAsPendulum(table, env.you, id))),
  },
  /** Sets one Spell or Trap in a zone of its player's choice (base.16.3). */
  setCard: {
    rule: 'base.16.3',
    run: (table, verb, env, path) => {
      const [id] = whatOf(table, verb, env);
      if (id === undefined || !maySetCard(table, env.you, id)) return { done: false };
      return call(setCardProcedure, actLocals(env.you, id, doingAt(env, path, 'base.16.3')));
    },
    choosable: (table, verb, env) => isBoundLater(verb, env) || whatOf(table, verb, env).some((id) => maySetCard(table, env.you, id)),
  },
  /**
   * Special Summons a number of Tokens of one kind, all of them or none (base.21.1); their owner is the player whose effect creates them
   * (base.21.12).
   */
  createTokens: {
    rule: 'base.21.1',
    run: (table, verb, env, path) => {
      const count = amountOf(table, verb, env);
      const side = sideOf(table, verb, env);
      if (!hasRoomFor(table, verb, env)) return { done: false };
      const objects = Array.from({ length: count }, () => table.create(verb.token as string, env.you, 'token').id);
      return call(
        summonByEffectProcedure,
        effectSummonLocals({
          seat: env.you,
          side,
          objects,
          how: 'special',
          position: (verb.position as SummonPosition | undefined) ?? 'any',
          proper: false,
          doing: doingAt(env, path, 'base.21.1'),
        }),
      );
    },
    choosable: hasRoomFor,
  },
};

function hasRoomFor(table: Table, verb: Verb, env: Env): boolean {
  const side = sideOf(table, verb, env);
  return freeSlots(table, side, 'monster').length >= amountOf(table, verb, env) && !summonsNothing(table, env.you);
}
