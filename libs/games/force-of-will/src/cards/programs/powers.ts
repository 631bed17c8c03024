import { readAs } from '@arbiter/kernel';
import type { Ability, CardProgram, Condition, Modifier, Selector } from '@arbiter/kernel/authoring';
import {
  activate,
  automatic,
  awakening,
  banishesOne,
  banishSelf,
  both,
  card,
  chant,
  continuous,
  costsLess,
  deals,
  doing,
  draw,
  enters,
  entersField,
  gainLife,
  gains,
  gainsKeywords,
  godsArt,
  goesToGraveyard,
  happens,
  it,
  itself,
  jResonators,
  pay,
  resonators,
  restSelf,
  rule,
  search,
  target,
  twoSided,
  untilEndOfTurn,
} from '../making.js';

const yourRulers: Selector = { from: ['field', 'rulerArea'], of: 'you', where: { any: [{ types: 'ruler' }, { types: 'jRuler' }] } };
const plainResonators = resonators({ attributes: { size: 0 } }, 'you');
const cheaperArts = (less: string, name: string): Modifier => ({
  ...rule({ word: 'cost', of: 'activate', keyword: 'godsArt', less }),
  players: 'you',
  if: { exists: { from: 'field', of: 'you', where: { types: 'jRuler', name } } },
});
const preventsNext = (left?: number): Ability['clauses'] => [
  doing({
    verb: 'shield',
    until: 'endOfTurn',
    ...(left === undefined ? {} : { left }),
    ability: {
      kind: 'replacement',
      on: [{ event: 'damaged', if: itself }],
      tier: 'prevent',
      clauses: [doing({ verb: 'reduceBy', by: { event: 'amount' } })],
    },
  }),
];

const judgmentIf = (when: Condition): Ability => ({ kind: 'activated', keyword: 'judgment', cost: [], when });

/** Rulers with God's Arts, regalia, and cards with costs and payments of their own. */
export const powerPrograms: readonly CardProgram[] = [
  // Rulers.
  twoSided(
    'machina-the-machine-lord',
    [
      activate(
        { cost: [pay('{X}')], limit: { uses: 1, per: 'turn', scope: 'object' } },
        ...search({ any: [{ types: 'addition' }, { types: 'resonator' }], attributes: { size: 0 }, totalCost: { atMost: { var: 'x' } } }),
      ),
    ],
    [
      automatic(
        entersField,
        {},
        {
          choose: [
            {
              as: 'put',
              from: { from: 'hand', of: 'you', where: { any: [{ types: 'addition' }, { types: 'resonator' }], attributes: { size: 0 } } },
              min: 0,
              max: 3,
            },
          ],
          do: [{ verb: 'move', what: { var: 'put' }, to: 'field' }],
        },
      ),
      { ...activate({ cost: [{ verb: 'banish', choose: { as: 'paid', from: plainResonators } }] }), clauses: preventsNext() ?? [] },
      godsArt(
        'Invincible Soldiers',
        { cost: [pay('{3}')] },
        doing({ verb: 'grant', until: 'endOfTurn', modifiers: [{ ...rule({ word: 'cant', what: 'beDestroyed' }), of: plainResonators }] }),
      ),
    ],
  ),
  twoSided(
    'friend-from-another-world-kaguya',
    [
      continuous({ ...rule({ word: 'may', what: 'spendMoonAsWind' }), players: 'you' }),
      automatic(
        happens('entered', { object: { event: 'object' }, is: { races: 'Moon', controller: 'you' } }),
        {},
        { may: true, do: [draw()] },
      ),
    ],
    [
      continuous({ ...rule({ word: 'may', what: 'spendMoonAsWind' }), players: 'you' }),
      automatic(
        happens('awakened', { seat: 'seat', is: 'you' }),
        {},
        doing({ verb: 'addCounters', what: 'self', kind: '+100/+100', amount: 2 }),
      ),
      activate(
        { cost: [pay('{M}')], targets: [target({ from: 'chase', where: { automatic: true } })] },
        doing({ verb: 'cancel', what: it }),
      ),
      { ...activate({ cost: [pay('{W}{1}')] }), clauses: preventsNext(1) ?? [] },
      godsArt(
        'Light of the Sacred Moon',
        { cost: [pay('{W}{M}{3}')] },
        doing({ verb: 'rest', what: { all: jResonators({}, 'opponent') } }),
        doing({ verb: 'recover', what: { all: { from: 'field', of: 'you', where: { types: 'magicStone' } } } }),
        doing({
          verb: 'grant',
          players: 'you',
          until: 'endOfTurn',
          modifiers: [{ ...rule({ word: 'cost', of: 'awaken', less: '{M}' }), players: 'you' }],
        }),
      ),
    ],
  ),
  twoSided(
    'the-observer',
    [
      {
        kind: 'static',
        from: ['rulerArea'],
        modifiers: [
          {
            ...rule({ word: 'cost', of: 'judgment', less: '{1}', times: readAs<number>({ player: 'you', value: 'removed' }) }),
            of: 'self',
          },
        ],
      },
    ],
    [
      automatic(entersField, {}, ...search({ name: 'Blazing Metropolis, Vell-Savaria' })),
      continuous({ ...gainsKeywords('swiftness', 'precision', 'firstStrike'), of: resonators({}, 'you') }),
      godsArt(
        'Total Recall',
        { cost: [pay('{R}{R}{2}')] },
        doing(deals({ times: [100, { player: 'you', value: 'removed' }] }, { all: jResonators({}, 'opponent') })),
        {
          choose: [{ as: 'back', from: { from: 'removed', of: 'you' }, min: 0, max: { player: 'you', value: 'removed' } }],
          do: [{ verb: 'move', what: { var: 'back' }, to: 'graveyard' }],
        },
      ),
    ],
  ),

  // Chants and resonators.
  card(
    'grand-cross',
    chant(
      {
        targets: [
          target({
            from: 'field',
            where: { any: [{ types: 'addition' }, { types: 'resonator', atk: { atLeast: { max: resonators({}, 'all'), of: 'atk' } } }] },
          }),
        ],
      },
      doing({ verb: 'remove', what: it }),
      doing({ verb: 'grant', players: 'you', until: 'endOfTurn', modifiers: [cheaperArts('{W}{W}', 'Alice, Fairy Queen')] }),
    ),
  ),
  card(
    'hansel',
    continuous({
      ...rule({ word: 'cant', what: 'beAttacked' }),
      of: 'self',
      if: { exists: { from: 'field', of: 'you', where: { name: 'Gretel' } } },
    }),
    automatic(
      happens('playerDamaged', both({ object: { event: 'source' }, is: { is: 'self' } }, { seat: 'seat', is: 'opponent' })),
      {},
      doing(draw()),
    ),
  ),
  card(
    'jeanne-darc',
    continuous({ ...gains(800, 800), of: 'self', if: { exists: resonators({}, 'you'), atLeast: 5 } }),
    automatic(goesToGraveyard, {}, doing(gainLife({ value: 'def', of: 'self' }))),
  ),
  card(
    'moojdart-the-queen-of-fantasy-world',
    automatic(enters, {}, doing({ verb: 'addCounters', what: 'self', kind: 'knowledge', amount: 2 })),
    automatic(
      happens('entered', both({ object: { event: 'object' }, is: { races: 'Six Sages', controller: 'you' } }, { not: itself })),
      {},
      doing({ verb: 'addCounters', what: 'self', kind: 'knowledge', amount: 2 }),
    ),
    activate({ cost: [{ verb: 'payCounters', kind: 'knowledge' }], targets: [target(resonators())] }, doing({ verb: 'rest', what: it })),
    activate({ cost: [{ verb: 'payCounters', kind: 'knowledge', amount: 2 }] }, doing(draw())),
  ),
  card(
    'etna-the-snow-queen',
    awakening(
      [pay('{X}')],
      automatic(
        enters,
        { targets: [target(resonators(), { min: { noted: 'x' }, max: { noted: 'x' } })] },
        doing({ verb: 'rest', what: it }),
        doing({ verb: 'grant', to: it, until: 'leaves', modifiers: [rule({ word: 'cant', what: 'recover' })] }),
      ),
    ),
    automatic(
      happens('playerDamaged', both({ object: { event: 'source' }, is: { is: 'self' } }, { seat: 'seat', is: 'opponent' })),
      {},
      doing({ verb: 'discard', choose: { as: 'gone', from: { from: 'hand', of: 'opponent' }, by: 'opponent' } }),
    ),
  ),
  card(
    'glinda-the-fairy',
    automatic(enters, { targets: [target(resonators())] }, doing(untilEndOfTurn(it, rule({ word: 'cant', what: 'beBlocked' })))),
    activate(
      { cost: [banishSelf], targets: [target({ from: 'chase', where: { item: 'card', not: { types: 'resonator' } } })] },
      { unless: { player: { controllerOf: it }, cost: [pay('{2}')] }, do: [{ verb: 'cancel', what: it }] },
    ),
  ),
  card(
    'nyarlathotep-the-crimson-radiance',
    {
      ...awakening([pay('{W}')]),
      marks: { key: 'light' },
      modifiers: [
        {
          layer: 'abilities',
          of: 'self',
          if: { object: 'self', is: { awakenings: 'light' } },
          abilities: [
            automatic(entersField, { targets: [target(resonators())] }, doing({ verb: 'remove', what: it, note: 'taken' })),
            automatic(
              happens('left', itself),
              {},
              {
                forEach: { from: 'removed', of: 'all', where: { is: { noted: 'taken' } } },
                do: [{ verb: 'move', what: 'each', to: 'field' }],
              },
            ),
          ],
        },
      ],
    },
    {
      ...awakening([pay('{R}')]),
      marks: { key: 'fire' },
      modifiers: [
        {
          layer: 'abilities',
          of: 'self',
          if: { object: 'self', is: { awakenings: 'fire' } },
          abilities: [
            automatic(
              entersField,
              {},
              {
                may: true,
                choose: [
                  {
                    as: 'song',
                    from: { from: 'hand', of: 'you', where: { types: 'chant', attributes: ['light', 'fire'], totalCost: { atMost: 3 } } },
                  },
                ],
                do: [{ verb: 'play', what: { var: 'song' }, free: true }],
              },
            ),
          ],
        },
      ],
    },
    automatic(
      { event: 'turnEnd' },
      {},
      { if: { not: { object: 'self', is: { counters: 'limit' } } }, do: [{ verb: 'returnToHand', what: 'self' }] },
    ),
  ),
  card(
    'glistening-chick',
    automatic(happens('rested'), { targets: [target(resonators())] }, { may: true, do: [{ verb: 'rest', what: it }] }),
  ),
  card(
    'mystia-manager-of-the-treasury',
    automatic(entersField, {}, { may: true, then: search({ races: 'Treasury Item' }) }),
    automatic(
      goesToGraveyard,
      {},
      {
        may: true,
        choose: [{ as: 'put', from: { from: 'hand', of: 'you', where: { races: 'Treasury Item', totalCost: { atMost: 3 } } } }],
        do: [{ verb: 'move', what: { var: 'put' }, to: 'field' }],
      },
    ),
  ),
  card(
    'sword-of-the-half-moon',
    chant({ targets: [target(jResonators())] }, doing(untilEndOfTurn(it, gains(-600, -600))), {
      if: { object: 'self', is: { awakened: true } },
      do: [{ verb: 'move', what: 'self', to: 'hand' }],
    }),
    awakening([{ verb: 'payCounters', what: { all: yourRulers }, kind: 'mystery', amount: 2 }]),
  ),
  card(
    'dance-of-the-shadows',
    chant(
      { targets: [target({ from: 'graveyard', of: 'you', where: { types: 'resonator' } })] },
      doing({ verb: 'move', what: it, to: 'field', as: 'raised' }),
      doing({
        verb: 'later',
        ability: { kind: 'triggered', on: [{ event: 'turnEnd' }], clauses: [doing({ verb: 'remove', what: { var: 'raised' } })] },
      }),
    ),
  ),

  // Judgments that ask for something that happened, and the J-rulers behind them.
  twoSided(
    'fiend-of-dark-pyre',
    [judgmentIf({ remembered: 'enteredRaces', of: 'you', words: ['Cthulhu'] })],
    [
      automatic(enters, {}, banishesOne('opponent', { not: { races: 'Cthulhu' } })),
      continuous({ layer: 'values', of: 'self', set: { atk: { sum: resonators({ races: 'Cthulhu' }, 'you'), of: 'atk' } } }),
    ],
  ),
  twoSided(
    'little-red-riding-hood',
    [judgmentIf({ remembered: 'enteredRaces', of: 'you', words: ['Moon'] })],
    [
      automatic(enters, { targets: [target(resonators())] }, doing(deals(800))),
      automatic({ event: 'turnEnd' }, {}, doing({ verb: 'move', what: 'self', to: 'rulerArea', face: 0 })),
    ],
  ),

  // Others.
  card(
    'susanowo-the-ten-fist-sword',
    costsLess('{R}{R}{R}', { exists: { from: ['field', 'rulerArea'], of: 'opponent', where: { races: 'Dragon' } } }),
    automatic(
      enters,
      {},
      {
        may: true,
        choose: [{ as: 'sword', from: { from: 'hand', of: 'you', where: { name: 'Ame-no-Habakiri' } } }],
        do: [{ verb: 'attach', what: { var: 'sword' }, to: 'self' }],
      },
    ),
    automatic(enters, { targets: [target(resonators({}, 'opponent'))] }, doing(deals({ value: 'atk', of: 'self' }))),
  ),
  card(
    'laplacia-the-demon-of-fate',
    continuous({ ...rule({ word: 'top', to: 'all' }), players: 'opponent' }),
    continuous({ ...rule({ word: 'top', to: 'you' }), players: 'you' }),
    activate(
      { cost: [restSelf] },
      doing(
        { verb: 'move', what: { all: { from: 'mainDeck', of: 'you', first: 1 } }, to: 'graveyard' },
        { verb: 'move', what: { all: { from: 'mainDeck', of: 'opponent', first: 1 } }, to: 'graveyard' },
      ),
    ),
  ),
  card(
    'yashahime-first-daughter-of-the-mikage',
    activate(
      {
        cost: [pay('{B}'), { verb: 'payCounters', kind: '+100/+100' }],
        targets: [target({ from: 'field', of: 'you', where: { races: 'Vampire' }, except: 'self' })],
      },
      doing({ verb: 'addCounters', what: it, kind: '+100/+100', amount: 2 }),
    ),
    automatic(
      entersField,
      {},
      doing({ verb: 'moveCounters', what: { all: jResonators({}, 'all', 'self') }, kind: '+100/+100', to: 'self' }),
    ),
  ),
  card(
    'liberate-the-world',
    chant(
      {},
      {
        choose: [{ as: 'kept', from: { from: 'mainDeck', of: 'you', first: 3 } }],
        do: [
          { verb: 'move', what: { var: 'kept' }, to: 'hand' },
          { verb: 'remove', what: { all: { from: 'mainDeck', of: 'you', first: 2 } }, faceDown: true },
        ],
      },
    ),
  ),
  card(
    'blazer-the-eater-of-dimensions',
    { kind: 'static', from: ['removed'], modifiers: [{ ...rule({ word: 'may', what: 'playFrom' }), of: 'self' }] },
    { kind: 'replacement', on: [{ event: 'toGraveyard' }], tier: 'instead', clauses: [doing({ verb: 'becomes', set: { to: 'removed' } })] },
  ),
];
