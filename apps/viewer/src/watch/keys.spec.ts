import { describe, expect, it } from '@jest/globals';
import { word } from '../words.js';
import { actionOf, keyList, type Pressed } from './keys.js';

const pressed = (key: string, change: Partial<Pressed> = {}): Pressed => ({ key, modified: false, on: 'page', ...change });

describe('the keys of a replay', () => {
  it('given somebody who watches, then every key that is listed does what the list says', () => {
    const names: { readonly [sign: string]: string } = {
      '←': 'ArrowLeft',
      '→': 'ArrowRight',
      '↑': 'ArrowUp',
      '↓': 'ArrowDown',
      Space: ' ',
    };
    for (const { keys, action } of keyList)
      for (const key of keys) {
        expect(actionOf(pressed(names[key] ?? key), false)).toBe(action);
        expect(word(`key.${action}`, 'en')).not.toBe(`key.${action}`);
      }
  });

  it('given somebody who plays and sees the newest moment, then only the board can be turned and the keys listed', () => {
    const left = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', ' ', 'c', 'f', '?'].filter(
      (key) => actionOf(pressed(key), true) !== null,
    );
    expect(left).toEqual(['f', '?']);
  });

  it('given a field in which is typed, or a key that is held with another, then it does nothing', () => {
    expect(actionOf(pressed('f', { on: 'field' }), false)).toBeNull();
    expect(actionOf(pressed('ArrowLeft', { modified: true }), false)).toBeNull();
    expect(actionOf(pressed('x'), false)).toBeNull();
    expect(actionOf(pressed('toString'), false)).toBeNull();
  });

  it('given a button with the focus, then the space bar is left to it, and the arrows work', () => {
    expect(actionOf(pressed(' ', { on: 'control' }), false)).toBeNull();
    expect(actionOf(pressed('ArrowLeft', { on: 'control' }), false)).toBe('back');
    expect(actionOf(pressed(' ', { on: 'slider' }), false)).toBe('play');
  });
});
