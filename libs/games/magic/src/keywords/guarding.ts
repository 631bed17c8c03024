import type { JsonObject } from '@arbiter/kernel';
import type { Ability } from '@arbiter/kernel/authoring';
import { asTree } from '../permanents/protection.js';
import { itself, numberOf } from './making.js';
import type { KeywordExpansions } from './expansions.js';

/** Keyword abilities that stand between a permanent and damage: protection (702.16e), absorb (702.63). */

export const guardingKeywords: KeywordExpansions = {
  /** 702.16e: what a source of the quality would deal is prevented. What else protection does is read where it matters. */
  protection: ({ from }): readonly Ability[] => [
    {
      kind: 'replacement',
      keyword: 'protection',
      on: [
        {
          event: 'damage',
          if: from === undefined ? itself : { all: [itself, { fits: asTree(from as JsonObject), on: { event: 'source' } }] },
        },
      ],
      clauses: [{ do: [{ verb: 'reduceBy', by: { event: 'amount' } }] }],
    },
  ],
  /** 702.63a: so much of every damage is prevented, for each source and each time (702.63b). Each of several works by itself (702.63c). */
  absorb: ({ amount }): readonly Ability[] => [
    {
      kind: 'replacement',
      keyword: 'absorb',
      on: [{ event: 'damage', if: itself }],
      clauses: [{ do: [{ verb: 'reduceBy', by: numberOf(amount) }] }],
    },
  ],
};
