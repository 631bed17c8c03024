import type { ObjectId } from '@arbiter/kernel';
import { dropTriggers, type Env, frameOf, giveBack, localsIn, type Table, type VerbDefinition } from '@arbiter/kernel/authoring';
import { canAttack } from '../battle/may-attack.js';
import { linkOf, setLink } from '../chain/link.js';
import { gameOf, type Link, setGame, turnPlayer } from '../facts.js';
import { arrivalRef } from '../summon/arrival-locals.js';
import { reaches } from '../values/affects.js';
import { doingAt } from './arguments.js';

/** Verbs that negate. */

/** The Chain Link of the event to which the effect responds; null if there is none. */
function answered(table: Table, { event }: Env): Link | null {
  const { link = 0 } = (event ?? {}) as { readonly link?: number };
  return linkOf(table, link);
}

function emitNegated(table: Table, env: Env, what: string, object: ObjectId, card: string, rule: string): void {
  table.emit('negated', rule, { object, card, what, by: env.self, byCard: env.card, bySeat: env.you });
}

function negateLink(flag: 'activationNegated' | 'effectNegated', rule: string): VerbDefinition {
  return {
    rule,
    run: (table, _verb, env) => {
      const link = answered(table, env);
      // A Link that has resolved or is already negated cannot be negated any more.
      if (link === null || link.number >= gameOf(table).resolving || link.activationNegated || link[flag]) return { done: false };
      setLink(table, link.number, { [flag]: true });
      if (flag === 'activationNegated') takeBack(table, link);
      emitNegated(table, env, flag === 'activationNegated' ? 'activation' : 'effect', link.source, link.card, rule);
      return { done: true, objects: [link.source] };
    },
  };
}

/**
 * Drops triggers of the negated activation, because nothing was activated or targeted (base.23.6, 4.3-2), and takes back its use if
 * activations are limited (base.23.12).
 */
function takeBack(table: Table, link: Link): void {
  dropTriggers(
    table,
    ({ event }) =>
      event.link === link.number &&
      ((event.key === 'activated' && event.object === link.source) || (event.key === 'targeted' && event.by === link.source)),
  );
  countBack(table, link);
}

/** If the number of activations is limited, a negated one is not counted (base.23.12, ruling:21). */
function countBack(table: Table, { ability, source, seat }: Link): void {
  const { limit } = table.library.ability(ability).ability;
  if (limit?.refund === 'negated') giveBack(table, { object: source, seat, ability }, limit);
}

export const negationVerbs: { readonly [name: string]: VerbDefinition } = {
  negateActivation: negateLink('activationNegated', 'base.23.6'),
  negateEffect: negateLink('effectNegated', 'base.23.7'),
  /** Negates the current summon (base.8.13): that of the monsters that are being summoned. */
  negateSummon: {
    rule: 'base.8.14',
    run: (table, _verb, env) => {
      const arrival = localsIn(frameOf(table, arrivalRef.name), arrivalRef);
      if (arrival === null) return { done: false };
      const objects = arrival.objects.filter((id) => table.find(id) !== null);
      table.local(arrival, 'negated', objects);
      for (const id of objects) emitNegated(table, env, 'summon', id, table.object(id).card, 'base.8.14');
      return { done: objects.length > 0, objects };
    },
  },
  /**
   * Negates the current attack (base.17.13). An attack whose attacker is not in Attack Position, changed control or cannot attack any more
   * has already ended (base.17.12).
   */
  negateAttack: {
    rule: 'base.17.13',
    run: (table, _verb, env, path) => {
      const { attack } = gameOf(table);
      if (
        attack === null ||
        attack.negated ||
        !canAttack(table, turnPlayer(table), attack.attacker) ||
        !reaches(table, attack.attacker, doingAt(env, path, 'base.17.13'))
      )
        return { done: false };
      setGame(table, 'attack', { ...attack, negated: true });
      emitNegated(table, env, 'attack', attack.attacker, table.object(attack.attacker).card, 'base.17.13');
      return { done: true, objects: [attack.attacker] };
    },
  },
  /** Ends the Battle Phase by going to its End Step (base.6.17). */
  endBattlePhase: {
    rule: 'base.6.17',
    run: (table) => {
      if (gameOf(table).phase !== 'battle') return { done: false };
      setGame(table, 'ending', 'battle');
      return { done: true };
    },
  },
  /** Skips everything between now and the End Phase (base.6.17). */
  endTurn: {
    rule: 'base.6.17',
    run: (table) => {
      if (gameOf(table).phase === 'end') return { done: false };
      setGame(table, 'ending', 'turn');
      return { done: true };
    },
  },
};
