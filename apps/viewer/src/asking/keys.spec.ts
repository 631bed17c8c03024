import { describe, expect, it } from '@jest/globals';
import { actionOf } from '../watch/keys.js';
import { addWords, word } from '../words.js';
import { keyName, playKeyList, playKeyOf, type PlayPressed } from './keys.js';
import { askingWords } from './words.js';

addWords(askingWords);

const press = (key: string, more: Partial<PlayPressed> = {}): PlayPressed => ({
  key,
  code: '',
  modified: false,
  shift: false,
  on: 'page',
  ...more,
});

describe('the keys of playing', () => {
  it('given digits, then each chooses the option with its number, and with Shift the standing answer, whatever the keyboard types', () => {
    expect(playKeyOf(press('3', { code: 'Digit3' }))).toEqual({ key: 'option', number: 3 });
    expect(playKeyOf(press('!', { code: 'Digit1', shift: true }))).toEqual({ key: 'standing', number: 1 });
    expect(keyName({ key: 'standing', number: 1 })).toBe('standing 1');
  });

  it('given 0 or Backspace, then picks are taken back', () => {
    expect([playKeyOf(press('0')), playKeyOf(press('Backspace'))]).toEqual([{ key: 'takeBack' }, { key: 'takeBack' }]);
  });

  it('given space or Enter, then the main button is pressed, but not where another control has the focus', () => {
    expect([playKeyOf(press(' ')), playKeyOf(press('Enter'))]).toEqual([{ key: 'main' }, { key: 'main' }]);
    expect([playKeyOf(press(' ', { on: 'control' })), playKeyOf(press('Enter', { on: 'control' }))]).toEqual([null, null]);
  });

  it('given a field, the slider or a key that is held with another, then nothing is done', () => {
    for (const key of ['1', '0', ' ', 'p', 'n', 'x', 'a']) {
      expect(playKeyOf(press(key, { on: 'field' }))).toBeNull();
      expect(playKeyOf(press(key, { on: 'slider' }))).toBeNull();
      expect(playKeyOf(press(key, { modified: true }))).toBeNull();
    }
  });

  it('given a key of playing, then it does nothing to the replay of a player who follows the match', () => {
    const keys = ['1', '9', '0', 'Backspace', ' ', 'Enter', 'p', 'n', 'x', 'a', 'P', 'N', 'X', 'A'];
    expect(keys.filter((key) => playKeyOf(press(key)) === null)).toEqual([]);
    expect(keys.filter((key) => actionOf({ key, modified: false, on: 'page' }, true) !== null)).toEqual([]);
    // While the past is looked at, space plays it: there is no main button then.
    expect(keys.filter((key) => actionOf({ key, modified: false, on: 'page' }, false) !== null)).toEqual([' ']);
  });

  it('given the list of keys, then there are words for each', () => {
    expect(playKeyList.filter(({ does }) => !/\p{Script=Han}/u.test(word(`playKey.${does}`, 'zh')))).toEqual([]);
  });
});
