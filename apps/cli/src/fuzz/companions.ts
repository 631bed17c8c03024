import { type Json, type JsonObject, jsonOf } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';

/** Verbs by which programs take counters, and by which they put some. */
const taking: readonly string[] = ['takeCounter', 'payCounters', 'moveCounters'];
const putting: readonly string[] = ['addCounters'];

/**
 * Cards that a card speaks of: of a race that it names, or such as put counters of a kind that it takes; those that share an attribute
 * with it first. Without some of them beside it, a card that asks for several never acts.
 *
 * @param most so many at most
 */
export function companionsOf(card: CardProgram, cards: readonly CardProgram[], most: number): readonly CardProgram[] {
  const nodes = [...nodesOf(jsonOf(card.abilities))];
  const races = new Set(nodes.flatMap(({ races: named }) => wordsIn(named)));
  const counters = new Set(countersOf(nodes, taking));
  const found = cards.filter(
    (other) =>
      other !== card &&
      (wordsIn(other.printed.races).some((race) => races.has(race)) ||
        countersOf([...nodesOf(jsonOf(other.abilities))], putting).some((kind) => counters.has(kind))),
  );
  const attributes = wordsIn(card.printed.attributes);
  const isNear = ({ printed }: CardProgram): boolean => wordsIn(printed.attributes).some((one) => attributes.includes(one));
  return [...found.filter(isNear), ...found.filter((other) => !isNear(other))].slice(0, most);
}

const countersOf = (nodes: readonly JsonObject[], verbs: readonly string[]): readonly string[] =>
  nodes.flatMap(({ verb, kind }) => (typeof verb === 'string' && verbs.includes(verb) ? wordsIn(kind) : []));

const wordsIn = (value: Json | undefined): readonly string[] =>
  (Array.isArray(value) ? (value as readonly Json[]) : [value]).filter((one) => typeof one === 'string');

/** Every object of a tree. */
function* nodesOf(tree: Json): Iterable<JsonObject> {
  if (tree === null || typeof tree !== 'object') return;
  if (!Array.isArray(tree)) yield tree as JsonObject;
  for (const part of Object.values(tree)) if (part !== undefined) yield* nodesOf(part as Json);
}
