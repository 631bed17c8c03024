import { describe, expect, it } from '@jest/globals';
import { createRuleset } from '../ruleset.js';
import type { VerbDefinition } from '../table/rules.js';
import { Library } from '../library/library.js';
import { catalogueOf } from '../library/catalogue.js';
import { place } from '../places/places.js';
import { emptyState } from '../state/state.js';
import { heartGame } from '../testing/heart-game.js';
import { Driver, keyOf, probePins, type Side } from '../testing/probe-run.js';
import { dropTriggers, notice, waitingTriggers } from './triggers.js';
import type { CardProgram } from '../programs/programs.js';
import { openTable } from '../running/open-table.js';

const listener: CardProgram = {
  id: 'listener',
  names: { en: 'listener', zh: '聽' },
  printed: { kind: 'unit', power: 1 },
  abilities: [{ kind: 'triggered', on: [{ event: 'dusk', if: { seat: 'seat', is: 'you' } }] }],
};

/** As it dies, its player gains 1 life, once per turn for all cards of its name. */
const keener: CardProgram = {
  id: 'keener',
  names: { en: 'keener', zh: '哭' },
  printed: { kind: 'unit', power: 1 },
  abilities: [
    {
      kind: 'triggered',
      on: [{ event: 'died', if: { object: { event: 'object' }, is: { is: 'self' } } }],
      limit: { uses: 1, per: 'turn', scope: 'name' },
      clauses: [{ do: [{ verb: 'gain', by: 1 }] }],
    },
  ],
};

const heart = createRuleset({ ...heartGame, cards: [...heartGame.cards, keener] });
const play = (...players: readonly Side[]): Driver => Driver.on(heart, ...players);
const kinds = (driver: Driver): readonly unknown[] => driver.typed('resolved').map((event) => [event.data.card, event.data.kind]);
const inOrder = (driver: Driver): Driver => driver.answer({ picks: driver.options().map((option) => option.id) });

describe('triggers that look back', () => {
  it('given two mourners that die together, then each sees the other and itself: four triggers, ordered by their seat', () => {
    const driver = play({ slots: ['mourner', 'mourner'], hand: ['doom'] }, {}).pick('doom');
    expect(driver.open).toMatchObject({ kind: 'orderEffects', seat: 0, rule: 'P11', domain: { min: 4, ordered: true } });
    // Two life for the doom itself.
    expect(driver.life(0)).toBe(10);
    inOrder(driver);
    expect(driver.life(0)).toBe(14);
  });

  it('given a legatee under a banner, when both die, then its trigger reads the power from before', () => {
    expect(
      play({ slots: ['banner', 'legatee'], hand: ['doom'] }, {})
        .pick('doom')
        .life(0),
    ).toBe(8 + 2 + 2);
  });

  it('given a phoenix, then its trigger finds what it became', () => {
    const driver = play({ slots: ['phoenix'], hand: ['doom'] }, {}).pick('doom');
    expect(driver.offered()).toContain('phoenix');
  });

  it('given a unit that dies with nothing else, when somebody else watches, then its controller is the one of then', () => {
    const driver = play({ slots: ['ox'], hand: ['doom'] }, { slots: ['mourner'] }).pick('doom');
    expect(driver.life(1)).toBe(10);
  });
});

describe('triggers that are limited by their name', () => {
  it('given several that trigger by their own death, then those that are gone use the limit up as well', () => {
    const driver = play({ slots: ['keener', 'keener', 'keener'], hand: ['doom'] }, {}).pick('doom');
    // Three life for the doom itself.
    expect(driver.life(0)).toBe(8 + 3 + 1);
  });
});

describe('triggers that nobody could tell apart', () => {
  it('given many of one object, whose ability does not ask what it triggered for, then nobody is asked for their order', () => {
    const driver = play({ hand: ['doom'] }, { slots: ['mourner', 'ox', 'ox'] }).pick('doom');
    expect(driver.typed('resolved')).toHaveLength(3);
    expect(driver.life(1)).toBe(8 + 3);
  });

  it.each([
    ['name', undefined],
    ['object', 'orderEffects'],
  ] as const)('given several with a limit of their %s, then they are asked about only where each has its own', (scope, asked) => {
    const singer: CardProgram = {
      id: 'singer',
      names: { en: 'singer', zh: '歌' },
      printed: { kind: 'unit', power: 1 },
      abilities: [
        {
          kind: 'triggered',
          on: [{ event: 'died', if: { object: { event: 'object' }, is: { is: 'self' } } }],
          limit: { uses: 2, per: 'turn', scope },
          clauses: [{ do: [{ verb: 'gain', by: 1 }] }],
        },
      ],
    };
    const verbs = { ...heartGame.verbs, gain: { ...(heartGame.verbs.gain as VerbDefinition), impersonal: true as const } };
    const driver = Driver.on(
      createRuleset({ ...heartGame, verbs, cards: [...heartGame.cards, singer] }),
      { slots: ['singer', 'singer'], hand: ['doom'] },
      {},
    ).pick('doom');
    expect(driver.open?.kind === 'orderEffects' ? 'orderEffects' : undefined).toBe(asked);
  });

  it('given abilities that read it, or another ability among them, then their seat puts them in order', () => {
    expect(play({ hand: ['doom'] }, { slots: ['mourner', 'legatee', 'ox'] }).pick('doom').open).toMatchObject({
      kind: 'orderEffects',
      seat: 1,
      domain: { min: 4 },
    });
  });
});

describe('delayed triggers that answer once', () => {
  it('given several happenings at the same time, then there is one trigger, which names all that it may answer to, and amounts fixed when it was made', () => {
    const driver = play({ slots: ['ox', 'ox'], hand: ['omen', 'doom'] }, {})
      .pick('omen')
      .pick('doom');
    expect(driver.typed('resolved').map((event) => event.data.alternatives)).toEqual([2]);
    expect(driver.life(0)).toBe(8 + 2 + 2);
  });
});

describe('triggers that wait', () => {
  it('given an effect with several parts, when the first makes something trigger, then all parts are done before', () => {
    const driver = play({ slots: ['mourner'], hand: ['doom'] }, {}).pick('doom');
    expect(driver.events.map((event) => event.type).filter((type) => ['moved', 'lifeChanged', 'resolved'].includes(type))).toEqual([
      'moved',
      'lifeChanged',
      'resolved',
      'lifeChanged',
    ]);
  });

  it('given both players, then groups follow the order of seats', () => {
    const driver = play({ slots: ['legatee'], hand: ['doom'] }, { slots: ['mourner', 'legatee'] }).pick('doom');
    expect(driver.open).toMatchObject({ kind: 'orderEffects', seat: 1 });
    inOrder(driver);
    expect(kinds(driver).map((one) => (one as readonly unknown[])[0])).toEqual(['legatee', 'mourner', 'mourner', 'mourner', 'legatee']);
  });

  it('given a trigger for all of a batch, then there is one, with the whole amount', () => {
    const driver = play({ slots: ['crowd', 'ox'], hand: ['doom'] }, { slots: ['ox'] }).pick('doom');
    expect(kinds(driver)).toEqual([['crowd', 'normal']]);
    expect(driver.life(0)).toBe(8 + 3 + 3);
  });

  it('given a trigger for all that shares a field, then there is one for each value, with its whole amount', () => {
    const alone = play({ slots: ['estate'], hand: ['flay'] }, {}).pick('flay');
    expect(kinds(alone)).toEqual([['estate', 'normal']]);
    expect(alone.life(0)).toBe(8);
    const both = play({ slots: ['estate'], hand: ['flood'] }, {}).pick('flood');
    if (both.open.kind === 'orderEffects') inOrder(both);
    expect(kinds(both)).toEqual([
      ['estate', 'normal'],
      ['estate', 'normal'],
    ]);
    expect([both.life(0), both.life(1)]).toEqual([8 - 2 + 4, 8 - 2]);
  });

  it('given a condition, then it is tested when collected and when its turn comes', () => {
    expect(
      play({ hand: ['guest'] }, {})
        .pick('guest')
        .typed('resolved'),
    ).toHaveLength(0);
    expect(
      play({ hand: ['guest'], slots: ['ox'] }, {})
        .pick('guest')
        .life(1),
    ).toBe(7);
    // Both guests' triggers wait; when doom has emptied the board nothing is left of them, so none was collected at all.
    expect(
      play({ hand: ['guest', 'doom'], slots: ['ox'] }, {})
        .pick('guest')
        .pick('doom')
        .typed('resolved'),
    ).toHaveLength(1);
  });

  it('given a limit, then it triggers so often', () => {
    const driver = play({ slots: ['hermit'], hand: ['insight'] }, {});
    driver.pick('insight');
    while (driver.open.kind === 'orderEffects') inOrder(driver);
    // One life for the draw of the turn, one for the first of three.
    expect(driver.life(0)).toBe(10);
  });
});

describe('triggers that effects make', () => {
  it('delayed: waits for its object, reads it as it last was, and is used up', () => {
    const driver = play({ slots: ['ox', 'banner'], hand: ['pact', 'doom'] }, {})
      .pick('pact')
      .pick('ox')
      .pick('doom');
    expect(kinds(driver)).toEqual([['pact', 'delayed']]);
    expect(driver.life(0)).toBe(8 + 2 + 3);
    expect((driver.session.state() as unknown as { readonly watches: object }).watches).toEqual({});
  });

  it('delayed: ends with its duration', () => {
    const driver = play({ slots: ['ox'], hand: ['pact'] }, { hand: ['doom'] })
      .pick('pact')
      .pick('pass')
      .pick('doom');
    expect(driver.typed('resolved')).toHaveLength(0);
  });

  it('reflexive: triggers at once, by what the effect itself did', () => {
    const driver = play({ slots: ['ox', 'ox'], hand: ['vow'] }, {}).pick('vow');
    expect(kinds(driver)).toEqual([['vow', 'reflexive']]);
    expect(driver.life(1)).toBe(6);
    expect(
      play({ hand: ['vow'] }, {})
        .pick('vow')
        .typed('resolved'),
    ).toHaveLength(0);
  });

  it('state: triggers once while it waits, again while the state lasts', () => {
    const driver = play({ hand: ['bolt', 'bolt', 'bolt', 'doom'] }, { slots: ['dreg'] })
      .pick('bolt')
      .pick('bolt');
    expect(driver.typed('resolved')).toHaveLength(0);
    driver.pick('bolt');
    expect(kinds(driver)).toEqual([['dreg', 'state']]);
    expect(driver.life(1)).toBe(5);
  });
});

describe('many', () => {
  it('given 300 triggers at once, then they are ordered in one decision and all carried out, each in its place', () => {
    const crowded = createRuleset({ ...heartGame, inPlay: ['slots', 'hand'] });
    const driver = Driver.on(crowded, { slots: ['ox'], hand: [...Array.from({ length: 300 }, () => 'mourner'), 'doom'] }, {}).pick('doom');
    expect(driver.open.domain).toMatchObject({ type: 'options', min: 300, max: 300, ordered: true });
    const ids = driver
      .options()
      .map((option) => option.id)
      .reverse();
    driver.answer({ picks: ids });
    expect(driver.typed('resolved')).toHaveLength(300);
    expect(driver.life(0)).toBe(8 + 1 + 300);
  });
});

describe('what is never proposed', () => {
  it('is noticed, and what waits for it triggers', () => {
    const game = { ...heartGame, cards: [...heartGame.cards, listener] };
    const table = openTable(Library.of(game, [], {}, catalogueOf(game.cards)), probePins(), emptyState(keyOf(1)), false);
    game.setUp(table);
    const id = place(table, table.create('listener', 1).id, { slot: '1:0' });
    notice(table, 'dusk', { seat: 0 }, { hour: 6 });
    notice(table, 'dusk', { seat: 1 }, { hour: 7 });
    notice(table, 'dawn');
    expect(waitingTriggers(table)).toMatchObject([{ source: id, seat: 1, kind: 'normal', event: { key: 'dusk', seat: 1, hour: 7 } }]);
    dropTriggers(table);
    expect(waitingTriggers(table)).toEqual([]);
  });
});
