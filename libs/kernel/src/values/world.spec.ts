import { describe, expect, it } from '@jest/globals';
import { abilitiesOf } from './bearing.js';
import { fitsTree as fits } from '../evaluation/evaluate.js';
import type { JsonObject } from '../contract.js';
import type { Ability, CardProgram, Modifier } from '../programs/programs.js';
import { stampInOrder, stampsMatter } from '../places/stamps.js';
import { place, vanish } from '../places/places.js';
import { subscribers } from '../abilities/subscribe.js';
import { card, layerGame, LayerTable, spell, standing } from '../testing/layer-game.js';

const beasts = { from: 'field', where: { kinds: 'beast' } } as const;
const red = { from: 'field', where: { colours: 'red' } } as const;

const ox = card('ox', { kinds: ['beast'], power: 2, guard: 2, colours: ['green'] });
const stone = card('stone', { kinds: ['relic'], cost: 5 });

describe('one effect after the other, layer by layer', () => {
  const humble: Modifier = {
    layer: 'abilities',
    of: beasts,
    lose: { abilities: 'all', keywords: 'all' },
    also: [{ layer: 'power.set', set: { power: 1, guard: 1 } }],
  };
  const awake: Modifier = {
    layer: 'kinds',
    of: { from: 'field', where: { kinds: 'relic' }, except: 'self' },
    gain: { kinds: ['beast'] },
    also: [{ layer: 'power.set', set: { power: { value: 'cost', of: 'subject' }, guard: { value: 'cost', of: 'subject' } } }],
  };
  const cards = [
    ox,
    stone,
    card('humble', { kinds: ['relic'], cost: 4 }, [standing(humble)]),
    card('awake', { kinds: ['relic'], cost: 4 }, [standing(awake)]),
  ];

  it('given an effect that takes its own source the ability, then it goes on in later layers for the same objects', () => {
    const first = new LayerTable(cards);
    const [a, b, unit, relic] = [first.put('humble'), first.put('awake'), first.put('ox'), first.put('stone')];
    expect(first.value(a, 'abilities')).toEqual([]);
    // Both set power in one layer, in the order of their arrival.
    expect([a, b, unit, relic].map((id) => first.size(id))).toEqual(['4/4', '0/0', '1/1', '5/5']);
    expect(first.value(b, 'kinds')).toEqual(['relic']);
    const second = new LayerTable(cards);
    const [c, d, other] = [second.put('awake'), second.put('humble'), second.put('ox')];
    expect([c, d, other].map((id) => second.size(id))).toEqual(['0/0', '1/1', '1/1']);
  });

  it('given a set that would be another one later, then the set of the first part stays', () => {
    const wake = spell('wake', {
      layer: 'kinds',
      of: { from: 'field', where: { not: { kinds: 'beast' } } },
      gain: { kinds: ['beast'] },
      also: [{ layer: 'power.set', set: { power: 3, guard: 3 } }],
    });
    const table = new LayerTable([ox, stone, wake]);
    const [unit, relic] = [table.put('ox'), table.put('stone')];
    table.cast('wake', null);
    expect([table.size(unit), table.size(relic)]).toEqual(['2/2', '3/3']);
  });

  it('given one that sets and ones that add, then the adding counts whenever it began', () => {
    const cardsHere = [
      ox,
      card('banner', { kinds: ['relic'] }, [standing({ layer: 'power.change', of: beasts, add: { power: 1, guard: 1 } })]),
      spell('shrink', { layer: 'power.set', set: { power: 0, guard: 1 } }),
    ];
    const before = new LayerTable(cardsHere);
    before.put('banner');
    const one = before.put('ox');
    before.cast('shrink', [one]);
    const later = new LayerTable(cardsHere);
    const other = later.put('ox');
    later.cast('shrink', [other]);
    later.put('banner');
    expect([before.size(one), later.size(other)]).toEqual(['1/2', '1/2']);
  });

  it('counts what rows bring along in their layer, and swaps what came out', () => {
    const table = new LayerTable([
      ox,
      spell('twist', { layer: 'power.swap', swap: ['power', 'guard'] }),
      spell('grow', { layer: 'power.change', add: { guard: 1 } }),
    ]);
    const id = table.put('ox');
    table.write(id, 'marks', 3);
    expect(table.size(id)).toBe('5/2');
    table.cast('twist', [id]);
    expect(table.size(id)).toBe('2/5');
    // An effect that begins later still adds before the swap, whenever it began.
    table.cast('grow', [id]);
    expect(table.size(id)).toBe('3/5');
    table.cast('twist', [id]);
    expect(table.size(id)).toBe('5/3');
  });

  it('applies what defines a characteristic before all else of its layer, and in every zone', () => {
    const defined = card('tally', { kinds: ['beast'], guard: 1 }, [
      standing({ layer: 'power.define', defining: true, set: { power: { count: { from: 'field', where: { kinds: 'relic' } } } } }),
    ]);
    const painted = card('painted', { kinds: ['beast'] }, [
      standing({ layer: 'colours', defining: true, set: { colours: ['red', 'blue'] } }),
    ]);
    const table = new LayerTable([defined, painted, stone, spell('bleach', { layer: 'colours', of: beasts, set: { colours: [] } })]);
    table.put('stone');
    table.cast('bleach', null);
    const [inPlay, inHand, coloured, held] = [
      table.put('tally'),
      table.put('tally', 0, 'hand:0'),
      table.put('painted'),
      table.put('painted', 0, 'hand:0'),
    ];
    table.put('stone');
    expect([table.value(inPlay, 'power'), table.value(inHand, 'power')]).toEqual([2, 2]);
    expect([table.value(coloured, 'colours'), table.value(held, 'colours')]).toEqual([[], ['red', 'blue']]);
  });

  it('gives values at named cuts', () => {
    const table = new LayerTable([
      ox,
      spell('grow', { layer: 'power.change', add: { power: 4 } }),
      spell('shrink', { layer: 'power.set', set: { power: 0 } }),
    ]);
    const id = table.put('ox');
    table.cast('grow', [id]);
    table.cast('shrink', [id]);
    expect(['printed', 'base', 'copiable', 'power.set', 'power.change', 'final'].map((cut) => table.value(id, 'power', cut))).toEqual([
      2, 2, 2, 0, 4, 4,
    ]);
    expect(() => table.value(id, 'power', 'nowhere')).toThrow('cut');
  });
});

describe('dependency', () => {
  const land = (id: string, ...abilities: readonly Ability[]): CardProgram =>
    card(id, { kinds: ['land'], tribes: [id], keywords: ['rare'] }, abilities);
  const moon = card('moon', { kinds: ['relic'] }, [
    standing({ layer: 'kinds', of: { from: 'field', where: { kinds: 'land', keywords: 'rare' } }, set: { tribes: ['peak'] } }),
  ]);
  const grove = land('grove', standing({ layer: 'kinds', of: { from: 'field', where: { kinds: 'land' } }, gain: { tribes: ['swamp'] } }));
  const plain = card('plain', { kinds: ['land'], tribes: ['plain'] });

  it.each([
    ['older', ['grove', 'moon']],
    ['younger', ['moon', 'grove']],
  ] as const)('given an effect %s than one that takes it its ability, then it never applies', (_name, order) => {
    const table = new LayerTable([moon, grove, plain]);
    const common = table.put('plain');
    for (const id of order) table.put(id);
    const [, first, second] = table.table.zone('field').order as readonly [number, number, number];
    const special = order[0] === 'grove' ? first : second;
    expect(table.value(special, 'tribes')).toEqual(['peak']);
    expect(table.value(common, 'tribes')).toEqual(['plain']);
  });

  it.each([
    ['older', ['chorus', 'silence']],
    ['younger', ['silence', 'chorus']],
  ] as const)(
    'given two effects of one layer of which one takes the other its ability, the other being %s, then nothing is given',
    (_name, order) => {
      const chorus = card('chorus', { kinds: ['beast'] }, [
        standing({ layer: 'abilities', of: { ...beasts, except: 'self' }, gain: { keywords: ['flying'] } }),
      ]);
      const silence = card('silence', { kinds: ['relic'] }, [
        standing({ layer: 'abilities', of: { from: 'field', where: { title: 'chorus' } }, lose: { abilities: 'all', keywords: 'all' } }),
      ]);
      const table = new LayerTable([ox, chorus, silence]);
      const unit = table.put('ox');
      for (const id of order) table.put(id);
      expect(table.value(unit, 'keywords')).toEqual([]);
    },
  );

  it('given one that takes a word which another gives, then the later one prevails: neither depends', () => {
    const cards = [
      ox,
      spell('fly', { layer: 'abilities', of: beasts, gain: { keywords: ['flying'] } }),
      spell('ground', { layer: 'abilities', of: beasts, lose: { keywords: ['flying'] } }),
    ];
    const up = new LayerTable(cards);
    const one = up.put('ox');
    up.cast('ground', null);
    up.cast('fly', null);
    const down = new LayerTable(cards);
    const other = down.put('ox');
    down.cast('fly', null);
    down.cast('ground', null);
    expect([up.value(one, 'keywords'), down.value(other, 'keywords')]).toEqual([['flying'], []]);
  });

  it('given one whose set grows by another of its layer, then it waits for that one', () => {
    const table = new LayerTable([
      ox,
      stone,
      spell('paint', { layer: 'colours', of: red, gain: { colours: ['blue'] } }),
      spell('redden', { layer: 'colours', of: beasts, gain: { colours: ['red'] } }),
    ]);
    const unit = table.put('ox');
    table.cast('paint', null);
    table.cast('redden', null);
    expect(table.value(unit, 'colours')).toEqual(['green', 'red', 'blue']);
  });

  it('given one whose amount another changes, then it waits for that one', () => {
    const half = card('half', { kinds: ['beast'], power: 1, guard: 1 }, [
      standing({ layer: 'power.change', add: { power: { value: 'power', of: { all: { from: 'field', where: { title: 'ox' } } } } } }),
    ]);
    const table = new LayerTable([ox, half, spell('grow', { layer: 'power.change', add: { power: 5 } })]);
    const [reader, unit] = [table.put('half'), table.put('ox')];
    table.cast('grow', [unit]);
    expect(table.value(reader, 'power')).toBe(8);
  });

  it.each([
    ['dye', 'paint', ['blue', 'blue']],
    ['paint', 'dye', ['red', 'red']],
  ] as const)('given a loop, then its effects apply by timestamp: %s after %s', (last, first, colours) => {
    const cards = [
      card('rose', { kinds: ['beast'], colours: ['red'] }),
      card('lake', { kinds: ['beast'], colours: ['blue'] }),
      spell('dye', { layer: 'colours', of: red, set: { colours: ['blue'] } }),
      spell('paint', { layer: 'colours', of: { from: 'field', where: { colours: 'blue' } }, set: { colours: ['red'] } }),
    ];
    const table = new LayerTable(cards);
    const [rose, lake] = [table.put('rose'), table.put('lake')];
    table.cast(first, null);
    table.cast(last, null);
    expect([rose, lake].map((id) => (table.value(id, 'colours') as string[])[0])).toEqual(colours);
  });

  it('given a loop and one that waits for its outcome, then that one still comes last', () => {
    const cards = [
      card('rose', { kinds: ['beast'], colours: ['red'] }),
      card('lake', { kinds: ['beast'], colours: ['blue'] }),
      spell('dye', { layer: 'colours', of: red, set: { colours: ['blue'] } }),
      spell('paint', { layer: 'colours', of: { from: 'field', where: { colours: 'blue' } }, set: { colours: ['red'] } }),
      spell('mark', { layer: 'colours', of: { from: 'field', where: { colours: 'blue' } }, gain: { colours: ['seen'] } }),
    ];
    const table = new LayerTable(cards);
    const [rose, lake] = [table.put('rose'), table.put('lake')];
    for (const id of ['mark', 'paint', 'dye']) table.cast(id, null);
    expect([rose, lake].map((id) => table.value(id, 'colours'))).toEqual([
      ['blue', 'seen'],
      ['blue', 'seen'],
    ]);
  });
});

describe('copies', () => {
  const copy = spell('copy', { layer: 'copy', become: { copyOf: { var: 'of' } } });
  const better = spell('better', {
    layer: 'copy',
    become: {
      copyOf: { var: 'of' },
      except: {
        set: { power: 7, guard: 7 },
        gain: { tribes: ['image'] },
        abilities: [{ kind: 'static', modifiers: [{ layer: 'power.change', of: 'self', add: { guard: 1 } }] }],
      },
    },
  });
  const lord = card('lord', { kinds: ['beast'], tribes: ['folk'], power: 1, guard: 1 }, [
    standing({ layer: 'power.change', of: { from: 'field', where: { tribes: 'folk' }, except: 'self' }, add: { power: 1, guard: 1 } }),
  ]);
  const tally = card('tally', { kinds: ['beast'], guard: 1 }, [
    standing({ layer: 'power.define', defining: true, set: { power: { count: beasts } } }),
  ]);
  const cards = [ox, lord, tally, copy, better, spell('grow', { layer: 'power.change', add: { power: 3 } })];

  it('take what is printed, not what other effects made of it, and the abilities with it', () => {
    const table = new LayerTable(cards);
    const [first, second] = [table.put('lord'), table.put('ox')];
    table.cast('grow', [first]);
    table.castOn('copy', second, { of: [first] });
    expect(table.value(second, 'title')).toBe('lord');
    expect([table.size(first), table.size(second)]).toEqual(['5/2', '2/2']);
  });

  it('given a copy of a copy with an exception, then the exception is copied along', () => {
    const table = new LayerTable(cards);
    const [original, one, two] = [table.put('lord'), table.put('ox'), table.put('ox')];
    table.castOn('better', one, { of: [original] });
    table.castOn('copy', two, { of: [one] });
    expect([table.value(two, 'title'), table.value(two, 'tribes')]).toEqual(['lord', ['folk', 'image']]);
    // Each of the three lords raises the other two; the ability of the exception adds one more guard.
    expect([original, one, two].map((id) => table.size(id))).toEqual(['3/3', '9/10', '9/10']);
    expect(table.value(two, 'abilities')).toHaveLength(2);
  });

  it('are fixed when they begin, whatever the copied object becomes', () => {
    const table = new LayerTable(cards);
    const [model, image] = [table.put('ox'), table.put('lord')];
    table.castOn('copy', image, { of: [model] });
    table.castOn('better', model, { of: [model] });
    expect([table.size(image), table.value(model, 'power', 'copiable')]).toEqual(['2/2', 7]);
  });

  it('given an exception that sets a characteristic, then no ability that defines it is copied', () => {
    const table = new LayerTable(cards);
    const [model, image, plain] = [table.put('tally'), table.put('ox'), table.put('ox')];
    table.castOn('better', image, { of: [model] });
    table.castOn('copy', plain, { of: [model] });
    expect([table.value(image, 'power'), table.value(plain, 'power')]).toEqual([7, 3]);
  });
});

describe('changed text', () => {
  const hunter = card('hunter', { kinds: ['beast'], tribes: ['elf'], power: 1, guard: 1 }, [
    standing({ layer: 'power.change', of: { from: 'field', where: { tribes: 'elf' } }, add: { power: 2 } }),
  ]);
  const cards = [
    ox,
    hunter,
    card('imp', { kinds: ['beast'], tribes: ['imp'], power: 1, guard: 1 }),
    spell('reword', { layer: 'text', words: { from: { var: 'from' }, to: { var: 'to' } } }),
    spell('lend', {
      layer: 'abilities',
      abilities: [standing({ layer: 'power.change', of: { from: 'field', where: { tribes: 'elf' } }, add: { guard: 5 } })],
    }),
    card('guide', { kinds: ['beast'], tribes: ['elf'], keywords: [{ word: 'leads', tribes: 'elf' }] }),
  ];

  it('reads another word in selectors, types and keywords of the object', () => {
    const table = new LayerTable(cards);
    const [source, other] = [table.put('hunter'), table.put('imp')];
    expect([table.value(source, 'power'), table.value(other, 'power')]).toEqual([3, 1]);
    table.cast('reword', [source], { from: 'elf', to: 'imp' });
    expect([table.value(source, 'power'), table.value(other, 'power'), table.value(source, 'tribes')]).toEqual([3, 3, ['imp']]);
    expect(table.value(source, 'abilities')).toEqual(['{"words":{"elf":"imp"}}|hunter/abilities/0']);
    const guide = table.put('guide');
    table.cast('reword', [guide], { from: 'elf', to: 'imp' });
    expect([table.value(source, 'power'), table.value(other, 'power')]).toEqual([4, 4]);
  });

  it('composes, and leaves alone what other effects lend', () => {
    const table = new LayerTable(cards);
    const [source, elf] = [table.put('hunter'), table.put('hunter')];
    table.cast('lend', [source]);
    table.cast('reword', [source], { from: 'elf', to: 'imp' });
    table.cast('reword', [source], { from: 'imp', to: 'ogre' });
    expect((table.value(source, 'abilities') as string[])[0]).toBe('{"words":{"elf":"ogre","imp":"ogre"}}|hunter/abilities/0');
    expect(table.size(elf)).toBe('3/6');
  });
});

describe('control', () => {
  const banner = card('banner', { kinds: ['relic'] }, [
    standing({ layer: 'power.change', of: { ...beasts, of: 'you' }, add: { power: 1 } }),
  ]);
  const cards = [ox, banner, spell('take', { layer: 'control', controller: 'you' })];

  it('given an object that changes hands, then it counts for its new controller, and so does what it does', () => {
    const table = new LayerTable(cards);
    const [flag, mine, yours] = [table.put('banner', 0), table.put('ox', 0), table.put('ox', 1)];
    const powers = (): unknown[] => [mine, yours].map((id) => table.value(id, 'power'));
    expect(powers()).toEqual([3, 2]);
    table.cast('take', [yours], {}, 0);
    expect([powers(), table.table.controllerOf(table.table.object(yours))]).toEqual([[3, 3], 0]);
    table.cast('take', [flag, mine], {}, 1);
    expect(powers()).toEqual([3, 2]);
    expect(table.table.controllerOf(table.table.object(flag))).toBe(1);
    table.cast('take', [mine], {}, 0);
    expect(powers()).toEqual([2, 2]);
  });
});

describe('abilities as values', () => {
  const cards = [
    ox,
    card('wise', { kinds: ['beast'], keywords: ['flying', 'proud', { word: 'ward', by: 2 }] }),
    spell('teach', { layer: 'abilities', gain: { keywords: ['flying', 'proud', { word: 'ward', by: { var: 'n' } }] } }),
    spell('ground', { layer: 'abilities', cantHave: { keywords: ['flying', 'ward'] } }),
    spell('hush', { layer: 'abilities', lose: { abilities: 'all', keywords: 'all' } }),
  ];

  it('come from keywords with parameters, each instance counting where it stands for abilities', () => {
    const table = new LayerTable(cards);
    const id = table.put('wise');
    const paths = (): readonly string[] => abilitiesOf(table.table, table.table.object(id)).map((one) => one.path);
    expect(paths()).toEqual(['keyword:proud/abilities/0', 'keyword:ward{"by":2}/abilities/0']);
    table.cast('teach', [id], { n: 3 });
    expect(table.value(id, 'keywords')).toEqual(['flying', 'proud', { word: 'ward', by: 2 }, 'proud', { word: 'ward', by: 3 }]);
    expect(paths()).toContain('keyword:ward{"by":3}/abilities/0');
    // The second `proud` was gained in the layer of abilities, which is before the layer in which it adds.
    expect(table.value(id, 'power')).toBe(2);
    expect(abilitiesOf(table.table, table.table.object(id))).toBe(abilitiesOf(table.table, table.table.object(id)));
    table.cast('hush', [id]);
    expect([paths(), table.value(id, 'power')]).toEqual([[], 0]);
  });

  it("given one that can't have a word, then neither what came before nor what comes later gives it", () => {
    const table = new LayerTable(cards);
    const [id, other] = [table.put('wise'), table.put('ox')];
    table.cast('ground', [id, other]);
    table.cast('teach', [id, other], { n: 1 });
    expect([table.value(id, 'keywords'), table.value(other, 'keywords')]).toEqual([['proud', 'proud'], ['proud']]);
  });

  it('given an ability lent later than its bearer came, then it counts as of when it was lent', () => {
    const lender = spell('lend', { layer: 'abilities', abilities: [standing({ layer: 'power.set', of: beasts, set: { power: 9 } })] });
    const table = new LayerTable([ox, lender, spell('shrink', { layer: 'power.set', of: beasts, set: { power: 0 } })]);
    const id = table.put('ox');
    table.cast('shrink', null);
    table.cast('lend', [id]);
    expect(table.value(id, 'power')).toBe(9);
  });

  it('hand out a tree that remembers whose it is', () => {
    const warner = card('warner', { kinds: ['relic'] }, [
      standing({
        layer: 'abilities',
        of: beasts,
        gain: { keywords: [{ word: 'shy', of: { tree: { not: { is: 'self' }, controller: 'you' } } }] },
      }),
    ]);
    const table = new LayerTable([ox, warner]);
    const [id, source, theirs] = [table.put('ox'), table.put('warner'), table.put('ox', 1)];
    const [given] = table.value(id, 'keywords') as [{ readonly of: JsonObject }];
    expect([id, source, theirs].map((one) => fits(table.table, given.of, one))).toEqual([true, false, false]);
  });

  it('bind an ability that names its lender to that object', () => {
    const lender = card('lender', { kinds: ['relic'] }, [
      standing({
        layer: 'abilities',
        of: beasts,
        abilities: [standing({ layer: 'power.change', add: { power: { value: 'cost', of: { parameter: 'lender' } as never } } })],
      }),
    ]);
    const table = new LayerTable([ox, lender, spell('dear', { layer: 'kinds', set: { cost: 4 } })]);
    const [id, source] = [table.put('ox'), table.put('lender')];
    table.cast('dear', [source]);
    expect(table.value(id, 'power')).toBe(6);
  });

  it('bind an ability whose uses are counted to its lender: two equal ones give two', () => {
    const lender = card('teacher', { kinds: ['relic'] }, [
      standing({
        layer: 'abilities',
        of: beasts,
        abilities: [{ kind: 'activated', limit: { uses: 1, per: 'turn', scope: 'object' }, clauses: [] }],
      }),
    ]);
    const table = new LayerTable([ox, lender]);
    const [id] = [table.put('ox'), table.put('teacher'), table.put('teacher')];
    const lent = table.value(id, 'abilities') as readonly string[];
    expect([lent.length, new Set(lent).size]).toEqual([2, 2]);
    expect(lent.map((path) => table.table.library.ability(path).ability.kind)).toEqual(['activated', 'activated']);
  });
});

describe('who waits for an event', () => {
  const ringer = card('ringer', { kinds: ['beast'], keywords: [{ word: 'ward', by: 1 }] }, [
    { kind: 'triggered', on: [{ event: 'rung' }], clauses: [] },
  ]);
  const cards = [
    ox,
    ringer,
    spell('copy', { layer: 'copy', become: { copyOf: { var: 'of' } } }),
    spell('take', { layer: 'control', controller: 'you' }),
    spell('hush', { layer: 'abilities', of: beasts, lose: { abilities: 'all', keywords: 'all' } }),
    spell('teach', { layer: 'abilities', gain: { keywords: [{ word: 'ward', by: 2 }] } }),
  ];

  it('is found by derived abilities, under the derived controller: copies and keywords too, none that was lost', () => {
    const table = new LayerTable(cards);
    const [original, image, pupil] = [table.put('ringer'), table.put('ox'), table.put('ox')];
    table.castOn('copy', image, { of: [original] });
    table.cast('take', [image], {}, 1);
    table.cast('teach', [pupil]);
    const waiting = (key: string): unknown => subscribers(table.table, key).map(({ object, seat, ability }) => [object, seat, ability]);
    expect(waiting('rung')).toEqual([
      [original, 0, 'ringer/abilities/0'],
      [image, 1, 'ringer/abilities/0'],
    ]);
    expect(waiting('turnStarted|at')).toEqual([
      [original, 0, 'keyword:ward{"by":1}/abilities/0'],
      [image, 1, 'keyword:ward{"by":1}/abilities/0'],
      [pupil, 0, 'keyword:ward{"by":2}/abilities/0'],
    ]);
    table.cast('hush', null);
    expect([waiting('rung'), waiting('turnStarted|at')]).toEqual([[], []]);
  });

  it('is found where it works as soon as it lies there, as the object that it was or as one just made', () => {
    const table = new LayerTable([
      ...cards,
      card('bell', {}, [{ kind: 'triggered', on: [{ event: 'rung' }], from: ['pile'], clauses: [] }]),
    ]);
    const waiting = (): readonly number[] => subscribers(table.table, 'rung').map(({ object }) => object);
    const [shelved, bell, made] = [table.put('ringer', 0, 'pile'), table.put('bell'), table.table.create('ringer', 0).id];
    expect(waiting()).toEqual([]);
    for (const [id, zone] of [
      [shelved, 'field'],
      [bell, 'pile'],
      [made, 'field'],
    ] as const)
      expect(place(table.table, id, { zone })).toBe(id);
    expect(waiting()).toEqual([shelved, bell, made]);
  });

  it('is found on a copy of what was made and is gone, by whoever takes the match up again', () => {
    const table = new LayerTable([
      ...cards,
      card('maker', {}, [{ kind: 'activated', clauses: [{ do: [{ verb: 'create', card: 'ringer' }] }] }]),
    ]);
    table.put('maker');
    const [made, image] = [table.put('ringer'), table.put('ox')];
    table.castOn('copy', image, { of: [made] });
    vanish(table.table, made);
    table.table.cardsHere.forget();
    expect(subscribers(table.table, 'rung').map(({ object }) => object)).toEqual([image]);
  });
});

describe('stamps given at the same time', () => {
  const banner = card('banner', {}, [standing({ layer: 'power.change', of: beasts, add: { power: 1 } })]);
  const small = card('small', {}, [standing({ layer: 'power.set', of: beasts, set: { power: 0 } })]);
  const large = card('large', {}, [standing({ layer: 'power.set', of: beasts, set: { power: 9 } })]);
  const maker = card('maker', {}, [
    standing({ layer: 'kinds', of: { from: 'field', where: { tribes: 'elf' } }, gain: { kinds: ['beast'] } }),
  ]);
  const hermit = card('hermit', {}, [standing({ layer: 'power.set', of: 'self', set: { power: 5 } })]);
  const shaper = card('shaper', {}, [standing({ layer: 'kinds', of: beasts, gain: { tribes: ['elf'] } })]);

  it.each([
    ['two that add', ['banner', 'banner'], false],
    ['two that set', ['small', 'large'], true],
    ['one that sets and one that adds', ['small', 'banner'], false],
    ['two of which one makes what the other looks for', ['maker', 'shaper'], true],
    ['two that set nothing but their own', ['hermit', 'hermit'], false],
    ['one, and others that say nothing', ['small', 'ox', 'ox'], false],
  ] as const)('%s: whether their order matters', (_name, cards, matters) => {
    const table = new LayerTable([ox, banner, small, large, maker, shaper, hermit]);
    expect(
      stampsMatter(
        table.table,
        cards.map((id) => table.put(id)),
      ),
    ).toBe(matters);
  });

  it('are given anew in the order that was chosen', () => {
    const table = new LayerTable([ox, small, large]);
    const [unit, first, second] = [table.put('ox'), table.put('small'), table.put('large')];
    expect(table.value(unit, 'power')).toBe(9);
    stampInOrder(table.table, [second, first]);
    expect(table.value(unit, 'power')).toBe(0);
  });
});

describe('speed by sharing', () => {
  it('gives objects that no effect concerns one and the same base, whatever happens elsewhere', () => {
    let derived = 0;
    const table = new LayerTable([ox, stone, spell('grow', { layer: 'power.change', add: { power: 1 } })], {
      baseValues: (game, row) => (derived++, layerGame.baseValues(game, row)),
    });
    const [one, two, relic] = [table.put('ox'), table.put('ox'), table.put('stone')];
    const values = (id: number): unknown => table.table.derive(table.table, id);
    expect(values(one)).toBe(values(two));
    const kept = values(two);
    table.cast('grow', [one]);
    table.write(relic, 'tapped', true);
    expect([values(two), values(relic)]).toEqual([kept, values(relic)]);
    expect(values(two)).toBe(kept);
    expect(derived).toBe(2);
  });

  it('keeps the whole table over changes that no effect can see', () => {
    const cards = [
      ox,
      spell('grow', { layer: 'power.change', of: beasts, add: { power: 1 } }),
      spell('rest', { layer: 'power.change', of: { from: 'field', where: { tapped: true } }, add: { guard: 1 } }),
    ];
    const table = new LayerTable(cards);
    const id = table.put('ox');
    table.cast('grow', null);
    const values = (): unknown => table.table.derive(table.table, id);
    const before = values();
    table.write(id, 'tapped', true);
    expect(values()).toBe(before);
    table.cast('rest', null);
    expect(table.size(id)).toBe('3/3');
    table.write(id, 'tapped', false);
    expect(table.size(id)).toBe('3/2');
  });
});
