import { describe, expect, it } from '@jest/globals';
import { scrollToSee } from './in-sight.js';

const sight = { top: 0, bottom: 500 };

describe('what may be chosen is brought into sight', () => {
  it('given nothing may be chosen, then the page stays', () => expect(scrollToSee([], sight)).toBe(0));

  it('given one of them is seen whole, then the page stays', () =>
    expect(
      scrollToSee(
        [
          { top: 700, bottom: 780 },
          { top: 100, bottom: 180 },
        ],
        sight,
      ),
    ).toBe(0));

  it('given all lie behind the question, then the nearest comes above it, with some room', () =>
    expect(
      scrollToSee(
        [
          { top: 900, bottom: 980 },
          { top: 450, bottom: 530 },
        ],
        sight,
      ),
    ).toBe(42));

  it('given all lie above the window, then the page goes back', () => expect(scrollToSee([{ top: -80, bottom: 0 }], sight)).toBe(-92));

  it('given a thing that is higher than the sight, then its top is shown', () =>
    expect(scrollToSee([{ top: 300, bottom: 1_200 }], sight)).toBe(288));
});
