import { describe, expect, it } from '@jest/globals';
import { decodePosition, decodeVersion, encodePosition, encodeVersion, pageOf } from './cursor.js';

const row = (second: number): { readonly at: string; readonly id: string } => ({
  at: `2026-01-01 00:00:0${second}.123456+00`,
  id: `00000000-0000-4000-8000-00000000000${second}`,
});

describe('cursors', () => {
  it('given a position, when it is written and read, then it is the same to the microsecond', () => {
    expect(decodePosition(encodePosition(row(1)))).toEqual(row(1));
    expect(decodePosition(undefined)).toBeNull();
  });

  it('given a version, when it is written and read, then it is the same; none means the beginning', () => {
    expect(decodeVersion(encodeVersion(41))).toBe(41);
    expect(decodeVersion(undefined)).toBe(0);
  });

  it.each([
    '',
    'x',
    'bm90IGEgY3Vyc29y',
    Buffer.from('2026-01-01 00:00:00+00|x|y').toString('base64url'),
    Buffer.from("2026-01-01'; --|a").toString('base64url'),
  ])('given %j that no list gave out, when it is read, then it is refused', (cursor) => {
    expect(() => decodePosition(cursor)).toThrow('request/malformed');
    expect(() => decodeVersion(cursor)).toThrow('request/malformed');
  });

  it('given one row more than a page holds, when the page is cut, then the cursor points behind its last row; else there is none', () => {
    const rows = [row(1), row(2), row(3)];
    const page = pageOf(
      rows,
      2,
      ({ id }) => id,
      ({ id }) => id,
    );
    expect(page.items).toEqual([row(1).id, row(2).id]);
    expect(decodePosition(page.next ?? undefined)).toEqual(row(2));
    expect(
      pageOf(
        rows,
        3,
        ({ id }) => id,
        ({ id }) => id,
      ).next,
    ).toBeNull();
  });
});
