import { broughtIn, redividedDecks } from '@arbiter/kernel/authoring';
import { compareDecks, type Deck, malformedDeck, readDeck, validateDeck } from '../decks/deck-rules.js';

/**
 * Between games, each player may exchange cards of their deck for cards of their sideboard, without knowing what the other does (100.4).
 */
export const sideboarding = redividedDecks<Deck>({
  kind: 'sideboard',
  rule: '100.4',
  schema: 'magic/deck',
  event: 'sideboarded',
  tell: (change) => ({
    in: [...broughtIn(change, ['main'])],
    out: [...broughtIn({ ...change, before: change.now, now: change.before }, ['main'])],
    cards: change.now.main.length,
  }),
  swaps: ['main', 'sideboard'],
  read: readDeck,
  malformed: malformedDeck,
  validate: validateDeck,
  compare: compareDecks,
});
