import type { CardId, Json, JsonObject, ObjectId } from '@arbiter/kernel';
import { type Env, kindOfPlace, objectsOf, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { gameOf, type Link, setGame } from '../facts.js';
import { categoriesOf } from './categories.js';
import { speedOf } from './speed.js';
import { targetsIn } from './targets.js';

/** Properties of cards that stay on the field after activation (base.16.8). */
const staying: ReadonlySet<string> = new Set(['continuous', 'equip', 'field']);

/**
 * Whether an activated card goes to the GY once its Chain is over (4.4.3-4, base.16.7). A card with an ability that has the mark `stays`
 * does not.
 */
export function isSpent(table: Table, id: CardId): boolean {
  const { card } = table.library.card(id);
  return (
    !staying.has((card.printed.property as string | undefined) ?? 'continuous') &&
    !card.abilities.some(({ marks }) => marks?.stays === true)
  );
}

/** The state of a source at activation, before its cost is paid: see `Link.snapshot`. */
export function snapshotOf(table: Table, id: ObjectId): JsonObject {
  const row = table.find(id);
  return row === null
    ? { place: '', slot: '', values: {} }
    : { place: kindOfPlace(table, row), slot: row.slot, values: plainValues(table, id) };
}

/**
 * The place from which an effect takes its own card: the card may have been moved by its own cost, or since it left an effect to be carried
 * out later.
 */
function ownPlace(table: Table, env: Env, { place }: JsonObject): string {
  const [now = 0] = objectsOf(table, env, { became: 'self' });
  const row = table.find(now);
  return row === null ? (place as string) : kindOfPlace(table, row);
}

/**
 * Adds a Chain Link (4.4.2-1).
 * @returns the new Link
 */
export function addLink(
  table: Table,
  env: Env,
  { ability, act, parts, snapshot }: Pick<Link, 'ability' | 'act' | 'parts' | 'snapshot'>,
): Link {
  const { chain } = gameOf(table);
  const { marks } = table.library.ability(ability).ability;
  const targets = targetsIn(table, parts);
  const spent = act === 'card' && isSpent(table, env.card);
  const link: Link = {
    number: chain.length + 1,
    seat: env.you,
    ability,
    act,
    speed: speedOf(table.library.ability(ability).ability),
    source: env.self,
    card: env.card,
    snapshot,
    event: env.event,
    vars: env.vars,
    targets,
    parts,
    categories: categoriesOf(table, parts, targets.length > 0, ownPlace(table, env, snapshot)),
    needsSource: marks?.needsSource === true || (act === 'card' ? !spent : appliesFromField(table, env.self, ability)),
    stamp: table.nextStamp(),
    activationNegated: false,
    effectNegated: false,
  };
  setGame(table, 'chain', [...chain, link]);
  setGame(table, 'activating', 0);
  if (spent) setGame(table, 'spent', [...gameOf(table).spent, env.self]);
  return link;
}

/** Kinds of zones in which cards count as Spells and Traps. */
const spellTrapPlaces: ReadonlySet<string> = new Set(['spellTrapZone', 'fieldZone', 'pendulumZone']);

/**
 * Whether an effect is activated by a Spell, Trap, Pendulum or Equip Card that is face-up on the field at that time. The card that applies
 * such an effect must still be there as it resolves (5.1-1, ruling:3). This excludes a source that the cost took away and an effect that
 * the card left to be carried out later.
 */
function appliesFromField(table: Table, source: ObjectId, ability: string): boolean {
  const row = table.find(source);
  return row !== null && spellTrapPlaces.has(kindOfPlace(table, row)) && table.program(row).abilities.some(({ path }) => path === ability);
}

/** The values of a source that effects may ask for later, without those that only the engine needs. */
function plainValues(table: Table, id: ObjectId): JsonObject {
  const shown: { [name: string]: Json } = {};
  for (const [name, value] of Object.entries(valuesOf(table, id))) if (name !== 'abilities' && name !== 'rules') shown[name] = value;
  return shown;
}

/** The facts of an activation that responses may read. */
export function activatedEvent(link: Link): JsonObject {
  const values = link.snapshot.values as JsonObject;
  return {
    key: 'activated',
    link: link.number,
    seat: link.seat,
    object: link.source,
    card: link.card,
    act: link.act,
    ability: link.ability,
    kinds: values.kinds ?? [],
    property: values.property ?? '',
    races: values.races ?? [],
    attribute: values.attribute ?? '',
    place: link.snapshot.place ?? '',
    categories: link.categories,
    targets: link.targets,
    speed: link.speed,
  };
}

/** Changes fields of a Chain Link. */
export function setLink(table: Table, number: number, change: Partial<Link>): void {
  setGame(
    table,
    'chain',
    gameOf(table).chain.map((link) => (link.number === number ? { ...link, ...change } : link)),
  );
}

export function linkOf(table: Table, number: number): Link | null {
  return gameOf(table).chain.find((link) => link.number === number) ?? null;
}
