import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newUuidV7 } from './uuid-v7.js';

describe('ids of streams (RFC 9562 5.7)', () => {
  it('given any time, then the id is a UUID version 7 that begins with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), (now) => {
        const id = newUuidV7(now);
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(now);
      }),
    );
  });
});
