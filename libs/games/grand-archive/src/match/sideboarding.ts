import { broughtIn, redividedDecks } from '@arbiter/kernel/authoring';
import { type Deck, readDeck } from '../decks/deck.js';
import { compareDecks, malformedDeck, validateDeck } from '../decks/deck-rules.js';

/** Between two games each player may divide their cards anew, none knowing what the others do (1.5.4, ruling:33). */
export const sideboarding = redividedDecks<Deck>({
  kind: 'sideboard',
  rule: '1.5.4',
  schema: 'grand-archive/deck',
  event: 'sideboarded',
  tell: (change) => ({ in: [...broughtIn(change, ['material', 'main'])] }),
  swaps: ['main', 'side'],
  read: readDeck,
  malformed: malformedDeck,
  validate: validateDeck,
  compare: compareDecks,
});
