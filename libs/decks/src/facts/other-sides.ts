import type { CardFacts, ForceOfWillFacts, Printing } from './card-facts.js';
import { distinct } from './fields.js';

/** The number of a printing's front: the other side of a ruler ends with `J`, a second part of any card with `^`. */
const frontNumber = (number: string): string => number.replace(/[J^]+$/, '');

const written = ({ set, number }: Printing): string => `${set}-${number}`;

/**
 * Gives the cards of Force of Will the names of their other sides, and leaves these out as cards of their own: lists name a ruler by either
 * side. A side stays a card where its front is not among the cards, or where it is printed with a number of its own as well.
 */
export function joinOtherSides(cards: readonly CardFacts[]): readonly CardFacts[] {
  const fronts = new Map<string, string>();
  for (const { key, printings } of cards)
    for (const printing of printings) if (frontNumber(printing.number) === printing.number) fronts.set(written(printing), key);
  const frontOf = (facts: ForceOfWillFacts): string | null => {
    if (facts.printings.length === 0 || facts.printings.some(({ number }) => frontNumber(number) === number)) return null;
    const [front] = facts.printings.flatMap(({ set, number }) => fronts.get(written({ set, number: frontNumber(number) })) ?? []);
    return front ?? null;
  };
  const sides = new Map<string, ForceOfWillFacts[]>();
  const rest = cards.filter((facts) => {
    const front = facts.game === 'force-of-will' ? frontOf(facts) : null;
    if (front === null || facts.game !== 'force-of-will') return true;
    sides.set(front, [...(sides.get(front) ?? []), facts]);
    return false;
  });
  return rest.map((facts) => {
    const others = sides.get(facts.key) ?? [];
    if (others.length === 0) return facts;
    return {
      ...facts,
      alternativeNames: distinct([...facts.alternativeNames, ...others.flatMap(({ key, alternativeNames }) => [key, ...alternativeNames])]),
      printings: [...facts.printings, ...others.flatMap(({ printings }) => printings)],
    };
  });
}
