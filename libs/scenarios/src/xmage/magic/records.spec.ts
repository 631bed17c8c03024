import { describe, expect, it } from '@jest/globals';
import { ruleset } from '@arbiter/magic';
import type { XmageResult } from '../report.js';
import { runRecords } from '../run-file.js';
import { card, line, recordLine, type SmallRecord } from '../testing.js';
import { magicMatches } from './driver.js';

const names = new Set(ruleset.cards().map((one) => one.names.en));
const open = magicMatches(ruleset);
const run = (small: SmallRecord): XmageResult => runRecords(recordLine(small), 'small.jsonl', { knows: (name) => names.has(name), open }).results[0]!;
const passes = { verdict: 'passed', failures: [] };
const main = 'precombat_main';
const check = (kind: string, ...args: readonly unknown[]): unknown => ({ turn: 1, step: main, do: 'check', check: kind, label: kind, args: ['PRECOMBAT_MAIN', ...args] });

describe('records in Magic', () => {
  it('given lands and a creature in hand, when it is cast, then it waits, resolves and was paid for', () => {
    const setup = [card('battlefield', 'A', 'Forest', 2), card('hand', 'A', 'Grizzly Bears')];
    const script = [check('PlayableAbility', 'A', 'Cast Grizzly', true), line('A', main, { do: 'cast', card: 'Grizzly Bears' }), check('StackSize', 'A', 1)];
    expect(run({ setup, script, expect: [['PermanentCount', 'A', 'Grizzly Bears', 1], ['TappedCount', 'Forest', true, 2], ['HandCount', 'A', 0], ['PowerToughness', 'A', 'Grizzly Bears', 2, 2]] })).toMatchObject(passes);
  });

  it('given an aliased creature and a burn spell, when one of several is aimed at, then that one dies', () => {
    const setup = [card('battlefield', 'B', 'Grizzly Bears@bear', 3), card('battlefield', 'A', 'Mountain'), card('hand', 'A', 'Lightning Bolt')];
    const script = [line('A', main, { do: 'cast', card: 'Lightning Bolt', target: { name: '@bear.2' } })];
    expect(run({ setup, script, expect: [['GraveyardCount', 'B', '@bear.2', 1], ['PermanentCount', 'B', '@bear.1', 1], ['PermanentCount', 'B', 'Grizzly Bears', 2]] })).toMatchObject({ ...passes, defaults: [] });
  });

  it('given a burn spell without a target, when it is cast, then the other side’s creature is hit by default', () => {
    const setup = [card('battlefield', 'A', 'Grizzly Bears'), card('battlefield', 'B', 'Craw Wurm'), card('battlefield', 'A', 'Mountain'), card('hand', 'A', 'Lightning Bolt')];
    expect(run({ setup, script: [line('A', main, { do: 'cast', card: 'Lightning Bolt' })], strict: false, expect: [['DamageReceived', 'B', 'Craw Wurm', 3]] })).toMatchObject({ ...passes, defaults: ['targets'] });
  });

  it('given attackers and a blocker, when they are declared, then damage is still seen at the end of the turn', () => {
    const setup = [card('battlefield', 'A', 'Grizzly Bears', 2), card('battlefield', 'A', 'Suntail Hawk'), card('battlefield', 'B', 'Craw Wurm')];
    const script = [
      line('A', 'declare_attackers', { do: 'attack', attacker: 'Grizzly Bears:1' }),
      line('A', 'declare_attackers', { do: 'attack', attacker: 'Suntail Hawk' }),
      line('B', 'declare_blockers', { do: 'block', blocker: 'Craw Wurm', attacker: 'Grizzly Bears' }),
    ];
    expect(run({ setup, script, expect: [['Life', 'B', 19], ['GraveyardCount', 'A', 'Grizzly Bears', 1], ['DamageReceived', 'B', 'Craw Wurm', 2]] })).toMatchObject(passes);
  });

  it('given turns that go by, when the third draws, then each has drawn once and the first turn had no draw', () => {
    const script = [line('B', 'postcombat_main', { do: 'playLand', card: 'Island' }, 2)];
    const expected = [['HandCount', 'B', 1], ['HandCount', 'A', 1], ['ActivePlayer', 'A'], ['PermanentCount', 'B', 'Island', 1]];
    expect(run({ setup: [card('hand', 'B', 'Island')], script, until: { turn: 3, step: 'draw' }, expect: expected })).toMatchObject(passes);
  });

  it('given a spell and its answer, when the answer waits for it, then it is countered', () => {
    const setup = [card('battlefield', 'A', 'Forest', 2), card('hand', 'A', 'Grizzly Bears'), card('battlefield', 'B', 'Island', 2), card('hand', 'B', 'Counterspell')];
    const script = [line('A', main, { do: 'cast', card: 'Grizzly Bears' }), line('B', main, { do: 'cast', card: 'Counterspell', target: { name: 'Grizzly Bears' }, whileOnStack: 'Grizzly Bears' })];
    expect(run({ setup, script, expect: [['PermanentCount', 'A', 'Grizzly Bears', 0], ['GraveyardCount', 'A', 'Grizzly Bears', 1], ['GraveyardCount', 'B', 'Counterspell', 1]] })).toMatchObject(passes);
  });

  it('given a permanent with an ability, when it is activated by the beginning of its text, then it does what it says', () => {
    const setup = [card('battlefield', 'A', 'Prodigal Pyromancer')];
    const script = [line('A', main, { do: 'activate', abilityTextPrefix: '{T}: {this} deals', target: { player: 'B' } })];
    expect(run({ setup, script, expect: [['Life', 'B', 19], ['Tapped', 'Prodigal Pyromancer', true]] })).toMatchObject(passes);
  });

  it.each([
    ['the half of a split card', 'Alive', [['Cast Alive', false], ['Cast Well', true]]],
    ['a card', 'Grizzly Bears', [['Cast Grizzly Bears', false], ['Cast Alive', true]]],
  ])('given that %s is to be named, when its name stands in the queue, then it is that card', (_, name, playable) => {
    const setup = [card('battlefield', 'A', 'Island'), card('battlefield', 'A', 'Plains', 2), card('battlefield', 'A', 'Forest', 4), ...['Meddling Mage', 'Alive // Well', 'Grizzly Bears'].map((one) => card('hand', 'A', one))];
    const script = [line('A', main, { do: 'cast', card: 'Meddling Mage' }), { turn: 1, step: main, do: 'resolveStack' }, ...playable.map(([act, may]) => check('PlayableAbility', 'A', act, may))];
    expect(run({ setup, answers: [{ player: 'A', kind: 'choice', value: name }], script })).toMatchObject(passes);
  });

  it('given a card that is not in the catalogue, when the record is run, then it is not runnable', () => {
    expect(run({ setup: [card('hand', 'A', 'Black Lotus of my own')] }).missing).toEqual({ kind: 'card', what: 'Black Lotus of my own' });
  });
});
