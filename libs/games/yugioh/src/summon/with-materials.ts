import { type ObjectId, picksOf, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  type Frame,
  type FrameLocals,
  happen,
  type Happening,
  matches,
  type Predicate,
  returnedIn,
  sourceEnv,
  type Table,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { objectOption, objectsIn } from '../asking.js';
import { rowOf } from '../facts.js';
import { move } from '../happenings/move.js';
import type { Doing } from '../happenings/reasons.js';
import { effectSummonLocals, summonByEffectProcedure } from './by-effect.js';
import { chooseMaterialsProcedure, materialLocals } from './choose-materials.js';
import { hasMaterials, type MaterialSpec } from './material-sets.js';
import { maySpecialSummon } from './special-limits.js';

/** What an effect determines about the Fusion or Ritual Summon that it makes (base.10). */
export interface MaterialSummon {
  readonly seat: Seat;
  readonly how: 'fusion' | 'ritual';
  /** Kind of the zone from which the monster comes. */
  readonly zone: string;
  /** The monsters that may be summoned. */
  readonly where: Predicate;
  /** Kinds of places from which the materials come. */
  readonly from: readonly string[];
  /** The materials that may be used; null for no restriction. */
  readonly materials: Predicate | null;
  /** For a Ritual Summon: whether the Levels must be exactly that of the monster, or at least (base.10.2). */
  readonly levels: 'exactly' | 'atLeast';
  /** What is done to the materials. */
  readonly act: 'sent' | 'tributed' | 'banished';
}

/** The requirements for the materials of one monster. */
function specFor(table: Table, { seat, how, from, materials, levels }: MaterialSummon, object: ObjectId): MaterialSpec {
  const level = valuesOf(table, object).level as number;
  return {
    seat,
    object,
    how,
    from,
    ...(how === 'fusion' ? {} : { levels: levels === 'exactly' ? { is: level } : { atLeast: level } }),
    where: materials ?? {},
  };
}

/** Monsters that could be summoned now by this effect. */
export function summonableWith(table: Table, summoning: MaterialSummon): readonly ObjectId[] {
  const { seat, how, zone, where } = summoning;
  return table.zoneOf(zone, seat).order.filter((id) => {
    if (valuesOf(table, id).frame !== how || (zone === 'extraDeck' && rowOf(table, id).faceUp)) return false;
    const env = sourceEnv(id, table.object(id).card, seat);
    return matches(table, env, id, where) && maySpecialSummon(table, seat, id, how) && hasMaterials(table, specFor(table, summoning, id));
  });
}

/** Locals of `materialSummon`. */
export interface MaterialSummonLocals extends FrameLocals<readonly ObjectId[]> {
  readonly summoning: MaterialSummon;
  readonly doing: Doing;
  readonly object: ObjectId;
}

/**
 * A Fusion or Ritual Summon: as the effect resolves, the monster and its materials are chosen, the materials are sent away, and then the
 * monster is summoned. Nothing
 * is activated in between, but these are different moments (base.10.4, base.10.7, base.10.8, base.10.11). Locals: `summoning`, `doing`.
 * Returns a `HappenResult`.
 */
export const materialSummonProcedure = defineProcedure<MaterialSummonLocals>({
  name: 'materialSummon',
  steps: [
    { name: 'choose', rule: 'base.10.7', run: ask },
    { name: 'chosen', rule: 'base.10.7', run: chosen },
    { name: 'materials', rule: 'base.10.8', run: takeMaterials },
    { name: 'summon', rule: 'base.10.11', run: comeIn },
    { name: 'over', run: (_table, locals): Control => ({ done: locals.returned }) },
  ],
});

export function materialSummonLocals(summoning: MaterialSummon, doing: Doing): MaterialSummonLocals {
  return {
    summoning,
    doing,
    object: 0,
    returned: null,
    answer: null,
    answers: null,
  };
}

const summoningOf = (locals: MaterialSummonLocals): MaterialSummon => locals.summoning;

function ask(table: Table, locals: MaterialSummonLocals, frame: Frame): Control | undefined {
  const summoning = summoningOf(locals);
  const found = summonableWith(table, summoning);
  if (found.length === 0) return { done: { done: false } };
  const options = found.map((id) => objectOption(table, id));
  if (options.length === 1) {
    table.local(locals, 'answer', { picks: options.map(({ id }) => id) });
    return undefined;
  }
  const { byCard, by } = locals.doing;
  table.ask(frame, {
    seat: summoning.seat,
    kind: 'chooseForEffect',
    rule: 'base.10.7',
    params: { card: byCard, object: by },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function chosen(table: Table, locals: MaterialSummonLocals): Control {
  const object = objectsIn(picksOf(locals.answer))[0] as ObjectId;
  table.local(locals, 'object', object);
  table.local(locals, 'answer', null);
  return call(chooseMaterialsProcedure, materialLocals(specFor(table, summoningOf(locals), object)));
}

function takeMaterials(table: Table, locals: MaterialSummonLocals): Control | undefined {
  const ids = returnedIn(locals);
  const { act, how } = summoningOf(locals);
  const doing = { ...locals.doing, reason: act === 'tributed' ? ('tribute' as const) : ('material' as const), how };
  // A Deck from which materials came is shuffled afterwards (base.5.10).
  return happen(
    table,
    ids.map((id): Happening => move(id, { to: act === 'banished' ? 'banished' : 'graveyard', act, searched: true }, doing)),
  );
}

function comeIn(table: Table, locals: MaterialSummonLocals): Control {
  const { seat, how } = summoningOf(locals);
  table.local(locals, 'returned', null);
  return call(
    summonByEffectProcedure,
    effectSummonLocals({
      seat,
      side: seat,
      objects: [locals.object],
      how,
      position: 'any',
      proper: true,
      doing: { ...locals.doing, reason: 'effect' },
    }),
  );
}
