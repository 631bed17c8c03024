import type { Json } from '../contract.js';
import { amount, seatsOf } from '../evaluation/evaluate.js';
import type { GameDefinition } from '../game.js';
import type { VerbDefinition } from '../table/rules.js';
import { propose } from '../table/happenings.js';
import type { CardProgram, Clause, PlayerRef, Trigger } from '../programs/programs.js';
import { heartGame } from './heart-game.js';
import { numberIn } from './probe-verbs.js';

/** The second probe game with cards for what clauses, amounts and references can say. */

const inMain: readonly Trigger[] = [{ event: 'main', mark: 'at' }];
const slots = { from: 'slots' } as const;
const note = (value: unknown) => ({ verb: 'note', value });
const unit = (id: string, power: number, kind = 'unit'): CardProgram => ({
  id,
  names: { en: id, zh: id },
  printed: { kind, power, cost: 1 },
  abilities: [{ kind: 'spell', on: inMain, from: ['hand'] }],
});
const spell = (id: string, ...clauses: readonly Clause[]): CardProgram => ({
  id,
  names: { en: id, zh: id },
  printed: { kind: 'spell', power: 0, cost: 1 },
  abilities: [{ kind: 'spell', on: inMain, from: ['hand'], clauses }],
});

const sacrifice: Clause = {
  forEachPlayer: 'all',
  choose: [{ as: 'it', from: { from: 'slots', of: 'each' } }],
  do: [{ verb: 'slay', what: { var: 'it' } }],
};

export const clauseCards: readonly CardProgram[] = [
  unit('ox', 2),
  unit('cub', 1),
  unit('bear', 5),
  spell('hail', {
    repeat: { count: { from: 'hand', of: 'you' } },
    choose: [{ as: 'it', from: slots }],
    do: [{ verb: 'slay', what: { var: 'it' } }],
    then: [{ do: [note(1)] }],
    otherwise: [{ do: [note(0)] }],
  }),
  spell('cull', { forEach: { from: 'slots', where: { power: 2 } }, do: [{ verb: 'slay', what: 'each' }], together: true }),
  spell('echo', { repeat: { count: { from: 'discard', of: 'you' } }, do: [note(1)] }),
  spell('demand', {
    unless: { player: 'opponent', cost: [{ verb: 'payLife', by: 2 }] },
    do: [{ verb: 'harm', players: 'opponent', by: 3 }],
    then: [{ do: [note(1)] }],
    otherwise: [{ do: [note(0)] }],
  }),
  spell('edict', { ...sacrifice, together: true }),
  spell('decree', { ...sacrifice, then: [{ do: [note({ player: 'each', value: 'life' })] }] }),
  spell('levy', {
    forEachPlayer: { not: 'you' },
    may: true,
    cost: [{ verb: 'payLife', by: 1 }],
    do: [note({ player: 'each', value: 'life' })],
    otherwise: [{ do: [note(-1)] }],
  }),
  spell('alms', {
    forEachPlayer: 'all',
    if: { compare: [{ player: 'each', value: 'life' }, 'less', { player: 'all', value: 'life', take: 'greatest' }] },
    do: [{ verb: 'harm', players: 'each', by: 1 }],
  }),
  spell('siege', { forEachPlayer: 'all', repeat: 2, choose: [{ as: 'n', number: { min: 0, max: 9 } }], do: [note({ var: 'n' })] }),
  spell('tally', {
    do: [
      note({ max: slots, of: 'power' }),
      note({ min: slots, of: 'power' }),
      note({ max: { all: { from: 'slots', of: 'you' } }, of: 'power' }),
      note({ distinct: slots, of: 'power' }),
      note({ distinct: slots, of: 'words' }),
      note({ half: { max: slots, of: 'power' } }),
      note({ halfUp: { max: slots, of: 'power' } }),
      note({ player: 'all', value: 'life' }),
      note({ player: 'all', value: 'life', take: 'greatest' }),
      note({ player: 'opponent', value: 'life', take: 'least' }),
      note({ quotient: [{ sum: slots, of: 'power' }, 2] }),
      note({ quotient: [7, { count: slots }] }),
    ],
  }),
  spell('verdict', {
    choose: [{ as: 'it', from: slots }],
    do: [
      { verb: 'harm', players: { playerOf: 'across', of: { var: 'it' } }, by: 1 },
      { verb: 'harm', players: { not: { playerOf: 'across', of: { var: 'it' } } }, by: 2 },
    ],
  }),
  spell('grudge', {
    do: [
      note({ history: 'lost', of: 'all' }),
      note({ history: 'lost', of: 'all', take: 'greatest' }),
      note({ history: 'lost', of: 'all', take: 'least' }),
    ],
  }),
  spell('across', { do: [{ verb: 'slay', what: { all: { from: 'slots', where: { hasPlayer: { relation: 'across', is: 'you' } } } } }] }),
  spell('curse', {
    choose: [{ as: 'named', name: 'units' }],
    do: [{ verb: 'slay', what: { all: { from: 'slots', where: { name: { chosen: 'named' } } } } }],
  }),
  spell('requiem', { if: { remembered: 'fell', words: ['tiny', 'small'] }, do: [{ verb: 'harm', players: 'opponent', by: 3 }] }),
  spell('fever', {
    choose: [{ as: 'word', oneOf: ['small', 'big'] }],
    do: [{ verb: 'slay', what: { all: { from: 'slots', where: { words: { chosen: 'word' } } } } }],
  }),
  spell(
    'volley',
    {
      choose: [
        { as: 'them', from: slots, players: true, min: 0, max: 3 },
        { as: 'shares', divide: { total: 4, among: 'them', least: 1 } },
      ],
      do: [{ verb: 'harm', players: 'opponent', by: { part: 'shares', player: 'opponent' } }],
    },
    { forEach: { from: 'slots', where: { is: { var: 'them' } } }, do: [note({ part: 'shares', of: 'each' })] },
  ),
  spell('spill', {
    choose: [
      { as: 'them', from: slots, all: true },
      { as: 'shares', divide: { total: 2, among: 'them', least: 1 } },
    ],
    do: [note({ part: 'shares', of: { var: 'them' } })],
  }),
];

const verbs: { readonly [name: string]: VerbDefinition } = {
  payLife: {
    run: (table, verb, env) => {
      table.set(table.player(env.you), 'life', numberIn(table.player(env.you), 'life') - (verb.by as number));
      table.emit('paid', 'P8', { seat: env.you });
      return { done: true };
    },
    payable: (table, verb, env) => numberIn(table.player(env.you), 'life') > (verb.by as number),
  },
  harm: {
    run: (table, verb, env) => ({
      propose: seatsOf(table, env, verb.players as PlayerRef).map((seat) =>
        propose('damage', { seat }, { amount: amount(table, env, verb.by as number), by: '' }),
      ),
    }),
  },
  note: {
    run: (table, verb, env) => {
      table.emit('noted', 'P26', { value: amount(table, env, verb.value as number) });
      return { done: true };
    },
  },
};

const deckable = clauseCards.map((card) => card.id);

export const clauseGame: GameDefinition = {
  ...heartGame,
  id: 'clauses',
  decisionKinds: [...heartGame.decisionKinds, 'payUnless'],
  cards: clauseCards,
  verbs: { ...heartGame.verbs, ...verbs },
  history: { ...heartGame.history, fell: { on: ['died'], by: 'match', keep: 'words', words: 'words', per: 'turn' } },
  baseValues: (table, row) => ({
    ...heartGame.baseValues(table, row),
    name: row.card,
    words: [row.card === 'cub' ? 'small' : 'big', 'beast'],
  }),
  playerRelations: { across: (table, row) => table.seats().filter((seat) => seat !== row.controller) },
  acceptName: (_table, _decision, card) => (card.printed.kind === 'unit' ? null : { rule: 'P25', detail: 'Name a unit.' }),
  rules: { ...heartGame.rules, payUnless: 'P27' },
  sampleBulk: (_table, _decision, pick): Json => Array.from({ length: 14 }, () => deckable[pick(deckable.length)] as string),
};
