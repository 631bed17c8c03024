import { describe, expect, it } from '@jest/globals';
import { answerDecisionSchema, createPlayerSchema, judgeActionSchema, submitDeckSchema } from '@arbiter/contracts';
import type { z } from 'zod';
import { requestIssues } from './request-issues.js';

const told = (schema: z.ZodType, value: unknown): readonly string[] =>
  requestIssues(schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path}: ${message}`);
const answered = (answer: unknown): readonly string[] => told(answerDecisionSchema, { commandId: 'abcdefgh', answer });

describe('what a request is told that does not fit', () => {
  it('given a field is missing or of the wrong kind, then it is named with what was expected', () => {
    expect(answered(undefined)).toEqual(['answer: expected object, but it is missing']);
    expect(told(answerDecisionSchema, { commandId: 7, answer: { picks: [] } })).toEqual(['commandId: expected string, received number']);
    expect(answered(5)).toEqual(['answer: expected object, received number']);
  });

  it('given one of several forms was meant, then only what that form has against it is told', () => {
    expect(answered({ picks: ['a', 1] })).toEqual(['answer.picks.1: expected string, received number']);
    expect(answered({ number: 1.5 })).toEqual(['answer.number: expected integer, received number']);
    expect(told(submitDeckSchema, { format: 'duel', text: 7 })).toEqual(['text: expected string, received number']);
  });

  it('given no form or two were meant, then what each has against it is told', () => {
    expect(answered({})).toEqual([
      'answer: fits none of 4 forms: (1) picks: expected array, but it is missing (2) number: expected number, but it is missing (3) amounts: expected object, but it is missing (4) bulk: expected a JSON value, but it is missing',
    ]);
    expect(answered({ number: 1, picks: [] })[0]).toMatch(
      /^answer: fits none of 4 forms: \(1\) number: there is no such field \(2\) picks: there is no such field/,
    );
  });

  it('given an unknown kind of action, then the kinds there are stand in the words', () => {
    expect(told(judgeActionSchema, { commandId: 'abcdefgh', type: 'execute' })).toEqual([
      expect.stringMatching(/^type: expected one of "pause", .*"ruling"/),
    ]);
  });

  it('given a fault, then what was expected stands there for machines too', () => {
    const issuesOf = (schema: z.ZodType, value: unknown) => requestIssues(schema.safeParse(value).error?.issues ?? []);
    const expectedOf = (schema: z.ZodType, value: unknown) => issuesOf(schema, value).map(({ path, expected }) => [path, expected]);
    const judged = { commandId: 'abcdefgh', type: 'extraTime', seat: 0, ms: 1_000, reason: 'late' };
    expect(expectedOf(judgeActionSchema, { ...judged, ms: 999 })).toEqual([['ms', { minimum: 1_000 }]]);
    expect(expectedOf(judgeActionSchema, { ...judged, seat: 1.5 })).toEqual([['seat', { type: 'integer' }]]);
    expect(expectedOf(judgeActionSchema, { ...judged, seat: 8 })).toEqual([['seat', { maximum: 7 }]]);
    expect(expectedOf(judgeActionSchema, { ...judged, seat: 'x' })).toEqual([['seat', { type: 'number' }]]);
    expect(expectedOf(judgeActionSchema, { ...judged, more: 1 })).toEqual([['more', { type: 'absent' }]]);
    expect(expectedOf(judgeActionSchema, { ...judged, commandId: 'x' })).toEqual([
      ['commandId', { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' }],
    ]);
    expect(expectedOf(judgeActionSchema, { ...judged, type: 'execute' })).toEqual([
      ['type', { values: expect.arrayContaining(['pause', 'ruling']) }],
    ]);
    expect(expectedOf(createPlayerSchema, { name: 'Ann', commandId: 'abcdefgh', personId: 'me' })).toEqual([
      ['personId', { type: 'string', format: 'uuid' }],
    ]);
    expect(issuesOf(answerDecisionSchema, { commandId: 'abcdefgh', answer: {} })[0]?.forms).toEqual([
      [{ path: 'picks', expected: { type: 'array' } }],
      [{ path: 'number', expected: { type: 'number' } }],
      [{ path: 'amounts', expected: { type: 'object' } }],
      [{ path: 'bulk', expected: { type: 'json' } }],
    ]);
  });

  it('given more faults than are told, then the first twenty are', () => {
    expect(answered({ picks: Array.from({ length: 100 }, () => 1) })).toHaveLength(20);
  });

  it('given any wrong shape, then "Invalid input" alone is never said', () => {
    for (const value of [
      null,
      7,
      [],
      {},
      { commandId: 'x' },
      { commandId: 'abcdefgh', answer: null },
      { commandId: 'abcdefgh', answer: { amounts: [1] } },
      { commandId: 'abcdefgh', answer: { bulk: 1.5 } },
    ])
      expect(told(answerDecisionSchema, value)).not.toContainEqual(expect.stringMatching(/Invalid input/));
  });
});
