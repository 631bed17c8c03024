import type { CardFacts, FaceFacts, Ruleset } from '@arbiter/kernel';

/** A card or one of its faces that a typed text may mean. */
export interface NamedCard {
  readonly card: CardFacts;
  readonly names: FaceFacts['names'];
  /** The key under which a game takes this name: the card's id, or the English name of a further face. */
  readonly key: string;
  /** Whether the text is the whole id or name, and not a part of it. */
  readonly exact: boolean;
}

const known = new WeakMap<Ruleset, ReadonlyMap<string, CardFacts>>();

/** Returns the cards by id, cached: a ruleset renders the texts of all its cards to list them. */
export function cardsOf(ruleset: Ruleset): ReadonlyMap<string, CardFacts> {
  const cards = known.get(ruleset) ?? new Map(ruleset.cards().map((card) => [card.id, card]));
  known.set(ruleset, cards);
  return cards;
}

/** Finds the cards that a text names: the first one with this id or name in either language, else all whose name has the text in it. */
export function cardsNamed(ruleset: Ruleset, text: string): readonly NamedCard[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const all = [...cardsOf(ruleset).values()].flatMap((card) => [
    { card, names: card.names, key: card.id },
    ...(card.faces ?? []).map((face) => ({ card, names: face.names, key: face.names.en })),
  ]);
  const words = ({ names }: { readonly names: FaceFacts['names'] }): readonly string[] => [names.en.toLowerCase(), names.zh.toLowerCase()];
  const whole = all.find((one) => one.key.toLowerCase() === wanted || words(one).includes(wanted));
  if (whole !== undefined) return [{ ...whole, exact: true }];
  return all.filter((one) => words(one).some((name) => name.includes(wanted))).map((one) => ({ ...one, exact: false }));
}
