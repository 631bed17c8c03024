import { type CardProgram, DeckBuilding, type Draw, drawnOrder } from '@arbiter/kernel/authoring';
import { attributes, type Attribute, type Printed } from '../cards/printed.js';
import { readPrinted } from '../cards/sound.js';
import type { Deck, DeckPart } from './deck.js';
import { copiesOfName, magicStoneDeckSize, partOf, smallestMainDeck } from './deck-rules.js';

/** Resonators in a sampled main deck, about. */
const resonatorsInDeck = 26;
/** Attributes that a sampled deck pays with, at most, but for those of the cards that it is built around. */
const mostAttributes = 2;
/** Special magic stones in a sampled magic stone deck, at most. */
const mostSpecial = 4;
/** Cards of a sampled side deck, at most. */
const mostInSide = 15;

type Building = DeckBuilding<DeckPart>;

const printedOf = (card: CardProgram): Printed => readPrinted(card.printed);

/** Attributes that a card asks for or gives. */
function attributesOf(card: CardProgram): readonly Attribute[] {
  const printed = printedOf(card);
  return printed.kind === 'magicStone' ? printed.stones : printed.attributes;
}

/** What the deck pays with: the attributes of its ruler and of the cards that it is built around, and others up to two. */
function chosenAttributes(about: readonly CardProgram[], ruler: CardProgram, draw: Draw): ReadonlySet<Attribute> {
  const chosen = new Set([...about, ruler].flatMap(attributesOf));
  for (const attribute of drawnOrder(attributes, draw)) if (chosen.size < mostAttributes) chosen.add(attribute);
  return chosen;
}

/** A ruler: one that is asked for, else one that shares an attribute with what is asked for, else any. */
function chosenRuler(rulers: readonly CardProgram[], about: readonly CardProgram[]): CardProgram {
  const wanted = new Set(about.flatMap(attributesOf));
  const ruler =
    about.find((card) => partOf(card) === 'ruler') ??
    rulers.find((card) => attributesOf(card).some((attribute) => wanted.has(attribute))) ??
    rulers[0];
  if (ruler === undefined) throw new RangeError('the catalogue has no ruler');
  return ruler;
}

/** Main deck of 40 cards, more resonators than others, of the chosen attributes as far as there are enough. */
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

/** Magic stone deck: special stones of the chosen attributes, and basic ones of each in equal shares. */
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
 * A legal deck of a format with a side deck, drawn at random: a ruler, a main deck of 40 cards that its magic stones pay for, 10 to 12
 * of these, and a side deck of up to 15.
 *
 * @param draw gives an integer in [0, n)
 * @param about cards that the deck is built around: as many copies as may be, and what pays for them
 * @throws {RangeError} where the catalogue has no ruler
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
