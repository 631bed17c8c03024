import { idOfSeat, type Json, type ObjectId, type Seat } from '@arbiter/kernel';
import {
  announceable,
  candidates,
  type Env,
  holds,
  listenerEnv,
  payable,
  type Table,
  targetable,
  valuesOf,
  type Verb,
} from '@arbiter/kernel/authoring';
import { withX } from '../costs/arithmetic.js';
import { costChanges, type CostSubject, manaIn } from '../costs/changes.js';
import { type CostPart, possibleTotals } from '../costs/total.js';
import { type Form, spellAbilitiesOf } from '../faces/forms.js';
import { isType, permanentsOf } from '../facts.js';
import { assistance, withoutGeneric } from '../mana/assistance.js';
import { helpersFor } from '../mana/helpers.js';
import { canAfford, type Purse, purseOf } from '../mana/payment.js';
import { forbids, permits, playerRulesOf, rulesOf, rulesWith } from '../rules.js';
import { hasVariable, type ManaCost, parseCost, printCost } from '../characteristics/symbols.js';
import { additionalMarks, type CastingFacts, wayMarks } from './casting-facts.js';
import type { Moment } from './moment.js';
import { asCast, factsOfWay, valuesOfWay, type Way } from './ways.js';

const nothing: readonly Verb[] = [];

/** Whether a player may begin to cast a card in a way (601.3): timing, prohibitions, costs, targets. */
export function mayCast(table: Table, moment: Moment, object: ObjectId, way: Way): boolean {
  const { seat, sorcery, splitSecond } = moment;
  // 702.60b
  if (splitSecond) return false;
  const values = valuesOfWay(table, object, way) as {
    readonly types: readonly string[];
    readonly supertypes: readonly string[];
    readonly cost: string | null;
    readonly keywords: readonly Json[];
  };
  // 300.2a, 305.9: a land can't be cast.
  if (values.types.includes('land')) return false;
  // 301.1, 302.1, 303.1, 306.1, 307.1: spells that are no instants, in a main phase of the player's own turn with an empty stack.
  if (!sorcery && !isInstant(table, seat, object, way, values)) return false;
  if (values.supertypes.includes('legendary') && isSpell(values.types) && !controlsLegend(table, seat)) return false;
  const cost = costOfWay(table, way, values.cost);
  if (cost === null) return false;
  // 601.3a: a spell that some X might make legal may be begun; 601.2e checks it again.
  if (isForbidden(table, seat, object, way) && !hasVariable(parseCost(cost))) return false;
  const facts = factsOfWay(table, table.object(object), way);
  const env = listenerEnv(table, { object, seat, ability: facts.spell }, null);
  if (!envsOf(table, env, way).some((one) => affordable(table, one, moment, object, way, cost, facts))) return false;
  // 506.6, 601.3: spells that say when they can be cast.
  if (!facts.spells.every((spell) => isTime(table, env, spell))) return false;
  // 702.112a: the target that the way of casting adds must exist, too.
  if (!targetable(table, env, way.by)) return false;
  if (way.name === 'fuse') return spellAbilitiesOf(table, object).every((ability) => announceable(table, env, ability));
  return (
    way.name === 'overload' || announceable(table, env, facts.spell) || isAnnounceableWithX(table, env, moment, object, way, cost, facts)
  );
}

/** Whether what a spell says about when it can be cast is true (113.6d, 506.6, 601.3). */
function isTime(table: Table, env: Env, spell: string): boolean {
  const { when } = table.library.ability(spell).ability;
  return when === undefined || holds(table, env, when);
}

/** 601.2b, 601.2c: whether the targets that depend on X exist for some X that can be paid. */
function isAnnounceableWithX(
  table: Table,
  env: Env,
  moment: Moment,
  object: ObjectId,
  way: Way,
  cost: string,
  facts: CastingFacts,
): boolean {
  const mana = parseCost(cost);
  if (!hasVariable(mana)) return false;
  for (let number = 1; affordable(table, env, moment, object, way, printCost(withX(mana, number, undefined, 'X')), facts); number += 1) {
    if (announceable(table, { ...env, vars: { ...env.vars, x: number } }, facts.spell)) return true;
  }
  return false;
}

const isSpell = (types: readonly string[]): boolean => types.includes('instant') || types.includes('sorcery');

/** 205.4e: whether a player controls a legendary creature or planeswalker, which a legendary instant or sorcery requires. */
function controlsLegend(table: Table, seat: Seat): boolean {
  return permanentsOf(table, seat).some(
    (id) =>
      (valuesOf(table, id).supertypes as readonly string[]).includes('legendary') &&
      (isType(table, id, 'creature') || isType(table, id, 'planeswalker')),
  );
}

/**
 * 304.1, 601.3c, 601.3d, 702.8a: whether a card can be cast at instant timing: an instant, a card with flash, or a card that may be cast as
 * though it had flash (601.3b-601.3d). Several instances of flash change nothing (702.8b).
 */
export function isInstant(
  table: Table,
  seat: Seat,
  object: ObjectId,
  way: Way,
  values: { readonly types: readonly string[]; readonly keywords: readonly Json[] },
): boolean {
  if (values.types.includes('instant') || way.flash || values.keywords.includes('flash')) return true;
  if (permits(table, object, 'castAsThoughFlash')) return true;
  return (
    rulesWith(table, idOfSeat(seat), 'may').some(({ what }) => what === 'castAsThoughFlash') &&
    asCast(table, object, way, () => permits(table, idOfSeat(seat), 'castAsThoughFlash', object))
  );
}

/** Whether an effect forbids the player to cast the card as that face (101.2, 601.2e). */
export function isForbidden(table: Table, seat: Seat, object: ObjectId, way: Form & { readonly name?: string }): boolean {
  return asCast(table, object, way, () => forbids(table, idOfSeat(seat), 'cast', object) || forbids(table, object, 'beCast'));
}

/**
 * Returns the environment once for each object that can be chosen for the way of casting (702.118a); the environment unchanged if nothing
 * is chosen.
 */
function envsOf(table: Table, env: Env, { by }: Way): readonly Env[] {
  const choice = by === '' ? undefined : wayMarks(table.library.ability(by).ability).choose;
  if (choice === undefined) return [env];
  return candidates(table, env, choice).map((id) => ({ ...env, vars: { [choice.as]: [id] } }));
}

/** Returns the mana cost of a way of casting, as text; null if it can't be paid (118.6). */
export function costOfWay(table: Table, { by, cost }: Way, printed: string | null): string | null {
  if (cost !== null) return cost;
  if (by === '') return printed;
  const { ability } = table.library.ability(by);
  if (wayMarks(ability).keepsCost === true) return printed;
  const list = ability.cost ?? nothing;
  // 118.9: an alternative cost may contain no mana at all.
  return list.length === 0 ? printed : manaIn(list);
}

/** Returns the costs that have to be paid besides the mana of a way: those of the way itself and mandatory additional costs (118.8). */
export function otherCosts(table: Table, env: Env, way: Way, facts: CastingFacts): readonly string[] {
  const paths: string[] = [];
  addPaths(table, `${way.by}/cost`, paths);
  for (const spell of facts.spells) addPaths(table, `${spell}/cost`, paths);
  for (const { ability, path } of facts.additional) {
    const { optional, modes, if: condition } = additionalMarks(ability);
    if (optional === true || modes !== undefined || (condition !== undefined && !holds(table, env, condition))) continue;
    addPaths(table, `${path}/cost`, paths);
  }
  return paths;
}

/** Adds the paths of the verbs of a list that ask for something other than mana. */
export function addPaths(table: Table, list: string, paths: string[]): void {
  listOf(table, list).forEach(({ verb }, at) => {
    if (verb !== 'payMana') paths.push(`${list}/${at}`);
  });
}

function listOf(table: Table, list: string): readonly Verb[] {
  const ability = table.library.ability(list.slice(0, -'/cost'.length)).ability;
  return ability.cost ?? nothing;
}

/** Returns the mana of mandatory additional costs. */
export function additionalMana(table: Table, env: Env, facts: CastingFacts): readonly CostPart[] {
  const parts = [
    ...facts.spells.map((spell) => manaIn(table.library.ability(spell).ability.cost ?? nothing)),
    ...facts.additional.map(({ ability }) => {
      const { optional, modes, if: condition } = additionalMarks(ability);
      return optional === true || modes !== undefined || (condition !== undefined && !holds(table, env, condition))
        ? ''
        : manaIn(ability.cost ?? nothing);
    }),
  ];
  return parts.filter((mana) => mana !== '').map((mana) => ({ mana: parseCost(mana) }));
}

/** Returns the subject of a spell's cost. */
export function subjectOf(
  table: Table,
  object: ObjectId,
  facts: CastingFacts,
  { by }: Pick<Way, 'by'>,
  targets: readonly number[] = [],
): CostSubject {
  const own = { of: 'cast' as const, object, own: facts.costs, targets };
  return by === '' ? own : { ...own, way: table.library.ability(by).ability };
}

function affordable(table: Table, env: Env, moment: Moment, object: ObjectId, way: Way, cost: string, facts: CastingFacts): boolean {
  const others = otherCosts(table, env, way, facts);
  for (const path of others) if (!payable(table, env, [table.library.node<Verb>(path)])) return false;
  const purse = purseFor(table, moment, object, way);
  const pays = (mana: ManaCost, life = 0): boolean =>
    canAfford(purse, mana, life) || affordableWithHelp(table, moment.seat, object, purse, mana, life);
  const isUnruled = playerRulesOf(table, env.you).length === 0 && rulesOf(table, object).length === 0;
  if (isUnruled && isPlain(table, way, facts)) return pays(parseCost(cost));
  const read = () =>
    costChanges(table, env, { mana: parseCost(cost) }, additionalMana(table, env, facts), subjectOf(table, object, facts, way));
  // 601.3e: effects that change the costs of spells look at the spell as it would be cast.
  const changes = isUnruled ? read() : asCast(table, object, way, read);
  if (changes.additional === undefined) return pays(changes.base.mana);
  return possibleTotals(changes).some(({ mana, life }) => pays(mana, life));
}

/** Whether nothing in a spell's own text or in the way it is cast changes its printed cost. */
function isPlain(table: Table, { by }: Way, { spells, additional, costs }: CastingFacts): boolean {
  return (
    by === '' &&
    additional.length === 0 &&
    costs.length === 0 &&
    spells.every((spell) => table.library.ability(spell).ability.cost === undefined)
  );
}

/** 702.131a: whether the spell can be paid if another player pays for some of its generic mana. */
function affordableWithHelp(table: Table, seat: Seat, spell: ObjectId, purse: Purse, mana: ManaCost, life: number): boolean {
  const helped = assistance(table, seat, spell);
  return helped > 0 && canAfford(purse, withoutGeneric(mana, helped), life);
}

/** Returns the purse for casting a spell: the common one, unless some mana is restricted or helpers can pay (106.6, 609.4b, 702.50a). */
export function purseFor(table: Table, moment: Moment, object: ObjectId, { asAny }: Pick<Way, 'asAny'>): Purse {
  const common = moment.purse();
  const helpers = helpersFor(table, moment.seat, object);
  if (!common.restricted && helpers.length === 0 && !asAny) return common;
  return purseOf(table, moment.seat, { spender: { purpose: 'spell', object, asAny }, helpers });
}

/** Returns the mana of the chosen additional costs, as often as they are paid. */
export function chosenMana(table: Table, paid: { readonly [path: string]: number }): readonly CostPart[] {
  return Object.entries(paid).flatMap(([path, times]) => {
    const mana = manaIn(table.library.ability(path).ability.cost ?? nothing);
    return mana === '' ? [] : Array.from({ length: times }, (): CostPart => ({ mana: parseCost(mana) }));
  });
}
