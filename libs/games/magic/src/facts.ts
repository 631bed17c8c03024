import { idOfSeat, type Json, type JsonObject, type ObjectId, type Seat, seatOfId } from '@arbiter/kernel';
import {
  type EnvLocals,
  type Loop,
  type ObjectRow,
  seesFace,
  type Table,
  type Tally,
  typedRows,
  valuesOf,
  type Repetition,
} from '@arbiter/kernel/authoring';
import type { KeywordWord } from './keywords/keyword-rules.js';
import type { Phase, TurnStep } from './vocabulary.js';

/** Fields of a player's row. */
export interface PlayerFields {
  /** 119.1 */
  readonly life: number;
  /** Counters that a player has, by kind (122.1), such as poison. */
  readonly counters: Tally;
  /** Unspent mana (106.4), unit by unit. */
  readonly pool: readonly Json[];
  /** Lands played this turn (305.2a). */
  readonly landsPlayed: number;
  /** Whether the player tried to draw from an empty library since state-based actions were last checked (704.5b). */
  readonly drewFromEmpty: boolean;
  /** Stamp at which the player's most recent turn began (302.6). */
  readonly turnStamp: number;
  /** Stamps at which the player's current or most recent upkeep began, and the one before (702.29a). */
  readonly upkeepStamp: number;
  readonly lastUpkeepStamp: number;
  /** The city's blessing (702.130c). */
  readonly blessing: boolean;
  /** Until when the player passes without being asked (`stack/presets.ts`). */
  readonly passing: string;
  /** Mulligans taken (103.4). */
  readonly mulligans: number;
  /** Who makes the player's decisions now, and who will in their next turn (716); -1 for nobody. */
  readonly controlledBy: Seat;
  readonly nextController: Seat;
  /** The source of the spell or ability during whose resolution the player is controlled (716.2); 0 if it is for a whole turn. */
  readonly controlledFor: ObjectId;
  /** Who controls the player for the whole turn (716.1); -1 for nobody. */
  readonly turnController: Seat;
  /**
   * The top card of the player's library if everybody sees it (401.5), else 0; behind it the cards that everybody saw there before and that
   * are still in the library (401.6).
   */
  readonly tops: readonly ObjectId[];
  readonly uses: JsonObject;
}

/** Fields of the game that are no player's own. */
export interface GameFields {
  /** Number of the turn; 0 before the first. */
  readonly turn: number;
  /** The active player (102.1), -1 before the first turn. */
  readonly active: Seat;
  /** The starting player (103.2). */
  readonly starting: Seat;
  readonly phase: Phase;
  readonly step: TurnStep;
  /** Steps of this turn that are still to come. */
  readonly plan: readonly TurnStep[];
  /** The players of the extra turns, the next turn last (500.7). */
  readonly extraTurns: readonly ExtraTurn[];
  /** The player who takes the next turn that is not an extra turn. */
  readonly nextSeat: Seat;
  /** The number of main phases that began this turn: only the first is precombat (505.1a). */
  readonly mainPhases: number;
  /** The number of upkeep steps that ended this turn (503.2). */
  readonly upkeeps: number;
  /** What is noted to tell whether the same objects resolve again and again (104.4b). */
  readonly loop: Loop;
  /** The shortcut that the players agreed on and that is being carried out (721.2). */
  readonly shortcut: Shortcut | null;
  /** The last act of this turn, if repeating it can be proposed: the seat and the option. */
  readonly lastAct: string;
  /** What the active player activated this turn (721.3). */
  readonly rounds: readonly Round[];
  /** The monarch (718.1); -1 for nobody. */
  readonly monarch: Seat;
  /** Whether the game was restarted by something that is still resolving (719.4). */
  readonly restarted: boolean;
  /** Creatures that dealt damage in the first of two combat damage steps (510.4). */
  readonly firstStrikers: readonly ObjectId[] | null;
  /** Tokens and copies that left the zones in which they can exist, since state-based actions were last checked (704.5d). */
  readonly strays: readonly ObjectId[];
  /** Bestowed spells and permanents (702.102a). */
  readonly bestowed: readonly ObjectId[];
  readonly combat: CombatFields;
  /** Objects that went away until their source leaves the battlefield (610.3). */
  readonly away: readonly Away[];
  /** Actions done first in the next step, phase or turn that is not skipped (614.10b): environments, each with the path of clauses. */
  readonly firstThings: readonly (EnvLocals & { readonly program: string })[];
}

/** What the game notes of combat phases. */
export interface CombatFields {
  /** Whether a creature attacked in this combat phase, declared or put onto the battlefield attacking (508.8). */
  readonly joined: boolean;
  /** The players whom declared attackers attacked in this combat phase (508.6). */
  readonly attacked: readonly Seat[];
  /** Pairs of an attacker and a creature that blocked it in this combat phase, even if it no longer does. */
  readonly blocks: readonly (readonly [ObjectId, ObjectId])[];
  /**
   * The steps of this combat phase that began; those of the turn's first combat phase; and the number of combat phases that began this turn
   * (506.6).
   */
  readonly steps: readonly TurnStep[];
  readonly first: readonly TurnStep[];
  readonly phases: number;
}

/** 603.2e: whether every player can see an object; abilities of objects that not everybody sees don't trigger. */
export function isSeenByAll(table: Table, id: ObjectId): boolean {
  const row = table.object(id);
  const kind = row.zone === '' ? '' : table.zone(row.zone).kind;
  // A revealed card is seen by everybody, in whatever zone it is. A face-down object is seen as what it is there (707.2): in exile, without
  // any ability (406.3).
  return (table.game.visibility[kind] ?? 'all') === 'all' || table.seats().every((seat) => seesFace(table, row, seat));
}

/** An object that changed zones until something happens (610.3). */
export interface Away {
  readonly source: ObjectId;
  /** The object in the zone it went to. */
  readonly object: ObjectId;
  /** The kind of zone that the object returns to. */
  readonly from: string;
}

/** Fields of an object's row besides the kernel's: status (110.5), counters (122), damage (120.6), combat (506.4). */
export interface ObjectFields {
  readonly tapped: boolean;
  /** In a subgame, the object in the main game that a card outside the subgame is (720.4); 0 otherwise. */
  readonly outer: ObjectId;
  /** What a spell or ability on the stack keeps of its announcement (`stack/items.ts`). */
  readonly item: Json;
  /** The number chosen for X, while the object is on the stack (107.3a); 0 otherwise. */
  readonly x: number;
  /** What abilities of the object note for each other, and what a permanent keeps of the spell that it was (607, 400.7c). */
  readonly notes: JsonObject;
  /** Which face of the card is up, counted from 1; 0 for the card itself (708.4, 709.2, 711.4, 715.4). */
  readonly face: number;
  /** The reason why the object is face down (707.2), such as `morph`; '' if it is face up. */
  readonly faceDown: string;
  /** 110.5: whether the permanent is flipped (709.2). */
  readonly flipped: boolean;
  /** Stamp at which the object last transformed (701.27f); 0 for never. */
  readonly transformedAt: number;
  /** Copiable values that the object was given when it became a copy (706.5, 706.10), as canonical text; '' if it is no such copy. */
  readonly copy: string;
  /** Damage marked on the object, and whether a source with deathtouch dealt some of it (704.5h). */
  readonly damage: number;
  readonly deathtouched: boolean;
  /** The number with which the creature became monstrous (701.30b, 701.30c); null while it isn't. */
  readonly monstrous: number | null;
  readonly counters: Tally;
  /** Since when its controller has controlled it continuously, as a stamp (302.6). */
  readonly controlledSince: number;
  /** Who controlled it when control was last checked (`control.ts`). */
  readonly heldBy: Seat;
  /** The moment at which it entered the battlefield, or was exiled face down (406.4). */
  readonly arrived: number;
  /** Since when it has been a world permanent, as a stamp (704.5k); 0 while it isn't one. */
  readonly worldSince: number;
  /** The object that it was right before it entered the battlefield (400.7): the spell, or the card in another zone. */
  readonly was: ObjectId;
  /** The object that exiled it (406.6); 0 otherwise. */
  readonly exiledBy: ObjectId;
  /**
   * '' when phased in; how it phased out otherwise: directly under a player's control (`direct:0`), or with its host (`indirect`, 702.25f).
   */
  readonly phased: string;
  /** The creature with which it is paired (702.94b); 0 for none. */
  readonly pair: ObjectId;
  /** The turn in which one of its loyalty abilities was last activated (606.3). */
  readonly loyaltyTurn: number;
  /** 702.111b: whether it is renowned, which lasts as long as it is this permanent. */
  readonly renowned: boolean;
  /** Players in whose next untap step it doesn't untap, because they exerted it (701.38a). */
  readonly exerted: readonly Seat[];
  readonly isAttacking: boolean;
  /** What it attacks: the id of a player (`idOfSeat`) or of a planeswalker; 0 when it attacks nothing (506.4c). */
  readonly attacking: number;
  /** The defending player for it, even after it was removed from combat (508.5); -1 for a creature that has not attacked in this combat. */
  readonly defender: Seat;
  /** Whether it was blocked, even if nothing blocks it any more, and whether it was not blocked when blockers were declared (509.1h). */
  readonly blocked: boolean;
  readonly unblocked: boolean;
  /** The number of its attacking band (702.21c); 0 for none. */
  readonly band: number;
  /** Creatures that block it, in damage assignment order (509.2). */
  readonly blockers: readonly ObjectId[];
  /** Attackers that it blocks, in damage assignment order (509.3); null when it isn't blocking. */
  readonly blocking: readonly ObjectId[] | null;
}

export const objectFields: ObjectFields & JsonObject = {
  item: null,
  x: 0,
  notes: {},
  tapped: false,
  outer: 0,
  face: 0,
  faceDown: '',
  flipped: false,
  transformedAt: 0,
  copy: '',
  damage: 0,
  deathtouched: false,
  monstrous: null,
  counters: {},
  controlledSince: 0,
  heldBy: -1,
  arrived: 0,
  worldSince: 0,
  was: 0,
  exiledBy: 0,
  phased: '',
  pair: 0,
  loyaltyTurn: 0,
  renowned: false,
  exerted: [],
  isAttacking: false,
  attacking: 0,
  defender: -1,
  blocked: false,
  unblocked: false,
  band: 0,
  blockers: [],
  blocking: null,
};

/** Functions that read and set the fields above; a value that is set already is not written again. */
export const { gameOf, setGame, playerOf, setPlayer, fieldsOf, setObject } = typedRows<GameFields, PlayerFields, ObjectFields>();

/** Returns the players in turn order, beginning with a given one (101.4). */
export function seatsFrom(table: Table, first: Seat): Seat[] {
  const count = table.state.players.length;
  return Array.from({ length: count }, (_, at) => (first + at) % count);
}

/** Returns the players in turn order, beginning with the active player (101.4). */
export function turnOrder(table: Table): Seat[] {
  const { active, starting } = gameOf(table);
  return seatsFrom(table, active < 0 ? starting : active);
}

export function nextSeat(table: Table, seat: Seat): Seat {
  return (seat + 1) % table.state.players.length;
}

export function opponentsOf(table: Table, seat: Seat): Seat[] {
  return seatsFrom(table, seat).slice(1);
}

/** Ids of all permanents (110.1), in the order in which they entered. */
export function permanents(table: Table): readonly ObjectId[] {
  return table.zone('battlefield').order;
}

/** Returns who controls an object now (110.2, 613.1b). */
export function controllerOf(table: Table, id: ObjectId): Seat {
  return table.controllerOf(table.object(id));
}

/** Returns the permanents under a player's control. */
export function permanentsOf(table: Table, seat: Seat): ObjectId[] {
  return permanents(table).filter((id) => controllerOf(table, id) === seat);
}

export function onBattlefield(table: Table, id: ObjectId): boolean {
  return table.find(id)?.zone === 'battlefield';
}

/** The zone in which phased-out permanents are kept (`permanents/phasing.ts`). */
export const phasedZone = 'phased';

/** Whether an object exists for effects that look for it: phased-out objects are treated as though they didn't exist (702.25b). */
export function isThere(table: Table, id: ObjectId): boolean {
  const row = table.find(id);
  return row !== null && row.zone !== phasedZone;
}

/** Whether an object has a card type now (205.2). */
export function isType(table: Table, id: ObjectId, type: string): boolean {
  return (valuesOf(table, id).types as readonly string[]).includes(type);
}

export function hasSubtype(table: Table, id: ObjectId, subtype: string): boolean {
  return (valuesOf(table, id).subtypes as readonly string[]).includes(subtype);
}

/** Whether an object has a keyword ability that is one word without parameters, such as flying. */
export function hasKeyword(table: Table, id: ObjectId, keyword: KeywordWord): boolean {
  return (valuesOf(table, id).keywords as readonly Json[]).includes(keyword);
}

export function powerOf(table: Table, id: ObjectId): number {
  return numberFrom(valuesOf(table, id).power);
}

export function toughnessOf(table: Table, id: ObjectId): number {
  return numberFrom(valuesOf(table, id).toughness);
}

function numberFrom(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}

/**
 * Returns the card of an object as everybody may read it; '' while it is face down (707.5). An ability on the stack has no card, so its
 * source's card counts as its own.
 */
export function shownCard(table: Table, id: ObjectId): string {
  const row = table.find(id) ?? table.state.past[id]?.row;
  if (row === undefined || fieldsOf(row).faceDown !== '') return '';
  return row.kind === 'item' ? cardOfItem(table, row) : row.card;
}

/** Returns the card that an ability on the stack comes from (113.7a); '' if its source is face down (707.5). */
function cardOfItem(table: Table, row: ObjectRow): string {
  const { card = '', source = 0 } = (row.item ?? {}) as { readonly card?: string; readonly source?: ObjectId };
  const from = table.find(source);
  return from !== null && fieldsOf(from).faceDown !== '' ? '' : card;
}

/** Returns the object on top of the stack, or 0. */
export function topOfStack(table: Table): ObjectId {
  return table.zone('stack').order[0] ?? 0;
}

/**
 * Whether a creature has been under its controller's control since that player's most recent turn began (302.6), informally called having
 * no summoning sickness. Callers check for haste themselves.
 */
export function isSettled(table: Table, id: ObjectId): boolean {
  const row = table.object(id);
  return fieldsOf(row).controlledSince < playerOf(table, table.controllerOf(row)).turnStamp;
}

/**
 * Whether summoning sickness allows {T} or {Q} to be paid with a permanent: it is no creature, or has been under control long enough, or
 * has haste (302.6, 602.5a, 702.10c).
 */
export function isAwake(table: Table, id: ObjectId): boolean {
  return !isType(table, id, 'creature') || isSettled(table, id) || hasKeyword(table, id, 'haste');
}

/** Returns the name of a player or an object as option ids and prompts write it: `player:1`, `object:7`. */
export function nameOf(id: number): string {
  const seat = seatOfId(id);
  return seat === null ? `object:${id}` : `player:${seat}`;
}

/** Returns the id that such a name stands for. */
export function idNamed(name: string): number {
  const [kind, number] = name.split(':');
  return kind === 'player' ? idOfSeat(Number(number)) : Number(number);
}

/** Whether something is an instant or a sorcery now. */
export function isInstantOrSorcery(table: Table, id: ObjectId): boolean {
  return isType(table, id, 'instant') || isType(table, id, 'sorcery');
}

/** What the active player did in a fragmented loop, and the position in which they did it (`match/fragmented.ts`). */
export interface Round {
  readonly act: string;
  /** The position in which the active player did it. */
  readonly position: string;
  /** Whether the other player has done something since. */
  readonly answered: boolean;
}

/** A shortcut that was proposed (`match/shortcuts.ts`). */
export interface Shortcut extends Repetition {
  /** The player who acts differently in the last repetition, as soon as they have priority; -1 for nobody. */
  readonly stopper: Seat;
}

/** A turn that an effect added. */
export interface ExtraTurn {
  readonly seat: Seat;
  /** Steps that the turn doesn't have. */
  readonly skip: readonly TurnStep[];
  /** A delayed trigger of that turn, with the bindings of its effect; null for none. */
  readonly watch: {
    readonly program: string;
    readonly source: ObjectId;
    readonly sourceCard: string;
    readonly controller: Seat;
    readonly vars: JsonObject;
  } | null;
}
