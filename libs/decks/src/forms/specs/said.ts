import type { CardReference, DeckGame, DeckSections } from '../../deck-list.js';
import { deckSections } from '../../deck-list.js';
import type { DeckReading } from '../found.js';
import { type DeckSource, readDeckList } from '../read.js';

const cardShown = (card: CardReference): string => {
  switch (card.by) {
    case 'name':
      return `${card.name}${card.set === null && card.number === null ? '' : ` <${[card.set ?? '-', card.number ?? '-'].join(' ')}>`}`;
    case 'passcode':
      return `#${card.passcode}`;
    case 'printing':
      return `<${card.set} ${card.number}>`;
  }
};

/** Sections in short, such as `main: 4 Lightning Bolt <M10 146>, 20 Mountain; side: 2 Duress`. */
export const sectionsShown = (sections: DeckSections): string =>
  deckSections
    .flatMap((section) => {
      const entries = sections[section];
      return entries === undefined ? [] : [`${section}: ${entries.map(({ count, card }) => `${count} ${cardShown(card)}`).join(', ')}`];
    })
    .join('; ');

/** What a reading says, in short: its sections, or its faults as `code at line`. */
export const shown = (reading: DeckReading): string =>
  reading.ok ? sectionsShown(reading.list.sections) : reading.faults.map(({ code, line }) => `${code} at ${line}`).join(', ');

/** What reading lines of a deck says, in short. */
export const said = (game: DeckGame, lines: readonly string[] | string, source: DeckSource = {}): string =>
  shown(readDeckList(game, typeof lines === 'string' ? lines : lines.join('\n'), source));
