import type { Answer, ObjectId, Seat } from '@arbiter/kernel';
import type { CastWay } from './names.js';
import type { PlannedSetup } from './plan.js';
import type { Moment } from './steps.js';

/**
 * The interface of a match that the runner needs. Each game has one implementation: it sets the table, says what each open decision asks
 * and what each of its options means, shows the board, and passes answers on. Side A is seat 0, side B seat 1.
 */
export interface MatchDriver {
  /**
   * Sets the table and runs to the first decision. Side A begins and skips its first draw; no player has drawn a hand or may take a
   * mulligan. Cards on the battlefield have been there for a turn: nothing triggered, and counters that a card enters with are on it. Every
   * player who gets priority must be asked, even where they could only pass.
   *
   * @param attempt from 0; another number gives other random results
   * @returns sentences that say what can't be placed; empty when the match runs
   */
  place(setup: PlannedSetup, attempt: number): readonly string[];
  /** Returns the open decisions; empty when the game is over. */
  questions(): readonly Question[];
  /**
   * Answers a question.
   * @returns why the rules refuse the answer, or null
   */
  answer(question: Question, answer: Answer): string | null;
  board(): Board;
  /** Returns a player's coin flips so far, each won or not. */
  coins(seat: Seat): readonly boolean[];
}

/** What a decision is about. */
export const asks = [
  /** Act or pass. */
  'priority',
  /** Targets of a spell or ability that is announced or put on the stack. */
  'targets',
  /** Cards, permanents or players that are chosen without being targeted. */
  'choose',
  'modes',
  /** X, or another number. */
  'number',
  /** Yes or no. */
  'may',
  /** A colour, a type, or one of several texts. */
  'word',
  /** The name of a card; the names of all cards are offered. */
  'name',
  /** In which order abilities are put on the stack: the one picked first goes there first. */
  'order',
  /** Which of several replacement effects applies first. */
  'replacement',
  /** In which way, or with which face, a card is cast. */
  'way',
  /** Mana and other parts of a cost. */
  'payment',
  /** All attackers at once: options are pairs. */
  'attack',
  'block',
  /** How an amount is divided among the options. */
  'divide',
  /** Anything that no record answers: an order of damage, of cards put on the bottom ... */
  'other',
] as const;
export type Asks = (typeof asks)[number];

export interface Question {
  readonly decision: number;
  readonly seat: Seat;
  readonly asks: Asks;
  /** The decision's kind, for reports. For a `retarget` the first offer is the present target. */
  readonly kind: string;
  /** The object whose effect or announcement asks the question. */
  readonly source?: ObjectId;
  /** The options; empty for a number. */
  readonly offers: readonly Offer[];
  /** How many offers may be picked; for a number its bounds; for a division what each receiver gets at least, and the total. */
  readonly min: number;
  readonly max: number;
  /** The verbs of the effect, in order; they decide for which side a good choice is made. */
  readonly verbs: readonly string[];
  /** The game's own answer where it doesn't matter: paid with the fewest colours, orders as they come. Null where the game has none. */
  readonly suggested: Answer | null;
}

/** An option and its meaning. */
export interface Offer {
  /** The option's id in its decision. */
  readonly id: string;
  readonly means: Meaning;
}

export type Meaning =
  | { readonly type: 'pass' }
  | { readonly type: 'cast'; readonly object: ObjectId; readonly names: readonly string[]; readonly way: CastWay | null }
  | { readonly type: 'land'; readonly object: ObjectId; readonly names: readonly string[] }
  | ({ readonly type: 'ability'; readonly object: ObjectId } & AbilityFacts)
  | { readonly type: 'object'; readonly object: ObjectId }
  | { readonly type: 'player'; readonly seat: Seat }
  /** `number`: from 1, as printed. */
  | { readonly type: 'mode'; readonly number: number }
  | { readonly type: 'answer'; readonly yes: boolean }
  /** `word`: a colour, type, name or text, as rendered. */
  | { readonly type: 'word'; readonly word: string }
  | { readonly type: 'attack'; readonly attacker: ObjectId; readonly defender: ObjectId | null; readonly seat: Seat | null }
  | { readonly type: 'block'; readonly blocker: ObjectId; readonly attacker: ObjectId }
  | { readonly type: 'other' };

/** An ability by its structure. */
export interface AbilityFacts {
  /** Names of its source. */
  readonly names: readonly string[];
  readonly keyword: string | null;
  readonly loyalty: string | null;
  /** Parts of the cost in printed order: symbols, or a verb in lower case. */
  readonly cost: readonly string[];
  readonly mana: boolean;
  /** The effect as rendered in English. */
  readonly text: string;
}

export interface BoardObject {
  readonly id: ObjectId;
  /** Every name of the object; the whole name of a split card first. Empty when it is face down. */
  readonly names: readonly string[];
  readonly alias: string | null;
  readonly faceDown: boolean;
  readonly token: boolean;
  readonly copy: boolean;
  readonly zone: 'battlefield' | 'hand' | 'graveyard' | 'exile' | 'library' | 'command';
  readonly owner: Seat;
  readonly controller: Seat;
  /** Lower case. */
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly keywords: readonly string[];
  /** Letters: W U B R G. */
  readonly colours: string;
  readonly power: number | null;
  readonly toughness: number | null;
  readonly basePower: number | null;
  readonly baseToughness: number | null;
  readonly manaValue: number;
  readonly tapped: boolean;
  readonly damage: number;
  readonly counters: { readonly [kind: string]: number };
  readonly attachedTo: ObjectId | null;
}

export interface StackItem extends AbilityFacts {
  readonly id: ObjectId;
  readonly kind: 'spell' | 'activated' | 'triggered';
  readonly controller: Seat;
  readonly copy: boolean;
}

export interface BoardPlayer {
  readonly life: number;
  readonly counters: { readonly [kind: string]: number };
  /** Mana by letter: W U B R G C. */
  readonly pool: { readonly [colour: string]: number };
  readonly emblems: readonly string[];
}

export interface Board {
  readonly at: Moment;
  readonly active: Seat;
  readonly players: readonly BoardPlayer[];
  /** In the order in which they entered their zone. */
  readonly objects: readonly BoardObject[];
  /** The top of the stack first. */
  readonly stack: readonly StackItem[];
  /** Null while the game runs. */
  readonly winners: readonly Seat[] | null;
}
