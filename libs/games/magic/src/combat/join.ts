import { nonEmpty, type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  type Control,
  defineProcedure,
  type Env,
  envLocals,
  type EnvLocals,
  type Frame,
  type FrameLocals,
  happen,
  type Happening,
  type HappenResult,
  type Table,
} from '@arbiter/kernel/authoring';
import { controllerOf, fieldsOf, gameOf, idNamed, nameOf, onBattlefield, setObject, shownCard } from '../facts.js';
import { becomeBlocked, blockBy, blockedByOne, blockOne } from '../happenings/combat.js';
import { move } from '../happenings/move.js';
import { bandOf } from './bands.js';
import { optionOf } from './choosing.js';
import { attackAnother, mayStartBlocking, noteBlock, startAttacking } from './joining.js';
import { attackersAgainst, attackTargets, canBeAttacked } from './participants.js';

type Mode = 'enterAttacking' | 'attack' | 'reselect' | 'enterBlocking' | 'block' | 'blocked';

interface Joining {
  readonly objects: readonly ObjectId[];
  /** What the creatures attack or block; 0 where their controller chooses. */
  readonly target: number;
  readonly mode: Mode;
  /** Whether they enter tapped. */
  readonly tapped?: boolean;
}

/** Locals of `joinCombat`. */
export interface JoinCombatLocals extends EnvLocals, FrameLocals<HappenResult> {
  readonly left: readonly ObjectId[];
  readonly target: number;
  readonly mode: Mode;
  readonly tapped: boolean;
  readonly at: ObjectId;
  readonly plans: readonly Plan[];
  readonly joined: readonly ObjectId[];
  readonly place: readonly ObjectId[] | null;
}

/** Returns locals of `joinCombat`. */
export function joinLocals(env: Env, { objects, target, mode, tapped = false }: Joining): JoinCombatLocals {
  return {
    ...envLocals(env),
    left: objects,
    target,
    mode,
    tapped,
    at: 0,
    plans: [],
    joined: [],
    place: null,
    returned: null,
    answer: null,
    answers: null,
  };
}

/**
 * Creatures join combat other than by declaration, or change what they attack (508.4, 508.7, 509.6, 509.7): what each attacks or blocks is
 * chosen, then those that have to enter do so together, then they join one after the other, each with its places in damage assignment
 * orders.
 */
export const joinCombatProcedure = defineProcedure<JoinCombatLocals>({
  name: 'joinCombat',
  steps: [
    { name: 'next', rule: '508.4', run: next },
    { name: 'chosen', rule: '508.4', run: (table, locals): Control => plan(table, locals, idNamed(picksOf(locals.answer)[0] as string)) },
    { name: 'enter', rule: '508.4', run: enter },
    { name: 'entered', rule: '508.4', run: entered },
    { name: 'join', rule: '509.6', run: join },
    { name: 'place', rule: '509.6', run: askPlace },
    { name: 'placed', rule: '509.6', run: placed },
    { name: 'placeAttacker', rule: '509.6', run: askAttackerPlace },
    { name: 'attackerPlaced', rule: '509.6', run: attackerPlaced },
    { name: 'finish', rule: '509.6', run: finish },
  ],
});

const modeOf = (locals: JoinCombatLocals): Mode => locals.mode;
const enters = (mode: Mode): boolean => mode === 'enterAttacking' || mode === 'enterBlocking';

/** What a creature attacks or blocks; 0 for nothing. */
interface Plan {
  readonly id: ObjectId;
  readonly target: number;
}

const plansOf = (locals: JoinCombatLocals): readonly Plan[] => locals.plans;

/** Notes what the next creature attacks or blocks. */
function plan(table: Table, locals: JoinCombatLocals, target: number): Control {
  const [id, ...left] = nonEmpty(locals.left, 'a creature that joins');
  table.local(locals, 'plans', [...plansOf(locals), { id, target }]);
  table.local(locals, 'left', left);
  table.local(locals, 'answer', null);
  return { to: 'next' };
}

function next(table: Table, locals: JoinCombatLocals, frame: Frame): Control {
  const [id] = locals.left;
  if (id === undefined) return { to: 'enter' };
  const mode = modeOf(locals);
  if (locals.target !== 0 || mode === 'blocked') return plan(table, locals, locals.target);
  const seat = enters(mode) ? locals.you : controllerOf(table, id);
  const targets = possibleTargets(table, mode, seat);
  if (targets.length < 2) return plan(table, locals, targets[0] ?? 0);
  const options = targets.map((target) => optionOf(table, target));
  const chooser = mode === 'reselect' ? locals.you : seat;
  const rule = mode === 'reselect' ? '508.7' : mode === 'enterBlocking' ? '509.7' : '508.4';
  table.ask(frame, {
    seat: chooser,
    kind: mode === 'enterBlocking' ? 'chooseBlocked' : 'chooseAttacked',
    rule,
    params: { card: shownCard(table, id), object: id },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

/**
 * Returns what may be chosen: the defending player or their planeswalkers (508.4, 508.7c), or an attacker that attacks the blocker's
 * controller (509.7); nothing where the creature can't attack at all (506.3b).
 */
function possibleTargets(table: Table, mode: Mode, seat: Seat): readonly number[] {
  if (mode === 'enterBlocking') return attackersAgainst(table, seat);
  const { active, phase } = gameOf(table);
  return phase === 'combat' && seat === active ? attackTargets(table, seat) : [];
}

/** Puts all of them onto the battlefield at once; a token that was created to join is there already. */
function enter(table: Table, locals: JoinCombatLocals): Control | undefined {
  const mode = modeOf(locals);
  table.local(locals, 'returned', null);
  if (!enters(mode)) return undefined;
  const coming = plansOf(locals).filter(({ id }) => !onBattlefield(table, id));
  return coming.length === 0
    ? undefined
    : happen(
        table,
        coming.map((one) => entering(one, mode, locals)),
      );
}

function entering({ id, target }: Plan, mode: Mode, { you, tapped }: JoinCombatLocals): Happening {
  const proposed = move(id, { to: 'battlefield', under: you, tapped }, mode === 'enterAttacking' ? '508.4' : '509.7');
  // 508.4: the creature is attacking as it enters. It attacks nothing if what it should attack can't be attacked (506.3c).
  return mode === 'enterAttacking' && target !== 0 ? { ...proposed, data: { ...proposed.data, attacking: target } } : proposed;
}

function entered(table: Table, locals: JoinCombatLocals): void {
  const mode = modeOf(locals);
  if (!enters(mode)) return;
  const came = (locals.returned?.objects ?? []).filter((id) => onBattlefield(table, id));
  const here = plansOf(locals).flatMap(({ id, target }): Plan[] => {
    const now = onBattlefield(table, id) ? id : came.find((one) => fieldsOf(table.object(one)).was === id);
    return now === undefined ? [] : [{ id: now, target }];
  });
  table.local(locals, 'plans', here);
  table.local(
    locals,
    'joined',
    here.map(({ id }) => id),
  );
  if (mode === 'enterAttacking') for (const { id } of here) tell(table, id, fieldsOf(table.object(id)).attacking);
}

function tell(table: Table, id: ObjectId, target: number): void {
  if (target !== 0)
    table.emit('enteredCombat', '508.4', {
      object: id,
      card: shownCard(table, id),
      target: nameOf(target),
      ...(target > 0 ? { targetCard: shownCard(table, target) } : {}),
    });
}

/**
 * 508.4, 508.7: the creature attacks, or attacks something else; it only matters whether that can be attacked, not requirements or
 * restrictions (508.4c, 508.7b). 509.6: a band becomes blocked as a whole (702.21i).
 */
function join(table: Table, locals: JoinCombatLocals): Control | undefined {
  const [next] = plansOf(locals);
  if (next === undefined) return { done: { done: locals.joined.length > 0, objects: locals.joined } };
  const { id, target } = next;
  table.local(locals, 'at', id);
  const mode = modeOf(locals);
  if (mode === 'enterAttacking' || !onBattlefield(table, id)) return { to: 'finish' };
  if (mode === 'attack' || mode === 'reselect') {
    if (mode === 'attack') {
      if (fieldsOf(table.object(id)).isAttacking || !startAttacking(table, id, target)) return { to: 'finish' };
      tell(table, id, target);
    } else if (fieldsOf(table.object(id)).isAttacking && canBeAttacked(table, target, controllerOf(table, id))) {
      attackAnother(table, id, target);
      table.emit('attackReselected', '508.7', {
        object: id,
        card: shownCard(table, id),
        target: nameOf(target),
        ...(target > 0 ? { targetCard: shownCard(table, target) } : {}),
      });
    }
    noteJoined(table, locals, id);
    return { to: 'finish' };
  }
  if (mode === 'blocked') {
    const band = [id, ...bandOf(table, id)].filter(
      (one) => fieldsOf(table.object(one)).isAttacking && !fieldsOf(table.object(one)).blocked,
    );
    noteJoined(table, locals, id);
    return happen(
      table,
      band.map((one) => becomeBlocked(one, controllerOf(table, one), [])),
      'finish',
    );
  }
  return startBlocking(table, locals, id, target);
}

function noteJoined(table: Table, locals: JoinCombatLocals, id: ObjectId): void {
  table.local(locals, 'joined', [...locals.joined, id]);
}

/**
 * 509.6, 509.7: the creature blocks the attacker and its band (702.21h), with the triggers of 509.5 (509.5c). Requirements and restrictions
 * on blocking don't apply to creatures that enter blocking (509.7b).
 */
function startBlocking(table: Table, locals: JoinCombatLocals, id: ObjectId, attacker: ObjectId): Control | undefined {
  const isEntering = modeOf(locals) === 'enterBlocking';
  if (!mayStartBlocking(table, id, attacker)) return { to: 'finish' };
  const blocking = fieldsOf(table.object(id)).blocking;
  const fresh = [attacker, ...bandOf(table, attacker)].filter((one) => blocking === null || !blocking.includes(one));
  if (fresh.length === 0) return { to: 'finish' };
  if (!isEntering) noteJoined(table, locals, id);
  const seat = controllerOf(table, id);
  const batch: Happening[] = [];
  for (const one of fresh) {
    const { blocked, blockers } = fieldsOf(table.object(one));
    const active = controllerOf(table, one);
    if (!blocked) batch.push(becomeBlocked(one, active, [id]));
    batch.push(blockedByOne(one, active, { blocker: id, count: blockers.length + 1, before: blockers.length }));
    // 509.5a, 509.5b: a creature that enters blocking does not count as having blocked.
    if (!isEntering) batch.push(blockOne(id, seat, one));
    setObject(table, one, 'blockers', [...blockers, id]);
    noteBlock(table, one, id);
  }
  if (!isEntering && blocking === null) batch.push(blockBy(id, seat, { attackers: fresh, alone: false }));
  setObject(table, id, 'blocking', [...(blocking ?? []), ...fresh]);
  table.emit('enteredCombat', isEntering ? '509.7' : '509.6', {
    object: id,
    card: shownCard(table, id),
    target: nameOf(attacker),
    targetCard: shownCard(table, attacker),
  });
  table.local(locals, 'place', fresh);
  return happen(table, batch);
}

/** Has the active player declare the blocker's place among the attacker's blockers (509.6, 509.7). */
function askPlace(table: Table, locals: JoinCombatLocals, frame: Frame): Control | undefined {
  const [attacker] = nonEmpty(locals.place, 'an attacker that is blocked');
  const { blockers } = fieldsOf(table.object(attacker));
  if (blockers.length < 2) return { to: 'placeAttacker' };
  askWhere(table, frame, gameOf(table).active, attacker, blockers.length);
  return { wait: true };
}

function placed(table: Table, locals: JoinCombatLocals): void {
  const [attacker] = nonEmpty(locals.place, 'an attacker that is blocked');
  setObject(table, attacker, 'blockers', inserted(fieldsOf(table.object(attacker)).blockers, locals.at, placeIn(locals)));
  table.local(locals, 'answer', null);
}

/** Then has the defending player declare the attacker's place among those that the blocker blocks (509.6). */
function askAttackerPlace(table: Table, locals: JoinCombatLocals, frame: Frame): Control | undefined {
  const id = locals.at;
  const places = (fieldsOf(table.object(id)).blocking ?? []).length;
  if (places < 2) return { to: 'finish' };
  askWhere(table, frame, controllerOf(table, id), id, places);
  return { wait: true };
}

function attackerPlaced(table: Table, locals: JoinCombatLocals): void {
  const [attacker] = nonEmpty(locals.place, 'an attacker that is blocked');
  const id = locals.at;
  setObject(table, id, 'blocking', inserted(fieldsOf(table.object(id)).blocking ?? [], attacker, placeIn(locals)));
}

function askWhere(table: Table, frame: Frame, seat: Seat, of: ObjectId, places: number): void {
  const options = Array.from({ length: places }, (_, at): Option => ({ id: `place:${at + 1}`, label: 'place', params: { place: at + 1 } }));
  table.ask(frame, {
    seat,
    kind: 'placeInOrder',
    rule: '509.6',
    params: { card: shownCard(table, of), object: of },
    domain: { type: 'options', min: 1, max: 1, options },
  });
}

const placeIn = (locals: JoinCombatLocals): number => Number((picksOf(locals.answer)[0] as string).slice('place:'.length)) - 1;

function inserted(order: readonly ObjectId[], id: ObjectId, at: number): readonly ObjectId[] {
  return order.filter((one) => one !== id).toSpliced(at, 0, id);
}

/** Goes on with the next attacker of a band that the creature blocks, else with the next creature. */
function finish(table: Table, locals: JoinCombatLocals): Control {
  table.local(locals, 'answer', null);
  const [, ...rest] = locals.place ?? [];
  if (rest.length > 0) {
    table.local(locals, 'place', rest);
    return { to: 'place' };
  }
  table.local(locals, 'place', null);
  table.local(locals, 'plans', plansOf(locals).slice(1));
  return { to: 'join' };
}
