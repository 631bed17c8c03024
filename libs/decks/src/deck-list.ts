/** The games whose decks are read; the names are those of the house's games. */
export const deckGames = ['magic', 'yugioh', 'force-of-will', 'grand-archive', 'starline'] as const;
export type DeckGame = (typeof deckGames)[number];

/**
 * The forms that decks come in. `text` is every list of lines with counts and names: that of Arena, of MTGO, of Moxfield, of Omnidex, and
 * what players type. `mtgo` and `cockatrice` are the XML files of those programs, `forge` and `xmage` their two kinds of `.dck`, `csv` is
 * Moxfield's table. `arbiter` is the one form that we print.
 */
export const deckForms = ['arbiter', 'json', 'text', 'csv', 'mtgo', 'cockatrice', 'forge', 'xmage', 'ydk', 'ydke'] as const;
export type DeckForm = (typeof deckForms)[number];

/** Names a card as a deck list does. */
export type CardReference =
  /** By its name as it is written, with the printing where the list says one. */
  | { readonly by: 'name'; readonly name: string; readonly set: string | null; readonly number: string | null }
  /** By the number printed on it: a passcode of Yu-Gi-Oh!. */
  | { readonly by: 'passcode'; readonly passcode: number }
  /** By its number in a set alone, such as `TSW-045`. */
  | { readonly by: 'printing'; readonly set: string; readonly number: string };

/** One line of a deck list. */
export interface DeckEntry {
  /** From 1 to 999. */
  readonly count: number;
  readonly card: CardReference;
  /** The line of the text that says so, from 1; 0 in forms without lines. */
  readonly line: number;
}

/**
 * A part of a deck. `main` and `side` exist in every game; `commander` and `companion` in Magic, `extra` in Yu-Gi-Oh!, `material` in Grand
 * Archive, `ruler` and `stone` in Force of Will.
 */
export const deckSections = ['main', 'side', 'commander', 'companion', 'extra', 'material', 'ruler', 'stone'] as const;
export type DeckSection = (typeof deckSections)[number];

/** The sections of a deck; one that holds nothing is left out. Entries stand in the order of the text, and a card may stand in several. */
export type DeckSections = { readonly [section in DeckSection]?: readonly DeckEntry[] };

/** A deck as it was submitted, whatever its form: which cards, how often, in which part of the deck. Nothing is said of its legality. */
export interface DeckList {
  readonly form: DeckForm;
  /** The name that the list gives itself; null where it gives none. */
  readonly name: string | null;
  readonly sections: DeckSections;
}

/** What a text can have that is no part of a deck list. */
export type DeckFaultCode =
  | 'text/too-large'
  | 'text/nul'
  | 'text/control-character'
  | 'text/not-utf8'
  | 'form/not-of-game'
  | 'form/malformed'
  | 'deck/empty'
  | 'deck/section-unclear'
  | 'deck/more-faults'
  | 'section/unknown'
  | 'line/too-long'
  | 'line/no-card'
  | 'line/no-count'
  | 'count/zero'
  | 'count/absurd'
  | 'count/malformed'
  | 'card/name-malformed'
  | 'card/passcode-malformed'
  | 'csv/no-header'
  | 'csv/quote-unclosed'
  | 'json/malformed'
  | 'json/shape'
  | 'xml/malformed'
  | 'xml/unclosed'
  | 'xml/refused'
  | 'xml/unknown-root'
  | 'base64/malformed'
  | 'base64/length';

/** Something in a text that is no part of a deck list. */
export interface DeckFault {
  readonly code: DeckFaultCode;
  /** The line, from 1; 0 where the form has no lines, and where the whole text is meant. */
  readonly line: number;
  /** What is wrong and what to do, as a sentence. */
  readonly detail: string;
}
