import { describe, expect, it } from '@jest/globals';
import { pagePolicy } from './page-file.js';

describe('what a page may run', () => {
  it('given a script that stands in the page, then that very text may run, and no other', () => {
    // The hash is that of `alert(1)`, computed with `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`.
    const policy = pagePolicy('<script>alert(1)</script><script type="module" src="/assets/a.js"></script>');
    expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('given a page without such scripts, then only scripts of its server run', () => {
    expect(pagePolicy('<script type="module" src="/assets/a.js"></script>')).toBe(
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    );
    expect(pagePolicy('', '*')).toContain('frame-ancestors *');
  });

  it('given an installation that names where images of cards are, then images may come from there, and nothing else', () => {
    expect(pagePolicy('', "'none'", ['https://img.example'])).toBe(
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https://img.example; frame-ancestors 'none'",
    );
  });
});
