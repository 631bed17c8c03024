import type { Ability, Predicate, Verb } from '@arbiter/kernel/authoring';
import { enters, instant, it, sorcery, spell, target } from './making.js';
import { card, type PrintedCard } from './printed.js';

/** Cards that look at, search, fill or empty libraries. */

const found = { var: 'found' } as const;

/** Searches the library for cards and shuffles it (701.18, 701.19). */
const searchFor = (what: Predicate | undefined, then: Verb, rest: { readonly [argument: string]: unknown } = {}): readonly Verb[] => [
  { verb: 'search', ...(what === undefined ? {} : { for: what }), as: 'found', ...rest },
  then,
  { verb: 'shuffle' },
];

const ontoBattlefield: Verb = { verb: 'move', what: found, to: 'battlefield' };
const ontoBattlefieldTapped: Verb = { verb: 'move', what: found, to: 'battlefield', tapped: true };
const intoHand: Verb = { verb: 'move', what: found, to: 'hand' };

const land = (en: string, zh: string | null, ...abilities: readonly Ability[]): PrintedCard =>
  card(en, zh, { cost: null, supertypes: [], types: ['land'], subtypes: [], keywords: [] }, abilities);
const tapAndSacrifice: readonly Verb[] = [{ verb: 'tapSelf' }, { verb: 'sacrifice', what: 'self' }];

/** A land that is sacrificed, for 1 life, to search for a land of one of two basic land types. */
const fetchLand = (en: string, zh: string | null, one: string, other: string): PrintedCard =>
  land(en, zh, {
    kind: 'activated',
    cost: [{ verb: 'tapSelf' }, { verb: 'payLife', amount: 1 }, { verb: 'sacrifice', what: 'self' }],
    clauses: [{ do: searchFor({ subtypes: [one, other] }, ontoBattlefield) }],
  });

const lands: readonly PrintedCard[] = [
  fetchLand('Polluted Delta', '污染三角洲', 'Island', 'Swamp'),
  fetchLand('Flooded Strand', '溢流河岸', 'Plains', 'Island'),
  fetchLand('Wooded Foothills', '树木丘陵', 'Mountain', 'Forest'),
  fetchLand('Bloodstained Mire', '血渍泥沼', 'Swamp', 'Mountain'),
  fetchLand('Windswept Heath', '多风荒野', 'Forest', 'Plains'),
  land('Terramorphic Expanse', '地形变幻地', {
    kind: 'activated',
    cost: tapAndSacrifice,
    clauses: [{ do: searchFor({ types: 'land', supertypes: 'basic' }, ontoBattlefieldTapped) }],
  }),
  land('Evolving Wilds', '进化荒野', {
    kind: 'activated',
    cost: tapAndSacrifice,
    clauses: [{ do: searchFor({ types: 'land', supertypes: 'basic' }, ontoBattlefieldTapped) }],
  }),
];

const tutors: readonly PrintedCard[] = [
  sorcery('Demonic Tutor', '恶魔导师', '{1}{B}', spell(...searchFor(undefined, intoHand))),
  sorcery('Rampant Growth', '猛生', '{1}{G}', spell(...searchFor({ types: 'land', supertypes: 'basic' }, ontoBattlefieldTapped))),
  sorcery('Diabolic Tutor', '残酷导师', '{2}{B}{B}', spell(...searchFor(undefined, intoHand))),
  // The cards that are found stay in the library while the rest is shuffled (701.19b).
  instant(
    'Vampiric Tutor',
    '吸血导师',
    '{B}',
    spell({ verb: 'search', as: 'found' }, { verb: 'shuffle', except: found }, { verb: 'loseLife', amount: 2 }),
  ),
  instant(
    'Worldly Tutor',
    '尘世导师',
    '{G}',
    spell({ verb: 'search', for: { types: 'creature' }, reveal: true, as: 'found' }, { verb: 'shuffle', except: found }),
  ),
  card('Expedition Map', '探险地图', { cost: '{1}', supertypes: [], types: ['artifact'], subtypes: [], keywords: [] }, [
    {
      kind: 'activated',
      cost: [{ verb: 'payMana', mana: '{2}' }, ...tapAndSacrifice],
      clauses: [{ do: searchFor({ types: 'land' }, intoHand, { reveal: true }) }],
    },
  ]),
  card(
    'Wood Elves',
    '林居妖精',
    { cost: '{2}{G}', supertypes: [], types: ['creature'], subtypes: ['Elf', 'Scout'], power: 1, toughness: 1, keywords: [] },
    [enters(...searchFor({ subtypes: 'Forest' }, ontoBattlefield))],
  ),
  card(
    'Sakura-Tribe Elder',
    '樱族长者',
    { cost: '{1}{G}', supertypes: [], types: ['creature'], subtypes: ['Snake', 'Shaman'], power: 1, toughness: 1, keywords: [] },
    [
      {
        kind: 'activated',
        cost: [{ verb: 'sacrifice', what: 'self' }],
        clauses: [{ do: searchFor({ types: 'land', supertypes: 'basic' }, ontoBattlefieldTapped) }],
      },
    ],
  ),
  sorcery('Scapeshift', null, '{2}{G}{G}', {
    kind: 'spell',
    clauses: [
      {
        choose: [
          {
            as: 'given',
            from: { from: 'battlefield', of: 'you', where: { types: 'land' } },
            min: 0,
            max: { count: { from: 'battlefield', of: 'you', where: { types: 'land' } } },
          },
        ],
        do: [
          { verb: 'sacrifice', what: { var: 'given' }, total: 'lands' },
          { verb: 'search', for: { types: 'land' }, count: { var: 'lands' }, as: 'found' },
          ontoBattlefieldTapped,
          { verb: 'shuffle' },
        ],
      },
    ],
  }),
];

const topOfLibrary: readonly PrintedCard[] = [
  instant('Opt', '抉择', '{U}', spell({ verb: 'scry' }, { verb: 'draw' })),
  sorcery('Preordain', '预知', '{U}', spell({ verb: 'scry', amount: 2 }, { verb: 'draw' })),
  sorcery('Serum Visions', '血清幻视', '{U}', spell({ verb: 'draw' }, { verb: 'scry', amount: 2 })),
  sorcery(
    'Notion Rain',
    null,
    '{1}{U}{B}',
    spell({ verb: 'surveil', amount: 2 }, { verb: 'draw', amount: 2 }, { verb: 'dealDamage', player: 'you', amount: 2 }),
  ),
  instant('Brainstorm', '脑力激荡', '{U}', {
    kind: 'spell',
    clauses: [
      { do: [{ verb: 'draw', amount: 3 }] },
      {
        choose: [{ as: 'back', from: { from: 'hand', of: 'you' }, min: 2, max: 2 }],
        do: [{ verb: 'putInLibrary', what: { var: 'back' } }],
      },
    ],
  }),
  sorcery('Ponder', '沉思', '{U}', {
    kind: 'spell',
    clauses: [
      {
        do: [
          { verb: 'look', what: { all: { from: 'library', of: 'you', first: 3 } }, as: 'top' },
          { verb: 'putInLibrary', what: { var: 'top' } },
        ],
      },
      { may: true, do: [{ verb: 'shuffle' }] },
      { do: [{ verb: 'draw' }] },
    ],
  }),
  // The creature is in its owner's library by the time `you` fateseals.
  instant(
    'Spin into Myth',
    null,
    '{4}{U}',
    spell(
      target({ from: 'battlefield', where: { types: 'creature' } }),
      { verb: 'putInLibrary', what: it },
      { verb: 'fateseal', amount: 2 },
    ),
  ),
  card(
    'Sigiled Starfish',
    '铭印海星',
    { cost: '{1}{U}', supertypes: [], types: ['creature'], subtypes: ['Starfish'], power: 0, toughness: 3, keywords: [] },
    [{ kind: 'activated', cost: [{ verb: 'tapSelf' }], clauses: [{ do: [{ verb: 'scry' }] }] }],
  ),
  instant('Fact or Fiction', '真假莫辨', '{3}{U}', {
    kind: 'spell',
    clauses: [
      {
        do: [
          { verb: 'reveal', what: { all: { from: 'library', of: 'you', first: 5 } }, as: 'five' },
          { verb: 'separate', what: { var: 'five' }, by: 'opponent', into: ['one', 'two'] },
          { verb: 'choosePile', of: ['one', 'two'], as: 'taken', other: 'left' },
          { verb: 'move', what: { var: 'taken' }, to: 'hand' },
          { verb: 'move', what: { var: 'left' }, to: 'graveyard' },
        ],
      },
    ],
  }),
  card(
    'Satyr Wayfinder',
    '羊蹄人寻路客',
    { cost: '{1}{G}', supertypes: [], types: ['creature'], subtypes: ['Satyr'], power: 1, toughness: 1, keywords: [] },
    [
      enters(
        { verb: 'reveal', what: { all: { from: 'library', of: 'you', first: 4 } }, as: 'four' },
        {
          choose: [{ as: 'it', from: { from: 'library', of: 'you', where: { is: { var: 'four' }, types: 'land' } }, min: 0, max: 1 }],
          do: [
            { verb: 'move', what: it, to: 'hand' },
            { verb: 'move', what: { var: 'four' }, to: 'graveyard' },
          ],
        },
      ),
    ],
  ),
];

/** Cards about libraries. */
export const libraryCards: readonly PrintedCard[] = [...lands, ...tutors, ...topOfLibrary];
