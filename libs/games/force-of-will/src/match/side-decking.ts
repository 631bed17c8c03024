import { broughtIn, redividedDecks } from '@arbiter/kernel/authoring';
import { type Deck, readDeck } from '../decks/deck.js';
import { compareDecks, malformedDeck } from '../decks/deck-rules.js';
import { validateDeck } from '../decks/format-decks.js';

/** Between games each player may exchange cards with their side deck, neither knowing what the other does (315.1b, ruling:23). */
export const sideDecking = redividedDecks<Deck>({
  kind: 'sideDeck',
  rule: '315.1b',
  schema: 'force-of-will/deck',
  event: 'sideDecked',
  tell: (change) => ({ in: [...broughtIn(change, ['ruler', 'main', 'magicStones'])] }),
  swaps: ['main', 'side'],
  read: readDeck,
  malformed: malformedDeck,
  validate: validateDeck,
  compare: compareDecks,
});
