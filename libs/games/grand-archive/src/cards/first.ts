import type { CardProgram } from '@arbiter/kernel/authoring';
import { action, ally, attack, regaliaWeapon } from './facts/making.js';
import { allies, championOf, deals, destroys, does, doing, field, gets, onAttack, onEnter, recovers, target, triggered } from './making.js';

/** The first cards: cards without text, and cards with a text of one sentence. */
export const firstCards: readonly CardProgram[] = [
  ally('Blitz Mage', 3, 3, 1, { elements: ['fire'], classes: ['mage'], subtypes: ['human'] }),
  ally('Blitz Charger', 3, 3, 1, { elements: ['fire'], classes: ['tamer'], subtypes: ['animal', 'horse'] }),
  ally('Giant Tortoise', 4, 1, 6, { elements: ['water'], classes: ['tamer'], subtypes: ['animal', 'turtle'] }),
  ally(
    'Impassioned Tutor',
    2,
    1,
    3,
    { elements: ['fire'], classes: ['mage'], subtypes: ['human'] },
    triggered(onAttack, {}, doing(gets({ level: 1 }, championOf('you')))),
  ),
  ally(
    'Trusty Steed',
    4,
    1,
    3,
    { classes: ['tamer'], subtypes: ['animal', 'horse'] },
    triggered(onEnter, { targets: [target(allies('you', 'self'))] }, doing(gets({ power: 2 }))),
  ),
  attack('Reckless Slash', 2, 3, { classes: ['warrior'], subtypes: ['sword'] }),
  regaliaWeapon('Training Sword', 0, 1, 2, { classes: ['warrior'], subtypes: ['sword'] }),
  action(
    'Accepted Contract',
    5,
    'slow',
    { classes: ['assassin'], subtypes: ['skill'] },
    does({}, doing({ verb: 'addCounters', what: championOf('you'), kind: 'preparation', amount: 3 })),
  ),
  action('Auspicious Feast', 1, 'slow', { classes: ['cleric'], subtypes: ['skill'] }, does({}, doing(recovers(4, championOf('all'))))),
  action(
    'Disenchant',
    2,
    'slow',
    { classes: ['cleric'], subtypes: ['spell'] },
    does({ targets: [target(field({ types: 'phantasia' }))] }, doing(destroys())),
  ),
  action(
    'Raze the Land',
    3,
    'slow',
    { classes: ['guardian'], subtypes: ['skill'], keywords: ['floatingMemory'] },
    does({ targets: [target(field({ types: 'domain' }))] }, doing(destroys())),
  ),
  action(
    'Refurbish',
    4,
    'slow',
    { classes: ['warrior'], subtypes: ['sword', 'craft'] },
    does(
      { targets: [target(field({ types: 'weapon', subtypes: 'sword' }, 'you'))] },
      doing({ verb: 'addCounters', what: { var: 'it' }, kind: 'durability', amount: 2 }),
    ),
  ),
  action(
    'Scatter Essence',
    2,
    'slow',
    { elements: ['wind'], classes: ['cleric'], subtypes: ['spell'], keywords: ['floatingMemory'] },
    does({ targets: [target(field({ types: 'phantasia' }))] }, doing(destroys())),
  ),
  action(
    'Spontaneous Combustion',
    3,
    'fast',
    { elements: ['fire'], classes: ['mage'], subtypes: ['spell', 'reaction'] },
    does(
      {
        targets: [
          target(
            field({ types: 'ally', attacking: true, has: { from: 'field', of: 'you', where: { types: 'champion', defending: true } } }),
          ),
        ],
      },
      doing(deals(4)),
    ),
  ),
];
