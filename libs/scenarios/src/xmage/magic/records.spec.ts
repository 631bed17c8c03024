import { describe, expect, it } from '@jest/globals';
import { ruleset } from '@arbiter/magic';
import type { XmageResult } from '../report.js';
import { runRecords } from '../run-file.js';
import { card, line, recordLine, type SmallRecord } from '../testing.js';
import { magicMatches } from './driver.js';

const names = new Set(ruleset.cards().map((one) => one.names.en));
const open = magicMatches(ruleset);
const run = (small: SmallRecord): XmageResult =>
  runRecords(recordLine(small), 'small.jsonl', { knows: (name) => names.has(name), open }).results[0]!;
const passes = { verdict: 'passed', failures: [] };
const main = 'precombat_main';
const check = (kind: string, ...args: readonly unknown[]): unknown => ({
  turn: 1,
  step: main,
  do: 'check',
  check: kind,
  label: kind,
  args: ['PRECOMBAT_MAIN', ...args],
});

describe('records in Magic', () => {
  it('given lands and a creature in hand, when it is cast, then it waits, resolves and was paid for', () => {
    const setup = [card('battlefield', 'A', 'Forest', 2), card('hand', 'A', 'Grizzly Bears')];
    const script = [
      check('PlayableAbility', 'A', 'Cast Grizzly', true),
      line('A', main, { do: 'cast', card: 'Grizzly Bears' }),
      check('StackSize', 'A', 1),
    ];
    expect(
      run({
        setup,
        script,
        expect: [
          ['PermanentCount', 'A', 'Grizzly Bears', 1],
          ['TappedCount', 'Forest', true, 2],
          ['HandCount', 'A', 0],
          ['PowerToughness', 'A', 'Grizzly Bears', 2, 2],
        ],
      }),
    ).toMatchObject(passes);
  });

  it('given an aliased creature and a burn spell, when one of several is aimed at, then that one dies', () => {
    const setup = [
      card('battlefield', 'B', 'Grizzly Bears@bear', 3),
      card('battlefield', 'A', 'Mountain'),
      card('hand', 'A', 'Lightning Bolt'),
    ];
    const script = [line('A', main, { do: 'cast', card: 'Lightning Bolt', target: { name: '@bear.2' } })];
    expect(
      run({
        setup,
        script,
        expect: [
          ['GraveyardCount', 'B', '@bear.2', 1],
          ['PermanentCount', 'B', '@bear.1', 1],
          ['PermanentCount', 'B', 'Grizzly Bears', 2],
        ],
      }),
    ).toMatchObject({ ...passes, defaults: [] });
  });

  it('given a burn spell without a target, when it is cast, then the other side’s creature is hit by default', () => {
    const setup = [
      card('battlefield', 'A', 'Grizzly Bears'),
      card('battlefield', 'B', 'Craw Wurm'),
      card('battlefield', 'A', 'Mountain'),
      card('hand', 'A', 'Lightning Bolt'),
    ];
    expect(
      run({
        setup,
        script: [line('A', main, { do: 'cast', card: 'Lightning Bolt' })],
        strict: false,
        expect: [['DamageReceived', 'B', 'Craw Wurm', 3]],
      }),
    ).toMatchObject({ ...passes, defaults: ['targets'] });
  });

  it('given attackers and a blocker, when they are declared, then damage is still seen at the end of the turn', () => {
    const setup = [
      card('battlefield', 'A', 'Grizzly Bears', 2),
      card('battlefield', 'A', 'Suntail Hawk'),
      card('battlefield', 'B', 'Craw Wurm'),
    ];
    const script = [
      line('A', 'declare_attackers', { do: 'attack', attacker: 'Grizzly Bears:1' }),
      line('A', 'declare_attackers', { do: 'attack', attacker: 'Suntail Hawk' }),
      line('B', 'declare_blockers', { do: 'block', blocker: 'Craw Wurm', attacker: 'Grizzly Bears' }),
    ];
    expect(
      run({
        setup,
        script,
        expect: [
          ['Life', 'B', 19],
          ['GraveyardCount', 'A', 'Grizzly Bears', 1],
          ['DamageReceived', 'B', 'Craw Wurm', 2],
        ],
      }),
    ).toMatchObject(passes);
  });

  it('given turns that go by, when the third draws, then each has drawn once and the first turn had no draw', () => {
    const script = [line('B', 'postcombat_main', { do: 'playLand', card: 'Island' }, 2)];
    const expected = [
      ['HandCount', 'B', 1],
      ['HandCount', 'A', 1],
      ['ActivePlayer', 'A'],
      ['PermanentCount', 'B', 'Island', 1],
    ];
    expect(run({ setup: [card('hand', 'B', 'Island')], script, until: { turn: 3, step: 'draw' }, expect: expected })).toMatchObject(passes);
  });

  it('given a spell and its answer, when the answer waits for it, then it is countered', () => {
    const setup = [
      card('battlefield', 'A', 'Forest', 2),
      card('hand', 'A', 'Grizzly Bears'),
      card('battlefield', 'B', 'Island', 2),
      card('hand', 'B', 'Counterspell'),
    ];
    const script = [
      line('A', main, { do: 'cast', card: 'Grizzly Bears' }),
      line('B', main, { do: 'cast', card: 'Counterspell', target: { name: 'Grizzly Bears' }, whileOnStack: 'Grizzly Bears' }),
    ];
    expect(
      run({
        setup,
        script,
        expect: [
          ['PermanentCount', 'A', 'Grizzly Bears', 0],
          ['GraveyardCount', 'A', 'Grizzly Bears', 1],
          ['GraveyardCount', 'B', 'Counterspell', 1],
        ],
      }),
    ).toMatchObject(passes);
  });

  it('given a permanent with an ability, when it is activated by the beginning of its text, then it does what it says', () => {
    const setup = [card('battlefield', 'A', 'Prodigal Pyromancer')];
    const script = [line('A', main, { do: 'activate', abilityTextPrefix: '{T}: {this} deals', target: { player: 'B' } })];
    expect(
      run({
        setup,
        script,
        expect: [
          ['Life', 'B', 19],
          ['Tapped', 'Prodigal Pyromancer', true],
        ],
      }),
    ).toMatchObject(passes);
  });

  it.each([
    [
      'the half of a split card',
      'Alive',
      [
        ['Cast Alive', false],
        ['Cast Well', true],
      ],
    ],
    [
      'a card',
      'Grizzly Bears',
      [
        ['Cast Grizzly Bears', false],
        ['Cast Alive', true],
      ],
    ],
  ])('given that %s is to be named, when its name stands in the queue, then it is that card', (_, name, playable) => {
    const setup = [
      card('battlefield', 'A', 'Island'),
      card('battlefield', 'A', 'Plains', 2),
      card('battlefield', 'A', 'Forest', 4),
      ...['Meddling Mage', 'Alive // Well', 'Grizzly Bears'].map((one) => card('hand', 'A', one)),
    ];
    const script = [
      line('A', main, { do: 'cast', card: 'Meddling Mage' }),
      { turn: 1, step: main, do: 'resolveStack' },
      ...playable.map(([act, may]) => check('PlayableAbility', 'A', act, may)),
    ];
    expect(run({ setup, answers: [{ player: 'A', kind: 'choice', value: name }], script })).toMatchObject(passes);
  });

  it('given a card that is not in the catalogue, when the record is run, then it is not runnable', () => {
    expect(run({ setup: [card('hand', 'A', 'Black Lotus of my own')] }).missing).toEqual({ kind: 'card', what: 'Black Lotus of my own' });
  });

  it('given a card cast face down, when it is turned up by its cost, then it is; a wrong cost is not offered', () => {
    const setup = [card('battlefield', 'A', 'Island', 4), card('hand', 'A', 'Monastery Flock')];
    const turned = (words: string): unknown[] => [
      line('A', main, { do: 'cast', card: 'Monastery Flock using Morph' }),
      line('A', 'postcombat_main', { do: 'activate', abilityTextPrefix: words }),
    ];
    const up = [
      ['PermanentCount', 'A', 'Monastery Flock', 1],
      ['PowerToughness', 'A', 'Monastery Flock', 0, 5],
    ];
    expect(run({ setup, script: turned('{U}: Turn this face-down permanent face up.'), expect: up })).toMatchObject(passes);
    expect(run({ setup, script: turned('Morph {U}'), expect: up })).toMatchObject(passes);
    expect(run({ setup, script: turned('{R}: Turn'), expect: up }).failures[0]).toContain(
      'can\'t activate the ability "{R}: Turn": it is not offered',
    );
  });

  it.each(['Direct Current with jump-start', 'Jump-start'])(
    'given a card in the graveyard, when it is cast by the words "%s", then a card is discarded and it is exiled',
    (words) => {
      const setup = [card('battlefield', 'A', 'Mountain', 3), card('graveyard', 'A', 'Direct Current'), card('hand', 'A', 'Forest')];
      const act = words.startsWith('Direct') ? { do: 'cast', card: words } : { do: 'activate', abilityTextPrefix: words };
      const expected = [
        ['Life', 'B', 18],
        ['ExileCount', 'Direct Current', 1],
        ['GraveyardCount', 'A', 'Forest', 1],
      ];
      expect(run({ setup, script: [line('A', main, { ...act, target: { player: 'B' } })], expect: expected })).toMatchObject(passes);
    },
  );

  it('given modes of which the first has no target, when another is chosen by its number, then it is the one that is printed there', () => {
    const setup = [
      card('battlefield', 'A', 'Plains'),
      card('battlefield', 'A', 'Swamp'),
      card('battlefield', 'A', 'Forest'),
      card('hand', 'A', 'Abzan Charm'),
    ];
    const answers = [{ kind: 'mode', player: 'A', value: '2' }];
    expect(
      run({
        setup,
        answers,
        script: [line('A', main, { do: 'cast', card: 'Abzan Charm' })],
        expect: [
          ['Life', 'A', 18],
          ['HandCount', 'A', 2],
        ],
      }),
    ).toMatchObject(passes);
  });

  it('given a block that menace forbids, when a record expects nothing else, then the refusal is what it was written for', () => {
    const setup = [card('battlefield', 'A', 'Boggart Brute'), card('battlefield', 'B', 'Craw Wurm')];
    const script = [
      line('A', 'declare_attackers', { do: 'attack', attacker: 'Boggart Brute' }),
      line('B', 'declare_blockers', { do: 'block', blocker: 'Craw Wurm', attacker: 'Boggart Brute' }),
    ];
    expect(run({ setup, script })).toMatchObject({ ...passes, defaults: ['refusal'] });
    expect(run({ setup, script, expect: [['Life', 'B', 20]] }).failures[0]).toContain('declareBlockers is refused');
  });

  it("given a creature that can't block a flyer, when it is to block it, then it is left out", () => {
    const setup = [card('battlefield', 'A', 'Suntail Hawk'), card('battlefield', 'B', 'Craw Wurm')];
    const script = [
      line('A', 'declare_attackers', { do: 'attack', attacker: 'Suntail Hawk' }),
      line('B', 'declare_blockers', { do: 'block', blocker: 'Craw Wurm', attacker: 'Suntail Hawk' }),
    ];
    expect(run({ setup, script, expect: [['Life', 'B', 19]] })).toMatchObject(passes);
  });

  it('given a creature that was pumped and has a counter, when its base size is asked for, then neither counts; what sets it does', () => {
    const setup = [
      card('battlefield', 'A', 'Forest'),
      card('battlefield', 'A', 'Grizzly Bears'),
      card('hand', 'A', 'Giant Growth'),
      card('battlefield', 'B', 'Craw Wurm'),
    ];
    const script = [
      { turn: 1, step: 'upkeep', do: 'cheatCounters', player: 'A', card: 'Grizzly Bears', counter: 'p1p1', count: 1 },
      line('A', main, { do: 'cast', card: 'Giant Growth', target: { name: 'Grizzly Bears' } }),
    ];
    const until = { turn: 1, step: 'postcombat_main' };
    expect(
      run({
        setup,
        script,
        until,
        expect: [
          ['PowerToughness', 'A', 'Grizzly Bears', 6, 6],
          ['BasePowerToughness', 'A', 'Grizzly Bears', 2, 2],
          ['BasePowerToughness', 'B', 'Craw Wurm', 6, 4],
        ],
      }),
    ).toMatchObject(passes);
  });
});
