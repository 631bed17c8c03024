import type { CardProgram } from '@arbiter/kernel/authoring';
import { drawFrom, seedOfGame } from './draw.js';
import type { Counts } from './profile.js';

/** Every so many games the cards are taken in turn; the games between are about cards and words that have not acted yet. */
const guidedEvery = 2;

/** What random games can be about. */
export interface Subjects {
  /** Cards that decks may hold. */
  readonly cards: readonly CardProgram[];
  /** Number of cards that a game is about: one for each player. */
  readonly seats: number;
  /** Seed for choosing the cards. */
  readonly seed: number;
  /** Ids of cards by a word that they carry or that their programs use. */
  readonly carriers: ReadonlyMap<string, readonly string[]>;
  /** Returns the words that have not acted so far. */
  readonly silent: (counts: Counts) => readonly string[];
}

/** Returns the ids of cards by the words that their programs use: verbs and keywords, of the card itself or of what it creates. */
export function carriersOf(cards: readonly CardProgram[], words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const texts = cards.map((card) => ({ id: card.id, text: JSON.stringify(card) }));
  return new Map(words.map((word) => [word, texts.filter(({ text }) => text.includes(`"${word}"`)).map(({ id }) => id)]));
}

/**
 * Returns the cards that a game is about: in some games each card in turn, in the others cards that have not acted, or that carry a word
 * that has not.
 */
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

/** Draws, by the number of the game, from all cards and words that have not acted. */
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
