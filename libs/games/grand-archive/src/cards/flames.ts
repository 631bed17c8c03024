import type { CardProgram } from '@arbiter/kernel/authoring';
import { action, regaliaWeapon } from './facts/making.js';
import {
  costsLess,
  deals,
  destroys,
  does,
  doing,
  draws,
  field,
  levelled,
  only,
  onEnter,
  championOf,
  standing,
  target,
  triggered,
  units,
} from './making.js';

const mage = { elements: ['fire'], classes: ['mage'], subtypes: ['spell'] } as const;
const bonus = { class: true } as const;

/** Fire spells of mages, and weapons of the preset decks. */
export const flames: readonly CardProgram[] = [
  action('Fireball', 4, 'fast', mage, costsLess(2, bonus), does({ targets: [target(units())] }, doing(deals({ plus: [1, levelled] })))),
  action('Ignite Fate', 3, 'slow', { ...mage, keywords: ['floatingMemory'] }, does({}, doing(deals(2, championOf('all'))))),
  action(
    'Excoriate',
    4,
    'slow',
    mage,
    costsLess(1, { level: 2 }),
    does({ targets: [target(field({ types: 'ally', costKind: 'reserve', cost: { atMost: 4 } }))] }, doing(destroys())),
  ),
  action(
    'Spark Link',
    2,
    'fast',
    { ...mage, keywords: [{ word: 'floatingMemory', only: { level: 1 } }] },
    does({}, doing(draws(1, 'memory', 'all'))),
  ),
  regaliaWeapon(
    'Forgelight Blade',
    0,
    1,
    2,
    { elements: ['fire'], classes: ['warrior'], subtypes: ['sword'] },
    only(bonus, standing({ layer: 'values', of: 'self', add: { power: 1 } })),
    triggered(onEnter, {}, doing(deals(4, championOf('you')))),
  ),
];
