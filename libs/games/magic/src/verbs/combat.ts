import { idOfSeat } from '@arbiter/kernel';
import {
  call,
  type Env,
  envLocals,
  type PlayerRef,
  type Ref,
  seatsOf,
  type Table,
  type Verb,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { chooseAttackedLocals, returnUnblockedProcedure, chooseAttackedProcedure, unblockedOf } from '../combat/choosing.js';
import { crewPower, crewLocals, tapCrewProcedure } from '../combat/crew.js';
import { joinCombatProcedure, joinLocals } from '../combat/join.js';
import { removeFromCombat, unblock } from '../combat/removal.js';
import { onBattlefield, setObject, shownCard } from '../facts.js';
import { exert } from '../happenings/exert.js';
import { count, named, nowhere, what } from './arguments.js';

/**
 * Returns what a creature attacks by an effect: what `attacking` names, or a `player`; 0 if the creature's controller chooses (508.4).
 * Something that is gone can be neither attacked nor blocked (506.3c, 509.7a).
 */
function attackedBy(table: Table, verb: Verb, env: Env): number {
  if (verb.player !== undefined) {
    const [seat] = seatsOf(table, env, verb.player as PlayerRef);
    return seat === undefined ? nowhere : idOfSeat(seat);
  }
  return verb.attacking === undefined ? 0 : (named(table, env, verb.attacking as Ref)[0] ?? nowhere);
}

/**
 * Puts cards onto the battlefield attacking (508.4), tapped unless the verb says `tapped: false`; a permanent that is there already becomes
 * an attacking creature.
 */
const putAttacking: VerbDefinition = {
  rule: '508.4',
  run: (table, verb, env) => {
    const objects = what(table, verb, env);
    const mode = objects.every((id) => onBattlefield(table, id)) ? 'attack' : 'enterAttacking';
    return call(
      joinCombatProcedure,
      joinLocals(env, { objects, target: attackedBy(table, verb, env), mode, tapped: verb.tapped !== false }),
    );
  },
};

/** Puts cards onto the battlefield blocking (509.7); `attacker` if the effect says which attacker. */
const putBlocking: VerbDefinition = {
  rule: '509.7',
  run: (table, verb, env) => {
    const [attacker = nowhere] = verb.attacker === undefined ? [0] : named(table, env, verb.attacker as Ref);
    return call(
      joinCombatProcedure,
      joinLocals(env, { objects: what(table, verb, env), target: attacker, mode: 'enterBlocking', tapped: verb.tapped === true }),
    );
  },
};

/** Makes creatures block an attacker because an effect says so (509.6). */
const block: VerbDefinition = {
  rule: '509.6',
  run: (table, verb, env) => {
    const [attacker = nowhere] = named(table, env, verb.attacker as Ref);
    return call(joinCombatProcedure, joinLocals(env, { objects: what(table, verb, env), target: attacker, mode: 'block' }));
  },
};

/** Makes attackers blocked although no creature blocks them (509.1h, 509.5c), with their bands (702.21i). */
const becomeBlocked: VerbDefinition = {
  rule: '509.1h',
  run: (table, verb, env) => call(joinCombatProcedure, joinLocals(env, { objects: what(table, verb, env), target: 0, mode: 'blocked' })),
};

/** The controller, or the player of `by`, chooses anew what attackers attack (508.7). */
const reselectAttacked: VerbDefinition = {
  rule: '508.7',
  run: (table, verb, env) =>
    call(joinCombatProcedure, joinLocals(env, { objects: what(table, verb, env), target: attackedBy(table, verb, env), mode: 'reselect' })),
};

/**
 * Removes creatures from combat (506.4); with `unblock`, attackers that only they blocked become unblocked; otherwise those stay blocked
 * (509.1h).
 */
const leaveCombat: VerbDefinition = {
  rule: '506.4',
  run: (table, verb, env) => {
    const objects = what(table, verb, env).filter((id) => onBattlefield(table, id));
    for (const id of objects) {
      if (verb.unblock === true) unblock(table, id);
      else removeFromCombat(table, id);
      table.emit('removedFromCombat', '506.4', { object: id, card: shownCard(table, id) });
    }
    return { done: objects.length > 0, objects };
  },
};

/**
 * Chooses what each of `amount` creatures that are about to be created attacks (508.4); with `of`, only that player or their planeswalkers.
 */
const chooseAttacked: VerbDefinition = {
  rule: '508.4',
  run: (table, verb, env) => {
    const [only = -1] = verb.of === undefined ? [] : seatsOf(table, env, verb.of as PlayerRef);
    return call(chooseAttackedProcedure, chooseAttackedLocals(envLocals(env), count(table, verb, env), only));
  },
};

/** As a cost, returns an unblocked attacker to its owner's hand; `as` names what it attacked (702.48a, 702.48c). */
const returnUnblocked: VerbDefinition = {
  rule: '702.48a',
  payable: (table, _verb, { you }) => unblockedOf(table, you).length > 0,
  run: (_table, _verb, env) =>
    call(returnUnblockedProcedure, { ...envLocals(env), attacked: 0, returned: null, answer: null, answers: null }),
};

/** As a cost, taps untapped creatures with enough power (702.121a). */
const tapCrew: VerbDefinition = {
  rule: '702.121a',
  payable: (table, verb, env) => crewPower(table, env) >= count(table, { ...verb, amount: verb.power }, env),
  run: (table, verb, env) => call(tapCrewProcedure, crewLocals(envLocals(env), count(table, { ...verb, amount: verb.power }, env))),
};

export const combatVerbs: { readonly [name: string]: VerbDefinition } = {
  putAttacking,
  chooseAttacked,
  returnUnblocked,
  putBlocking,
  block,
  becomeBlocked,
  reselectAttacked,
  removeFromCombat: leaveCombat,
  tapCrew,
  exert: { rule: '701.38a', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => exert(id, env.you, '701.38a')) }) },
  /** 702.111b: being renowned is a designation of the permanent; it is no ability and not copied. */
  becomeRenowned: {
    rule: '702.111b',
    run: (table, verb, env) => {
      const objects = what(table, verb, env).filter((id) => onBattlefield(table, id));
      for (const id of objects) {
        setObject(table, id, 'renowned', true);
        table.emit('becameRenowned', '702.111b', { object: id, card: shownCard(table, id) });
      }
      return { done: objects.length > 0, objects };
    },
  },
};
