import type { DeckForm, DeckGame } from '../deck-list.js';
import { readArbiter } from './arbiter.js';
import { readCsv } from './csv.js';
import { readForge, readXmage } from './dck.js';
import { detectForm, formsOfGame } from './detect.js';
import { type DeckReading, type Found, fault, foundFault, readingOf } from './found.js';
import { readJson } from './json.js';
import { readPlainText } from './plain-text.js';
import { readCockatrice, readMtgo } from './program-xml.js';
import { textFault } from './text.js';
import { readYdk, readYdke } from './yugioh.js';

/** What is known about a deck beside its text. */
export interface DeckSource {
  /** The name of the file; its ending helps where the text does not show its form. */
  readonly fileName?: string;
  /** The form, if the player said it; the text is then read as nothing else. */
  readonly form?: DeckForm;
}

/**
 * Reads a deck of a game in any form that its players bring, and never throws. Names of cards stay as they are written; whether they exist
 * and whether the deck is legal is for others to say. Repeated lines stay single entries.
 *
 * Errors: every fault of the text at once (up to 100), each with a code, its line and what to do. A list with a fault is not read in part.
 */
export function readDeckList(game: DeckGame, text: string, { fileName, form }: DeckSource = {}): DeckReading {
  const refused = textFault(text);
  if (refused !== null) return readingOf('text', foundFault(refused));
  const plain = text.replace(/^\ufeff/, '');
  const read = form ?? detectForm(game, plain, fileName ?? null);
  if (!formsOfGame(game).includes(read))
    return readingOf(
      read,
      foundFault(fault('form/not-of-game', 0, `This is a deck of another game (${read}); choose its game, or give a list of this one.`)),
    );
  return readingOf(read, foundIn(read, game, plain));
}

function foundIn(form: DeckForm, game: DeckGame, text: string): Found {
  switch (form) {
    case 'arbiter':
      return readArbiter(text);
    case 'json':
      return readJson(game, text);
    case 'text':
      return readPlainText(game, text);
    case 'csv':
      return readCsv(game, text);
    case 'mtgo':
      return readMtgo(text);
    case 'cockatrice':
      return readCockatrice(text);
    case 'forge':
      return readForge(text);
    case 'xmage':
      return readXmage(text);
    case 'ydk':
      return readYdk(text);
    case 'ydke':
      return readYdke(text);
  }
}
