import { describe, expect, it } from '@jest/globals';
import { problemCodes } from '../problems.js';
import { problemSchema } from './problem-documents.js';
import { problemExample } from './problem-examples.js';
import { problemKinds } from './problem-kinds.js';

describe('the examples of problem documents', () => {
  it.each(problemCodes)('given %s, then its example is a document of this code, with every parameter that is always there', (code) => {
    const example = problemExample(code);
    expect(problemSchema.parse(example)).toEqual(example);
    expect(example.code).toBe(code);
    expect(problemKinds[code].params.safeParse(example.params ?? {}).success).toBe(true);
  });
});
