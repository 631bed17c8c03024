import { type GameResult, idOfSeat, type ObjectId, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  happen,
  place,
  reshuffle,
  resumeGame,
  suspendGame,
  type Table,
  vanish,
} from '@arbiter/kernel/authoring';
import { fieldsOf, setObject } from '../facts.js';
import { move } from '../happenings/move.js';
import { byCard } from './by-card.js';
import { gameProcedure, resetRows } from './setup.js';
import { gameLocals } from './match.js';
import { type SubgameLocals, subgameRef } from './subgame-locals.js';

/**
 * A game inside the game (720): the main game waits as it is (720.1a), and its libraries are the libraries of the subgame (720.2).
 * Everything else in the main game is outside the subgame (720.4); players' own cards there are among the cards that effects may bring in,
 * each noting which object it is in the main game. Returns the winners. Locals: `ended`, the result of the subgame.
 */
export const subgameProcedure = defineProcedure({
  ...subgameRef,
  steps: [
    { name: 'begin', rule: '720.2', run: begin },
    { name: 'play', rule: '720.2', run: (): Control => call(gameProcedure, gameLocals(-1)) },
    { name: 'ended', rule: '720.5', run: end },
    { name: 'shuffle', rule: '720.5', run: (table): void => table.seats().forEach((seat) => reshuffle(table, `library:${seat}`, '720.5')) },
    {
      name: 'over',
      rule: '720.5',
      run: (_table, { ended }): Control => ({ done: { done: true, objects: (ended as GameResult).winners.map(idOfSeat) } }),
    },
  ],
});

export const subgameLocals = (): SubgameLocals => ({ ended: null, lent: [], answer: null, answers: null, returned: null });

interface Held {
  readonly id: ObjectId;
  readonly card: string;
  readonly owner: Seat;
}

function begin(table: Table, locals: SubgameLocals): void {
  const cards = Object.values(table.state.objects).filter(({ kind }) => kind === 'card');
  const held = ({ id, card, owner }: Held): Held => ({ id, card, owner });
  const libraries = table.seats().flatMap((seat) => table.zoneOf('library', seat).order.map((id) => held(table.object(id))));
  // Sorted player by player: ids given in one sequence would tell each player which of the others' hidden cards are older than their own.
  const outside = table.seats().flatMap((seat) =>
    cards
      .filter(({ zone, owner }) => owner === seat && !zone.startsWith('library'))
      .map(held)
      .sort(byCard),
  );
  for (const { id } of libraries) vanish(table, id);
  table.emit('subgameBegan', '720.1a', {});
  suspendGame(table);
  resetRows(table);
  for (const { card, owner } of libraries) place(table, table.create(card, owner).id, { zone: `library:${owner}`, at: 'bottom' });
  for (const { id, card, owner } of outside)
    setObject(table, place(table, table.create(card, owner).id, { zone: `sideboard:${owner}`, at: 'bottom' }), 'outer', id);
  table.local(
    locals,
    'lent',
    outside.map(({ id }) => id),
  );
}

/**
 * 720.5: each player puts the cards they own that took part in the subgame into their library, and the main game continues. Cards that came
 * from the main game leave it now, for abilities that trigger there (720.4a).
 */
function end(table: Table, locals: SubgameLocals): Control | undefined {
  const waiting = new Set(Object.values(table.state.objects).map((row) => fieldsOf(row).outer));
  const taken = locals.lent.filter((id) => !waiting.has(id));
  const played = Object.values(table.state.objects)
    .filter(({ kind, zone }) => kind === 'card' && !zone.startsWith('sideboard'))
    .map(({ card, owner }) => ({ card, owner }))
    .sort(byCard);
  resumeGame(table);
  for (const id of taken) {
    const { card, owner } = table.object(id);
    played.splice(
      played.findIndex((one) => one.card === card && one.owner === owner),
      1,
    );
  }
  for (const { card, owner } of played) place(table, table.create(card, owner).id, { zone: `library:${owner}`, at: 'bottom' });
  return happen(
    table,
    taken.map((id) => move(id, { to: 'library' }, '720.5')),
  );
}
