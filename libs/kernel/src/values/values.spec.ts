import { describe, expect, it } from '@jest/globals';
import type { Modifier } from '../programs/programs.js';
import { createRuleset } from '../ruleset.js';
import { InvariantBroken } from '../errors.js';
import type { VerbDefinition } from '../table/rules.js';
import { grantVerb } from './lasting.js';
import { probeGame } from '../testing/probe-game.js';
import type { View } from '../contract.js';
import { playerValuesOf, valuesOf } from './values.js';
import { Driver, keyOf, probePins } from '../testing/probe-run.js';

const at = (driver: Driver): readonly unknown[] => ['0:0', '0:1', '0:2'].map((slot) => driver.power(slot));

const vows = (view: View): unknown => view.slots[0]?.object?.values.vows;

describe('derived values', () => {
  it('adds what a static ability gives to others, not to itself nor to the enemy', () => {
    const driver = Driver.of({ slots: ['banner', 'ox'] }, { slots: ['ox'] });
    expect(at(driver)).toEqual([1, 3, null]);
    expect(driver.power('1:0')).toBe(2);
  });

  it('adds up the same bonus of two sources', () => {
    expect(at(Driver.of({ slots: ['banner', 'ox', 'banner'] }, {}))).toEqual([2, 4, 2]);
  });

  it('applies layers in the order of the game: a set value first, whatever arrived first', () => {
    expect(at(Driver.of({ slots: ['banner', 'giant'] }, {}))).toEqual([1, 7, null]);
    expect(at(Driver.of({ slots: ['giant', 'banner'] }, {}))).toEqual([7, 1, null]);
  });

  it('reads inside a layer only what stands below it, so that two who read each other come to an end', () => {
    // Each mimic's power is the sum of its neighbours' powers below the layer that sets values.
    expect(at(Driver.of({ slots: ['mimic', 'mimic', 'mimic'] }, {}))).toEqual([1, 2, 1]);
    expect(at(Driver.of({ slots: ['giant', 'mimic', 'ox'] }, {}))).toEqual([6, 3, 2]);
    expect(at(Driver.of({ slots: ['banner', 'mimic', 'ox'] }, {}))).toEqual([1, 4, 3]);
  });

  it('stops what a static ability gives when its source loses its abilities, and when it leaves', () => {
    const hushed = Driver.of({ hand: ['hush'], slots: ['banner', 'ox'] }, {})
      .pick('hush')
      .settle()
      .pick('banner');
    expect(at(hushed)).toEqual([1, 2, null]);
    const destroyed = Driver.of({ hand: ['reckoning'], slots: ['banner', 'ox'] }, { slots: ['ox'] })
      .pick('reckoning')
      .settle();
    destroyed.answer({
      picks: destroyed
        .options()
        .slice(1, 2)
        .map((one) => one.id),
    });
    expect(at(destroyed)).toEqual([1, null, null]);
  });

  it('gives players values of their own', () => {
    const driver = Driver.of({ hand: ['bolt'] }, {})
      .pick('bolt')
      .settle()
      .answer({ number: 3 });
    expect(driver.life(1)).toBe(5);
    const warded = Driver.of({ hand: ['ward'], slots: ['ox'] }, { slots: ['giant'] })
      .pick('ward')
      .settle();
    expect(warded.life(0)).toBe(8);
    warded.pick('pass').passUntil((decision) => decision.kind === 'act' && decision.seat === 1 && warded.active === 1);
    warded.pick('strike giant');
    // The armour ended with the turn.
    expect(warded.life(0)).toBe(2);
  });

  it('a player value counts while it lasts', () => {
    const driver = Driver.of({ hand: ['ox'] }, { hand: ['ward'], slots: ['giant'] });
    driver
      .pick('pass')
      .passUntil(() => driver.active === 1)
      .pick('ward')
      .settle();
    expect(driver.pick('strike giant').life(0)).toBe(2);
  });
});

describe('lasting effects', () => {
  it('last until their end is named, for the objects that were chosen', () => {
    const driver = Driver.of({ hand: ['rally'], slots: ['ox', 'cub'] }, {})
      .pick('rally')
      .settle()
      .pick('ox');
    expect(at(driver)).toEqual([4, 1, null]);
    expect(driver.typed('effectGranted')[0]?.data).toMatchObject({ until: 'turn' });
    driver.pick('pass').passUntil(() => driver.active === 1);
    expect(at(driver)).toEqual([2, 1, null]);
    expect(driver.typed('turnEnded')[0]?.data.effects).toBe(1);
  });

  it('let go of what becomes a new object', () => {
    const driver = Driver.of({ hand: ['rally', 'reckoning'], slots: ['cub'] }, {})
      .pick('rally')
      .settle();
    const state = driver.session.state() as unknown as { readonly effects: object };
    expect(Object.keys(state.effects)).toHaveLength(1);
    driver.pick('reckoning').settle().pick('cub');
    expect(driver.typed('destroyed')).toHaveLength(1);
    expect(Object.keys((driver.session.state() as unknown as { readonly effects: object }).effects)).toHaveLength(0);
  });

  it('cannot choose what may not be targeted', () => {
    const driver = Driver.of({ hand: ['rally'], slots: ['ox', 'giant', 'cub'] }, {})
      .pick('rally')
      .settle();
    expect(driver.offered()).toEqual(['ox', 'cub']);
  });
});

describe('words that a lasting effect lets objects gain', () => {
  it('given a tree among their fields, then it keeps what the effect has bound', () => {
    const vow: (typeof probeGame.cards)[number] = {
      id: 'vow',
      names: { en: 'vow', zh: 'vow' },
      printed: { kind: 'spell', power: 0, cost: 0 },
      abilities: [
        {
          kind: 'spell',
          on: [{ event: 'main', mark: 'at' }],
          from: ['hand'],
          clauses: [
            {
              choose: [{ as: 'it', from: { from: 'slots' } }],
              do: [
                {
                  verb: 'grant',
                  to: { var: 'it' },
                  until: 'turn',
                  modifiers: [{ layer: 'add', gain: { vows: ['plain', { to: { tree: { is: { var: 'it' } } } }] } }],
                },
              ],
            },
          ],
        },
      ],
    };
    const ruleset = createRuleset({
      ...probeGame,
      cards: [...probeGame.cards, vow],
      baseValues: (table, row) => ({ ...probeGame.baseValues(table, row), vows: [] }),
      viewObject: (table, row) => ({ vows: valuesOf(table, row.id).vows ?? [] }),
    });
    const driver = Driver.on(ruleset, { hand: ['vow'], slots: ['ox', 'cub'] }, {})
      .pick('vow')
      .settle()
      .pick('ox');
    const view = driver.session.view({ role: 'judge' });
    expect(vows(view)).toEqual([
      'plain',
      { to: expect.objectContaining({ tree: { is: { var: 'it' } }, vars: { it: [view.slots[0]?.object?.id] } }) },
    ]);
  });
});

describe('limits of use', () => {
  it('by name: one miner a turn, whichever it is, and again the next turn', () => {
    const driver = Driver.of({ slots: ['miner', 'miner'] }, {});
    expect(driver.offered().filter((name) => name === 'miner')).toHaveLength(2);
    driver.pick('miner');
    expect(driver.offered()).not.toContain('miner');
    expect(driver.life(0)).toBe(7);
    driver.pick('pass').passUntil(() => driver.active === 1);
    driver.pick('pass').passUntil(() => driver.active === 0);
    expect(driver.offered().filter((name) => name === 'miner')).toHaveLength(2);
  });

  it('an ability is offered only while its cost can be paid in full', () => {
    const driver = Driver.of({ slots: ['miner'] }, { slots: ['giant'] });
    driver
      .pick('pass')
      .passUntil(() => driver.active === 1)
      .pick('strike giant')
      .pick('pass')
      .passUntil(() => driver.active === 0);
    expect(driver.life(0)).toBe(2);
    expect(driver.offered()).toContain('miner');
    driver.pick('miner');
    driver.pick('pass').passUntil(() => driver.active === 1);
    driver.pick('pass').passUntil(() => driver.active === 0);
    expect(driver.life(0)).toBe(1);
    expect(driver.offered()).not.toContain('miner');
  });
});

describe('derivation under every order of reading', () => {
  /** Builds a card of a game whose silence, set and add layers all depend on each other, and on the players. */
  const loop = (id: string, modifiers: readonly Modifier[]): (typeof probeGame.cards)[number] => ({
    id,
    names: { en: id, zh: id },
    printed: { kind: 'unit', power: 1, cost: 1 },
    abilities: [{ kind: 'static', modifiers }],
  });
  const all = { from: 'slots' } as const;
  const cards = [
    loop('gag', [{ layer: 'silence', of: all, set: { silent: true } }]),
    loop('rank', [
      { layer: 'set', of: all, set: { power: { sum: all, of: 'power' } } },
      { layer: 'add', of: all, add: { power: { player: 'you', value: 'armour' } } },
    ]),
    loop('king', [{ layer: 'add', players: 'you', add: { armour: { sum: all, of: 'power' } } }]),
  ];
  const ruleset = createRuleset({
    ...probeGame,
    playerAmount: (table, seat, value) => (value === 'armour' ? Number(playerValuesOf(table, seat).armour) : 0),
    cards: [...probeGame.cards, ...cards],
  });

  it('given modifiers that read each other in a circle, then it ends, the same whatever was looked at first', () => {
    const pins = probePins();
    const { state } = ruleset.arrange(pins, keyOf(1), {
      players: [
        { slots: ['rank', 'king', 'gag'], deck: ['ox', 'ox'] },
        { slots: ['king', 'rank', 'rank'], deck: ['ox', 'ox'] },
      ],
    });
    const first = JSON.stringify(ruleset.view(pins, state, { role: 'judge' }));
    const session = ruleset.openSession(pins, state);
    session.act({ type: 'answer', seat: 0, decision: session.pending()[0]?.id ?? 0, answer: { picks: ['pass'] } });
    session.undo();
    expect(JSON.stringify(session.view({ role: 'judge' }))).toBe(first);
    const powers = ruleset.view(pins, state, { role: 'judge' }).slots.map((slot) => slot.object?.values.power);
    // The gag silences every static ability whose layer is above the gag's own.
    expect(powers).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('given no gag, then sums are of the layer below and what players have counts below its own layer', () => {
    const pins = probePins();
    const { state } = ruleset.arrange(pins, keyOf(1), { players: [{ slots: ['rank', 'king'], deck: ['ox', 'ox'] }, {}] });
    // The set layer makes each power 1 + 1 = 2; the add layer adds the armour from below that layer, which is still 0.
    expect(
      ruleset
        .view(pins, state, { role: 'judge' })
        .slots.slice(0, 2)
        .map((slot) => slot.object?.values.power),
    ).toEqual([2, 2]);
  });

  it('refuses programs that name an unknown layer', () => {
    expect(() => createRuleset({ ...probeGame, cards: [loop('odd', [{ layer: 'nowhere', add: { power: 1 } }])] })).toThrow(InvariantBroken);
  });
});

describe('values of what is in play, when something changes elsewhere', () => {
  const sage = (id: string, power: Modifier['set'], more: { readonly if?: Modifier['if'] } = {}): (typeof probeGame.cards)[number] => ({
    id,
    names: { en: id, zh: id },
    printed: { kind: 'unit', power: 1, cost: 1 },
    abilities: [{ kind: 'static', modifiers: [{ layer: 'set', ...more, set: power ?? {} }] }],
  });
  const mine = { from: 'hand', of: 'you' } as const;
  const cards = [sage('reader', { power: { count: mine } }), sage('miser', { power: 9 }, { if: { exists: mine, atLeast: 2 } })];
  let derived: number[] = [];
  const ruleset = createRuleset({
    ...probeGame,
    distantFields: ['zone', 'order', 'stamp', 'knownTo'],
    cards: [...probeGame.cards, ...cards],
    baseValues: (table, row) => {
      derived.push(row.id);
      return probeGame.baseValues(table, row);
    },
  });

  /** Returns powers in the slots of seat 0 before and after it draws a card at the beginning of its next turn. */
  const aroundADraw = (
    slots: readonly string[],
  ): { readonly before: unknown[]; readonly after: unknown[]; readonly again: readonly number[] } => {
    const pins = probePins();
    const deck = Array.from({ length: 8 }, () => 'ox');
    const { state } = ruleset.arrange(pins, keyOf(1), { players: [{ slots, deck }, { deck }] } as never);
    const session = ruleset.openSession(pins, state);
    const powers = (): unknown[] =>
      session
        .view({ role: 'judge' })
        .slots.slice(0, slots.length)
        .map((slot) => slot.object?.values.power);
    const inSlots = session.view({ role: 'judge' }).slots.flatMap((slot) => (slot.object === null ? [] : [slot.object.id]));
    const before = powers();
    derived = [];
    for (;;) {
      const [decision] = session.pending();
      if (decision === undefined) throw new Error('nobody is asked');
      const done = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer: { picks: ['pass'] } });
      if (!done.ok) throw new Error(done.refusal.detail);
      if (done.events.some((event) => event.type === 'drawn' && event.data.seat === 0)) break;
    }
    const after = powers();
    expect(after).toEqual(
      ruleset
        .view(pins, session.state(), { role: 'judge' })
        .slots.slice(0, slots.length)
        .map((slot) => slot.object?.values.power),
    );
    return { before, after, again: derived.filter((id) => inSlots.includes(id)) };
  };

  it('given a modifier that looks into a hand, then a card drawn changes it', () => {
    expect(aroundADraw(['reader', 'miser'])).toMatchObject({ before: [1, 1], after: [2, 9] });
  });

  it('given none that looks elsewhere, then the values stand and are derived no more often than the table itself changed', () => {
    const plain = aroundADraw(['ox', 'banner']);
    expect(plain).toMatchObject({ before: [3, 1], after: [3, 1] });
    expect(plain.again.length).toBeLessThan(aroundADraw(['ox', 'reader']).again.length);
  });
});

describe('a value set to what a name holds, where layers read lower layers', () => {
  /** The probe game's derivation is `lowerLayers`; this verb binds names before it grants. */
  const binding: VerbDefinition = {
    run: (table, verb, env, path) =>
      grantVerb.run(table, verb, { ...env, vars: { ...env.vars, hues: ['red', 'blue'], none: [], word: 'cow', many: 7 } }, path),
  };
  const dye = (id: string, set: Modifier['set']): (typeof probeGame.cards)[number] => ({
    id,
    names: { en: id, zh: id },
    printed: { kind: 'spell', power: 0, cost: 0 },
    abilities: [
      {
        kind: 'spell',
        on: [{ event: 'main', mark: 'at' }],
        from: ['hand'],
        clauses: [
          {
            choose: [{ as: 'it', from: { from: 'slots' } }],
            do: [{ verb: 'bind', to: { var: 'it' }, until: 'turn', modifiers: [{ layer: 'set', set: set ?? {} }] }],
          },
        ],
      },
    ],
  });
  const ruleset = createRuleset({
    ...probeGame,
    verbs: { ...probeGame.verbs, bind: binding },
    cards: [
      ...probeGame.cards,
      dye('dye', { hues: { var: 'hues' } }),
      dye('bleach', { hues: { var: 'none' } }),
      dye('call', { hues: { var: 'word' } }),
      dye('size', { hues: { var: 'many' } }),
    ],
    baseValues: (table, row) => ({ ...probeGame.baseValues(table, row), hues: ['green'] }),
    viewObject: (table, row) => ({ hues: valuesOf(table, row.id).hues ?? null }),
  });
  const huesAfter = (spell: string): unknown =>
    Driver.on(ruleset, { hand: [spell], slots: ['ox', 'cub'] }, {})
      .pick(spell)
      .settle()
      .pick('ox')
      .session.view({ role: 'judge' }).slots[0]?.object?.values.hues;

  it.each([
    ['words', 'dye', ['red', 'blue']],
    ['no words', 'bleach', []],
    ['one word', 'call', 'cow'],
    ['a number', 'size', 7],
  ])('given %s, then the value is what was bound', (_what, spell, hues) => {
    expect(huesAfter(spell)).toEqual(hues);
  });
});
