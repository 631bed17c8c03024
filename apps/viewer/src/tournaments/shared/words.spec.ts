import { describe, expect, it } from '@jest/globals';
import { problemKinds } from '@arbiter/contracts';
import { problemText, problemWords } from './problems.js';
import { type NameOf, forcedText, reasonText, unpairedText } from './reasons.js';
import type { Reason, Table, Unpaired } from './types.js';
import { entrantWord, figureWord, outcomeWord, refusedLineWord, statusWord, words } from './words.js';

const languages = ['en', 'zh'] as const;
const isChinese = (text: string): boolean => /[一-鿿]/.test(text);
const placesIn = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

describe('words of the pages', () => {
  it('are there in both languages, with the same places to be filled', () => {
    for (const [key, { en, zh }] of Object.entries(words)) {
      expect({ key, places: placesIn(zh) }).toEqual({ key, places: placesIn(en) });
      expect({ key, chinese: isChinese(en) }).toEqual({ key, chinese: false });
      expect({ key, chinese: isChinese(zh) }).toEqual({ key, chinese: true });
    }
  });

  it('are in simplified script', () => {
    const traditional = /[錄對賽選擇錯誤輪隊牆裡體號碼點數實關開間結歷檢]/;
    const all = [...Object.values(words), ...Object.values(problemWords).flatMap(({ title, advice }) => [title, advice])];
    expect(all.filter(({ zh }) => traditional.test(zh))).toEqual([]);
  });

  it('name states, outcomes and numbers', () => {
    expect(statusWord('running', 'zh')).toBe('进行中');
    expect(outcomeWord('assigned loss', 'en')).toBe('loss without opponent');
    expect(figureWord('omw', 'long', 'en')).toBe('opponents’ match-win percentage');
    expect([outcomeWord('toString', 'en'), figureWord('toString', 'short', 'en')]).toEqual(['toString', 'toString']);
    const entrant = {
      entrant: 1,
      name: 'Ann',
      playerId: null,
      playerIds: [],
      place: 'registered',
      presence: 'here',
      play: 'active',
      awardedByes: 0,
      deck: null,
    } as const;
    expect([
      entrantWord(entrant, 'en'),
      entrantWord({ ...entrant, presence: 'expected' }, 'en'),
      entrantWord({ ...entrant, play: 'dropped' }, 'en'),
      entrantWord({ ...entrant, place: 'waiting' }, 'zh'),
    ]).toEqual(['checked in', '', 'dropped', '候补']);
  });
});

describe('a refusal', () => {
  const codes = Object.keys(problemKinds).filter((code) => /^(tournament|entrant|round|table|result|policy|penalty|deck)\//.test(code));

  it('of every code of tournaments has words in both languages that say what to do', () => {
    expect(codes.filter((code) => !Object.hasOwn(problemWords, code) && code !== 'deck/missing')).toEqual([]);
    expect(codes.length).toBeGreaterThan(25);
    for (const code of [...Object.keys(problemWords)]) {
      for (const language of languages) {
        const { title, advice } = problemText({ code, title: '?', detail: '?', params: {} }, language);
        expect({ code, chinese: [title, advice].map(isChinese) }).toEqual({
          code,
          chinese: language === 'zh' ? [true, true] : [false, false],
        });
        expect(title + advice).not.toMatch(/[{}]/);
      }
    }
  });

  it('names the tables that it is about', () => {
    const problem = { code: 'round/unfinished', title: '', detail: '', params: { missing: [3, 5], disputed: [] } };
    expect(problemText(problem, 'en').advice).toContain('tables 3, 5');
    expect(problemText(problem, 'zh').advice).toContain('3、5');
  });

  it('that nobody has words for is told in the server’s own', () => {
    const unknown = { code: 'toString', title: 'A title', detail: 'A detail.', params: {} };
    expect(problemText(unknown, 'zh')).toEqual({ title: 'A title', advice: 'A detail.', detail: '' });
    expect(refusedLineWord({ line: 4, code: 'entrant/registered-already', detail: '' }, 'zh')).toMatch(/^第 4 行：该牌手已登记/);
    expect(refusedLineWord({ line: 4, code: 'csv/odd', detail: 'A quote is not closed.' }, 'en')).toBe('Line 4: A quote is not closed.');
  });
});

describe('a reason', () => {
  const nameOf: NameOf = (entrant) => `N${entrant}`;
  const reasons: readonly Reason[] = [
    { kind: 'sameScore', points: 6 },
    { kind: 'pairedDown', entrant: 1, from: 9, to: 6, because: 'groupOdd' },
    { kind: 'pairedDown', entrant: 1, from: 9, to: 6, because: 'metAllOthers' },
    { kind: 'pairedDown', entrant: 1, from: 9, to: 6, because: 'othersCouldNotPair' },
    { kind: 'byRank', passedOver: [] },
    { kind: 'byRank', passedOver: [2, 3] },
    ...(['main', 'losers', 'thirdPlace', 'grandFinal', 'reset'] as const).map((part) => ({
      kind: 'bracket' as const,
      part,
      round: 1,
      match: 2,
    })),
    { kind: 'pod', pod: { kind: 'sameScore', points: 7 } },
    { kind: 'pod', pod: { kind: 'mixedScores', from: 7, to: 1, because: 'groupSizes' } },
    { kind: 'pod', pod: { kind: 'mixedScores', from: 7, to: 1, because: 'otherObjectives' } },
    { kind: 'draftPod', pod: 2, pair: { kind: 'sameScore', points: 6 } },
    { kind: 'draftPod', pod: 2, pair: { kind: 'pairedDown', entrant: 1, from: 9, to: 6, because: 'groupOdd' } },
    { kind: 'schedule', round: 1 },
    { kind: 'overridden', reason: 'x' },
  ];
  const bye = { entrant: 1, points: 3, earlierByes: 0, lot: 2, of: 5 };
  const alone: readonly Unpaired['why'][] = [
    ...(['lowestScore', 'lowerHadByes', 'allHadByes', 'forced'] as const).map((why) => ({ kind: 'odd' as const, bye: { ...bye, why } })),
    { kind: 'draftPod', pod: 2, bye: { ...bye, why: 'lowestScore' } },
    { kind: 'awarded' },
    { kind: 'schedule' },
    { kind: 'lowestRankWithFewestByes' },
    { kind: 'walkover', absent: 4, match: 1 },
    { kind: 'walkover', absent: null, match: 1 },
    ...(['fieldOfFive', 'tooFew'] as const).map((why) => ({ kind: 'pod' as const, bye: { entrant: 1, points: 3, why, costs: [] } })),
    { kind: 'overridden', reason: 'x' },
  ];
  const forced: Table['forced'] = [
    { kind: 'rematch', earlierMatches: 1 },
    { kind: 'barred' },
    { kind: 'metBefore', pair: [1, 2], times: 1 },
    { kind: 'shortAgain', entrant: 1, times: 1 },
  ];

  it('of every kind is a sentence of its own in both languages', () => {
    for (const language of languages) {
      const told = [
        ...reasons.map((why) => reasonText(why, nameOf, language)),
        ...alone.filter(({ kind }) => kind !== 'schedule' && kind !== 'overridden').map((why) => unpairedText(why, nameOf, language)),
        ...forced.map((one) => forcedText([one], nameOf, language)),
      ];
      expect(new Set(told).size).toBe(told.length);
      for (const text of told) {
        expect(text).not.toMatch(/[{}]|undefined/);
        expect({ text, chinese: isChinese(text) }).toEqual({ text, chinese: language === 'zh' });
      }
    }
    expect(reasonText(reasons[1]!, nameOf, 'en')).toBe('N1 is paired down from 9 to 6 points: an odd number had 9.');
    expect(unpairedText(alone[0]!, nameOf, 'en')).toBe('Lot 2 of 5 among those with the lowest score, 3 points.');
  });
});
