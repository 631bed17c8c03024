import { describe, expect, it } from '@jest/globals';
import { KnownWords } from './known-words.js';

describe('words of what several readers get', () => {
  it('given the same object and names, then they are made once; given other names or another object, again', () => {
    const made: string[] = [];
    const words = new KnownWords<object, string>();
    const tell = (told: object, names: readonly string[]): string =>
      words.get(told, names, () => {
        made.push(names.join());
        return `told to ${names.join()}`;
      });
    const [first, second] = [{}, {}];
    expect(tell(first, ['Ann', 'Bob'])).toBe('told to Ann,Bob');
    expect(tell(first, ['Ann', 'Bob'])).toBe('told to Ann,Bob');
    expect(tell(first, ['Ann', 'Rob'])).toBe('told to Ann,Rob');
    tell(second, ['Ann', 'Rob']);
    expect(made).toEqual(['Ann,Bob', 'Ann,Rob', 'Ann,Rob']);
  });
});
