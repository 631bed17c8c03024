import { describe, expect, it } from '@jest/globals';
import type { DeckGame } from '../deck-list.js';
import { readDeckList } from './read.js';
import { said } from './specs/said.js';

const nameOf = (game: DeckGame, lines: readonly string[]): string | null => {
  const reading = readDeckList(game, lines.join('\n'));
  return reading.ok ? reading.list.name : 'refused';
};
const detailOf = (game: DeckGame, lines: readonly string[]): string => {
  const reading = readDeckList(game, lines.join('\n'));
  return reading.ok ? 'read' : reading.faults[0].detail;
};

describe("Arena's text", () => {
  const arena = [
    'About',
    'Name Red Fire',
    '',
    'Commander',
    '1 Krenko, Mob Boss (M13) 140',
    '',
    'Companion',
    '1 Lurrus of the Dream-Den (IKO) 226',
    '',
    'Deck',
    '4 Lightning Bolt (M10) 146',
    '20 Mountain (M10) 242',
    '',
    'Sideboard',
    '1 Lurrus of the Dream-Den (IKO) 226',
  ];

  it('given every heading, when it is read, then each card is in its section and the name is known', () => {
    expect(said('magic', arena)).toBe(
      'main: 4 Lightning Bolt <M10 146>, 20 Mountain <M10 242>; side: 1 Lurrus of the Dream-Den <IKO 226>; ' +
        'commander: 1 Krenko, Mob Boss <M13 140>; companion: 1 Lurrus of the Dream-Den <IKO 226>',
    );
    expect(nameOf('magic', arena)).toBe('Red Fire');
  });

  it.each(['\r\n', '\r', '\n'])('given %j as line end and a byte order mark, when it is read, then nothing changes', (end) => {
    expect(said('magic', `\ufeff${arena.join(end)}${end}`)).toBe(said('magic', arena));
  });

  it('given the lines of the text, when it is read, then each entry knows its line', () => {
    const reading = readDeckList('magic', '\r\nDeck\r\n4 Lightning Bolt\r\n\r\n1 Shock\r\n1 Shock');
    expect(reading).toMatchObject({ ok: true, list: { sections: { main: [{ line: 3 }, { line: 5 }, { line: 6, count: 1 }] } } });
  });

  it('given a deck without Arena words under About, when a blank line ends them, then cards follow', () => {
    expect(said('magic', ['About', 'Name Only Goblins', 'Made for Friday', '', '4 Goblin Guide'])).toBe('main: 4 Goblin Guide');
    expect(said('magic', ['About', 'Name Goblins', '4 Goblin Guide'])).toBe('main: 4 Goblin Guide');
  });
});

describe("MTGO's text", () => {
  it.each([
    ['a blank line', ['4 Shock', '20 Mountain', '', '2 Duress']],
    ['several blank lines in one place', ['', '4 Shock', '20 Mountain', '', '', '2 Duress', '']],
    ['a heading', ['4 Shock', '20 Mountain', '', 'Sideboard', '2 Duress']],
    ['a heading with colon and count', ['4 Shock', '20 Mountain', 'SIDEBOARD (2 cards):', '2 Duress']],
    ['a comment that is a heading', ['//Main', '4 Shock', '20 Mountain', '', '// Sideboard', '2 Duress']],
    ['a mark before the line', ['4 Shock', 'SB: 2 Duress', '', '20 Mountain']],
    ['a mark on a line of its own', ['4 Shock', '20 Mountain', 'SB:', '2 Duress']],
    ['headings of card types', ['Instants (4)', '4 Shock', '', 'Lands (20)', '20 Mountain', '', 'Sideboard (2)', '2 Duress']],
    ['sums and rules', ['4 Shock', '20 Mountain', '24 cards', '-----', 'Sideboard: 2', '2 Duress']],
  ])('given %s before the sideboard, when it is read, then its cards are apart', (_, lines) => {
    expect(said('magic', lines)).toBe('main: 4 Shock, 20 Mountain; side: 2 Duress');
  });

  it('given three parts without headings, when it is read, then it is asked which is the sideboard', () => {
    expect(said('magic', ['4 Shock', '', '20 Mountain', '', '2 Duress'])).toBe('deck/section-unclear at 0');
  });

  it.each([
    ['types of cards', ['Instants', '', '4 Shock', '', 'Lands', '20 Mountain', '', '2 Duress'], 'deck/section-unclear at 8'],
    ['words about the deck', ['About', 'Name Fire', '', '4 Shock', '20 Mountain', '', '2 Duress'], 'deck/section-unclear at 7'],
    [
      'a mark of the sideboard beside',
      ['Instants', '4 Shock', '', '20 Mountain', 'SB: 2 Duress'],
      'main: 4 Shock, 20 Mountain; side: 2 Duress',
    ],
  ])('given headings of %s alone, when a part has none, then it is not taken for the main deck', (_, lines, answer) => {
    expect(said('magic', lines)).toBe(answer);
  });

  it('given a card before a large part, when it is read, then it is asked whether it is a commander', () => {
    expect(said('magic', ['1 Krenko, Mob Boss', '', '99 Mountain'])).toBe('deck/section-unclear at 0');
    expect(said('magic', ['Commander', 'Krenko, Mob Boss', '', 'Deck', '99 Mountain'])).toBe(
      'main: 99 Mountain; commander: 1 Krenko, Mob Boss',
    );
  });

  it('given blank lines in a list of another game, when it is read, then they part nothing', () => {
    expect(said('starline', ['3 珍珠少女', '', '2 呐喊的人', '', '1 鈾238'])).toBe('main: 3 珍珠少女, 2 呐喊的人, 1 鈾238');
  });
});

describe('lists of the other games', () => {
  it.each([
    [['# Material Deck', '1 Spirit of Wind', '', '# Main Deck', '4 Zephyr', '', '# Sideboard', '2 Meltdown']],
    [['# Somewhere 2026 decklist #0 (1)', '# Material', '1 Spirit of Wind', '# Main', '4 Zephyr', '# Side', '2 Meltdown']],
    [['Material Deck (1)', '1x Spirit of Wind', 'Main Deck (4)', '4x Zephyr', 'Sideboard (2)', '2x Meltdown']],
    [['# Material Deck - 1', '1 Spirit of Wind', '# Main Deck: 4', '4 Zephyr', '## Sideboard [2]', '2 Meltdown']],
    [['Material:', '1 Spirit of Wind', 'Main:', '4 Zephyr', 'Sideboard:', '2 Meltdown']],
  ])('given Grand Archive as %j, when it is read, then the sections are found', (lines) => {
    expect(said('grand-archive', lines)).toBe('main: 4 Zephyr; side: 2 Meltdown; material: 1 Spirit of Wind');
  });

  it('given a heading of Grand Archive that is not known, when cards follow, then they are not put elsewhere', () => {
    expect(said('grand-archive', ['# Main Deck', '4 Zephyr', '# Sidebord', '2 Meltdown'])).toBe('section/unknown at 3');
    expect(said('magic', ['# a deck for Friday', '4 Shock'])).toBe('main: 4 Shock');
  });

  it.each([
    [['Ruler', '1 Pricia', 'Main Deck', '4 Blinded Prince', 'Stone Deck', '10 Wind Magic Stone', 'Sideboard', '2 Thunder']],
    [
      [
        'Ruler Area',
        'Pricia',
        'Main Deck (4)',
        '4 Blinded Prince',
        'Magic Stone Deck (10)',
        '10 Wind Magic Stone',
        'Side Deck',
        '2 Thunder',
      ],
    ],
    [
      [
        'RULER:',
        'Pricia',
        '',
        'MAIN DECK:',
        'Resonators',
        '4 Blinded Prince',
        '',
        'MAGIC STONES:',
        '10 Wind Magic Stone',
        '',
        'SIDE:',
        '2 Thunder',
      ],
    ],
  ])('given Force of Will as %j, when it is read, then the sections are found', (lines) => {
    expect(said('force-of-will', lines)).toBe('main: 4 Blinded Prince; side: 2 Thunder; ruler: 1 Pricia; stone: 10 Wind Magic Stone');
  });

  it('given names of Yu-Gi-Oh! under headings, when it is read, then the sections are found', () => {
    const lines = [
      'Main Deck (4)',
      'Monsters',
      '3 Dark Magician',
      'Spells',
      '1 Raigeki',
      'Extra Deck:',
      '1 Stardust Dragon',
      'Side Deck',
      'Kuriboh x2',
    ];
    expect(said('yugioh', lines)).toBe('main: 3 Dark Magician, 1 Raigeki; side: 2 Kuriboh; extra: 1 Stardust Dragon');
  });

  it('given Chinese headings, when it is read, then the sections are found', () => {
    expect(said('yugioh', ['【主卡组】', '3 黑魔导', '额外卡组：', '1 星尘龙', '副卡组 (1)', '1 栗子球'])).toBe(
      'main: 3 黑魔导; side: 1 栗子球; extra: 1 星尘龙',
    );
  });
});

describe('lines that are no cards', () => {
  it('given comments and words about the deck, when it is read, then they change nothing', () => {
    const lines = [
      '// Burn, for Friday',
      '# by hand',
      'Name: Burn',
      'Author: N. N.',
      'Format: Modern',
      '4 Shock # fast',
      '// two more:',
      '2 Fling',
    ];
    expect(said('magic', lines)).toBe('main: 4 Shock, 2 Fling');
    expect(nameOf('magic', lines)).toBe('Burn');
  });

  it('given no count in any line, when it is read, then each line is one copy and lines may repeat', () => {
    expect(said('yugioh', ['Main Deck', 'Kuriboh', 'Kuriboh', '3-Hump Lacooda', 'Extra Deck', 'Stardust Dragon'])).toBe(
      'main: 1 Kuriboh, 1 Kuriboh, 1 3-Hump Lacooda; extra: 1 Stardust Dragon',
    );
  });

  it.each<[DeckGame, string, readonly string[], string]>([
    ['magic', 'a line without count among others', ['4 Shock', 'Lightning Bolt'], 'line/no-count at 2'],
    ['magic', 'a heading with a slip', ['4 Shock', 'Sidebord', '2 Duress'], 'line/no-count at 2'],
    ['magic', 'a heading with a slip and a colon', ['4 Shock', 'Sidebord:', '2 Duress'], 'section/unknown at 2'],
    ['force-of-will', 'a slip below a ruler without count', ['Ruler', 'Pricia', '', 'Sidebord', '2 Thunder'], 'line/no-count at 4'],
    ['magic', 'a part of another game', ['4 Shock', 'Extra Deck', '2 Duress'], 'section/unknown at 2'],
    ['magic', 'a part of no deck', ['4 Shock', 'Maybeboard', '2 Duress'], 'section/unknown at 2'],
    ['starline', 'a ruler', ['Ruler', '3 珍珠少女'], 'section/unknown at 1'],
    ['magic', 'signs alone', ['4 Shock', '?!', '2 Duress'], 'line/no-card at 2'],
    ['magic', 'a number alone', ['4 Shock', '2', '2 Duress'], 'line/no-card at 2'],
    [
      'magic',
      'several faults',
      ['0 Shock', '4 Fling', 'Sidebord', '1000 Duress'],
      'count/zero at 1, line/no-count at 3, count/absurd at 4',
    ],
    ['magic', 'headings alone', ['Deck', '', 'Sideboard'], 'deck/empty at 0'],
    ['magic', 'comments alone', ['// nothing', '# here'], 'deck/empty at 0'],
  ])('given %s with %s, when it is read, then it says so', (game, _, lines, faults) => {
    expect(said(game, lines)).toBe(faults);
  });

  it('given a fault, when it is read, then the sentence quotes the line and says what to do', () => {
    expect(detailOf('magic', ['4 Shock', 'Sidebord'])).toBe(
      '"Sidebord" has no count and is no heading known here; write "1 Sidebord" for one copy, or use "Main Deck", "Sideboard", "Commander", "Companion".',
    );
    expect(detailOf('starline', ['Extra Deck', '3 珍珠少女'])).toBe(
      '"Extra Deck" is no part of a deck of this game; use "Main Deck", "Sideboard", or leave that part out.',
    );
  });
});

describe('lists of other programs', () => {
  it.each([
    [
      'Magic Workstation',
      'magic',
      '// NAME : Burn\n        4 [MM3] Blood Moon\n        2 [] Fire/Ice\nSB:  2 [ZEN] Duress',
      'main: 4 Blood Moon <MM3 ->, 2 Fire/Ice; side: 2 Duress <ZEN ->',
    ],
    [
      'Deckstats',
      'magic',
      '//Main\n4 [M10#146] Shock\n1 Krenko # !Commander\n//Sideboard\nSB: 2 [M10] Duress',
      'main: 4 Shock <M10 146>; side: 2 Duress <M10 ->; commander: 1 Krenko',
    ],
    ['a sideboard mark without colon', 'magic', '60 Island\nSB 2 Duress', 'main: 60 Island; side: 2 Duress'],
    ['bars', 'magic', '4 Shock|M10\n56 Island|M10|2', 'main: 4 Shock <M10 ->, 56 Island <M10 ->'],
    ['signs around headings', 'yugioh', '== Main Deck (40) ==\n3x Ash\n== Extra ==\n1x Linkuriboh', 'main: 3 Ash; extra: 1 Linkuriboh'],
    ['kinds of the Extra Deck', 'yugioh', 'Main\n3 Ash\nExtra\nLink (1)\n1 Linkuriboh', 'main: 3 Ash; extra: 1 Linkuriboh'],
    [
      'types behind a ruler',
      'force-of-will',
      'Ruler:\nKaguya\nResonators (4)\n4 Pricia\nStones\n10 Light',
      'main: 4 Pricia; ruler: 1 Kaguya; stone: 10 Light',
    ],
    [
      'types behind a champion',
      'grand-archive',
      '# Champion\n1 Spirit\n# Regalia\n1 Sword\n# Allies\n4 Guard',
      'main: 4 Guard; material: 1 Spirit, 1 Sword',
    ],
  ] as const)('given a list with %s, when it is read, then every card is in its section', (_, game, text, sections) => {
    expect(said(game, text)).toBe(sections);
  });
});
