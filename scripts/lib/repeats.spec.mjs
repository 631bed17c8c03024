import { describe, expect, it } from '@jest/globals';
import { withoutRepeats } from './repeats.mjs';

describe('lines that say the same', () => {
  /** @type {string[]} */
  let shown = [];
  let time = 0;
  const fresh = () => {
    shown = [];
    time = 0;
    return withoutRepeats(
      (line) => void shown.push(line),
      () => time,
    );
  };

  it('given they differ in numbers and quoted names alone, then the first is shown, and after a minute one more that counts the others', () => {
    const show = fresh();
    for (let count = 0; count < 5; count += 1) show(`could not extend file "base/${count}" at ${count}`);
    expect(shown).toEqual(['could not extend file "base/0" at 0']);
    time = 60_000;
    show('could not extend file "base/9" at 9');
    expect(shown.slice(1)).toEqual(['could not extend file "base/9" at 9 (and 4 more like it before)']);
    show('could not extend file "base/9" at 9');
    expect(shown).toHaveLength(2);
  });

  it('given they say different things, then each is shown', () => {
    const show = fresh();
    show('one');
    show('other');
    expect(shown).toEqual(['one', 'other']);
  });

  it('given the same comes again after a quiet minute, then it is shown as it is', () => {
    const show = fresh();
    show('one');
    time = 60_001;
    show('one');
    expect(shown).toEqual(['one', 'one']);
  });
});
