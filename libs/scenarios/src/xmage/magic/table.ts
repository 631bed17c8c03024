import type { Json, JsonObject } from '@arbiter/kernel';
import { sideSeat } from '../match-names.js';
import type { PlacedCard, PlannedLibrary, PlannedSetup } from '../plan.js';

/** Number of cards that fill a library which the record leaves as it was; more than any record draws. */
const filling = 40;
const fillers = ['Wastes', 'Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;

/** A card that XMage's test decks contain and some records search for; it lies at the very bottom. */
const sought = 'Mountain';

/** Where the set-up put a card to which it gave an alias. */
export interface NamedCard {
  readonly alias: string;
  readonly card: string;
  readonly owner: number;
  readonly zone: string;
  /** Place among the cards of its zone, from 0. */
  readonly index: number;
}

/**
 * Makes the table of a set-up in the form that the game's `arrange` reads. The turn before the first is about to end, so that the first
 * turn begins by the rules, without a draw (103.7a), and everything has been on the table since before it.
 */
export function magicTable(
  setup: PlannedSetup,
  knows: (card: string) => boolean,
): { readonly table: Json; readonly named: readonly NamedCard[] } {
  const filler = fillerFor(setup, knows);
  const battlefield = setup.cards.filter((card) => card.zone === 'battlefield');
  const exile = setup.cards.filter((card) => card.zone === 'exile');
  const players = (['A', 'B'] as const).map(
    (side): JsonObject => ({
      life: setup.life[side],
      hand: namesIn(setup, side, 'hand'),
      graveyard: namesIn(setup, side, 'graveyard'),
      library: libraryOf(setup.libraries[side], setup.shuffled, filler),
    }),
  );
  const table = {
    turn: { number: 0, seat: 1, step: 'cleanup' },
    starting: 0,
    players,
    zones: { battlefield: battlefield.map(permanent), exile: exile.map((card) => ({ card: card.card, seat: sideSeat(card.side) })) },
  };
  return { table, named: namedCards(setup) };
}

function permanent({ card, side, tapped, counters }: PlacedCard): JsonObject {
  return { card, seat: sideSeat(side), ...(tapped ? { tapped: true } : {}), ...(Object.keys(counters).length > 0 ? { counters } : {}) };
}

const namesIn = (setup: PlannedSetup, side: 'A' | 'B', zone: PlacedCard['zone']): readonly string[] =>
  setup.cards.filter((card) => card.zone === zone && card.side === side).map((card) => card.card);

/** Lists the cards of a library. A record that shuffles can't have relied on drawing the cards that it names: they lie at the bottom. */
function libraryOf(library: PlannedLibrary, shuffled: boolean, filler: string): readonly string[] {
  const named = library.named.map((one) => one.card);
  const rest = library.cleared ? [] : Array.from({ length: filling }, () => filler);
  const below = library.cleared ? [] : [sought];
  return shuffled ? [...rest, ...named, ...below] : [...named, ...rest, ...below];
}

/** Returns a basic land that the record doesn't mention, to fill libraries with. */
function fillerFor(setup: PlannedSetup, knows: (card: string) => boolean): string {
  const used = new Set([
    ...setup.cards.map((card) => card.card),
    ...setup.libraries.A.named.map((one) => one.card),
    ...setup.libraries.B.named.map((one) => one.card),
  ]);
  return fillers.find((name) => knows(name) && !used.has(name)) ?? 'Mountain';
}

function namedCards(setup: PlannedSetup): readonly NamedCard[] {
  const places = new Map<string, number>();
  const placed = setup.cards.flatMap((card) => {
    const shared = card.zone === 'battlefield' || card.zone === 'exile';
    const key = shared ? card.zone : `${card.zone}:${card.side}`;
    const index = places.get(key) ?? 0;
    places.set(key, index + 1);
    return card.alias === null ? [] : [{ alias: card.alias, card: card.card, owner: sideSeat(card.side), zone: card.zone, index }];
  });
  const inLibraries = (['A', 'B'] as const).flatMap((side) =>
    setup.libraries[side].named.flatMap((one, at) => {
      const index = at + (setup.shuffled && !setup.libraries[side].cleared ? filling : 0);
      return one.alias === null ? [] : [{ alias: one.alias, card: one.card, owner: sideSeat(side), zone: 'library', index }];
    }),
  );
  return [...placed, ...inLibraries];
}
