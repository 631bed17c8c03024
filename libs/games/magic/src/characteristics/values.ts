import type { Json, ObjectId, Seat } from '@arbiter/kernel';
import {
  abilitiesOf,
  type Amount,
  type GameRules,
  type ObjectRow,
  type Program,
  remembered,
  type Row,
  type Table,
  type Values,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { becomeAura, bestowedOf, isBestowed } from '../permanents/bestow.js';
import { originalPrinting } from '../decks/original-printings.js';
import { baseFields, baseValues, conceal, copiableCharacteristics, flip } from '../faces/base.js';
import { hasFaceUp } from '../faces/forms.js';
import { namedAs } from '../faces/naming.js';
import { combatRelations } from '../combat/relations.js';
import { attackersOf, blockersOf } from '../combat/participants.js';
import { fieldsOf, permanents, playerOf } from '../facts.js';
import { isStackAbility } from '../stack/activation.js';
import { thingsTargeted, timesTargeted } from '../stack/targeted.js';
import { parseCost } from './symbols.js';
import { counterBonus } from './counter-bonus.js';
import { consequences } from './type-changes.js';

/**
 * Fields on which no value depends, except through an effect that reads them; such an effect is known to look far. Without this list,
 * tapping a land would cause all values of the table to be derived again.
 */
const distantFields: readonly string[] = [
  // fields of objects
  ...[
    'zone',
    'stamp',
    'knownTo',
    'uses',
    'tapped',
    'item',
    'damage',
    'deathtouched',
    'controlledSince',
    'transformedAt',
    'heldBy',
    'arrived',
    'worldSince',
    'was',
    'exiledBy',
    'loyaltyTurn',
  ],
  ...['isAttacking', 'attacking', 'defender', 'blocked', 'unblocked', 'blockers', 'blocking', 'band'],
  // fields of zones and players
  ...['order', 'life', 'pool', 'landsPlayed', 'drewFromEmpty', 'turnStamp', 'upkeepStamp', 'lastUpkeepStamp', 'mulligans', 'tops'],
  // fields of the game
  ...[
    'turn',
    'active',
    'starting',
    'phase',
    'step',
    'plan',
    'extraTurns',
    'nextSeat',
    'mainPhases',
    'firstStrikers',
    'strays',
    'upkeeps',
    'combat',
    'away',
    'firstThings',
  ],
];

/** How many counters of a kind an object has, by the names that programs use. */
const kindsByNumber = {
  plusCounters: '+1/+1',
  minusCounters: '-1/-1',
  ageCounters: 'age',
  chargeCounters: 'charge',
  fadeCounters: 'fade',
  levelCounters: 'level',
  loreCounters: 'lore',
  questCounters: 'quest',
  sporeCounters: 'spore',
  studyCounters: 'study',
  timeCounters: 'time',
  verseCounters: 'verse',
} as const;

const numbersOfCounters: { readonly [characteristic: string]: (table: Table, row: ObjectRow) => number } = Object.fromEntries(
  Object.entries(kindsByNumber).map(([name, kind]) => [name, (_table: Table, row: ObjectRow): number => fieldsOf(row).counters[kind] ?? 0]),
);

/** How Magic derives values: layer by layer, in each over all objects at once (613). */
export const derivation = {
  derivation: 'inOrder',
  baseValues,
  baseFields,
  distantFields,
  unreadFields: ['shortcut'],
  distantRelations: Object.keys(combatRelations),
  // 706.2: a copy has abilities that its own card doesn't print.
  borrowsText: (row) => fieldsOf(row).copy !== '',
  copiable: { after: 'copy', characteristics: copiableCharacteristics },
  status: {
    tapped: (_table, row) => fieldsOf(row).tapped,
    damage: (_table, row) => fieldsOf(row).damage,
    attacking: (_table, row) => fieldsOf(row).isAttacking,
    blocking: (_table, row) => fieldsOf(row).blocking !== null,
    renowned: (_table, row) => fieldsOf(row).renowned,
    blocked: (_table, row) => fieldsOf(row).blocked,
    unblocked: (_table, row) => fieldsOf(row).unblocked,
    // 506.5: whether it is currently the only creature that attacks or blocks.
    attackingAlone: (table, row) => fieldsOf(row).isAttacking && attackersOf(table).length === 1,
    blockingAlone: (table, row) => fieldsOf(row).blocking !== null && blockersOf(table).length === 1,
    token: (_table, row) => row.kind === 'token',
    // 702.98a: whether a card represents it, which is not so for a copy.
    printedOnCard: (_table, row) => row.kind === 'card',
    originalPrinting: (table, row) => originalPrinting(table, row),
    timeCounters: (_table, row) => fieldsOf(row).counters.time ?? 0,
    // The choices and payments made for a spell are known to the spell and to the permanent that it became (400.7c).
    way: (_table, row) => fieldsOf(row).notes.way ?? '',
    handSpell: (_table, row) => fieldsOf(row).notes.handSpell ?? 0,
    castFromHand: (_table, row) => fieldsOf(row).notes.castFromHand === 1,
    kicked: (_table, row) => ((fieldsOf(row).notes.kicked as number | undefined) ?? 0) > 0,
    x: (_table, row) => fieldsOf(row).notes.x ?? fieldsOf(row).x,
    spentWhite: (_table, row) => fieldsOf(row).notes['spent:white'] ?? 0,
    spentBlue: (_table, row) => fieldsOf(row).notes['spent:blue'] ?? 0,
    spentBlack: (_table, row) => fieldsOf(row).notes['spent:black'] ?? 0,
    spentRed: (_table, row) => fieldsOf(row).notes['spent:red'] ?? 0,
    spentGreen: (_table, row) => fieldsOf(row).notes['spent:green'] ?? 0,
    manaSpent: (_table, row) => fieldsOf(row).notes.manaSpent ?? 0,
    coloursSpent: (_table, row) => fieldsOf(row).notes.coloursSpent ?? 0,
    faceDown: (_table, row) => isConcealed(row),
    flipped: (_table, row) => isFlipped(row),
    // 701.27e: whether it is a double-faced permanent with its back face up.
    transformed: (table, row) => hasFaceUp(table, row, 'back'),
    // 715.2a: alternative characteristics count even while they aren't used.
    hasAdventure: (table, row) => hasAdventure(table, valuesOf(table, row.id)),
    historic: (table, row) => isHistoric(valuesOf(table, row.id)),
    monstrous: (_table, row) => fieldsOf(row).monstrous !== null,
    monstrosity: (_table, row) => fieldsOf(row).monstrous ?? 0,
    // 107.4: the kinds of symbols in the object's mana cost.
    symbols: (table, row) => symbolsIn(valuesOf(table, row.id).cost),
    // 115.9: how often a spell or ability on the stack targets something, and how many different objects and players it targets.
    timesTargeted: (table, row) => timesTargeted(table, row),
    thingsTargeted,
    // 201.3: the keys by which the object's names can be chosen.
    named: (table, row) => namedAs(table, row),
    // 710.2: the number of level counters.
    levels: (_table, row) => fieldsOf(row).counters.level ?? 0,
    counters: (_table, row) => Object.keys(fieldsOf(row).counters),
    ...numbersOfCounters,
    // 702.29a: whether it came under its controller's control since the beginning of that player's last upkeep.
    isNew: (table, row) => fieldsOf(row).controlledSince > playerOf(table, table.controllerOf(row)).lastUpkeepStamp,
    // 702.28b: whether the object has an activated ability that is no mana ability, in whatever zone that ability works.
    activatable: (table, row) => abilitiesOf(table, row).some(isStackAbility),
    paired: (_table, row) => fieldsOf(row).pair !== 0,
    // 306.5c: on the battlefield loyalty is the number of loyalty counters.
    loyalty: (table, row) => (row.zone === 'battlefield' ? (fieldsOf(row).counters.loyalty ?? 0) : (valuesOf(table, row.id).loyalty ?? 0)),
    // Whether an object on the stack is a spell or an ability (112.1, 113.1c), for predicates to ask.
    item: (_table, row) => (row.zone !== 'stack' ? null : row.kind === 'item' ? 'ability' : 'spell'),
  },
  layerRules: {
    // 706.3, 707.10: a permanent that becomes a copy while face down keeps the characteristics given by what turned it face down.
    copy: { own: { on: (table) => withStatus(table, isConcealed), change: (_table, _row, values) => conceal(values) } },
    // 706.3, 709.2: a flipped permanent has the flip half of what it is or copies, if that has one.
    flip: { own: { on: (table) => withStatus(table, isFlipped), change: (table, _row, values) => flip(table, values) } },
    // 702.102a: a bestowed permanent is an Aura. 208.3, 301.7a: a permanent that is no creature has no power and toughness, even if its
    // card prints them or an effect sets or changes them.
    types: { own: { on: changedInTypes, change: ofTypes } },
    'pt.define': { own: { on: stillAmong, change: (_table, _row, values) => lieStill(values) } },
    'pt.set': { own: { on: stillAmong, change: (_table, _row, values) => lieStill(values) } },
    'pt.change': { own: { on: stillAmong, change: (_table, _row, values) => lieStill(values) } },
    // 613.3d: counters that change power and toughness.
    'pt.counters': { own: { on: withCounters, change: countCounters } },
  },
  consequences,
  addition,
  // 612.2: text-changing effects replace words in these fields of programs and in the type line; a colour as a characteristic is no word.
  text: { fields: ['subtypes', 'colours'], characteristics: ['subtypes', 'keywords'] },
  modifierSources,
} as const satisfies Partial<GameRules>;

/**
 * Returns what is added for an amount (107.1b): a counted bonus is never negative; a subtraction is written as a difference, or with a
 * negative number.
 */
function addition(amount: Amount, value: number): number {
  if (typeof amount === 'number' || 'var' in amount) return value;
  if ('minus' in amount) return amount.minus[0] === 0 ? Math.min(0, value) : value;
  return value >= 0 || /[[,:]-\d/.test(JSON.stringify(amount)) ? value : 0;
}

/**
 * Returns the objects whose static abilities apply: permanents, emblems (113.6n), spells on the stack with abilities about themselves
 * (113.6d, 113.6f), and cards in other zones whose static abilities say that they work there (113.6b).
 */
function modifierSources(table: Table): readonly ObjectId[] {
  return table.cardsHere.anyElsewhere() ? [...permanents(table), ...standingElsewhere(table)] : permanents(table);
}

/** Cards outside the battlefield whose static abilities work in the zone they are in (113.6b, 113.6n); remembered until a card moves. */
const standingElsewhere = remembered({
  name: 'cards beyond the battlefield whose static abilities work there',
  basis: 'population',
  find: (table): readonly ObjectId[] => {
    const ids: ObjectId[] = [];
    for (const zone in table.state.zones) {
      const { kind, order } = table.zone(zone);
      if (!table.library.openings.workplaces.has(kind)) continue;
      for (const id of order) if (standsIn(table.program(table.object(id)), kind)) ids.push(id);
    }
    return ids;
  },
});

/** Whether one of a card's faces prints a static ability that says that it works in this kind of zone (113.6b). */
const standsIn = (program: Program, kind: string): boolean =>
  kind !== 'battlefield' && [program, ...program.faces].some(({ statics }) => saysSo(statics, kind));
const saysSo = (statics: Program['statics'], kind: string): boolean =>
  statics.some(({ ability }) => ability.modifiers !== undefined && ability.from?.includes(kind) === true);

const nothing: readonly ObjectId[] = [];

function symbolsIn(cost: Json | undefined): readonly string[] {
  return typeof cost === 'string' ? [...new Set(parseCost(cost).map(({ kind }) => kind))] : [];
}

/** 715.2a */
function hasAdventure(table: Table, { alternatives }: Values): boolean {
  return table.library.card(alternatives as string).card.faces?.some(({ kind }) => kind === 'adventure') === true;
}

/** Whether an object is historic: legendary, an artifact or a Saga (700.6). */
function isHistoric({ supertypes, types, subtypes }: Values): boolean {
  const has = (list: unknown, word: string): boolean => (list as readonly string[]).includes(word);
  return has(supertypes, 'legendary') || has(types, 'artifact') || has(subtypes, 'Saga');
}

/** Returns the permanents of a status; allocates no list where there are none, which is nearly always so. */
function withStatus(table: Table, fits: (row: ObjectRow) => boolean): readonly ObjectId[] {
  let found: ObjectId[] | null = null;
  for (const id of permanents(table)) if (fits(table.object(id))) (found ??= []).push(id);
  return found ?? nothing;
}

const isConcealed = (row: ObjectRow): boolean => fieldsOf(row).faceDown !== '';
const isFlipped = (row: ObjectRow): boolean => fieldsOf(row).flipped;

/** Whether a permanent is a Vehicle, or may be a copy of one (208.3, 301.7a). */
function mightLieStill(table: Table, row: ObjectRow): boolean {
  if (fieldsOf(row).copy !== '') return true;
  const { power, types } = table.program(row).card.printed as { readonly power?: Json; readonly types?: readonly Json[] };
  return power !== undefined && types?.includes('creature') === false;
}

/** Returns the permanents that are no creatures although an effect set or changed their power (208.3). */
function stillAmong(table: Table, changed: ReadonlySet<ObjectId>): readonly ObjectId[] {
  return permanents(table).filter((id) => changed.has(id) && !isCreature(valuesOf(table, id)));
}

function changedInTypes(table: Table, changed: ReadonlySet<ObjectId>): readonly ObjectId[] {
  const still = withStatus(table, (row) => changed.has(row.id) || mightLieStill(table, row));
  const bestowed = bestowedOf(table);
  return bestowed.length === 0 ? still : [...bestowed, ...still];
}

function ofTypes(table: Table, row: ObjectRow, values: Values): void {
  if (isBestowed(table, row.id)) becomeAura(values);
  if (!isCreature(values)) lieStill(values);
}

const isCreature = ({ types }: Values): boolean => (types as readonly string[]).includes('creature');

/** 208.3, 301.7a */
function lieStill(values: Values): void {
  values.power = null;
  values.toughness = null;
}

/** Permanents and cards in exile with counters that change power and toughness (122.1a). */
function withCounters(table: Table): readonly ObjectId[] {
  const here = withStatus(table, changedByCounters);
  const exiled = table.zone('exile').order.filter((id) => changedByCounters(table.object(id)));
  return exiled.length === 0 ? here : [...here, ...exiled];
}

function changedByCounters(row: ObjectRow): boolean {
  const { counters } = fieldsOf(row);
  for (const kind in counters) if (counterBonus(kind) !== null) return true;
  return false;
}

function countCounters(_table: Table, row: ObjectRow, values: Values): void {
  const { counters } = fieldsOf(row);
  if ((values.types as readonly string[]).includes('creature')) {
    // 208.5: a creature without power or toughness has 0, to which counters are added.
    values.power ??= 0;
    values.toughness ??= 0;
  }
  for (const kind in counters) {
    const bonus = counterBonus(kind);
    if (bonus === null) continue;
    if (typeof values.power === 'number') values.power += bonus.power * (counters[kind] as number);
    if (typeof values.toughness === 'number') values.toughness += bonus.toughness * (counters[kind] as number);
  }
}

export function playerValues(_table: Table, _seat: Seat): Values {
  return { abilities: [], rules: [] };
}

/** Returns what a player's row shows to everybody, with the number of cards in that player's library and hand (401.3, 402.3). */
export function viewPlayer(table: Table, seat: Seat): Row {
  const { life, counters, pool, landsPlayed, mulligans } = playerOf(table, seat);
  return {
    life,
    counters,
    pool,
    landsPlayed,
    mulligans,
    hand: table.zoneOf('hand', seat).order.length,
    library: table.zoneOf('library', seat).order.length,
  };
}
