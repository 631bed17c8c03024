import { describe, expect, it } from '@jest/globals';
import { hasTree, hasValue, namesRead } from './looking-through.js';

const program = { clauses: [{ do: [{ verb: 'slay', what: { var: 'it' }, how: 'less' }] }], when: { compare: [{ var: 'n' }, 'less', 2] } };

describe('a question about a whole program', () => {
  it('given a tree inside it, then it is found by its fields', () => {
    expect(hasTree(program, ({ verb }) => verb === 'slay')).toBe(true);
  });

  it('given a word that stands there as a value alone, then no tree has it as a field', () => {
    expect(hasTree(program, (tree) => 'less' in tree)).toBe(false);
    expect(hasValue(program, 'less')).toBe(true);
  });

  it('given a word that stands there as a field alone, then it is no value', () => {
    expect(hasValue(program, 'clauses')).toBe(false);
  });

  it('given names that it reads, then each is told once', () => {
    expect([...namesRead([program, program])].sort()).toEqual(['it', 'n']);
  });
});
