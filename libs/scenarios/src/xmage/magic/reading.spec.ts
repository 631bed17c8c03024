import { describe, expect, it } from '@jest/globals';
import type { Decision, Domain, Option, View } from '@arbiter/kernel';
import { readRecords } from '../read.js';
import { mapRecord } from '../map.js';
import { card, recordLine } from '../testing.js';
import { readBoard } from './board.js';
import { Programs } from './programs.js';
import { readQuestion, type Reading } from './questions.js';
import { magicTable } from './table.js';

const catalogue = JSON.stringify([
  {
    id: 'pinger',
    abilities: [
      {
        kind: 'activated',
        cost: [{ verb: 'mana', mana: '{1}{R}' }, { verb: 'tapSelf' }],
        targets: [{ as: 'it' }],
        clauses: [{ do: [{ verb: 'dealDamage', to: { var: 'it' }, amount: 1 }] }],
      },
      { kind: 'activated', cost: [{ verb: 'tapSelf' }], clauses: [{ do: [{ verb: 'addMana', mana: '{R}' }] }] },
      { kind: 'activated', marks: { loyalty: -2 }, clauses: [{ do: [{ verb: 'draw', count: 1 }] }] },
      { kind: 'triggered', on: [{ event: 'died', if: { is: 'self' } }], clauses: [{ do: [{ verb: 'gainLife' }] }] },
    ],
  },
  { id: 'shock', abilities: [{ kind: 'spell', clauses: [{ do: [{ verb: 'dealDamage' }, { verb: 'draw' }] }] }] },
  { id: 'pair', faces: [{ names: { en: 'Treats' } }], abilities: [] },
]);
const programs = new Programs(catalogue);

describe('abilities by their programs', () => {
  it('given activated, mana, loyalty and triggered abilities, when their paths are read, then cost, loyalty, verbs and words stand as the files ask for them', () => {
    expect(programs.ability('pinger/abilities/0', ['Pinger'])).toMatchObject({
      cost: ['{1}{R}', '{T}'],
      mana: false,
      verbs: ['dealDamage'],
      text: '{this} deals damage',
    });
    expect(programs.ability('pinger/abilities/1', ['Pinger'])).toMatchObject({ cost: ['{T}'], mana: true, text: 'add {R}' });
    expect(programs.ability('pinger/abilities/2', ['Pinger'])).toMatchObject({ loyalty: '-2', cost: [] });
    expect(programs.ability('{"words":{"red":"blue"}}|pinger/abilities/3', ['Pinger'])).toMatchObject({
      triggered: true,
      text: 'when {this} dies, you gain life',
    });
    expect(programs.ability('keyword:flashback|{"cost":"{1}{B}"}', [])).toMatchObject({ keyword: 'flashback', cost: ['{1}{B}'] });
    expect(programs.verbsFor('shock', null)).toEqual(['dealDamage', 'draw']);
    expect(programs.verbsFor('pinger', 'it')).toEqual(['dealDamage']);
  });
});

describe('questions by their decisions', () => {
  const reading: Reading = {
    programs,
    namesOf: (object) => (object === 7 ? ['Pinger'] : ['Bear']),
    render: (option) => `the option ${option.id}`,
    suggest: () => ({ picks: ['suggested'] }),
  };
  const decision = (kind: string, domain: Domain, params = {}): Decision => ({
    id: 3,
    openedAt: 1,
    seat: 1,
    subject: 1,
    kind,
    rule: '117.1',
    prompt: { key: kind, params },
    domain,
    sealed: false,
  });
  const options = (...listed: readonly Option[]): Domain => ({ type: 'options', options: listed, min: 1, max: 1 });

  it('given what a player with priority may do, when it is read, then every option says what it begins', () => {
    const read = readQuestion(
      decision(
        'act',
        options(
          { id: 'pass', label: 'pass' },
          { id: 'cast:5', label: 'cast', object: 5, params: { way: 'morph' } },
          { id: 'land:6', label: 'land', object: 6 },
          { id: 'activate:7:0', label: 'activate', object: 7, params: { ability: 'pinger/abilities/0' } },
        ),
      ),
      reading,
    );
    expect(read).toMatchObject({ asks: 'priority', seat: 1, decision: 3 });
    expect(read.offers.map((offer) => offer.means)).toMatchObject([
      { type: 'pass' },
      { type: 'cast', object: 5, names: ['Bear'], way: 'morph' },
      { type: 'land', object: 6 },
      { type: 'ability', object: 7, names: ['Pinger'], cost: ['{1}{R}', '{T}'] },
    ]);
  });

  it('given declarations, when they are read, then the pairs stand apart and the game may suggest', () => {
    const read = readQuestion(
      decision('declareAttackers', options({ id: '4>player:1', label: 'attack' }, { id: '4>object:9', label: 'attack' })),
      reading,
    );
    expect(read).toMatchObject({ asks: 'attack', suggested: { picks: ['suggested'] } });
    expect(read.offers.map((offer) => offer.means)).toEqual([
      { type: 'attack', attacker: 4, defender: null, seat: 1 },
      { type: 'attack', attacker: 4, defender: 9, seat: null },
    ]);
    expect(readQuestion(decision('declareBlockers', options({ id: '8>object:4', label: 'block' })), reading).offers[0]?.means).toEqual({
      type: 'block',
      blocker: 8,
      attacker: 4,
    });
  });

  it('given kinds that are not known here, when they are read, then their options tell what they ask', () => {
    const asks = (domain: Domain): string => readQuestion(decision('somethingNew', domain), reading).asks;
    expect(asks(options({ id: 'yes', label: 'yes' }, { id: 'no', label: 'no' }))).toBe('may');
    expect(asks(options({ id: 'object:4', label: 'object', object: 4 }, { id: 'player:0', label: 'player' }))).toBe('choose');
    expect(asks(options({ id: 'mode:0', label: 'mode' }))).toBe('modes');
    expect(asks(options({ id: 'red', label: 'colour' }))).toBe('word');
    expect(asks({ type: 'number', min: 0, max: 3 })).toBe('number');
  });

  it('given the ability or card that asks, when the question is read, then its verbs say what is done', () => {
    expect(readQuestion(decision('chooseTargets', options(), { card: 'shock' }), reading)).toMatchObject({
      asks: 'targets',
      verbs: ['dealDamage', 'draw'],
    });
    expect(readQuestion(decision('chooseTargets', options(), { card: 'shock', ability: 'pinger/abilities/2' }), reading).verbs).toEqual([
      'draw',
    ]);
  });
});

describe('the table', () => {
  const { records } = readRecords(
    recordLine({
      setup: [
        card('battlefield', 'A', 'Bear@b', 2),
        card('hand', 'B', 'Forest@f'),
        card('library', 'A', 'Shock'),
        card('library', 'A', 'Bear'),
        { op: 'life', player: 'B', life: 7 },
      ],
    }),
  );
  const { setup } = mapRecord(records[0]!);

  it('given a set-up, when the table is made, then the turn before the first ends and the libraries are filled with what nobody counts', () => {
    const { table, named } = magicTable(setup, (name) => name === 'Plains' || name === 'Forest');
    expect(table).toMatchObject({
      turn: { number: 0, seat: 1, step: 'cleanup' },
      players: [{ life: 20 }, { life: 7, hand: ['Forest'] }],
      zones: {
        battlefield: [
          { card: 'Bear', seat: 0 },
          { card: 'Bear', seat: 0 },
        ],
        exile: [],
      },
    });
    const [first] = (table as { readonly players: readonly { readonly library: readonly string[] }[] }).players;
    expect([first?.library[0], ...(first?.library.slice(-3) ?? [])]).toEqual(['Plains', 'Bear', 'Shock', 'Mountain']);
    expect(named).toEqual([
      { alias: 'b.1', card: 'Bear', owner: 0, zone: 'battlefield', index: 0 },
      { alias: 'b.2', card: 'Bear', owner: 0, zone: 'battlefield', index: 1 },
      { alias: 'f', card: 'Forest', owner: 1, zone: 'hand', index: 0 },
    ]);
  });

  it('given a record that does not shuffle, when the table is made, then its cards lie on top', () => {
    const { table } = magicTable({ ...setup, shuffled: false }, () => true);
    expect((table as { readonly players: readonly { readonly library: readonly string[] }[] }).players[0]?.library.slice(0, 3)).toEqual([
      'Bear',
      'Shock',
      'Wastes',
    ]);
  });
});

describe('the board', () => {
  const view: View = {
    version: 1,
    status: 'running',
    result: null,
    turn: { number: 2, seat: 1, phase: 'main2' },
    players: [
      { seat: 0, values: { life: 13, counters: { poison: 2 }, pool: [{ type: 'red' }, { type: 'red' }, { type: 'colourless' }] } },
      { seat: 1, values: { life: 20, counters: {}, pool: [] } },
    ],
    zones: [
      {
        id: 'battlefield',
        kind: 'battlefield',
        seat: null,
        count: 2,
        objects: [
          {
            id: 4,
            card: 'pinger',
            owner: 0,
            controller: 1,
            under: [],
            values: {
              name: 'Pinger',
              types: ['creature'],
              subtypes: ['Wizard'],
              keywords: ['firstStrike', { word: 'flashback', cost: '{R}' }],
              colours: ['red', 'blue'],
              power: 1,
              toughness: 2,
              tapped: true,
              damage: 1,
              counters: { '+1/+1': 1 },
            },
            attachments: [{ id: 6, card: 'shock', owner: 1, controller: 1, values: { name: 'Aura' }, attachments: [], under: [] }],
          },
          { id: 5, card: 'pinger', owner: 0, controller: 0, host: 4, values: { name: '', faceDown: true }, attachments: [], under: [] },
        ],
      },
      {
        id: 'graveyard:0',
        kind: 'graveyard',
        seat: 0,
        count: 1,
        objects: [{ id: 8, card: 'pair', owner: 0, controller: 0, values: { name: 'Curious Pair' }, attachments: [], under: [] }],
      },
      {
        id: 'stack',
        kind: 'stack',
        seat: null,
        count: 2,
        objects: [
          {
            id: 10,
            kind: 'item',
            owner: 0,
            controller: 0,
            values: { name: 'Pinger', item: { ability: 'pinger/abilities/3' } },
            attachments: [],
            under: [],
          },
          { id: 9, card: 'shock', owner: 1, controller: 1, values: { name: 'Shock' }, attachments: [], under: [] },
        ],
      },
    ],
    slots: [],
    pending: [],
    values: {},
  };

  it('given a view, when it is read, then zones, values, attachments, stack and players stand as expectations ask for them', () => {
    const board = readBoard(view, {
      programs,
      aliases: new Map([['b', 4]]),
      cardName: (id) => (id === 'pair' ? 'Curious Pair' : null),
      winners: null,
    });
    expect(board.at).toEqual({ turn: 2, step: 'postcombat_main' });
    expect(board.objects[0]).toMatchObject({
      names: ['Pinger'],
      alias: 'b',
      controller: 1,
      keywords: ['first strike', 'flashback'],
      subtypes: ['wizard'],
      colours: 'RU',
      tapped: true,
      damage: 1,
      counters: { '+1/+1': 1 },
    });
    expect(board.objects[1]).toMatchObject({ id: 6, names: ['Aura'], attachedTo: 4 });
    expect(board.objects[2]).toMatchObject({ id: 5, names: [], faceDown: true, attachedTo: 4 });
    expect(board.objects[3]).toMatchObject({ zone: 'graveyard', names: ['Curious Pair', 'Treats'] });
    expect(board.stack).toMatchObject([
      { kind: 'triggered', text: 'when {this} dies, you gain life' },
      { kind: 'spell', names: ['Shock'] },
    ]);
    expect(board.players[0]).toMatchObject({ life: 13, counters: { poison: 2 }, pool: { R: 2, C: 1 } });
  });

  it('given a step without a name here, when the board is read, then it says so', () => {
    expect(() =>
      readBoard(
        { ...view, turn: { ...view.turn, phase: 'teatime' } },
        { programs, aliases: new Map(), cardName: () => null, winners: null },
      ),
    ).toThrow('teatime');
  });
});
