import {
  type CardProgram,
  type CompiledAbility,
  isUsedBy,
  kindOfPlace,
  type ObjectId,
  type Seat,
  type Table,
  usesLeft,
} from '@arbiter/kernel';
import { backrowOf } from '../board.js';
import { gameOf, rowOf } from '../facts.js';
import { isPending } from '../values/pending.js';
import { speedAgainst } from '../chain/speed.js';
import { mightHaveTriggered } from './hidden-triggers.js';
import { mightFit } from './publicly.js';
import { type Key, keysOf, type Window } from './offers.js';
import { openPlaces } from './open-places.js';

/**
 * Windows tell nothing: a player is asked where, for all that everybody sees, he might have something to activate. The number of
 * his hand cards and which cards he Set when are public, what they are is not.
 */

interface Sleeping {
  readonly card: CardProgram;
  readonly compiled: CompiledAbility;
}

interface Catalogue {
  /** What may be activated from a hand, by key. */
  readonly fromHand: ReadonlyMap<string, readonly Sleeping[]>;
  /** What a Set card may be. */
  readonly fromSet: ReadonlyMap<string, readonly Sleeping[]>;
}

const catalogues = new WeakMap<object, Catalogue>();

function catalogueOf(table: Table): Catalogue {
  const { library } = table;
  let known = catalogues.get(library);
  if (known === undefined) catalogues.set(library, (known = readCatalogue(table)));
  return known;
}

/** base.7.4: what may lie in a hand or Set. */
function readCatalogue(table: Table): Catalogue {
  const fromHand = new Map<string, Sleeping[]>();
  const fromSet = new Map<string, Sleeping[]>();
  for (const { card, abilities } of table.library.cards()) {
    for (const compiled of abilities) {
      const { ability, triggers } = compiled;
      for (const { key } of triggers) {
        if (ability.from?.includes('hand') === true) add(fromHand, key, { card, compiled });
        if (ability.kind === 'spell') add(fromSet, key, { card, compiled });
      }
    }
  }
  for (const list of [...fromHand.values(), ...fromSet.values()]) list.sort((one, other) => demands(one) - demands(other));
  return { fromHand, fromSet };
}

/** How much of a card is to be looked at: what asks for nothing answers first whether anything is possible. */
function demands({ compiled: { ability, triggers } }: Sleeping): number {
  return (
    (ability.when === undefined ? 0 : 1) + (ability.targets ?? []).length + (triggers.some((trigger) => trigger.if !== undefined) ? 1 : 0)
  );
}

function add(map: Map<string, Sleeping[]>, key: string, one: Sleeping): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [one]);
  else list.push(one);
}

/** Whether a seat might, for all that everybody sees, activate something in a window (base.7.4). */
export function mightAct(table: Table, seat: Seat, window: Window): boolean {
  const { epoch } = table.journal;
  let known = answered.get(table);
  if (known === undefined || known.epoch !== epoch) answered.set(table, (known = { epoch, found: new Map() }));
  const id = `${seat}${window}`;
  let might = known.found.get(id);
  if (might === undefined) known.found.set(id, (might = judge(table, seat, window)));
  return might;
}

/** What was asked since anything changed: several steps ask the same. */
const answered = new WeakMap<Table, { readonly epoch: number; readonly found: Map<string, boolean> }>();

/** base.7.4 */
function judge(table: Table, seat: Seat, window: Window): boolean {
  return mightAnswer(table, seat, keysOf(table, window)) || mightHaveTriggered(table, seat);
}

/** Whether a seat might answer what happened, apart from what it may do in the open state as well (base.7.4, 4.4.2.1-1). */
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
  const known = keys.filter(({ key }) => table.library.foreseen.awaited.has(key));
  if (known.length === 0) return false;
  const { fromHand, fromSet } = catalogueOf(table);
  const { turn, active } = gameOf(table);
  const might = (cards: ReadonlyMap<string, readonly Sleeping[]>, fits: (one: Sleeping) => boolean): boolean =>
    known.some((key) =>
      (cards.get(key.key) ?? nobody).some(
        (one) => fits(one) && speedAgainst(table, one.compiled.path) && mightFit(table, seat, one.compiled, one.card.id, key),
      ),
    );
  if (table.zoneOf('hand', seat).order.length > 0 && might(fromHand, (one) => (isCardActivation(one) ? active === seat : true)))
    return true;
  const set = backrowOf(table, seat).filter((id) => !rowOf(table, id).faceUp && rowOf(table, id).setTurn < turn);
  if (set.length > 0 && might(fromSet, everyone)) return true;
  return openPlaces(table, seat).some((id) => known.some((key) => opensBy(table, seat, id, key)));
}

const nobody: readonly Sleeping[] = [];
const everyone = (): boolean => true;

/** Spells of the hand are activated in their player's own turn only (base.16.5). */
function isCardActivation({ card, compiled }: Sleeping): boolean {
  return compiled.ability.kind === 'spell' && card.printed.kind === 'spell';
}

/** Whether a card that everybody sees waits for this key where it lies (base.7.4). Its cost is not looked at: it may be paid with what is hidden. */
function opensBy(table: Table, seat: Seat, id: ObjectId, key: Key): boolean {
  const row = table.object(id);
  return (table.program(row).byMoment.get(key.key) ?? []).some((compiled) => {
    const { ability, path } = compiled;
    if (ability.kind !== 'activated' || isPending(table, id) || !isUsedBy(ability, row.controller === seat)) return false;
    if (ability.limit !== undefined && usesLeft(table, { object: id, seat, ability: path }, ability.limit) <= 0) return false;
    return (
      (ability.from ?? table.game.inPlay).includes(kindOfPlace(table, row)) &&
      speedAgainst(table, path) &&
      mightFit(table, seat, compiled, row.card, key)
    );
  });
}
