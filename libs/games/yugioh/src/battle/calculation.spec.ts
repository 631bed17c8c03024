import { describe, expect, it } from '@jest/globals';
import { calculate, settleDamage, type BattleOutcome, type Fighter } from './calculation.js';

const attacking = (atk: number, more: Partial<Fighter> = {}): Fighter => ({ position: 'attack', atk, def: 0, ...more });
const defending = (def: number, more: Partial<Fighter> = {}): Fighter => ({ position: 'defense', atk: 0, def, ...more });
const outcome = (more: Partial<BattleOutcome>): BattleOutcome => ({
  toAttacker: 0,
  toTarget: 0,
  attackerLoses: false,
  targetLoses: false,
  ...more,
});

describe('damage calculation (base.19)', () => {
  it.each<[string, Fighter, Fighter | null, Partial<BattleOutcome>]>([
    ['19.1, the attacker stronger', attacking(1900), attacking(1500), { targetLoses: true, toTarget: 400 }],
    ['19.1, the attacker weaker', attacking(1500), attacking(1900), { attackerLoses: true, toAttacker: 400 }],
    ['19.2, equal', attacking(1500), attacking(1500), { attackerLoses: true, targetLoses: true }],
    ['19.3, both 0', attacking(0), attacking(0), {}],
    ['19.4, over the DEF', attacking(1900), defending(1500), { targetLoses: true }],
    ['19.5, under the DEF', attacking(1500), defending(2000), { toAttacker: 500 }],
    ['19.6, equal to the DEF', attacking(2000), defending(2000), {}],
    ['19.6, both 0', attacking(0), defending(0), {}],
    ['19.7, direct', attacking(2500), null, { toTarget: 2500 }],
    ['19.10, direct with 0', attacking(0), null, {}],
    ['19.8, piercing', attacking(1900, { pierces: true }), defending(1500), { targetLoses: true, toTarget: 400 }],
    ['19.8, piercing nothing', attacking(1500, { pierces: true }), defending(1500), {}],
    ['19.8, piercing under the DEF', attacking(1000, { pierces: true }), defending(1500), { toAttacker: 500 }],
    ['19.8, only the attacker pierces', attacking(1900), defending(1500, { pierces: true }), { targetLoses: true }],
    ['19.12, the target stays', attacking(1900), attacking(300, { survives: true }), { toTarget: 1600 }],
    ['19.12, one of two stays', attacking(1500, { survives: true }), attacking(1500), { targetLoses: true }],
    ['19.12, pierced and stays', attacking(1900, { pierces: true }), defending(200, { survives: true }), { toTarget: 1700 }],
  ])('given %s, then the outcome is so', (_, attacker, target, expected) => {
    expect(calculate(attacker, target)).toEqual(outcome(expected));
  });
});

describe('what changes battle damage (base.19.11)', () => {
  const hit = { toAttacker: 0, toTarget: 1501 };

  it('given nothing that changes it, then it is taken as it is; no damage stays none', () => {
    expect(settleDamage(hit, {})).toEqual(hit);
    expect(settleDamage({ toAttacker: 0, toTarget: 0 }, { target: { doubled: 1 }, attacker: { toOther: true } })).toEqual({
      toAttacker: 0,
      toTarget: 0,
    });
  });

  it('given none, halves and doubles of the player who takes it, then they count, halves rounded', () => {
    expect(settleDamage(hit, { target: { none: true, doubled: 2 } })).toEqual({ toAttacker: 0, toTarget: 0 });
    expect(settleDamage(hit, { target: { halved: 1 } })).toEqual({ toAttacker: 0, toTarget: 751 });
    expect(settleDamage(hit, { target: { doubled: 1, halved: 1 } })).toEqual(hit);
    expect(settleDamage(hit, { attacker: { none: true, halved: 1 } })).toEqual(hit);
  });

  it('given that the other player takes it instead, then it is given over once, and their own changes count', () => {
    expect(settleDamage(hit, { target: { toOther: true, halved: 1 } })).toEqual({ toAttacker: 1501, toTarget: 0 });
    expect(settleDamage(hit, { target: { toOther: true }, attacker: { toOther: true, halved: 1 } })).toEqual({
      toAttacker: 751,
      toTarget: 0,
    });
    expect(settleDamage(hit, { target: { toOther: true }, attacker: { none: true } })).toEqual({ toAttacker: 0, toTarget: 0 });
    expect(settleDamage({ toAttacker: 300, toTarget: 0 }, { attacker: { toOther: true } })).toEqual({ toAttacker: 0, toTarget: 300 });
  });
});
