import type { Json } from '../contract.js';
import { type Control, call, type FrameLocals } from '../state/calls.js';
import type { GameDefinition } from '../game.js';
import type { VerbDefinition } from '../table/rules.js';
import { happen } from '../happenings/happen.js';
import { propose } from '../table/happenings.js';
import type { Ability, CardProgram, Clause, Trigger } from '../programs/programs.js';
import type { TriggerRow } from '../state/state.js';
import type { Table } from '../table/table.js';
import { dropTriggers } from '../abilities/triggers.js';
import { clauseCards, clauseGame } from './clause-game.js';
import { heartCards } from './heart-cards.js';
import { numberIn } from './probe-verbs.js';
import { defineProcedure } from '../table/procedures.js';

/**
 * The probe game with its own count of moments, in which a list of clauses ends where one fails, and whose triggers note no use. Triggers
 * that act only as the last thing that happened are dropped when they come too late.
 */
const inMain: readonly Trigger[] = [{ event: 'main', mark: 'at' }];
const spell = (id: string, ...clauses: readonly Clause[]): CardProgram => ({
  id,
  names: { en: id, zh: id },
  printed: { kind: 'spell', power: 0, cost: 1 },
  abilities: [{ kind: 'spell', on: inMain, from: ['hand'], clauses }],
});
const unit = (id: string, ability: Ability): CardProgram => ({
  id,
  names: { en: id, zh: id },
  printed: { kind: 'unit', power: 1, cost: 1 },
  abilities: [{ kind: 'spell', on: inMain, from: ['hand'] }, ability],
});

const gain = (by: number) => ({ verb: 'gain', by });
const strike = { verb: 'strike', by: 1 };
const slayTheirs = { verb: 'slay', what: { all: { from: 'slots', of: 'opponent' } } };
const slayYours = { verb: 'slay', what: { all: { from: 'slots', of: 'you', where: { name: 'ox' } } } };

const joiningCards: readonly CardProgram[] = [
  unit('vigil', { kind: 'triggered', on: [{ event: 'died', last: true }], clauses: [{ do: [gain(1)] }] }),
  unit('wake', { kind: 'triggered', on: [{ event: 'died' }], clauses: [{ do: [gain(2)] }] }),
  unit('usurer', {
    kind: 'triggered',
    on: [{ event: 'died' }],
    cost: [{ verb: 'pay', by: 100 }],
    limit: { uses: 1, per: 'turn', scope: 'object' },
    clauses: [{ do: [gain(1)] }],
  }),
  unit('leech', { kind: 'replacement', on: [{ event: 'damage' }], then: [{ and: true, do: [gain(1)] }] }),
  spell('then', { do: [slayTheirs], then: [{ do: [strike] }] }),
  spell('and', { do: [slayTheirs], then: [{ and: true, do: [strike] }] }),
  spell('stroll', { do: [slayTheirs], then: [{ and: true, do: [{ verb: 'stroll' }, strike] }] }),
  spell('paid', { do: [slayTheirs], then: [{ and: true, cost: [{ verb: 'pay', by: 1 }], do: [strike] }] }),
  spell('all', { do: [slayTheirs] }, { and: true, forEachPlayer: 'all', together: true, do: [{ verb: 'harm', players: 'each', by: 1 }] }),
  spell(
    'needs',
    { do: [slayTheirs], otherwise: [{ do: [gain(1)] }] },
    { do: [gain(10)] },
    { also: true, do: [gain(2)] },
    { do: [gain(4)] },
  ),
  spell(
    'asks',
    { if: { exists: { from: 'slots' } }, do: [slayTheirs] },
    { may: true, do: [slayTheirs] },
    { forEach: { from: 'hand', of: 'you' }, do: [slayTheirs] },
    { do: [gain(1)] },
  ),
  spell('dear', { cost: [{ verb: 'pay', by: 100 }], do: [gain(1)] }, { do: [gain(2)] }),
  spell('both', { together: true, whole: true, do: [slayTheirs, slayYours], then: [{ do: [gain(1)] }], otherwise: [{ do: [gain(2)] }] }),
  spell('price', {
    together: true,
    whole: true,
    do: [slayTheirs, { verb: 'pay', by: 8 }],
    then: [{ do: [gain(1)] }],
    otherwise: [{ do: [gain(2)] }],
  }),
];

const stroll: VerbDefinition = { run: () => call(strolling, { returned: null }) };

/** A procedure that makes something happen by itself. */
const strolling = defineProcedure<Pick<FrameLocals, 'returned'>>({
  name: 'stroll',
  steps: [
    { name: 'go', run: (table) => happen(table, [propose('gainLife', { seat: 0 }, { amount: 1 })]) },
    { name: 'end', run: (): Control => ({ done: { done: true } }) },
  ],
});

/**
 * Whether a waiting trigger may still act: a trigger that acts only as the last thing that happened is too late once a later moment has
 * begun.
 */
function isTimely(table: Table, { ability, event, moment }: TriggerRow): boolean {
  return (
    moment === numberIn(table.state.game, 'moment') ||
    table.library.ability(ability).triggers.every(({ key, last }) => last !== true || key !== event.key)
  );
}

export const joiningGame: GameDefinition = {
  ...clauseGame,
  id: 'joining',
  cards: [...clauseCards, ...joiningCards, ...heartCards.filter(({ id }) => ['goad', 'hermit', 'insight'].includes(id))],
  verbs: { ...clauseGame.verbs, stroll },
  procedures: [...clauseGame.procedures, strolling],
  setUp: (table) => {
    clauseGame.setUp(table);
    table.state.game.moment = 0;
  },
  arrange: (table, arrangement) => {
    clauseGame.arrange(table, arrangement);
    table.state.game.moment = 0;
  },
  moments: {
    begin: (table, joined) => {
      if (!joined) table.set(table.state.game, 'moment', numberIn(table.state.game, 'moment') + 1);
    },
    now: (table) => numberIn(table.state.game, 'moment'),
  },
  committed: (table, happened, keys) =>
    table.emit('committed', 'P28', {
      moment: table.state.game.moment as Json,
      types: happened.map((one) => one?.type ?? null),
      keys: keys.flat(),
    }),
  triggerOrder: (table, triggers) => {
    const timely = triggers.filter((trigger) => isTimely(table, trigger));
    dropTriggers(table, (trigger) => !timely.includes(trigger));
    return [timely];
  },
  stopsAtFailure: true,
  judgesLate: true,
};
