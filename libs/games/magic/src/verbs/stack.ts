import { idOfSeat, type JsonObject } from '@arbiter/kernel';
import {
  amount,
  type Amount,
  call,
  type Env,
  fits,
  objectsOf,
  place,
  type PlayerRef,
  type Predicate,
  presentOrPast,
  read,
  type Ref,
  seatOf,
  seatsOf,
  type Table,
  targetIds,
  type Verb,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { gameOf, setGame } from '../facts.js';
import { castNowLocals, castNowProcedure } from '../stack/cast-now.js';
import { cascadeVerb } from '../stack/cascade.js';
import { copyLocals, copySpellProcedure, couldTarget } from '../stack/copies.js';
import { retargetLocals, retargetProcedure, type Retargeting } from '../stack/retarget.js';
import { players, what } from './arguments.js';

/**
 * Copies spells or abilities, `times` times, under the control of `player`, with the exceptions of `except` (706.9); with `newTargets` that
 * player may choose new targets (706.10c). With `targeting` (objects) and `targetingPlayers`, one copy is made for each of those that the
 * original could target, and targets it (706.10d, 706.10e).
 */
const copySpell: VerbDefinition = {
  rule: '706.10',
  run: (table, verb, env, path) => {
    const times = verb.times === undefined ? 1 : Math.max(0, amount(table, env, verb.times as Amount));
    // An original that has been countered meanwhile is copied as it last was (608.2g).
    const list = presentOrPast(table, env, verb.what as Ref);
    const queue = list.flatMap((id) => Array.from({ length: times }, () => id));
    const [seat = env.you] = players(table, verb, env);
    const how = {
      seat,
      choose: verb.newTargets === true,
      without: (verb.without as string | undefined) ?? '',
      except: verb.except === undefined ? '' : `${path}/except`,
    };
    if (verb.targeting === undefined && verb.targetingPlayers === undefined)
      return call(copySpellProcedure, copyLocals(env, queue, { ...how, targets: null }));
    const [original = 0] = list;
    const targets = original === 0 ? [] : couldTarget(table, env, original, targetable(table, verb, env), seat);
    return call(
      copySpellProcedure,
      copyLocals(
        env,
        targets.map(() => original),
        { ...how, targets },
      ),
    );
  },
};

/** Returns the objects and players for each of which a copy may be made. */
const targetable = (table: Table, { targeting, targetingPlayers }: Verb, env: Env): readonly number[] => [
  ...(targeting === undefined ? [] : objectsOf(table, env, targeting as Ref)),
  ...(targetingPlayers === undefined ? [] : seatsOf(table, env, targetingPlayers as PlayerRef).map(idOfSeat)),
];

/** Whether an object on the stack has exactly one target, which is the given object. */
const isOnlyTarget = (table: Table, item: number, [object]: readonly number[]): boolean => {
  const targets = table.find(item) === null ? [] : targetIds(table, item);
  return targets.length === 1 && targets[0] === object;
};

/**
 * Changes targets (115.7): `how` says which, `to` what they become, `among` what the new ones must fit; does nothing unless `only` is the
 * only target.
 */
const changeTargets: VerbDefinition = {
  rule: '115.7',
  run: (table, verb, env) => {
    const [item = 0] = what(table, verb, env);
    if (verb.only !== undefined && !isOnlyTarget(table, item, objectsOf(table, env, verb.only as Ref))) return { done: false };
    const [to = 0] =
      verb.toPlayer === undefined
        ? verb.to === undefined
          ? []
          : objectsOf(table, env, verb.to as Ref)
        : [idOfSeat(seatOf(table, env, verb.toPlayer as PlayerRef))];
    return call(
      retargetProcedure,
      retargetLocals(item, env.you, (verb.how as Retargeting | undefined) ?? 'new', {
        to,
        among: (verb.among as Predicate | undefined) ?? null,
      }),
    );
  },
};

/**
 * A player casts cards as this resolves (608.2f). `cost` replaces the mana cost; when left out, nothing is paid; `usual: true` for the
 * usual cost. The player may decline unless `must`. `several`: several cards, one after the other; `lands`: lands may be played as well;
 * `wholly`: mana abilities may be activated only for mana that is spent on these spells.
 */
const mayCast: VerbDefinition = {
  rule: '608.2f',
  run: (table, verb, env) => {
    const [seat = env.you] = players(table, verb, env);
    const cost = verb.usual === true ? null : ((verb.cost as string | undefined) ?? '');
    return call(
      castNowProcedure,
      castNowLocals(seat, sameName(table, env, verb, what(table, verb, env)), {
        name: (verb.name as string | undefined) ?? 'free',
        cost,
        may: verb.must !== true,
        several: verb.several === true,
        lands: verb.lands === true,
        wholly: verb.wholly === true,
      }),
    );
  },
};

/** `named`: returns only the cards that share a name with that object. */
function sameName(table: Table, env: Env, { named }: Verb, objects: readonly number[]): readonly number[] {
  if (named === undefined) return objects;
  const names = presentOrPast(table, env, named as Ref).flatMap((id) => read(table, env, id, 'name') ?? []);
  return objects.filter((id) => [read(table, env, id, 'name') ?? []].flat().some((name) => names.includes(name)));
}

/**
 * Creates copies of the cards in exile that fit `of` in exile, and lets their player cast them without paying their costs (706.12). Copies
 * that aren't cast cease to exist (704.5e, 706.10a). The copy that is cast is a spell just as the card would be (112.1b, 708.3c).
 */
const castCopy: VerbDefinition = {
  rule: '706.12',
  run: (table, verb, env) => {
    const originals = table.zone('exile').order.filter((id) => fits(table, verb.of as JsonObject, id, env.self));
    const copies = originals.map((id) => {
      const { card } = table.object(id);
      const copy = place(table, table.create(card, env.you, 'copy').id, { zone: 'exile' });
      table.emit('spellCopied', '706.12', { seat: env.you, object: copy, card, of: id });
      return copy;
    });
    setGame(table, 'strays', [...gameOf(table).strays, ...copies]);
    return call(castNowProcedure, castNowLocals(env.you, copies, { name: 'copy', may: true }));
  },
};

export const stackVerbs: { readonly [name: string]: VerbDefinition } = {
  copySpell,
  changeTargets,
  mayCast,
  castCopy,
  cascade: cascadeVerb,
};
