/**
 * The look of a game's table, as data: which areas there are, in which rows they lie, whose they are, and what a card shows. A page draws
 * any game from this data and knows no game by name. Nothing here decides anything: the rules decide what happens.
 *
 * Zones, rows of slots and values are named as in `View`; `word` and other keys of words refer to `words`.
 */

export interface LayoutWords {
  readonly en: string;
  readonly zh: string;
}

/** A test of an object: whether the list in `value` holds one of `has`. */
export interface LayoutTest {
  readonly value: string;
  readonly has: readonly string[];
}

/** A test whether a value is exactly `is`. */
export interface LayoutState {
  readonly value: string;
  readonly is: string | number | boolean;
}

/**
 * The answer that a question's main button gives, and what it leads to if nobody else does anything. `word` is the key of the button's
 * text, in which `$` stands for the number of what waits and one more; when absent the option's own words stand there. Of the other
 * members all that are named must hold at the moment at which the question is asked.
 */
export interface LayoutMainAnswer {
  readonly kinds: readonly string[];
  readonly option: string;
  readonly word?: string;
  /** Whose turn it is, for the player whose decision it is. */
  readonly turn?: 'own' | 'others';
  readonly phases?: readonly string[];
  /** What waits to resolve (`waiting`): nothing, anything, or whose the next thing to resolve is. */
  readonly waits?: 'nothing' | 'something' | 'own' | 'others';
  /** A test of the values of the match. */
  readonly values?: LayoutTest;
  /** A test of what the words of the question are filled with. */
  readonly asked?: LayoutTest;
  /** Name of a value of the match that must be missing or null. */
  readonly lacks?: string;
  /** Name of a value that some object on the table must have; an empty list is none. */
  readonly anyHas?: string;
}

/** A place on a side of the table, or between the sides. */
export type LayoutArea =
  /**
   * A row of slots; a sign stands in each empty one: `sign` for all, or `columnSigns` by column. `numbered` shows the number of the column
   * instead.
   */
  | {
      readonly area: 'slots';
      readonly row: string;
      readonly sign?: string;
      readonly columnSigns?: readonly string[];
      readonly numbered?: true;
    }
  /** A slot of a row that the players share, by its column as the first seat sees it; from the other side the columns run the other way. */
  | { readonly area: 'sharedSlot'; readonly row: string; readonly column: number; readonly sign?: string }
  /**
   * A pile with its size; its top card is shown unless it is `closed`. For a pile between the sides, `side` says whose it is. `when` tests
   * a value of the match and shows the pile only if it holds.
   */
  | { readonly area: 'pile'; readonly zone: string; readonly closed?: true; readonly side?: 'near' | 'far'; readonly when?: LayoutState }
  /** Cards side by side. */
  | LayoutCards
  /**
   * Cards in rows by their kind, from the middle of the table outwards; each card goes to the first row whose test it passes, and a row
   * without a test takes the rest. `open` draws no frame; cards that pass `without` are shown in another area. With `sideBySide`
   * rows share a line where there is room, the first at the left and the last at the right, and cards are as big as they may be.
   */
  | {
      readonly area: 'rows';
      readonly zone: string;
      readonly rows: readonly LayoutRow[];
      readonly open?: true;
      readonly sideBySide?: true;
      readonly without?: LayoutTest;
    }
  /** Areas one below the other. */
  | { readonly area: 'column'; readonly areas: readonly LayoutArea[] }
  /** An empty space, one slot wide. */
  | { readonly area: 'gap' };

export interface LayoutCards {
  readonly area: 'cards';
  readonly zone: string;
  readonly word: string;
  /** Only cards that pass this test. */
  readonly where?: LayoutTest;
  readonly small?: true;
  readonly count?: true;
  /** Key of the word under which the cards that lie under a card are listed below it. */
  readonly under?: string;
  /** Cards of another zone that lie beside a card: their value `value` names that card. */
  readonly beside?: { readonly zone: string; readonly value: string; readonly word: string };
}

export interface LayoutRow {
  readonly row: string;
  readonly where?: LayoutTest;
  /** Equal cards are shown once, with their number. */
  readonly stacked?: true;
  /** Cards are drawn lower. */
  readonly low?: true;
  /** Shown even when it is empty. */
  readonly always?: true;
}

/** A label beside a player's name. */
export type LayoutTag =
  /** A sign shown at the seat that a value of the match names. */
  | { readonly tag: 'seat'; readonly value: string; readonly sign: string; readonly word?: string }
  | { readonly tag: 'flag'; readonly value: string; readonly sign: string; readonly word: string }
  /** A value of the player that is the key of a word. */
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
  /** Numbers by kind, as an object. */
  | { readonly tag: 'counts'; readonly value: string };

/** A zone shown with a player's name, with each of its cards. */
export interface LayoutSpread {
  readonly zone: string;
  /** For a zone that all players share: only what the player owns. */
  readonly owned?: true;
  /** Shown even when it is empty. */
  readonly always?: true;
  /** All cards are shown, however many there are. */
  readonly whole?: true;
}

/** Where to find what waits to resolve. */
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

/**
 * Something that goes on between objects, such as combat: an object of parts, each of which is the id of an object, a list of ids, or a
 * seat as a negative number from -1; 0 stands for nobody.
 */
export interface LayoutFight {
  readonly value: string;
  /** The heading under which it is shown between the sides; when absent it is shown only on the cards. */
  readonly word?: string;
  readonly parts: readonly LayoutFightPart[];
}
export interface LayoutFightPart {
  readonly part: string;
  readonly sign: string;
  readonly word: string;
  /** Text shown when nobody has this part. */
  readonly nobody?: string;
  /** The part to which an arrow goes from this one; no arrow when absent. */
  readonly at?: string;
  /** Where nobody has the part `at`, the arrow goes to the opponent, if there is only one. */
  readonly orOpponent?: true;
}

/**
 * Attacks whose targets no value names: whoever attacks from a slot meets what stands across, in the same column of the other side. An
 * object that has a part in the fight (`LayoutFight`) is left to that.
 */
export interface LayoutAcross {
  /** Which objects attack. */
  readonly when: LayoutState;
  readonly sign: string;
  /** Rows of slots of the other side, the nearest first: the first object in them is attacked. */
  readonly rows: readonly string[];
  /** Attackers that meet all objects in these rows. */
  readonly all?: LayoutTest;
  /** Name of an attacker's value with the id of the slot that it chose, '' for none; those that pass `all` do not choose. */
  readonly slot?: string;
  /** Objects that can't be attacked, except by attackers that pass `unless`: where the first object is such a one, nobody is attacked. */
  readonly spared?: readonly { readonly where: LayoutTest; readonly unless?: LayoutTest }[];
}

/**
 * A piece of a line on a card: a value of the object (`kind` is the object's own kind), with the text around it. Left out where there is no
 * value.
 */
export interface LayoutPiece {
  readonly value: string;
  /** Name of the entry to show, where the value is an object. */
  readonly inside?: string;
  readonly before?: string;
  /** The values are keys of words, which are joined by a blank in languages that have blanks. */
  readonly words?: true;
  /** Keys of words: the text before the value, and the text between the items of a list. */
  readonly beforeWord?: string;
  readonly betweenWord?: string;
  /** Shown only where this holds; `otherwise` is shown where it does not. */
  readonly when?: LayoutState;
  readonly otherwise?: string;
  /** Not shown where this holds. */
  readonly unless?: LayoutState;
  /** Shown only on objects that pass this test. */
  readonly where?: LayoutTest;
}

/** A mark on a card that shows its present condition. */
export type LayoutMark =
  | {
      readonly mark: 'flag';
      readonly value: string;
      readonly is: string | number | boolean;
      readonly sign?: string;
      readonly word?: string;
    }
  /** A number, shown if it is above 0. */
  | { readonly mark: 'number'; readonly value: string; readonly sign: string; readonly word: string }
  /** Numbers by kind; the kinds are keys of words. */
  | { readonly mark: 'counters'; readonly value: string; readonly without?: readonly string[] }
  /** The targets that the value names: `object:17`, `player:1`, an id, `{ object }`, or a list of these. */
  | { readonly mark: 'aims'; readonly value: string; readonly sign: string; readonly word?: string; readonly fights?: true }
  /** The number of cards that lie under the card or are attached to it, or what the card is attached to. */
  | { readonly mark: 'under' | 'attached' | 'host'; readonly sign: string };

export interface LayoutCard {
  /** `wide` for tables of few large places, `tall` for cards that can lie sideways. */
  readonly shape: 'wide' | 'banner' | 'tall';
  /**
   * The card lies face down: its back is shown, with its name for those who know it. An object whose card is not shown lies face down in
   * any case.
   */
  readonly down?: LayoutState;
  /** Name of the value that holds the turn since which a card lies face down. */
  readonly since?: string;
  /** The card is turned sideways, or otherwise stands in an unusual position. */
  readonly turned?: LayoutState;
  /** The card has no effect as it lies. */
  readonly off?: LayoutState;
  /** Name of a value with the card's stance, a key of words; the page has drawings for `attacking` and `sideways`. */
  readonly stance?: string;
  readonly tint: {
    /** Values that give the colour, as a word or a list; the first one that gives any counts. */
    readonly values: readonly { readonly value: string; readonly where?: LayoutTest }[];
    /** Words in these values that are no colour. */
    readonly without?: readonly string[];
    /** The colour of a card with several colours. */
    readonly several?: string;
    /** The page's colours by the game's words, where they differ; `*` for all others. */
    readonly colours?: { readonly [word: string]: string };
    /** Colours of cards that have none of their own, by their kind. */
    readonly kinds?: readonly { readonly where: LayoutTest; readonly tint: string }[];
    readonly none: string;
    /** The card is of two sorts at once, and its lower part has another colour. */
    readonly blended?: LayoutState;
  };
  /** The card's cost, shown in hands and piles, and before the type line of `tall` cards. */
  readonly price?: readonly LayoutPiece[];
  /** The line below the card's name. */
  readonly line: readonly LayoutPiece[];
  /** The numbers at the card's lower edge, which it fights with. */
  readonly numbers: readonly LayoutPiece[];
  /**
   * Numbers that are compared with the printed ones, to show what was gained or lost; `printed` names a value that holds the printed
   * numbers, otherwise the card's facts are used.
   */
  readonly compared?: { readonly values: readonly string[]; readonly printed?: string };
  /** Name of the list of edges that the card points at: `up`, `upRight` ... as its controller sees them. */
  readonly arrows?: string;
  readonly marks: readonly LayoutMark[];
  /** Name of the value that says which face is up, by its number from 1 among the card's further faces. */
  readonly face?: string;
  /** For an ability, which has no card of its own: the value that names the card it comes from. */
  readonly from?: { readonly value: string; readonly inside: string };
  /** Name of a value with the object's own name, shown before the printed name where it differs. */
  readonly ownName?: string;
  /** Further lines of the card's details, below `line`. */
  readonly details: readonly LayoutPiece[];
  /** Name of a list of keywords, which are shown if they are not printed. */
  readonly keywords?: string;
  /** Keys of the words for the cards that lie under the card, and for those attached to it. */
  readonly underWord?: string;
  readonly attachedWord?: string;
}

/**
 * An option that stands for several others of its question, such as an automatic payment. What it would use is told before it is chosen,
 * by letting the rules carry it out on a copy.
 */
export interface LayoutShorthand {
  readonly kinds: readonly string[];
  readonly option: string;
  /**
   * The events whose `object` is used, as far as they come before the first event of the type `until`; with `offered` only objects that the
   * question's options name.
   */
  readonly uses: readonly { readonly event: string; readonly until: string; readonly offered?: true }[];
}

export interface BoardLayout {
  readonly words: { readonly [key: string]: LayoutWords };
  /** The phases of a turn, in groups that belong together; empty for a game that shows phases only in words. */
  readonly phases: readonly (readonly string[])[];
  /** Phases shown instead of `phases` while the phase is one of these. */
  readonly phasesDuring?: { readonly [phase: string]: readonly (readonly string[])[] };
  /** Names of values of the whole match that are numbers, shown beside the turn. */
  readonly counts?: readonly string[];
  readonly player: {
    /** Names of values of the player that are numbers. */
    readonly counts: readonly string[];
    /** Name of the one number by which it is told in a list how players stand; absent where no number of a player says that. */
    readonly headline?: string;
    readonly tags: readonly LayoutTag[];
    /** The zone whose cards are shown below the name; `whole` shows them in full size. */
    readonly hand?: { readonly zone: string; readonly whole?: true };
    readonly spread: readonly LayoutSpread[];
  };
  /** Rows of one side, from the middle of the table outwards; the far side shows them in reverse order. */
  readonly side: readonly (readonly LayoutArea[])[];
  /** Each row of the far side is reversed as well, as it looks to somebody who sits opposite. */
  readonly turned?: true;
  /** Areas between the sides. */
  readonly middle?: readonly LayoutArea[];
  /** Columns run from the first player's right hand; when absent, from each player's own left. */
  readonly columnsFrom?: 'firstPlayersRight';
  /** What waits to resolve and what goes on is shown above the sides, not between them. */
  readonly tellAbove?: true;
  readonly waiting?: LayoutWaiting;
  readonly fight?: LayoutFight;
  readonly across?: LayoutAcross;
  /**
   * The main answers of the game's questions: of those that fit a question and name an option that it offers, the first one counts. A
   * question that none fits has no main button, as where each choice is dangerous or arbitrary.
   */
  readonly mainAnswers?: readonly LayoutMainAnswer[];
  /** Labels of options that only make what costs are paid with, so that by themselves they lead to nothing. */
  readonly makesPayment?: readonly string[];
  readonly shorthands?: readonly LayoutShorthand[];
  readonly card: LayoutCard;
}
