import { describe, expect, it } from '@jest/globals';
import { catalogue } from '../../cards/index.js';
import { cardText } from './card-text.js';

const textOf = (id: string, language: 'en' | 'zh' = 'en'): string => {
  const card = catalogue.find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return cardText(card, language);
};

describe('the text of a card', () => {
  it('follows its program', () => {
    expect(textOf('lightning-bolt')).toBe('Lightning Bolt deals 3 damage to any target.');
    expect(textOf('doom-blade')).toBe('Destroy target nonblack creature.');
    expect(textOf('unsummon')).toBe('Return target creature to its owner’s hand.');
    expect(textOf('giant-growth')).toBe('Target creature gets +3/+3 until end of turn.');
    expect(textOf('glorious-anthem')).toBe('Creatures you control get +1/+1.');
    expect(textOf('wrath-of-god')).toBe('Destroy all creatures (they can’t be regenerated).');
    expect(textOf('divination')).toBe('Draw two cards.');
    expect(textOf('llanowar-elves')).toBe('{T}: Add {G}.');
    expect(textOf('elvish-visionary')).toBe('When Elvish Visionary enters the battlefield, draw a card.');
    expect(textOf('counterspell')).toBe('Counter target spell.');
  });

  it('says the same in Chinese', () => {
    expect(textOf('doom-blade', 'zh')).toBe('消灭目标非黑色生物。');
    expect(textOf('giant-growth', 'zh')).toContain('直到回合结束');
  });

  it('has words for everything in every card', () => {
    const silent = catalogue.filter((card) => !('rule' in card.printed)).flatMap((card) => {
      try {
        return card.abilities.length > 0 && (cardText(card, 'en') === '' || cardText(card, 'zh') === '') ? [card.id] : [];
      } catch (error) {
        return [`${card.id}: ${(error as Error).message}`];
      }
    });
    expect(silent).toEqual([]);
  });
});
