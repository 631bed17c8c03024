import type { Side } from './format.js';
import type { CastWay, NamedObject, TargetHint, TargetRef } from './names.js';
import type { Moment } from './steps.js';

/** The meaning of a record, independent of its spelling: a table, acts at certain moments, queues of answers, and expectations. */
export interface Plan {
  readonly id: string;
  /** Whether nothing was left to the choice of XMage's test framework. */
  readonly strict: boolean;
  readonly setup: PlannedSetup;
  /** In the order of the file; each side carries out its own lines in that order. */
  readonly script: readonly PlannedLine[];
  readonly answers: { readonly [S in Side]: SideAnswers };
  readonly stops: readonly PlannedStop[];
  /** Every card that must be in the catalogue. */
  readonly cards: readonly string[];
  /** What this reader can't carry out, in the order of the file. */
  readonly gaps: readonly Gap[];
}

/** A reason why a record can't be run, by the part of the record that it is in. */
export interface Gap {
  readonly kind: 'format' | 'script' | 'expectation';
  readonly what: string;
}

export interface PlacedCard {
  readonly zone: 'battlefield' | 'hand' | 'graveyard' | 'exile';
  readonly side: Side;
  readonly card: string;
  readonly alias: string | null;
  readonly tapped: boolean;
  readonly counters: { readonly [kind: string]: number };
}

export interface PlannedLibrary {
  /** Cards that the record names, the top one first. */
  readonly named: readonly { readonly card: string; readonly alias: string | null }[];
  /** Whether the library contains only the named cards. */
  readonly cleared: boolean;
}

export interface PlannedSetup {
  readonly cards: readonly PlacedCard[];
  readonly libraries: { readonly [S in Side]: PlannedLibrary };
  readonly shuffled: boolean;
  readonly life: { readonly [S in Side]: number };
  /** Sides that choose the mana that they pay with, colour by colour, from their queue of choices. */
  readonly manualMana: readonly Side[];
}

/** A spell or ability that must be (or must not be) on the stack; `lost` when it was lost which of the two. */
export interface StackCondition {
  readonly clause: 'onStack' | 'notOnStack' | 'lost';
  readonly words: string;
}

/** The condition of a line: something on the stack, an amount of mana in its player's pool, or both. */
export interface LineCondition {
  readonly stack: StackCondition | null;
  readonly mana: number;
}

export type PlannedAct =
  | {
      readonly act: 'cast';
      readonly card: NamedObject;
      readonly way: CastWay | null;
      readonly hints: readonly TargetHint[];
      readonly condition: LineCondition;
    }
  | { readonly act: 'land'; readonly card: NamedObject }
  | { readonly act: 'activate'; readonly words: AbilityWords; readonly hints: readonly TargetHint[]; readonly condition: LineCondition }
  /** A mana ability; a line that is not possible is skipped, as in XMage. */
  | { readonly act: 'mana'; readonly words: AbilityWords }
  | { readonly act: 'attack'; readonly attacker: NamedObject; readonly defender: TargetRef | null }
  | { readonly act: 'block'; readonly blocker: NamedObject; readonly attacker: NamedObject }
  /** Passes until the stack is empty, or once (`once`). */
  | { readonly act: 'wait'; readonly once: boolean }
  | { readonly act: 'check'; readonly label: string; readonly expectation: Expectation };

export interface PlannedLine {
  readonly side: Side;
  readonly at: Moment;
  /** The run (from 0) that the line belongs to. */
  readonly run: number;
  readonly act: PlannedAct;
}

/** An ability as a line names it: the beginning of its text, parsed. */
export interface AbilityWords {
  /** As written, without the source. */
  readonly text: string;
  readonly source: NamedObject | null;
  readonly keyword: string | null;
  /** The cost after a keyword, as symbols. */
  readonly keywordCost: string | null;
  readonly loyalty: string | null;
  /** Whether the text begins with an ability word, which has no meaning in the rules (207.2c). */
  readonly abilityWord: boolean;
  /** Parts of the cost in order: symbols (`{1}{R}`, `{T}`) or a verb in lower case (`sacrifice`). */
  readonly cost: readonly string[];
  /** Whether the cost is complete, that is, its colon was written. */
  readonly closed: boolean;
  /** The text after the colon, or the text of an ability without a cost. */
  readonly effect: string;
}

/** An answer that waits for its question; there is a queue for each kind of answer. */
export type QueuedTarget =
  | { readonly type: 'skip' }
  | { readonly type: 'targets'; readonly targets: readonly TargetRef[]; readonly amount: number | null };
export type QueuedChoice =
  | { readonly type: 'skip' }
  /** The next act may turn out to be impossible; it is then skipped. */
  | { readonly type: 'skipFailed' }
  | { readonly type: 'yesNo'; readonly yes: boolean }
  | { readonly type: 'number'; readonly number: number }
  /** A name, several names joined by `^`, a colour or type, or the beginning of some text. */
  | { readonly type: 'words'; readonly text: string; readonly names: readonly NamedObject[] };

export interface SideAnswers {
  readonly targets: readonly QueuedTarget[];
  readonly choices: readonly QueuedChoice[];
  /** Numbers from 1; null stops choosing. */
  readonly modes: readonly (number | null)[];
  readonly coins: readonly boolean[];
}

export interface PlannedStop {
  /** The expectations are tested when this step has been played to its end, and nothing after it. */
  readonly after: Moment;
  readonly expect: readonly Expectation[];
}

export type Zone = 'battlefield' | 'hand' | 'graveyard' | 'exile' | 'library' | 'command';

/** What must be true. `side: null` means either player, `object: null` any object. */
export type Expectation =
  | { readonly what: 'count'; readonly zone: Zone; readonly side: Side | null; readonly object: NamedObject | null; readonly count: number }
  | { readonly what: 'life'; readonly side: Side; readonly life: number }
  | {
      readonly what: 'powerToughness';
      readonly side: Side;
      readonly object: NamedObject;
      readonly power: number;
      readonly toughness: number;
      readonly scope: 'any' | 'all' | 'first';
      readonly base: boolean;
    }
  | { readonly what: 'tapped'; readonly object: NamedObject; readonly tapped: boolean }
  | { readonly what: 'tappedCount'; readonly object: NamedObject; readonly tapped: boolean; readonly count: number }
  | {
      readonly what: 'counters';
      readonly side: Side | null;
      readonly object: NamedObject | null;
      readonly counter: string;
      readonly count: number;
    }
  | { readonly what: 'keyword'; readonly side: Side; readonly object: NamedObject; readonly keyword: string; readonly has: boolean }
  | { readonly what: 'damage'; readonly side: Side; readonly object: NamedObject; readonly damage: number }
  | {
      readonly what: 'type';
      readonly side: Side | null;
      readonly object: NamedObject;
      readonly type: string | null;
      readonly subtype: string | null;
      readonly has: boolean;
    }
  | { readonly what: 'colour'; readonly side: Side; readonly object: NamedObject; readonly colours: string; readonly has: boolean }
  | { readonly what: 'attached'; readonly side: Side; readonly object: NamedObject; readonly host: NamedObject; readonly attached: boolean }
  | { readonly what: 'pool'; readonly side: Side; readonly colour: string; readonly count: number }
  | { readonly what: 'emblems'; readonly side: Side; readonly name: string | null; readonly count: number }
  | { readonly what: 'aliasZone'; readonly alias: string; readonly zone: string; readonly is: boolean }
  | { readonly what: 'playable'; readonly side: Side; readonly words: PlayableWords; readonly is: boolean }
  | { readonly what: 'stack'; readonly count: number }
  | { readonly what: 'active'; readonly side: Side }
  | { readonly what: 'outcome'; readonly side: Side; readonly outcome: 'won' | 'lost' | 'notLost' };

/** The beginning of the text of an offered action. */
export type PlayableWords =
  | { readonly act: 'cast'; readonly name: string; readonly way: CastWay | null }
  | { readonly act: 'land'; readonly name: string }
  | { readonly act: 'activate'; readonly words: AbilityWords };
