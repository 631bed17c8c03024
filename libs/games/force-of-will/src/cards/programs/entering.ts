import type { CardProgram } from '@arbiter/kernel/authoring';
import {
  activate,
  automatic,
  banishSelf,
  callStones,
  card,
  continuous,
  costsLess,
  deals,
  dealsPlayers,
  destroys,
  discards,
  doing,
  draw,
  enters,
  entersField,
  gainLife,
  gains,
  gainsKeywords,
  goesToGraveyard,
  happens,
  it,
  jResonators,
  magicStones,
  ofSelf,
  pay,
  produces,
  resonance,
  resonators,
  restSelf,
  rule,
  rulers,
  search,
  target,
  underYourControl,
  untilEndOfTurn,
  yourRulerIs,
} from '../making.js';
import { elfToken, fantasyToken } from '../tokens.js';

const opponent = { as: 'it', target: true, players: 'opponent' } as const;
const fromTop = (amount: number) => ({ all: { from: 'mainDeck', of: 'you', first: amount } });

/** Resonators that do something as they enter a field, or go to the graveyard from it. */
export const enteringPrograms: readonly CardProgram[] = [
  // Damage and destruction.
  card('kleitos', automatic(entersField, { targets: [target(resonators())] }, doing(deals(400)))),
  card('lapis-beast-of-flame', automatic(entersField, { targets: [target(resonators())] }, doing(deals(600)))),
  card('bloodfire-dragon', automatic(entersField, { targets: [target(resonators({}, 'you'))] }, doing(deals(500)))),
  card(
    'salamander-envoy-of-fire',
    automatic(
      entersField,
      { targets: [opponent, target(resonators({}, 'opponent'), { as: 'second' })] },
      doing(deals(600), deals(600, { var: 'second' })),
    ),
  ),
  card('lapis-dark-beast', automatic(entersField, { targets: [target(resonators({ totalCost: { atMost: 3 } }))] }, doing(destroys()))),
  card(
    'demon-of-the-crest-namblot',
    automatic(
      entersField,
      { targets: [target(jResonators())] },
      { if: yourRulerIs('Mars, Fortuneteller of the Fire Star', 'Mars, Dark Commander of Fire'), do: [deals(400)] },
    ),
    automatic({ event: 'turnEnd' }, {}, doing({ verb: 'returnToHand', what: 'self' })),
  ),
  card('card-soldier-diamond', automatic(goesToGraveyard, { targets: [target(resonators())] }, doing(deals(200)))),
  card(
    'faithful-hellhound',
    automatic(
      entersField,
      {},
      {
        forEachPlayer: 'all',
        choose: [{ as: 'gone', from: resonators({}, 'each') }],
        do: [{ verb: 'banish', what: { var: 'gone' }, by: 'each' }],
        together: true,
      },
    ),
  ),
  card(
    'barbatos-worlds-greatest-eccentric',
    automatic(entersField, {}, doing({ verb: 'rest', what: { all: jResonators({}, 'all', 'self') } })),
  ),
  card(
    'wiseman-of-winds',
    automatic(
      enters,
      {},
      {
        if: { not: { exists: { from: 'field', of: 'you', where: { races: 'Elf' }, except: 'self' } } },
        do: [{ verb: 'banish', what: 'self' }],
      },
    ),
  ),

  // Other cards gain something.
  card('attila', automatic(entersField, { targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(200, 200))))),
  card(
    'pumpkin-witch',
    automatic(
      enters,
      {},
      doing({ verb: 'grant', to: { all: resonators({}, 'you') }, until: 'endOfTurn', modifiers: [gainsKeywords('flying', 'swiftness')] }),
    ),
  ),
  card(
    'zero-the-magus-of-null',
    automatic(
      enters,
      {},
      doing({
        verb: 'grant',
        to: { all: resonators({}, 'opponent') },
        until: 'endOfTurn',
        modifiers: [gains(-200, -200), { layer: 'abilities', lose: { keywords: ['flying'] } }],
      }),
    ),
  ),
  card(
    'servant-of-the-mikage',
    automatic(
      entersField,
      { targets: [target(resonators())] },
      {
        if: { exists: magicStones({ special: true }, 'opponent') },
        do: [{ verb: 'addCounters', what: it, kind: '+100/+100', amount: 2 }],
        otherwise: [doing({ verb: 'addCounters', what: it, kind: '+100/+100' })],
      },
    ),
  ),
  card('bors-returned-adventurer', {
    kind: 'triggered',
    on: [entersField, happens('attacks')],
    targets: [target({ from: ['field', 'rulerArea'], where: { races: 'Knight of the Round Table' } })],
    clauses: [doing(untilEndOfTurn(it, gains(400, 400)))],
  }),
  card('abe-no-seimei', automatic(entersField, { targets: [target(resonators())] }, { may: true, do: [{ verb: 'rest', what: it }] })),
  card('genghis-khan', automatic(entersField, { targets: [target(magicStones())] }, doing({ verb: 'recover', what: it }))),

  // Cards and life.
  card('fruit-of-yggdrasil', automatic(entersField, {}, doing(draw()))),
  card('kreis-czherny', automatic(entersField, {}, doing(draw()))),
  card('deceptive-dream', automatic(entersField, {}, discards('opponent')), automatic(goesToGraveyard, {}, doing(draw()))),
  card('jeanne-darc-the-maid-of-orleans', automatic(goesToGraveyard, {}, doing(draw())), automatic(entersField, {}, doing(gainLife(600)))),
  card('healing-wing-dragon', automatic(entersField, {}, doing(gainLife(1000)))),
  card('last-people-of-gloria', { kind: 'triggered', on: [entersField, happens('left')], clauses: [doing(gainLife(700))] }),
  card('lora-the-blood-speaker', automatic(enters, {}, ...search({ types: 'resonator', races: 'Vampire' }))),
  card(
    'dahau',
    automatic(
      entersField,
      { targets: [target({ from: 'graveyard', of: 'you', where: { types: 'resonator' } })] },
      doing({ verb: 'move', what: it, to: 'hand' }),
    ),
  ),
  card(
    'demon-captain-eligos',
    automatic(
      entersField,
      { targets: [target({ from: 'graveyard', of: 'you', where: { types: 'resonator', races: 'Demon', totalCost: { atMost: 3 } } })] },
      doing({ verb: 'move', what: it, to: 'field' }),
    ),
  ),
  card('prowler-of-niflheim', automatic(entersField, {}, doing({ verb: 'move', what: fromTop(2), to: 'graveyard' }))),
  card(
    'wiseman-of-amonsulle',
    automatic(
      entersField,
      {},
      doing({ verb: 'reveal', what: fromTop(3), as: 'shown' }),
      {
        choose: [{ as: 'kept', from: { from: 'mainDeck', of: 'you', where: { is: { var: 'shown' }, types: 'resonator', races: 'Elf' } } }],
        do: [{ verb: 'move', what: { var: 'kept' }, to: 'hand' }],
      },
      doing({
        verb: 'move',
        what: { all: { from: 'mainDeck', of: 'you', where: { is: { var: 'shown' } } } },
        to: 'mainDeck',
        at: 'bottom',
      }),
    ),
  ),
  card(
    'spirit-of-ice',
    automatic(entersField, { targets: [target(resonators({ rested: true }))] }, doing({ verb: 'returnToHand', what: it })),
  ),
  card(
    'giant-rabbit',
    automatic(entersField, { targets: [target(resonators())] }, doing({ verb: 'move', what: it, to: 'mainDeck', at: 'top' })),
  ),
  card(
    'vafthruthnir-giant-wiseman',
    automatic(
      entersField,
      { targets: [target({ from: 'chase', where: { item: 'card', types: 'resonator' } })] },
      doing({ verb: 'cancel', what: it }),
    ),
  ),
  card(
    'rachel-nephilim-commander',
    {
      ...resonance('darkness', {
        may: true,
        do: [destroys()],
        then: [doing({ verb: 'addCounters', what: { all: rulers({ keywords: 'mana' }) }, kind: 'mana' })],
      }),
      targets: [target(resonators({ totalCost: { atMost: 2 } }))],
    },
    automatic(
      entersField,
      { targets: [target({ from: 'graveyard', of: 'you', where: { races: 'Demon', totalCost: 1 } })] },
      doing({ verb: 'move', what: it, to: 'field' }),
    ),
  ),

  // Magic stones and will (907).
  card(
    'aramis-the-three-musketeers',
    automatic(enters, {}, doing({ verb: 'produce', will: '{G}', amount: { count: resonators({ races: 'Musketeer' }, 'you') } })),
  ),
  card('timekeeper-elf', automatic(entersField, {}, doing(callStones(1, true)))),
  card('griphon-racing-across-darkness', automatic(entersField, {}, doing(callStones(2)))),
  card('hansel-and-gretel', automatic(entersField, {}, doing(draw()), doing(callStones(1, true)))),
  card(
    'gretel',
    automatic(enters, {}, doing({ verb: 'reveal', what: { all: { from: 'magicStoneDeck', of: 'you', first: 1 } }, as: 'shown' }), {
      if: { object: { var: 'shown' }, is: { types: 'magicStone', stones: 'wind' } },
      do: [{ verb: 'move', what: { var: 'shown' }, to: 'field' }],
    }),
  ),

  // Tokens (1303).
  card('wind-clad-elf', automatic(entersField, {}, doing({ verb: 'create', token: elfToken }))),
  card('oberon-lord-of-elves', automatic(entersField, {}, doing({ verb: 'create', token: elfToken, amount: 3 }))),
  card('illusory-projection', automatic(goesToGraveyard, {}, doing({ verb: 'create', token: fantasyToken }))),

  // Copies (1017).
  card(
    'fayli-genius-rip-off-artist',
    activate(
      { cost: [pay('{R}'), restSelf], targets: [target(resonators({}, 'you', 'self'))] },
      doing({ verb: 'createCopy', what: it, as: 'made' }),
      doing({
        verb: 'later',
        ability: {
          kind: 'triggered',
          on: [{ event: 'turnEnd' }],
          clauses: [doing({ verb: 'banish', what: { var: 'made' }, by: { controllerOf: { var: 'made' } } })],
        },
      }),
    ),
  ),
  card(
    'spirit-of-yggdrasil',
    automatic(
      happens('attached', {
        all: [
          { object: { event: 'host' }, is: { is: 'self' } },
          { object: { event: 'object' }, is: { types: 'addition' } },
        ],
      }),
      {},
      doing(draw()),
    ),
  ),
  card('magari', activate({ cost: [restSelf] }, doing(produces('{G}{G}')))),
  card('herald-of-the-beast-lady'),
  card(
    'frederica-lipps',
    automatic(
      entersField,
      { targets: [target(resonators({ rested: false }, 'opponent'))] },
      doing(untilEndOfTurn(it, underYourControl, gainsKeywords('swiftness'))),
    ),
  ),
  card('martha-lipponen'),
  card('little-angel-of-armalla', activate({ cost: [banishSelf] }, doing(gainLife(300)))),
  card(
    'eden-the-crimson-garden',
    continuous({ layer: 'rules', players: 'all', gain: { rules: [{ word: 'cant', what: 'gainLife' }] } }),
    automatic({ event: 'turnEnd' }, {}, doing(dealsPlayers(200, 'all'))),
  ),
  card('melgis-king-of-conquest', continuous({ layer: 'rules', players: 'all', gain: { rules: [{ word: 'cant', what: 'gainLife' }] } })),
  card('dark-melgis-the-shadow-flame', {
    kind: 'static',
    keyword: 'awakening',
    cost: [pay('{R}')],
    modifiers: [
      ofSelf(
        { layer: 'abilities', abilities: [automatic(entersField, { targets: [target(resonators())] }, doing(deals(1000)))] },
        { object: 'self', is: { awakened: true } },
      ),
    ],
  }),
  card(
    'remote-control-golem',
    costsLess('{1}', undefined, { count: { from: 'field', of: 'you', where: { races: 'Machine' } } }),
    continuous({ ...rule({ word: 'cant', what: 'beDestroyed' }), of: 'self' }),
  ),
];
