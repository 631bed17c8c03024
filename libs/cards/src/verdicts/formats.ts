import { type CardIndex, type DeckGame, deckGames, type DeckRules, deckRules, deckSections, legalityFormats } from '@arbiter/decks';

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

const constructedLists = [
  'standard',
  'future',
  'pioneer',
  'explorer',
  'modern',
  'legacy',
  'vintage',
  'pauper',
  'premodern',
  'oldschool',
  'historic',
  'timeless',
  'alchemy',
  'penny',
];

/**
 * The rules for decks that well-known lists come with, by the list's name. Of lists that are not in here (Brawl, Oathbreaker, Pauper Commander,
 * Pantheon) nobody has put down the rules for decks: a list that sources state is chosen only if it is in here.
 */
const rulesOfLists: { readonly [game in DeckGame]: { readonly [list: string]: DeckRules } } = {
  magic: {
    ...Object.fromEntries(constructedLists.map((list) => [list, deckRules['magic/constructed']])),
    commander: deckRules['magic/commander'],
    predh: deckRules['magic/commander'],
    duel: deckRules['magic/duel-commander'],
    gladiator: deckRules['magic/gladiator'],
  },
  yugioh: {
    tcg: deckRules['yugioh/advanced'],
    ocg: deckRules['yugioh/advanced'],
    goat: deckRules['yugioh/classic'],
    speed: deckRules['yugioh/speed'],
  },
  'grand-archive': { standard: deckRules['grand-archive/constructed'] },
  'force-of-will': {},
  starline: {},
};

/** The word for no list at all. */
export const noCardList = 'none';

/** Returns the game whose decks are judged; null for one that has no rules for decks of real cards. */
export const deckGameOf = (game: string): DeckGame | null => deckGames.find((one) => one === game) ?? null;

/**
 * Returns by what decks are judged.
 * @param format the format's id in the rules of the game
 * @param cardList the list that the tournament names; null for the one of the format, `none` for no list
 * @returns null for a format that nothing is known of
 */
export function formatRules(game: DeckGame, format: string, cardList: string | null = null): FormatRules | null {
  const usual = Object.hasOwn(formats[game], format) ? (formats[game][format] ?? null) : null;
  if (usual === null || cardList === null) return usual;
  if (cardList === noCardList) return by(usual.rules);
  const implied = Object.hasOwn(rulesOfLists[game], cardList) ? rulesOfLists[game][cardList] : undefined;
  // Limited play and open formats keep their rules for decks: there a list only says which cards they may have.
  const isConstructed = usual.rules.id.endsWith('/constructed') || usual.rules.id.endsWith('/advanced');
  return by(isConstructed && implied !== undefined ? implied : usual.rules, cardList);
}

/** Returns the lists by which decks of a game can be judged, among those of which the facts of its cards speak. */
export const listsOfFacts = (index: CardIndex): readonly string[] =>
  legalityFormats(index)
    .filter((list) => Object.hasOwn(rulesOfLists[index.game], list))
    .toSorted();
