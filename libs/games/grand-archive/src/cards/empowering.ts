import type { CardProgram } from '@arbiter/kernel/authoring';
import { action, item, phantasia, regaliaItem } from './facts/making.js';
import {
  activate,
  allies,
  championOf,
  does,
  doing,
  draws,
  empowers,
  it,
  mayPay,
  nextAttack,
  only,
  onEnter,
  puts,
  target,
  triggered,
} from './making.js';
import { conditionOf } from './restrictions.js';

const bonus = { class: true } as const;
const banished = { cost: [{ verb: 'banishSelf' }] } as const;
const rested = { cost: [{ verb: 'restSelf' }] } as const;

/** Cards that empower (ext.4.3). */
export const empowering: readonly CardProgram[] = [
  regaliaItem('Shard of Empowerment', 0, { classes: ['mage'], subtypes: ['crystal'] }, activate(banished, doing(empowers(2)))),
  regaliaItem('Gem of Sorority', 0, { classes: ['cleric', 'mage'], subtypes: ['crystal'] }, activate(banished, doing(empowers(2)))),
  regaliaItem(
    'Tome of Sorcery',
    1,
    { classes: ['mage'], subtypes: ['book'] },
    only({ class: true, level: 2 }, triggered(onEnter, {}, doing(draws(1, 'memory')))),
    activate(rested, doing(empowers(1))),
  ),
  item(
    'Mnemonic Charm',
    2,
    { classes: ['cleric', 'mage'], subtypes: ['scripture'] },
    triggered(onEnter, {}, doing(draws(1, 'memory'))),
    only(bonus, activate({ cost: [{ verb: 'sacrificeSelf' }] }, doing(empowers(2)))),
  ),
  phantasia(
    'Fractal of Mana',
    3,
    { classes: ['cleric', 'mage'], subtypes: ['fractal'], keywords: ['reservable'] },
    only(bonus, activate(rested, doing(empowers(1)))),
  ),
  action(
    'Empowering Enlightenment',
    2,
    'fast',
    { classes: ['mage'], subtypes: ['spell'] },
    does({}, doing(empowers(2), puts('enlighten', championOf('you')))),
  ),
  action(
    'Scorching Knowledge',
    1,
    'fast',
    { elements: ['fire'], classes: ['mage'], subtypes: ['spell'] },
    does({}, doing(empowers(3)), {
      if: conditionOf({ champion: 'Rai' }, {}),
      ...mayPay({ verb: 'payCounters', what: championOf('you'), kind: 'enlighten', amount: 1 }, empowers(3)),
    }),
  ),
  action(
    'Galvanizing Gale',
    2,
    'slow',
    { elements: ['wind'], classes: ['mage'], subtypes: ['spell'] },
    does({ targets: [target(allies())] }, doing(nextAttack(3, it)), {
      if: { object: 'self', is: { empowered: true } },
      do: [draws(1, 'memory')],
    }),
  ),
];
