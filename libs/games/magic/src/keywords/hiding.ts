import type { Json } from '@arbiter/kernel';
import type { Ability } from '@arbiter/kernel/authoring';
import { act, asItEnters, drawn, itself, struckPlayer, whenItEnters } from './making.js';
import type { KeywordExpansions } from './expansions.js';

/**
 * Keywords about cards that are hidden from some or all players until they are used: hideaway (702.74), miracle (702.93), cipher (702.98).
 */

/** Whether the card is the top card of its owner's library. */
const onTop = { object: { all: { from: 'library', of: 'you', first: 1 } }, is: { is: 'self' } } as const;

export const hidingKeywords: KeywordExpansions = {
  /** 702.74a: the player looks at four cards; one of them is exiled face down, the others go to the bottom. */
  hideaway: () => [
    asItEnters('hideaway', act({ verb: 'entersWith', tapped: true })),
    {
      kind: 'static',
      keyword: 'hideaway',
      modifiers: [{ layer: 'rules', of: 'self', gain: { rules: [{ word: 'may', what: 'lookAtExiled' }] } }],
    },
    whenItEnters('hideaway', {
      clauses: [
        act({ verb: 'top', amount: 4, as: 'seen' }, { verb: 'look', what: { var: 'seen' } }),
        {
          choose: [{ as: 'hidden', from: { from: 'library', of: 'you', first: 4 } }],
          do: [
            { verb: 'exile', what: { var: 'hidden' }, faceDown: true, look: 'you', note: 'hidden' },
            { verb: 'putInLibrary', what: { var: 'seen' }, at: 'bottom' },
          ],
        },
      ],
    }),
  ],
  /** 702.93a, 603.11: the first card drawn in a turn may be revealed as it is drawn; then it may be cast for its miracle cost. */
  miracle: ({ cost }) => [
    {
      kind: 'replacement',
      keyword: 'miracle',
      tier: 'shown',
      from: ['library'],
      on: [{ event: 'drew', if: { all: [{ seat: 'seat', is: 'you' }, onTop, { compare: [{ history: 'drew', of: 'you' }, 'less', 1] }] } }],
      then: [
        {
          may: true,
          do: [
            { verb: 'reveal', what: drawn },
            { verb: 'tell', event: 'miracle', what: drawn },
          ],
        },
      ],
    },
    {
      kind: 'triggered',
      keyword: 'miracle',
      from: ['hand'],
      on: [{ event: 'miracle', if: itself }],
      clauses: [act({ verb: 'mayCast', what: 'self', cost: cost as string, name: 'miracle' })],
    },
  ],
  /**
   * 702.98a: as the spell resolves, its card may be exiled encoded on a creature, which has the other ability for as long as the card stays
   * exiled (702.98c).
   */
  cipher: () => [
    {
      kind: 'static',
      keyword: 'cipher',
      marks: { part: true },
      clauses: [
        {
          if: { object: 'self', is: { printedOnCard: true } },
          may: true,
          choose: [{ as: 'encoded', from: { from: 'battlefield', of: 'you', where: { types: 'creature' } }, strict: true }],
          do: [
            { verb: 'exile', what: 'self', as: 'card' },
            { verb: 'tell', event: 'encoded', what: { var: 'card' } },
            {
              verb: 'grant',
              to: { var: 'encoded' },
              until: 'while',
              while: { exists: { from: 'exile', where: { is: { var: 'card' } } } },
              modifiers: [{ layer: 'abilities', gain: { keywords: [{ word: 'encoded', card: { tree: { is: { var: 'card' } } } }] } }],
            },
          ],
        },
      ],
    },
  ],
  /** The ability of a creature with an encoded card (702.98a). */
  encoded: ({ card }) => [
    {
      kind: 'triggered',
      keyword: 'cipher',
      on: [{ event: 'damage', if: struckPlayer }],
      clauses: [{ may: true, do: [{ verb: 'castCopy', of: card as Json }] }],
    } satisfies Ability,
  ],
};
