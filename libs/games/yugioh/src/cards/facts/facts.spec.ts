import { describe, expect, it } from '@jest/globals';
import type { Json } from '@arbiter/kernel';
import { shows } from '@arbiter/testing';
import { attributes, printedFaults, PrintedError, readPrinted, type MonsterFacts } from '../printed.js';
import { vanillaMonsters } from '../vanilla.js';
import { cardFacts, cardId, withProgram, type FactsId } from './index.js';
import type { CardFacts } from './making.js';

const all = Object.entries(cardFacts) as readonly (readonly [FactsId, CardFacts])[];
const copyOf = (id: FactsId): Json => JSON.parse(JSON.stringify(cardFacts[id].printed)) as Json;

describe('the facts of the cards', () => {
  it('given every card, then its facts are sound and survive as data', () => {
    expect(all.length).toBeGreaterThanOrEqual(278);
    expect(all.flatMap(([id]) => printedFaults(copyOf(id)).map((fault) => `${id}: ${fault}`))).toEqual([]);
    expect(readPrinted(copyOf('decode-talker'))).toEqual(cardFacts['decode-talker'].printed);
  });

  it('given every card, then its id is its English name, and no two have a passcode in common', () => {
    expect(all.filter(([id, { names }]) => cardId(names.en) !== id)).toEqual([]);
    const passcodes = all.flatMap(([, { printed }]) => [printed.passcode, ...(printed.otherPasscodes ?? [])]);
    expect(new Set(passcodes).size).toBe(passcodes.length);
    expect(passcodes).not.toContain(undefined);
  });

  it('given monsters that list named materials, then cards of these names are known', () => {
    const named = all.flatMap(([, { printed }]) =>
      (printed.kind === 'monster' ? (printed.materials ?? []) : []).flatMap(({ is }) => (typeof is.names === 'string' ? [is.names] : [])),
    );
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => !all.some(([, { names }]) => names.en === name))).toEqual([]);
  });

  it('given the frames, then each has a monster, with what belongs to it', () => {
    const monsters = all.flatMap(([, { printed }]) => (printed.kind === 'monster' ? [printed] : []));
    const of = (frame: MonsterFacts['frame']): readonly MonsterFacts[] => monsters.filter((one) => one.frame === frame);
    expect(
      ['normal', 'effect', 'ritual', 'fusion', 'synchro', 'xyz', 'link'].filter((frame) => of(frame as MonsterFacts['frame']).length === 0),
    ).toEqual([]);
    expect(of('xyz').filter(({ level, rank }) => level !== undefined || rank === undefined)).toEqual([]);
    expect(of('link').filter(({ def, link, arrows }) => def !== undefined || link !== arrows?.length)).toEqual([]);
    expect(cardFacts['helios-the-primordial-sun'].printed).toMatchObject({ atk: 0, def: 0, questionMarks: ['atk', 'def'] });
  });
});

describe('monsters without effects', () => {
  it('given the facts, then they are complete cards; an effect, or a Pendulum Effect, needs a program', () => {
    const ids = vanillaMonsters.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        'summoned-skull',
        'mandragon',
        'scrap-archfiend',
        'sanwitch',
        'zera-the-mant',
        'lanphorhynchus',
        'sea-monster-of-theseus',
      ]),
    );
    expect(ids.filter((id) => ['jinzo', 'dark-hole', 'lancephorhynchus', 'goggle-golem', 'wattberyx'].includes(id))).toEqual([]);
    expect(vanillaMonsters.filter(({ abilities }) => abilities.length > 0)).toEqual([]);
    expect(withProgram('celtic-guardian', [])).toEqual(vanillaMonsters.find(({ id }) => id === 'celtic-guardian'));
  });
});

describe('reading printed facts', () => {
  const change = (id: FactsId, change: { readonly [key: string]: Json }): readonly string[] =>
    printedFaults({ ...(copyOf(id) as object), ...change });

  it.each<[FactsId, { readonly [key: string]: Json }, string]>([
    ['celtic-guardian', { kind: 'hero' }, 'kind must be monster, spell or trap'],
    ['celtic-guardian', { attribute: 'WOOD' }, 'attribute must be one of'],
    ['celtic-guardian', { race: 'Warriors' }, 'race must be one of'],
    ['celtic-guardian', { effect: true }, 'effect must say whether'],
    ['celtic-guardian', { marks: ['tuner', 'tuner'] }, 'marks must be from'],
    ['celtic-guardian', { atk: -1 }, 'atk must be a number'],
    ['celtic-guardian', { passcode: 2 ** 32 }, 'passcode must be a number'],
    ['celtic-guardian', { rank: 4 }, 'a normal monster has no rank'],
    ['celtic-guardian', { property: 'normal' }, 'monster has no property'],
    ['celtic-guardian', { materials: [] }, 'only monsters of the Extra Deck may list materials'],
    ['celtic-guardian', { questionMarks: ['atk'] }, 'what is printed as "?" must be 0'],
    ['celtic-guardian', { pendulumEffect: true }, 'a Pendulum Effect must come with a scale'],
    ['number-39-utopia', { level: 4 }, 'a xyz monster has no level'],
    ['decode-talker', { link: 2 }, 'link must be the number of the arrows'],
    ['decode-talker', { def: 0 }, 'a link monster has no def'],
    ['decode-talker', { materials: [{ is: {}, count: 0 }] }, 'materials must be a list of parts'],
    ['dark-hole', { property: 'counter' }, 'property must be one of normal, continuous, equip'],
    ['mirror-force', { property: 'equip' }, 'property must be one of normal, continuous, counter'],
    ['dark-hole', { groups: [''] }, 'groups must be a list of names'],
  ])('given %s with %j, then it is refused', (id, changed, fault) => {
    expect(change(id, changed)).toEqual([expect.stringContaining(fault)]);
  });

  it(`given a fourth kind of card, an eighth Attribute, another property or a size that a frame has not, then there is none ${shows('base.3.1', 'base.3.2', 'base.3.3', 'base.3.16', 'base.3.17')}`, () => {
    expect(change('celtic-guardian', { kind: 'hero' })).not.toEqual([]);
    expect(attributes.map((attribute) => change('celtic-guardian', { attribute }))).toEqual([[], [], [], [], [], [], []]);
    expect(change('celtic-guardian', { attribute: 'WOOD' })).not.toEqual([]);
    const properties = ['normal', 'continuous', 'equip', 'quickPlay', 'field', 'ritual', 'counter'];
    expect(properties.filter((property) => change('dark-hole', { property }).length === 0)).toEqual([
      'normal',
      'continuous',
      'equip',
      'quickPlay',
      'field',
      'ritual',
    ]);
    expect(properties.filter((property) => change('mirror-force', { property }).length === 0)).toEqual(['normal', 'continuous', 'counter']);
    for (const missing of ['attribute', 'race', 'level', 'atk', 'def'])
      expect(change('celtic-guardian', { [missing]: null })).not.toEqual([]);
    for (const missing of ['rank', 'atk', 'def']) expect(change('number-39-utopia', { [missing]: null })).not.toEqual([]);
    for (const missing of ['link', 'arrows', 'atk']) expect(change('decode-talker', { [missing]: null })).not.toEqual([]);
  });

  it('given no facts at all, then reading throws every fault', () => {
    expect(() => readPrinted([])).toThrow(PrintedError);
    expect(() => readPrinted({ kind: 'trap', groups: [1] })).toThrow('groups must be a list of names; property must be one of');
  });
});
