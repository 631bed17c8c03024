import {
  all,
  anyTarget,
  bury,
  enchantment,
  inPlay,
  instant,
  it,
  itself,
  sorcery,
  spell,
  target,
  targetCreature as creature,
} from './making.js';
import { card, type PrintedCard } from './printed.js';

/** Damage to any target. */
const burn: readonly PrintedCard[] = [
  instant('Lightning Bolt', '闪电击', '{R}', spell(anyTarget, { verb: 'dealDamage', to: it, amount: 3 })),
  instant('Shock', '震慑', '{R}', spell(anyTarget, { verb: 'dealDamage', to: it, amount: 2 })),
  {
    ...sorcery(
      'Lava Spike',
      null,
      '{R}',
      spell(
        { as: 'it', from: { from: 'battlefield', where: { types: 'planeswalker' } }, players: true, target: true },
        { verb: 'dealDamage', to: it, amount: 3 },
      ),
    ),
    printed: { cost: '{R}', supertypes: [], types: ['sorcery'], subtypes: ['Arcane'], keywords: [] },
  },
];

const removal: readonly PrintedCard[] = [
  instant('Murder', '谋杀', '{1}{B}{B}', spell(creature(), { verb: 'destroy', what: it })),
  instant('Doom Blade', '末日之刃', '{1}{B}', spell(creature({ not: { colours: 'black' } }), { verb: 'destroy', what: it })),
  instant('Unsummon', '反召唤', '{U}', spell(creature(), { verb: 'move', what: it, to: 'hand' })),
  sorcery('Wrath of God', '神之愤怒', '{2}{W}{W}', spell(bury(all(inPlay({ types: 'creature' }))))),
];

const answers: readonly PrintedCard[] = [
  instant('Counterspell', '反击咒语', '{U}{U}', spell(target({ from: 'stack', where: { item: 'spell' } }), { verb: 'counter', what: it })),
  sorcery('Divination', '占卜', '{2}{U}', spell({ verb: 'draw', amount: 2 })),
];

const pumps: readonly PrintedCard[] = [
  instant(
    'Giant Growth',
    '巨大化',
    '{G}',
    spell(creature(), { verb: 'grant', to: it, until: 'endOfTurn', modifiers: [{ layer: 'pt.change', add: { power: 3, toughness: 3 } }] }),
  ),
  card('Glorious Anthem', '荣耀颂歌', { cost: '{1}{W}{W}', supertypes: [], types: ['enchantment'], subtypes: [], keywords: [] }, [
    {
      kind: 'static',
      modifiers: [
        { layer: 'pt.change', of: { from: 'battlefield', of: 'you', where: { types: 'creature' } }, add: { power: 1, toughness: 1 } },
      ],
    },
  ]),
];

/** Cards whose effects interact in the layers (613). */
const layered: readonly PrintedCard[] = [
  enchantment('Humility', null, '{2}{W}{W}', {
    kind: 'static',
    modifiers: [
      {
        layer: 'abilities',
        of: { from: 'battlefield', where: { types: 'creature' } },
        lose: { abilities: 'all', keywords: 'all' },
        also: [{ layer: 'pt.set', set: { power: 1, toughness: 1 } }],
      },
    ],
  }),
  enchantment('Opalescence', null, '{2}{W}{W}', {
    kind: 'static',
    modifiers: [
      {
        layer: 'types',
        of: { from: 'battlefield', where: { types: 'enchantment', not: { subtypes: 'Aura' } }, except: 'self' },
        gain: { types: ['creature'] },
        also: [
          { layer: 'pt.set', set: { power: { value: 'manaValue', of: 'subject' }, toughness: { value: 'manaValue', of: 'subject' } } },
        ],
      },
    ],
  }),
  enchantment('Blood Moon', '腥红之月', '{2}{R}', {
    kind: 'static',
    modifiers: [
      {
        layer: 'types',
        of: { from: 'battlefield', where: { types: 'land', not: { supertypes: 'basic' } } },
        set: { subtypes: ['Mountain'] },
      },
    ],
  }),
];

const creatures: readonly PrintedCard[] = [
  card(
    'Prodigal Pyromancer',
    null,
    { cost: '{2}{R}', supertypes: [], types: ['creature'], subtypes: ['Human', 'Wizard'], power: 1, toughness: 1, keywords: [] },
    [
      {
        kind: 'activated',
        cost: [{ verb: 'tapSelf' }],
        targets: [anyTarget],
        clauses: [{ do: [{ verb: 'dealDamage', to: it, amount: 1 }] }],
      },
    ],
  ),
  card(
    'Llanowar Elves',
    '罗堰精灵',
    { cost: '{G}', supertypes: [], types: ['creature'], subtypes: ['Elf', 'Druid'], power: 1, toughness: 1, keywords: [] },
    [{ kind: 'activated', cost: [{ verb: 'tapSelf' }], clauses: [{ do: [{ verb: 'addMana', mana: '{G}' }] }] }],
  ),
  card(
    'Elvish Visionary',
    '精灵幻视师',
    { cost: '{1}{G}', supertypes: [], types: ['creature'], subtypes: ['Elf', 'Shaman'], power: 1, toughness: 1, keywords: [] },
    [{ kind: 'triggered', on: [{ event: 'entered', if: itself }], clauses: [{ do: [{ verb: 'draw' }] }] }],
  ),
  card(
    'Blood Artist',
    '血艺师',
    { cost: '{1}{B}', supertypes: [], types: ['creature'], subtypes: ['Vampire'], power: 0, toughness: 1, keywords: [] },
    [
      {
        kind: 'triggered',
        on: [{ event: 'died', if: { object: { event: 'object' }, is: { types: 'creature' } } }],
        targets: [{ as: 'it', players: true, target: true }],
        clauses: [
          {
            do: [
              { verb: 'loseLife', player: { chosen: 'it' }, amount: 1 },
              { verb: 'gainLife', amount: 1 },
            ],
          },
        ],
      },
    ],
  ),
];

/** Cards that many scenarios and most records of games use. */
export const staples: readonly PrintedCard[] = [...burn, ...removal, ...answers, ...pumps, ...layered, ...creatures];
