import { describe, expect, it } from '@jest/globals';
import type { Json } from '@arbiter/kernel';
import { knownCards } from '../testing/known-cards.js';
import { parseDeckText, printDeckText } from './deck-lists.js';
import { presets } from './presets.js';

const times = (count: number, id: string): string[] => Array.from({ length: count }, () => id);
const parsed = (text: string): unknown => {
  const read = parseDeckText(text, knownCards);
  return read.ok ? read.deck : read.violations.map(({ code, cards }) => [code, ...cards]);
};

describe('plain lists', () => {
  it('given a list without titles, then rulers and magic stones are put where they belong', () => {
    expect(parsed('Melgis, the Flame King\n4 Thunder # good\n2x gusurg\n\n// a remark\n10 Fire Magic Stone')).toEqual({
      ruler: ['melgis-the-flame-king'],
      main: [...times(4, 'thunder'), ...times(2, 'gusurg')],
      magicStones: times(10, 'fire-magic-stone'),
      side: [],
    });
  });

  it.each(['Side', 'side deck:', 'Sideboard (3)', 'SIDE BOARD'])(
    'given %s before a line, then the side deck begins, and another title ends it',
    (title) => {
      expect(parsed(`1 Thunder\n${title}\n1 Thunder\n1 Light Magic Stone\nMagic Stone Deck:\n1 Light Magic Stone`)).toMatchObject({
        main: ['thunder'],
        side: ['thunder', 'light-magic-stone'],
        magicStones: ['light-magic-stone'],
      });
    },
  );

  it('given Chinese names, ids, other spellings, and the name of what is behind a card, then each is found', () => {
    expect(
      parsed(
        '2 韓塞爾\nhansel\n1 schrodinger, the fallen black cat\nDark Alice, Maiden of Slaughter\nReflect, the Beginning of Time\nRefrain, the End of Ages',
      ),
    ).toMatchObject({
      ruler: ['girl-in-twilight-garb'],
      main: [
        'hansel',
        'hansel',
        'hansel',
        'schrodinger-the-fallen-black-cat',
        'reflect-the-beginning-of-time',
        'reflect-the-beginning-of-time',
      ],
    });
  });

  it('given a name that a ruler and its J-ruler share, then it is the ruler', () => {
    expect(parsed('Commander of the Flash Knights')).toMatchObject({ ruler: ['commander-of-the-flash-knights'] });
  });

  it('given names that no card has, or too many cards, then it is refused by name', () => {
    expect(parsed('1 Nobody\n1 Thunder\n2 Elf Token')).toEqual([
      ['deck/unknown-card', 'Nobody'],
      ['deck/unknown-card', 'Elf Token'],
    ]);
    expect(parsed('999999 Thunder')).toEqual([['deck/malformed']]);
  });

  it.each(presets.map((preset) => [preset.id, preset.deck] as const))(
    'given the preset %s, then its list reads back as it was',
    (_, deck) => {
      const printed = printDeckText(deck, knownCards);
      expect(printed).toMatchObject({ ok: true, text: expect.stringMatching(/^Ruler:\n1 .+\n\nMain:\n/) });
      expect(parsed(printed.ok ? printed.text : '')).toEqual(deck);
    },
  );

  it.each<[Json, string]>([
    [null, 'deck/malformed'],
    [{ ruler: ['nobody'] }, 'deck/unknown-card'],
  ])('given %j, then there is nothing to write', (deck, code) => {
    expect(printDeckText(deck, knownCards)).toMatchObject({ ok: false, violations: [{ code }] });
  });
});
