import type { Json } from '@arbiter/kernel';
import { type CardProgram, once, type Predicate } from '@arbiter/kernel/authoring';
import { readPrinted, type Printed } from '../cards/printed.js';

/** The printed facts of a card, read once because building a deck asks for them often. */
export const printedOf = once(({ printed }: CardProgram): Printed => readPrinted(printed));

/** Keys of predicates that depend on the state of a Duel and say nothing about the printed card. */
const ofTheMoment: ReadonlySet<string> = new Set([
  'is',
  'faceUp',
  'set',
  'position',
  'place',
  'controller',
  'owner',
  'summonable',
  'fighting',
  'sentThisTurn',
  'paidFor',
  'materialFor',
  'summonedBy',
  'cameThisTurn',
]);

/**
 * Whether a card fits a predicate by its printed facts. Only for building decks: in a Duel the current values count (base.11.5). Keys that
 * depend on the state of a Duel are taken as fulfilled; no card fits an unknown key.
 */
export function fitsAsPrinted(card: CardProgram, wanted: Predicate): boolean {
  const has = valuesOf(card);
  return Object.entries(wanted).every(([key, value]) => {
    if (key === 'any') return (value as readonly Predicate[]).some((one) => fitsAsPrinted(card, one));
    if (key === 'not') return !fitsAsPrinted(card, value as Predicate);
    if (ofTheMoment.has(key)) return true;
    const own = has[key];
    return own !== undefined && (Array.isArray(own) ? own : [own]).some((one) => meets(one, value as Json));
  });
}

const valuesOf = once((card: CardProgram): { readonly [key: string]: unknown } => printedValues(card, printedOf(card)));

function printedValues(card: CardProgram, printed: Printed): { readonly [key: string]: unknown } {
  const shared = {
    kinds: printed.kind,
    names: [card.names.en, ...(printed.alwaysNamed === undefined ? [] : [printed.alwaysNamed])],
    groups: printed.groups,
    token: false,
    holds: card.abilities.flatMap(({ marks }) => marks?.holds ?? []),
  };
  if (printed.kind !== 'monster') return { ...shared, property: printed.property, pendulum: false };
  const { race, attribute, level, rank, link, atk, def, frame, marks, effect, scale } = printed;
  return {
    ...shared,
    races: race,
    attribute,
    level,
    rank,
    link,
    atk,
    def,
    frame,
    marks,
    tuner: marks.includes('tuner'),
    effectMonster: effect,
    normalMonster: frame === 'normal',
    pendulum: scale !== undefined,
  };
}

/**
 * Whether a value equals the wanted value or one of several, or lies within bounds. Bounds that are known only in a Duel are taken as met.
 */
function meets(own: unknown, wanted: Json): boolean {
  if (Array.isArray(wanted)) return wanted.includes(own as Json);
  if (typeof wanted !== 'object' || wanted === null) return own === wanted;
  const { atLeast, atMost, equal } = wanted as { readonly [bound: string]: Json };
  const met = (bound: Json | undefined, test: (bound: number) => boolean): boolean => typeof bound !== 'number' || test(bound);
  return (
    typeof own === 'number' &&
    met(atLeast, (bound) => own >= bound) &&
    met(atMost, (bound) => own <= bound) &&
    met(equal, (bound) => own === bound)
  );
}
