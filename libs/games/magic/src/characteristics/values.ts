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
 * Fields from which alone no value follows: who looks at them is known to look far. Without this list every tapped land would have the
 * whole table derived anew.
 */
const distantFields: readonly string[] = [
  // of objects
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
  // of zones and players
  ...['order', 'life', 'pool', 'landsPlayed', 'drewFromEmpty', 'turnStamp', 'upkeepStamp', 'lastUpkeepStamp', 'mulligans', 'tops'],
  // of the game
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

/** How many counters of a kind an object has, by names that programs use. */
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

/** How Magic derives values: in the order of the layers over all objects at once (613). */
export const derivation = {
  derivation: 'inOrder',
  baseValues,
  baseFields,
  distantFields,
  unreadFields: ['shortcut'],
  distantRelations: Object.keys(combatRelations),
  // 706.2: a copy has abilities that its own card does not print.
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
    // 506.5: the only creature that attacks, or blocks, now.
    attackingAlone: (table, row) => fieldsOf(row).isAttacking && attackersOf(table).length === 1,
    blockingAlone: (table, row) => fieldsOf(row).blocking !== null && blockersOf(table).length === 1,
    token: (_table, row) => row.kind === 'token',
    // 702.98a: represented by a card, which a copy is not.
    printedOnCard: (_table, row) => row.kind === 'card',
    originalPrinting: (table, row) => originalPrinting(table, row),
    timeCounters: (_table, row) => fieldsOf(row).counters.time ?? 0,
    // What was chosen and paid for a spell is known to it and to the permanent that it became (400.7c).
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
    // 701.27e: a double-faced permanent with its back face up.
    transformed: (table, row) => hasFaceUp(table, row, 'back'),
    // 715.2a: alternative characteristics count even while they are not used.
    hasAdventure: (table, row) => hasAdventure(table, valuesOf(table, row.id)),
    historic: (table, row) => isHistoric(valuesOf(table, row.id)),
    monstrous: (_table, row) => fieldsOf(row).monstrous !== null,
    monstrosity: (_table, row) => fieldsOf(row).monstrous ?? 0,
    // 107.4: the kinds of symbols in its mana cost.
    symbols: (table, row) => symbolsIn(valuesOf(table, row.id).cost),
    // 115.9: how often, and how many different things, a spell or ability on the stack targets.
    timesTargeted: (table, row) => timesTargeted(table, row),
    thingsTargeted,
    // 201.3: by which keys its names can be chosen.
    named: (table, row) => namedAs(table, row),
    // 710.2: level counters.
    levels: (_table, row) => fieldsOf(row).counters.level ?? 0,
    counters: (_table, row) => Object.keys(fieldsOf(row).counters),
    ...numbersOfCounters,
    // 702.29a: it came under its controller's control since the beginning of his last upkeep.
    isNew: (table, row) => fieldsOf(row).controlledSince > playerOf(table, table.controllerOf(row)).lastUpkeepStamp,
    // 702.28b: the object has an activated ability that is no mana ability, wherever that works.
    activatable: (table, row) => abilitiesOf(table, row).some(isStackAbility),
    paired: (_table, row) => fieldsOf(row).pair !== 0,
    // 306.5c: on the battlefield loyalty is the number of loyalty counters.
    loyalty: (table, row) => (row.zone === 'battlefield' ? (fieldsOf(row).counters.loyalty ?? 0) : (valuesOf(table, row.id).loyalty ?? 0)),
    // What is on the stack is a spell or an ability (112.1, 113.1c); a predicate asks by this word.
    item: (_table, row) => (row.zone !== 'stack' ? null : row.kind === 'item' ? 'ability' : 'spell'),
  },
  layerRules: {
    // 706.3, 707.10: what copies while it is face down stays what made it face down says.
    copy: { own: { on: (table) => withStatus(table, isConcealed), change: (_table, _row, values) => conceal(values) } },
    // 706.3, 709.2: a flipped permanent has the flip half of whatever it is, if that has one.
    flip: { own: { on: (table) => withStatus(table, isFlipped), change: (table, _row, values) => flip(table, values) } },
    // 702.102a; 208.3, 301.7a: a permanent that is no creature has no power and toughness, though its card prints, or an effect sets or changes them.
    types: { own: { on: changedInTypes, change: ofTypes } },
    'pt.define': { own: { on: stillAmong, change: (_table, _row, values) => lieStill(values) } },
    'pt.set': { own: { on: stillAmong, change: (_table, _row, values) => lieStill(values) } },
    'pt.change': { own: { on: stillAmong, change: (_table, _row, values) => lieStill(values) } },
    // 613.3d: counters that change power and toughness.
    'pt.counters': { own: { on: withCounters, change: countCounters } },
  },
  consequences,
  addition,
  // 612.2: words of text stand in these fields of programs, and in the type line; a colour as a characteristic is no word.
  text: { fields: ['subtypes', 'colours'], characteristics: ['subtypes', 'keywords'] },
  modifierSources,
} as const satisfies Partial<GameRules>;

/** 107.1b: a bonus that is counted is never negative; what is subtracted is written as a difference, or with a negative number. */
function addition(amount: Amount, value: number): number {
  if (typeof amount === 'number' || 'var' in amount) return value;
  if ('minus' in amount) return amount.minus[0] === 0 ? Math.min(0, value) : value;
  return value >= 0 || /[[,:]-\d/.test(JSON.stringify(amount)) ? value : 0;
}

/** Permanents, emblems (113.6n), spells that speak of themselves on the stack (113.6d, 113.6f), and cards elsewhere whose static abilities say that they work there (113.6b). */
function modifierSources(table: Table): readonly ObjectId[] {
  return table.cardsHere.anyElsewhere() ? [...permanents(table), ...standingElsewhere(table)] : permanents(table);
}

/** Cards beyond the battlefield whose static abilities work where they lie (113.6b, 113.6n); kept until a card moves. */
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

/** Whether a card prints on one of its faces a static ability that says that it works in such a zone (113.6b). */
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

/** 700.6: legendary, an artifact or a Saga. */
function isHistoric({ supertypes, types, subtypes }: Values): boolean {
  const has = (list: unknown, word: string): boolean => (list as readonly string[]).includes(word);
  return has(supertypes, 'legendary') || has(types, 'artifact') || has(subtypes, 'Saga');
}

/** Permanents of a status; nothing is made where there are none, which is nearly always. */
function withStatus(table: Table, fits: (row: ObjectRow) => boolean): readonly ObjectId[] {
  let found: ObjectId[] | null = null;
  for (const id of permanents(table)) if (fits(table.object(id))) (found ??= []).push(id);
  return found ?? nothing;
}

const isConcealed = (row: ObjectRow): boolean => fieldsOf(row).faceDown !== '';
const isFlipped = (row: ObjectRow): boolean => fieldsOf(row).flipped;

/** A Vehicle, or what may be a copy of one (208.3, 301.7a). */
function mightLieStill(table: Table, row: ObjectRow): boolean {
  if (fieldsOf(row).copy !== '') return true;
  const { power, types } = table.program(row).card.printed as { readonly power?: Json; readonly types?: readonly Json[] };
  return power !== undefined && types?.includes('creature') === false;
}

/** Permanents of which an effect set or changed the power though they are no creatures (208.3). */
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
    // 208.5: a creature without power or toughness has 0, to which counters add.
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

/** What a player's row shows of him: how many cards are in his library and hand as well (401.3, 402.3). */
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
