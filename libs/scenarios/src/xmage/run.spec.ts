import { describe, expect, it } from '@jest/globals';
import { countXmage, isClean, printXmageReport, type XmageResult } from './report.js';
import { runRecords } from './run-file.js';
import { card, line, recordLine, type SmallRecord } from './testing.js';
import { TinyMatch } from './tiny-match.js';

function run(small: SmallRecord): XmageResult {
  const report = runRecords(recordLine(small), 'small.jsonl', { knows: () => true, open: () => new TinyMatch() });
  expect(report.refused).toEqual([]);
  return report.results[0]!;
}
const passes = { verdict: 'passed', failures: [] };
const main = 'precombat_main';

describe('playing a script', () => {
  it('given a spell at a player, when it is cast in its step, then the expectations see it resolved', () => {
    const cast = line('A', main, { do: 'cast', card: 'Bolt', target: { player: 'B' } });
    expect(
      run({
        setup: [card('hand', 'A', 'Bolt')],
        script: [cast],
        expect: [
          ['Life', 'B', 17],
          ['GraveyardCount', 'A', 'Bolt', 1],
          ['HandCount', 'A', 0],
          ['Life', 'A', 20],
        ],
      }),
    ).toMatchObject({ ...passes, defaults: [] });
  });

  it('given an expectation that does not hold, when the record is run, then it fails and says what is there', () => {
    expect(run({ expect: [['Life', 'B', 17]] })).toMatchObject({
      verdict: 'failed',
      failures: ['after turn 1, end_turn: life of B: 20, not 17'],
    });
  });

  it('given two spells, when the second is cast with or without waiting, then the first has resolved or still waits', () => {
    const setup = [card('battlefield', 'A', 'Bear'), card('hand', 'A', 'Growth'), card('hand', 'B', 'Bolt')];
    const growth = line('A', main, { do: 'cast', card: 'Growth', target: { name: 'Bear' } });
    const bolt = (rest: object): unknown => line('B', main, { do: 'cast', card: 'Bolt', target: { name: 'Bear' }, ...rest });
    const wait = { turn: 1, step: main, do: 'resolveStack' };
    const until = { turn: 1, step: main };
    expect(
      run({
        setup,
        script: [growth, wait, bolt({})],
        until,
        expect: [
          ['PermanentCount', 'A', 'Bear', 1],
          ['PowerToughness', 'A', 'Bear', 5, 5],
          ['DamageReceived', 'A', 'Bear', 3],
        ],
      }),
    ).toMatchObject(passes);
    expect(
      run({
        setup,
        script: [growth, bolt({ whileOnStack: 'Growth' })],
        until,
        expect: [
          ['PermanentCount', 'A', 'Bear', 0],
          ['GraveyardCount', 'A', 2],
        ],
      }).failures[0],
    ).toBeUndefined();
  });

  it('given a spell that waits on the stack, when checks look at it, then they see it where the player stands', () => {
    const script = [
      line('A', main, { do: 'cast', card: 'Bear' }),
      { turn: 1, step: main, do: 'check', check: 'StackSize', label: 'waits', args: ['PRECOMBAT_MAIN', 'A', 1] },
      line('A', main, { do: 'resolveStack' }),
      { turn: 1, step: main, do: 'check', check: 'StackSize', label: 'resolved', args: ['PRECOMBAT_MAIN', 'A', 0] },
      { turn: 1, step: main, do: 'check', check: 'PT', label: 'size', args: ['PRECOMBAT_MAIN', 'A', 'Bear', 3, 3] },
    ];
    expect(run({ setup: [card('hand', 'A', 'Bear')], script }).failures).toEqual([
      'turn 1, precombat_main, check "size": size of Bear: 2/2, not 3/3',
    ]);
  });

  it('given what is offered or not, when a check asks for playable acts, then casts, lands and abilities are told by their beginnings', () => {
    const check = (words: string, is: boolean, side = 'A'): unknown => ({
      turn: 1,
      step: main,
      do: 'check',
      check: 'PlayableAbility',
      label: words,
      args: ['PRECOMBAT_MAIN', side, words, is],
    });
    const setup = [card('hand', 'A', 'Bolt'), card('hand', 'A', 'Forest'), card('battlefield', 'B', 'Pinger')];
    const script = [
      check('Cast Bolt', true),
      check('Cast Bo', true),
      check('Cast Bear', false),
      check('Play Forest', true),
      check('{T}: {this} deals', true, 'B'),
      check('{T}: {this} deals', false),
      check('Flashback', false),
    ];
    expect(run({ setup, script })).toMatchObject(passes);
  });

  it('given lands and abilities, when they are played and activated by their beginnings, then the right ones are found', () => {
    const setup = [card('hand', 'A', 'Forest'), card('battlefield', 'A', 'Pinger@ping', 2), card('battlefield', 'A', 'Forest')];
    const script = [
      line('A', main, { do: 'playLand', card: 'Forest' }),
      line('A', main, { do: 'activateMana', abilityTextPrefix: '{T}: Add {G}', times: 2 }),
      line('A', main, { do: 'activateMana', abilityTextPrefix: '{T}: Add {R}' }),
      { turn: 1, step: main, do: 'check', check: 'ManaPool', label: 'mana', args: ['PRECOMBAT_MAIN', 'A', 'G', 2] },
      line('A', main, { do: 'activate', abilityTextPrefix: '@ping.2 {T}: {this} deals', target: { player: 'B' } }),
    ];
    const expected = [
      ['Life', 'B', 19],
      ['Tapped', '@ping.1', false],
      ['Tapped', '@ping.2', true],
      ['PermanentCount', 'A', 'Forest', 2],
      ['TappedCount', 'Forest', true, 2],
    ];
    expect(run({ setup, script, expect: expected })).toMatchObject(passes);
  });

  it('given an act that is never offered, when the record is run, then it fails and names it', () => {
    expect(
      run({ script: [line('A', main, { do: 'cast', card: 'Bolt', target: { player: 'B' } })], expect: [['Life', 'B', 20]] }).failures,
    ).toEqual(["turn 1, precombat_main: A can't cast Bolt: it is not offered"]);
    expect(
      run({
        setup: [card('hand', 'A', 'Bolt')],
        script: [line('A', main, { do: 'cast', card: 'Bolt', target: { name: 'Bear' } })],
        expect: [['Life', 'B', 20]],
      }).failures[0],
    ).toContain('Bear is no target');
    expect(run({ setup: [card('hand', 'A', 'Unicorn')] }).failures).toEqual([
      "at the start: the table can't be set: there are no unicorns",
    ]);
  });

  it('given a record that expects nothing, when its last act is refused, then it was written for that, and says so; an earlier one fails it', () => {
    const bolt = line('A', main, { do: 'cast', card: 'Bolt', target: { player: 'B' } });
    expect(run({ script: [bolt] })).toMatchObject({ ...passes, defaults: ['refusal'] });
    expect(
      run({ setup: [card('hand', 'A', 'Growth')], script: [bolt, line('A', 'postcombat_main', { do: 'cast', card: 'Growth' })] }),
    ).toMatchObject({ verdict: 'failed' });
  });

  it('given an act that may be impossible, when the record says so, then it is passed over, once', () => {
    const bolt = line('A', main, { do: 'cast', card: 'Bolt', target: { player: 'B' } });
    const answers = [{ kind: 'choice', player: 'A', value: '[skip_failed_command]' }];
    expect(run({ script: [bolt], answers, expect: [['Life', 'B', 20]] })).toMatchObject(passes);
    expect(run({ script: [bolt, bolt], answers, expect: [['Life', 'B', 20]] }).failures).toEqual([
      "turn 1, precombat_main: A can't cast Bolt: it is not offered",
    ]);
  });

  it('given a line that waits for mana, when the pool has as much, then it is done; before, it is not', () => {
    const setup = [card('hand', 'A', 'Bolt'), card('battlefield', 'A', 'Forest', 2)];
    const add = line('A', main, { do: 'activateMana', abilityTextPrefix: '{T}: Add {G}', times: 2 });
    const cast = (manaInPool: number): unknown => line('A', main, { do: 'cast', card: 'Bolt', target: { player: 'B' }, manaInPool });
    expect(run({ setup, script: [add, cast(2)], expect: [['Life', 'B', 17]] })).toMatchObject(passes);
    expect(run({ setup, script: [add, cast(3)], strict: false, expect: [['Life', 'B', 20]] })).toMatchObject(passes);
  });

  it('given a strict record with lines that were never reached, when it has ended, then it fails; another one does not', () => {
    const script = [line('B', main, { do: 'attack', attacker: 'Bear' })];
    expect(run({ script })).toMatchObject({
      verdict: 'failed',
      failures: ["turn 1, precombat_main: B's line was never carried out: attack with Bear"],
    });
    expect(run({ script, strict: false })).toMatchObject(passes);
  });
});

describe('what a rule decides otherwise', () => {
  it('given records that are listed with a rule, when they are run, then those that fail are told apart, and those that pass just pass', () => {
    const text = [recordLine({ id: 'other', expect: [['Life', 'A', 21]] }), recordLine({ id: 'same' })].join('\n');
    const deviations = ['other', 'same'].map((id) => ({ id, rule: '119.1', reason: 'life begins at 20' }));
    const report = runRecords(text, 'small.jsonl', { knows: () => true, open: () => new TinyMatch(), deviations });
    expect(report.results.map((one) => [one.id, one.verdict])).toEqual([
      ['other', 'deviates'],
      ['same', 'passed'],
    ]);
    expect(countXmage(report)).toMatchObject({ passed: 1, failed: 0, deviates: 1 });
    expect(isClean(report)).toBe(true);
    expect(printXmageReport(report)).toContain('rule other: 119.1, life begins at 20');
  });
});

describe('rules that break', () => {
  it('given a game that throws in the middle of a record, when a file is run, then that record fails with the reason and the next is run', () => {
    class Broken extends TinyMatch {
      override board(): never {
        throw new Error('an invariant is broken');
      }
    }
    const open = [(): TinyMatch => new Broken(), (): TinyMatch => new TinyMatch()];
    let opened = 0;
    const text = [recordLine({ id: 'one' }), recordLine({ id: 'two' })].join('\n');
    const report = runRecords(text, 'small.jsonl', { knows: () => true, open: () => open[opened++]!() });
    expect(report.results.map((one) => [one.verdict, ...one.failures])).toEqual([
      ['failed', 'the rules broke: an invariant is broken'],
      ['passed'],
    ]);
  });
});

describe('combat', () => {
  it('given attacks and a block with an index, when they are declared, then the fight is fought', () => {
    const setup = [card('battlefield', 'A', 'Bear', 2), card('battlefield', 'B', 'Ogre'), card('battlefield', 'B', 'Pinger', 2)];
    const script = [
      line('A', 'declare_attackers', { do: 'attack', attacker: 'Bear', defender: { player: 'B' } }),
      line('A', 'declare_attackers', { do: 'attack', attacker: 'Bear' }),
      line('B', 'declare_blockers', { do: 'block', blocker: 'Ogre', attacker: 'Bear:1' }),
    ];
    expect(
      run({
        setup,
        script,
        expect: [
          ['Life', 'B', 18],
          ['GraveyardCount', 'A', 'Bear', 1],
          ['DamageReceived', 'B', 'Ogre', 2],
          ['TappedCount', 'Bear', true, 1],
        ],
      }),
    ).toMatchObject(passes);
  });

  it('given nobody who attacks or blocks, when the turn goes on, then nothing happens', () => {
    expect(
      run({
        setup: [card('battlefield', 'A', 'Bear')],
        until: { turn: 4, step: 'upkeep' },
        expect: [
          ['Life', 'B', 20],
          ['ActivePlayer', 'B'],
        ],
      }),
    ).toMatchObject(passes);
  });

  it('given two creatures of one name that block together, when they are named by their places, then both block', () => {
    const setup = [card('battlefield', 'A', 'Bear', 2), card('battlefield', 'B', 'Ogre', 2)];
    const script = [
      line('A', 'declare_attackers', { do: 'attack', attacker: 'Bear' }),
      line('A', 'declare_attackers', { do: 'attack', attacker: 'Bear' }),
      line('B', 'declare_blockers', { do: 'block', blocker: 'Ogre:0', attacker: 'Bear:0' }),
      line('B', 'declare_blockers', { do: 'block', blocker: 'Ogre:1', attacker: 'Bear:1' }),
    ];
    expect(
      run({
        setup,
        script,
        expect: [
          ['Life', 'B', 20],
          ['GraveyardCount', 'A', 'Bear', 2],
        ],
      }),
    ).toMatchObject(passes);
    const same = [...script.slice(0, 3), line('B', 'declare_blockers', { do: 'block', blocker: 'Ogre:1', attacker: 'Bear:0' })];
    expect(
      run({
        setup,
        script: same,
        expect: [
          ['Life', 'B', 18],
          ['DamageReceived', 'B', 'Ogre:1', 2],
          ['DamageReceived', 'B', 'Ogre:0', 0],
        ],
      }),
    ).toMatchObject(passes);
  });

  it('given a block by or of a creature that is not there, when it comes to it, then the record fails; one that is not possible is left out', () => {
    const setup = [card('battlefield', 'A', 'Bear'), card('battlefield', 'A', 'Ogre'), card('battlefield', 'B', 'Ogre')];
    const block = (blocker: string, attacker: string): unknown[] => [
      line('A', 'declare_attackers', { do: 'attack', attacker: 'Bear' }),
      line('B', 'declare_blockers', { do: 'block', blocker, attacker }),
    ];
    expect(run({ setup, script: block('Pinger', 'Bear') }).failures[0]).toContain('Pinger is not there to block');
    expect(run({ setup, script: block('Ogre', 'Pinger') }).failures[0]).toContain('Pinger is not there to be blocked');
    expect(run({ setup, script: block('Ogre', 'Ogre'), expect: [['Life', 'B', 18]] })).toMatchObject(passes);
    expect(
      run({ setup, script: [line('A', 'declare_attackers', { do: 'attack', attacker: '[attack_skip]' })], expect: [['Life', 'B', 20]] }),
    ).toMatchObject(passes);
  });
});

describe('answers', () => {
  const cast = (name: string, side = 'A'): unknown => line(side, main, { do: 'cast', card: name });

  it('given queues of answers, when modes, numbers, yes and no and targets are asked, then each is taken from its queue', () => {
    const setup = ['Charm', 'Blaze', 'Ogre', 'Bolt'].map((name) => card('hand', 'A', name));
    const script = ['Charm', 'Blaze', 'Ogre', 'Bolt'].flatMap((name) => [cast(name), line('A', main, { do: 'resolveStack' })]);
    const answers = [
      { kind: 'mode', player: 'A', value: '2' },
      { kind: 'choice', player: 'A', value: 'X=4' },
      { kind: 'choice', player: 'A', value: false },
      { kind: 'target', player: 'A', value: { player: 'A' } },
    ];
    expect(
      run({
        setup,
        script,
        answers,
        expect: [
          ['Life', 'A', 27],
          ['Life', 'B', 16],
        ],
      }),
    ).toMatchObject({ ...passes, defaults: [] });
  });

  it('given no answers, when the same is asked, then the defaults answer and are named', () => {
    const setup = [
      ...['Charm', 'Blaze', 'Ogre', 'Bolt'].map((name) => card('hand', 'A', name)),
      card('battlefield', 'B', 'Bear'),
      card('battlefield', 'B', 'Pinger'),
      card('battlefield', 'A', 'Pinger'),
    ];
    const script = ['Charm', 'Blaze', 'Ogre', 'Bolt'].flatMap((name) => [cast(name), line('A', main, { do: 'resolveStack' })]);
    const result = run({
      setup,
      script,
      strict: false,
      expect: [
        ['Life', 'A', 24],
        ['Life', 'B', 13],
        ['GraveyardCount', 'B', 'Bear', 1],
      ],
    });
    expect(result).toMatchObject({ ...passes, defaults: ['may', 'modes', 'number', 'targets'] });
  });

  it('given a helpful spell and a harmful one without creatures, when nobody says at whom, then one goes to an own creature and one to the other player', () => {
    const setup = [
      card('hand', 'A', 'Growth'),
      card('hand', 'B', 'Bolt'),
      card('battlefield', 'A', 'Bear'),
      card('battlefield', 'B', 'Ogre'),
    ];
    expect(
      run({
        setup,
        script: [cast('Growth')],
        strict: false,
        until: { turn: 1, step: main },
        expect: [['PowerToughness', 'A', 'Bear', 5, 5]],
      }),
    ).toMatchObject(passes);
    expect(
      run({ setup: [card('hand', 'B', 'Bolt')], script: [cast('Bolt', 'B')], strict: false, expect: [['Life', 'A', 17]] }),
    ).toMatchObject(passes);
  });

  it('given targets in a list, of the line or of the queue, when some of them are not there, then the others are taken', () => {
    const setup = [card('hand', 'A', 'Bolt'), card('battlefield', 'B', 'Bear'), card('exiled', 'B', 'Ogre')];
    const bolt = (rest: object): unknown => line('A', main, { do: 'cast', card: 'Bolt', ...rest });
    const dies = [
      ['GraveyardCount', 'B', 'Bear', 1],
      ['ExileCount', 'Ogre', 1],
    ];
    expect(run({ setup, script: [bolt({ targets: ['Bear'] })], expect: dies })).toMatchObject(passes);
    expect(run({ setup, script: [bolt({ targets: [{ player: 'B' }] })], expect: [['Life', 'B', 17]] })).toMatchObject(passes);
    expect(
      run({ setup, script: [bolt({})], answers: [{ kind: 'target', player: 'A', value: 'Pinger^Bear' }], expect: dies }),
    ).toMatchObject({ ...passes, defaults: [] });
  });

  it('given a coin that has to fall one way, when the record is run, then chance is tried anew until it does', () => {
    const small = { setup: [card('hand', 'A', 'Toss')], script: [cast('Toss')], expect: [['GraveyardCount', 'A', 'Toss', 1]] };
    expect(run({ ...small, answers: [{ kind: 'coin', player: 'A', value: true }] })).toMatchObject(passes);
    expect(run({ ...small, answers: [{ kind: 'coin', player: 'B', value: true }] }).failures[0]).toContain('in any of 64 attempts');
  });

  it('given a game that ends before the step, when the expectations are tested, then they see who won', () => {
    const script = [line('A', main, { do: 'cast', card: 'Blaze' })];
    const setup = [card('hand', 'A', 'Blaze'), { op: 'life', player: 'B', life: 3 }];
    expect(
      run({
        setup,
        script,
        answers: [{ kind: 'choice', player: 'A', value: 'X=3' }],
        expect: [
          ['WonTheGame', 'A'],
          ['LostTheGame', 'B'],
          ['HasNotLostTheGame', 'A'],
        ],
      }),
    ).toMatchObject(passes);
  });
});
