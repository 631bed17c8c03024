import type { JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import { type Ability, type CompiledAbility, type Env, holds, listenerEnv, type Table, type Verb } from '@arbiter/kernel/authoring';
import { zoneOf } from '../facts.js';
import { abilityCost, addCosts, cardCost, type Cost, costInstead, noCost, otherCosts } from './costs.js';
import { type CostMark, playingTextOf } from './playing-text.js';

/**
 * The way in which a card is paid for: its usual cost, no cost because an effect says so, or the path of an ability that says what is paid
 * instead.
 */
export type Way = string;
export const usualWay: Way = '';
export const freeWay: Way = 'free';

const none: readonly never[] = [];
const usualOnly: readonly Way[] = [usualWay];

const isOpen = (table: Table, seat: Seat, object: ObjectId, { ability, path }: CompiledAbility): boolean =>
  ability.when === undefined || holds(table, listenerEnv(table, { object, seat, ability: path }, null), ability.when);

/**
 * Returns the ways in which a card may be played from where it lies, whether or not they can be paid.
 * @param allowed whether an effect lets it be played, so that its zone does not matter
 */
export function waysOf(table: Table, seat: Seat, object: ObjectId, allowed: boolean): readonly Way[] {
  const { marked } = playingTextOf(table, object);
  const zone = zoneOf(table, object);
  if (marked.usual.length + marked.instead.length === 0) return allowed || zone === 'hand' ? usualOnly : none;
  const here = ({ ability }: CompiledAbility): boolean =>
    ability.from === undefined ? allowed || zone === 'hand' : ability.from.includes(zone);
  const open = (mark: CostMark): readonly CompiledAbility[] => marked[mark].filter((one) => here(one) && isOpen(table, seat, object, one));
  const usual = allowed || zone === 'hand' || open('usual').length > 0;
  const instead = open('instead').map(({ path }) => path);
  return usual ? [usualWay, ...instead] : instead;
}

/** Returns the abilities whose costs must be paid in addition (`additionalOf`), or may be (`optionalOf`). */
export const additionalOf = (table: Table, seat: Seat, object: ObjectId): readonly CompiledAbility[] =>
  openOf(table, seat, object, 'additional');
export const optionalOf = (table: Table, seat: Seat, object: ObjectId): readonly CompiledAbility[] =>
  openOf(table, seat, object, 'optional');

function openOf(table: Table, seat: Seat, object: ObjectId, mark: CostMark): readonly CompiledAbility[] {
  const marked = playingTextOf(table, object).marked[mark];
  return marked.length === 0 ? none : marked.filter((one) => isOpen(table, seat, object, one));
}

/** The total cost of a card: cards, and actions of verbs. */
export interface Total {
  readonly cards: Cost;
  /** Paths of the verbs. */
  readonly others: readonly string[];
}

/**
 * Returns what is paid of a card's own cost. Increases by effects are part of it (1.6.4.2.8.2, 2.4.3.4), and are not paid if it is played
 * without paying its cost (ruling:35).
 */
function ownCost(table: Table, seat: Seat, object: ObjectId, way: Way, x: number): Cost | null {
  if (way === freeWay) return noCost;
  return way === usualWay ? cardCost(table, seat, object, x) : costInstead(table, seat, object);
}

/**
 * Returns the total cost of a card (2.3.1.6); null for a card without a cost that could be paid (2.3.3.4).
 * @param extras paths of the abilities whose costs are paid in addition
 * @param spell path of the text of an action
 * @param vars the choices made, by name
 */
export function totalOf(
  table: Table,
  seat: Seat,
  object: ObjectId,
  way: Way,
  extras: readonly string[],
  spell: string,
  x: number,
  vars: JsonObject = {},
): Total | null {
  const own = ownCost(table, seat, object, way, x);
  if (own === null) return null;
  const said = [...(way === usualWay || way === freeWay ? [] : [way]), ...extras, ...(spell === '' ? [] : [spell])];
  const paths = said.filter((path) => table.library.ability(path).ability.cost !== undefined);
  if (paths.length === 0) return { cards: own, others: none };
  const abilities = paths.map((path) => table.library.ability(path).ability);
  const cards = abilities.reduce(
    (sum, ability, at) =>
      addCosts(sum, abilityCost(table, { ...listenerEnv(table, { object, seat, ability: paths[at] as string }, null), vars }, ability)),
    own,
  );
  return { cards, others: abilities.flatMap((ability, at) => pathsOf(ability, paths[at] as string)) };
}

/** Returns the total cost of an ability. */
export function totalOfAbility(table: Table, env: Env, path: string): Total {
  const { ability } = table.library.ability(path);
  return { cards: abilityCost(table, env, ability), others: pathsOf(ability, path) };
}

/** Returns the paths of an ability's costs other than cards. */
function pathsOf(ability: Ability, path: string): readonly string[] {
  const others = otherCosts(ability);
  return (ability.cost ?? []).flatMap((verb: Verb, at) => (others.includes(verb) ? [`${path}/cost/${at}`] : []));
}
