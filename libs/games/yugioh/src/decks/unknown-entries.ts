import type { DeckViolation } from '@arbiter/kernel';
import { unknownCard } from '@arbiter/kernel/authoring';
import { limitLists } from '../lists/index.js';
import { type CardIndex, passcodeOfEntry } from './deck.js';

/** Names of the cards in the lists of forbidden and limited cards, by passcode, whether the catalogue has the cards or not. */
const listedNames: ReadonlyMap<number, string> = new Map(
  Object.values(limitLists).flatMap(({ forbidden, limited, semiLimited }) => [...forbidden, ...limited, ...semiLimited]),
);

/**
 * The fault of a deck entry, or of a name in a list, that is not a playable card (base.2.8, base.2.12). A passcode is reported by its
 * card's name if a list of limits contains it.
 */
export function unknownEntry(entry: string, index: CardIndex): DeckViolation {
  const passcode = passcodeOfEntry(entry);
  if (passcode === null) return unknownCard(entry, index.cards, 'base.2.8');
  const name = listedNames.get(passcode);
  return unknownCard(
    entry,
    index.cards,
    'base.2.8',
    name === undefined ? `the card with the passcode ${passcode}` : `${JSON.stringify(name)} (passcode ${passcode})`,
  );
}
