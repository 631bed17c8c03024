import { describe, expect, it } from '@jest/globals';
import { stepProcedures } from './step-procedures.js';

describe('the procedures of the steps', () => {
  it('have the names of their steps, by which a turn calls them', () => {
    expect(Object.values(stepProcedures).map(({ name }) => name)).toEqual(Object.keys(stepProcedures));
  });
});
