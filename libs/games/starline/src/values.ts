import type { Json, Seat } from '@arbiter/kernel';
import { kindOfPlace, type ObjectRow, type Table, type Values, valuesOf } from '@arbiter/kernel/authoring';
import { positionOf } from './board.js';
import { type GameFields, gameOf, type PlayerFields, type Unit, unitOf } from './facts.js';
import { layers } from './vocabulary.js';

/** Values before any effect: printed facts, and for a merged unit the sum of what its parts show (十五.合體的共同特點.2, .6). */
export function baseValues(table: Table, row: ObjectRow): Values {
  const unit = row as Unit;
  const { card } = table.program(row);
  const { printed } = card;
  const onBoard = row.slot !== '';
  const attack = printed.attack as number | null | undefined;
  const values: Values = {
    name: card.names.zh,
    card: card.id,
    race: printed.race as Json,
    type: onBoard ? 'unit' : (printed.type as Json),
    subtypes: printed.subtypes as Json,
    attack: attack ?? 0,
    hasAttack: attack !== null,
    score: (printed.score as number | undefined) ?? 0,
    tributes: (printed.tributes as number | undefined) ?? 0,
    blueStar: printed.blueStar === true,
    keywords: (printed.keywords as Json | undefined) ?? [],
    cannot: [],
    abilities: [],
    silenced: false,
    stance: unit.stance,
    row: '',
    lane: 0,
    traveller: card.id === 'traveller',
    merged: false,
    tributeWorth: 1,
    tributeWorthFor: '',
    defending: false,
    fighting: false,
    arrivedThisTurn: unit.arrivedTurn === gameOf(table).turn,
    mana: (printed.mana as number | undefined) ?? 0,
    magicKind: (printed.magicKind as string | undefined) ?? '',
    souls: (printed.souls as Json | undefined) ?? [],
    rideCapacity: (printed.ride as number | undefined) ?? 0,
    travellersUnder: 0,
    bestowed: row.attached.length,
    winsTies: false,
    rewardBonus: 0,
    baseAttack: attack ?? 0,
    placements: (printed.placements as Json | undefined) ?? [],
    zone: kindOfPlace(table, row),
  };
  if (onBoard) composeBoard(table, unit, values);
  return values;
}

function composeBoard(table: Table, unit: Unit, values: Values): void {
  const { row, lane } = positionOf(unit.slot);
  values.row = row;
  values.lane = lane;
  const fight = gameOf(table).fight as { readonly attacker: number; readonly defender: number } | null;
  if (fight !== null) {
    values.defending = fight.defender === unit.id;
    values.fighting = fight.defender === unit.id || fight.attacker === unit.id;
  }
  for (const id of unit.under) addPart(table, unitOf(table, id), values);
  values.baseAttack = values.attack as number;
}

/** Removes a blocker's attack: it has none, however it became a blocker and whatever adds to its attack (十五.阻擋.4). */
export function withoutBlockersAttack(values: Values): void {
  if (!(values.keywords as readonly string[]).includes('blocker')) return;
  values.hasAttack = false;
  values.attack = 0;
}

/** Adds one card under a unit: a rider is only counted, a merged part adds what it shows. */
function addPart(table: Table, part: Unit, values: Values): void {
  if (part.role === 'rider') {
    values.travellersUnder = (values.travellersUnder as number) + 1;
    return;
  }
  values.merged = true;
  const { printed } = table.program(part).card;
  const keywords = (printed.keywords ?? []) as readonly string[];
  let shown: readonly string[] = [];
  if (part.exposed.includes('attack')) {
    values.attack = (values.attack as number) + ((printed.attack as number | null) ?? 0);
    shown = keywords.filter((word) => word === 'pierce' || word === 'venom' || word === 'ranged' || word === 'blocker');
  }
  if (part.exposed.includes('score')) values.score = (values.score as number) + (printed.score as number);
  if (part.exposed.includes('text')) shown = [...shown, ...keywords.filter((word) => !shown.includes(word))];
  const old = values.keywords as readonly string[];
  values.keywords = [...old, ...shown.filter((word) => !old.includes(word))];
}

/** A number that no player reaches with cards played or used in a turn. */
const noLimit = Number.MAX_SAFE_INTEGER;

/** Values of a player before effects. A unit with tributes can't be played in formation (十三.2). */
export function basePlayerValues(_table: Table, _seat: Seat): Values {
  return {
    cannot: [],
    cannotUse: [],
    playLimit: noLimit,
    magicLimit: noLimit,
    noTacticSkip: false,
    formationTributes: false,
    energyDiscount: 0,
  };
}

const silenceLayer = layers.indexOf('silence');

/** Whether a card's own abilities work: an effect may have silenced them. */
export function abilitiesWork(table: Table, row: ObjectRow, below = silenceLayer): boolean {
  return valuesOf(table, row.id, Math.min(silenceLayer, below)).silenced !== true;
}

/** Objects whose static abilities may apply now: field cards, cards in hand and graveyard, units, and cards under units. */
export function modifierSources(table: Table): readonly number[] {
  const found: number[] = [];
  for (const kind of staticZones) for (const { order } of table.zonesOf(kind)) found.push(...order);
  for (const { object } of table.allSlots()) if (object !== 0) found.push(object, ...table.object(object).under);
  return found.filter((id) => hasStatics(table, id));
}

const staticZones = ['field', 'hand', 'graveyard'] as const;

function hasStatics(table: Table, id: number): boolean {
  return table.program(table.object(id)).statics.length > 0;
}

/**
 * Fields on which no value of a unit on the board depends: where other cards are, and the counters and marks of rules that read them
 * directly.
 */
export const distantFields: readonly string[] = [
  ...(['zone', 'order', 'stamp', 'knownTo', 'uses'] satisfies (keyof Unit | 'order')[]),
  ...(['attackedTurn', 'heldInFront', 'marked', 'prevented', 'immediateNegated'] satisfies (keyof Unit)[]),
  ...(['placed', 'magicUsed', 'dutyDone', 'machinePhaseUsed', 'claim', 'forest', 'energy', 'reward'] satisfies (keyof PlayerFields)[]),
  ...(['phase', 'tactic', 'countdownEntered', 'linesTurned', 'mergedNames', 'merging', 'negated'] satisfies (keyof GameFields)[]),
];
