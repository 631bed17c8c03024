import type { Ability, Condition, GameRules } from '@arbiter/kernel/authoring';

/** The abilities that keywords stand for (KEYWORDS.md). Keywords that are only words are read where they matter. */
export const keywordAbilities: NonNullable<GameRules['keywordAbilities']> = {
  // ext.2.6
  intercept: (): readonly Ability[] => [
    {
      kind: 'triggered',
      keyword: 'intercept',
      on: [
        {
          event: 'isAttacked',
          if: {
            all: [{ eventIs: 'firm', equal: false }, { object: { event: 'object' }, is: { types: 'champion', controller: 'you' } }, ready],
          },
        },
      ],
      clauses: [{ if: ready, may: true, do: [{ verb: 'redirect', to: 'self', intercepting: true }] }],
    },
  ],
  // ext.3.1
  vigor: (): readonly Ability[] => [
    {
      kind: 'triggered',
      keyword: 'vigor',
      on: [{ event: 'phase:end', if: { turnOf: 'you' } }],
      clauses: [{ do: [{ verb: 'wakeUp', what: 'self' }] }],
    },
  ],
  // ext.3.6
  foster: (): readonly Ability[] => [
    {
      kind: 'triggered',
      keyword: 'foster',
      on: [{ event: 'phase:recollection', if: { turnOf: 'you' } }],
      when: unhurt,
      clauses: [{ if: unhurt, do: [{ verb: 'foster', what: 'self' }] }],
    },
  ],
};

/** Whether the ally was not dealt damage and is not fostered (ext.3.6). */
const unhurt: Condition = { object: 'self', is: { hurt: false, fostered: false } };

/** Whether the unit is awake, and obeys (ext.2.6, ext.3.3). */
const ready: Condition = { object: 'self', is: { awake: true, obeys: true } };
