import { describe, expect, it } from '@jest/globals';
import { ruleset } from '@arbiter/magic';
import { subtypeWord, typeLine } from './magic-types.js';

describe('the type line of a card of Magic', () => {
  it('stands in the language of the reader, subtypes too (205.3)', () => {
    const elf = [[], ['creature'], ['Elf', 'Warrior'], false] as const;
    expect([typeLine(...elf, 'en'), typeLine(...elf, 'zh')]).toEqual(['creature — Elf Warrior', '生物～妖精／战士']);
    expect([typeLine(['basic'], ['land'], ['Forest'], false, 'en'), typeLine(['basic'], ['land'], ['Forest'], false, 'zh')]).toEqual([
      'basic land — Forest',
      '基本地～树林',
    ]);
    expect(typeLine([], ['sorcery'], [], false, 'zh')).toBe('法术');
    expect(typeLine([], ['creature'], ['Goblin'], true, 'en')).toMatch(/ creature — Goblin$/);
  });

  it('has a Chinese word for every subtype that a card here has', () => {
    const subtypes = new Set(
      ruleset.cards().flatMap(({ values }) => (Array.isArray(values['subtypes']) ? (values['subtypes'] as readonly string[]) : [])),
    );
    expect(subtypes.size).toBeGreaterThan(50);
    expect([...subtypes].filter((subtype) => !/^[\p{Script=Han}・]+$/u.test(subtypeWord(subtype, 'zh')))).toEqual([]);
  });

  it('leaves what no rule knows as it is', () => {
    expect([subtypeWord('Gizmo', 'zh'), subtypeWord('Gizmo', 'en')]).toEqual(['Gizmo', 'Gizmo']);
  });
});
