import type { DeckGame } from '../deck-list.js';
import type { DeckSection } from '../deck-list.js';

/** Where a rule stands: its number in the rulebook, in our base rules or among our rulings; null where no document gives it a number. */
export interface RuleSource {
  readonly rule: string | null;
  /** Whether nobody has compared the rule with its source: such a rule is reported, but does not make a deck illegal. */
  readonly unverified?: true;
}

/** The numbers of cards of several sections together; null where there is no limit. */
export interface SizeRule extends RuleSource {
  readonly check: 'size';
  readonly sections: readonly DeckSection[];
  readonly least: number;
  readonly most: number | null;
}

/** Copies of one name over several sections. */
export interface CopiesRule extends RuleSource {
  readonly check: 'copies';
  readonly sections: readonly DeckSection[];
  readonly most: number;
  /** Cards of which a deck may hold any number, besides those whose text says so. */
  readonly free: 'basicLands' | 'basicStones' | 'none';
}

/** Which cards may be in a section, by the `place` of their facts. */
export interface PlacesRule extends RuleSource {
  readonly check: 'places';
  readonly section: DeckSection;
  readonly places: readonly string[];
}

/** A rule for decks, as data. The functions of `checks.ts` carry them out. */
export type DeckRule =
  | SizeRule
  | CopiesRule
  | PlacesRule
  /** Tokens and other things that are in no deck. */
  | (RuleSource & { readonly check: 'deckCards' })
  /** One commander that is a legendary creature or says that it can be one, or two that may stand together. */
  | (RuleSource & { readonly check: 'commander' })
  | (RuleSource & { readonly check: 'colorIdentity' })
  /** Lands with a basic land type make its mana: its color must be in the identity. */
  | (RuleSource & { readonly check: 'basicLandTypes' })
  /** At least one champion of a level in the material deck. */
  | (RuleSource & { readonly check: 'champion'; readonly level: number })
  | (RuleSource & { readonly check: 'divineRelics'; readonly most: number })
  /** Points of a section, by the place of each card. */
  | (RuleSource & {
      readonly check: 'points';
      readonly section: DeckSection;
      readonly most: number;
      readonly points: Readonly<Record<string, number>>;
    })
  /** Cards of one race and neutral ones. */
  | (RuleSource & { readonly check: 'oneRace' })
  /** At least one card that is not neutral. */
  | (RuleSource & { readonly check: 'ownRace' })
  | (RuleSource & { readonly check: 'magicValue'; readonly most: number });

/** How lists count. `asCommander`: what they restrict may be in the deck, and not as its commander. */
export interface ListsRule extends RuleSource {
  readonly restricted?: 'asCommander';
}

/** The rules for decks of a format. */
export interface DeckRules {
  /** Such as `magic/constructed`. */
  readonly id: string;
  readonly game: DeckGame;
  /** The sections that a deck of the format may have. */
  readonly sections: readonly DeckSection[];
  readonly rules: readonly DeckRule[];
  /** The rule by which lists forbid and limit cards. */
  readonly lists: ListsRule;
}
