/**
 * How a game's table looks, as data: which areas there are, in which rows they lie, whose they are, and what a card shows. A page draws
 * any game by it and knows none by name. Nothing here decides anything: what happens is the rules' matter.
 *
 * Zones, rows of slots and values are named as `View` names them; `word` and other keys of words stand in `words`.
 */

export interface LayoutWords {
  readonly en: string;
  readonly zh: string;
}

/** A list among an object's values that holds one of `has`. */
export interface LayoutTest {
  readonly value: string;
  readonly has: readonly string[];
}

/** A value of an object that says something when it is exactly this. */
export interface LayoutState {
  readonly value: string;
  readonly is: string | number | boolean;
}

/** A place on a side of the table, or between the sides. */
export type LayoutArea =
  /** A row of slots; `signs` stand in empty ones: one for all, or by column. `numbered` shows the number of the column instead. */
  | {
      readonly area: 'slots';
      readonly row: string;
      readonly sign?: string;
      readonly columnSigns?: readonly string[];
      readonly numbered?: true;
    }
  /** A slot of a row that the players share, by its column as the first seat sees it; the other side sees them the other way round. */
  | { readonly area: 'sharedSlot'; readonly row: string; readonly column: number; readonly sign?: string }
  /** A pile with its size; its top shows unless it is `closed`. Between the sides, `side` says whose it is. `when` looks at a value of the match. */
  | { readonly area: 'pile'; readonly zone: string; readonly closed?: true; readonly side?: 'near' | 'far'; readonly when?: LayoutState }
  /** Cards side by side. */
  | LayoutCards
  /** Cards in rows by what they are, from the middle of the table outwards; each goes to the first row that it fits, and a row without a test takes the rest. `open` draws no frame; what is `without` lies in another area. */
  | {
      readonly area: 'rows';
      readonly zone: string;
      readonly rows: readonly LayoutRow[];
      readonly open?: true;
      readonly without?: LayoutTest;
    }
  /** Areas below each other. */
  | { readonly area: 'column'; readonly areas: readonly LayoutArea[] }
  /** Nothing, as wide as so many slots. */
  | { readonly area: 'gap' };

export interface LayoutCards {
  readonly area: 'cards';
  readonly zone: string;
  readonly word: string;
  /** Only these. */
  readonly where?: LayoutTest;
  readonly small?: true;
  readonly count?: true;
  /** What lies under each is listed below it, under this word. */
  readonly under?: string;
  /** Cards of another zone that lie beside one: their value names it. */
  readonly beside?: { readonly zone: string; readonly value: string; readonly word: string };
}

export interface LayoutRow {
  readonly row: string;
  readonly where?: LayoutTest;
  /** Cards alike are shown once, with their number. */
  readonly stacked?: true;
  /** Lower cards. */
  readonly low?: true;
  /** It is there when it is empty. */
  readonly always?: true;
}

/** A label beside a player's name. */
export type LayoutTag =
  /** Shown at the seat that a value of the match names. */
  | { readonly tag: 'seat'; readonly value: string; readonly sign: string; readonly word?: string }
  | { readonly tag: 'flag'; readonly value: string; readonly sign: string; readonly word: string }
  /** A value of the player that is a key of words. */
  | { readonly tag: 'word'; readonly value: string }
  /** A value of the player that is a text with symbols. */
  | { readonly tag: 'symbols'; readonly value: string; readonly word: string }
  /** A list of things that the player has, each shown as the symbol of its type. */
  | {
      readonly tag: 'units';
      readonly value: string;
      readonly type: string;
      readonly symbols: { readonly [type: string]: string };
      readonly word: string;
    }
  /** Numbers by kind. */
  | { readonly tag: 'counts'; readonly value: string };

/** What lies with a player's name: in a pile each card is shown. */
export interface LayoutSpread {
  readonly zone: string;
  /** Of a zone that all share: what the player owns. */
  readonly owned?: true;
  /** It is there when it is empty. */
  readonly always?: true;
  /** All its cards are shown, however many. */
  readonly whole?: true;
}

/** What waits to resolve. */
export type LayoutWaiting =
  /** Objects of a zone, the next one first. */
  | {
      readonly from: 'zone';
      readonly zone: string;
      readonly word: string;
      readonly show: 'cards' | 'lines';
      readonly sort?: { readonly value: string; readonly inside: string; readonly usual: string };
    }
  /** Entries of a list among the match's values, the last one first: `number`, `seat`, `card`, `targets`, and flags of their own. */
  | {
      readonly from: 'value';
      readonly value: string;
      readonly word: string;
      readonly now: string;
      readonly nowWord: string;
      readonly off: readonly string[];
      readonly offWord: string;
    };

/** Something that goes on between objects: an object of parts, each the id of an object, a list of them, or a seat as a negative number from -1; 0 is nobody. */
export interface LayoutFight {
  readonly value: string;
  /** The heading under which it is told between the sides; it is shown on the cards alone when absent. */
  readonly word?: string;
  readonly parts: readonly LayoutFightPart[];
}
export interface LayoutFightPart {
  readonly part: string;
  readonly sign: string;
  readonly word: string;
  /** Stands in its place when nobody has this part. */
  readonly nobody?: string;
}

/** A piece of a line on a card: a value of the object (`kind` is its own kind), with what stands around it. Left out where there is no value. */
export interface LayoutPiece {
  readonly value: string;
  /** Where the value holds others by name. */
  readonly inside?: string;
  readonly before?: string;
  /** Values are keys of words, joined by a blank where the language has blanks. */
  readonly words?: true;
  /** Keys of words: what stands before it, and between the things of a list. */
  readonly beforeWord?: string;
  readonly betweenWord?: string;
  /** Only where this holds; `otherwise` stands in its place. */
  readonly when?: LayoutState;
  readonly otherwise?: string;
  /** Not where this holds. */
  readonly unless?: LayoutState;
  /** Only on objects like this. */
  readonly where?: LayoutTest;
}

/** A mark on a card that says what has become of it. */
export type LayoutMark =
  | {
      readonly mark: 'flag';
      readonly value: string;
      readonly is: string | number | boolean;
      readonly sign?: string;
      readonly word?: string;
    }
  /** Above 0. */
  | { readonly mark: 'number'; readonly value: string; readonly sign: string; readonly word: string }
  /** Numbers by kind, which are keys of words. */
  | { readonly mark: 'counters'; readonly value: string; readonly without?: readonly string[] }
  /** Whom it names: `object:17`, `player:1`, an id, `{ object }`, or a list of these. */
  | { readonly mark: 'aims'; readonly value: string; readonly sign: string; readonly word?: string; readonly fights?: true }
  /** How many lie under it, or are attached to it; and to what it is attached. */
  | { readonly mark: 'under' | 'attached' | 'host'; readonly sign: string };

export interface LayoutCard {
  /** `wide` for tables of few large places, `tall` for cards that can lie sideways. */
  readonly shape: 'wide' | 'banner' | 'tall';
  /** It lies face down: its back is shown, with its name to those who know it. What shows no card lies face down in any case. */
  readonly down?: LayoutState;
  /** Of what lies face down: since which turn. */
  readonly since?: string;
  /** It lies sideways, or stands otherwise than most. */
  readonly turned?: LayoutState;
  /** It does nothing as it lies. */
  readonly off?: LayoutState;
  /** A value that says how it stands, a key of words; the page draws `attacking` and `sideways` so. */
  readonly stance?: string;
  readonly tint: {
    /** Values that give the colour, a word or a list; the first that does. */
    readonly values: readonly { readonly value: string; readonly where?: LayoutTest }[];
    /** Words that are no colour. */
    readonly without?: readonly string[];
    /** Colour of several words. */
    readonly several?: string;
    /** The page's colours by the game's words, where they differ; `*` for all others. */
    readonly colours?: { readonly [word: string]: string };
    /** Colours of cards that have none of their own, by what they are. */
    readonly kinds?: readonly { readonly where: LayoutTest; readonly tint: string }[];
    readonly none: string;
    /** Cards of two sorts at once: their lower part has another colour. */
    readonly blended?: LayoutState;
  };
  /** What it costs, on cards in hands and piles, and before the type line of `tall` ones. */
  readonly price?: readonly LayoutPiece[];
  /** Below its name. */
  readonly line: readonly LayoutPiece[];
  /** At its lower edge: what it fights with. */
  readonly numbers: readonly LayoutPiece[];
  /** Numbers that are compared with what is printed, to show what was gained or lost; `printed` names a value that holds it, else the card's. */
  readonly compared?: { readonly values: readonly string[]; readonly printed?: string };
  /** Edges that it points at, a list of `up`, `upRight` ... as its controller sees them. */
  readonly arrows?: string;
  readonly marks: readonly LayoutMark[];
  /** Names the face that is up, by its place from 1 among the card's further faces. */
  readonly face?: string;
  /** Of an ability, which has no card of its own: the value that names the card it comes from. */
  readonly from?: { readonly value: string; readonly inside: string };
  /** A value that holds a name of its own, which goes before the printed one where it differs. */
  readonly ownName?: string;
  /** Further lines of its details, below `line`. */
  readonly details: readonly LayoutPiece[];
  /** A list of keywords, told where they are not printed. */
  readonly keywords?: string;
  /** Key of the words for what lies under it, and for what is attached to it. */
  readonly underWord?: string;
  readonly attachedWord?: string;
}

export interface BoardLayout {
  readonly words: { readonly [key: string]: LayoutWords };
  /** The phases of a turn, in groups that belong together; none for a game that shows them in words alone. */
  readonly phases: readonly (readonly string[])[];
  /** In place of `phases` while the phase is one of these. */
  readonly phasesDuring?: { readonly [phase: string]: readonly (readonly string[])[] };
  /** Numbers of the whole match, by value, told beside the turn. */
  readonly counts?: readonly string[];
  readonly player: {
    /** Numbers of a player, by value. */
    readonly counts: readonly string[];
    readonly tags: readonly LayoutTag[];
    /** The zone whose cards lie below the name; `whole` shows them in full size. */
    readonly hand?: { readonly zone: string; readonly whole?: true };
    readonly spread: readonly LayoutSpread[];
  };
  /** Rows of one side, from the middle of the table outwards; the far side has them in the other order. */
  readonly side: readonly (readonly LayoutArea[])[];
  /** On the far side each row is turned round too, as one sees it who sits opposite. */
  readonly turned?: true;
  /** Between the sides. */
  readonly middle?: readonly LayoutArea[];
  /** Columns run from the first player's right hand; from everybody's left unless told. */
  readonly columnsFrom?: 'firstPlayersRight';
  /** What waits and what goes on is told above the sides, not between them. */
  readonly tellAbove?: true;
  readonly waiting?: LayoutWaiting;
  readonly fight?: LayoutFight;
  readonly card: LayoutCard;
}
