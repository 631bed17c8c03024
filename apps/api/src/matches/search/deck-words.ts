import type { MatchFilter } from '@arbiter/organising';
import type { Ruleset } from '@arbiter/kernel';
import { textsOfDeck } from '@arbiter/recording';

type Wanted = NonNullable<MatchFilter['deck']>;

/** Most cards that one word stands for: a part of a word may be in hundreds of names. */
const mostCards = 500;

/** Whether one of these names has the text in it, whatever the case of its letters. */
const isIn = (names: readonly string[], text: string): boolean => names.some((name) => name.toLowerCase().includes(text));

/**
 * Returns the cards and preset decks that are called by a text, in the words of these rules.
 * @param text a part of a name, in either language
 */
export const calledBy = (rulesets: readonly Pick<Ruleset, 'cards' | 'presetDecks'>[], text: string): Wanted => {
  const wanted = text.toLowerCase();
  const cards = rulesets.flatMap((ruleset) =>
    ruleset
      .cards()
      .flatMap(({ id, names, faces = [] }) =>
        [names, ...faces.map((face) => face.names)].some(({ en, zh }) => isIn([en, zh], wanted)) ? [id] : [],
      ),
  );
  const decks = rulesets.flatMap((ruleset) =>
    ruleset.presetDecks().flatMap(({ id, names, deck }) => (isIn([id, names.en, names.zh], wanted) ? [textsOfDeck(deck)] : [])),
  );
  return { cards: cards.slice(0, mostCards), decks };
};
