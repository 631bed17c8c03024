import { broughtIn, redividedDecks } from '@arbiter/kernel/authoring';
import { type Deck, readDeck } from '../decks/deck.js';
import { compareDecks, malformedDeck } from '../decks/deck-rules.js';
import { validateDeck } from '../decks/format-decks.js';

/**
 * Between Duels each player may exchange cards of the Main and Extra Deck for cards of the Side Deck; neither sees the other's exchange
 * (base.1.16 to base.1.18).
 */
export const sideDecking = redividedDecks<Deck>({
  kind: 'sideDeck',
  rule: 'base.1.16',
  schema: 'yugioh/deck',
  event: 'sideDecked',
  tell: (change) => ({ in: [...broughtIn(change, ['main', 'extra'])] }),
  swaps: ['main', 'side'],
  read: readDeck,
  malformed: malformedDeck,
  validate: validateDeck,
  compare: compareDecks,
});
