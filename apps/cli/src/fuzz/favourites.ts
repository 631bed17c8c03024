import type { CardProgram } from '@arbiter/kernel/authoring';
import { drawFrom, seedOfGame } from './draw.js';
import type { Counts } from './profile.js';

/** One game in so many is about what never acted so far; the others take the cards in turn. */
const guidedEvery = 2;

/** What random games are to be about. */
export interface Subjects {
  /** Cards that decks may hold. */
  readonly cards: readonly CardProgram[];
  /** A game is about so many cards: one of each player. */
  readonly seats: number;
  /** Of what is drawn for it. */
  readonly seed: number;
  /** Cards by a word that they carry, or that their programs speak of. */
  readonly carriers: ReadonlyMap<string, readonly string[]>;
  /** Words that never acted so far. */
  readonly silent: (counts: Counts) => readonly string[];
}

/** Cards by the words that their programs speak of: verbs and keywords, of the card itself or of what it makes. */
export function carriersOf(cards: readonly CardProgram[], words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const texts = cards.map((card) => ({ id: card.id, text: JSON.stringify(card) }));
  return new Map(words.map((word) => [word, texts.filter(({ text }) => text.includes(`"${word}"`)).map(({ id }) => id)]));
}

/** The cards that a game is about: each in turn, and in between such as never acted or carry a word that never did. */
export function favouritesOf(subjects: Subjects): (game: number, counts: Counts) => readonly string[] {
  return (game, counts) => {
    const isInTurn = game % guidedEvery === 0 && Math.floor(game / guidedEvery) * subjects.seats < subjects.cards.length;
    const found = isInTurn ? [] : lacking(subjects, game, counts);
    return found.length === subjects.seats ? found : inTurn(subjects, game);
  };
}

function inTurn({ cards, seats }: Subjects, game: number): readonly string[] {
  const turn = Math.floor(game / guidedEvery);
  return Array.from({ length: seats }, (_, seat) => (cards[(turn * seats + seat) % cards.length] as CardProgram).id);
}

/** Drawn from all that never acted by the number of the game. */
function lacking({ cards, seats, seed, carriers, silent }: Subjects, game: number, counts: Counts): readonly string[] {
  const draw = drawFrom(seedOfGame(seed, -1 - game));
  const words = silent(counts).filter((word) => (carriers.get(word) ?? []).length > 0);
  const unseen = cards.filter(({ id }) => !counts.cards.has(id));
  return Array.from({ length: seats }, () => {
    const at = draw(Math.max(1, words.length + unseen.length));
    const word = words[at];
    const carrying = word === undefined ? [] : (carriers.get(word) as readonly string[]);
    return word === undefined ? unseen[at - words.length]?.id : carrying[draw(carrying.length)];
  }).filter((id) => id !== undefined);
}
