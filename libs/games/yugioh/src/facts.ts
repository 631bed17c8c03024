import type { CardId, JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import { type ObjectRow, type Row, type Table, type Tally, typedRows, type WhereAsked } from '@arbiter/kernel/authoring';
import type { Phase, Step, SummonKind } from './vocabulary.js';

/** Rows of the match as this game fills them. */

/** Fields of `state.players[seat]`. */
export interface PlayerFields {
  readonly life: number;
  /** Normal Summons and Sets of this turn (base.8.1). */
  readonly normalSummons: number;
  readonly pendulumSummoned: boolean;
  /** Special Summons of this turn that were not negated (base.9.13). */
  readonly summonedSpecially: number;
  readonly uses: JsonObject;
  /** Phases of his next turns that are left out (base.6.16). */
  readonly skips: readonly Phase[];
  /** A standing answer to what he may do: '' none, `phase`, `turn` or `acted`. */
  readonly passing: string;
  /** Where he wants to be asked, until he takes it back. */
  readonly asked: Asked;
  /** He had to draw cards that were not there (base.1.7). */
  readonly owes: boolean;
}

/** Where a player wants to be asked; `acting`: not in phases and steps of his turn where he could only activate fast effects. */
export type Asked = WhereAsked | 'acting';

/** Something that happened in the timing that is answered now. */
export interface TimingEvent {
  readonly key: string;
  readonly data: JsonObject;
  /** See `GameFields.moment`. */
  readonly moment: number;
}

/** A part of what a Chain Link does: the ability itself or one of its modes, with what was chosen for it. */
export interface Part {
  /** Program path of an ability or a mode. */
  readonly at: string;
  readonly vars: JsonObject;
}

/** One Chain Link: a record of its own, whatever becomes of its card (2.2-2). */
export interface Link {
  readonly number: number;
  readonly seat: Seat;
  /** Program path of the ability. */
  readonly ability: string;
  /** A card was activated, or an effect of one that lies there (3.2-5). */
  readonly act: 'card' | 'effect';
  readonly speed: 1 | 2 | 3;
  readonly source: ObjectId;
  readonly card: CardId;
  /** The source as it was activated, before its cost was paid: `place` (kind), `slot`, `values`. */
  readonly snapshot: JsonObject;
  readonly event: JsonObject | null;
  readonly vars: JsonObject;
  readonly targets: readonly ObjectId[];
  readonly parts: readonly Part[];
  /** What it would do, as others may answer it: `destroy`, `specialSummon`, `draw` ... */
  readonly categories: readonly string[];
  /** It does something only if its source is still face-up on the field (5.1-1, base.16.9). */
  readonly needsSource: boolean;
  /** Stamp of its activation: who lay on the field face-up before it was there when it was activated. */
  readonly stamp: number;
  readonly activationNegated: boolean;
  readonly effectNegated: boolean;
}

/** The attack that is on. */
export interface Attack {
  readonly attacker: ObjectId;
  /** 0 for a direct attack. */
  readonly target: ObjectId;
  /** Monsters came or went on the other side: there will be a replay (base.17.8). */
  readonly changed: boolean;
  readonly negated: boolean;
  /** Monsters that lost the battle and leave at its end (base.18.9). */
  readonly losers: readonly ObjectId[];
  /** Whether the target lay face-down when it was attacked (base.18.2). */
  readonly wasSet: boolean;
}

/** Control of a monster that ends (base.21.8). */
export interface Loan {
  readonly object: ObjectId;
  readonly to: Seat;
  readonly until: string;
}

/** A monster that was banished for a time (base.22.3). */
export interface Away {
  readonly object: ObjectId;
  readonly until: string;
  /** Kind of the place from which it was banished; who had it there, and how it lay. */
  readonly from: string;
  readonly seat: Seat;
  readonly position: 'attack' | 'defense' | '';
  readonly faceUp: boolean;
}

/** Fields of `state.game`. */
export interface GameFields {
  /** 0 before the first turn. */
  readonly turn: number;
  /** TP; -1 before the first turn. */
  readonly active: Seat;
  /** Who went first. */
  readonly first: Seat;
  readonly phase: Phase;
  readonly step: Step;
  readonly chain: readonly Link[];
  /** A card that is being activated, while its cost is paid and its targets are chosen; 0 for none. */
  readonly activating: ObjectId;
  /** Number of the Chain Link that resolves; 0 for none. */
  readonly resolving: number;
  /** The moment of what happened last, as this game counts moments (2.2-7, 5.2-1). */
  readonly moment: number;
  /** The same as the present timing began: costs of a Chain that is being built move the first alone. */
  readonly answerMoment: number;
  /** What happened in the timing that the present Chain, or the next one, answers (base.7.11). */
  readonly answerable: readonly TimingEvent[];
  /** What happened since: it is answered once the Chain is over. */
  readonly happened: readonly TimingEvent[];
  /** Chains of this Duel so far: what counts once per Chain counts by it (base.23.13). */
  readonly chains: number;
  /** Activated cards that go to the GY when the Chain is over (4.4.3-4). */
  readonly spent: readonly ObjectId[];
  readonly attack: Attack | null;
  readonly loans: readonly Loan[];
  readonly away: readonly Away[];
  /** The step or phase is to end, by an effect (base.6.17). */
  readonly ending: '' | 'battle' | 'turn';
}

/** Fields of an object row beyond the kernel's: reset when an object becomes a new one. */
export interface ObjectFields {
  readonly faceUp: boolean;
  /** Battle position of a monster on the field; '' for everything else. */
  readonly position: 'attack' | 'defense' | '';
  /** What a card in a Spell & Trap Zone, or a Trap in a Monster Zone, is there. */
  readonly role: '' | 'pendulum' | 'equip' | 'trapMonster';
  /** It is being summoned (base.8.13). */
  readonly arriving: boolean;
  /** It lost its battle (base.18.8). */
  readonly doomed: boolean;
  /** Turn in which it was Set or put face-down; 0 for none. */
  readonly setTurn: number;
  /** Turn in which it came to the field; 0 elsewhere. */
  readonly cameTurn: number;
  readonly summonedBy: SummonKind | '';
  /** Kind of the place from which it was summoned. */
  readonly summonedFrom: string;
  /** It was once summoned in the way that its text demands (base.9.8). */
  readonly proper: boolean;
  /** Turn in which its player changed its position (base.15.2). */
  readonly positionTurn: number;
  /** Attacks declared in `attackTurn`. */
  readonly attacks: number;
  readonly attackTurn: number;
  /** Monsters that it attacked in `attackTurn`, but for the attack that is on. */
  readonly targets: readonly ObjectId[];
  readonly counters: Tally;
  /** Whence, why and when it came where it lies (base.20.14): `place`, `reason`, `how`, `turn`, `paidFor`. */
  readonly cameFrom: JsonObject | null;
  /** Cards that it was summoned with. */
  readonly materials: readonly CardId[];
  /** A Gemini monster that was Normal Summoned once more (base.3.12). */
  readonly gemini: boolean;
  readonly notes: JsonObject;
  /** It is shown to both players where it lies hidden (base.5.11). */
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

/** What no value of a card on the field follows from, unless an effect says that it looks there: fields of objects, of the game, and of players. */
export const distantFields: readonly string[] = [
  ...['order', 'knownTo', 'uses', 'cameFrom', 'proper', 'setTurn', 'positionTurn', 'doomed'],
  ...[
    'phase',
    'step',
    'ending',
    'answerable',
    'happened',
    'moment',
    'answerMoment',
    'chain',
    'activating',
    'resolving',
    'chains',
    'spent',
    'loans',
    'away',
  ],
  ...['life', 'skips', 'owes', 'normalSummons', 'pendulumSummoned', 'summonedSpecially'],
];

/** Reading and setting the fields above; what holds the value already is not written. */
export const { gameOf, setGame, playerOf, setPlayer, rowOf, fieldsOf, setObject } = typedRows<GameFields, PlayerFields, ObjectFields>();

/** The row of a card that lies on the field; null where it lies elsewhere, or is gone. */
export function rowOnField(table: Table, id: ObjectId): YuRow | null {
  const row = table.find(id);
  return row === null || row.slot === '' ? null : (row as YuRow);
}

export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}

/** TP, or who goes first before the first turn. */
export function turnPlayer(table: Table): Seat {
  const { active, first } = gameOf(table);
  return active < 0 ? first : active;
}

/** TP first (2.2-5). */
export function turnOrder(table: Table): readonly Seat[] {
  const seat = turnPlayer(table);
  return [seat, opponentOf(seat)];
}
