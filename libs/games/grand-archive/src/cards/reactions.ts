import type { CardProgram, Choice, Condition } from '@arbiter/kernel/authoring';
import { action, ally, champion } from './facts/making.js';
import {
  activate,
  allies,
  becomesDistant,
  cheaper,
  costsLess,
  does,
  doing,
  draws,
  field,
  fromLevel,
  glimpses,
  it,
  levelled,
  lessForEach,
  mounted,
  nextAttack,
  nextCheaper,
  nextFast,
  only,
  onEnter,
  prepares,
  prevents,
  standing,
  suppresses,
  target,
  triggered,
  units,
} from './making.js';
import { conditionOf } from './restrictions.js';

const bonus = { class: true } as const;
const skill = (...classes: readonly string[]) => ({ classes, subtypes: ['skill', 'reaction'] }) as const;
const floats = { keywords: [{ word: 'floatingMemory', only: bonus }] } as const;
/** Makes the condition for a line of an action with Class Bonus. */
const sharing = (...classes: readonly string[]): Condition => conditionOf(bonus, { classes });
const swords = field({ types: 'weapon', subtypes: 'sword' }, 'you');
const combatDamage: Condition = { eventIs: 'attack', equal: true };
const allyOrRegalia: Choice = target(field({ any: [{ types: 'ally' }, { supertypes: 'regalia' }] }));

/** Cards that answer others, and cards that help the next card. */
export const reactions: readonly CardProgram[] = [
  action(
    'Diffusive Block',
    2,
    'fast',
    { elements: ['water'], ...skill('guardian'), ...floats },
    cheaper(1, { exists: field({ types: 'item', subtypes: 'shield' }, 'you') }),
    does({ targets: [target(units())] }, doing(prevents(2))),
  ),
  action(
    'Evasive Maneuvers',
    1,
    'fast',
    skill('ranger'),
    does({ targets: [target(units())] }, doing(prevents(2)), { if: { object: it, is: { classes: 'ranger' } }, do: [becomesDistant(it)] }),
  ),
  action(
    'Evasive Positioning',
    1,
    'fast',
    skill('ranger'),
    does({ targets: [target(units())] }, doing(prevents(2)), { if: { object: it, is: { types: 'champion' } }, do: [becomesDistant(it)] }),
  ),
  action(
    'Swerving Spring',
    2,
    'fast',
    skill('assassin'),
    does({ targets: [target(units())] }, doing(prevents(2)), { if: sharing('assassin'), do: [prepares] }),
  ),
  action(
    'Guarded Dissipation',
    2,
    'fast',
    { elements: ['water'], ...skill('warrior') },
    does({ targets: [target(units())] }, doing(prevents({ max: swords, of: 'power' })), {
      if: conditionOf({ level: 1 }, {}),
      do: [draws(1)],
    }),
  ),
  action(
    'Desperate Dive',
    3,
    'fast',
    { elements: ['water'], ...skill('ranger') },
    costsLess(1, bonus),
    does(
      { targets: [target(units('you'))] },
      doing(prevents({ count: { from: 'graveyard', of: 'you', where: { elements: 'water' } } }), becomesDistant(it)),
    ),
  ),
  action(
    'Deflecting Edge',
    1,
    'fast',
    { classes: ['warrior'], subtypes: ['sword', 'reaction'] },
    cheaper(1, { exists: swords }),
    does({ targets: [target(units())] }, doing(prevents(3, { is: it }, [combatDamage]))),
  ),
  action(
    'Nascent Barrier',
    2,
    'fast',
    { classes: ['cleric'], subtypes: ['spell', 'reaction'] },
    does(
      {},
      { if: sharing('cleric'), do: [prevents({ plus: [1, levelled] }, { types: 'champion', controller: 'you' })] },
      { if: fromLevel(3), do: [glimpses(3)] },
    ),
  ),
  ally(
    'Protector Raccoon',
    2,
    1,
    2,
    { classes: ['tamer'], subtypes: ['animal', 'raccoon'], keywords: ['fastActivation'] },
    activate({ cost: [{ verb: 'restSelf' }], targets: [target(field({ types: 'ally', subtypes: 'animal' }))] }, doing(prevents(2))),
    activate(
      { cost: [{ verb: 'restSelf' }], targets: [{ as: 'who', target: true, players: 'opponent' }] },
      {
        choose: [{ as: 'it', from: { from: 'graveyard', of: { chosen: 'who' } }, by: { chosen: 'who' } }],
        do: [{ verb: 'banish', what: it }],
      },
    ),
  ),
  ally(
    'Gustguard Bastion',
    3,
    2,
    3,
    { elements: ['wind'], classes: ['guardian'], subtypes: ['human'], keywords: [{ word: 'fastActivation', only: bonus }] },
    only(bonus, triggered(onEnter, { targets: [target({ ...units('you'), except: 'self' })] }, doing(prevents(2)))),
  ),
  ally(
    'Reconnaissance Scout',
    2,
    1,
    2,
    { elements: ['wind'], classes: ['ranger'], subtypes: ['automaton'], keywords: ['fastActivation', { word: 'ranged', amount: 2 }] },
    only(bonus, triggered(onEnter, { targets: [target({ ...units('you'), except: 'self' })] }, doing(becomesDistant(it), prevents(1)))),
  ),
  action(
    'Zephyr',
    2,
    'fast',
    { elements: ['wind'], classes: ['cleric', 'mage'], subtypes: ['spell'] },
    does({ targets: [allyOrRegalia] }, doing(...suppresses())),
  ),
  action(
    'Rearing Rebound',
    3,
    'fast',
    { elements: ['wind'], classes: ['cleric'], subtypes: ['spell', 'reaction'] },
    does({ targets: [target(allies())] }, doing(...suppresses()), { if: mounted, do: [draws(1, 'memory')] }),
  ),
  ally(
    'Perse, Relentless Raptor',
    3,
    1,
    3,
    { elements: ['wind'], classes: ['ranger'], subtypes: ['human'], supertypes: ['unique'], keywords: [{ word: 'ranged', amount: 2 }] },
    activate(
      {
        cost: [{ verb: 'restSelf' }],
        when: { object: 'self', is: { distant: true } },
        targets: [target(field({ any: [{ types: 'ally' }, { types: 'item' }, { types: 'weapon' }] }))],
      },
      doing(...suppresses()),
    ),
  ),
  champion(
    'Tonoris, Might of Humanity',
    2,
    2,
    25,
    { classes: ['guardian'], subtypes: ['human'], lineage: 'Tonoris' },
    triggered(onEnter, {}, doing(nextAttack(3, 'self'))),
  ),
  action(
    'Combat Training',
    2,
    'slow',
    { classes: ['warrior'], subtypes: ['skill'], ...floats },
    does(
      { targets: [target(field({ types: 'ally', classes: 'warrior' }))] },
      { if: { object: it, is: { supertypes: 'unique' } }, do: [nextAttack(3, it)] },
      { if: { not: { object: it, is: { supertypes: 'unique' } } }, do: [nextAttack(2, it)] },
    ),
  ),
  action(
    'Expeditious Opening',
    2,
    'fast',
    { elements: ['wind'], classes: ['assassin', 'cleric'], subtypes: ['spell'] },
    does({}, doing(nextFast({ types: 'ally' }), draws(1, 'memory'))),
  ),
  action(
    'Spurred Gallop',
    2,
    'fast',
    { elements: ['wind'], classes: ['tamer'], subtypes: ['horse', 'skill'] },
    does(
      {},
      doing(nextFast({ types: 'ally', subtypes: 'horse' }), draws(1, 'memory'), nextCheaper(2, { types: 'ally', subtypes: 'horse' })),
    ),
  ),
  action(
    'Exia Sight',
    0,
    'fast',
    { elements: ['exia'], classes: ['cleric'], subtypes: ['spell'] },
    does({}, doing(draws(1)), { if: conditionOf({ damage: 20 }, {}), do: [nextCheaper(1)] }),
  ),
  ally(
    'Phalanx Captain',
    5,
    1,
    4,
    { elements: ['wind'], classes: ['warrior'], subtypes: ['human'] },
    only(bonus, lessForEach(1, { types: 'ally', subtypes: 'human', controller: 'you' })),
    standing({ layer: 'values', of: field({ types: 'ally', subtypes: 'human', attacking: true }, 'you', 'self'), add: { power: 1 } }),
  ),
  action(
    'Mortal Ambition',
    6,
    'fast',
    { classes: ['tamer'], subtypes: ['skill'] },
    lessForEach(2, { types: 'ally', supertypes: 'unique', controller: 'you' }),
    does(
      {},
      doing({
        verb: 'grant',
        to: { all: field({ types: 'ally', any: [{ subtypes: 'human' }, { subtypes: 'horse' }] }, 'you') },
        until: 'endOfTurn',
        modifiers: [
          { layer: 'values', add: { life: 1 } },
          { layer: 'abilities', gain: { keywords: ['ambush', 'steadfast'] } },
        ],
      }),
    ),
  ),
];
