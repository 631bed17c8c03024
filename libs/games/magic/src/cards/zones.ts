import type { JsonObject } from '@arbiter/kernel';
import type { Ability, Choice, Clause, Modifier, Predicate, Verb } from '@arbiter/kernel/authoring';
import {
  activated,
  all,
  chosen,
  creature,
  creatureFacts,
  enchant,
  enters,
  exile,
  face,
  faced,
  facts,
  it,
  itself,
  loyalty,
  made,
  mana,
  moveTo,
  onHost,
  paid,
  printed,
  rule,
  ruleFor,
  sacrificeSelf,
  spell,
  still,
  T,
  targetCreature,
  targetOpponent,
  targetPermanent,
  targetPlayer,
  whenCast,
} from './making.js';
import type { PrintedCard } from './printed.js';

/** Cards that use other zones: outside the game (400.10), tops of libraries (401.5), cards face down in exile (406.3). */

/** Puts a card of some quality that you own from outside the game into your hand, and exiles the spell. */
const wish = (en: string, cost: string, type: 'instant' | 'sorcery', where: Predicate, ...more: readonly Verb[]): PrintedCard => {
  const fetched: Choice = { as: 'wished', from: { from: 'sideboard', of: 'you', where }, min: 0 };
  const clause: Clause = {
    choose: [fetched],
    do: [{ verb: 'reveal', what: { var: 'wished' } }, moveTo('hand', { var: 'wished' }), ...more],
  };
  return made(en, cost, type, spell(clause, exile('self')));
};

const wishes: readonly PrintedCard[] = [
  wish('Burning Wish', '{1}{R}', 'sorcery', { types: 'sorcery' }),
  wish('Cunning Wish', '{2}{U}', 'instant', { types: 'instant' }),
  wish('Living Wish', '{1}{G}', 'sorcery', { types: ['creature', 'land'] }),
  wish('Golden Wish', '{3}{W}{W}', 'sorcery', { types: ['artifact', 'enchantment'] }),
];

/**
 * 719: the cards that this planeswalker exiled stay in exile as the game restarts, and are then put onto the battlefield under its
 * controller's control.
 */
const exiledByHim = {
  from: 'exile',
  relation: { is: 'exiledWith', to: 'self' },
  where: { types: ['artifact', 'creature', 'enchantment', 'land', 'planeswalker'], not: { subtypes: 'Aura' } },
} as const;

const karn: PrintedCard = made(
  'Karn Liberated',
  '{7}',
  'legendary planeswalker - Karn',
  facts({ loyalty: 6 }),
  loyalty(4, targetPlayer, { choose: [{ as: 'card', from: { from: 'hand', of: chosen() }, by: chosen() }], do: [exile({ var: 'card' })] }),
  loyalty(-3, targetPermanent(), exile()),
  loyalty(-14, { verb: 'restartGame', leave: all(exiledByHim), as: 'left' }, moveTo('battlefield', { var: 'left' }, { under: 'you' })),
);

const showsTop: Modifier = ruleFor('you', { word: 'shows', what: 'libraryTop' });
const fromTop = (what: 'castFrom' | 'playFrom', where?: Predicate): Modifier =>
  ruleFor('you', { word: 'may', what, zone: 'libraryTop', ...(where === undefined ? {} : { where: { tree: where as JsonObject } }) });

/** Cards that reveal the top of a library, and let it be played from. */
const tops: readonly PrintedCard[] = [
  made('Future Sight', '{2}{U}{U}{U}', 'enchantment', still(showsTop), still(fromTop('playFrom'))),
  made("Garruk's Horde", '{5}{G}{G}', 'creature - Beast', '7/7', 'trample', still(showsTop), still(fromTop('castFrom', creature))),
  made(
    'Melek, Izzet Paragon',
    '{4}{U}{R}',
    'legendary creature - Weird Wizard',
    '2/4',
    still(showsTop),
    still(fromTop('castFrom', { types: ['instant', 'sorcery'] })),
    {
      kind: 'triggered',
      on: [
        {
          event: 'cast',
          if: {
            all: [
              { seat: 'seat', is: 'you' },
              { eventIs: 'from', equal: 'library' },
              { object: { event: 'object' }, is: { types: ['instant', 'sorcery'] } },
            ],
          },
        },
      ],
      clauses: [{ do: [{ verb: 'copySpell', what: { event: 'object' }, newTargets: true }] }],
    },
  ),
];

const giantKiller: PrintedCard = faced(
  'Giant Killer',
  null,
  creatureFacts('{W}', ['Human', 'Peasant'], 1, 2),
  [activated([mana('{1}{W}'), T], targetCreature(), { verb: 'tap', what: it })],
  face('adventure', 'Chop Down', null, printed({ cost: '{2}{W}', types: ['instant'], subtypes: ['Adventure'] }), [
    spell(targetCreature({ power: { atLeast: 4 } }), { verb: 'destroy', what: it }),
  ]),
);

/** Cards that keep cards face down in exile. */
const hidden: readonly PrintedCard[] = [
  made(
    'Bane Alley Broker',
    '{1}{U}{B}',
    'creature - Human Rogue',
    '0/3',
    activated(
      [T],
      { verb: 'draw', amount: 1, player: 'you' },
      {
        choose: [{ as: 'card', from: { from: 'hand', of: 'you' } }],
        do: [{ verb: 'exile', what: { var: 'card' }, faceDown: true, look: 'you' }],
      },
    ),
    still(rule('self', { word: 'may', what: 'lookAtExiled' })),
    activated([mana('{U}{B}'), T], {
      choose: [{ as: 'back', from: { from: 'exile', relation: { is: 'exiledWith', to: 'self' } } }],
      do: [moveTo('hand', { var: 'back' })],
    }),
  ),
  made(
    "Praetor's Grasp",
    '{1}{B}{B}',
    'sorcery',
    spell(
      targetOpponent,
      { verb: 'search', of: chosen(), as: 'found' },
      { verb: 'exile', what: { var: 'found' }, faceDown: true, look: 'you', as: 'grasped' },
      { verb: 'shuffle', player: chosen() },
      {
        verb: 'grant',
        to: { var: 'grasped' },
        until: 'game',
        modifiers: [rule('self', { word: 'may', what: 'bePlayed', who: { tree: {} } })],
      },
    ),
  ),
];

/** Cards about adventures, and cards that make creatures fight. */
const meetings: readonly PrintedCard[] = [
  made(
    'Edgewall Innkeeper',
    '{G}',
    'creature - Human Peasant',
    '1/1',
    whenCast('you', { types: 'creature', hasAdventure: true }, { verb: 'draw', amount: 1, player: 'you' }),
  ),
  made(
    'Arena',
    null,
    'land',
    activated(
      [mana('{3}'), T],
      { as: 'it', from: { from: 'battlefield', of: 'you', where: creature }, target: true },
      { as: 'other', from: { from: 'battlefield', of: 'opponent', where: creature }, target: true, by: 'opponent' },
      { verb: 'tap', what: it },
      { verb: 'tap', what: { var: 'other' } },
      { verb: 'fight', what: it, with: { var: 'other' } },
    ),
  ),
];

const flashIfPaid: Ability = { kind: 'static', from: ['hand'], modifiers: [rule('self', { word: 'may', what: 'castAsThoughFlash' })] };

/** Is exiled instead of its controller losing the game. */
const exquisiteArchangel: PrintedCard = made('Exquisite Archangel', '{5}{W}{W}', 'creature - Angel', '5/5', 'flying', {
  kind: 'replacement',
  on: [{ event: 'lostGame', if: { seat: 'seat', is: 'you' } }],
  clauses: [{ do: [{ verb: 'instead', do: [exile('self'), { verb: 'setLife', amount: 20 }] }] }],
});

/** Cards that ask when, or as what, they were cast. */
const timed: readonly PrintedCard[] = [
  made(
    'Armor of Thorns',
    '{1}{G}',
    'enchantment - Aura',
    enchant({ types: 'creature', not: { colours: 'black' } }),
    flashIfPaid,
    onHost(2, 2),
    {
      ...enters({
        verb: 'later',
        ability: {
          kind: 'triggered',
          on: [{ event: 'step:cleanup' }],
          clauses: [{ do: [{ verb: 'sacrifice', player: { controllerOf: 'self' }, what: 'self' }] }],
        },
      }),
      when: paid('untimely'),
    },
  ),
  made(
    "Yeva, Nature's Herald",
    '{2}{G}{G}',
    'legendary creature - Elf Shaman',
    '4/4',
    'flash',
    still(ruleFor('you', { word: 'may', what: 'castAsThoughFlash', where: { tree: { types: 'creature', colours: 'green' } } })),
  ),
  {
    ...made("Lion's Eye Diamond", '{0}', 'artifact'),
    abilities: [
      {
        ...activated([{ verb: 'discard', amount: 'all' }, sacrificeSelf], { verb: 'addMana', types: 'anyColour', amount: 3 }),
        marks: { timing: 'instant' },
      },
    ],
  },
  made(
    'Gift of Doom',
    '{4}{B}',
    'enchantment - Aura',
    enchant(),
    { word: 'morph', costs: [{ verb: 'sacrifice', where: { types: 'creature', not: { is: 'self' } } }] },
    onHost(0, 0, 'deathtouch', 'indestructible'),
    {
      kind: 'replacement',
      on: [{ event: 'turnedFaceUp', if: itself }],
      clauses: [],
      then: [
        {
          may: true,
          choose: [{ as: 'host', from: { from: 'battlefield', relation: { is: 'attachable', to: 'self' } } }],
          do: [{ verb: 'attach', what: 'self', to: { var: 'host' } }],
        },
      ],
    },
  ),
];

export const farCards: readonly PrintedCard[] = [
  ...wishes,
  karn,
  ...tops,
  giantKiller,
  ...hidden,
  ...meetings,
  exquisiteArchangel,
  ...timed,
];
