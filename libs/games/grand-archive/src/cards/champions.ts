import type { CardProgram } from '@arbiter/kernel/authoring';
import { champion } from './facts/making.js';
import { activate, destroys, doing, field, gets, happens, inherited, it, itself, onEnter, target, triggered } from './making.js';

const human = { subtypes: ['human'] } as const;
const counters = (kind: string, amount = 1) => ({ verb: 'addCounters', what: 'self', kind, amount }) as const;

/** Champions of levels 1 and above. */
export const champions: readonly CardProgram[] = [
  champion('Rai, Spellcrafter', 1, 1, 19, { classes: ['mage'], ...human }, triggered(onEnter, {}, doing(counters('enlighten', 2)))),
  champion(
    'Rai, Archmage',
    2,
    2,
    22,
    { classes: ['mage'], ...human, lineage: 'Rai' },
    inherited(
      triggered(
        happens('activated', {
          all: [
            { seat: 'seat', is: 'you' },
            { object: { event: 'object' }, is: { types: 'action', classes: 'mage' } },
            { compare: [{ history: 'mageActions', of: 'you' }, 'equal', 1] },
          ],
        }),
        {},
        doing(counters('enlighten')),
      ),
    ),
  ),
  champion(
    'Rai, Mana Weaver',
    3,
    3,
    25,
    { elements: ['arcane'], classes: ['mage'], ...human, lineage: 'Rai' },
    activate(
      {
        cost: [{ verb: 'restSelf' }, { verb: 'payCounters', kind: 'enlighten', amount: 4 }],
        targets: [target({ from: 'effectsStack', where: { item: 'activation', classes: 'mage', subtypes: 'spell' } })],
      },
      doing({ verb: 'copy', what: it, retarget: true }),
    ),
  ),
  champion(
    'Tonoris, Lone Mercenary',
    1,
    1,
    20,
    { classes: ['guardian'], ...human },
    triggered(
      onEnter,
      {},
      doing({ verb: 'grant', to: 'self', until: 'yourNextTurn', modifiers: [{ layer: 'abilities', gain: { keywords: ['taunt'] } }] }),
    ),
  ),
  champion(
    'Nico, Whiplash Allure',
    2,
    2,
    25,
    { elements: ['water'], classes: ['guardian'], ...human },
    triggered(
      happens('banished', {
        all: [
          { eventIs: 'from', equal: 'graveyard' },
          { object: { event: 'object' }, is: { owner: 'you', withKeyword: 'floatingMemory' } },
        ],
      }),
      {},
      doing(counters('lash')),
    ),
    triggered(
      happens('damage', {
        all: [
          { eventIs: 'hit', equal: true },
          { object: { event: 'source' }, is: { is: 'self' } },
          { object: { event: 'object' }, is: { types: 'champion' } },
        ],
      }),
      {},
      {
        may: true,
        do: [
          {
            verb: 'move',
            what: { all: { from: 'mainDeck', of: { controllerOf: { event: 'object' } }, first: { value: 'lashCounters', of: 'self' } } },
            to: 'graveyard',
          },
        ],
      },
    ),
  ),
  champion(
    'Jin, Fate Defiant',
    1,
    1,
    20,
    { classes: ['warrior'], ...human },
    inherited(
      triggered(
        happens('attacks', {
          all: [
            itself,
            {
              any: [
                { object: { event: 'weapon' }, is: { subtypes: 'polearm' } },
                { exists: { from: 'intent', of: 'you', where: { types: 'attack', subtypes: 'polearm' } } },
              ],
            },
          ],
        }),
        { targets: [target(field({ types: 'ally', any: [{ subtypes: 'horse' }, { subtypes: 'human' }] }, 'you'))] },
        doing(gets({ power: 1 })),
      ),
    ),
  ),
  champion(
    'Tristan, Grim Stalker',
    2,
    2,
    22,
    { classes: ['assassin'], ...human },
    triggered(
      happens('damage', {
        all: [
          { eventIs: 'hit', equal: true },
          { object: { event: 'source' }, is: { is: 'self' } },
          { object: { event: 'object' }, is: { types: 'ally' } },
        ],
      }),
      {},
      {
        may: true,
        cost: [{ verb: 'payCounters', kind: 'preparation', amount: 3 }],
        do: [destroys({ event: 'object' })],
      },
    ),
    triggered(
      happens('phase:end', { turnOf: 'you' }),
      { when: { object: 'self', is: { awake: true } } },
      { if: { object: 'self', is: { awake: true } }, do: [counters('preparation')] },
    ),
  ),
];
