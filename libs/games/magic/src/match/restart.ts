import type { Json, ObjectId, Seat } from '@arbiter/kernel';
import { call, clearTable, type Control, defineProcedure, place, type Table, unwindTo } from '@arbiter/kernel/authoring';
import { fieldsOf, gameOf, setGame, setObject } from '../facts.js';
import { showFaceDown } from '../faces/showing.js';
import { byCard } from './by-card.js';
import { resetRows, startGameProcedure, startLocals } from './setup.js';

/** Locals of `restart`. */
export interface RestartLocals {
  readonly seat: Seat;
  readonly leave: readonly ObjectId[];
  readonly left: Json;
  readonly returned: Json | null;
}

/**
 * Restarts the game (719): all cards in it go into their owners' libraries, except those that the effect leaves in exile (719.5), and a
 * game is started in which the effect's controller takes the first turn (719.1a). The effect finishes resolving in the new game, and then
 * the first turn begins (719.4). Locals: `seat`, the controller; `leave`, objects that stay in exile.
 */
export const restartProcedure = defineProcedure<RestartLocals>({
  name: 'restart',
  steps: [
    { name: 'clear', rule: '719.1', run: clear },
    { name: 'start', rule: '719.1', run: (_table, { seat }): Control => call(startGameProcedure, startLocals(-1, seat as Seat)) },
    {
      name: 'restarted',
      rule: '719.4',
      run: (table, { left }): Control => {
        setGame(table, 'restarted', true);
        return { done: { done: true, objects: left as Json } };
      },
    },
  ],
});

export function restartLocals(seat: Seat, leave: readonly ObjectId[]): RestartLocals {
  return { seat, leave, left: [], returned: null };
}

/**
 * 104.6, 719.1, 719.2: puts all cards of the game into their owners' libraries, including phased-out ones, except those that the effect
 * leaves in exile (719.4).
 */
function clear(table: Table, locals: RestartLocals): void {
  const leave = locals.leave;
  const cards = Object.values(table.state.objects)
    .filter(({ kind }) => kind === 'card')
    .map((row) => ({ card: row.card, owner: row.owner, outer: fieldsOf(row).outer, zone: zoneAfter(row.id, row.owner, row.zone) }))
    .sort(byCard);
  function zoneAfter(id: ObjectId, owner: Seat, zone: string): string {
    if (zone.startsWith('sideboard')) return zone;
    return leave.includes(id) ? 'exile' : `library:${owner}`;
  }
  showFaceDown(table);
  table.emit('gameRestarted', '719.1', { seat: locals.seat });
  clearTable(table);
  resetRows(table);
  const left: ObjectId[] = [];
  for (const { card, owner, outer, zone } of cards) {
    const id = place(table, table.create(card, owner).id, { zone, at: 'bottom' });
    // 719.6: a card from outside a subgame is still in the main game.
    setObject(table, id, 'outer', outer);
    if (zone === 'exile') left.push(id);
  }
  table.local(locals, 'left', left);
}

/**
 * 719.4: begins the first turn once the effect that restarted the game has resolved.
 * @returns whether the game was restarted
 */
export function leaveRestart(table: Table): boolean {
  if (!gameOf(table).restarted) return false;
  setGame(table, 'restarted', false);
  unwindTo(table, 'game', 'nextTurn');
  return true;
}
