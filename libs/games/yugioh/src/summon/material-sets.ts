import { type ObjectId, readAs, type Seat } from '@arbiter/kernel';
import { type Env, holds, matches, type Predicate, sourceEnv, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { pointsAt } from '../arrows.js';
import { everySlot, isMonsterSlot, monstersOf, present, slotId, slotsIn } from '../board.js';
import type { MaterialPart, MonsterFacts } from '../cards/printed.js';
import { rowOf } from '../facts.js';
import { isMonster } from '../values/base.js';
import { isNegated } from '../values/negation.js';
import { cannot, playerCannot } from '../values/rules.js';
import type { SummonKind } from '../vocabulary.js';
import { type Fits, type Material, type MaterialQuestion, materialQuestion, ritualQuestion } from './materials.js';
import { areMaterials, findMaterials, usable } from './solve.js';
import { isBound, summonZones } from './zones.js';

/** Which monsters may become the materials of one summon. Plain data, because it is kept in the locals of procedures. */
export interface MaterialSpec {
  readonly seat: Seat;
  /** The monster that is to be summoned. */
  readonly object: ObjectId;
  readonly how: SummonKind;
  /** Kinds of places from which materials may come: `monsterZone` and the player's own zones. */
  readonly from: readonly string[];
  /** The required sum of the Levels of a Ritual Summon's Tributes (base.10.2). */
  readonly levels?: { readonly is: number } | { readonly atLeast: number };
  /** What the effect that summons requires of materials in addition. */
  readonly where?: Predicate;
}

/** The spec of a summon with monsters on the player's field (base.11.1, base.12.1, base.14.1). */
export function fieldSpec(seat: Seat, object: ObjectId, how: SummonKind): MaterialSpec {
  return { seat, object, how, from: ['monsterZone'] };
}

/** Kinds of summon whose materials must be face-up (base.11.3, base.12.2, base.14.4). */
const openKinds: ReadonlySet<SummonKind> = new Set<SummonKind>(['synchro', 'xyz', 'link']);

/** Monsters that may be materials, not the monster itself that is to be summoned (base.10.5). */
function sources(table: Table, { seat, object, how, from, where = {} }: MaterialSpec): readonly ObjectId[] {
  const env = sourceEnv(object, table.object(object).card, seat);
  const ids = from.flatMap((kind) => (kind === 'monsterZone' ? monstersOf(table, seat) : table.zoneOf(kind, seat).order));
  return ids.filter((id) => {
    if (id === object || !mayBeMaterial(table, { seat, object, how }, id)) return false;
    return matches(table, env, id, where);
  });
}

/**
 * Whether a monster can be a material of a kind of summon, regardless of what the new monster requires. For some kinds it must be face-up
 * (base.11.3,
 * base.12.2, base.14.4). `object` is the new monster, 0 if it is not known yet.
 */
export function mayBeMaterial(table: Table, { seat, object, how }: Pick<MaterialSpec, 'seat' | 'object' | 'how'>, id: ObjectId): boolean {
  const row = rowOf(table, id);
  if (!isMonster(table, id)) return false;
  if (openKinds.has(how) && !row.faceUp) return false;
  if (cannot(table, id, how === 'ritual' ? 'beTributed' : 'beMaterial', { by: how === 'ritual' ? 'effect' : how, other: object }))
    return false;
  if (how !== 'ritual' && playerCannot(table, seat, 'useMaterial', id)) return false;
  // Tokens cannot be materials of an Xyz Summon (base.12.2).
  return how !== 'xyz' || row.kind !== 'token';
}

function materialOf(table: Table, id: ObjectId, how: SummonKind): Material {
  const { level, link } = valuesOf(table, id);
  const levels = typeof level === 'number' ? [level, ...(how === 'synchro' ? otherLevels(table, id) : [])] : [];
  return { id, levels, link: link as number | undefined };
}

/** Other Levels that a monster's own effect lets it count as for a Synchro Summon (base.11.6), given by its mark `synchroLevel`. */
function otherLevels(table: Table, id: ObjectId): readonly number[] {
  if (isNegated(table, id)) return [];
  return table
    .program(table.object(id))
    .abilities.flatMap(({ ability: { marks } }) => (typeof marks?.synchroLevel === 'number' ? [marks.synchroLevel] : []));
}

/**
 * The demand for a single Xyz Monster onto which the new monster's own procedure lets it be put now (base.12.11), given by its mark `onto`.
 */
function ontoQuestion(table: Table, env: Env, all: readonly Material[]): readonly MaterialQuestion[] {
  const { ability } = table.program(table.object(env.self)).abilities.find(({ ability: { marks } }) => marks?.onto !== undefined) ?? {};
  if (ability === undefined || (ability.when !== undefined && !holds(table, env, ability.when))) return [];
  const fitting = all.filter(({ id }) => matches(table, env, id, readAs<Predicate>(ability.marks?.onto)));
  return [{ demand: { parts: [{ count: 1 }] }, candidates: fitting.map(({ id }) => ({ id, parts: [0], worths: [] })) }];
}

/** A way to get a zone for the new monster: one of the monsters `oneOf` must be a material, and the monster `without` must not. */
interface Way {
  readonly oneOf?: ReadonlySet<ObjectId>;
  /** The Link Monster that must stay because it points at the zone. Monsters of the other player cannot be materials anyway. */
  readonly without?: ObjectId;
}

/** The ways in which the new monster may find a zone once its materials are gone (base.9.5, base.10.6, base.14.10). */
function waysIn(table: Table, seat: Seat, object: ObjectId): readonly Way[] {
  const free = summonZones(table, seat, object);
  const mine = monstersOf(table, seat);
  const inExtra = mine.filter((id) => rowOf(table, id).slot.startsWith('x:'));
  const fromExtra = rowOf(table, object).zone.startsWith('extraDeck:');
  if (!isBound(table, object))
    return free.length > 0 ? [{}] : [{ oneOf: new Set(fromExtra ? mine : mine.filter((id) => !inExtra.includes(id))) }];
  if (free.some((slot) => slot.startsWith('x:'))) return [{}];
  const ways: Way[] = [{ oneOf: new Set(inExtra) }];
  const own = new Set(slotsIn(seat, 'monster'));
  for (const pointer of present(table, everySlot.map(slotId).filter(isMonsterSlot))) {
    const row = rowOf(table, pointer);
    for (const slot of pointsAt(table, row)) {
      const { object: occupant } = table.slot(slot);
      if (!own.has(slot)) continue;
      ways.push({ ...(occupant === 0 ? {} : { oneOf: new Set([occupant]) }), without: pointer });
    }
  }
  return ways;
}

/**
 * Every question whose answers are sets of materials: one for each way in which the new monster finds a zone, and each of these again for
 * every monster that can stand in for a named material (base.10.9).
 */
export function questionsOf(table: Table, spec: MaterialSpec): readonly MaterialQuestion[] {
  const { seat, object, how, levels } = spec;
  const facts = readAs<MonsterFacts>(table.program(table.object(object)).card.printed);
  const env = sourceEnv(object, table.object(object).card, seat);
  const all = sources(table, spec).map((id) => materialOf(table, id, how));
  if (all.length === 0 || (levels === undefined && all.length < fewest(facts) && !isPutOnto(table, object))) return [];
  const standIns = how === 'fusion' && (facts.materials ?? []).some(isNamed) ? all.filter(({ id }) => mayStandIn(table, id)) : [];
  const listed = ({ id }: Material, { is }: MaterialPart): boolean => matches(table, env, id, is);
  const fitting: readonly Fits[] = [
    listed,
    ...standIns.map(
      (one): Fits =>
        (material, part) =>
          material.id === one.id ? isNamed(part) : listed(material, part),
    ),
  ];
  const asked = (materials: readonly Material[], oneOf?: ReadonlySet<ObjectId>): readonly MaterialQuestion[] =>
    levels !== undefined
      ? [ritualQuestion(levels, materials, oneOf)]
      : [...ontoQuestion(table, env, materials), ...fitting.map((fits) => materialQuestion(facts, materials, fits, oneOf))];
  // In most cases there are no materials at all, wherever the zone would come from.
  if (findSet(asked(all)) === null) return [];
  return waysIn(table, seat, object).flatMap(({ oneOf, without }) =>
    asked(
      all.filter(({ id }) => id !== without),
      oneOf,
    ),
  );
}

/** The smallest number of monsters with which a card can be summoned. */
export const fewestMaterials = (table: Table, object: ObjectId): number =>
  isPutOnto(table, object) ? 1 : fewest(readAs<MonsterFacts>(table.program(table.object(object)).card.printed));

const isPutOnto = (table: Table, id: ObjectId): boolean =>
  table.program(table.object(id)).abilities.some(({ ability: { marks } }) => marks?.onto !== undefined);

/** The smallest number of monsters that a list of materials requires. */
const fewest = ({ materials = [] }: MonsterFacts): number => materials.reduce((sum, { count }) => sum + count, 0);

const isNamed = ({ is }: MaterialPart): boolean => is.names !== undefined;

/** Whether a monster's own text lets it stand in for a named Fusion Material. */
function mayStandIn(table: Table, id: ObjectId): boolean {
  return table.program(table.object(id)).abilities.some(({ ability }) => ability.marks?.fusionSubstitute === true);
}

/** A set of materials that contains all picked ones; null if there is none. */
export function findSet(questions: readonly MaterialQuestion[], picked: readonly ObjectId[] = []): readonly ObjectId[] | null {
  for (const { demand, candidates } of questions) {
    const found = findMaterials(demand, candidates, picked);
    if (found !== null) return found;
  }
  return null;
}

/** Whether the picked monsters are exactly a set of materials. */
export function isSet(questions: readonly MaterialQuestion[], picked: readonly ObjectId[]): boolean {
  return questions.some(({ demand, candidates }) => areMaterials(demand, candidates, picked));
}

/** Every monster that is in at least one set. */
export function usableIn(questions: readonly MaterialQuestion[]): readonly ObjectId[] {
  return [...new Set(questions.flatMap(({ demand, candidates }) => usable(demand, candidates)))];
}

/** Whether a set is the only one. */
export function isOnly(questions: readonly MaterialQuestion[], set: readonly ObjectId[]): boolean {
  if (usableIn(questions).some((id) => !set.includes(id))) return false;
  return set.every((id) =>
    questions.every(
      ({ demand, candidates }) =>
        findMaterials(
          demand,
          candidates.filter((one) => one.id !== id),
        ) === null,
    ),
  );
}

/** Whether a monster could be summoned with materials of this spec. */
export function hasMaterials(table: Table, spec: MaterialSpec): boolean {
  return findSet(questionsOf(table, spec)) !== null;
}

export const specOf = (locals: { readonly spec: MaterialSpec }): MaterialSpec => locals.spec;
