import type { CardProgram, Condition, Predicate, Verb } from '@arbiter/kernel/authoring';
import { action } from './facts/making.js';
import {
  allies,
  championOf,
  costsLess,
  costsInstead,
  deals,
  destroys,
  does,
  doing,
  draws,
  field,
  fromLevel,
  gets,
  it,
  only,
  payingMore,
  recovers,
  standing,
  target,
  units,
} from './making.js';
import { conditionOf } from './restrictions.js';

const bonus = { class: true } as const;
const floating = { keywords: ['floatingMemory'] } as const;
const floatingBonus = { keywords: [{ word: 'floatingMemory', only: bonus }] } as const;
const spell = (element: 'fire' | 'water' | 'wind' | 'norm' | 'crux' | 'neos' | 'exia', ...classes: readonly string[]) =>
  ({ elements: [element], classes, subtypes: ['spell'] }) as const;
const skill = (element: 'fire' | 'norm', ...classes: readonly string[]) => ({ elements: [element], classes, subtypes: ['skill'] }) as const;
const animals: Predicate = { types: 'ally', any: [{ subtypes: 'animal' }, { subtypes: 'beast' }] };
const buffs = (amount: number): Verb => ({ verb: 'addCounters', what: it, kind: 'buff', amount });
const moves = (to: string, what: unknown = it): Verb => ({ verb: 'move', what, to });
/** Makes the condition for a part of a text with Class Bonus. */
const sharing = (...classes: readonly string[]): Condition => conditionOf(bonus, { classes });
const dropped = { verb: 'discard', choose: { as: 'gone', from: { from: 'hand', of: 'you' } } } as const;
const watery = { from: 'graveyard', of: 'you', where: { elements: 'water' } } as const;

/** Actions of mages, clerics and tamers. */
export const arts: readonly CardProgram[] = [
  action(
    'Frozen Dismissal',
    3,
    'fast',
    { ...spell('water', 'cleric'), subtypes: ['spell', 'reaction'] },
    costsLess(1, bonus),
    does(
      { targets: [target({ from: 'effectsStack', where: { item: 'activation', types: 'ally' } })] },
      {
        unless: { player: { controllerOf: it }, cost: [{ verb: 'payReserve', amount: 4 }] },
        do: [{ verb: 'negate', what: it, to: 'banishment' }],
      },
    ),
  ),
  action(
    'Refabrication',
    3,
    'fast',
    spell('neos', 'cleric'),
    costsInstead({ verb: 'sacrifice', choose: { as: 'paid', from: field({ token: true }, 'you'), min: 2, max: 2 } }),
    does(
      {},
      {
        if: {
          compare: [
            {
              plus: [
                { player: 'you', value: 'hand' },
                { player: 'you', value: 'memory' },
              ],
            },
            'atMost',
            5,
          ],
        },
        do: [draws(2)],
      },
    ),
  ),
  action(
    'Meltdown',
    4,
    'slow',
    spell('fire', 'cleric'),
    costsLess(1, { level: 2 }),
    does({ targets: [target(field({ any: [{ types: 'domain' }, { types: 'item' }, { types: 'weapon' }] }))] }, doing(destroys())),
  ),
  action(
    'Repelling Palmblast',
    5,
    'slow',
    { ...spell('wind', 'cleric'), ...floating },
    does({}, doing(moves('memory', { all: field({ types: 'ally', power: { atMost: 2 } }) }))),
  ),
  action(
    'Indolent Leisure',
    3,
    'slow',
    spell('norm', 'cleric', 'mage'),
    does({}, doing(draws(1)), { if: { all: [sharing('cleric', 'mage'), fromLevel(3)] }, do: [draws(1, 'memory')] }),
  ),
  action(
    'Invective Instruction',
    2,
    'slow',
    skill('norm', 'tamer'),
    does({ targets: [target(allies())] }, doing(gets({ power: 3 })), {
      if: { all: [sharing('tamer'), { exists: field({ types: 'ally', not: { subtypes: 'human' } }, 'you') }] },
      do: [draws(1, 'memory')],
    }),
  ),
  action(
    'Feed Nourishment',
    3,
    'slow',
    { ...skill('norm', 'tamer'), ...floating },
    does({ targets: [target(field(animals))] }, doing(buffs(1))),
  ),
  action(
    'Cure the Flesh',
    3,
    'fast',
    skill('norm', 'cleric'),
    does({ targets: [target(allies())] }, doing(recovers({ value: 'damage', of: it }, it), draws(1, 'memory'))),
  ),
  action(
    'Favorable Winds',
    1,
    'fast',
    { ...spell('wind', 'mage'), ...floating },
    does({}, doing(gets({ life: 1 }, { all: allies('you') }))),
  ),
  action(
    'Glacial Evocation',
    2,
    'fast',
    spell('water', 'mage'),
    does(
      { targets: [target(allies())] },
      { if: { object: it, is: { rested: true } }, do: [deals(3)] },
      { if: { object: it, is: { awake: true } }, do: [deals(2)] },
    ),
  ),
  action(
    'Refracting Missile',
    3,
    'fast',
    { ...spell('water', 'mage'), ...floating },
    does({ targets: [target(units())] }, doing(deals({ plus: [1, { count: field({ subtypes: 'fractal' }, 'you') }] }))),
  ),
  action(
    'Disorienting Winds',
    5,
    'slow',
    { ...spell('wind', 'mage'), keywords: ['efficiency'] },
    does({ targets: [target(allies())] }, doing(moves('hand'), draws(1))),
  ),
  action(
    'Cyclical Breeze',
    4,
    'slow',
    spell('wind', 'cleric', 'mage'),
    costsLess(2, bonus),
    does({ targets: [target({ from: 'graveyard', of: 'you', where: { elements: 'wind', subtypes: 'spell' } })] }, doing(moves('hand'))),
  ),
  action(
    'Soothing Disillusion',
    2,
    'slow',
    spell('wind', 'cleric', 'tamer'),
    does({
      modes: {
        min: 1,
        max: 1,
        of: [
          { targets: [target(field({ types: 'phantasia' }))], clauses: [doing(destroys())] },
          { targets: [target(field(animals))], clauses: [doing(buffs(1))] },
        ],
      },
    }),
  ),
  action(
    'Lost Wisdom',
    4,
    'slow',
    skill('norm', 'cleric', 'mage'),
    only(
      bonus,
      standing({
        layer: 'rules',
        of: 'self',
        defining: true,
        if: { exists: field({ types: 'ally', supertypes: 'unique' }, 'you') },
        gain: { rules: [{ word: 'cost', kind: 'reserve', less: 2 }] },
      }),
    ),
    does({}, { choose: [{ as: 'it', from: { from: 'graveyard', of: 'you', where: { subtypes: 'spell' } } }], do: [moves('memory')] }),
  ),
  action(
    'Lavaheated Brew',
    2,
    'slow',
    { ...skill('fire', 'cleric'), ...floatingBonus },
    does({}, doing(draws(1), dropped), {
      if: { not: { object: { var: 'gone' }, is: { subtypes: 'potion' } } },
      do: [deals(3, championOf('you'))],
    }),
  ),
  action(
    'Creative Shock',
    3,
    'fast',
    spell('fire', 'mage'),
    does({}, doing(draws(2), dropped), {
      if: { all: [sharing('mage'), { object: { var: 'gone' }, is: { elements: 'fire' } }] },
      choose: [{ as: 'it', from: units(), min: 0 }],
      do: [deals(2)],
    }),
  ),
  action(
    'Torrential Blast',
    3,
    'fast',
    spell('water', 'cleric'),
    does(
      { targets: [target(allies(), { min: 0, max: 1 })] },
      { if: sharing('cleric'), do: [moves('graveyard', { all: { from: 'mainDeck', of: 'you', first: 2 } })] },
      doing(deals({ count: watery })),
    ),
  ),
  action(
    'Liquidation',
    2,
    'slow',
    spell('water', 'mage'),
    does({ targets: [target(units())] }, { if: { exists: watery, atLeast: 10 }, do: [deals(7)] }),
  ),
  action(
    'Tomb Sweep',
    2,
    'fast',
    spell('norm', 'cleric'),
    costsLess(1, { level: 1 }),
    does({ targets: [target({ from: 'graveyard' })] }, doing({ verb: 'banish', what: it })),
  ),
  action(
    'Crimson Rupture',
    3,
    'fast',
    spell('exia', 'mage'),
    costsLess(2, { damage: 20 }),
    does({ targets: [target(field({ any: [{ types: 'item' }, { types: 'weapon' }] }))] }, doing(destroys())),
  ),
  action(
    "Wisp's Protection",
    2,
    'fast',
    { ...spell('crux', 'cleric'), subtypes: ['spell', 'reaction'] },
    does(
      { targets: [target(units())] },
      doing({
        verb: 'shield',
        until: 'endOfTurn',
        left: { plus: [4, { count: field({ supertypes: 'regalia' }) }] },
        ability: {
          kind: 'replacement',
          on: [{ event: 'damage', if: { object: { event: 'object' }, is: { is: it } } }],
          clauses: [{ do: [{ verb: 'reduceBy', by: 'left' }] }],
        },
      }),
    ),
  ),
  action(
    'Halcyon Animus',
    3,
    'slow',
    spell('crux', 'cleric'),
    does(
      {},
      {
        choose: [
          {
            as: 'it',
            from: { from: ['materialDeck', 'banishment'], of: 'you', where: { supertypes: 'regalia', materializable: true } },
            min: 0,
          },
        ],
        do: [{ verb: 'materialize', what: it }],
      },
    ),
  ),
  // Cards that are not regalia have a reserve cost (1.6.4.2.8.2.1).
  action(
    'Iridescent Resurgence',
    2,
    'slow',
    spell('crux', 'mage'),
    does(
      {
        targets: [
          target({
            from: ['banishment', 'graveyard'],
            of: 'you',
            where: { elements: 'crux', not: { types: 'champion' }, costKind: 'reserve' },
          }),
        ],
      },
      doing(moves('memory')),
    ),
  ),
  action(
    'Return to the Archive',
    2,
    'slow',
    { ...spell('norm', 'mage'), ...floating },
    does(
      {},
      {
        may: true,
        cost: [{ verb: 'sacrifice', choose: { as: 'paid', from: field({ supertypes: 'regalia' }, 'you') } }],
        do: [recovers(2), draws(1)],
      },
    ),
  ),
  action(
    'Neos Sight',
    0,
    'fast',
    spell('neos', 'mage'),
    does({}, doing(draws(1)), { if: { exists: field({}, 'you'), atLeast: 8 }, do: [draws(1, 'memory')] }),
  ),
  action(
    'Obscured Offering',
    2,
    'fast',
    { ...spell('norm', 'cleric'), subtypes: ['spell', 'reaction'] },
    payingMore({ verb: 'banish', choose: { as: 'paid', from: { from: 'materialDeck', of: 'you' }, min: 2, max: 2 } }),
    does(
      { targets: [target(field({ supertypes: 'regalia' }))] },
      doing({ verb: 'grant', to: it, until: 'endOfTurn', modifiers: [{ layer: 'abilities', gain: { keywords: ['spellshroud'] } }] }),
    ),
  ),
];
