import { describe, expect, it } from '@jest/globals';
import { readDeckList } from './read.js';
import { said } from './specs/said.js';

describe("Forge's .dck", () => {
  const forge = [
    '[metadata]',
    'Name=Red Fire',
    'Deck Type=constructed',
    '[Commander]',
    '1 Krenko, Mob Boss+|M13',
    '[Main]',
    '4 Lightning Bolt|M10|1',
    '2 Fire // Ice|APC|[128]',
    '20 Mountain',
    '[Planes]',
    '[Sideboard]',
    '2 Duress|M10',
  ];

  it('given its parts, when it is read, then sections, printings and the name are known', () => {
    expect(said('magic', forge)).toBe(
      'main: 4 Lightning Bolt <M10 ->, 2 Fire // Ice <APC 128>, 20 Mountain; side: 2 Duress <M10 ->; commander: 1 Krenko, Mob Boss <M13 ->',
    );
    expect(readDeckList('magic', forge.join('\r\n'))).toMatchObject({ list: { form: 'forge', name: 'Red Fire' } });
  });

  it.each([
    ['cards of a part that no deck has', [...forge, '[Planes]', '1 Naya', '1 Bant'], 'section/unknown at 13'],
    ['a line that is no card', [...forge, 'Duress'], 'line/no-card at 13'],
    ['a count of nothing', [...forge, '0 Duress|M10'], 'count/zero at 13'],
    ['a count that is absurd', [...forge, '1000 Duress|M10'], 'count/absurd at 13'],
    ['no name', [...forge, '4 |M10'], 'line/no-card at 13'],
    ['a line that is too long', [...forge, `4 ${'a'.repeat(500)}`], 'line/no-card at 13'],
    ['no cards', ['[metadata]', 'Name=Empty', '[Main]'], 'deck/empty at 0'],
  ])('given %s, when it is read, then it is refused', (_, lines, fault) => {
    expect(said('magic', lines)).toBe(fault);
  });

  it('given headings in square brackets alone, when it is read, then it is a text', () => {
    expect(said('magic', ['[Main]', '4 Shock (M10) 155', '[Sideboard]', '2 Duress'])).toBe('main: 4 Shock <M10 155>; side: 2 Duress');
    expect(said('yugioh', ['[Main]', '3 Kuriboh', '[Extra]', '1 Stardust Dragon'])).toBe('main: 3 Kuriboh; extra: 1 Stardust Dragon');
  });
});

describe("XMage's .dck", () => {
  const xmage = [
    'NAME:Red Fire',
    'AUTHOR:N. N.',
    '4 [M10:146] Lightning Bolt',
    '20 [M10:242] Mountain',
    '1 [MPS-AKH:11]',
    'SB: 2 [M10:95] Duress',
    'LAYOUT MAIN:(1,2)(NONE,true,50)|([M10:146],[M10:146])',
  ];

  it('given its lines, when it is read, then sections, printings and the name are known', () => {
    expect(said('magic', xmage)).toBe('main: 4 Lightning Bolt <M10 146>, 20 Mountain <M10 242>, 1 <MPS-AKH 11>; side: 2 Duress <M10 95>');
    expect(readDeckList('magic', xmage.join('\n'))).toMatchObject({ list: { form: 'xmage', name: 'Red Fire' } });
  });

  it.each([
    ['a line that is no card', [...xmage, 'Duress'], 'line/no-card at 8'],
    ['a count of nothing', [...xmage, '0 [M10:95] Duress'], 'count/zero at 8'],
    ['a count that is absurd', [...xmage, 'SB: 4000 [M10:95] Duress'], 'count/absurd at 8'],
    ['a line without printing', ['4 [M10:146] Lightning Bolt', '2 Shock (M10) 155'], 'main: 4 Lightning Bolt <M10 146>, 2 Shock <M10 155>'],
  ])('given %s, when it is read, then it says so', (_, lines, answer) => {
    expect(said('magic', lines)).toBe(answer);
  });

  it('given no printings, when the name of the file says .dck, then NAME tells it from Forge', () => {
    expect(readDeckList('magic', 'NAME:Fire\n4 Shock', { fileName: 'fire.dck' })).toMatchObject({ list: { form: 'xmage', name: 'Fire' } });
    expect(readDeckList('magic', '[Main]\n4 Shock', { fileName: 'FIRE.DCK' })).toMatchObject({ list: { form: 'forge' } });
  });
});
