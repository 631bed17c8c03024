import { describe, expect, it } from '@jest/globals';
import { ForbiddenException, NotFoundException, PayloadTooLargeException } from '@nestjs/common';
import { matchStream, problemCodes, problemKinds, problemSchema } from '@arbiter/contracts';
import { NoPrimary } from '@arbiter/event-store';
import { bad, LeaseLost, OutcomeUnknown, VersionConflict } from '@arbiter/recording';
import { orProblem, ProblemError } from './problem-error.js';
import { problemDocument, toProblemError } from './to-problem.js';

const codeOf = (error: unknown): string => toProblemError(error).code;

describe('problems', () => {
  it('given every code of rules and recording, when it leaves, then it has a status of its own and a document of the schema', () => {
    expect(new Set(problemCodes).size).toBe(problemCodes.length);
    for (const code of problemCodes) {
      const document = problemDocument(new ProblemError(code, 'words', { rule: '1.2' }), '00000000-0000-4000-8000-000000000000');
      expect(problemSchema.parse(document)).toEqual(document);
      expect(document.status).toBe(problemKinds[code].status);
    }
  });

  it('given recording says no, when the answer is unwrapped, then code, rule and words are its own', () => {
    expect(() => orProblem(bad('match/paused', 'Wait.', {}, '3.1'))).toThrow('match/paused: Wait.');
  });

  it.each([
    [new NotFoundException(), 'request/route-not-found'],
    [new PayloadTooLargeException(), 'request/too-large'],
    [new ForbiddenException(), 'request/malformed'],
    [Object.assign(new Error('x'), { statusCode: 415 }), 'request/unsupported-media-type'],
    [Object.assign(new Error('x'), { statusCode: 500 }), 'server/internal'],
    [new VersionConflict(matchStream('m'), 1), 'stream/version-conflict'],
    [new LeaseLost(matchStream('m')), 'stream/version-conflict'],
    [new OutcomeUnknown(matchStream('m'), null), 'server/unavailable'],
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'server/unavailable'],
    [Object.assign(new Error('x'), { code: '57P01' }), 'server/unavailable'],
    [new NoPrimary('one only reads'), 'server/unavailable'],
    [Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }), 'server/unavailable'],
    [Object.assign(new Error('could not extend file'), { code: '53100' }), 'server/storage-full'],
    [Object.assign(new Error('write'), { code: 'ENOSPC' }), 'server/storage-full'],
    [Object.assign(new Error('deadlock detected'), { code: '40P01' }), 'server/unavailable'],
    [Object.assign(new Error('could not serialize access'), { code: '40001' }), 'server/unavailable'],
    [Object.assign(new Error('duplicate key'), { code: '23505' }), 'server/internal'],
    [new TypeError('x is not a function'), 'server/internal'],
    ['a string', 'server/internal'],
    [null, 'server/internal'],
  ])('given %p, when it leaves, then it is %s', (error, code) => expect(codeOf(error)).toBe(code));

  it('given transactions that were in the way of each other, when that leaves, then it says when to come again', () =>
    expect(toProblemError(Object.assign(new Error('deadlock detected'), { code: '40P01' })).extras.retryAfterSeconds).toBe(1));

  it('given no database server takes events, when that leaves, then it says so, also where the outcome of a command is open', () => {
    for (const error of [new NoPrimary('one only reads'), new OutcomeUnknown(matchStream('m'), new NoPrimary('one only reads'))])
      expect(toProblemError(error).detail).toMatch(/^None of the database servers takes events now\./);
  });

  it('given our own bug, when it leaves, then no word of it does', () => {
    const document = problemDocument(toProblemError(new Error('SELECT secret FROM /srv/app')), '00000000-0000-4000-8000-000000000000');
    expect(JSON.stringify(document)).not.toMatch(/secret|srv/);
  });
});
