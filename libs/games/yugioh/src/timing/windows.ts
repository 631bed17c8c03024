import { type CardProgram, type CompiledAbility, kindOfPlace, type ObjectId, type Seat, type Table } from '@arbiter/kernel';
import { backrowOf, monstersOf } from '../board.js';
import { gameOf, rowOf } from '../facts.js';
import { speedAgainst } from '../chain/speed.js';
import { hiddenTriggers, keysOf, type Window } from './offers.js';

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

function readCatalogue(table: Table): Catalogue {
  const fromHand = new Map<string, Sleeping[]>();
  const fromSet = new Map<string, Sleeping[]>();
  for (const { card, abilities } of table.library.cards()) {
    for (const compiled of abilities) {
      const { ability, triggers } = compiled;
      const from = ability.from ?? (ability.kind === 'spell' ? table.game.spellsFrom : table.game.inPlay);
      for (const { key } of triggers) {
        if (from.includes('hand')) add(fromHand, key, { card, compiled });
        if (ability.kind === 'spell') add(fromSet, key, { card, compiled });
      }
    }
  }
  return { fromHand, fromSet };
}

function add(map: Map<string, Sleeping[]>, key: string, one: Sleeping): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [one]);
  else list.push(one);
}

/** Whether a seat might, for all that everybody sees, activate something in a window. */
export function mightAct(table: Table, seat: Seat, window: Window): boolean {
  const keys = keysOf(table, window).map(({ key }) => key);
  return mightAnswer(table, seat, keys) || (window !== 'summoning' && hasHiddenTrigger(table, seat));
}

/** Whether a seat might answer what happened, apart from what it may do in the open state as well. */
export function mayAnswerFirst(table: Table, seat: Seat): boolean {
  const keys = gameOf(table).answerable.map(({ key }) => `${key}|at`);
  return keys.length > 0 && mightAnswer(table, seat, keys);
}

/** A hidden optional trigger shows itself by nothing but the question: where any card of the catalogue might have triggered, it is put. */
function hasHiddenTrigger(table: Table, seat: Seat): boolean {
  return hiddenTriggers(table, seat).length > 0;
}

function mightAnswer(table: Table, seat: Seat, keys: readonly string[]): boolean {
  const known = keys.filter((key) => table.library.foreseen.awaited.has(key));
  if (known.length === 0) return false;
  const { fromHand, fromSet } = catalogueOf(table);
  const { turn, active } = gameOf(table);
  if (table.zoneOf('hand', seat).order.length > 0 && known.some((key) => (fromHand.get(key) ?? []).some((one) => fitsNow(table, one, active === seat)))) return true;
  const set = backrowOf(table, seat).filter((id) => !rowOf(table, id).faceUp);
  if (set.some((id) => rowOf(table, id).setTurn < turn) && known.some((key) => (fromSet.get(key) ?? []).some((one) => speedAgainst(table, one.compiled.path)))) return true;
  return openPlaces(table, seat).some((id) => known.some((key) => opensBy(table, id, key)));
}

/** From the hand: Spells in their player's own turn only (base.16.5), monsters by their quick effects. */
function fitsNow(table: Table, { card, compiled }: Sleeping, ownTurn: boolean): boolean {
  if (!speedAgainst(table, compiled.path)) return false;
  const kinds = card.printed.kinds as readonly string[] | undefined;
  return kinds?.includes('spell') === true && compiled.ability.kind === 'spell' ? ownTurn : true;
}

/** What a seat has in places that everybody sees. */
function openPlaces(table: Table, seat: Seat): readonly ObjectId[] {
  const field = [...monstersOf(table, seat), ...backrowOf(table, seat)].filter((id) => rowOf(table, id).faceUp);
  return [...field, ...table.zoneOf('graveyard', seat).order, ...table.zoneOf('banished', seat).order.filter((id) => rowOf(table, id).faceUp)];
}

/** Whether a card that everybody sees waits for this key where it lies. Its cost and its targets are not looked at: they may be hidden. */
function opensBy(table: Table, id: ObjectId, key: string): boolean {
  const row = table.object(id);
  return (table.program(row).byMoment.get(key) ?? []).some((compiled) => {
    const { ability } = compiled;
    if (ability.kind !== 'activated' && ability.kind !== 'spell') return false;
    if (ability.kind === 'spell' && row.slot !== '') return false;
    return (ability.from ?? table.game.inPlay).includes(kindOfPlace(table, row)) && speedAgainst(table, compiled.path);
  });
}
