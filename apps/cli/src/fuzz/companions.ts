import { type Json, type JsonObject, jsonOf } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';

/** Verbs with which programs remove counters; below, the verbs with which they put counters. */
const taking: readonly string[] = ['takeCounter', 'payCounters', 'moveCounters'];
const putting: readonly string[] = ['addCounters'];

/**
 * Returns cards that a card's program refers to: cards of a race that it names, and cards that put counters of a kind that it removes;
 * those that share an attribute with it come first. Without some of them in its deck, a card that needs several never does anything.
 *
 * @param most greatest number of cards returned
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

/** Yields every object in a tree. */
function* nodesOf(tree: Json): Iterable<JsonObject> {
  if (tree === null || typeof tree !== 'object') return;
  if (!Array.isArray(tree)) yield tree as JsonObject;
  for (const part of Object.values(tree)) if (part !== undefined) yield* nodesOf(part as Json);
}
