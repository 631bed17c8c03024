import { describe, expect, it } from '@jest/globals';
import { card, layerGame, LayerTable, spell, standing } from '../testing/layer-game.js';
import type { Predicate } from '../programs/programs.js';

const beasts = { from: 'field', where: { kinds: 'beast' } } as const;
const plain = card('plain', { kinds: ['beast'], power: 2, guard: 2, colours: [] });
const green = card('green', { kinds: ['beast'], power: 2, guard: 2, colours: ['green'] });
const gold = card('gold', { kinds: ['beast'], power: 2, guard: 2, colours: ['green', 'red'] });

describe('how many entries a list has', () => {
  it.each<[Predicate['colours'], readonly number[]]>([
    [{ size: 0 }, [3, 2, 2]],
    [{ size: 1 }, [2, 3, 2]],
    [{ size: { atLeast: 1 } }, [2, 3, 3]],
  ])('is compared: %j', (colours, powers) => {
    const banner = card('banner', { kinds: ['relic'] }, [
      standing({ layer: 'power.change', of: { from: 'field', where: { kinds: 'beast', colours } }, add: { power: 1 } }),
    ]);
    const table = new LayerTable([plain, green, gold, banner]);
    const ids = [table.put('plain'), table.put('green'), table.put('gold')];
    table.put('banner');
    expect(ids.map((id) => table.value(id, 'power'))).toEqual(powers);
  });

  it('is that of the list as effects have made it', () => {
    const banner = card('banner', { kinds: ['relic'] }, [
      standing({ layer: 'power.change', of: { from: 'field', where: { kinds: 'beast', keywords: { size: 0 } } }, add: { power: 1 } }),
    ]);
    const table = new LayerTable([plain, banner, spell('teach', { layer: 'abilities', of: beasts, gain: { keywords: ['shy'] } })]);
    const id = table.put('plain');
    table.put('banner');
    expect(table.value(id, 'power')).toBe(3);
    table.cast('teach', [id]);
    expect(table.value(id, 'power')).toBe(2);
  });
});

describe('a piece of a word', () => {
  it.each<[string, readonly number[]]>([
    ['re', [2, 3, 3]],
    ['green', [2, 3, 3]],
    ['greens', [2, 2, 2]],
  ])('is found in any word of a list: %s', (piece, powers) => {
    const banner = card('banner', { kinds: ['relic'] }, [
      standing({
        layer: 'power.change',
        of: { from: 'field', where: { kinds: 'beast', colours: { includes: piece } } },
        add: { power: 1 },
      }),
    ]);
    const table = new LayerTable([plain, green, gold, banner]);
    const ids = [table.put('plain'), table.put('green'), table.put('gold')];
    table.put('banner');
    expect(ids.map((id) => table.value(id, 'power'))).toEqual(powers);
  });
});

describe('what a counted amount adds', () => {
  it('is what the game lets it add', () => {
    const shrunk = spell('shrink', { layer: 'power.set', set: { power: -3 } });
    const grow = spell('grow', { layer: 'power.change', add: { guard: { value: 'power', of: 'subject' } } });
    const guardIn = (game: typeof layerGame): unknown => {
      const table = new LayerTable([plain, shrunk, grow], game);
      const id = table.put('plain');
      table.cast('shrink', [id]);
      table.cast('grow', [id]);
      return table.value(id, 'guard');
    };
    expect(guardIn(layerGame)).toBe(-1);
    expect(guardIn({ ...layerGame, addition: (_amount, value) => Math.max(0, value) })).toBe(2);
  });
});
