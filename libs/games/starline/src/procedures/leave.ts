import type { Json, ObjectId, RuleRef } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  endEffects,
  kindOfPlace,
  learn,
  moment,
  type ObjectRow,
  place,
  type ProcedureCall,
  reshuffle,
  returnedIn,
  type Table,
  vanish,
} from '@arbiter/kernel/authoring';
import { cannot, hasKeyword, isTraveller, playerOf, setPlayer, setUnit, standing, travellerId, unitOf } from '../facts.js';

/** Ways of leaving the board (十.1). */
export type Leaving = 'destroy' | 'sacrifice' | 'exile' | 'toHand' | 'toDeck' | 'toGraveyard' | 'become';

export interface LeaveOrder {
  readonly objects: readonly ObjectId[];
  readonly how: Leaving;
  /** For `destroy`: by a battle or by an effect. */
  readonly by?: 'battle' | 'effect';
  readonly opponent?: ObjectId;
  /** For `sacrifice`: the unit that is being played. */
  readonly for?: ObjectId;
  readonly at?: 'top' | 'bottom' | 'shuffle';
  /** A word for the events' `how`, such as `recall`. */
  readonly word?: string;
  /** The rule that makes the object leave, if it is not an effect. */
  readonly rule?: RuleRef;
  /** Whether only the upper card of a merged unit leaves (偷襲, 吞食合體). */
  readonly topOnly?: boolean;
}

/**
 * Returns the call of the `leave` procedure: objects leave one after the other in the given order (六.6). It returns `{ done, objects }`.
 */
export function leave(order: LeaveOrder): ProcedureCall {
  return call(leaveProcedure, {
    objects: [...order.objects],
    how: order.how,
    by: order.by ?? 'effect',
    opponent: order.opponent ?? 0,
    for: order.for ?? 0,
    at: order.at ?? 'top',
    rule: order.rule ?? '',
    topOnly: order.topOnly ?? false,
    word: order.word ?? '',
    index: 0,
    allDone: true,
    left: [],
    returned: null,
  });
}

/** Locals of `leave`. */
export interface LeaveLocals {
  readonly objects: readonly ObjectId[];
  readonly how: Leaving;
  readonly by: 'battle' | 'effect';
  readonly opponent: ObjectId;
  readonly for: ObjectId;
  readonly at: 'top' | 'bottom' | 'shuffle';
  readonly rule: RuleRef | '';
  readonly topOnly: boolean;
  readonly word: string;
  readonly index: number;
  readonly allDone: boolean;
  readonly left: readonly ObjectId[];
  readonly returned: { readonly done: boolean; readonly object: ObjectId } | null;
}

export const leaveProcedure = defineProcedure<LeaveLocals>({
  name: 'leave',
  steps: [
    {
      name: 'each',
      run: (_table, locals): Control => {
        const objects = locals.objects;
        const object = objects[locals.index];
        if (object === undefined) return { done: { done: locals.allDone, objects: locals.left } };
        return call(leaveOneProcedure, oneOf(locals, object));
      },
    },
    {
      name: 'collect',
      run: (table, locals): Control => {
        const { done, object } = returnedIn(locals);
        if (!done) table.local(locals, 'allDone', false);
        if (object !== 0) table.local(locals, 'left', [...locals.left, object]);
        table.local(locals, 'index', locals.index + 1);
        return { to: 'each' };
      },
    },
  ],
});

/** Locals of `leaveOne`. */
export interface LeaveOneLocals {
  readonly how: Leaving;
  readonly by: 'battle' | 'effect';
  readonly opponent: number;
  readonly for: number;
  readonly at: 'top' | 'bottom' | 'shuffle';
  readonly rule: string;
  readonly topOnly: boolean;
  readonly word: string;
  readonly object: ObjectId;
  readonly was: number;
  readonly seat: number;
  readonly slot: string;
  readonly from: string;
  readonly to: string;
  readonly now: ObjectId;
  readonly owner: number;
  readonly returned: Json | null;
}

/** Locals for one object of an order: the facts common to all objects, and fields that its own steps fill in. */
function oneOf({ how, by, opponent, for: reason, at, rule, topOnly, word }: LeaveLocals, object: ObjectId): LeaveOneLocals {
  return {
    how,
    by,
    opponent,
    for: reason,
    at,
    rule,
    topOnly,
    word,
    object,
    was: object,
    seat: 0,
    slot: '',
    from: '',
    to: '',
    now: 0,
    owner: 0,
    returned: null,
  };
}

/**
 * The destination of each way of leaving: the graveyard if destroyed (十.2), sacrificed (十.3) or become another unit (十五.變為.1), the exile if
 * exiled (十.4).
 */
const destinations: { readonly [how in Leaving]: string } = {
  destroy: 'graveyard',
  sacrifice: 'graveyard',
  toGraveyard: 'graveyard',
  become: 'graveyard',
  exile: 'exile',
  toHand: 'hand',
  toDeck: 'deck',
};

/**
 * Lets one object leave: checks resistance, gives `before` effects a chance to prevent it, marks the object while it is still on the board
 * (十.2, 十.3), moves it, and carries out what follows.
 */
export const leaveOneProcedure = defineProcedure<LeaveOneLocals>({
  name: 'leaveOne',
  steps: [
    { name: 'check', rule: '十.1', run: check },
    { name: 'before', rule: '六.4', run: (table, locals) => eventMoment(table, locals, 'before') },
    { name: 'mark', rule: '十.2', run: mark },
    { name: 'at', rule: '六.4', run: (table, locals) => eventMoment(table, locals, 'at') },
    {
      name: 'leaving',
      run: (table, locals) => (onBoard(table, locals) ? moment(table, 'unitLeft', 'before', leftData(locals)) : undefined),
    },
    { name: 'go', rule: '十.1', run: go },
    { name: 'arrived', run: arrived },
    { name: 'left', run: (table, locals) => (locals.slot === '' ? undefined : moment(table, 'unitLeft', 'after', leftData(locals))) },
    { name: 'after', rule: '六.4', run: (table, locals) => eventMoment(table, locals, 'after') },
    { name: 'end', run: (_table, locals): Control => ({ done: { done: true, object: locals.now ?? 0 } }) },
  ],
});

function onBoard(table: Table, locals: LeaveOneLocals): boolean {
  return standing(table, locals.object) !== null;
}

const failed: Control = { done: { done: false, object: 0 } };

/** Stops if the object is gone by now (ruling 17) or resists; otherwise notes what later steps need (十.1). */
function check(table: Table, locals: LeaveOneLocals): Control | undefined {
  const id = locals.object;
  const row = table.find(id);
  if (row === null) return failed;
  // If an effect at a `before` moment set the flag earlier, that concerns an enclosing `leave` of the same object, which will find that the
  // object has left.
  setUnit(table, id, 'prevented', false);
  table.local(locals, 'seat', row.controller);
  table.local(locals, 'slot', row.slot);
  table.local(locals, 'to', destinations[locals.how]);
  if (row.slot === '') return leavesFromElsewhere(table, row, locals.how) ? undefined : failed;
  if (locals.how === 'destroy' && resists(table, id, locals.by)) {
    table.emit('destructionResisted', hasKeyword(table, id, 'destructionResistance') ? '十五.破壞抗性.1' : '六.7', {
      object: id,
      card: row.card,
      seat: row.controller,
    });
    return failed;
  }
  return undefined;
}

/**
 * Whether an object outside the lanes can leave in this way: only a field card is destroyed (十.2, 四.5), and a card under a unit only goes
 * to a hand, a graveyard or the exile.
 */
function leavesFromElsewhere(table: Table, row: ObjectRow, how: Leaving): boolean {
  if (how === 'destroy') return kindOfPlace(table, row) === 'field';
  if (how === 'sacrifice') return false;
  return row.host === 0 || how === 'toHand' || how === 'toGraveyard' || how === 'exile';
}

function resists(table: Table, id: ObjectId, by: 'battle' | 'effect'): boolean {
  return (
    hasKeyword(table, id, 'destructionResistance') ||
    cannot(table, id, 'beDestroyed') ||
    (by === 'battle' && cannot(table, id, 'beDestroyedInBattle'))
  );
}

const eventNames: { readonly [how in Leaving]?: string } = { destroy: 'unitDestroyed', sacrifice: 'unitSacrificed' };

/** The moments of being destroyed or sacrificed; for a field card there is a separate event. */
function eventMoment(table: Table, locals: LeaveOneLocals, mark: 'before' | 'at' | 'after'): Control | undefined {
  const how = locals.how;
  if (how === 'exile' && mark === 'before')
    return moment(table, 'exiled', 'before', {
      object: locals.object,
      seat: locals.seat,
      from: fromName(table, locals),
    });
  const name = eventNames[how];
  if (name === undefined) return undefined;
  if (locals.slot === '') return moment(table, 'fieldCardDestroyed', mark, { object: objectNow(table, locals), seat: locals.seat });
  return moment(table, name, mark, {
    object: objectNow(table, locals),
    was: locals.was,
    seat: locals.seat,
    by: locals.by,
    opponent: locals.opponent,
    for: locals.for,
    slot: locals.slot,
  });
}

function objectNow(table: Table, locals: LeaveOneLocals): ObjectId {
  return table.find(locals.object) === null ? locals.now : locals.object;
}

function fromName(table: Table, locals: LeaveOneLocals): string {
  if (locals.slot !== '') return 'slots';
  const { zone } = table.object(locals.object);
  return zone === '' ? 'attached' : table.zone(zone).kind;
}

function leftData(locals: LeaveOneLocals): { readonly [key: string]: Json } {
  return {
    object: locals.now === 0 ? locals.object : locals.now,
    was: locals.was,
    seat: locals.seat,
    to: locals.to,
    how: locals.how,
    by: locals.by,
    slot: locals.slot,
  };
}

/** Marks the unit as destroyed or sacrificed although it is still on the board (十.2, 十.3). */
function mark(table: Table, locals: LeaveOneLocals): Control | undefined {
  const id = locals.object;
  const row = table.find(id);
  if (row === null) return failed;
  if (unitOf(table, id).prevented) return failed;
  const how = locals.how;
  if (how === 'destroy' || how === 'sacrifice') {
    setUnit(table, id, 'marked', how);
    table.newMoment();
    const data = { object: id, card: row.card, seat: row.controller, slot: row.slot, by: locals.by };
    table.emit(how === 'destroy' ? 'unitDestroyed' : 'unitSacrificed', locals.rule || (how === 'destroy' ? '十.2' : '十.3'), data);
  }
  return undefined;
}

/** Moves the object. A unit that has already left by its own effect counts as destroyed or sacrificed (ruling 36). */
function go(table: Table, locals: LeaveOneLocals): Control | undefined {
  const id = locals.object;
  if (locals.slot === '' ? table.find(id) === null : !onBoard(table, locals)) return { to: 'after' };
  if (unitOf(table, id).prevented) {
    setUnit(table, id, 'marked', '');
    return failed;
  }
  const how = locals.how;
  const traveller = isTraveller(table, id);
  const { owner } = table.object(id);
  table.local(locals, 'from', fromName(table, locals));
  const now = depart(table, id, destinations[how], locals.at ?? 'top', locals.topOnly, how, how === 'toGraveyard' ? locals.rule : '');
  table.local(locals, 'now', now);
  table.local(locals, 'owner', owner);
  if (traveller) table.local(locals, 'to', 'forest');
  return undefined;
}

/** Gives the moment of arriving in the new zone. */
function arrived(table: Table, locals: LeaveOneLocals): Control | undefined {
  const now = locals.now;
  if (locals.to === 'forest') return moment(table, 'travellerReturned', 'at', { seat: locals.owner });
  const data = {
    object: now,
    was: locals.was,
    seat: locals.owner,
    from: locals.from,
    how: locals.word || locals.how,
    by: locals.by,
  };
  switch (locals.to) {
    case 'graveyard':
      return moment(table, 'enteredGraveyard', 'at', data);
    case 'exile':
      return moment(table, 'exiled', 'at', data);
    case 'hand':
      return moment(table, 'returnedToHand', 'at', data);
    case 'deck':
      return moment(table, 'shuffledIntoDeck', 'at', data);
    default:
      return undefined;
  }
}

/**
 * Moves an object away from its place with everything that belongs to it: bestowed magic goes to the graveyard (十.6), riders to the
 * forest, merged cards together with it to their owners' zones (十五.合體的共同特點.5, 十.7, ruling 34), and a traveller to the forest (十.5).
 * @param ordered the rule behind the move if it is not a rule about leaving
 * @returns its id in the new zone, or 0 for a traveller and for a card that was shuffled into a deck
 */
export function depart(
  table: Table,
  id: ObjectId,
  kind: string,
  at: 'top' | 'bottom' | 'shuffle',
  topOnly: boolean,
  how: string,
  ordered: RuleRef | '' = '',
): ObjectId {
  const row = table.object(id);
  const slot = row.slot;
  const rule = ordered !== '' ? ordered : how === 'destroy' ? '十.2' : how === 'sacrifice' ? '十.3' : how === 'exile' ? '十.4' : '十.1';
  dropAttached(table, id, { rule: topOnly ? '十五.偷襲.2' : '十.6' });
  const parts = row.under.filter((one) => unitOf(table, one).role === 'merged');
  for (const rider of row.under.filter((one) => unitOf(table, one).role === 'rider')) toForest(table, rider);
  if (topOnly) setAside(table, parts);
  else
    for (const part of parts)
      moveCard(table, part, kind, at, table.object(part).owner === row.controller ? '十五.合體的共同特點.5' : '十.7');
  endEffects(table, (effect) => effect.carrier === id);
  const from = slot !== '' ? slot : row.host !== 0 ? 'attached' : row.zone;
  const now = moveCard(table, id, kind, at, rule, from);
  if (topOnly) promote(table, slot, parts);
  return now;
}

/** Keeps the lower cards when an effect concerns only the card itself, which is the upper one (十五.偷襲.5, ruling 33). */
function setAside(table: Table, parts: readonly ObjectId[]): void {
  for (const part of parts) place(table, part, { zone: 'limbo' });
}

/** Makes the uppermost of the remaining lower cards the unit, upright, with the others under it (十五.偷襲.5, ruling 33). */
function promote(table: Table, slot: string, parts: readonly ObjectId[]): void {
  const [top, ...rest] = parts;
  if (top === undefined) return;
  const unit = place(table, top, { slot });
  setUnit(table, unit, 'role', '');
  setUnit(table, unit, 'exposed', []);
  for (const part of [...rest].reverse()) place(table, part, { host: unit, as: 'under' });
  table.emit('turnedUpright', '十五.偷襲.5', { object: unit, card: table.object(unit).card, seat: table.object(unit).controller });
}

/**
 * Moves magic under a unit to its owners' graveyards: all of it when the unit leaves (十.6), only permanent magic when the unit merges or
 * splits (ruling 35).
 */
export function dropAttached(table: Table, id: ObjectId, by: { readonly rule: RuleRef; readonly permanentOnly?: boolean }): void {
  for (const magic of table.object(id).attached) {
    const { magicKind } = table.program(table.object(magic)).card.printed;
    if (by.permanentOnly === true && magicKind !== 'permanent') continue;
    endEffects(table, (effect) => effect.carrier === magic);
    moveCard(table, magic, 'graveyard', 'top', by.rule, 'attached');
  }
}

/** Returns a traveller to its owner's forest instead of anywhere else (十.5). */
function toForest(table: Table, id: ObjectId): void {
  const { owner, slot } = table.object(id);
  vanish(table, id);
  setPlayer(table, owner, 'forest', playerOf(table, owner).forest + 1);
  table.emit('travellerReturned', '十.5', { object: id, seat: owner, slot });
}

/**
 * Moves a card to its owner's zone of a kind (十.1); a card of the enemy goes to the enemy's zone without effects (十.7). A move from one
 * hidden zone to
 * another is known only to the owner (四.1, 四.2); a move from or to an open zone is seen by all (四.3, 四.8).
 */
function moveCard(table: Table, id: ObjectId, kind: string, at: 'top' | 'bottom' | 'shuffle', rule: string, from = 'slots'): ObjectId {
  const { card, owner } = table.object(id);
  if (card === travellerId) {
    toForest(table, id);
    return 0;
  }
  const zone = `${kind}:${owner}`;
  const now = place(table, id, { zone, at: at === 'bottom' ? 'bottom' : 'top' });
  const secret = (kind === 'hand' || kind === 'deck') && (from.startsWith('hand') || from.startsWith('deck'));
  const data = { card, object: now, seat: owner, from, to: kind, was: id };
  if (!secret) {
    table.emit('cardMoved', rule, data);
    learn(table, now, table.seats());
  } else table.emit('cardMoved', rule, { seat: owner, from, to: kind }, [{ seats: [owner], data }]);
  if (at !== 'shuffle') return now;
  reshuffle(table, zone, '六.2');
  return 0;
}
