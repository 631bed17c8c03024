import { describe, expect, it } from '@jest/globals';
import { answerDecisionSchema } from './http/match-commands.js';
import { answerSchema } from './events/parts.js';

const many = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, at) => [`option:${at}`, 1]));

describe('amounts in an answer', () => {
  const overHttp = (answer: unknown): boolean => answerDecisionSchema.safeParse({ commandId: 'command-1', answer }).success;
  const recorded = (answer: unknown): boolean => answerSchema.safeParse(answer).success;

  it.each([{}, { 'object:7': 2, 'player:1': 0 }, { a: -3 }, many(500)])(
    'given integers by option id, then they pass for the rules to judge (%#)',
    (amounts) => {
      expect([overHttp({ amounts }), recorded({ amounts })]).toEqual([true, true]);
    },
  );

  it.each([null, [1], 'a', 3, { a: 1.5 }, { a: '1' }, { a: null }, { a: 2 ** 60 }, { '': 1 }, { ['x'.repeat(201)]: 1 }, many(1001)])(
    'given anything else, then it is malformed (%#)',
    (amounts) => {
      expect([overHttp({ amounts }), recorded({ amounts })]).toEqual([false, false]);
    },
  );

  it('given more than one kind of answer, then it is malformed', () => {
    for (const answer of [{ amounts: { a: 1 }, picks: [] }, { amounts: { a: 1 }, number: 1 }, { amount: { a: 1 } }])
      expect([overHttp(answer), recorded(answer)]).toEqual([false, false]);
  });

  it('given control characters or too many amounts over HTTP, then they are malformed', () => {
    expect(overHttp({ amounts: { 'a\u0000': 1 } })).toBe(false);
    expect(overHttp({ amounts: many(501) })).toBe(false);
  });
});
