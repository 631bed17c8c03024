/** A day as `YYYY-MM-DD`; days compare as texts do. */
export type IsoDay = string;

/**
 * What a list says of a card, in the words of its game: Magic bans and restricts, Yu-Gi-Oh! forbids, limits and semi-limits. `notLegal` is a
 * card outside the pool of the format, `notReleased` one that is not out where the format is played.
 */
export type LegalityStatus =
  | 'legal'
  | 'restricted'
  | 'banned'
  | 'forbidden'
  | 'limited'
  | 'semiLimited'
  | 'limitedTogether'
  | 'notLegal'
  | 'notReleased';

/** The status of a card in a format, as a source states it. */
export interface Legality {
  /** The format or region, in lower case: `tcg`, `ocg`, `vintage`, `standard`. */
  readonly format: string;
  readonly status: LegalityStatus;
  /**
   * Copies that the status allows; null where only the rules for decks count. With `limitedTogether` all cards of the same number share them.
   */
  readonly copies: number | null;
  /** The first day in force; null where the source does not say. */
  readonly from: IsoDay | null;
  /** The day of the snapshot that says so; null where the importer did not give it. */
  readonly knownSince: IsoDay | null;
}

/** A printing: the code of the set and the number in it, as printed. */
export interface Printing {
  readonly set: string;
  readonly number: string;
}

/** How many copies a card's own text allows: null where it says nothing, so that the rule of the format counts. */
export type OwnCopies = number | 'any' | null;

interface CommonFacts {
  /** The English name, or the name by which the game knows the card where there is no English one. Cards with one key are one card. */
  readonly key: string;
  readonly names: { readonly en: string | null; readonly zh: string | null };
  /** Further names of the card: faces, halves, former names. */
  readonly alternativeNames: readonly string[];
  readonly printings: readonly Printing[];
  readonly legalities: readonly Legality[];
  readonly copies: OwnCopies;
}

export type MagicColor = 'W' | 'U' | 'B' | 'R' | 'G';

/** One face of a card of Magic; words of the type line in lower case. */
export interface MagicFace {
  readonly name: string;
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/** How two commanders may stand together, by the ability that lets them. `partnerGroup`: those of a group that the ability names. */
export type CommanderPairing = 'partner' | 'partnerWith' | 'partnerGroup' | 'friendsForever' | 'chooseABackground' | 'doctorsCompanion';

export interface MagicFacts extends CommonFacts {
  readonly game: 'magic';
  /** The front face first. */
  readonly faces: readonly MagicFace[];
  /** Null where the source gives nothing from which it follows. */
  readonly colorIdentity: readonly MagicColor[] | null;
  /** Whether the text says that the card can be a commander (903.3a); legendary creatures need no such text. */
  readonly commanderByText: boolean;
  readonly commanderPairing: CommanderPairing | null;
  /** `none` for tokens, emblems and other things that are in no deck. */
  readonly place: 'main' | 'none';
}

export interface YugiohFacts extends CommonFacts {
  readonly game: 'yugioh';
  readonly kind: 'monster' | 'spell' | 'trap' | 'skill';
  /** The words between the slashes of the type line, or the property of a Spell or Trap Card. */
  readonly typeLine: readonly string[];
  /** Extra Deck for Fusion, Synchro, Xyz and Link Monsters; none for Tokens and Skill Cards. */
  readonly place: 'main' | 'extra' | 'none';
  readonly passcodes: readonly number[];
  /** The name for which the card counts by its own text; null for its own. */
  readonly alwaysNamed: string | null;
  readonly levelOrRank: number | null;
  readonly linkRating: number | null;
}

export interface GrandArchiveFacts extends CommonFacts {
  readonly game: 'grand-archive';
  /** Types and supertypes in lower case. */
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly element: string | null;
  /** Of champions. */
  readonly level: number | null;
  readonly divineRelic: boolean;
  readonly place: 'material' | 'main' | 'none';
}

export interface ForceOfWillFacts extends CommonFacts {
  readonly game: 'force-of-will';
  /** The types in the words of the card. */
  readonly types: readonly string[];
  readonly races: readonly string[];
  readonly cluster: string | null;
  /**
   * `jRuler` is the other side of a ruler; `elsewhere` is a card for a deck that the rulebook does not know (runes, strangers, extension
   * rules, sub-rulers).
   */
  readonly place: 'ruler' | 'jRuler' | 'main' | 'stone' | 'elsewhere';
  /** Whether any number of copies is allowed, as of magic stones that are not special (402.5). */
  readonly basicStone: boolean;
  /** Copies of any card that a deck with this ruler may hold, by its text; null where it says nothing. */
  readonly copiesUnderRuler: number | null;
}

export interface StarlineFacts extends CommonFacts {
  readonly game: 'starline';
  readonly kind: 'unit' | 'magic';
  /** The race; `neutral` for neutral cards. */
  readonly race: string;
  /** Magic value of a magic card; 0 for units. */
  readonly magicValue: number;
  readonly place: 'main' | 'none';
}

/**
 * What is known of a card without its text: names, and what the rules for decks ask for. It holds no printed text, no images and no ids of
 * the source.
 */
export type CardFacts = MagicFacts | YugiohFacts | GrandArchiveFacts | ForceOfWillFacts | StarlineFacts;

/** Why a row is not read: what is wrong, and in which field. */
export interface RowFault {
  readonly code: 'row/not-an-object' | 'row/field-missing' | 'row/field-malformed' | 'row/value-unknown';
  /** The number of the row, from 1. */
  readonly row: number;
  /** The name of the card, where it could be read. */
  readonly key: string | null;
  readonly field: string | null;
  /** What is wrong, as a sentence. */
  readonly detail: string;
}

export type RowAnswer = { readonly ok: true; readonly facts: CardFacts } | { readonly ok: false; readonly fault: RowFault };

/** What the importer knows of the rows: the number of the row, from 1, and the day of the snapshot. */
export interface RowContext {
  readonly row: number;
  readonly snapshot: IsoDay | null;
}

/** Reads a row of a source; never throws. Without a context the row has the number 1 and the snapshot no day. */
export type RowReader = (row: unknown, context?: RowContext) => RowAnswer;
