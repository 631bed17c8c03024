import { type Json, type ObjectId, picksOf, type RuleRef, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  type FrameLocals,
  kindOfPlace,
  moment,
  place,
  type ProcedureCall,
  saidYes,
  type Table,
  yesOrNo,
} from '@arbiter/kernel/authoring';
import { entrySlots, freeSlots, positionOf, sideOptions, sidesFor, slotBehind, slotsBeside } from '../board.js';
import { cannot, gameOf, hasKeyword, playerOf, setPlayer, setUnit, type Stance, standing, travellerId } from '../facts.js';
import { canMove, moveUnitProcedure } from './move.js';
import { mergeUnderProcedure } from './merge.js';

export type Entry = 'play' | 'extra' | 'summon' | 'become' | 'split';

export interface EnterOrder {
  /** The card; 0 for a traveller, which is then made from the forest of `by`. */
  readonly object: ObjectId;
  /** The player who plays or summons. */
  readonly by: Seat;
  /** The player whose board the unit enters; -1 if `by` chooses among the sides that the card's text allows. */
  readonly side: Seat;
  readonly how: Entry;
  /** A place that is fixed already; chosen by `by` if absent. */
  readonly slot?: string;
  readonly stance?: 'upright' | 'sideways' | 'attacking';
  /** Cards sacrificed for the unit, by their ids in the graveyard. */
  readonly tributes?: readonly ObjectId[];
  /** Cards that go under the unit (吞食合體). */
  readonly devoured?: readonly ObjectId[];
  /** The object whose effect brings the unit in. */
  readonly source?: ObjectId;
}

/** Returns the call of the `enter` procedure, which returns `{ done, objects }` with the unit's id on the board. */
export function enter(order: EnterOrder): ProcedureCall {
  return call(enterProcedure, {
    object: order.object,
    by: order.by,
    side: order.side,
    how: order.how,
    slot: order.slot ?? '',
    stance: order.stance ?? 'upright',
    tributes: [...(order.tributes ?? [])],
    devoured: [...(order.devoured ?? [])],
    source: order.source ?? 0,
    hadImmediate: false,
    from: '',
    unit: 0,
    answer: null,
    answers: null,
    returned: null,
    queue: [],
  });
}

const failed: Control = { done: { done: false, objects: [] } };

/** Locals of `enter`. */
export interface EnterLocals extends FrameLocals {
  readonly object: ObjectId;
  readonly by: Seat;
  readonly side: Seat;
  readonly how: string;
  readonly slot: string;
  readonly stance: Stance;
  readonly tributes: Json;
  readonly devoured: readonly ObjectId[];
  readonly source: number;
  readonly hadImmediate: boolean;
  readonly from: string;
  readonly unit: ObjectId;
  readonly queue: readonly ObjectId[];
}

/** Brings a unit into play (九). */
export const enterProcedure = defineProcedure<EnterLocals>({
  name: 'enter',
  steps: [
    { name: 'chooseSide', rule: '九.2', run: chooseSide },
    {
      name: 'sideChosen',
      run: (table, locals): void => table.local(locals, 'side', Number((picksOf(locals.answer)[0] as string).replace('seat:', ''))),
    },
    { name: 'choosePlace', rule: '九.2', run: choosePlace },
    { name: 'chosen', run: (table, locals): void => table.local(locals, 'slot', (picksOf(locals.answer)[0] ?? '').replace('slot:', '')) },
    { name: 'place', rule: '九.2', run: putDown },
    { name: 'ride', rule: '十五.搭乘.1', run: ride },
    { name: 'devour', rule: '十五.吞食合體.1', run: devour },
    { name: 'at', rule: '六.4', run: (table, locals) => moment(table, momentName(locals), 'at', momentData(locals)) },
    {
      name: 'entered',
      rule: '九.1',
      run: (table, locals) => moment(table, 'unitEntered', 'at', { ...momentData(locals), how: locals.how }),
    },
    { name: 'immediate', rule: '十二.2', run: immediate },
    { name: 'after', rule: '六.4', run: (table, locals) => moment(table, momentName(locals), 'after', momentData(locals)) },
    { name: 'cover', rule: '十五.掩護.1', run: cover },
    { name: 'covered', run: covered },
    {
      name: 'end',
      run: (table, locals): Control => ({
        done: { done: true, objects: table.find(locals.unit) === null ? [] : [locals.unit] },
      }),
    },
  ],
});

/**
 * Whether the unit was played or summoned. If so, it may ride (十五.搭乘.1), units beside it may use cover (十五.掩護.1), and it counts for limits.
 */
function placed(locals: EnterLocals): boolean {
  return locals.how === 'play' || locals.how === 'extra' || locals.how === 'summon';
}

/** The event of a way of entering (九.1). */
function momentName(locals: EnterLocals): string {
  return locals.how === 'play' || locals.how === 'extra' ? 'unitPlayed' : locals.how === 'summon' ? 'unitSummoned' : 'becameUnit';
}

function momentData(locals: EnterLocals): { readonly [key: string]: Json } {
  return {
    object: locals.unit,
    seat: locals.by,
    side: locals.side,
    extra: locals.how === 'extra',
    tributes: locals.tributes,
    how: locals.how,
    source: locals.source,
    from: locals.from,
  };
}

/** Asks for the side if a card can also enter the enemy's side; the player who plays or summons it chooses. */
function chooseSide(table: Table, locals: EnterLocals, frame: Parameters<Table['ask']>[0]): Control {
  const object = locals.object;
  if (object !== 0 && table.find(object) === null) return failed;
  if (locals.side >= 0) return { to: 'choosePlace' };
  const by = locals.by;
  const sides = sidesFor(table, object, by).filter((side) => entrySlots(table, table.object(object), by, side).length > 0);
  if (sides.length <= 1) {
    table.local(locals, 'side', sides[0] ?? by);
    return { to: 'choosePlace' };
  }
  table.ask(frame, {
    seat: by,
    kind: 'chooseSide',
    rule: '九.2',
    params: { object, card: table.object(object).card },
    domain: { type: 'options', min: 1, max: 1, options: sideOptions(sides, by) },
  });
  return { wait: true };
}

/** Finds the place (九.2); without a free place the unit does not enter (九.3). */
function choosePlace(table: Table, locals: EnterLocals, frame: Parameters<Table['ask']>[0]): Control | undefined {
  const object = locals.object;
  const by = locals.by;
  const side = locals.side;
  if (object === 0 && playerOf(table, by).forest <= 0) return failed;
  const slots = openPlaces(table, locals);
  if (slots.length === 0) {
    table.emit('entryNotCarriedOut', '九.3', { object, seat: by, side });
    return failed;
  }
  if (slots.length === 1) {
    table.local(locals, 'slot', slots[0] as string);
    return { to: 'place' };
  }
  table.ask(frame, {
    seat: by,
    kind: 'chooseSlot',
    rule: '九.2',
    params: { card: object === 0 ? travellerId : table.object(object).card, side },
    domain: { type: 'options', min: 1, max: 1, options: slots.map((slot) => ({ id: `slot:${slot}`, label: 'slot', params: { slot } })) },
  });
  return { wait: true };
}

function openPlaces(table: Table, locals: EnterLocals): readonly string[] {
  const side = locals.side;
  const fixed = locals.slot;
  if (fixed !== '') return table.slot(fixed).object === 0 ? [fixed] : [];
  const object = locals.object;
  if (object === 0) {
    const front = freeSlots(table, side, 'front');
    return front.length > 0 ? front : freeSlots(table, side, 'back');
  }
  return entrySlots(table, table.object(object), locals.by, side);
}

/**
 * Puts the unit in its place (九.2), upright unless the effect says otherwise (八.1). In the front row of the player whose turn it is, the
 * unit is bound to stay in front this turn (十三.3).
 */
function putDown(table: Table, locals: EnterLocals): void {
  const slot = locals.slot;
  const by = locals.by;
  const object = locals.object;
  const id = object === 0 ? makeTraveller(table, by) : object;
  const from = object === 0 ? 'forest' : kindOfPlace(table, table.object(id));
  table.local(locals, 'from', from);
  const enters =
    table.program(table.object(id)).card.printed.enters === 'sideways' && locals.stance === 'upright' ? 'sideways' : locals.stance;
  const unit = place(table, id, { slot });
  const { turn, active } = gameOf(table);
  const { seat, row } = positionOf(slot);
  setUnit(table, unit, 'stance', enters);
  setUnit(table, unit, 'arrivedTurn', turn);
  setUnit(table, unit, 'heldInFront', row === 'front' && seat === active ? turn : 0);
  table.local(locals, 'unit', unit);
  if (object !== 0 && locals.source === object) table.local(locals, 'source', unit);
  if (placed(locals)) setPlayer(table, by, 'placed', playerOf(table, by).placed + 1);
  table.newMoment();
  const type = locals.how === 'play' || locals.how === 'extra' ? 'unitPlayed' : locals.how === 'summon' ? 'unitSummoned' : 'unitEntered';
  table.emit(type, entryRule(locals), { object: unit, card: table.object(unit).card, seat: by, slot, from, how: locals.how });
}

/** The rule by which a unit enters: by an effect it needs no tributes (十二.6), and a traveller comes from the forest (四.6). */
function entryRule(locals: EnterLocals): RuleRef {
  if (locals.how === 'become') return '十五.變為.2';
  if (locals.how === 'extra' || (locals.how === 'summon' && locals.source !== 0)) return '十二.6';
  return locals.object === 0 ? '四.6' : '九.2';
}

/** Takes a traveller from the forest (十.5, 四.6). */
function makeTraveller(table: Table, seat: Seat): ObjectId {
  setPlayer(table, seat, 'forest', playerOf(table, seat).forest - 1);
  return table.create(travellerId, seat).id;
}

/** When a riding unit is played or summoned, puts travellers from the forest under it (十五.搭乘.1). */
function ride(table: Table, locals: EnterLocals): void {
  if (!placed(locals)) return;
  const unit = locals.unit;
  const capacity = (table.program(table.object(unit)).card.printed.ride as number | undefined) ?? 0;
  const { owner } = table.object(unit);
  const count = Math.min(capacity, playerOf(table, owner).forest);
  for (let i = 0; i < count; i++) putRider(table, unit, makeTraveller(table, owner));
  if (count > 0) table.emit('travellersRide', '十五.搭乘.1', { object: unit, card: table.object(unit).card, seat: owner, count });
}

/** Puts a traveller under a riding unit. */
export function putRider(table: Table, unit: ObjectId, traveller: ObjectId): void {
  const id = place(table, traveller, { host: unit, as: 'under', at: 'bottom' });
  setUnit(table, id, 'role', 'rider');
}

/** Puts devoured tributes under the new unit (十五.吞食合體.1); its player chooses the parts that they show. */
function devour(table: Table, locals: EnterLocals): Control | undefined {
  const devoured = locals.devoured;
  if (devoured.length === 0) return undefined;
  return call(mergeUnderProcedure, {
    top: locals.unit,
    parts: devoured,
    seat: locals.by,
    index: 0,
    how: 'devour',
    answer: null,
    answers: null,
    returned: null,
  });
}

/** Carries out the unit's immediate effects after it was played (十二.2); they exist only for playing (ruling 4). */
function immediate(table: Table, locals: EnterLocals): Control | undefined {
  if (locals.how !== 'play' && locals.how !== 'extra') return undefined;
  const unit = locals.unit;
  const row = standing(table, unit);
  if (row === null || row.immediateNegated || cannot(table, unit, 'immediate')) return undefined;
  const effects = moment(table, 'immediate', 'at', momentData(locals));
  if (effects !== undefined) table.local(locals, 'hadImmediate', true);
  return effects;
}

/** After the new unit's immediate effects, units with cover beside it may step back (十五.掩護.1-2). */
function cover(table: Table, locals: EnterLocals, frame: Parameters<Table['ask']>[0]): Control | undefined {
  const { slot } = locals;
  if (!placed(locals)) return { to: 'end' };
  const asked = locals.queue;
  const side = locals.side;
  const unit = slotsBeside(slot)
    .map((one) => table.slot(one).object)
    .find((id) => id !== 0 && !asked.includes(id) && canCover(table, id));
  if (unit === undefined) return { to: 'end' };
  table.local(locals, 'queue', [...asked, unit]);
  table.ask(frame, {
    seat: side,
    kind: 'cover',
    rule: locals.hadImmediate === true ? '十五.掩護.2' : '十五.掩護.1',
    params: { object: unit, card: table.object(unit).card },
    domain: yesOrNo(unit),
  });
  return { wait: true };
}

/** Whether a unit may step back: it is in front, able to move, and the place behind it is free (十五.掩護.1, ruling 40). */
function canCover(table: Table, id: ObjectId): boolean {
  if (!hasKeyword(table, id, 'cover') || !canMove(table, id)) return false;
  const behind = slotBehind(table.object(id).slot);
  return behind !== null && table.slot(behind).object === 0;
}

function covered(table: Table, locals: EnterLocals): Control {
  if (!saidYes(locals.answer)) return { to: 'cover' };
  const asked = locals.queue;
  const unit = asked[asked.length - 1] as ObjectId;
  return call(
    moveUnitProcedure,
    { object: unit, slot: slotBehind(table.object(unit).slot) as string, rule: '十五.掩護.1', returned: null, from: '' },
    'cover',
  );
}
