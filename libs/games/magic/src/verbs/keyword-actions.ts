import type { ObjectId } from '@arbiter/kernel';
import {
  amount,
  type Amount,
  call,
  type Env,
  type Happening,
  knownRow,
  notice,
  objectsOf,
  type PlayerRef,
  type Ref,
  seatOf,
  seatsOf,
  type Table,
  type Verb,
  type VerbDefinition,
  type VerbOutcome,
} from '@arbiter/kernel/authoring';
import { meaningLocals, meaningProcedure, type Meant, type Time } from '../actions/meanings.js';
import { proliferateLocals, proliferateProcedure } from '../actions/proliferate.js';
import { fieldsOf, isType, onBattlefield, playerOf, powerOf, setObject, toughnessOf, shownCard } from '../facts.js';
import { addCounters, addPlayerCounters } from '../happenings/counters.js';
import { damage } from '../happenings/damage.js';
import { setLife } from '../happenings/life.js';
import { move } from '../happenings/move.js';
import { poolOf, setPool } from '../mana/pools.js';
import { addToPool } from '../mana/pool.js';
import { rulesOf } from '../rules.js';
import type { ZoneKind } from '../vocabulary.js';
import { count, players, what } from './arguments.js';
import { exchangeLives, mayHaveLife } from './damage-and-life.js';

type Run = ReturnType<VerbDefinition['run']>;

const meaning = (env: Env, word: Meant, times: readonly Time[]): Run => call(meaningProcedure, meaningLocals(env, word, times));

/** A keyword action of a player, with a number. */
const plainly = (rule: string, word: Meant): VerbDefinition => ({
  rule,
  run: (table, verb, env) => meaning(env, word, [{ vars: { n: count(table, verb, env) } }]),
});

/** A keyword action of a permanent; of the source if `what` is left out. */
const ofItself = (rule: string, word: Meant): VerbDefinition => ({
  rule,
  run: (table, verb, env) =>
    meaning(
      env,
      word,
      objectsOf(table, env, (verb.what as Ref | undefined) ?? 'self').map((id) => ({ vars: { it: [id], n: count(table, verb, env) } })),
    ),
});

/** 701.30b: the creature is monstrous until it leaves the battlefield; 701.30c: with this number. */
const becomeMonstrous: VerbDefinition = {
  rule: '701.30a',
  run: (table, verb, env) => {
    for (const id of what(table, verb, env)) {
      setObject(table, id, 'monstrous', count(table, verb, env));
      table.emit('becameMonstrous', '701.30a', { object: id, card: shownCard(table, id) });
      notice(table, 'becameMonstrous', { object: id, seat: table.controllerOf(table.object(id)) }, { amount: count(table, verb, env) });
    }
    return { done: true };
  },
};

/** 701.39: if the exploring permanent is gone, its last controller carries out the action (701.39c). */
const explore: VerbDefinition = {
  rule: '701.39a',
  run: (table, verb, env) => {
    const ids =
      verb.what === undefined
        ? [env.self]
        : ((env.vars[(verb.what as { readonly var: string }).var] as readonly ObjectId[] | undefined) ??
          objectsOf(table, env, verb.what as Ref));
    // 701.39a, 701.39c
    const known = ids.flatMap((id) => knownRow(table, id) ?? []);
    return meaning(
      env,
      'explore',
      known.map((row) => ({ you: table.controllerOf(row), vars: { it: [row.id] } })),
    );
  },
};

/** 701.39b: the permanent has explored, whatever happened to it meanwhile. */
const explored: VerbDefinition = {
  rule: '701.39b',
  run: (table, verb, env) => {
    const [object] = env.vars[(verb.what as { readonly var: string }).var] as readonly [ObjectId];
    notice(table, 'explored', { object, seat: env.you });
    return { done: true };
  },
};

/** Stands for an object that is gone: no zone contains an object 0. */
const nothing = 0;

const creatureHere = (table: Table, id: ObjectId): boolean => onBattlefield(table, id) && isType(table, id, 'creature');

/**
 * Two creatures deal damage equal to their power to each other (701.12a), which is no combat damage (701.12d); a creature that fights
 * itself deals it to itself twice (701.12c).
 */
const fight: VerbDefinition = {
  rule: '701.12a',
  run: (table, verb, env) => {
    const [first = nothing] = objectsOf(table, env, verb.what as Ref);
    const [second = nothing] = objectsOf(table, env, verb.with as Ref);
    // 701.12b: no damage is dealt if one of them is no creature on the battlefield.
    if (!creatureHere(table, first) || !creatureHere(table, second)) return { done: false };
    const blow = (source: ObjectId, to: ObjectId): Happening =>
      damage({ source, to, amount: powerOf(table, source), combat: false }, '701.12a');
    // 701.12c, 701.12d: each deals its own damage, which is no combat damage, even if both are the same creature.
    return { propose: [blow(first, second), blow(second, first)] };
  },
};

/**
 * Doubling (701.9): `double` is `power`, `toughness` or `both` of `what`, the `life` of a player, the counters of a `kind` on `what` or on
 * a player, or a player's unspent `mana` of a type. A creature gets a bonus equal to its power or toughness (701.9a, 701.9b), which may be
 * negative (701.9c).
 */
const double: VerbDefinition = {
  rule: '701.9a',
  run: (table, verb, env) => {
    switch (verb.double) {
      case 'life':
        return { propose: players(table, verb, env).flatMap((seat) => setLife(table, seat, 2 * playerOf(table, seat).life, '701.9d')) };
      case 'counters':
        return { propose: doubledCounters(table, verb, env) };
      case 'mana':
        return doubleMana(table, verb, env);
      default: {
        const [byPower, byToughness] = [verb.double !== 'toughness', verb.double !== 'power'];
        return meaning(
          env,
          'double',
          what(table, verb, env).map((id) => ({
            vars: { it: [id], power: byPower ? powerOf(table, id) : 0, toughness: byToughness ? toughnessOf(table, id) : 0 },
          })),
        );
      }
    }
  },
};

function doubledCounters(table: Table, verb: Verb, env: Env): readonly Happening[] {
  const kind = verb.kind as string;
  if (verb.what === undefined)
    return players(table, verb, env).map((seat) => addPlayerCounters(seat, kind, playerOf(table, seat).counters[kind] ?? 0, '701.9e'));
  return what(table, verb, env).map((id) => addCounters(id, kind, fieldsOf(table.object(id)).counters[kind] ?? 0, '701.9e', env.you));
}

function doubleMana(table: Table, verb: Verb, env: Env): VerbOutcome {
  for (const seat of players(table, verb, env)) {
    const pool = poolOf(table, seat);
    const more = pool.filter(({ type }) => type === verb.type).map(({ type }) => type);
    setPool(table, seat, addToPool(pool, more, { source: env.self }));
    table.emit('manaAdded', '701.9f', { seat, mana: String(verb.type), count: more.length, object: env.self });
  }
  return { done: true };
}

/**
 * Exchanging (701.10): `control` of two permanents, life totals of two `players`, a player's `zones`, two `cards` in different zones, or a
 * player's life total with a `number`. If the exchange can't be carried out completely, nothing is exchanged (701.10a).
 */
const exchange: VerbDefinition = {
  rule: '701.10a',
  run: (table, verb, env) => {
    if (verb.control !== undefined) return exchangeControl(table, env, verb.control as readonly [Ref, Ref]);
    if (verb.zones !== undefined) return exchangeZones(table, env, verb);
    if (verb.cards !== undefined) return exchangeCards(table, env, verb.cards as readonly [Ref, Ref]);
    if (verb.number !== undefined) return exchangeNumber(table, env, verb);
    return exchangeLives(table, seatsOf(table, env, verb.players as PlayerRef));
  },
};

/** 701.10b: exchanges control of two permanents of different players; nothing happens if one player controls both. */
function exchangeControl(table: Table, env: Env, refs: readonly [Ref, Ref]): Run {
  const [first, second] = refs.map((ref) => objectsOf(table, env, ref)[0] ?? nothing) as [ObjectId, ObjectId];
  if (!onBattlefield(table, first) || !onBattlefield(table, second)) return { done: false };
  const seats = [first, second].map((id) => table.controllerOf(table.object(id))) as [number, number];
  if (seats[0] === seats[1]) return { done: false };
  return meaning(env, 'takeControl', [
    { you: seats[1], vars: { it: [first] } },
    { you: seats[0], vars: { it: [second] } },
  ]);
}

/** 701.10f: exchanges all cards of one zone for all cards of the other, even if a zone is empty. */
function exchangeZones(table: Table, env: Env, verb: Verb): Run {
  const [one, other] = verb.zones as readonly [ZoneKind, ZoneKind];
  const cards = (seat: number, zone: ZoneKind): readonly ObjectId[] => table.zoneOf(zone, seat).order;
  return {
    propose: players(table, verb, env).flatMap((seat) => [
      ...cards(seat, one).map((id) => move(id, { to: other }, '701.10f')),
      ...cards(seat, other).map((id) => move(id, { to: one }, '701.10f')),
    ]),
  };
}

/** 701.10d: exchanges cards of one owner, even if there are none on one side. */
function exchangeCards(table: Table, env: Env, refs: readonly [Ref, Ref]): Run {
  const [first, second] = refs.map((ref) => objectsOf(table, env, ref)) as [readonly ObjectId[], readonly ObjectId[]];
  const owners = new Set([...first, ...second].map((id) => table.object(id).owner));
  if (owners.size !== 1) return { done: false };
  const zone = (ids: readonly ObjectId[], fallback: ZoneKind): ZoneKind =>
    ids[0] === undefined ? fallback : (table.zone(table.object(ids[0]).zone).kind as ZoneKind);
  const [from, to] = [zone(first, 'exile'), zone(second, 'hand')];
  return { propose: [...first.map((id) => move(id, { to }, '701.10d')), ...second.map((id) => move(id, { to: from }, '701.10d'))] };
}

/** 701.10g: exchanges a life total and another number; the verb that follows sets that number, bound as `total`. */
function exchangeNumber(table: Table, env: Env, verb: Verb): Run {
  const seat = seatOf(table, env, (verb.player as PlayerRef | undefined) ?? 'you');
  const number = amount(table, env, verb.number as Amount);
  if (!mayHaveLife(table, seat, number)) return { done: false };
  return meaning(
    env,
    'exchangeNumber',
    objectsOf(table, env, verb.of as Ref).map((id) => ({
      you: seat,
      vars: {
        it: [id],
        life: playerOf(table, seat).life,
        gained: Math.max(0, number - playerOf(table, seat).life),
        lost: Math.max(0, playerOf(table, seat).life - number),
      },
    })),
  );
}

/**
 * 701.37: the creature attacks if able, and attacks a player other than the one who goads it if able. Being goaded again by the same player
 * changes nothing (701.37c).
 */
const goad: VerbDefinition = {
  rule: '701.37a',
  run: (table, verb, env) =>
    meaning(
      env,
      'goad',
      what(table, verb, env)
        .filter((id) => !isGoadedBy(table, id, env.you))
        .map((id) => ({ vars: { it: [id] } })),
    ),
};

function isGoadedBy(table: Table, id: ObjectId, seat: number): boolean {
  return rulesOf(table, id).some(
    (rule) => rule.word === 'must' && rule.goad === true && (rule.player as { readonly you?: number } | undefined)?.you === seat,
  );
}

/** Keyword actions done to permanents and players (701.9 - 701.12, 701.26, 701.28 - 701.30, 701.32, 701.35, 701.39, 701.42, 701.43). */
export const keywordActionVerbs: { readonly [name: string]: VerbDefinition } = {
  fight,
  goad,
  double,
  exchange,
  becomeMonstrous,
  explore,
  explored,
  bolster: plainly('701.32a', 'bolster'),
  amass: plainly('701.43a', 'amass'),
  investigate: plainly('701.35a', 'investigate'),
  populate: plainly('701.29a', 'populate'),
  adapt: ofItself('701.42a', 'adapt'),
  monstrosity: ofItself('701.30a', 'monstrosity'),
  detain: ofItself('701.28a', 'detain'),
  proliferate: { rule: '701.26a', run: (_table, _verb, env) => call(proliferateProcedure, proliferateLocals(env)) },
};
