import type { RowContext, RowReader, StarlineFacts } from '../card-facts.js';
import { fail, type Fields, flagOf, inWords, integerOrNull, rowReader, textOf, textOrNull } from '../fields.js';

/** Copies of a card with overload (十五.超載.1). */
const overloadCopies = 3;

/** Overload stands as a sentence of its own; a card may also speak of it. */
const hasOverload = (text: string): boolean => /(?:^|[。\n])\s*(?:超載|超载)\s*(?:[。\n]|$)/.test(text);

function kindOf(row: Fields): StarlineFacts['kind'] {
  const kind = textOf(row, 'type');
  return kind === 'unit' || kind === 'magic' ? kind : fail('row/value-unknown', 'type', `${inWords(kind)} is no kind of card.`);
}

function read(row: Fields, _context: RowContext): StarlineFacts {
  const key = textOf(row, 'name');
  const kind = kindOf(row);
  const race = textOf(row, 'race');
  const number = /^([^-=]+(?:[-=][^-=]+)*)[-=]([^-=]+)$/.exec(textOrNull(row, 'id') ?? '');
  return {
    game: 'starline',
    key,
    names: { en: null, zh: key },
    alternativeNames: [],
    printings: number === null ? [] : [{ set: number[1] ?? '', number: number[2] ?? '' }],
    legalities: [],
    copies: hasOverload(textOrNull(row, 'effect_text') ?? '') ? overloadCopies : null,
    kind,
    race: race === '中立' ? 'neutral' : race,
    magicValue: kind === 'magic' ? (integerOrNull(row, 'mana') ?? 0) : 0,
    // Rows that do not say so are cards of decks.
    place: row.deck_eligible === undefined || flagOf(row, 'deck_eligible') ? 'main' : 'none',
  };
}

/** Reads a line of a list of Starline cards: `name`, `type`, `race`, `mana`, `deck_eligible`. */
export const readStarline: RowReader = rowReader(read);
