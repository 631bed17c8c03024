import type { ObjectId, Seat } from '@arbiter/kernel';
import { isUsedBy, kindOfPlace, once, rememberedBy, type Table, usesLeft } from '@arbiter/kernel/authoring';
import { backrowOf } from '../board.js';
import { gameOf, rowOf } from '../facts.js';
import { isPending } from '../values/pending.js';
import { speedAgainst } from '../chain/speed.js';
import { mightHaveTriggered } from './hidden-triggers.js';
import { byKey, type Dormant } from './dormant.js';
import { mightFit, type Key } from './publicly.js';
import { keysOf, type Window } from './offers.js';
import { openPlaces } from './open-places.js';

/**
 * Windows reveal nothing: a player is asked whenever, by what everybody sees, they might have something to activate. The number of
 * their hand cards and which cards they Set when are public; what the cards are is not.
 */

interface Catalogue {
  /** What may be activated from a hand, by key. */
  readonly fromHand: ReadonlyMap<string, readonly Dormant[]>;
  /** The activations that a Set card may have, by key. */
  readonly fromSet: ReadonlyMap<string, readonly Dormant[]>;
}

/** What cards in a hand or Set cards might activate (base.7.4). */
const catalogueOf = once(
  ({ openings }: Table['library']): Catalogue => ({
    fromHand: byKey(openings.section('dormantInHand')),
    fromSet: byKey(openings.section('dormantSet')),
  }),
);

/** Whether a seat might, by what everybody sees, activate something in a window (base.7.4). */
export function mightAct(table: Table, seat: Seat, window: Window): boolean {
  return answered[window](table, seat);
}

/** Remembered, because several steps ask this before anything changes. */
const answeredIn = (window: Window): ((table: Table, seat: Seat) => boolean) =>
  rememberedBy({
    name: `whether a seat might act in the window ${window}`,
    basis: 'everything',
    find: (table, seat: Seat) => judge(table, seat, window),
  });
const answered: { readonly [window in Window]: (table: Table, seat: Seat) => boolean } = {
  chain: answeredIn('chain'),
  timing: answeredIn('timing'),
  goOn: answeredIn('goOn'),
  open: answeredIn('open'),
  main: answeredIn('main'),
  summoning: answeredIn('summoning'),
};

/** Computes `mightAct` (base.7.4). */
function judge(table: Table, seat: Seat, window: Window): boolean {
  return mightAnswer(table, seat, keysOf(table, window)) || mightHaveTriggered(table, seat);
}

/** Whether a seat might respond to what happened, apart from what it may do in the open state anyway (base.7.4, 4.4.2.1-1). */
export function mayAnswerFirst(table: Table, seat: Seat): boolean {
  return (
    mightAnswer(
      table,
      seat,
      keysOf(table, 'timing').filter(({ event }) => event !== null),
    ) || mightHaveTriggered(table, seat)
  );
}

/** Whether a seat might activate something at one of these keys (base.7.4). */
function mightAnswer(table: Table, seat: Seat, keys: readonly Key[]): boolean {
  const known = keys.filter(({ key }) => table.library.openings.awaited.has(key));
  if (known.length === 0) return false;
  const { fromHand, fromSet } = catalogueOf(table.library);
  const { turn, active } = gameOf(table);
  const might = (cards: ReadonlyMap<string, readonly Dormant[]>, fits: (one: Dormant) => boolean): boolean =>
    known.some((key) =>
      (cards.get(key.key) ?? nobody).some(
        (one) => fits(one) && speedAgainst(table, one.ability) && mightFit(table, seat, one.ability, [one], key),
      ),
    );
  if (table.zoneOf('hand', seat).order.length > 0 && might(fromHand, ({ spell }) => spell !== true || active === seat)) return true;
  const set = backrowOf(table, seat).filter((id) => !rowOf(table, id).faceUp && rowOf(table, id).setTurn < turn);
  if (set.length > 0 && might(fromSet, everyone)) return true;
  return openPlaces(table, seat).some((id) => known.some((key) => opensBy(table, seat, id, key)));
}

const nobody: readonly Dormant[] = [];
const everyone = (): boolean => true;

/**
 * Whether a card that everybody sees has an ability for this key in its place (base.7.4). The cost is not checked, because it may be paid
 * with hidden cards.
 */
function opensBy(table: Table, seat: Seat, id: ObjectId, key: Key): boolean {
  const row = table.object(id);
  return (table.program(row).byMoment.get(key.key) ?? []).some((compiled) => {
    const { ability, path } = compiled;
    if (ability.kind !== 'activated' || isPending(table, id) || !isUsedBy(ability, row.controller === seat)) return false;
    if (ability.limit !== undefined && usesLeft(table, { object: id, seat, ability: path }, ability.limit) <= 0) return false;
    return (
      (ability.from ?? table.game.inPlay).includes(kindOfPlace(table, row)) &&
      speedAgainst(table, ability) &&
      mightFit(table, seat, ability, compiled.triggers, key)
    );
  });
}
