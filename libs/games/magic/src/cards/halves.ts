import {
  anyTarget,
  creatureFacts,
  face,
  faced,
  it,
  itself,
  printed,
  pump,
  search,
  spell,
  split,
  target,
  targetCreature,
  unpreventable,
} from './making.js';
import type { PrintedCard } from './printed.js';

/** Split cards (708) and adventurer cards (715). */

const artifact = target({ from: 'battlefield', where: { types: 'artifact' } });
const someEnchantment = target({ from: 'battlefield', where: { types: 'enchantment' } });

const splits: readonly PrintedCard[] = [
  split(
    face('split', 'Fire', '烈焰', printed({ cost: '{1}{R}', types: ['instant'] }), [
      {
        kind: 'spell',
        targets: [
          { ...anyTarget, min: 1, max: 2 },
          { as: 'part', divide: { total: 2, among: 'it', least: 1 } },
        ],
        clauses: [{ do: [{ verb: 'dealDamage', to: it, divided: 'part' }] }],
      },
    ]),
    face('split', 'Ice', '寒冰', printed({ cost: '{1}{U}', types: ['instant'] }), [
      spell(target({ from: 'battlefield' }), { verb: 'tap', what: it }, { verb: 'draw' }),
    ]),
  ),
  split(
    face('split', 'Assault', null, printed({ cost: '{R}', types: ['sorcery'] }), [
      spell(anyTarget, { verb: 'dealDamage', to: it, amount: 2 }),
    ]),
    face('split', 'Battery', null, printed({ cost: '{3}{G}', types: ['sorcery'] }), [
      spell({ verb: 'create', token: 'token:elephant-3-3-green' }),
    ]),
  ),
  split(
    face('split', 'Wear', null, printed({ cost: '{1}{R}', types: ['instant'], keywords: ['fuse'] }), [
      spell(artifact, { verb: 'destroy', what: it }),
    ]),
    face('split', 'Tear', null, printed({ cost: '{W}', types: ['instant'], keywords: ['fuse'] }), [
      spell(someEnchantment, { verb: 'destroy', what: it }),
    ]),
  ),
  split(
    face('split', 'Dusk', null, printed({ cost: '{2}{W}{W}', types: ['sorcery'] }), [
      spell({ verb: 'destroy', what: { all: { from: 'battlefield', where: { types: 'creature', power: { atLeast: 3 } } } } }),
    ]),
    face('aftermath', 'Dawn', null, printed({ cost: '{3}{W}{W}', types: ['sorcery'], keywords: ['aftermath'] }), [
      spell({
        verb: 'move',
        what: { all: { from: 'graveyard', of: 'you', where: { types: 'creature', power: { atMost: 2 } } } },
        to: 'hand',
      }),
    ]),
  ),
];

const adventurers: readonly PrintedCard[] = [
  faced(
    'Bonecrusher Giant',
    '碎骨巨人',
    creatureFacts('{2}{R}', ['Giant'], 4, 3),
    [
      {
        kind: 'triggered',
        on: [{ event: 'becameTarget', if: { all: [itself, { object: { event: 'by' }, is: { item: 'spell' } }] } }],
        clauses: [{ do: [{ verb: 'dealDamage', player: { controllerOf: { event: 'by' } }, amount: 2 }] }],
      },
    ],
    face('adventure', 'Stomp', '践踏', printed({ cost: '{1}{R}', types: ['instant'], subtypes: ['Adventure'] }), [
      spell(anyTarget, unpreventable, { verb: 'dealDamage', to: it, amount: 2 }),
    ]),
  ),
  faced(
    'Brazen Borrower',
    '无耻借物妖',
    creatureFacts('{1}{U}{U}', ['Faerie', 'Rogue'], 3, 1, { keywords: ['flash', 'flying'] }),
    [
      {
        kind: 'static',
        modifiers: [
          {
            layer: 'rules',
            of: 'self',
            gain: { rules: [{ word: 'cant', what: 'block', where: { tree: { not: { keywords: 'flying' } } } }] },
          },
        ],
      },
    ],
    face('adventure', 'Petty Theft', '小偷小摸', printed({ cost: '{1}{U}', types: ['instant'], subtypes: ['Adventure'] }), [
      spell(target({ from: 'battlefield', of: 'opponent', where: { not: { types: 'land' } } }), { verb: 'move', what: it, to: 'hand' }),
    ]),
  ),
  faced(
    'Rimrock Knight',
    null,
    creatureFacts('{1}{R}', ['Dwarf', 'Knight'], 3, 1),
    [{ kind: 'static', modifiers: [{ layer: 'rules', of: 'self', gain: { rules: [{ word: 'cant', what: 'block' }] } }] }],
    face('adventure', 'Boulder Rush', null, printed({ cost: '{R}', types: ['instant'], subtypes: ['Adventure'] }), [
      spell(targetCreature(), { verb: 'grant', to: it, until: 'endOfTurn', modifiers: [{ layer: 'pt.change', add: { power: 2 } }] }),
    ]),
  ),
];

const moreSplits: readonly PrintedCard[] = [
  split(
    face('split', 'Spring', null, printed({ cost: '{2}{G}', types: ['sorcery'] }), [
      spell(...search({ types: 'land', supertypes: 'basic' }, 'battlefield', { tapped: true })),
    ]),
    face('aftermath', 'Mind', null, printed({ cost: '{4}{U}{U}', types: ['instant'], keywords: ['aftermath'] }), [
      spell({ verb: 'draw', amount: 2 }),
    ]),
  ),
  split(
    face('split', 'Armed', null, printed({ cost: '{1}{R}', types: ['sorcery'], keywords: ['fuse'] }), [
      spell(targetCreature(), pump(1, 1, it, 'doubleStrike')),
    ]),
    face('split', 'Dangerous', null, printed({ cost: '{3}{G}', types: ['sorcery'], keywords: ['fuse'] }), [
      spell(targetCreature(), {
        verb: 'grant',
        to: it,
        until: 'endOfTurn',
        modifiers: [{ layer: 'rules', gain: { rules: [{ word: 'must', what: 'beBlocked', all: true }] } }],
      }),
    ]),
  ),
];

const moreAdventurers: readonly PrintedCard[] = [
  faced(
    'Curious Pair',
    null,
    creatureFacts('{1}{G}', ['Human', 'Peasant'], 1, 3),
    [],
    face('adventure', 'Treats to Share', null, printed({ cost: '{G}', types: ['sorcery'], subtypes: ['Adventure'] }), [
      spell({ verb: 'create', token: 'token:food', amount: 1 }),
    ]),
  ),
];

export const halves: readonly PrintedCard[] = [...splits, ...moreSplits, ...adventurers, ...moreAdventurers];
