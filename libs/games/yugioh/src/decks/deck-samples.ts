import { type CardProgram, DeckBuilding, type Draw, drawnOrder, hasTree, type Predicate } from '@arbiter/kernel/authoring';
import type { Deck, DeckPart } from './deck.js';
import { copiesOfName, deckSizes, isOfExtraDeck } from './deck-rules.js';
import { fitsAsPrinted, printedOf } from './printed-fit.js';

/** The approximate number of monsters in a sampled Main Deck; the number of those that need Tributes is limited separately. */
const monstersInDeck = 23;
const mostLarge = 6;
/** Number of cards that are looked for as material for each part of a list of materials. */
const cardsToAPart = 2;
/**
 * Number of cards that are looked for of each kind that effects mention. A kind counts as narrow if at most one in `narrow` of all cards
 * belongs to it.
 */
const cardsToAKind = 3;
const narrow = 8;
/** Greatest Main Deck size to which companions of other cards are added, so that room is left for the rest of the deck. */
const mostCompanions = 24;

const isMonster = (card: CardProgram): boolean => printedOf(card).kind === 'monster';
const nameOf = (card: CardProgram): string => printedOf(card).alwaysNamed ?? card.names.en;

function isRitual(card: CardProgram, kind: 'monster' | 'spell'): boolean {
  const printed = printedOf(card);
  return (
    printed.kind === kind &&
    (printed.kind === 'monster' ? printed.frame === 'ritual' : printed.kind === 'spell' && printed.property === 'ritual')
  );
}

/** A monster that is Normal Summoned with Tributes (base.8.3). */
function isLarge(card: CardProgram): boolean {
  const printed = printedOf(card);
  return printed.kind === 'monster' && printed.frame !== 'ritual' && (printed.level ?? 0) > 4;
}

/**
 * The cards that a card needs in order to be played (materials, a Ritual Spell or Ritual Monster, another Pendulum Scale), and those that
 * its effects look for.
 */
function companions(card: CardProgram, pool: readonly CardProgram[]): readonly CardProgram[] {
  const looked = lookedFor(card).flatMap((wanted) => wantedCards(card, wanted, pool));
  return [...new Set([...neededBeside(card, pool), ...looked, ...looked.filter(isOfExtraDeck).flatMap((one) => neededBeside(one, pool))])];
}

function neededBeside(card: CardProgram, pool: readonly CardProgram[]): readonly CardProgram[] {
  const printed = printedOf(card);
  const main = pool.filter((one) => !isOfExtraDeck(one));
  if (isRitual(card, 'monster')) return main.filter((one) => isRitual(one, 'spell')).slice(0, cardsToAPart);
  if (isRitual(card, 'spell')) return main.filter((one) => isRitual(one, 'monster')).slice(0, cardsToAPart);
  if (printed.kind !== 'monster') return [];
  if (printed.materials === undefined)
    return printed.scale === undefined ? [] : main.filter((one) => hasOtherScale(one, printed.scale as number)).slice(0, cardsToAPart);
  const fusing = printed.frame === 'fusion' ? main.filter(fuses).slice(0, cardsToAPart) : [];
  return [
    ...printed.materials.flatMap(({ is }) => main.filter((one) => isMonster(one) && fitsAsPrinted(one, is)).slice(0, cardsToAPart)),
    ...fusing,
  ];
}

/** Whether a card's effect Fusion Summons. */
const fuses = ({ abilities }: CardProgram): boolean => hasTree(abilities, ({ verb }) => verb === 'fusionSummon');

/**
 * A few cards of a kind that an effect looks for, if the kind is narrow. For a wide kind nothing is added, because most decks contain such
 * cards anyway.
 */
function wantedCards(card: CardProgram, wanted: Predicate, pool: readonly CardProgram[]): readonly CardProgram[] {
  const fitting = pool.filter((one) => one.id !== card.id && fitsAsPrinted(one, wanted));
  return fitting.length * narrow > pool.length ? [] : fitting.slice(0, cardsToAKind);
}

/** The kinds of cards of its own player that a card's effects mention anywhere in its program. */
function lookedFor({ abilities }: CardProgram): readonly Predicate[] {
  const found: Predicate[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(walk);
    const { where, is, of } = node as { readonly [key: string]: unknown };
    for (const predicate of [where, is]) if (of !== 'opponent' && isPredicate(predicate)) found.push(predicate);
    Object.values(node).forEach(walk);
  };
  walk(abilities);
  return found;
}

const isPredicate = (value: unknown): value is Predicate =>
  typeof value === 'object' &&
  value !== null &&
  ['groups', 'names', 'races', 'attribute', 'frame', 'pendulum', 'holds', 'normalMonster', 'marks'].some((key) => key in value);

function hasOtherScale(card: CardProgram, scale: number): boolean {
  const printed = printedOf(card);
  return printed.kind === 'monster' && printed.scale !== undefined && Math.abs(printed.scale - scale) > 2;
}

/** Whether the deck has a monster for every part of the materials. */
function hasMaterials(card: CardProgram, main: readonly CardProgram[]): boolean {
  const printed = printedOf(card);
  return printed.kind === 'monster' && (printed.materials ?? []).every(({ is }) => main.some((one) => fitsAsPrinted(one, is)));
}

/**
 * Draws at random a legal deck of a format without a list of limits: 40 cards, more monsters than others and few that need Tributes, an
 * Extra Deck of monsters whose materials are in the deck, and a Side Deck of up to 15.
 *
 * @param draw returns an integer in [0, n)
 * @param about cards that the deck is built around: as many copies as allowed, together with the cards that they need
 */
export function sampleDeck(cards: readonly CardProgram[], draw: Draw, about: readonly CardProgram[] = []): Deck {
  const pool = drawnOrder(
    cards.filter((card) => !card.id.includes(':')),
    draw,
  );
  const mainPool = pool.filter((card) => !isOfExtraDeck(card));
  const size = deckSizes.main[0];
  const deck = new DeckBuilding<DeckPart>({
    sizes: { main: deckSizes.main[1], extra: deckSizes.extra[1], side: deckSizes.side[1] },
    copies: () => copiesOfName,
    name: nameOf,
  });
  for (const card of about) deck.add(isOfExtraDeck(card) ? 'extra' : 'main', card, copiesOfName, isOfExtraDeck(card) ? undefined : size);
  for (const card of about.flatMap((one) => companions(one, pool)))
    deck.add(isOfExtraDeck(card) ? 'extra' : 'main', card, copiesOfName, isOfExtraDeck(card) ? undefined : mostCompanions);
  let [monsters, large] = [deck.of('main').filter(isMonster).length, deck.of('main').filter(isLarge).length];
  const later: CardProgram[] = [];
  for (const card of mainPool) {
    const before = deck.of('main').length;
    if (
      (isMonster(card) ? monsters >= monstersInDeck : before - monsters >= size - monstersInDeck) ||
      (isLarge(card) && large >= mostLarge)
    )
      later.push(card);
    else deck.add('main', card, 1 + draw(copiesOfName), size);
    const added = deck.of('main').length - before;
    if (isMonster(card)) monsters += added;
    if (isLarge(card)) large += added;
  }
  // If the catalogue is too small for these shares, the cards that were left out fill the deck.
  for (const card of [...later, ...mainPool]) deck.add('main', card, copiesOfName, size);
  for (const card of pool) if (isOfExtraDeck(card) && hasMaterials(card, deck.of('main'))) deck.add('extra', card, 1);
  const side = draw(deckSizes.side[1] + 1);
  for (const card of drawnOrder(pool, draw)) deck.add('side', card, 1, side);
  return deck.deck();
}
