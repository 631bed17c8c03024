import { type Env, objectsOf, type ObjectId, type PlayerRef, type Ref, seatsOf, type Seat, type Table, type Verb, type VerbDefinition } from '@arbiter/kernel';
import { effectSummonLocals, type SummonPosition } from '../summon/by-effect.js';
import { canBeSummoned } from '../summon/special-limits.js';
import { freeSlots } from '../board.js';
import type { SummonKind } from '../vocabulary.js';
import { doingAt, whatOf } from './arguments.js';

/** Verbs that bring monsters to the field. */

function sideOf(table: Table, verb: Verb, env: Env): Seat {
  return verb.to === undefined ? env.you : (seatsOf(table, env, verb.to as PlayerRef)[0] ?? env.you);
}

/** base.9.5: a zone is free, or will be once the cost is paid. */
function hasRoom(table: Table, verb: Verb, env: Env): boolean {
  return env.vars.freesZone === true || freeSlots(table, sideOf(table, verb, env), 'monster').length > 0;
}

const how = (verb: Verb): SummonKind => (verb.as as SummonKind | undefined) ?? 'special';

function summonable(table: Table, verb: Verb, env: Env, ids: readonly ObjectId[]): boolean {
  return ids.some((id) => canBeSummoned(table, sideOf(table, verb, env), id, how(verb)) || (env.vars.freesZone === true && hasRoom(table, verb, env)));
}

export const summoningVerbs: { readonly [name: string]: VerbDefinition } = {
  specialSummon: {
    rule: 'base.9.3',
    run: (table, verb, env, path) => {
      const objects = whatOf(table, verb, env);
      if (objects.length === 0) return { done: false };
      const kind = how(verb);
      return {
        call: 'summonByEffect',
        locals: effectSummonLocals({
          seat: env.you,
          side: sideOf(table, verb, env),
          objects,
          how: kind,
          position: (verb.position as SummonPosition | undefined) ?? 'any',
          proper: kind !== 'special' || verb.proper === true,
          doing: doingAt(table, env, path, 'base.9.3'),
        }),
      };
    },
    choosable: (table, verb, env) => {
      const what = (verb.what as Ref | undefined) ?? 'self';
      return hasRoom(table, verb, env) && summonable(table, verb, env, objectsOf(table, env, what));
    },
  },
};
