import { type DeckGame, deckGames, type DeckRules, deckRules, deckSections } from '@arbiter/decks';

/** By what decks of a format are judged. */
export interface FormatRules {
  readonly rules: DeckRules;
  /** The name under which sources list how cards stand in the format; null where no list counts. */
  readonly list: string | null;
}

/** Formats without rules for decks: any cards, in any section. */
const open = (game: DeckGame): DeckRules => ({ id: `${game}/open`, game, sections: deckSections, rules: [], lists: { rule: null } });

const by = (rules: DeckRules, list: string | null = null): FormatRules => ({ rules, list });

/** The rules for decks of every format that a game of ours has, by the format's id. */
const formats: { readonly [game in DeckGame]: { readonly [format: string]: FormatRules } } = {
  magic: {
    single: by(deckRules['magic/constructed']),
    constructed: by(deckRules['magic/constructed']),
    limited: by(deckRules['magic/limited']),
  },
  yugioh: {
    ocg: by(deckRules['yugioh/advanced'], 'ocg'),
    ocgMatch: by(deckRules['yugioh/advanced'], 'ocg'),
    tcg: by(deckRules['yugioh/advanced'], 'tcg'),
    open: by(deckRules['yugioh/advanced']),
  },
  'grand-archive': {
    single: by(deckRules['grand-archive/constructed'], 'standard'),
    match: by(deckRules['grand-archive/constructed'], 'standard'),
    limited: by(deckRules['grand-archive/limited']),
    open: by(open('grand-archive')),
  },
  'force-of-will': {
    single: by(deckRules['force-of-will/constructed']),
    match: by(deckRules['force-of-will/constructed']),
    valhallaMatch: by(deckRules['force-of-will/constructed']),
    valhalla: by(deckRules['force-of-will/constructed']),
    open: by(open('force-of-will')),
  },
  starline: { standard: by(deckRules['starline/constructed']), casual: by(deckRules['starline/constructed']) },
};

/** Returns the game whose decks are judged; null for one that has no rules for decks of real cards. */
export const deckGameOf = (game: string): DeckGame | null => deckGames.find((one) => one === game) ?? null;

/** Returns by what decks of a format are judged; null for a format that nothing is known of. */
export const formatRules = (game: DeckGame, format: string): FormatRules | null =>
  Object.hasOwn(formats[game], format) ? (formats[game][format] ?? null) : null;
