import type { Seat } from '@arbiter/kernel';
import { beginWatch, type CardProgram, endWatches, sourceEnv, type Table } from '@arbiter/kernel/authoring';
import { gameOf, setGame } from '../facts.js';

const monarchId = 'rule:monarch';

/** The abilities of being the monarch: two triggered abilities without a source, which the monarch controls (718.2). */
export const monarchCard: CardProgram = {
  id: monarchId,
  names: { en: 'The monarch', zh: '君主' },
  printed: {},
  abilities: [
    {
      kind: 'triggered',
      on: [{ event: 'step:end', if: { turnOf: 'you' } }],
      clauses: [{ do: [{ verb: 'draw', amount: 1, player: 'you' }] }],
    },
    {
      kind: 'triggered',
      on: [
        {
          event: 'damage',
          if: {
            all: [
              { seat: 'seat', is: 'you' },
              { eventIs: 'combat', equal: true },
              { object: { event: 'source' }, is: { types: 'creature' } },
            ],
          },
        },
      ],
      clauses: [{ do: [{ verb: 'becomeMonarch', player: { controllerOf: { event: 'source' } } }] }],
    },
  ],
};

/** Makes a player the monarch; the previous monarch ceases to be it (718.3). */
export function crown(table: Table, seat: Seat): void {
  if (gameOf(table).monarch === seat) return;
  endWatches(table, ({ sourceCard }) => sourceCard === monarchId);
  setGame(table, 'monarch', seat);
  table.emit('monarchCrowned', '718.3', { seat });
  const env = sourceEnv(0, monarchId, seat);
  monarchCard.abilities.forEach((_, index) => beginWatch(table, env, { program: `${monarchId}/abilities/${index}`, until: '', left: -1 }));
}
