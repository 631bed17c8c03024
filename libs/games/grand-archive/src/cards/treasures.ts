import type { CardProgram, Choice, Condition } from '@arbiter/kernel/authoring';
import { champion, phantasia, regaliaItem } from './facts/making.js';
import { activate, costsLess, deals, doing, draws, field, happens, it, nextCard, only, onEnter, target, triggered } from './making.js';

const bonus = { class: true } as const;
const human = { subtypes: ['human'] } as const;
/** A choice of an opponent as target, called `who`. */
const opponent: Choice = { as: 'who', target: true, players: 'opponent' };
const banishing = [{ verb: 'banishSelf' }] as const;
const yours = (more: { readonly [quality: string]: string }): Condition => ({
  all: [{ object: { event: 'object' }, is: { ...more, controller: 'you' } }, { not: { turnOf: 'you' } }],
});

/** Items, phantasias and champions of mages, clerics and tamers. */
export const treasures: readonly CardProgram[] = [
  regaliaItem(
    'Enfeebling Orb',
    0,
    { classes: ['cleric'], subtypes: ['bauble'] },
    activate(
      { cost: banishing, targets: [opponent] },
      {
        choose: [{ as: 'it', from: { from: 'hand', of: { chosen: 'who' } }, min: 2, max: 2, by: { chosen: 'who' } }],
        do: [{ verb: 'move', what: it, to: 'memory' }],
      },
    ),
  ),
  regaliaItem(
    'Trivial Trinket',
    0,
    { classes: ['cleric'], subtypes: ['accessory'] },
    activate(
      { cost: banishing, targets: [opponent] },
      doing({ verb: 'move', what: { all: { from: 'mainDeck', of: { chosen: 'who' }, first: 3 } }, to: 'graveyard' }),
    ),
  ),
  regaliaItem(
    'Life Essence Amulet',
    0,
    { classes: ['mage'], subtypes: ['bauble'] },
    triggered(happens('died', yours({ types: 'ally' })), {}, { may: true, cost: banishing, do: [draws(1)] }),
  ),
  regaliaItem(
    'Glimmer Essence Amulet',
    0,
    { classes: ['cleric'], subtypes: ['accessory'] },
    triggered(happens('destroyed', yours({ types: 'phantasia' })), {}, { may: true, cost: banishing, do: [draws(1)] }),
  ),
  regaliaItem(
    'Cleric Robes',
    1,
    { classes: ['cleric'], subtypes: ['robe'] },
    only(bonus, triggered(onEnter, {}, doing(draws(1)))),
    activate(
      { cost: [{ verb: 'payReserve', amount: 1 }, { verb: 'restSelf' }] },
      doing({
        verb: 'shield',
        until: 'endOfTurn',
        left: 1,
        ability: {
          kind: 'replacement',
          on: [{ event: 'damage', if: { object: { event: 'object' }, is: { types: 'champion', controller: 'you' } } }],
          clauses: [{ do: [{ verb: 'reduceBy', by: 'left' }] }],
        },
      }),
    ),
  ),
  regaliaItem(
    'Equinox Hour',
    0,
    { classes: ['cleric'], subtypes: ['artifact'] },
    activate({ cost: banishing, targets: [opponent] }, doing(draws(1)), {
      choose: [
        { as: 'it', from: { from: 'materialDeck', of: { chosen: 'who' }, where: { materializable: true } }, min: 0, by: { chosen: 'who' } },
      ],
      do: [{ verb: 'materialize', what: it, by: { chosen: 'who' } }],
    }),
  ),
  phantasia(
    'Explosive Fractal',
    3,
    { elements: ['fire'], classes: ['cleric'], subtypes: ['fractal'], keywords: ['reservable'] },
    only({ class: true, memory: 4 }, triggered(onEnter, { targets: [target(field({ types: 'champion' }))] }, doing(deals(2)))),
  ),
  phantasia(
    'Deep Sea Fractal',
    2,
    { elements: ['water'], classes: ['cleric'], subtypes: ['fractal'], keywords: ['hindered', 'reservable'] },
    triggered(
      onEnter,
      {},
      { forEachPlayer: 'all', do: [{ verb: 'move', what: { all: { from: 'mainDeck', of: 'each', first: 1 } }, to: 'graveyard' }] },
    ),
  ),
  phantasia(
    'Razorgale Calling',
    4,
    { elements: ['wind'], classes: ['cleric'], subtypes: ['spell'] },
    costsLess(2, bonus),
    triggered(
      happens('activated', {
        all: [
          { seat: 'seat', is: 'you' },
          { object: { event: 'object' }, is: { elements: 'wind' } },
        ],
      }),
      { targets: [target(field({ types: 'champion' }))] },
      doing(deals(1)),
    ),
  ),
  champion(
    'Silvie, Wilds Whisperer',
    1,
    1,
    19,
    { classes: ['tamer'], ...human },
    triggered(
      onEnter,
      {},
      doing(
        nextCard(
          { types: 'ally', any: [{ subtypes: 'animal' }, { subtypes: 'beast' }] },
          { verb: 'entersWith', what: { event: 'object' }, kind: 'buff' },
        ),
      ),
    ),
  ),
  champion(
    'Silvie, With the Pack',
    2,
    2,
    22,
    { classes: ['tamer'], ...human, lineage: 'Silvie' },
    triggered(
      onEnter,
      {},
      { if: { exists: field({ types: 'ally', subtypes: 'animal' }, 'you') }, do: [draws(1)] },
      { if: { exists: field({ types: 'ally', subtypes: 'beast' }, 'you') }, do: [draws(1)] },
    ),
  ),
];
