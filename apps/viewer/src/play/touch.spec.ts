import { describe, expect, it } from '@jest/globals';
import { byTouch } from './touch.js';

describe('a click', () => {
  it.each([
    [{ detail: 1, pointerType: 'touch' }, false, true],
    [{ detail: 1, pointerType: 'mouse' }, true, false],
    [{ detail: 1, pointerType: 'pen' }, true, false],
    [{ detail: 1, pointerType: '' }, true, true],
    [{ detail: 1 }, false, false],
    [{ detail: 0, pointerType: '' }, true, false],
  ])('given %j on a device whose main pointer is coarse: %j, then it is a tap: %j', (clicked, coarse, tapped) => {
    expect(byTouch(clicked, coarse)).toBe(tapped);
  });
});
