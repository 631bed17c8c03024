import { idOfSeat, type JsonObject, type ObjectId, type Seat } from '@arbiter/kernel';
import {
  abilitiesOf,
  announceable,
  call,
  type Control,
  defineProcedure,
  happen,
  type Happening,
  type HappenResult,
  listenerEnv,
  payable,
  type Table,
} from '@arbiter/kernel/authoring';
import { hasValhallaRule } from '../decks/formats.js';
import { playerOf, rowOf, setObject, turnOrder, zoneOf } from '../facts.js';
import { move } from '../happenings/move.js';
import { activateLocals } from '../play/announcement.js';
import { abilityCost } from '../play/cost.js';
import { forbids, numberFor } from '../values/rules.js';
import { costBesidesWill } from '../will/cost-parts.js';
import { canAfford, purseOf } from '../will/purse.js';
import { announceProcedure } from '../play/announce.js';

/** The Valhalla rule (1415): cards beside the main deck, of which a player removes one for each thousand life lost. */

/** The number of lifebreak cards (1415.1a-ii, 1415.1c). */
export const lifebreakCards = 4;

export const playsValhalla = (table: Table): boolean => hasValhallaRule(table.pins.format);

/**
 * Lays out the lifebreak cards, last before the first turn (1415.1c). Without the Valhalla rule no card goes to that zone (1415.2,
 * `happenings/move.ts`).
 */
export function layLifebreaks(table: Table): Control | undefined {
  const moves = turnOrder(table).flatMap((seat) =>
    table
      .zoneOf('mainDeck', seat)
      .order.slice(0, lifebreakCards)
      .map((id) => move(id, { to: 'lifebreak' }, '1415.1c')),
  );
  return happen(table, moves);
}

/**
 * Returns the card that a player may remove by lifebreak, or 0: they have more lifebreak cards than (life - 1) / 1000, rounded down
 * (1415.1d-i, ruling:40).
 */
export function mayLifebreak(table: Table, seat: Seat): ObjectId {
  const [top] = table.zoneOf('lifebreak', seat).order;
  if (top === undefined || forbids(table, idOfSeat(seat), 'lifebreak')) return 0;
  return table.zoneOf('lifebreak', seat).order.length > Math.floor((playerOf(table, seat).life - 1) / 1000) ? top : 0;
}

/** Locals of `lifebreak`. */
export interface LifebreakLocals {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly returned: (Partial<HappenResult> & { readonly item?: ObjectId }) | null;
}

export const lifebreakLocals = (seat: Seat): LifebreakLocals => ({ seat, object: 0, returned: null });

/** A lifebreak (1415.1d): the top lifebreak card is removed, and its Break ability is played if possible. */
export const lifebreakProcedure = defineProcedure<LifebreakLocals>({
  name: 'lifebreak',
  steps: [
    {
      name: 'remove',
      rule: '1415.1d-i',
      run: (table, { seat }) => happen(table, [move(mayLifebreak(table, seat as Seat), { to: 'removed', act: 'broken' }, '1415.1d-i')]),
    },
    { name: 'play', rule: '1415.1d-ii', run: play },
    { name: 'played', rule: '1415.1d-iii', run: played },
    { name: 'done', rule: '1415.1d-iii', run: (): Control => ({ done: { done: true } }) },
  ],
});

/** Plays the Break ability of the removed card if possible (1415.1d-ii, 1415.1b, 1415.1b-i). */
function play(table: Table, locals: LifebreakLocals): Control {
  const moved = locals.returned;
  const now = moved?.objects?.[0];
  if (now === undefined || zoneOf(table, now) !== 'removed') return { to: 'done' };
  table.local(locals, 'object', now);
  const path = breakOf(table, locals.seat, now);
  return path === null ? { to: 'played' } : call(announceProcedure, activateLocals(table, locals.seat, now, path), 'played');
}

/** Returns the Break ability of a card that can be played (1415.1b-ii); null for none. */
function breakOf(table: Table, seat: Seat, object: ObjectId): string | null {
  for (const { ability, path } of abilitiesOf(table, table.object(object))) {
    if (ability.keyword !== 'break') continue;
    const env = listenerEnv(table, { object, seat, ability: path }, null);
    const costs = costBesidesWill(ability);
    const isFree = table.zone('chase').order.every((id) => !forbids(table, id, 'beAnswered', undefined, seat));
    if (
      isFree &&
      payable(table, env, costs) &&
      canAfford(purseOf(table, seat, { purpose: 'ability', object }), abilityCost(ability)) &&
      announceable(table, env, path)
    )
      return path;
  }
  return null;
}

/** Puts the removed card into the graveyard if it has no Break ability on the chase; with one the card waits (1415.1d-iii, ruling:41). */
function played(table: Table, locals: LifebreakLocals): Control | undefined {
  const object = locals.object;
  // If no Break ability was played, `returned` is still the result of the removal, which has no `item`; neither has an ability that could
  // not be played after all.
  const item = locals.returned?.item;
  if (table.find(object) === null) return undefined;
  if (item === undefined) return happen(table, [move(object, { to: 'graveyard' }, '1415.1d-iii')]);
  setObject(table, object, 'notes', { ...rowOf(table, object).notes, broken: item });
  return undefined;
}

const none: readonly Happening[] = [];

/**
 * Returns the moves of lifebreak cards in rule processing: cards whose Break ability has left the chase (1415.1d-iii), and cards beyond the
 * limit, taken from the bottom (1415.1e, 1415.1e-i).
 */
export function lifebreakProcessing(table: Table): readonly Happening[] {
  if (!playsValhalla(table)) return none;
  return table.seats().flatMap((seat) => [
    ...table
      .zoneOf('removed', seat)
      .order.filter((id) => hasResolved(table, rowOf(table, id).notes))
      .map((id) => move(id, { to: 'graveyard' }, '1415.1d-iii')),
    ...table
      .zoneOf('lifebreak', seat)
      .order.slice(numberFor(table, seat, 'lifebreaks', lifebreakCards))
      .map((id) => move(id, { to: 'graveyard' }, '1415.1e-i')),
  ]);
}

const hasResolved = (table: Table, { broken }: JsonObject): boolean => typeof broken === 'number' && table.find(broken) === null;
