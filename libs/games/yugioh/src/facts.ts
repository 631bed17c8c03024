import type { CardId, JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import { type ObjectRow, type Row, type Table, type Tally, typedRows, type WhereAsked } from '@arbiter/kernel/authoring';
import type { Phase, Step, SummonKind } from './vocabulary.js';

/** The fields with which this game extends the kernel's rows of a match. */

/** Fields of `state.players[seat]`. */
export interface PlayerFields {
  readonly life: number;
  /** Number of Normal Summons and Sets this turn (base.8.1). */
  readonly normalSummons: number;
  readonly pendulumSummoned: boolean;
  /** Number of Special Summons this turn that were not negated (base.9.13). */
  readonly summonedSpecially: number;
  readonly uses: JsonObject;
  /** Phases that the player's next turns skip (base.6.16). */
  readonly skips: readonly Phase[];
  /** The player's standing order to pass: '' for none, `phase`, `turn` or `acted`. */
  readonly passing: string;
  /** Where the player wants to be asked; stays until they change it. */
  readonly asked: Asked;
  /** The player had to draw more cards than their Deck held (base.1.7). */
  readonly owes: boolean;
}

/** Where a player wants to be asked; `acting`: not in phases and steps of their own turn in which they could only activate fast effects. */
export type Asked = WhereAsked | 'acting';

/** Something that happened in the timing to which players may respond now. */
export interface TimingEvent {
  readonly key: string;
  readonly data: JsonObject;
  /** See `GameFields.moment`. */
  readonly moment: number;
}

/** A part of a Chain Link's effect: the ability itself or one of its modes, with the choices made for it. */
export interface Part {
  /** Program path of an ability or a mode. */
  readonly at: string;
  readonly vars: JsonObject;
}

/** One Chain Link: a record of its own, independent of what becomes of its card (2.2-2). */
export interface Link {
  readonly number: number;
  readonly seat: Seat;
  /** Program path of the ability. */
  readonly ability: string;
  /** Whether a card was activated, or an effect of a card already in place (3.2-5). */
  readonly act: 'card' | 'effect';
  readonly speed: 1 | 2 | 3;
  readonly source: ObjectId;
  readonly card: CardId;
  /** The source as it was activated, before its cost was paid: `place` (kind of zone), `slot`, `values`. */
  readonly snapshot: JsonObject;
  readonly event: JsonObject | null;
  readonly vars: JsonObject;
  readonly targets: readonly ObjectId[];
  readonly parts: readonly Part[];
  /** What the effect would do, for effects that respond to it: `destroy`, `specialSummon`, `draw` ... */
  readonly categories: readonly string[];
  /** The effect does something only if its source is still face-up on the field as it resolves (5.1-1, base.16.9). */
  readonly needsSource: boolean;
  /** Stamp of the activation: cards with a lower stamp were face-up on the field before it. */
  readonly stamp: number;
  readonly activationNegated: boolean;
  readonly effectNegated: boolean;
}

/** The current attack. */
export interface Attack {
  readonly attacker: ObjectId;
  /** 0 for a direct attack. */
  readonly target: ObjectId;
  /** Monsters came to or left the other player's side, so there will be a replay (base.17.8). */
  readonly changed: boolean;
  readonly negated: boolean;
  /** Monsters that lost the battle and are destroyed at its end (base.18.9). */
  readonly losers: readonly ObjectId[];
  /** Whether the target lay face-down when it was attacked (base.18.2). */
  readonly wasSet: boolean;
}

/** A change of control that ends at some time (base.21.8). */
export interface Loan {
  readonly object: ObjectId;
  readonly to: Seat;
  readonly until: string;
}

/** A card that was banished until a certain time (base.22.3). */
export interface Away {
  readonly object: ObjectId;
  readonly until: string;
  /** Kind of the zone from which the card was banished; with `seat`, who controlled it there, and its position. */
  readonly from: string;
  readonly seat: Seat;
  readonly position: 'attack' | 'defense' | '';
  readonly faceUp: boolean;
}

/** Fields of `state.game`. */
export interface GameFields {
  /** 0 before the first turn. */
  readonly turn: number;
  /** The turn player; -1 before the first turn. */
  readonly active: Seat;
  /** The player who went first. */
  readonly first: Seat;
  readonly phase: Phase;
  readonly step: Step;
  readonly chain: readonly Link[];
  /** A card that is being activated, while its cost is paid and its targets are chosen; 0 for none. */
  readonly activating: ObjectId;
  /** Number of the Chain Link that resolves; 0 for none. */
  readonly resolving: number;
  /** Number of the moment at which something last happened, as this game counts moments (2.2-7, 5.2-1). */
  readonly moment: number;
  /** The value of `moment` when the present timing began. Costs paid while a Chain is built advance only `moment`. */
  readonly answerMoment: number;
  /** What happened in the timing to which the present Chain, or the next one, responds (base.7.11). */
  readonly answerable: readonly TimingEvent[];
  /** What happened since then; players respond to it once the Chain is over. */
  readonly happened: readonly TimingEvent[];
  /** Number of Chains of this Duel so far, for limits that count once per Chain (base.23.13). */
  readonly chains: number;
  /** Activated cards that go to the GY when the Chain is over (4.4.3-4). */
  readonly spent: readonly ObjectId[];
  readonly attack: Attack | null;
  readonly loans: readonly Loan[];
  readonly away: readonly Away[];
  /** Which part of the turn an effect has ended: the Battle Phase or the turn (base.6.17). */
  readonly ending: '' | 'battle' | 'turn';
}

/** Fields of an object row that this game adds to the kernel's; reset when a card becomes a new object. */
export interface ObjectFields {
  readonly faceUp: boolean;
  /** Battle position of a monster on the field; '' for all other cards. */
  readonly position: 'attack' | 'defense' | '';
  /** Special role of a card in a Spell & Trap Zone, or of a Trap in a Monster Zone. */
  readonly role: '' | 'pendulum' | 'equip' | 'trapMonster';
  /** The monster is being summoned (base.8.13). */
  readonly arriving: boolean;
  /** The monster lost its battle (base.18.8). */
  readonly doomed: boolean;
  /** Turn in which the card was Set or turned face-down; 0 for none. */
  readonly setTurn: number;
  /** Turn in which the card came to the field; 0 if it is not there. */
  readonly cameTurn: number;
  readonly summonedBy: SummonKind | '';
  /** Kind of the zone from which the monster was summoned. */
  readonly summonedFrom: string;
  /** The monster was once summoned in the way that its text demands (base.9.8). */
  readonly proper: boolean;
  /** Turn in which its player last changed the monster's position (base.15.2). */
  readonly positionTurn: number;
  /** Number of attacks declared in `attackTurn`. */
  readonly attacks: number;
  readonly attackTurn: number;
  /** Monsters that the monster attacked in `attackTurn`, without the target of the current attack. */
  readonly targets: readonly ObjectId[];
  readonly counters: Tally;
  /** From where, why and when the card came to its present zone (base.20.14): `place`, `reason`, `how`, `turn`, `paidFor`. */
  readonly cameFrom: JsonObject | null;
  /** Cards that were the materials of its summon. */
  readonly materials: readonly CardId[];
  /** A Gemini monster that was Normal Summoned a second time (base.3.12). */
  readonly gemini: boolean;
  readonly notes: JsonObject;
  /** The card is shown to both players although it is in a hidden zone (base.5.11). */
  readonly shown: boolean;
}

export type YuRow = ObjectRow & ObjectFields;

export const objectFields: ObjectFields & Row = {
  faceUp: true,
  position: '',
  role: '',
  arriving: false,
  doomed: false,
  setTurn: 0,
  cameTurn: 0,
  summonedBy: '',
  summonedFrom: '',
  proper: false,
  positionTurn: 0,
  attacks: 0,
  attackTurn: 0,
  targets: [],
  counters: {},
  cameFrom: null,
  materials: [],
  gemini: false,
  notes: {},
  shown: false,
};

/**
 * Fields of objects, of the game and of players on which no value of a card on the field depends, unless an effect declares that it reads
 * them.
 */
export const distantFields: readonly string[] = [
  ...['order', 'knownTo', 'uses', 'cameFrom', 'proper', 'setTurn', 'positionTurn', 'doomed'],
  ...['phase', 'step', 'ending', 'answerable', 'happened', 'moment', 'answerMoment', 'chain', 'chains', 'spent', 'loans', 'away'],
  ...['life', 'skips', 'owes', 'normalSummons', 'pendulumSummoned', 'summonedSpecially'],
];

/** Functions that read and set the fields above; setting a field to its present value writes nothing. */
export const { gameOf, setGame, playerOf, setPlayer, rowOf, fieldsOf, setObject } = typedRows<GameFields, PlayerFields, ObjectFields>();

/** The row of a card on the field; null if the card is elsewhere or gone. */
export function rowOnField(table: Table, id: ObjectId): YuRow | null {
  const row = table.find(id);
  return row === null || row.slot === '' ? null : (row as YuRow);
}

export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}

/** The turn player; before the first turn, the player who goes first. */
export function turnPlayer(table: Table): Seat {
  const { active, first } = gameOf(table);
  return active < 0 ? first : active;
}

/** Both seats, the turn player's first (2.2-5). */
export function turnOrder(table: Table): readonly Seat[] {
  const seat = turnPlayer(table);
  return [seat, opponentOf(seat)];
}
