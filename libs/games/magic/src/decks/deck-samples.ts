import { type CardProgram, type Draw, drawnOrder } from '@arbiter/kernel/authoring';
import { colours, type Colour } from '../characteristics/colours.js';
import { copiesOfName, isDeckCard, smallestDeck, type Deck } from './deck-rules.js';
import { coloursOfCost, parseCost, type ManaSymbol } from '../characteristics/symbols.js';

/** The number of lands in a sampled deck; the other cards are spells. */
const landsInDeck = 24;
/** The most lands in a sampled deck that are not basic lands of its colours. */
const mostSpecialLands = 8;
/** The number of basic lands for each kind of symbol that basic lands of the colours can't pay. */
const oddLands = 6;

const basicOf: { readonly [C in Colour]: string } = { white: 'Plains', blue: 'Island', black: 'Swamp', red: 'Mountain', green: 'Forest' };

const wordsOf = (card: CardProgram, key: string): readonly unknown[] => {
  const list = card.printed[key];
  return Array.isArray(list) ? list : [];
};
const isLand = (card: CardProgram): boolean => wordsOf(card, 'types').includes('land');
const isBasic = (card: CardProgram): boolean => wordsOf(card, 'supertypes').includes('basic');
const symbolsOf = (card: CardProgram): readonly ManaSymbol[] => (typeof card.printed.cost === 'string' ? parseCost(card.printed.cost) : []);

/** Whether lands of these colours can pay for a card: each of its symbols has a way to be paid with them. Hybrid symbols have two ways. */
function castableIn(card: CardProgram, among: ReadonlySet<Colour>): boolean {
  if (typeof card.printed.cost !== 'string') return false;
  return symbolsOf(card).every((symbol) => {
    const wanted = coloursOfCost([symbol]);
    return (
      symbol.kind !== 'colourless' &&
      symbol.kind !== 'snow' &&
      (wanted.length === 0 || symbol.kind === 'monohybrid' || symbol.kind === 'phyrexian' || wanted.some((colour) => among.has(colour)))
    );
  });
}

/** Returns the colours that the cards' symbols ask for; for a hybrid symbol one colour, unless the other is asked for anyway. */
function coloursFor(cards: readonly CardProgram[]): Set<Colour> {
  const asked = cards.flatMap((card) => symbolsOf(card).map((symbol) => coloursOfCost([symbol])));
  const found = new Set(asked.filter((wanted) => wanted.length === 1).flat());
  for (const wanted of asked) if (!wanted.some((colour) => found.has(colour)) && wanted[0] !== undefined) found.add(wanted[0]);
  return found;
}

/**
 * Returns a legal constructed deck drawn at random (100.2a): one or two colours, up to four of each spell, basic lands in proportion to the
 * colours of the spells, some other lands, and a sideboard of up to 15 of the remaining cards. Where the catalogue has too few spells,
 * basic lands fill the deck.
 * @param draw returns an integer in [0, n)
 * @param about cards that the deck is built around: four of each, and lands of their colours
 */
export function sampleDeck(cards: readonly CardProgram[], draw: Draw, about: readonly CardProgram[] = []): Deck {
  const pool = cards.filter(isDeckCard);
  const asked = coloursFor(about);
  const more = drawnOrder(
    colours.filter((colour) => !asked.has(colour)),
    draw,
  ).slice(0, asked.size === 0 ? 1 + draw(2) : asked.size === 1 ? draw(2) : 0);
  const chosen = new Set([...asked, ...more]);
  const fours = (list: readonly CardProgram[]): CardProgram[] =>
    list.flatMap((card) => Array.from({ length: isBasic(card) ? 1 : copiesOfName }, () => card));
  const spells = drawnOrder(
    pool.filter((card) => !isLand(card) && !about.includes(card) && castableIn(card, chosen)),
    draw,
  );
  const copies = [
    ...fours(about.filter((card) => !isLand(card))),
    ...spells.flatMap((card) => Array.from({ length: 1 + draw(copiesOfName) }, () => card)),
  ];
  const main = copies.slice(0, smallestDeck - landsInDeck);
  const lands = landsFor(pool, main, fours(about.filter(isLand)), chosen, smallestDeck - main.length, draw);
  const left = copies.slice(main.length).slice(0, draw(16));
  return { main: [...main, ...lands].map(({ id }) => id), sideboard: left.map(({ id }) => id) };
}

/** Returns basic lands for colourless and snow symbols, where a card of the deck has them. */
function oddLandsFor(basics: readonly CardProgram[], main: readonly CardProgram[], among: ReadonlySet<Colour>): CardProgram[] {
  const kinds = new Set(main.flatMap((card) => symbolsOf(card).map(({ kind }) => kind)));
  const named = (name: string): CardProgram[] => basics.filter(({ names }) => names.en === name);
  const [colour] = among;
  const found = [
    ...(kinds.has('colourless') ? named('Wastes') : []),
    ...(kinds.has('snow') && colour !== undefined ? named(`Snow-Covered ${basicOf[colour]}`) : []),
  ];
  return found.flatMap((card) => Array.from({ length: oddLands }, () => card));
}

function landsFor(
  pool: readonly CardProgram[],
  main: readonly CardProgram[],
  about: readonly CardProgram[],
  among: ReadonlySet<Colour>,
  count: number,
  draw: Draw,
): CardProgram[] {
  const basics = pool.filter(isBasic);
  const typed = new Set([...among].map((colour) => basicOf[colour]));
  const others = drawnOrder(
    pool.filter((card) => isLand(card) && !isBasic(card) && !about.includes(card)),
    draw,
  );
  // The first land of a fitting type, then the first land of any type.
  const fitting = [
    ...others.filter((card) => wordsOf(card, 'subtypes').some((type) => typed.has(type as string))).slice(0, 1),
    ...others.slice(0, 1),
  ];
  const special = [
    ...about,
    ...oddLandsFor(basics, main, among),
    ...[...new Set(fitting)].flatMap((card) => Array.from({ length: draw(copiesOfName + 1) }, () => card)),
  ].slice(0, Math.max(mostSpecialLands, about.length));
  const asked = [...among].map(
    (colour) =>
      1 + main.reduce((sum, card) => sum + symbolsOf(card).filter((symbol) => coloursOfCost([symbol]).includes(colour)).length, 0),
  );
  const wanted = count - special.length;
  const total = asked.reduce((sum, one) => sum + one, 0);
  const lands = [...special];
  [...among].forEach((colour, at) => {
    const card = basics.find(({ names }) => names.en === basicOf[colour]);
    const share = at === among.size - 1 ? count - lands.length : Math.floor((wanted * (asked[at] as number)) / total);
    if (card !== undefined) for (let i = 0; i < share; i++) lands.push(card);
  });
  return lands;
}
