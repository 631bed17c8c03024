import type { ObjectId, Seat } from '@arbiter/kernel';
import {
  call,
  type Env,
  objectsOf,
  type PlayerRef,
  type Predicate,
  type Ref,
  seatsOf,
  type Table,
  type Verb,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { freesAny, freesMain } from '../chain/freed-zones.js';
import { effectSummonLocals, summonByEffectProcedure, type SummonPosition } from '../summon/by-effect.js';
import { hasNormalSummon, type NormalNow, normalNowLocals, normalSummonNowProcedure } from '../summon/normal-now.js';
import { maySpecialSummon, summonsNothing } from '../summon/special-limits.js';
import { type MaterialSummon, materialSummonLocals, materialSummonProcedure, summonableWith } from '../summon/with-materials.js';
import { effectXyzLocals, specialSummonProcedure } from '../summon/special.js';
import { mayBeMaterial } from '../summon/material-sets.js';
import { summonZones } from '../summon/zones.js';
import type { SummonKind } from '../vocabulary.js';
import { doingAt, whatOf } from './arguments.js';

/** Verbs that bring monsters to the field. */

function sideOf(table: Table, verb: Verb, env: Env): Seat {
  return verb.to === undefined ? env.you : (seatsOf(table, env, verb.to as PlayerRef)[0] ?? env.you);
}

const how = (verb: Verb): SummonKind => (verb.how as SummonKind | undefined) ?? 'special';

const frees = (table: Table, env: Env, side: Seat, id: ObjectId): boolean =>
  (table.object(id).zone.startsWith('extraDeck:') ? freesAny : freesMain)(env, side);

/**
 * Whether at least one of these monsters can be summoned by the player who would summon it, and finds a zone on its side that is free or
 * will be once the cost is paid (base.9.5, base.9.12).
 */
function summonable(table: Table, verb: Verb, env: Env, ids: readonly ObjectId[]): boolean {
  return ids.some((id) => {
    const isOwners = verb.sides === 'owner';
    const [who, side] = isOwners ? [table.object(id).owner, table.object(id).owner] : [env.you, sideOf(table, verb, env)];
    return maySpecialSummon(table, who, id, how(verb)) && (frees(table, env, side, id) || summonZones(table, side, id).length > 0);
  });
}

/** Defines a verb for Fusion or Ritual Summons (base.10), with defaults for what the verb does not state. */
function withMaterials(kind: 'fusion' | 'ritual', zone: string, act: MaterialSummon['act']): VerbDefinition {
  const read = (verb: Verb, { you }: Env): MaterialSummon => ({
    seat: you,
    how: kind,
    zone,
    where: (verb.where as Predicate | undefined) ?? {},
    from: (verb.from as readonly string[] | undefined) ?? ['hand', 'monsterZone'],
    materials: (verb.materials as Predicate | undefined) ?? null,
    levels: (verb.levels as MaterialSummon['levels'] | undefined) ?? 'exactly',
    act: (verb.act as MaterialSummon['act'] | undefined) ?? act,
  });
  const rule = kind === 'fusion' ? 'base.10.7' : 'base.10.1';
  return {
    rule,
    run: (table, verb, env, path) => call(materialSummonProcedure, materialSummonLocals(read(verb, env), doingAt(env, path, rule))),
    // An effect that would do nothing else can be activated only if the summon is possible (base.16.16).
    choosable: (table, verb, env) => summonableWith(table, read(verb, env)).length > 0,
  };
}

function normalNow({ where, untributed, faceUp, ofTurn }: Verb, { you }: Env): NormalNow {
  return {
    seat: you,
    where: (where ?? {}) as Predicate,
    untributed: untributed === true,
    faceUp: faceUp === true,
    ofTurn: ofTurn === true,
  };
}

/** Monsters on the player's field that `using` names and that can be Xyz Materials (base.12.2). */
const usedBy = (table: Table, verb: Verb, env: Env): readonly ObjectId[] =>
  objectsOf(table, env, verb.using as Ref).filter(
    (id) =>
      table.object(id).slot !== '' &&
      table.object(id).controller === env.you &&
      mayBeMaterial(table, { seat: env.you, object: 0, how: 'xyz' }, id),
  );

/** An Xyz Summon with materials that an effect names (base.12.11). */
function summonWith(table: Table, verb: Verb, env: Env, object: ObjectId, path: string): ReturnType<VerbDefinition['run']> {
  const materials = usedBy(table, verb, env);
  if (materials.length === 0 || !maySpecialSummon(table, env.you, object, 'xyz')) return { done: false };
  return call(specialSummonProcedure, effectXyzLocals(table, env.you, object, materials, doingAt(env, path, 'base.12.11')));
}

/** Stands for a monster that is not there any more and therefore points at no zones. */
const gone = -1;

export const summoningVerbs: { readonly [name: string]: VerbDefinition } = {
  specialSummon: {
    rule: 'base.9.3',
    run: (table, verb, env, path) => {
      const objects = whatOf(table, verb, env);
      if (objects.length === 0) return { done: false };
      const kind = how(verb);
      if (verb.using !== undefined) return summonWith(table, verb, env, objects[0] as ObjectId, path);
      return call(
        summonByEffectProcedure,
        effectSummonLocals({
          seat: env.you,
          side: sideOf(table, verb, env),
          objects,
          how: kind,
          position: (verb.position as SummonPosition | undefined) ?? 'any',
          // A summon of a Fusion Monster that the effect does not call a Fusion Summon is not one, and is proper only if the effect says so
          // (base.9.7, base.10.12).
          proper: kind !== 'special' || verb.proper === true,
          doing: doingAt(env, path, 'base.9.3'),
          ...(verb.excavated === true ? { excavated: true as const } : {}),
          ...(verb.sides === 'owner' ? { owners: true as const } : {}),
          ...(verb.pointedBy === undefined ? {} : { pointedBy: objectsOf(table, env, verb.pointedBy as Ref)[0] ?? gone }),
        }),
      );
    },
    choosable: (table, verb, env) => {
      if (verb.using !== undefined) return usedBy(table, verb, env).length > 0 && !summonsNothing(table, env.you);
      const what = (verb.what as Ref | undefined) ?? 'self';
      return summonable(table, verb, env, objectsOf(table, env, what));
    },
  },
  /**
   * The effect's player Normal Summons or Sets a monster now, normally in addition to those of the turn (base.8.9). See `NormalNow` for the
   * other arguments.
   */
  normalSummonNow: {
    rule: 'base.8.9',
    run: (_table, verb, env) => call(normalSummonNowProcedure, normalNowLocals(normalNow(verb, env))),
    choosable: (table, verb, env) => hasNormalSummon(table, normalNow(verb, env)),
  },
  fusionSummon: withMaterials('fusion', 'extraDeck', 'sent'),
  ritualSummon: withMaterials('ritual', 'hand', 'tributed'),
};
