import { describe, expect, it } from '@jest/globals';
import type { Decision, GameEvent, JsonObject, ObjectView, View } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';
import { forceOfWillWatch } from './force-of-will-watch.js';
import { grandArchiveWatch } from './grand-archive-watch.js';
import { magicWatch } from './magic-watch.js';
import { starlineWatch } from './starline-watch.js';
import { tableFaults } from './yugioh-table.js';
import { yugiohWatch } from './yugioh-watch.js';

const event = (type: string, data: JsonObject): GameEvent => ({
  seq: 1,
  action: 1,
  moment: 1,
  type,
  rule: '1',
  cause: { kind: 'rule' },
  data,
});
const object = (id: number, values: JsonObject): ObjectView => ({
  id,
  card: `card ${id}`,
  owner: 0,
  controller: 0,
  values,
  attachments: [],
  under: [],
});
const view = (kind: string, objects: readonly ObjectView[]): View => ({
  version: 1,
  status: 'running',
  result: null,
  turn: { number: 3, seat: 0, phase: 'main' },
  players: [],
  zones: [{ id: kind, kind, seat: null, count: objects.length, objects }],
  slots: [],
  pending: [],
  values: { depth: 0 },
});
const turn = event('turnBegan', { seat: 0 });
const acting = [{ kind: 'act' }] as unknown as readonly Decision[];

describe('the watch of Magic', () => {
  const bear = (id: number, more: JsonObject = {}): ObjectView =>
    object(id, { types: ['creature'], supertypes: [], keywords: [], power: 2, toughness: 2, damage: 0, ...more });
  const field = (...objects: readonly ObjectView[]): View => view('battlefield', objects);
  const attack = (id: number): GameEvent => event('attackersDeclared', { attackers: [{ object: id }] });

  it('notices who attacks without having been there as the turn began, but for haste (302.6)', () => {
    for (const [id, keywords, faults] of [
      [1, [], 0],
      [2, [], 1],
      [2, ['haste'], 0],
    ] as const) {
      const watch = magicWatch();
      watch.see([turn], field(bear(1)), []);
      const both = field(bear(1), bear(2, { keywords: [...keywords] }));
      watch.see([], both, []);
      expect(watch.see([attack(id)], both, [])).toHaveLength(faults);
    }
  });

  it('notices who came back to its controller since (302.6)', () => {
    const watch = magicWatch();
    watch.see([turn], field(bear(1)), []);
    watch.see([], field({ ...bear(1), controller: 1 }), []);
    watch.see([], field(bear(1)), []);
    expect(watch.see([attack(1)], field(bear(1)), [])).toHaveLength(1);
  });

  it('notices who strikes in both steps without double strike (702.7b)', () => {
    const step = (name: string): GameEvent => event('stepBegan', { step: name });
    const hit = event('damageDealt', { object: 1, combat: true });
    const both = [step('beginCombat'), step('combatDamage'), hit, hit, step('combatDamage'), hit];
    expect(magicWatch().see(both, field(bear(1)), [])).toHaveLength(1);
    expect(magicWatch().see(both, field(bear(1, { keywords: ['doubleStrike'] })), [])).toEqual([]);
    expect(magicWatch().see([...both.slice(0, 4), ...both.slice(0, 3)], field(bear(1)), [])).toEqual([]);
  });

  it('notices what state-based actions should have dealt with, where somebody has priority (704.5)', () => {
    const legend = { supertypes: ['legendary'] };
    const twins = [bear(1, legend), { ...bear(2, legend), card: 'card 1' }];
    const worlds = [bear(1, { supertypes: ['world'] }), bear(2, { supertypes: ['world'] })];
    for (const objects of [
      [bear(1, { damage: 2 })],
      [bear(1, { toughness: 0, keywords: ['indestructible'] })],
      [object(1, { types: ['planeswalker'] })],
      twins,
      worlds,
    ]) {
      expect(magicWatch().see([], field(...objects), acting)).toHaveLength(1);
      expect(magicWatch().see([], field(...objects), [])).toEqual([]);
    }
    expect(magicWatch().see([], field(bear(1, { damage: 2, keywords: ['indestructible'] })), acting)).toEqual([]);
  });
});

describe('the watch of Force of Will', () => {
  const man = (id: number, more: JsonObject = {}): ObjectView =>
    object(id, { types: ['resonator'], keywords: [], def: 500, damage: 0, ...more });
  const attacked = (id: number): GameEvent => event('attacked', { object: id });

  it('notices a resonator that attacks in the turn in which it came', () => {
    for (const [more, faults] of [
      [{}, 1],
      [{ keywords: ['swiftness'] }, 0],
      [{ types: ['jRuler'] }, 0],
    ] as const) {
      const watch = forceOfWillWatch();
      watch.see([turn], view('field', []), []);
      watch.see([], view('field', [man(1, more)]), []);
      expect(watch.see([attacked(1)], view('field', [man(1, more)]), [])).toHaveLength(faults);
    }
  });

  it('notices battle damage that is dealt in two steps of a battle (806.2)', () => {
    const hit = event('damageDealt', { source: 1, battle: true });
    const strikes = [attacked(1), event('stepBegan', {}), hit, hit, event('stepBegan', {}), hit];
    expect(forceOfWillWatch().see(strikes, view('field', []), [])).toHaveLength(1);
    expect(
      forceOfWillWatch().see([...strikes.slice(0, 4), event('battleEnded', {}), ...strikes.slice(0, 4)], view('field', []), []),
    ).toEqual([]);
  });

  it('notices a resonator without DEF where somebody may act', () => {
    expect(forceOfWillWatch().see([], view('field', [man(1, { damage: 500 })]), acting)).toHaveLength(1);
    expect(forceOfWillWatch().see([], view('field', [man(1, { damage: 400 })]), acting)).toEqual([]);
  });
});

describe('the watch of Yu-Gi-Oh!', () => {
  const limited = (limit: JsonObject): CardProgram => ({
    id: 'a',
    names: { en: 'a', zh: 'a' },
    printed: {},
    abilities: [{ kind: 'activated', limit } as unknown as CardProgram['abilities'][number]],
  });
  const used = event('activated', { seat: 0, card: 'a', ability: 'a/abilities/0' });
  const watching = (limit: JsonObject): ReturnType<typeof yugiohWatch> => yugiohWatch(new Map([['a', limited(limit)]]));
  const hard = { uses: 1, per: 'turn', scope: 'name' };

  it('notices a second use by name in a turn, of whichever copy', () => {
    expect(watching(hard).see([used, used], view('hand', []), [])).toHaveLength(1);
    expect(
      watching(hard).see([used, turn, used, event('activated', { seat: 1, card: 'a', ability: 'a/abilities/0' })], view('hand', []), []),
    ).toEqual([]);
  });

  it('leaves other limits to the rules', () => {
    for (const limit of [
      { ...hard, scope: 'object' },
      { ...hard, refund: 'negated' },
      { ...hard, per: 'duel' },
    ])
      expect(watching(limit).see([used, used], view('hand', []), [])).toEqual([]);
  });
});

describe('the watch of Grand Archive', () => {
  const unit = (id: number, more: JsonObject = {}): ObjectView =>
    object(id, { types: ['ally'], supertypes: [], keywords: [], counters: {}, name: 'a', ...more });
  const limited: CardProgram = {
    id: 'a',
    names: { en: 'a', zh: 'a' },
    printed: {},
    abilities: [{ kind: 'activated', limit: { uses: 1, per: 'turn', scope: 'object' } }],
  };
  const watching = (...objects: readonly ObjectView[]): ReturnType<typeof grandArchiveWatch> => {
    const watch = grandArchiveWatch(new Map([['a', limited]]));
    watch.see([], view('field', objects), []);
    return watch;
  };
  const seen = (watch: ReturnType<typeof grandArchiveWatch>, ...events: readonly GameEvent[]): readonly string[] =>
    watch.see(events, view('field', []), []);
  const attacked = event('attacked', { object: 1, card: 'a' });
  const retaliated = event('retaliated', { object: 1, card: 'a' });

  it('notices an ally that attacks, and a unit that retaliates, although it is rested (2.6.1.4, 2.2.7.1.2)', () => {
    const woken = event('wokeUp', { object: 1 });
    for (const fight of [attacked, retaliated]) {
      expect(seen(watching(unit(1, { rested: true })), fight)).toHaveLength(1);
      expect(seen(watching(unit(1, { rested: false })), fight)).toEqual([]);
      expect(seen(watching(unit(1, { rested: true })), woken, fight)).toEqual([]);
    }
    expect(seen(watching(unit(1, { rested: true, types: ['champion'] })), attacked)).toEqual([]);
    expect(seen(watching(unit(1, { rested: true, keywords: ['steadfast'] })), retaliated)).toEqual([]);
    const choosing = watching(unit(1, { rested: false }));
    choosing.see([{ ...event('rested', { object: 1 }), rule: '2.2.7.1.2' }], view('field', [unit(1, { rested: true })]), []);
    expect(seen(choosing, retaliated)).toEqual([]);
  });

  it('notices what a combat deals or wears twice (2.2.7.2.2.5)', () => {
    const worn: GameEvent = { ...event('countersChanged', { object: 2 }), rule: '1.7.6.4.3' };
    const hit = (to: number): GameEvent => event('damageDealt', { source: 1, object: to, attack: true });
    expect(seen(watching(), attacked, hit(3), hit(4), worn, attacked, hit(3), worn)).toEqual([]);
    expect(seen(watching(), attacked, hit(3), worn, hit(3), worn)).toHaveLength(2);
  });

  it('notices a second draw of a draw phase, and uses above what an ability says', () => {
    const drawn: GameEvent = { ...event('cardDrawn', { seat: 0 }), rule: '2.2.4.1' };
    const used = event('abilityActivated', { seat: 0, source: 1, ability: 'a/abilities/0' });
    expect(seen(watching(), drawn, used, turn, drawn, used)).toEqual([]);
    expect(seen(watching(), turn, drawn, drawn, used, used)).toHaveLength(2);
  });

  it('notices what the state of the game should have put in order where somebody may act (2.11.7.8)', () => {
    const blade = (durability: number): ObjectView =>
      unit(1, { types: ['weapon'], durability: 2, counters: durability === 0 ? {} : { durability } });
    const hero = (id: number, name: string): ObjectView => unit(id, { supertypes: ['unique'], name });
    const found = (kind: string, ...objects: readonly ObjectView[]): readonly string[] => watching().see([], view(kind, objects), acting);
    expect(
      [found('field', blade(0)), found('field', hero(1, 'x'), hero(2, 'x')), found('graveyard', { ...unit(1), kind: 'token' })].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 1, 1]);
    expect(found('field', blade(1), hero(2, 'x'), hero(3, 'y'), { ...unit(4), kind: 'token' })).toEqual([]);
    expect(watching().see([], view('field', [blade(0)]), [])).toEqual([]);
  });
});

describe('the watch of Starline', () => {
  const unit = (values: JsonObject = {}): ObjectView => object(1, { stance: 'upright', keywords: [], ...values });
  const attack = event('attackDeclared', { object: 1, card: 'a', seat: 0 });
  const play = { ...event('unitPlayed', { object: 1, seat: 0 }), rule: '九.2' };

  it('notices a second attack of a unit in a turn (十一.3)', () => {
    expect(starlineWatch().see([turn, attack, attack], view('board', []), [])).toHaveLength(1);
    expect(starlineWatch().see([turn, attack, turn, attack], view('board', []), [])).toEqual([]);
  });

  it('notices who attacks from the side, or as a blocker (十一.1, 十五.阻擋.1)', () => {
    for (const [values, faults] of [
      [{}, 0],
      [{ stance: 'sideways' }, 1],
      [{ keywords: ['blocker'] }, 1],
    ] as const) {
      const watch = starlineWatch();
      watch.see([turn], view('board', [unit(values as JsonObject)]), []);
      expect(watch.see([attack], view('board', []), [])).toHaveLength(faults);
    }
  });

  it('notices a third unit that is played in a turn without an effect (二.3, 二.4)', () => {
    expect(starlineWatch().see([turn, play, play, play], view('board', []), [])).toHaveLength(1);
    expect(starlineWatch().see([turn, play, play, { ...play, rule: '十二.6' }, turn, play], view('board', []), [])).toEqual([]);
  });

  it('notices a claim of an early end in the countdown (十四.4)', () => {
    const claim = event('earlyEndClaimed', { seat: 0, claim: 'score' });
    expect(starlineWatch().see([claim], view('board', []), [])).toEqual([]);
    expect(starlineWatch().see([event('countdownEntered', {}), claim], view('board', []), [])).toHaveLength(1);
  });

  it('notices a hand of eleven as the next turn begins (十四.2)', () => {
    const hands = (count: number): View => ({ ...view('hand', []), zones: [{ id: 'hand:1', kind: 'hand', seat: 1, count, objects: [] }] });
    expect(starlineWatch().see([turn], hands(11), [])).toHaveLength(1);
    expect(starlineWatch().see([turn], hands(10), [])).toEqual([]);
  });
});

describe('the table of Yu-Gi-Oh!', () => {
  const lying = (values: JsonObject): View => {
    const monster = object(1, {
      position: 'defense',
      faceUp: false,
      atk: 1000,
      def: 1000,
      originalAtk: 1000,
      originalDef: 1000,
      negated: false,
      ...values,
    });
    return {
      ...view('mainDeck', []),
      slots: [{ id: '0:monster:1', seat: 0, row: 'monster', column: 0, object: monster } as unknown as View['slots'][number]],
    };
  };

  it('has monsters face-down that nothing lasts on (base.20.11, 23.27)', () => {
    expect(tableFaults(lying({}))).toEqual([]);
    expect(tableFaults(lying({ atk: 1500 }))).toHaveLength(1);
    expect(tableFaults(lying({ negated: true }))).toHaveLength(1);
    expect(tableFaults(lying({ faceUp: true, atk: 1500, negated: true }))).toEqual([]);
  });
});
