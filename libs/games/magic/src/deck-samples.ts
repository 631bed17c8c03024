import type { CardProgram } from '@arbiter/kernel';
import { colours, type Colour } from './colours.js';
import { copiesOfName, isDeckCard, smallestDeck, type Deck } from './deck-rules.js';
import { coloursOfCost, parseCost } from './symbols.js';

/** Lands in a sampled deck; the others are what they pay for. */
const landsInDeck = 24;

const basicOf: { readonly [C in Colour]: string } = { white: 'Plains', blue: 'Island', black: 'Swamp', red: 'Mountain', green: 'Forest' };

const wordsOf = (card: CardProgram, key: string): readonly unknown[] => {
  const list = card.printed[key];
  return Array.isArray(list) ? list : [];
};
const isLand = (card: CardProgram): boolean => wordsOf(card, 'types').includes('land');
const isBasic = (card: CardProgram): boolean => wordsOf(card, 'supertypes').includes('basic');

function shuffled<T>(list: readonly T[], draw: (n: number) => number): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

/** Whether lands of these colours pay for the card: every symbol has a way in them. Hybrid symbols have two. */
function castableIn(card: CardProgram, among: ReadonlySet<Colour>): boolean {
  if (typeof card.printed.cost !== 'string') return false;
  return parseCost(card.printed.cost).every((symbol) => {
    const wanted = coloursOfCost([symbol]);
    return symbol.kind !== 'colourless' && symbol.kind !== 'snow' && (wanted.length === 0 || symbol.kind === 'monohybrid' || symbol.kind === 'phyrexian' || wanted.some((colour) => among.has(colour)));
  });
}

/**
 * A legal constructed deck drawn at random (100.2a): one or two colours, up to four of each spell, basic lands in proportion to the
 * colours of the spells, some other lands of these colours, and a sideboard of up to 15 of what is left. Where the catalogue has too few spells, basic lands
 * fill the deck.
 * @param draw gives an integer in [0, n)
 */
export function sampleDeck(cards: readonly CardProgram[], draw: (n: number) => number): Deck {
  const pool = cards.filter(isDeckCard);
  const chosen = new Set(shuffled(colours, draw).slice(0, 1 + draw(2)));
  const spells = shuffled(pool.filter((card) => !isLand(card) && castableIn(card, chosen)), draw);
  const copies = spells.flatMap((card) => Array.from({ length: 1 + draw(copiesOfName) }, () => card));
  const main = copies.slice(0, smallestDeck - landsInDeck);
  const lands = landsFor(pool, main, chosen, smallestDeck - main.length, draw);
  const left = copies.slice(main.length).slice(0, draw(16));
  return { main: [...main, ...lands].map(({ id }) => id), sideboard: left.map(({ id }) => id) };
}

function landsFor(pool: readonly CardProgram[], main: readonly CardProgram[], among: ReadonlySet<Colour>, count: number, draw: (n: number) => number): CardProgram[] {
  const basics = pool.filter((card) => isBasic(card) && [...among].some((colour) => basicOf[colour] === card.names.en));
  const typed = new Set([...among].map((colour) => basicOf[colour]));
  const others = shuffled(pool.filter((card) => isLand(card) && !isBasic(card) && wordsOf(card, 'subtypes').some((type) => typed.has(type as string))), draw);
  const special = others.slice(0, 2).flatMap((card) => Array.from({ length: draw(copiesOfName + 1) }, () => card));
  const asked = [...among].map((colour) => 1 + main.reduce((sum, card) => sum + parseCost(card.printed.cost as string).filter((symbol) => coloursOfCost([symbol]).includes(colour)).length, 0));
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
