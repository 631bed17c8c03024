import { readAs } from '@arbiter/kernel';
import { type CardProgram, DeckBuilding, type Draw, drawnOrder } from '@arbiter/kernel/authoring';
import type { Element, Printed } from '../cards/printed.js';
import type { Deck, DeckPart } from './deck.js';
import { isMaterial, largestMaterialDeck, mostCopies, smallestMainDeck } from './deck-rules.js';

/** The approximate number of allies in a sampled main deck: games without allies and attacks don't end. */
const alliesInDeck = 36;
/** One sampled deck out of this many has several champions of level 0 to choose from. */
const otherSpirit = 8;
/** The largest number of cards of a sampled sideboard. */
const mostInSide = 4;

const printedOf = (card: CardProgram): Printed => readAs<Printed>(card.printed);
const isSpirit = (card: CardProgram): boolean => printedOf(card).level === 0;
const levelOf = (card: CardProgram): number => printedOf(card).level ?? 0;

/** Returns a champion of level 0: one that is asked for, else one that enables an element of the cards asked for, else any. */
function chosenSpirit(spirits: readonly CardProgram[], about: readonly CardProgram[]): CardProgram {
  const wanted = new Set<Element>(about.flatMap((card) => printedOf(card).elements).filter((element) => element !== 'norm'));
  const spirit =
    about.find(isSpirit) ?? spirits.find((card) => printedOf(card).elements.some((element) => wanted.has(element))) ?? spirits[0];
  if (spirit === undefined) throw new RangeError('the catalogue has no champion of level 0');
  return spirit;
}

const named = (card: CardProgram): string => card.names.en.split(/[ ,]/)[0] as string;

/** Returns the champions above level 0 that are asked for, and champions that enable elements which no champion of level 0 enables. */
function askedChampions(
  champions: readonly CardProgram[],
  spirits: readonly CardProgram[],
  about: readonly CardProgram[],
): readonly CardProgram[] {
  const asked = about.filter((card) => levelOf(card) > 0);
  const enabled = new Set<Element>(['norm', ...[...spirits, ...asked].flatMap((card) => printedOf(card).elements)]);
  const lacking = new Set(about.flatMap((card) => printedOf(card).elements).filter((element) => !enabled.has(element)));
  return [...asked, ...[...lacking].flatMap((element) => champions.find((card) => printedOf(card).elements.includes(element)) ?? [])];
}

/**
 * Adds the cards asked for, and then one champion per level, of one lineage if possible, so that each can be levelled into; and some
 * regalia.
 */
function fillMaterial(
  deck: DeckBuilding<DeckPart>,
  pool: readonly CardProgram[],
  spirits: readonly CardProgram[],
  about: readonly CardProgram[],
  draw: Draw,
): void {
  for (const card of about) if (isMaterial(card)) deck.add('material', card, 1);
  const champions = pool.filter((card) => levelOf(card) > 0);
  const asked = askedChampions(champions, spirits, about);
  for (const card of asked) deck.add('material', card, 1);
  const top = Math.max(0, ...champions.map(levelOf));
  let before: string | null = asked.map((card) => printedOf(card).lineage).find((name) => name !== undefined) ?? null;
  for (let level = 1; level <= top; level++) {
    const there = deck.of('material').filter((card) => levelOf(card) === level);
    const fits = champions.filter(
      (card) => levelOf(card) === level && (level === 1 || printedOf(card).lineage === undefined || printedOf(card).lineage === before),
    );
    const [next] = there.length > 0 ? there : [...fits.filter((card) => named(card) === before), ...fits];
    if (next === undefined) continue;
    deck.add('material', next, 1);
    before = named(next);
  }
  const regalia = pool.filter((card) => printedOf(card).level === undefined && !printedOf(card).keywords.includes('divineRelic'));
  for (const card of regalia.slice(0, 3 + draw(4))) deck.add('material', card, 1);
}

/**
 * Draws at random a legal deck of constructed play: a champion of level 0, champions above it, some regalia, a main deck of 60 cards most
 * of which its champions enable, and a few cards in the sideboard.
 *
 * @param draw gives an integer in [0, n)
 * @param about cards that the deck is built around: it holds as many copies of them as allowed, and a champion that enables them
 * @throws {RangeError} if the catalogue has no champion of level 0
 */
export function sampleDeck(cards: readonly CardProgram[], draw: Draw, about: readonly CardProgram[] = []): Deck {
  const pool = drawnOrder(
    cards.filter((card) => !card.id.includes(':')),
    draw,
  );
  const deck = new DeckBuilding<DeckPart>({
    sizes: { material: largestMaterialDeck, main: smallestMainDeck, side: draw(mostInSide + 1) },
    copies: (card) => (isMaterial(card) ? 1 : mostCopies),
  });
  const spirits = pool.filter(isSpirit);
  deck.add('material', chosenSpirit(spirits, about), 1);
  // Sometimes there is a choice of two.
  if (draw(otherSpirit) === 0) for (const card of spirits.slice(0, 2)) deck.add('material', card, 1);
  fillMaterial(
    deck,
    pool.filter((card) => isMaterial(card) && !isSpirit(card)),
    spirits,
    about,
    draw,
  );
  for (const card of about) if (!isMaterial(card)) deck.add('main', card, mostCopies);
  const enabled = new Set<Element>([
    'norm',
    ...deck
      .of('material')
      .filter((card) => levelOf(card) <= 1)
      .flatMap((card) => printedOf(card).elements),
  ]);
  const main = pool.filter((card) => !isMaterial(card));
  const fitting = main.filter((card) => printedOf(card).elements.every((element) => enabled.has(element)));
  const isAlly = (card: CardProgram): boolean => printedOf(card).types.includes('ally');
  for (const card of fitting.filter(isAlly)) deck.add('main', card, 1 + draw(mostCopies), alliesInDeck);
  for (const card of fitting.filter((card) => !isAlly(card))) deck.add('main', card, 1 + draw(mostCopies));
  for (const card of [...fitting, ...main]) deck.add('main', card, mostCopies);
  for (const card of drawnOrder(fitting, draw)) deck.add('side', card, 1);
  return deck.deck();
}
