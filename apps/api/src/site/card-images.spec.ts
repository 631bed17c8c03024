import { describe, expect, it } from '@jest/globals';
import { originsOf, readCardImages, withCardImages } from './card-images.js';

describe('where images of cards are', () => {
  it('given addresses by game, then they are read, and their origins named once', () => {
    const images = readCardImages(' magic=https://img.example/m/{id}.jpg\n yugioh=https://img.example/y?card={name.en} ');
    expect(images).toEqual({ magic: 'https://img.example/m/{id}.jpg', yugioh: 'https://img.example/y?card={name.en}' });
    expect(originsOf(images)).toEqual(['https://img.example']);
    expect(readCardImages('')).toEqual({});
  });

  it.each([
    ['https://img.example/{id}.jpg', /not of the form game=address/],
    ['magic=ftp://img.example/{id}', /is no http address/],
    ['magic=https://{id}.example/', /is no http address/],
    ['magic=https://img.example/{set}/{id}', /\{set\} is not known; there are \{id\}/],
    ['magic=https://img.example/all.jpg', /names no place for a card/],
    ['magic=https://img.example/{id}}', /has no other one/],
    ['magic=https://a.example/{id} magic=https://b.example/{id}', /magic has two addresses/],
  ])('given %s, then the start is refused with what is wrong', (text, message) => {
    expect(() => readCardImages(text)).toThrow(message);
  });

  it('given a page, then it is told as data that cannot break out of it, and only where there are images', () => {
    expect(withCardImages('<head></head>', {})).toBe('<head></head>');
    const told = withCardImages('<head></head>', { magic: 'https://img.example/{id}?"><script>' });
    expect(told).not.toContain('<script>');
    expect(told).toContain('content="{&quot;magic&quot;:');
  });
});
