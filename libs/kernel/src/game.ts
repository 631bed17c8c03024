import type {
  Answer,
  Decision,
  DeckViolation,
  FormatPins,
  Json,
  JsonObject,
  ObjectId,
  ObjectView,
  Option,
  PrintedDeck,
  RuleRef,
  Seat,
  SlotView,
  View,
} from './contract.js';
import type { EffectSource } from './values/affecting.js';
import type { Program } from './programs/compiled.js';
import type { Env } from './programs/evaluate.js';
import type { Ability, Amount, CardProgram, Change, Choice, Modifier, Verb } from './programs/programs.js';
import type { Happening, HappeningRule, Reduction } from './happenings/happenings.js';
import type { HistoryRule } from './state/history.js';
import type { Frame, ObjectRow, Row, SlotRow, TriggerRow } from './state/state.js';
import type { Table } from './state/table.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';
import type { GameWords } from './words/game-words.js';

/** What a step of a procedure tells the machine; nothing means "go on with the next step". */
export type Control =
  | { readonly to: string }
  | { readonly call: string; readonly locals: Row; readonly then?: string }
  /** The procedure is over; the value reaches the caller as `locals.returned`. */
  | { readonly done: Json }
  /** Decisions were opened; go on when all are answered (`locals.answer`, or `locals.answers` by seat). */
  | { readonly wait: true; readonly then?: string };

export interface ProcedureStep {
  readonly name: string;
  /** The rule that the step carries out. */
  readonly rule?: RuleRef;
  readonly run: (table: Table, locals: Row, frame: Frame) => Control | undefined | void;
}

/** A rules procedure: named steps, run in order unless a step says otherwise. */
export interface Procedure {
  readonly name: string;
  readonly steps: readonly ProcedureStep[];
}

/** Outcome of a verb: whether all it says was carried out, and which objects it touched (ids after the fact). */
export interface VerbOutcome {
  readonly done: boolean;
  readonly objects?: readonly ObjectId[];
  /** How much it was, where that can be told; a verb's `total` names it. */
  readonly total?: number;
  /** What it found out or had chosen, by names: bound for what follows. */
  readonly vars?: JsonObject;
}

export interface VerbDefinition {
  /** Carries the verb out at once, proposes what then happens as one batch, or calls a procedure whose returned value is a `VerbOutcome`. */
  readonly run: (
    table: Table,
    verb: Verb,
    env: Env,
    path: string,
  ) => VerbOutcome | { readonly propose: readonly Happening[] } | { readonly call: string; readonly locals: Row };
  /** Whether it could be carried out in full now; asked of costs before an ability is offered. */
  readonly payable?: (table: Table, verb: Verb, env: Env) => boolean;
  /** Whether a player may choose that it be done, where he may choose; he may when absent, whatever can be done of it. */
  readonly choosable?: (table: Table, verb: Verb, env: Env) => boolean;
  /** Rule that stands behind it. */
  readonly rule?: RuleRef;
  /** What it does is the same whichever object's ability does it, so that triggers of several objects may need no order. */
  readonly impersonal?: true;
}

/** Current values of an object or a player: numbers, words and lists by characteristic; `abilities` lists lent abilities by program path. */
export interface Values {
  [characteristic: string]: Json;
}

/** An ability that waits for a moment, found on an object. */
export interface Listener {
  readonly object: ObjectId;
  readonly seat: Seat;
  /** Program path of the ability. */
  readonly ability: string;
}

/** Happenings of one batch whose order of commitment matters, for their objects get stamps or places in a pile by it; no two orders share one. Each commits with its place (from 0) as `order` among its data. */
export interface CommitOrder {
  /** Who settles it. */
  readonly seat: Seat;
  /** Places in the batch, two at least. */
  readonly places: readonly number[];
  /** The question, where it is not that for the order of effects. */
  readonly kind?: string;
  readonly rule?: RuleRef;
  readonly prompt?: string;
  /** What is picked first commits last. */
  readonly lastFirst?: true;
  /** One alone is picked; the others come to nothing. */
  readonly one?: true;
  /** Label of the options, with the data of each happening among its parameters. */
  readonly label?: string;
}

/** Why the game does not take an answer that fits its domain. */
export interface Objection {
  readonly rule: RuleRef;
  /** One English sentence for people. */
  readonly detail: string;
}

/** What the rows of objects bring into a layer by themselves, after all effects of the layer. */
export interface LayerRule {
  readonly own?: {
    /** The objects that may bring something, told by their rows and by which objects the layer's effects changed. */
    readonly on: (table: Table, changed: ReadonlySet<ObjectId>) => readonly ObjectId[];
    /** Writes to the values given, which are fresh. */
    readonly change: (table: Table, object: ObjectRow, values: Values) => void;
  };
}

/** The rules of a game, without its cards and words; nothing else may need a change in the kernel. */
export interface GameRules {
  readonly id: string;
  readonly names: { readonly en: string; readonly zh: string };
  readonly seats: { readonly min: number; readonly max: number };
  readonly formats: { readonly [id: string]: FormatPins };
  readonly decisionKinds: readonly string[];
  /** The words that cards are written in. Cards that come with a match (`Pins.inlineCards`) and use others are refused; where it is absent they are taken as they are. */
  readonly vocabulary?: Vocabulary;
  /** A card as it is compiled, inline ones included: the same program, with what its writer need not say said. */
  readonly prepare?: (card: CardProgram) => CardProgram;
  /** Whether a match needs a deck of every seat in its pins (`Pins.decks`). */
  readonly pinsDecks?: true;
  readonly procedures: readonly Procedure[];
  readonly verbs: { readonly [name: string]: VerbDefinition };

  /** Fields of an object row beyond the kernel's, with their first values; reset when an object becomes a new one. */
  readonly objectFields: JsonObject;
  /** Fills zones, slots, players and game rows of an empty state and pushes the first frame. */
  readonly setUp: (table: Table) => void;
  /** Places a scenario's table and pushes the frame to go on with. @throws {ArrangementError} */
  readonly arrange: (table: Table, arrangement: Json) => void;

  /**
   * Who may see the cards of a zone kind. `faces`: all see that they are there, by their backs; of each face `hides` says who sees
   * it, and a choice among them betrays nothing by not being asked. `pile`: the same, but those that lie face down are told apart by
   * nobody who does not see their faces; all see how many there are. `ownerAlone`: not even who shares the owner's sight (`seesAs`).
   */
  readonly visibility: { readonly [zoneKind: string]: 'all' | 'faces' | 'pile' | 'owner' | 'ownerAlone' | 'nobody' };
  /**
   * Whether an object hides its face from a seat although its place is one that the seat sees (it lies face down, and the
   * seat may not look). Nothing hides itself when absent. May read nothing that the seat does not know.
   */
  readonly hides?: (table: Table, object: ObjectRow, seat: Seat) => boolean;
  /**
   * Whether those who see an object's face where it lies go on knowing it, as a new object, where it goes to; asked before
   * it moves. Without it only an object that stays the same stays known. A shuffle ends all knowledge.
   */
  readonly keepsKnowledge?: (table: Table, object: ObjectRow, from: string, to: string) => boolean;
  /** Fields of the game's events that hold ids of objects, beside those of the kernel (see `naming.ts`). None when absent. */
  readonly idFields?: readonly string[];
  /**
   * Kinds that slots are of, as zones are of kinds: their names, and of which one a slot is for what lies in it (null: for what
   * is about to be put there). It may change only together with the object's `stamp`. Every slot is of the kind `slots` when
   * absent; selectors mean all slots by that word either way.
   */
  readonly slotKinds?: { readonly names: readonly string[]; readonly of: (slot: SlotRow, row: ObjectRow | null) => string };
  /** Whether an object that moves between these zone kinds (or kinds of slots) stays the same object. */
  readonly keepsIdentity: (from: string, to: string) => boolean;
  /** Whether lasting effects and watches that speak of an object go on for the new one that it becomes between these zone kinds (see `following.ts`). */
  readonly keepsEffects?: (from: string, to: string) => boolean;
  /** What can happen, by type, in games that propose before they commit (see `happen`). */
  readonly happenings?: { readonly [type: string]: HappeningRule };
  /** The order in which the types of one batch commit. */
  readonly commitOrder?: readonly string[];
  /** Happenings of a batch that commit in orders which players settle, one player after the other. Nothing is to be settled when absent. */
  readonly commitsToOrder?: (table: Table, batch: readonly Happening[]) => readonly CommitOrder[];
  /**
   * Moments as the game counts them, apart from the kernel's count, which answers move too. `begin`: a batch is about to commit;
   * `joined`: it belongs to the moment of what happened before. `now`: what `TriggerRow.moment` gets. The kernel's own when absent.
   */
  readonly moments?: { readonly begin: (table: Table, joined: boolean) => void; readonly now: (table: Table) => number };
  /** Told of each batch after it committed and its triggers were written down: what really happened, place by place, and the keys that each had before. */
  readonly committed?: (table: Table, happened: readonly (Happening | null)[], keys: readonly (readonly string[])[]) => void;
  /** Told of what happens without ever being proposed (`notice`), before its triggers are written down. */
  readonly noticed?: (table: Table, happening: Happening, key: string) => void;
  /**
   * A clause that was not carried out in full (its `do`, or a `cost` that can't be paid) ends its list, but for clauses that say
   * `also`. A false `if`, a `may` that is declined or impossible, what somebody pays to prevent and what is repeated are no failure.
   * Nothing ends when absent.
   */
  readonly stopsAtFailure?: true;
  /** Limit and cost of a collected trigger are looked at, and its use is noted, by the game where it places it, or its cost alone; by the kernel when it triggers, if absent. */
  readonly judgesLate?: true | 'cost';
  /** Whose an ability of an object is once it has triggered by an event; of who had the object as that happened when absent. */
  readonly triggerHolder?: (table: Table, source: ObjectId, seat: Seat, event: JsonObject) => Seat;
  /** Classes of replacements (`Ability.tier`), the first that applies first; what is of none comes last, or where '' stands. */
  readonly replacementTiers?: readonly string[];
  /** Told of each replacement that took something off what a batch held, right after the batch. */
  readonly reduced?: (table: Table, reduction: Reduction) => void;
  /** Who chooses among replacements; the seat that it happens to, or its object's controller, when absent. @param tier class of those among which is chosen (`replacementTiers`); undefined for none */
  readonly replacementChooser?: (table: Table, happening: Happening, tier?: string) => Seat;
  /** Groups in which waiting triggers are put in order, each by the seat of its first; seat by seat when absent. */
  readonly triggerOrder?: (table: Table, triggers: readonly TriggerRow[]) => readonly (readonly TriggerRow[])[];
  /** Facts about what happened that rules or programs ask for later, by name. */
  readonly history?: { readonly [name: string]: HistoryRule };
  /** Whether a trigger for a state waits already where the game has put it; then it does not trigger again. */
  readonly stateTriggerWaits?: (table: Table, ability: string, source: ObjectId) => boolean;
  /** Whether an object is remembered as it last stood when it leaves a place of this kind or becomes another; none is when absent. */
  readonly remembers?: (table: Table, object: ObjectRow, from: string) => boolean;
  /** Kinds of zones and slots in which an ability works unless it says otherwise. */
  readonly inPlay: readonly string[];
  /** Zone kinds from which a `spell` ability is used unless it says otherwise. */
  readonly spellsFrom: readonly string[];

  /**
   * Fields of rows from which alone nothing follows for objects in slots: neither `baseValues` nor `playerValues`, `relations`,
   * `abilitiesWork` nor `stabilise` reads them there. Writing one keeps the values of those objects, unless a modifier
   * looks at other zones, players or the match. None when absent.
   */
  readonly distantFields?: readonly string[];
  /** Relations that read such fields. */
  readonly distantRelations?: readonly string[];
  /**
   * How values are derived. `lowerLayers` (when absent): each layer reads what stands below it, object by object. `inOrder`:
   * effects apply one after the other over all objects at once, layer by layer, and abilities and controller are values too.
   */
  readonly derivation?: 'lowerLayers' | 'inOrder';
  /** In order: what is special about layers. */
  readonly layerRules?: { readonly [layer: string]: LayerRule };
  /** In order: numbers that an object may not have at all, and then are null: what is added to them, or times them, leaves them so. */
  readonly mayLack?: readonly string[];
  /** In order: amounts of lasting effects are counted once, when the effect begins, but for those that speak of each object (`subject`). */
  readonly fixesAmounts?: true;
  /** In order: what a counted amount adds to a number, where the game limits it; the amount itself when absent. */
  readonly addition?: (amount: Amount, value: number) => number;
  /**
   * In order: the values that a copy takes, as they stand after the named layer. An effect that makes a copy takes all of them in its own layer, or,
   * with `steps`, in each of these layers those that are listed there, its own layer among them.
   */
  readonly copiable?: {
    readonly after: string;
    readonly characteristics: readonly string[];
    readonly steps?: { readonly [layer: string]: readonly string[] };
  };
  /** In order: what keywords stand for; the characteristic `keywords` lists words, or words with parameters. Words without expansion just stand there. */
  readonly keywordAbilities?: { readonly [word: string]: (parameters: JsonObject) => readonly Ability[] };
  /** In order: words of keywords of which an object may have several that must be told apart: each after the first of the same is expanded with its number, from 1, as the parameter `nth`. */
  readonly keywordsApart?: readonly string[];
  /** In order: fields of program trees, and characteristics, whose words a change of text replaces. */
  readonly text?: { readonly fields: readonly string[]; readonly characteristics: readonly string[] };
  /** What programs read of an object beside its values; nothing derives it. Who asks stands in the environment. */
  readonly status?: { readonly [characteristic: string]: (table: Table, object: ObjectRow, env: Env) => Json };
  /** In order: fields of an object's row from which alone, with its card, `baseValues` follows; anything may count when absent. */
  readonly baseFields?: readonly string[];
  /** In order: whether an object's base values may hold abilities that stand on no face of its card. Asked when it came to be. */
  readonly borrowsText?: (object: ObjectRow) => boolean;
  /** In order: what follows by rule from a change that was made to an object's values. `make` writes to the values, which are fresh. */
  readonly consequences?: {
    /** Characteristics that a change may thus touch beside its own. */
    readonly touches: (change: Change) => readonly string[];
    /** @param before the values as they were */
    readonly make: (table: Table, object: ObjectRow, values: Values, change: Change, before: Values) => void;
  };
  /** Layers of continuous effects in the order in which they apply. */
  readonly layers: readonly string[];
  /** Values before any modifier: printed, or composed from a stack. */
  readonly baseValues: (table: Table, object: ObjectRow) => Values;
  /** What holds whatever the layers did, such as a value that an object cannot have; called on every derivation, whole or cut. */
  readonly finishValues?: (values: Values) => void;
  readonly playerValues: (table: Table, seat: Seat) => Values;
  /** Whether costs that could each be paid could be paid together, in their order: what one uses up is there no more for the next. They can when absent. */
  readonly paysTogether?: (table: Table, env: Env, cost: readonly Verb[]) => boolean;
  /**
   * Whether an effect reaches an object at all; every effect does when absent. Asked of modifiers before they change its values,
   * and by the game's own verbs before they propose. `below`: the highest layer whose outcome may be read (not of verbs).
   */
  readonly affects?: (table: Table, source: EffectSource, target: ObjectRow, below: number) => boolean;
  /** Whether an effect that begins now can last on an object, as it lies there; on every object when absent. What is granted to named objects leaves out the others. */
  readonly holdsEffects?: (table: Table, object: ObjectRow) => boolean;
  /** Where modifiers stand, beyond lasting effects: objects whose static abilities work now. */
  readonly modifierSources: (table: Table) => readonly ObjectId[];
  /** Whether an object's own abilities work at all (it may have lost them). Read below the layer of lent abilities. `below`: the highest layer whose outcome may be read, when a modifier of the layer above it asks; only so does derivation end. */
  readonly abilitiesWork: (table: Table, object: ObjectRow, below?: number) => boolean;
  /** Relations from an object to players, for `{ playerOf, of }`. */
  readonly playerRelations?: { readonly [name: string]: (table: Table, object: ObjectRow) => readonly Seat[] };
  /** Whether a `forEachPlayer` lets one player do all of the clause before the next begins; first all choose when absent. */
  readonly playersInTurn?: true;
  /** Sets of objects for choices that take more than what lies in zones (`Choice.also`); objects of the past may be among them. */
  readonly sets?: { readonly [name: string]: (table: Table) => readonly ObjectId[] };
  readonly relations: { readonly [name: string]: (table: Table, object: ObjectRow) => readonly ObjectId[] };
  /** Relations that an object has still when it is gone. None when absent. */
  readonly pastRelations?: readonly string[];
  /** Orders a set as the game does things to several objects. */
  readonly order: (table: Table, objects: readonly ObjectId[]) => readonly ObjectId[];

  /** Whether a seat still plays; where games go on without a player who has lost, nobody means him any more, nothing comes under his control, and what he is asked is answered by the least there is. All play when absent. */
  readonly plays?: (table: Table, seat: Seat) => boolean;
  /** Seats in the order in which simultaneous effects are carried out, of those who play. */
  readonly seatOrder: (table: Table) => readonly Seat[];
  /** Public objects of a seat whose abilities it may use, and which act in a moment, bucket by bucket in the order of the rules. None when absent: then the game asks for abilities itself. */
  readonly listeners?: (table: Table, seat: Seat) => readonly (readonly ObjectId[])[];
  /** The same of its hidden objects (its hand), which come after the public ones. None when absent. */
  readonly hiddenListeners?: (table: Table, seat: Seat) => readonly ObjectId[];
  /** What windows open by beyond what the kernel knows, worked out once over the whole catalogue: by section the entries that a card adds (`Openings.section`). */
  readonly openings?: { readonly [section: string]: (program: Program) => readonly Json[] };
  /** What `mightHold` is told of a card that can act from where its owner alone sees it; nothing when absent. */
  readonly openFacts?: (card: CardProgram) => JsonObject;
  /**
   * Whether a seat might, for all the table knows, hold a card with these facts now (`openFacts`). The windows of a moment open by this alone;
   * any card when absent.
   */
  readonly mightHold?: (table: Table, seat: Seat, facts: JsonObject) => boolean;
  /**
   * Who decides now what a seat is asked: another where the rules give a player's decisions away. Asked whenever a
   * question is put; a question that is open stays with whom it was put to. Everybody decides for himself when absent.
   */
  readonly decider?: (table: Table, seat: Seat) => Seat;
  /**
   * What a player can say at any time while another is asked, such as that he takes back what he said ahead: one pick, given as an answer to
   * the other's decision, which stays open. It is on record like any answer. Nothing when absent.
   */
  readonly interjections?: {
    readonly of: (table: Table, seat: Seat) => readonly Option[];
    readonly say: (table: Table, seat: Seat, pick: string) => void;
  };
  /** Other seats whose sight a seat shares now: it sees what they see. None when absent. */
  readonly seesAs?: (table: Table, seat: Seat) => readonly Seat[];
  /** Starts what is done with an ability that has its moment: returns the procedure call. `callAbility` when absent. */
  readonly useAbility?: (table: Table, listener: Listener, event: Row | null) => { readonly call: string; readonly locals: Row };
  /**
   * The stabiliser: looked at between steps whenever something in play changed (see `distantFields`). Returns the procedure that puts the next thing
   * right, or null when all is in order. Its frame returns nothing to the procedure that it interrupts.
   */
  readonly stabilise?: (table: Table) => { readonly call: string; readonly locals: Row } | null;
  /** The stabiliser looks at more than what is in play: it is asked after every change. */
  readonly stabilisesAll?: true;
  /** Whether the stabiliser has something to do that may not wait for the end of a list of instructions; asked after each that changed something. */
  readonly mustStabiliseNow?: (table: Table) => boolean;
  /** Extra tests before an ability is offered or triggers (prohibitions, phases). */
  readonly allowed: (table: Table, listener: Listener, event: Row | null) => boolean;
  /**
   * The rule that withholds a pick which a decision does not offer, where it is another than the rule that asks; null
   * where it is not. It may read nothing that is hidden from the decision's seat.
   */
  readonly refusalRule?: (table: Table, decision: Decision, pick: string) => RuleRef | null;
  /**
   * Judges picks of a `checked` domain as a whole: they fit everything that the domain itself says. Null when they are legal.
   * Neither this nor `completePicks` may read anything that is hidden from the decision's seat.
   */
  readonly acceptPicks?: (table: Table, decision: Decision, picks: readonly string[]) => Objection | null;
  /**
   * Legal picks, by the domain and by `acceptPicks`, that have all of `picked` and commit to as little else as they can; null
   * where there are none. Sampler and default answer rest on it: where a `checked` decision is asked, something is legal.
   */
  readonly completePicks?: (table: Table, decision: Decision, picked: readonly string[]) => readonly string[] | null;
  /**
   * Judges amounts of a `checked` distribution as a whole: they fit everything that the domain itself says. Null when they are legal.
   * It may read nothing that is hidden from the decision's seat.
   */
  readonly acceptAmounts?: (table: Table, decision: Decision, amounts: { readonly [option: string]: number }) => Objection | null;
  /** Words that a choice may be among, by the name of their list (`Choice.word`); a list's name labels its options. */
  readonly wordLists?: { readonly [list: string]: readonly string[] };
  /** The name that a card goes by where its name counts; cards may share one. Its id when absent. */
  readonly nameOf?: (card: CardProgram) => string;
  /** Keys under which a card can be named; its id alone when absent. A key belongs to one card. */
  readonly nameKeys?: (card: CardProgram) => readonly string[];
  /** Whether a `name` decision takes this name; null when it does. All names are taken when absent. */
  readonly acceptName?: (table: Table, decision: Decision, card: CardProgram, key: string) => Objection | null;
  /** Options of a question, told apart where two of them would read alike; they are asked as they are when absent. What answers them stays as it is. */
  readonly toldApart?: (table: Table, options: readonly Option[]) => readonly Option[];
  /** Rules that ask: which rule number a decision of the kernel's own clauses carries. */
  readonly rules: {
    readonly optionalEffect: RuleRef;
    /** By which rule several effects of one player are put in order; as the table stands, where that differs. */
    readonly orderEffects: RuleRef | ((table: Table) => RuleRef);
    /** Of a game that gives effects their moment: by which rule a hand may answer in it. */
    readonly respond?: RuleRef;
    /** By which replacements apply, and are chosen among; `orderEffects` when absent. */
    readonly replace?: RuleRef;
    readonly chooseTargets: RuleRef;
    /** The rule that asks whether somebody pays so that something is not done; `optionalEffect` when absent. */
    readonly payUnless?: RuleRef;
    /** Rules that ask for objects whose values of a characteristic add up. */
    readonly chooseSum?: { readonly [characteristic: string]: RuleRef };
    readonly concede: RuleRef;
  };

  /** Told of every answer that the rules accept, before it is carried out; a round of sealed ones each in its turn. */
  readonly answered?: (table: Table, decision: Decision, answer: Answer) => void;

  /** Whether an effect may choose this object as a target. */
  readonly canTarget: (table: Table, env: Env, object: ObjectRow, choice: Choice) => boolean;
  /** The same for a player; every player may be chosen when absent. */
  readonly canTargetPlayer?: (table: Table, env: Env, seat: Seat, choice: Choice) => boolean;
  /** Slots that a purpose allows, in order. None when absent. */
  readonly slotsFor?: (
    table: Table,
    env: Env,
    purpose: string,
    seat: Seat,
    object: ObjectRow | null,
    args: JsonObject,
  ) => readonly string[];
  /** The concrete end of a duration that a program names; null where it is over before it began. The verb is what begins the effect. */
  readonly duration: (table: Table, env: Env, name: string, verb: Verb) => string | null;
  /** Key under which uses inside a span are counted now; a new span is a new key. */
  readonly span: (table: Table, name: string, seat: Seat) => string;
  /** Value of a player or of the match as programs may read them. */
  readonly playerAmount: (table: Table, seat: Seat, value: string) => number;
  readonly matchAmount: (table: Table, value: string) => number;
  readonly phase: (table: Table) => string;
  /** A part of the phase, by whose name programs may tell the time as well; no two phases or parts share one. */
  readonly step?: (table: Table) => string;
  readonly activeSeat: (table: Table) => Seat | null;

  readonly endByConcession: (table: Table, seats: readonly Seat[], scope: 'game' | 'match', reason: string) => void;
  readonly endByAgreement: (table: Table, scope: 'game' | 'match') => void;
  /** Checks a bulk answer and gives it in the form that is stored. */
  readonly acceptBulk: (
    table: Table,
    decision: Decision,
    bulk: Json,
  ) => { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly violations: readonly DeckViolation[] };
  readonly sampleBulk: (table: Table, decision: Decision, draw: (n: number) => number) => Json;
  readonly validateDeck: (cards: readonly CardProgram[], format: FormatPins, deck: Json) => readonly DeckViolation[];
  readonly parseDeck: (
    cards: readonly CardProgram[],
    text: string,
  ) => { readonly ok: true; readonly deck: Json } | { readonly ok: false; readonly violations: readonly DeckViolation[] };

  /** Forms in which decks are written, beside JSON: each gives a text that `parseDeck` reads as the same deck. */
  readonly deckForms?: { readonly [form: string]: (cards: readonly CardProgram[], deck: Json) => PrintedDeck };

  readonly viewTurn: (table: Table) => View['turn'];
  readonly viewPlayer: (table: Table, seat: Seat) => JsonObject;
  readonly viewMatch: (table: Table) => JsonObject;
  readonly viewObject: (table: Table, object: ObjectRow) => JsonObject;
  /** What everybody may know of an object that shows its back only; nothing when absent. */
  readonly viewHidden?: (table: Table, object: ObjectRow) => JsonObject;
  readonly viewSlot?: (table: Table, slot: SlotView) => SlotView;
}

/** A game as a whole: its rules with its own cards and words. */
export interface GameDefinition extends GameRules {
  readonly cards: readonly CardProgram[];
  readonly presetDecks: readonly {
    readonly id: string;
    readonly names: { readonly en: string; readonly zh: string };
    readonly deck: Json;
  }[];
  readonly words: GameWords;
}

export type { Answer, Modifier, ObjectView };
