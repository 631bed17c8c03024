import { describe, expect, it } from '@jest/globals';
import { readDeckList } from './read.js';
import { said } from './specs/said.js';

describe('a .ydk file', () => {
  it('given its parts and comments, when it is read, then each line is an entry', () => {
    const text =
      '#created by ...\r\n#main\r\n46986414\r\n46986414\r\n00000483\r\n#a comment\r\n#extra\r\n44508094\r\n!side\r\n40640057\r\n';
    expect(said('yugioh', text)).toBe('main: 1 #46986414, 1 #46986414, 1 #483; side: 1 #40640057; extra: 1 #44508094');
    expect(readDeckList('yugioh', text)).toMatchObject({ list: { form: 'ydk', name: null, sections: { extra: [{ line: 8, count: 1 }] } } });
  });

  it.each([
    ['a name', '#main\n46986414\nKuriboh', 'card/passcode-malformed at 3'],
    ['a count', '#main\n46986414\n46986414 x3', 'card/passcode-malformed at 3'],
    ['nothing as passcode', '#main\n46986414\n0', 'card/passcode-malformed at 3'],
    ['more than 32 bits', '#main\n46986414\n4294967296', 'card/passcode-malformed at 3'],
    ['all of 32 bits', '#main\n46986414\n4294967295', 'main: 1 #46986414, 1 #4294967295'],
    ['a name behind the passcode', '#main\n46986414 # Dark Magician', 'main: 1 #46986414'],
    ['no cards', '#main\n#extra\n!side', 'deck/empty at 0'],
  ])('given %s, when it is read, then it says so', (_, text, answer) => {
    expect(said('yugioh', text, { fileName: 'deck.ydk' })).toBe(answer);
  });
});

describe('a ydke:// address', () => {
  // 46986414 three times, 44508094, and 40640057: checked by hand as little-endian bytes.
  const address = 'ydke://rvTMAq70zAKu9MwC!viOnAg==!OR5sAg==!';

  it('given three parts, when it is read, then the passcodes are in their sections', () => {
    expect(said('yugioh', address)).toBe('main: 1 #46986414, 1 #46986414, 1 #46986414; side: 1 #40640057; extra: 1 #44508094');
    expect(readDeckList('yugioh', address)).toMatchObject({ list: { form: 'ydke', sections: { main: [{ line: 0 }, {}, {}] } } });
  });

  it('given words before the address and breaks in it, when it is read, then the words are the name', () => {
    expect(readDeckList('yugioh', `Magicians: ${address.replace('!', '\n!')}\n`)).toMatchObject({ ok: true, list: { name: 'Magicians:' } });
  });

  it.each([
    ['the last sign missing', 'ydke://rvTMAg==!!', 'main: 1 #46986414'],
    ['the padding missing', 'ydke://rvTMAg!!!', 'main: 1 #46986414'],
    ['two parts', 'ydke://rvTMAg==!', 'form/malformed at 0'],
    ['a fourth part', 'ydke://rvTMAg==!!!rvTMAg==', 'form/malformed at 0'],
    ['signs that are no base64', 'ydke://rvTM*g==!!!', 'base64/malformed at 0'],
    ['padding that is too much', 'ydke://rvTMAg===!!!', 'base64/malformed at 0'],
    ['a sign too many', 'ydke://rvTMAq70z!!!', 'base64/malformed at 0'],
    ['bits left over', 'ydke://rvTMAh==!!!', 'base64/malformed at 0'],
    ['three bytes', 'ydke://rvTM!!!', 'base64/length at 0'],
    ['the passcode 0', 'ydke://AAAAAA==!!!', 'card/passcode-malformed at 0'],
    ['no cards', 'ydke://!!!', 'deck/empty at 0'],
  ])('given %s, when it is read, then it says so', (_, text, answer) => {
    expect(said('yugioh', text)).toBe(answer);
  });
});
