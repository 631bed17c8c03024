import { describe, expect, it } from '@jest/globals';
import { infractions, policies } from '@arbiter/tournaments';
import { infractionTitle, policyTitle } from '../../../viewer/src/tournaments/shared/titles.js';

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

describe('titles', () => {
  it('of every policy and every infraction stand in both languages', () => {
    const own = new Set(['grand-archive']);
    for (const { id } of policies) {
      const [en, zh] = [policyTitle({ id, title: '?' }, 'en'), policyTitle({ id, title: '?' }, 'zh')];
      expect({ id, en, told: en !== '?' && !isChinese(en), chinese: isChinese(zh) || own.has(id) }).toMatchObject({
        told: true,
        chinese: true,
      });
    }
    for (const { code } of infractions) {
      const [en, zh] = [infractionTitle({ code, title: '?' }, 'en'), infractionTitle({ code, title: '?' }, 'zh')];
      expect({ code, told: en !== '?' && !isChinese(en), chinese: isChinese(zh) }).toEqual({ code, told: true, chinese: true });
    }
  });

  it('that nobody has words for are the server’s own', () => {
    expect(policyTitle({ id: 'toString', title: 'House' }, 'zh')).toBe('House');
    expect(infractionTitle({ code: 'house/1', title: 'Noise' }, 'en')).toBe('Noise');
  });
});
