import type { DeckViolation } from '@arbiter/kernel';
import { unknownCard } from '@arbiter/kernel/authoring';
import { limitLists } from '../lists/index.js';
import { type CardIndex, passcodeOfEntry } from './deck.js';

/** Names of cards that lists of forbidden and limited cards name beside their passcodes, whether Arbiter has their programs or not. */
const listedNames: ReadonlyMap<number, string> = new Map(
  Object.values(limitLists).flatMap(({ forbidden, limited, semiLimited }) => [...forbidden, ...limited, ...semiLimited]),
);

/**
 * What stands against an entry of a deck, or a name in a list, that is no card which can be played (base.2.8, base.2.12). A passcode is called by its card's
 * name where a list of limits knows it.
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
