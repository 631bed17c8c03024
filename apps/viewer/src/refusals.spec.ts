import { describe, expect, it } from '@jest/globals';
import { tokenOfFragment } from './reader-token.js';
import { malformedToken, refusalOf, unreachable, type Refused } from './refusals.js';

const token = `arb_${'aZ0-_'.repeat(9).slice(0, 43)}`;
const refused = (code: string, params: Readonly<Record<string, unknown>> = {}): Refused => ({
  code,
  title: 'The title',
  detail: 'The detail.',
  params,
});
const languages = ['en', 'zh'] as const;

describe('the token of an address', () => {
  it('is what stands after #token=, without blanks; nothing is none', () => {
    expect(['', '#', '#token=', '#token=%20', '#other=1'].map(tokenOfFragment)).toEqual([null, null, null, null, null]);
    expect([`#token=${token}`, `#token=${token}%20`, `#a=1&token=${token}`].map(tokenOfFragment)).toEqual([token, token, token]);
  });

  it('is looked at before it is sent: what is cut off, mixed up or in another script never reaches a header', () => {
    expect(malformedToken(token)).toBeNull();
    for (const wrong of ['abc', token.slice(0, -1), `${token}x`, `${token.slice(0, -1)}!`, `${token.slice(0, -1)}权`, token.slice(4), ''])
      expect(malformedToken(wrong)).toMatchObject({ code: 'page/token-malformed' });
  });
});

describe('what a refused reader is told', () => {
  const codes = [
    'access/token-missing',
    'access/token-invalid',
    'access/token-expired',
    'access/token-revoked',
    'access/not-impartial',
    'judge/plays-in-this-match',
  ];

  it('is what is wrong and what to do, in their language, for everything that is wrong with a token', () => {
    for (const language of languages) {
      const said = [
        ...codes.map((code) => refused(code)),
        malformedToken('abc')!,
        malformedToken('arb_abc')!,
        malformedToken(`${token.slice(0, -1)}!`)!,
        unreachable,
      ].map((one) => refusalOf(one, language));
      for (const { title, detail } of said) {
        expect(title).not.toBe('The title');
        expect([title, detail].map((text) => /[一-鿿]/.test(text))).toEqual(language === 'zh' ? [true, true] : [false, false]);
        expect(detail.length).toBeGreaterThan(8);
      }
      expect(new Set(said.map(({ title, detail }) => title + detail)).size).toBe(said.length);
    }
  });

  it('names the moment at which a token ended, and how long one is that was cut off', () => {
    for (const language of languages) {
      expect(refusalOf(refused('access/token-expired', { expiredAt: '2026-01-02T12:00:00.000Z' }), language).detail).toContain('2026');
      expect(refusalOf(refused('access/token-revoked', { revokedAt: '2026-01-02T12:00:00.000Z' }), language).detail).toContain('2026');
      expect(refusalOf(malformedToken('arb_abc')!, language).detail).toMatch(/47.* 7/);
      expect(refusalOf(refused('access/token-expired'), language).detail).not.toContain('Invalid');
    }
  });

  it('offers to go on without the token where the token is of no use', () => {
    const useless = (one: Refused): boolean => refusalOf(one, 'en').tokenIsUseless;
    expect(
      [malformedToken('abc')!, refused('access/token-invalid'), refused('access/token-expired'), refused('access/token-revoked')].map(
        useless,
      ),
    ).toEqual([true, true, true, true]);
    expect([unreachable, refused('access/token-missing'), refused('access/not-impartial')].map(useless)).toEqual([false, false, false]);
    // The match may be one of another gathering, which another token opens.
    expect(useless(refused('match/not-found'))).toBe(true);
  });

  it('is the server’s own words for everything else', () => {
    expect(refusalOf(refused('match/over'), 'zh')).toMatchObject({ title: 'The title', detail: 'The detail.' });
    expect(refusalOf(refused('toString'), 'en')).toMatchObject({ title: 'The title' });
  });
});
