import { describe, expect, it } from '@jest/globals';
import { withoutSecrets } from './servers.mjs';

describe('the address of a server, as it is shown', () => {
  it.each([
    ['postgres://owner:secret@db.example:5432/arbiter?sslmode=require', 'postgres://db.example:5432/arbiter'],
    ['redis://valkey:6379/2', 'redis://valkey:6379/2'],
    ['redis+cluster://user:s%40cret@a:6379,b:6379', 'redis+cluster://a:6379,b:6379'],
  ])('given %s, then it is %s, without user, password and options', (url, shown) => {
    expect(withoutSecrets(url)).toBe(shown);
  });
});
