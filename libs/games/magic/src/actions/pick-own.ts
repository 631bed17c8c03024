import type { ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import {
  amount,
  type Amount,
  candidates,
  type Control,
  defineProcedure,
  effectLocals,
  type EffectLocals,
  type Env,
  envOf,
  type Frame,
  happen,
  type Happening,
  type HappenResult,
  notice,
  type ObjectRow,
  type Origin,
  originOf,
  type PlayerRef,
  type Predicate,
  returnedIn,
  returning,
  seatsOf,
  seesFace,
  type Table,
  type Verb,
} from '@arbiter/kernel/authoring';
import { turnOrder } from '../facts.js';
import { discardCard, move } from '../happenings/move.js';
import { forbids } from '../rules.js';
import type { ZoneKind } from '../vocabulary.js';
import { lookAt, reveal } from './cards.js';
import { cardOption, pickedObjects } from '../options.js';

/**
 * A verb whose player picks among their own objects while it is carried out: they discard (701.8b), sacrifice (701.16a), reveal cards, or
 * exile cards from their graveyard. Players pick in turn order, and cards picked in hands stay unseen by the others (101.4a); then all of
 * it happens at once.
 */
export interface PickingVerb extends Verb {
  /** Whose objects are picked from; yours when left out. */
  readonly player?: PlayerRef;
  /** The player who picks instead (701.8b); when left out, the player whose objects they are. */
  readonly by?: PlayerRef;
  readonly where?: Predicate;
  /** How many are picked, one when left out; all that there are if there are fewer. */
  readonly amount?: Amount | 'all';
  /** Whether they are picked at random. */
  readonly random?: true;
  /** A name under which what was picked is bound as it last was: permanents that left the battlefield. */
  readonly was?: string;
  /** The kind of zone, for actions that leave it open. */
  readonly zone?: ZoneKind;
}

interface Action {
  readonly kind: string;
  readonly rule: RuleRef;
  readonly zone: ZoneKind;
  /** The happening for each picked object; left out where the object stays where it is and nothing could be replaced. */
  readonly happening?: (id: ObjectId, rule: RuleRef, by: Seat) => Happening;
}

const actions = {
  discard: { kind: 'discard', rule: '701.8a', zone: 'hand', happening: discardCard },
  sacrifice: {
    kind: 'sacrifice',
    rule: '701.16a',
    zone: 'battlefield',
    happening: (id, rule) => move(id, { to: 'graveyard', sacrifice: true }, rule),
  },
  exile: { kind: 'chooseForEffect', rule: '701.11a', zone: 'graveyard', happening: (id, rule) => move(id, { to: 'exile' }, rule) },
  bounce: { kind: 'chooseForEffect', rule: '400.7', zone: 'battlefield', happening: (id, rule) => move(id, { to: 'hand' }, rule) },
  reveal: { kind: 'reveal', rule: '701.15a', zone: 'hand' },
} as const satisfies { readonly [action: string]: Action };

export type Picking = keyof typeof actions;

interface Picker {
  readonly seat: Seat;
  readonly by: Seat;
  readonly picked: readonly ObjectId[];
  /** Origins of the discarded cards, kept where a discarded card must have a quality. */
  readonly origins?: readonly Origin[];
}

/** Returns the objects that a player may pick from. */
export function pickable(table: Table, env: Env, verb: PickingVerb, action: Picking, seat: Seat): readonly ObjectId[] {
  const zone = verb.zone ?? actions[action].zone;
  const found = candidates(table, { ...env, you: seat }, { as: 'picked', from: { from: zone, of: 'you', where: verb.where } });
  // Permanents that can't be sacrificed are left out (101.2); a card that is being cast is no longer in the hand (601.2a).
  if (action === 'sacrifice') return found.filter((id) => !forbids(table, id, 'beSacrificed'));
  return zone === 'hand' ? found.filter((id) => id !== env.self) : found;
}

export function howMany(table: Table, env: Env, verb: PickingVerb, there: number): number {
  return verb.amount === 'all' ? there : Math.min(there, Math.max(0, amount(table, env, verb.amount ?? 1)));
}

/** Locals of `pickOwn`. */
export interface PickOwnLocals extends EffectLocals<HappenResult> {
  readonly action: Picking;
  readonly list: readonly Picker[];
}

export function pickingLocals(table: Table, env: Env, verb: PickingVerb, action: Picking, path: string): PickOwnLocals {
  const named = seatsOf(table, env, verb.player ?? 'you');
  const list = turnOrder(table)
    .filter((seat) => named.includes(seat))
    .map((seat): Picker => ({ seat, by: verb.by === undefined ? seat : (seatsOf(table, env, verb.by)[0] ?? seat), picked: [] }));
  return { ...effectLocals(env, path), action, list };
}

export const pickOwnProcedure = defineProcedure<PickOwnLocals>({
  name: 'pickOwn',
  steps: [
    { name: 'ask', rule: '101.4', run: ask },
    { name: 'picked', rule: '101.4', run: picked },
    { name: 'act', rule: '101.4', run: act },
    { name: 'acted', rule: '101.4', run: acted },
  ],
});

const listOf = (locals: PickOwnLocals): readonly Picker[] => locals.list;

function ask(table: Table, locals: PickOwnLocals, frame: Frame): Control | undefined {
  const picker = listOf(locals)[locals.at];
  if (picker === undefined) return { to: 'act' };
  const verb = table.library.node<PickingVerb>(locals.program);
  const env = envOf(locals);
  const action = locals.action;
  const { kind, rule } = actions[action];
  const found = pickable(table, env, verb, action, picker.seat);
  const count = howMany(table, env, verb, found.length);
  if (count === found.length && verb.by === undefined) return take(table, locals, found);
  if (count === 0) return take(table, locals, []);
  if (verb.random === true) return take(table, locals, drawn(table, found, count, rule));
  // A player who picks among another player's cards looks at them.
  if (picker.by !== picker.seat) lookAt(table, picker.by, table.zoneOf(verb.zone ?? actions[action].zone, picker.seat).order, rule);
  const offered = found.map((id) => table.idNow(id));
  table.ask(frame, {
    seat: picker.by,
    kind,
    rule: action === 'discard' ? '701.8b' : rule,
    params: { card: env.card, count },
    domain: { type: 'options', min: count, max: count, options: offered.map((id) => cardOption(table, id)) },
  });
  return { wait: true };
}

function drawn(table: Table, found: readonly ObjectId[], count: number, rule: RuleRef): readonly ObjectId[] {
  let rest = found;
  const taken: ObjectId[] = [];
  while (taken.length < count) {
    const id = rest[table.random('objects', rest.length, rule, [])] as ObjectId;
    taken.push(id);
    rest = rest.filter((one) => one !== id);
  }
  return taken;
}

function picked(table: Table, locals: PickOwnLocals): Control {
  return take(table, locals, pickedObjects(locals.answer));
}

function take(table: Table, locals: PickOwnLocals, ids: readonly ObjectId[]): Control {
  const at = locals.at;
  const picker = listOf(locals)[at] as Picker;
  table.local(locals, 'list', listOf(locals).with(at, { ...picker, picked: ids }));
  table.local(locals, 'at', at + 1);
  return { to: 'ask' };
}

/** Binds under the name `was` the picked objects as they stood before they left (608.2g). */
function lastKnown(table: Table, locals: PickOwnLocals, was: string, returned: HappenResult): Control {
  const gone = listOf(locals).flatMap(({ picked: ids }) => ids.filter((id) => table.find(id) === null));
  return returning({ ...returned, vars: { [was]: gone } });
}

function act(table: Table, locals: PickOwnLocals): Control | undefined {
  const action: Action = actions[locals.action];
  const { happening, rule } = action;
  if (locals.action === 'discard' && table.library.node<PickingVerb>(locals.program).where !== undefined)
    table.local(
      locals,
      'list',
      listOf(locals).map((picker) => ({ ...picker, origins: picker.picked.map((id) => originOf(table, id)) })),
    );
  if (happening !== undefined)
    return happen(
      table,
      listOf(locals).flatMap(({ picked: ids }) => ids.map((id) => happening(id, rule, locals.you))),
    );
  const objects: ObjectId[] = [];
  for (const { seat, picked: ids } of listOf(locals)) {
    const shown = reveal(table, seat, ids, rule);
    for (const object of shown) notice(table, 'revealed', { object, seat });
    objects.push(...shown);
  }
  return { done: { done: true, objects, total: objects.length } };
}

/** A discarded card of a required quality that was put away unseen, so that nobody can tell whether it had the quality. */
export interface Unseen {
  readonly now: ObjectId;
  readonly origin: Origin;
}

/**
 * Ends a pick. A card that was discarded into a hidden zone without being revealed can't be found by the effect that discarded it (701.8c);
 * a player who pays a cost with a card of some quality is told of that card as `unseen`.
 */
function acted(table: Table, locals: PickOwnLocals): Control {
  const returned = returnedIn(locals);
  const { was } = table.library.node<PickingVerb>(locals.program);
  if (was !== undefined) return lastKnown(table, locals, was, returned);
  if (locals.action !== 'discard') return returning(returned);
  const { objects } = returned;
  const seen = objects.filter((id) => isOpen(table, table.find(id)));
  if (seen.length === objects.length) return returning(returned);
  const origins = listOf(locals).flatMap((picker) => picker.origins ?? []);
  const unseen = origins.flatMap((origin, at): readonly Unseen[] => (objects[at] === undefined ? [] : [{ now: objects[at], origin }]));
  return returning({ ...returned, objects: seen, ...(unseen.length === 0 ? {} : { vars: { unseen } }) });
}

/** Whether an object is in a zone that is not hidden, was revealed on its way, or has since left the place where it was put. */
const isOpen = (table: Table, row: ObjectRow | null): boolean =>
  row === null || table.game.visibility[table.zone(row.zone).kind] === 'all' || table.seats().every((seat) => seesFace(table, row, seat));
