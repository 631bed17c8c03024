import { describe, expect, it } from '@jest/globals';
import type { CardProgram, Decision, GameEvent, JsonObject, ObjectView, View } from '@arbiter/kernel';
import { forceOfWillWatch } from './force-of-will-watch.js';
import { magicWatch } from './magic-watch.js';
import { yugiohWatch } from './yugioh-watch.js';

const event = (type: string, data: JsonObject): GameEvent => ({ seq: 1, action: 1, moment: 1, type, rule: '1', cause: { kind: 'rule' }, data });
const object = (id: number, values: JsonObject): ObjectView => ({ id, card: `card ${id}`, owner: 0, controller: 0, values, attachments: [], under: [] });
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
  const bear = (id: number, more: JsonObject = {}): ObjectView => object(id, { types: ['creature'], supertypes: [], keywords: [], power: 2, toughness: 2, damage: 0, ...more });
  const field = (...objects: readonly ObjectView[]): View => view('battlefield', objects);
  const attack = (id: number): GameEvent => event('attackersDeclared', { attackers: [{ object: id }] });

  it('notices who attacks without having been there as the turn began, but for haste (302.6)', () => {
    for (const [id, keywords, faults] of [[1, [], 0], [2, [], 1], [2, ['haste'], 0]] as const) {
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
    for (const objects of [[bear(1, { damage: 2 })], [bear(1, { toughness: 0, keywords: ['indestructible'] })], [object(1, { types: ['planeswalker'] })], twins, worlds]) {
      expect(magicWatch().see([], field(...objects), acting)).toHaveLength(1);
      expect(magicWatch().see([], field(...objects), [])).toEqual([]);
    }
    expect(magicWatch().see([], field(bear(1, { damage: 2, keywords: ['indestructible'] })), acting)).toEqual([]);
  });
});

describe('the watch of Force of Will', () => {
  const man = (id: number, more: JsonObject = {}): ObjectView => object(id, { types: ['resonator'], keywords: [], def: 500, damage: 0, ...more });
  const attacked = (id: number): GameEvent => event('attacked', { object: id });

  it('notices a resonator that attacks in the turn in which it came', () => {
    for (const [more, faults] of [[{}, 1], [{ keywords: ['swiftness'] }, 0], [{ types: ['jRuler'] }, 0]] as const) {
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
    expect(forceOfWillWatch().see([...strikes.slice(0, 4), event('battleEnded', {}), ...strikes.slice(0, 4)], view('field', []), [])).toEqual([]);
  });

  it('notices a resonator without DEF where somebody may act', () => {
    expect(forceOfWillWatch().see([], view('field', [man(1, { damage: 500 })]), acting)).toHaveLength(1);
    expect(forceOfWillWatch().see([], view('field', [man(1, { damage: 400 })]), acting)).toEqual([]);
  });
});

describe('the watch of Yu-Gi-Oh!', () => {
  const limited = (limit: JsonObject): CardProgram => ({ id: 'a', names: { en: 'a', zh: 'a' }, printed: {}, abilities: [{ kind: 'activated', limit } as unknown as CardProgram['abilities'][number]] });
  const used = event('activated', { seat: 0, card: 'a', ability: 'a/abilities/0' });
  const watching = (limit: JsonObject): ReturnType<typeof yugiohWatch> => yugiohWatch(new Map([['a', limited(limit)]]));
  const hard = { uses: 1, per: 'turn', scope: 'name' };

  it('notices a second use by name in a turn, of whichever copy', () => {
    expect(watching(hard).see([used, used], view('hand', []), [])).toHaveLength(1);
    expect(watching(hard).see([used, turn, used, event('activated', { seat: 1, card: 'a', ability: 'a/abilities/0' })], view('hand', []), [])).toEqual([]);
  });

  it('leaves other limits to the rules', () => {
    for (const limit of [{ ...hard, scope: 'object' }, { ...hard, refund: 'negated' }, { ...hard, per: 'duel' }]) expect(watching(limit).see([used, used], view('hand', []), [])).toEqual([]);
  });
});
