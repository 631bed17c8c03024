import type { JsonObject } from '@arbiter/kernel';
import type { Ability } from '@arbiter/kernel/authoring';
import { asTree } from '../permanents/protection.js';
import { itself, numberOf } from './making.js';
import type { KeywordExpansions } from './expansions.js';

/** Keyword abilities that prevent damage to a permanent: protection (702.16e), absorb (702.63). */

export const guardingKeywords: KeywordExpansions = {
  /** 702.16e: prevents damage from sources with the quality. The other effects of protection are checked where they apply. */
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
  /**
   * 702.63a: prevents this amount of damage, from each source and each time (702.63b). Each of several instances works separately
   * (702.63c).
   */
  absorb: ({ amount }): readonly Ability[] => [
    {
      kind: 'replacement',
      keyword: 'absorb',
      on: [{ event: 'damage', if: itself }],
      clauses: [{ do: [{ verb: 'reduceBy', by: numberOf(amount) }] }],
    },
  ],
};
