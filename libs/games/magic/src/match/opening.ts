import { nonEmpty, type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  abilitiesOf,
  type Ability,
  call,
  type Control,
  effectLocals,
  effectRef,
  type Frame,
  holds,
  listenerEnv,
  type Table,
  type FrameLocals,
} from '@arbiter/kernel/authoring';
import { gameOf, seatsFrom } from '../facts.js';

/** Locals of `startGame`. */
export interface StartGameLocals extends FrameLocals {
  readonly chooser: Seat;
  readonly starter: Seat;
  readonly asking: readonly Seat[];
  readonly taking: readonly Seat[];
  readonly bottom: readonly Seat[];
  readonly shown: readonly ObjectId[];
  readonly offers: readonly Opening[];
}

/**
 * Actions that cards allow from their owner's opening hand. Such an ability is static and has the mark `opening`: `begin` for actions after
 * all players have kept their hands (103.5), `mulligan` for actions instead of saying whether to take a mulligan (103.4b). Its clauses are
 * the action.
 */
type OpeningTime = 'begin' | 'mulligan';

/** One such action: the card in hand and the ability that allows it. */
export interface Opening {
  readonly object: ObjectId;
  readonly ability: string;
}

/** 103.4b, 103.5 - 103.5b: returns the actions that cards in a player's hand allow at that time of the beginning. */
export function openingsOf(table: Table, seat: Seat, time: OpeningTime): readonly Opening[] {
  return table
    .zoneOf('hand', seat)
    .order.flatMap((object) =>
      abilitiesOf(table, table.object(object)).flatMap(({ ability, path }) =>
        ability.marks?.opening === time && isOpen(table, seat, object, ability, path) ? [{ object, ability: path }] : [],
      ),
    );
}

/** Whether the condition of the ability is true; it can refer to the starting player as `starting`. */
function isOpen(table: Table, seat: Seat, object: ObjectId, { when }: Ability, path: string): boolean {
  return (
    when === undefined || holds(table, listenerEnv(table, { object, seat, ability: path }, { starting: gameOf(table).starting }), when)
  );
}

export function openingOption(table: Table, { object, ability }: Opening): Option {
  return { id: `use:${object}`, label: 'useOpening', params: { card: table.object(object).card, object, ability }, object };
}

/**
 * Carries out the action that was picked.
 * @param then the step of the running procedure to go on with
 */
export function useOpening(table: Table, locals: StartGameLocals, seat: Seat, pick: string, then: string): Control {
  const offers = locals.offers;
  const offer = offers.find(({ object }) => pick === `use:${object}`) as Opening;
  table.emit('openingAction', '103.5', { seat, object: offer.object, card: table.object(offer.object).card });
  return call(
    effectRef,
    effectLocals(listenerEnv(table, { object: offer.object, seat, ability: offer.ability }, null), `${offer.ability}/clauses`),
    then,
  );
}

/** Begins these actions with the starting player, then the others in turn order (103.5). */
export function beginOpening(table: Table, locals: StartGameLocals): void {
  table.local(locals, 'asking', seatsFrom(table, gameOf(table).starting));
}

/** Asks a player which actions to take, in any order; each card allows its action only once (103.5b). */
export function askOpening(table: Table, locals: StartGameLocals, frame: Frame): Control {
  const [seat, ...rest] = locals.asking;
  if (seat === undefined) return { to: 'ready' };
  const done = locals.shown.map((id) => table.idNow(id));
  const offers = openingsOf(table, seat, 'begin').filter(({ object }) => !done.includes(object));
  if (offers.length === 0) {
    table.local(locals, 'asking', rest);
    return { to: 'opening' };
  }
  table.local(locals, 'offers', offers);
  table.ask(frame, {
    seat,
    kind: 'openingHand',
    rule: '103.5',
    domain: {
      type: 'options',
      min: 1,
      max: 1,
      options: [{ id: 'done', label: 'done' }, ...offers.map((offer) => openingOption(table, offer))],
    },
  });
  return { wait: true };
}

/** 103.5 - 103.5b: carries out one such action, or goes on to the next player. */
export function carryOutOpening(table: Table, locals: StartGameLocals): Control {
  const [seat, ...rest] = nonEmpty(locals.asking, 'who was asked');
  const [pick] = picksOf(locals.answer) as [string];
  if (pick === 'done') {
    table.local(locals, 'asking', rest);
    return { to: 'opening' };
  }
  table.local(locals, 'shown', [...locals.shown, Number(pick.slice('use:'.length))]);
  return useOpening(table, locals, seat, pick, 'opening');
}

/** 103.5b: cards revealed this way stay revealed until the first turn begins. */
export function endOpening(table: Table): void {
  for (const seat of table.seats()) for (const id of table.zoneOf('hand', seat).order) table.set(table.object(id), 'knownTo', 0);
}
