import { type CardProgram, DeckBuilding, type Draw, drawnOrder } from '@arbiter/kernel/authoring';
import { attributes, type Attribute, type Printed } from '../cards/printed.js';
import { readPrinted } from '../cards/sound.js';
import type { Deck, DeckPart } from './deck.js';
import { copiesOfName, magicStoneDeckSize, partOf, smallestMainDeck } from './deck-rules.js';

/** The approximate number of resonators in a sampled main deck. */
const resonatorsInDeck = 26;
/** The number of attributes up to which a sampled deck adds random ones. The cards that it is built around may bring more. */
const mostAttributes = 2;
/** The largest number of special magic stones added to a sampled magic stone deck. */
const mostSpecial = 4;
/** The largest number of cards of a sampled side deck. */
const mostInSide = 15;

type Building = DeckBuilding<DeckPart>;

const printedOf = (card: CardProgram): Printed => readPrinted(card.printed);

/** Returns the attributes that a card asks for or gives. */
function attributesOf(card: CardProgram): readonly Attribute[] {
  const printed = printedOf(card);
  return printed.kind === 'magicStone' ? printed.stones : printed.attributes;
}

/**
 * Returns the attributes that the deck pays with: those of its ruler and of the cards that it is built around, filled up to two at random.
 */
function chosenAttributes(about: readonly CardProgram[], ruler: CardProgram, draw: Draw): ReadonlySet<Attribute> {
  const chosen = new Set([...about, ruler].flatMap(attributesOf));
  for (const attribute of drawnOrder(attributes, draw)) if (chosen.size < mostAttributes) chosen.add(attribute);
  return chosen;
}

/** Returns a ruler: one that is asked for, else one that shares an attribute with the cards asked for, else any. */
function chosenRuler(rulers: readonly CardProgram[], about: readonly CardProgram[]): CardProgram {
  const wanted = new Set(about.flatMap(attributesOf));
  const ruler =
    about.find((card) => partOf(card) === 'ruler') ??
    rulers.find((card) => attributesOf(card).some((attribute) => wanted.has(attribute))) ??
    rulers[0];
  if (ruler === undefined) throw new RangeError('the catalogue has no ruler');
  return ruler;
}

/** Fills a main deck up to 40 cards: more resonators than others, and cards of the chosen attributes as long as there are enough. */
function fillMain(deck: Building, pool: readonly CardProgram[], fits: (card: CardProgram) => boolean, draw: Draw): void {
  const isResonator = (card: CardProgram): boolean => printedOf(card).kind === 'resonator';
  let resonators = deck.of('main').filter(isResonator).length;
  for (const card of pool.filter(fits)) {
    const others = deck.of('main').length - resonators;
    if (isResonator(card) ? resonators >= resonatorsInDeck : others >= smallestMainDeck - resonatorsInDeck) continue;
    const added = deck.add('main', card, 1 + draw(copiesOfName));
    if (isResonator(card)) resonators += added;
  }
  for (const card of [...pool.filter(fits), ...pool]) deck.add('main', card, copiesOfName);
}

/** Fills a magic stone deck: special stones of the chosen attributes, and basic ones of each in equal shares. */
function fillStones(deck: Building, size: number, pool: readonly CardProgram[], chosen: ReadonlySet<Attribute>, draw: Draw): void {
  const stones = (): number => deck.of('magicStones').length;
  const special = pool.filter((card) => isSpecial(card) && attributesOf(card).every((attribute) => chosen.has(attribute)));
  const wanted = stones() + draw(mostSpecial + 1);
  for (const card of special) if (stones() < wanted) deck.add('magicStones', card, 1);
  const basic = pool.filter((card) => !isSpecial(card));
  const fitting = basic.filter((card) => attributesOf(card).some((attribute) => chosen.has(attribute)));
  for (let at = 0; basic.length > 0 && stones() < size; at++) {
    const from = fitting.length === 0 ? basic : fitting;
    deck.add('magicStones', from[at % from.length] as CardProgram, 1);
  }
}

function isSpecial(card: CardProgram): boolean {
  const printed = printedOf(card);
  return printed.kind === 'magicStone' && printed.special;
}

/**
 * Draws at random a legal deck of a format with a side deck: a ruler, a main deck of 40 cards, 10 to 12 magic stones that pay for them, and
 * a side deck of up to 15.
 *
 * @param draw gives an integer in [0, n)
 * @param about cards that the deck is built around: it holds as many copies of them as allowed, and magic stones that pay for them
 * @throws {RangeError} if the catalogue has no ruler
 */
export function sampleDeck(cards: readonly CardProgram[], draw: Draw, about: readonly CardProgram[] = []): Deck {
  const inSide = draw(mostInSide + 1);
  const pool = drawnOrder(
    cards.filter((card) => !card.id.includes(':')),
    draw,
  );
  const of = (part: ReturnType<typeof partOf>): readonly CardProgram[] => pool.filter((card) => partOf(card) === part);
  const ruler = chosenRuler(of('ruler'), about);
  const chosen = chosenAttributes(about, ruler, draw);
  const stones = magicStoneDeckSize[0] + draw(3);
  const deck: Building = new DeckBuilding({
    sizes: { ruler: 1, main: smallestMainDeck, magicStones: stones, side: inSide },
    copies: (card) => (partOf(card) === 'magicStones' && !isSpecial(card) ? Infinity : copiesOfName),
  });
  deck.add('ruler', ruler, 1);
  for (const card of about) if (partOf(card) !== 'ruler') deck.add(partOf(card), card, copiesOfName);
  fillMain(deck, of('main'), (card) => attributesOf(card).every((attribute) => chosen.has(attribute)), draw);
  fillStones(deck, stones, of('magicStones'), chosen, draw);
  for (const card of drawnOrder(of('main'), draw)) deck.add('side', card, 1);
  return deck.deck();
}
