import { describe, expect, it } from '@jest/globals';
import { brokenName } from './broken-names.js';

const shown = (name: string): string => brokenName(name).replaceAll('\u00AD', '-');

describe('the name of a card on a narrow card', () => {
  it.each([
    ['Polymerization', 'Poly-me-ri-za-tion'],
    ['LANphorhynchus', 'LAN-pho-rhyn-chus'],
    ['Elemental HERO Bubbleman', 'Ele-men-tal HERO Bub-ble-man'],
    ['Challenger', 'Chal-len-ger'],
    ['Spellcrafter', 'Spell-craf-ter'],
  ])('%s may break within its long words: %s', (name, broken) => {
    expect(shown(name)).toBe(broken);
  });

  it('given short words, or Chinese, then nothing is added', () => {
    expect(brokenName('Orc Fan of the Abyss')).toBe('Orc Fan of the Abyss');
    expect(brokenName('机械天使的仪式')).toBe('机械天使的仪式');
  });

  it('given any break, then three letters at least stand on each side of it', () => {
    for (const part of shown('Antidisestablishmentarianism Thunderstruck').split(' '))
      expect(Math.min(part.indexOf('-'), part.length - 1 - part.lastIndexOf('-'))).toBeGreaterThanOrEqual(3);
  });
});
