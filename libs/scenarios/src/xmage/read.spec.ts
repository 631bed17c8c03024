import { describe, expect, it } from '@jest/globals';
import { firstMissing } from './classify.js';
import { mapRecord } from './map.js';
import { parseAbilityWords } from './ability-words.js';
import { parseCast, parseHints, parseName } from './names.js';
import type { Plan } from './plan.js';
import { readRecords } from './read.js';
import { countXmage, isClean, printXmageReport } from './report.js';
import { runRecords } from './run-file.js';
import { card, line, recordLine, type SmallRecord } from './testing.js';

const planOf = (small: SmallRecord): Plan => {
  const { records, refused } = readRecords(recordLine(small));
  expect(refused).toEqual([]);
  return mapRecord(records[0]!);
};
const everything = (): boolean => true;

describe('reading records', () => {
  it('given lines that are records, broken or strange, when a file is read, then each is read or refused with its line and its fault', () => {
    const text = [
      recordLine({ id: 'one' }),
      '',
      '{"id": "half"',
      JSON.stringify({ ...JSON.parse(recordLine({ id: 'two' })), colour: 'red' }),
      recordLine({ id: 'one' }),
    ].join('\n');
    const { records, refused } = readRecords(text);
    expect(records.map((record) => record.id)).toEqual(['one']);
    expect(refused.map((one) => [one.line, one.id])).toEqual([
      [3, 'half'],
      [4, 'two'],
      [5, 'one'],
    ]);
    expect(refused[1]?.faults.join()).toContain('colour');
  });

  it('given a known verb with a key that it does not have, when the file is read, then the record is refused', () => {
    expect(
      readRecords(recordLine({ script: [line('A', 'upkeep', { do: 'playLand', card: 'Forest', loudly: true })] })).refused,
    ).toHaveLength(1);
  });
});

describe('the table of a record', () => {
  it('given cards in zones, life and a library, when it is mapped, then the last card named lies on top and copies under one alias are told apart', () => {
    const { setup } = planOf({
      setup: [
        card('library', 'A', 'Forest'),
        card('library', 'A', 'Shock', 2),
        { op: 'clear', zone: 'library', player: 'A' },
        { op: 'life', player: 'B', life: 5 },
        card('battlefield', 'B', 'Grizzly Bears@bear', 2),
        { op: 'card', zone: 'battlefield', player: 'A', card: 'Island', count: 1, tapped: true },
      ],
    });
    expect(setup.libraries.A).toEqual({
      named: [
        { card: 'Shock', alias: null },
        { card: 'Shock', alias: null },
        { card: 'Forest', alias: null },
      ],
      cleared: true,
    });
    expect(setup.libraries.B).toEqual({ named: [], cleared: false });
    expect(setup.life).toEqual({ A: 20, B: 5 });
    expect(setup.cards.map((one) => [one.card, one.alias, one.tapped])).toEqual([
      ['Grizzly Bears', 'bear.1', false],
      ['Grizzly Bears', 'bear.2', false],
      ['Island', null, true],
    ]);
  });

  it('given counters by decree before anything else, when it is mapped, then they are part of the table; later ones are a missing verb', () => {
    const setup = [card('battlefield', 'A', 'Grizzly Bears')];
    const decree = line('A', 'upkeep', { do: 'cheatCounters', card: 'Grizzly Bears', counter: 'p1p1', count: 3 });
    expect(planOf({ setup, script: [decree] }).setup.cards[0]?.counters).toEqual({ '+1/+1': 3 });
    const late = planOf({ setup, script: [line('A', 'upkeep', { do: 'cast', card: 'Shock' }), decree] });
    expect(late.gaps).toEqual([{ kind: 'script', what: 'cheatCounters in the middle of a game' }]);
  });
});

describe('the script of a record', () => {
  it('given casts with their variants, when they are mapped, then name, way, modes, targets and conditions stand apart', () => {
    expect(parseCast('Pine Walker using Morph')).toMatchObject({ object: { name: 'Pine Walker' }, way: 'morph' });
    expect(parseCast('Cyclonic Rift with overload')).toMatchObject({ object: { name: 'Cyclonic Rift' }, way: 'overload' });
    expect(parseCast('fused Wear // Tear')).toMatchObject({ object: { name: 'Wear // Tear' }, way: 'fuse' });
    expect(parseCast('Shock with a vengeance').way).toBeNull();
    expect(parseHints({ name: 'mode=1targetPlayer=PlayerA^mode=2Pillarfield Ox^Wall of Air' })).toMatchObject([
      { mode: 1, target: { type: 'player', side: 'A' } },
      { mode: 2, target: { type: 'object', object: { name: 'Pillarfield Ox' } } },
      { mode: 2, target: { type: 'object', object: { name: 'Wall of Air' } } },
    ]);
    expect(parseName('Runed Servitor:1')).toMatchObject({ name: 'Runed Servitor', index: 1 });
    expect(parseName('Blood Artist[only copy]')).toMatchObject({ name: 'Blood Artist', copy: 'only' });
    expect(parseName('[face-down:SOMETHING]')).toMatchObject({ name: '', faceDown: true });
  });

  it('given a clause that the file lost, when it is mapped, then who waits for their own spell waits until it is gone, and answers every other one', () => {
    const lost = { stackClause: { ref: 'new StackClause[]' } };
    const script = [
      line('A', 'precombat_main', { do: 'cast', card: 'Grizzly Bears' }),
      line('A', 'precombat_main', {
        do: 'cast',
        card: 'Giant Growth',
        target: { name: 'Grizzly Bears' },
        whileOnStack: 'Grizzly Bears',
        ...lost,
      }),
      line('B', 'precombat_main', {
        do: 'cast',
        card: 'Counterspell',
        target: { name: 'Giant Growth' },
        whileOnStack: 'Giant Growth',
        ...lost,
      }),
    ];
    const conditions = planOf({ script }).script.map(({ act }) => (act.act === 'cast' ? act.condition.stack?.clause : undefined));
    expect(conditions).toEqual([undefined, 'notOnStack', 'onStack']);
  });

  it('given waits of one side, of both, once and until the stack is empty, when they are mapped, then each side has its own', () => {
    const waits = [
      { turn: 1, step: 'upkeep', do: 'resolveStack' },
      { turn: 1, step: 'upkeep', do: 'resolveStack', arg: 2 },
      line('B', 'upkeep', { do: 'resolveStack', one: true }),
    ];
    expect(planOf({ script: waits }).script.map((one) => `${one.side}${one.act.act === 'wait' && one.act.once ? '1' : ''}`)).toEqual([
      'A',
      'B',
      'A1',
      'A1',
      'B1',
      'B1',
      'B1',
    ]);
  });

  it('given the beginnings of ability texts, when they are read, then keyword, loyalty, cost and effect stand apart', () => {
    expect(parseAbilityWords('Flashback {1}{B}')).toMatchObject({ keyword: 'flashback', keywordCost: '{1}{B}' });
    expect(parseAbilityWords('-2: Draw a card')).toMatchObject({ loyalty: '-2', effect: 'Draw a card' });
    expect(parseAbilityWords('{2}, {T}, Sacrifice')).toMatchObject({ cost: ['{2}', '{T}', 'sacrifice'], closed: false });
    expect(parseAbilityWords('@goblin.1 {T}: {this} deals')).toMatchObject({
      source: { alias: 'goblin.1' },
      cost: ['{T}'],
      closed: true,
      effect: '{this} deals',
    });
    expect(parseAbilityWords('Put a card')).toMatchObject({ cost: ['put'], closed: false });
  });
});

describe('what a record still lacks', () => {
  const strange = {
    id: 'strange',
    cards: ['Shock', 'Black Lotus'],
    script: [{ turn: 1, step: 'upkeep', do: 'rollDice' }],
    expect: [['ShoeSize', 'A', 44]],
  };

  it('given several things missing, when it is classified, then the first is told: format, card, script verb, expectation', () => {
    const shock = (name: string): boolean => name === 'Shock';
    expect(firstMissing(planOf({ ...strange, format: 'commander' }), shock)).toEqual({ kind: 'format', what: 'commander' });
    expect(firstMissing(planOf(strange), shock)).toEqual({ kind: 'card', what: 'Black Lotus' });
    expect(firstMissing(planOf(strange), everything)).toEqual({ kind: 'script', what: 'rollDice' });
    expect(firstMissing(planOf({ ...strange, script: [] }), everything)).toEqual({ kind: 'expectation', what: 'ShoeSize' });
    expect(
      firstMissing(
        planOf({
          cards: ['Shock'],
          expect: [
            ['Life', 'A', 20],
            ['HandCount', 'A', 'Shock', 1],
          ],
        }),
        shock,
      ),
    ).toBeNull();
  });

  it('given a third player in set-up, targets or attacks, when it is classified, then it is not runnable', () => {
    expect(firstMissing(planOf({ setup: [card('battlefield', 'C', 'Forest')] }), everything)?.what).toBe('setup of a third player');
    expect(
      firstMissing(
        planOf({ script: [line('A', 'declare_attackers', { do: 'attack', attacker: 'Ox', defender: { player: 'C' } })] }),
        everything,
      )?.what,
    ).toBe('attack at a third player');
  });

  it('given a file and a list of cards, when it is reported, then it says how many could run and what the others lack', () => {
    const text = [recordLine({ id: 'fine', cards: ['Shock'] }), recordLine(strange), 'nonsense'].join('\n');
    const report = runRecords(text, 'some.jsonl', { knows: (name) => name === 'Shock' });
    expect(countXmage(report)).toEqual({
      records: 2,
      refused: 1,
      passed: 0,
      passedByDefault: 0,
      failed: 0,
      deviates: 0,
      ready: 1,
      notRunnable: { format: 0, card: 1, script: 0, expectation: 0 },
    });
    expect(isClean(report)).toBe(false);
    expect(printXmageReport(report)).toContain('strange: card Black Lotus');
    expect(printXmageReport(report)).toContain('1 could run, and were not');
    expect(runRecords(text, 'some.jsonl', { knows: everything, only: 'fine' }).results.map((one) => one.id)).toEqual(['fine']);
  });
});
